"""Yards from a code: the same code gives the same yard, and every yard is valid and turns locomotives.

A yard grows from a Y, at which a lone locomotive can be turned. Every track that is laid begins smoothly at a rail
that is there already and lies beside no parallel one, so M3, M4 and M4a hold from the first rail to the last.
"""

import enum
from math import sqrt

from app.games.locomotion.yard.checks import parallel_to
from app.games.locomotion.yard.lattice import SMOOTH, Place, beyond, is_smooth, opposite
from app.games.locomotion.yard.network import MOST_RAILS, Rail, Yard, rail_from, yard_of
from app.games.luck import Luck

LEAST_RAILS = 10
_ROOM = 1.5
"""The ground for each rail, in squares of a rail's length; less grows too dense to read, more too thin."""
_STRETCH = 1.6
"""How much longer than broad the ground is."""
_TRIES = 24
_LONGEST_LOOP = 9


class Difficulty(enum.Enum):
    """How easily trains pass each other: easy yards have many loops, hard ones dead ends."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Shape(enum.Enum):
    """Which way a yard is longer."""

    LANDSCAPE = "landscape"
    PORTRAIT = "portrait"


_LOOPS = {Difficulty.EASY: 95, Difficulty.MEDIUM: 40, Difficulty.HARD: 10}
"""In how many of a hundred times a loop is tried before a branch."""
_BRANCH = {Difficulty.EASY: 2, Difficulty.MEDIUM: 4, Difficulty.HARD: 5}
"""How many rails a branch has at most."""


def generated_yard(rails: int, difficulty: Difficulty, shape: Shape, code: int) -> Yard:
    """Return the yard of a code with exactly so many rails; ValueError outside 10 to 45."""
    if not LEAST_RAILS <= rails <= MOST_RAILS:
        raise ValueError(f"{rails} rails: a yard is generated with {LEAST_RAILS} to {MOST_RAILS}")
    site = _Site(rails, shape, Luck(code))
    while len(site.laid) < rails:
        left = rails - len(site.laid)
        is_loop = left > 1 and site.luck.below(100) < _LOOPS[difficulty]
        track = (site.loop(left) if is_loop else ()) or site.branch(min(left, _BRANCH[difficulty]))
        site.lay(track)
    return yard_of(site.laid)


class _Site:
    """Where a yard is being laid: the rails so far and the ground they may cover."""

    def __init__(self, rails: int, shape: Shape, luck: Luck) -> None:
        self.luck = luck
        long, short = sqrt(_ROOM * rails * _STRETCH), sqrt(_ROOM * rails / _STRETCH)
        width, height = (long, short) if shape is Shape.LANDSCAPE else (short, long)
        self.width, self.height = width, height / sqrt(0.75)
        self.laid: set[Rail] = set()
        self.ways: dict[Place, set[int]] = {}
        first = luck.below(2)
        self.lay(tuple(rail_from(Place(0, 0), way) for way in (first, first + 2, first + 4)))

    def lay(self, track: tuple[Rail, ...]) -> None:
        """Add rails."""
        for rail in track:
            start, end = rail.ends
            self.laid.add(rail)
            self.ways.setdefault(start, set()).add(rail.direction)
            self.ways.setdefault(end, set()).add(opposite(rail.direction))
        columns, rows = [place.column for place in self.ways], [place.row for place in self.ways]
        self.columns, self.rows = (min(columns), max(columns)), (min(rows), max(rows))

    def loop(self, most: int) -> tuple[Rail, ...]:
        """Return a track that ends at another point of the yard, the shortest of some tries; none may be found."""
        found: list[tuple[Rail, ...]] = []
        points = sorted(self.ways)
        dead_ends = [place for place in points if len(self.ways[place]) == 1] or points
        for number in range(_TRIES):
            begin = self.luck.one_of(points if number % 2 else dead_ends)
            track, place = self._walk(begin, min(most, _LONGEST_LOOP))
            if len(track) > 1 and place in self.ways:
                found.append(track)
        return min(found, key=len, default=())

    def branch(self, most: int) -> tuple[Rail, ...]:
        """Return a track of some rails that ends in the open; on crowded ground the ground grows."""
        points = sorted(self.ways)
        while True:
            for _ in range(_TRIES):
                track, place = self._walk(self.luck.one_of(points), 1 + self.luck.below(most))
                if track and place not in self.ways:
                    return track
            self.width, self.height = self.width + 1, self.height + 1

    def _walk(self, place: Place, length: int) -> tuple[tuple[Rail, ...], Place]:
        """Walk smoothly from a point of the yard over free ground, at most to the next point of the yard."""
        luck = self.luck
        outs = [way for way in range(6) if self._can_leave(place, way)]
        track: tuple[Rail, ...] = ()
        if not outs:
            return track, place
        way, here = luck.one_of(outs), place
        while len(track) < length:
            rail, there = rail_from(here, way), beyond(here, way)
            if not self._is_free(rail, track) or not self._is_inside(there) or not self._can_arrive(there, way):
                break
            track, here = (*track, rail), there
            if there in self.ways:
                break
            way = (way + luck.one_of((0, 0, 0, *SMOOTH))) % 6
        return track, here

    def _can_leave(self, place: Place, way: int) -> bool:
        """Say whether a track may begin here: smoothly from some rail, at most three rails to a point."""
        ways = self.ways[place]
        return way not in ways and len(ways) < 3 and any(is_smooth(opposite(back), way) for back in ways)

    def _can_arrive(self, place: Place, way: int) -> bool:
        ways = self.ways.get(place)
        return ways is None or (len(ways) < 3 and any(is_smooth(way, out) for out in ways))

    def _is_free(self, rail: Rail, track: tuple[Rail, ...]) -> bool:
        return not any(rail in rails or parallel_to(rails, rail) for rails in (self.laid, track))

    def _is_inside(self, place: Place) -> bool:
        """Say whether the yard stays on its ground with this place."""
        columns, rows = (*self.columns, place.column), (*self.rows, place.row)
        return (max(columns) - min(columns)) / 2 <= self.width and max(rows) - min(rows) <= self.height
