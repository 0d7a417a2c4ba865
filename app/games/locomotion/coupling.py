"""Coupling and uncoupling, without turns and prices (M15 to M19).

`loose` says which wagon stands where; `row` is the points of the wagons that a coupling takes, nearest first.
"""

from collections.abc import Iterator, Mapping

from app.games.locomotion.steps import offered
from app.games.locomotion.train import Colour, End, Train
from app.games.locomotion.yard.network import Point, Yard

Loose = Mapping[Point, Colour]


def coupling_ends(train: Train) -> tuple[End, ...]:
    """Return the ends at which a train can couple: both of a lone locomotive, else where its wagons are (M15)."""
    return (train.end,) if train.wagons else (train.end.other, train.end)


def couplings(yard: Yard, train: Train, loose: Loose) -> Iterator[tuple[Point, ...]]:
    """Yield every row a train can couple, shorter before longer, at a fork each branch (M16, M18)."""
    for end in coupling_ends(train):
        for point in offered(yard, train, end):
            yield from _rows(yard, loose, (train.last, point), train.wagons)


def _rows(
    yard: Yard, loose: Loose, path: tuple[Point, ...], colours: tuple[Colour, ...]
) -> Iterator[tuple[Point, ...]]:
    """Yield the rows that begin with a path, whose first point is the train's own."""
    point = path[-1]
    colour = loose.get(point)
    if colour is None or colour in colours:
        return
    yield path[1:]
    for following in yard.onward[point][path[-2]]:
        yield from _rows(yard, loose, (*path, following), (*colours, colour))


def coupling_end(train: Train, point: Point) -> End:
    """Return the end of the locomotive on whose side a wagon at that point is hung (M11a)."""
    return train.end if train.wagons or point == train.rail else train.end.other


def coupled(train: Train, row: tuple[Point, ...], loose: Loose) -> Train:
    """Return a train with a row that `couplings` allows (M11a, M16)."""
    end = coupling_end(train, row[0])
    points = (*train.points, *row)
    return Train(points, points[1], end, (*train.wagons, *(loose[point] for point in row)))


def uncoupled(train: Train, joint: int) -> tuple[Train, tuple[tuple[Point, Colour], ...]]:
    """Return what stays with the locomotive when a train is parted, and the wagons that stay behind (M17).

    Joint 0 is at the locomotive, joint 1 behind the first wagon and so on. A locomotive left alone stands on the
    rail towards its former first wagon, with the end that held it (M11a).
    """
    kept = Train(train.points[: joint + 1], train.rail, train.end, train.wagons[:joint])
    return kept, tuple(zip(train.points[joint + 1 :], train.wagons[joint:], strict=True))
