r"""Every pose a train can take in a yard, as numbers, with what a step, a coupling and an uncoupling makes of it.

A pose is a smooth path of points and an end: the locomotive's point, then those of its wagons, or for a lone
locomotive the point at the other end of the rail it stands on. Poses are numbered for each count of wagons, 0 to 4.

    a1---c1---e1---g1        path (c1, a1) without wagons: alone on c1, over the rail to a1
                             path (c1, a1) with one wagon: the wagon stands on a1

The colours of the wagons and what stands elsewhere are not part of a pose. The rules of movement are the same as in
`steps` and `coupling`; a test compares them pose by pose.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from app.games.locomotion.train import End, Train
from app.games.locomotion.yard.network import Point, Yard

MOST_WAGONS = 4
Path = tuple[Point, ...]


class Arrivals(NamedTuple):
    """From which poses steps lead to a pose: entering its first point, and entering its last."""

    by_first: tuple[int, ...]
    by_last: tuple[int, ...]


class Poses:
    """The poses of a yard. With `either_end` front and rear are alike, so that there are half as many.

    Each list has an entry for 0 to 4 wagons, and in it one for each pose.

    paths     the points
    counts    the wagons are on an end that counts (M22)
    arrivals  the poses from which one step leads there (M10, M11)
    hitches   the points from which a wagon can be coupled, and the pose it makes (M16)
    rests     what uncoupling leaves: the number of wagons kept and the pose (M17)
    unhitched where the last wagon came from: the poses before it was coupled, and its point
    """

    def __init__(self, yard: Yard, *, either_end: bool) -> None:
        self.yard = yard
        self.points = len(yard.places)
        self.either_end = either_end
        self._sides = 1 if either_end else 2
        all_paths = list(_paths(yard))
        self.paths: list[list[Path]] = [all_paths[max(0, k - 1)] * self._sides for k in range(MOST_WAGONS + 1)]
        lengths = [len(paths) // self._sides for paths in self.paths]
        self.counts = [[number < length for number in range(length * self._sides)] for length in lengths]
        self._numbers = [
            {path: number for number, path in enumerate(paths[:length])}
            for paths, length in zip(self.paths, lengths, strict=True)
        ]
        self.arrivals = [[Arrivals((), ())] * len(paths) for paths in self.paths]
        self.hitches: list[list[tuple[tuple[Point, int], ...]]] = [[()] * len(paths) for paths in self.paths]
        self.rests: list[list[tuple[tuple[int, int], ...]]] = [[()] * len(paths) for paths in self.paths]
        self.unhitched: list[list[list[tuple[int, Point]]]] = [[[] for _ in paths] for paths in self.paths]
        for wagons in range(MOST_WAGONS + 1):
            for pose in range(len(self.paths[wagons])):
                self._fill(wagons, pose)

    def number(self, wagons: int, path: Path, side: int = 0) -> int:
        """Return the number of a pose; side 1 is the front, where the ends differ. KeyError when it is none."""
        return self._numbers[wagons][path] + (side * len(self._numbers[wagons]) if self._sides == 2 else 0)

    def number_of(self, train: Train) -> int:
        """Return the number of the pose of a train."""
        path = train.points if train.wagons else (train.locomotive, train.rail)
        return self.number(len(train.wagons), path, int(train.end is End.FRONT))

    def stands_on(self, wagons: int, pose: int) -> Path:
        """Return the points that a train in a pose takes up."""
        path = self.paths[wagons][pose]
        return path if wagons else path[:1]

    # ---------------------------------------------------------------- tables

    def _fill(self, wagons: int, pose: int) -> None:
        path = self.paths[wagons][pose]
        side = pose // len(self._numbers[wagons])
        ahead = self.yard.onward[path[0]][path[1]]
        behind = self.yard.onward[path[-1]][path[-2]]
        if wagons:
            firsts = [(*path[1:], way) for way in behind]
            lasts = [(way, *path[:-1]) for way in ahead]
            self.arrivals[wagons][pose] = Arrivals(
                tuple(self.number(wagons, before, side) for before in firsts),
                tuple(self.number(wagons, before, side) for before in lasts),
            )
        else:
            self.arrivals[0][pose] = Arrivals(self._lone_arrivals(path, side), ())
        if wagons < MOST_WAGONS:
            self.hitches[wagons][pose] = tuple(self._hitches(wagons, path, side, ahead, behind))
            for point, after in self.hitches[wagons][pose]:
                self.unhitched[wagons + 1][after].append((pose, point))
        self.rests[wagons][pose] = tuple(
            (kept, self.number(kept, path[: max(2, kept + 1)], side)) for kept in range(wagons)
        )

    def _lone_arrivals(self, path: Path, side: int) -> tuple[int, ...]:
        """Return where a lone locomotive came from: over its rail, going on the same way or going back (M11a)."""
        here, came = path
        onward = (self.number(0, (came, far), side) for far in self.yard.onward[came][here])
        return (*onward, self.number(0, (came, here), 1 - side))

    def _hitches(self, wagons: int, path: Path, side: int, ahead: Path, behind: Path) -> Iterator[tuple[Point, int]]:
        if wagons:
            for point in behind:
                yield point, self.number(wagons + 1, (*path, point), side)
            return
        for point in ahead:
            yield point, self.number(1, (path[0], point), 1 - side)
        yield path[1], self.number(1, path, side)


def _paths(yard: Yard) -> Iterator[list[Path]]:
    """Yield the smooth paths of two points, of three, and so on to five."""
    paths: list[Path] = [(point, other) for point, others in enumerate(yard.neighbours) for other in others]
    yield paths
    for _ in range(MOST_WAGONS - 1):
        paths = [(*path, way) for path in paths for way in yard.onward[path[-1]][path[-2]]]
        yield paths


@lru_cache(maxsize=4)
def poses_of(yard: Yard, *, either_end: bool) -> Poses:
    """Return the poses of a yard, made once."""
    return Poses(yard, either_end=either_end)
