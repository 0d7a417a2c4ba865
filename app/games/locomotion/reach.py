"""How far a train can travel: every pose it can reach by steps alone, its price and the shortest way there.

A pose is a `Train`. One step costs one point (M10); coupling is not travelled through.
"""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from app.games.locomotion.steps import moved, steps
from app.games.locomotion.train import End, Train
from app.games.locomotion.yard.network import Point, Yard

Stride = tuple[End, Point]
"""One step: the leading end and the point it enters (M10)."""


class Arrival(Struct, frozen=True):
    """How a pose is reached: its price, and the pose before with the stride from there (None at the start)."""

    cost: int
    last: tuple[Train, Stride] | None = None


Reach = dict[Train, Arrival]


def reach(yard: Yard, train: Train, taken: Collection[Point], budget: int) -> Reach:
    """Return every pose within a number of steps, nearest first."""
    return _spread(yard, {train: 0}, taken, budget)


def _spread(yard: Yard, starts: Mapping[Train, int], taken: Collection[Point], budget: int) -> Reach:
    """Search from several poses that have their price already, dearer and dearer."""
    found: Reach = {}
    fresh: Reach = {}
    latest = max(starts.values(), default=0)
    for cost in range(budget + 1):
        fresh |= {pose: Arrival(cost) for pose, price in starts.items() if price == cost}
        layer = [pose for pose in fresh if pose not in found]
        if not layer and cost > latest:
            break
        found |= {pose: fresh[pose] for pose in layer}
        fresh = {}
        for pose in layer:
            for stride in steps(yard, pose, taken):
                fresh.setdefault(moved(pose, *stride), Arrival(cost + 1, (pose, stride)))
    return found


def strides(found: Reach, pose: Train) -> tuple[Stride, ...]:
    """Return the shortest way to a pose, stride by stride; KeyError for one out of reach."""
    way: list[Stride] = []
    while (last := found[pose].last) is not None:
        pose, stride = last
        way.append(stride)
    return tuple(reversed(way))


def poses_at(found: Reach, point: Point, end: End | None = None) -> tuple[Train, ...]:
    """Return the poses whose leading piece at that end, None is either, stands on a point; cheapest first."""
    return tuple(pose for pose in found if point in _leads(pose, end))


def costs(found: Reach, end: End | None = None) -> dict[Point, int]:
    """Return per point the least price for which the leading piece at that end, None is either, gets there."""
    prices: dict[Point, int] = {}
    for pose, arrival in found.items():
        for point in _leads(pose, end):
            prices.setdefault(point, arrival.cost)
    return prices


def _leads(pose: Train, end: End | None) -> tuple[Point, ...]:
    return (pose.locomotive, pose.last) if end is None else (pose.lead(end),)


def route(
    yard: Yard, train: Train, taken: Collection[Point], budget: int, stops: Sequence[Point], end: End | None = None
) -> tuple[Stride, ...] | None:
    """Return the shortest way that brings the leading piece at that end to these points one after the other.

    All stops but the last are waypoints and count for either end. None where the budget is too small.
    """
    legs: list[Reach] = []
    starts = {train: 0}
    for left, stop in enumerate(stops, start=1 - len(stops)):
        found = _spread(yard, starts, taken, budget)
        starts = {pose: found[pose].cost for pose in poses_at(found, stop, None if left else end)}
        legs.append(found)
    if not starts:
        return None
    pose, way = min(starts, key=lambda pose: starts[pose]), list[Stride]()
    for found in reversed(legs):
        way[:0] = strides(found, pose)
        while (last := found[pose].last) is not None:
            pose = last[0]
    return tuple(way)
