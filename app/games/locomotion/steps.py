"""Steps: a whole train moves one point along the rails, either end leading (M10 to M14).

`taken` is always the set of points where other pieces stand. Pure geometry: no turns, no prices.
"""

from collections.abc import Collection, Iterator

from app.games.locomotion.train import End, Train
from app.games.locomotion.yard.network import Point, Yard


def offered(yard: Yard, train: Train, end: End) -> tuple[Point, ...]:
    """Return the points that the rails offer to a leading end, whatever stands there (M11).

    The end towards `train.rail` is led by the last wagon; a lone locomotive goes back over the rail it stands on.
    """
    if end is not train.end:
        return yard.onward[train.points[0]][train.rail]
    if train.wagons:
        return yard.onward[train.points[-1]][train.points[-2]]
    return (train.rail,)


def steps(yard: Yard, train: Train, taken: Collection[Point]) -> Iterator[tuple[End, Point]]:
    """Yield every step a train can make: the leading end and the point it enters (M10, M12, M13)."""
    for end in (train.end.other, train.end):
        for point in offered(yard, train, end):
            if point not in taken and point not in train.points:
                yield end, point


def moved(train: Train, end: End, point: Point) -> Train:
    """Return a train after a step that `steps` allows: every other piece takes the point just vacated (M10)."""
    points = train.points
    if end is not train.end:
        return Train((point, *points[:-1]), points[0], train.end, train.wagons)
    if train.wagons:
        points = (*points[1:], point)
        return Train(points, points[1], train.end, train.wagons)
    return Train((point,), points[0], train.end.other)
