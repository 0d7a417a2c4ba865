"""How far it still is to the whole order of four wagons, told from the end backwards: layer by layer, for one yard.

A perimeter knows no start and no colours, so one serves every start and order on a yard. It grows when asked.
"""

from collections.abc import Iterator
from functools import lru_cache

from app.games.locomotion.search.packed import TRAIN, composition, joined, loose_points, parted, wagon_at
from app.games.locomotion.search.poses import MOST_WAGONS, Poses, poses_of
from app.games.locomotion.yard.network import Yard

Situation = tuple[int, int, int]
"""Where everything is: how many wagons the train has, its pose, and the packed arrangement."""
Onward = tuple[int, Situation | None]
"""The fewest steps on a shortest way to the end, and the next situation on it."""


def before(poses: Poses, situation: Situation) -> Iterator[tuple[int, Situation]]:
    """Yield the situations from which one act leads here, each with 1 for a step and 0 for a coupling."""
    wagons, pose, key = situation
    taken = {point for _, point in loose_points(key)}
    for sources in poses.arrivals[wagons][pose]:
        for source in sources:
            if taken.isdisjoint(poses.stands_on(wagons, source)):
                yield 1, (wagons, source, key)
    for other in _before_coupling(poses, situation):
        yield 0, other
    for other in _before_uncoupling(poses, situation):
        yield 0, other


def _before_coupling(poses: Poses, situation: Situation) -> Iterator[Situation]:
    """Yield a train without its last wagon, without its last two and so on: all are coupled in one act (M16)."""
    wagons, pose, key = situation
    for shorter, point in poses.unhitched[wagons][pose]:
        other = (wagons - 1, shorter, parted(key, wagons - 1, point))
        yield other
        yield from _before_coupling(poses, other)


def _before_uncoupling(poses: Poses, situation: Situation) -> Iterator[Situation]:
    """Yield a train that still has the wagons that stand in line behind it (M17)."""
    wagons, pose, key = situation
    if wagons == MOST_WAGONS:
        return
    rail = poses.paths[0][pose][1] if wagons == 0 else None
    for point, longer in poses.hitches[wagons][pose]:
        number = wagon_at(key, point)
        if number and rail in (None, point):
            other = (wagons + 1, longer, joined(key, wagons, number, point))
            yield other
            yield from _before_uncoupling(poses, other)


class Perimeter:
    """The situations near the end: `layers[d]` holds those from which d acts are needed, and no fewer."""

    def __init__(self, poses: Poses) -> None:
        self._poses = poses
        key = composition(range(1, MOST_WAGONS + 1)) << TRAIN
        done = [pose for pose, counts in enumerate(poses.counts[MOST_WAGONS]) if counts]
        self.layers: list[dict[Situation, Onward]] = [{(MOST_WAGONS, pose, key): (0, None) for pose in done}]
        self._known: set[Situation] = set(self.layers[0])

    def layer(self, depth: int) -> dict[Situation, Onward]:
        """Return the situations from which so many acts are needed, each with how to go on."""
        while len(self.layers) <= depth:
            self._grow()
        return self.layers[depth]

    def aim(self, depth: int) -> "dict[tuple[int, int], list[int]]":
        """Return the poses of a layer by number of wagons and arrangement."""
        wanted: dict[tuple[int, int], list[int]] = {}
        for wagons, pose, key in self.layer(depth):
            wanted.setdefault((wagons, key), []).append(pose)
        return wanted

    def _grow(self) -> None:
        outer: dict[Situation, Onward] = {}
        for situation, (steps, _) in self.layers[-1].items():
            for is_step, other in before(self._poses, situation):
                if other not in self._known and (other not in outer or steps + is_step < outer[other][0]):
                    outer[other] = (steps + is_step, situation)
        self._known.update(outer)
        self.layers.append(outer)


@lru_cache(maxsize=4)
def perimeter_of(yard: Yard, *, either_end: bool) -> Perimeter:
    """Return the perimeter of a yard, which goes on growing from use to use."""
    return Perimeter(poses_of(yard, either_end=either_end))
