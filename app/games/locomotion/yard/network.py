"""A yard: a network of rails, and the tables that every move is looked up in.

Rails are counted in whole rails. Points are counted from 0, row by row; with three points per rail the middle of
a rail is a point of its own and each half counts as a rail from then on (M2).
"""

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from app.games.locomotion.yard.lattice import Place, beyond, is_smooth, opposite, place_at, place_name

MOST_RAILS = 45
"""So many rails are in the box (M2)."""

Point = int
"""A point of a yard by its number: its place is `yard.places[point]`."""


class Rail(NamedTuple):
    """A whole rail from a place to the east (0), south-east (1) or south-west (2); ends count in whole rails."""

    q: int
    r: int
    direction: int

    @property
    def ends(self) -> tuple[Place, Place]:
        """Both ends, the upper or left one first."""
        start = Place(self.q, self.r)
        return start, beyond(start, self.direction)


def rail_from(place: Place, direction: int) -> Rail:
    """Return the rail from a place in any of the six directions."""
    if direction < 3:
        return Rail(*place, direction)
    return Rail(*beyond(place, direction), opposite(direction))


class Yard(Struct, frozen=True, dict=True):
    """A network of rails, sorted. Whether it is fit for play is told by `yard_checks`.

    points_per_rail    2, or 3 with a middle point on every rail (M2)
    """

    rails: tuple[Rail, ...]
    points_per_rail: int = 2

    @cached_property
    def tracks(self) -> tuple[Rail, ...]:
        """What a piece steps along: the rails, or with three points per rail their halves (M2)."""
        if self.points_per_rail == 2:
            return self.rails
        halves = []
        for q, r, direction in self.rails:
            first = Place(2 * q, 2 * r)
            halves += [Rail(*first, direction), Rail(*beyond(first, direction), direction)]
        return tuple(halves)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Where the points lie, row by row."""
        ends = {end for track in self.tracks for end in track.ends}
        return tuple(sorted(ends, key=lambda place: (place.r, place.q)))

    @cached_property
    def numbers(self) -> dict[Place, Point]:
        """The points by their places."""
        return {place: point for point, place in enumerate(self.places)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The points by name: "c1"."""
        return tuple(map(place_name, self.places))

    @cached_property
    def named(self) -> dict[str, Point]:
        """The points by their names."""
        return {name: point for point, name in enumerate(self.names)}

    @cached_property
    def ways(self) -> tuple[dict[int, Point], ...]:
        """Per point the neighbour that a rail leads to, by direction."""
        ways: tuple[dict[int, Point], ...] = tuple({} for _ in self.places)
        for track in self.tracks:
            start, end = (self.numbers[place] for place in track.ends)
            ways[start][track.direction] = end
            ways[end][opposite(track.direction)] = start
        return ways

    @cached_property
    def neighbours(self) -> tuple[tuple[Point, ...], ...]:
        """Per point the points that a rail leads to, in order."""
        return tuple(tuple(sorted(ways.values())) for ways in self.ways)

    @cached_property
    def onward(self) -> tuple[dict[Point, tuple[Point, ...]], ...]:
        """Per point and the neighbour a piece came from, the points it may travel on to (M11)."""
        return tuple(
            {
                came: tuple(sorted(way for out, way in ways.items() if is_smooth(opposite(back), out)))
                for back, came in ways.items()
            }
            for ways in self.ways
        )

    def is_rail(self, point: Point, other: Point) -> bool:
        """Say whether a rail joins two points directly; numbers that are no points are joined to nothing."""
        return 0 <= point < len(self.places) and other in self.onward[point]


def yard_of(rails: Iterable[Rail], points_per_rail: int = 2) -> Yard:
    """Return the yard of these rails, moved to the upper left corner: equal networks are equal yards."""
    found = set(rails)
    if not found:
        return Yard((), points_per_rail)
    ends = [end for rail in found for end in rail.ends]
    top = min(end.row for end in ends)
    left = min(end.column for end in ends)
    dq, dr = place_at(left - (left + top) % 2, top)
    return Yard(tuple(sorted(Rail(q - dq, r - dr, way) for q, r, way in found)), points_per_rail)


def is_drawable(yard: Yard) -> bool:
    """Say whether a yard is written as `yard_of` writes it; a record from elsewhere may hold anything."""
    is_lattice = all(0 <= rail.direction < 3 for rail in yard.rails) and yard.points_per_rail in (2, 3)
    return is_lattice and yard == yard_of(yard.rails, yard.points_per_rail)
