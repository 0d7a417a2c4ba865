"""A yard that is being built: rails laid and taken away one by one, on a lattice without an edge.

A draft may break any rule but the number of rails in the box. Its places stay where they are while it is built;
only a finished yard moves to the upper left corner.
"""

from msgspec import Struct
from msgspec.structs import replace

from app.games.locomotion.start import Start, start_fault
from app.games.locomotion.yard.checks import breaches
from app.games.locomotion.yard.file import NamedStart, NamedYard, Titles
from app.games.locomotion.yard.lattice import Place, beyond
from app.games.locomotion.yard.network import MOST_RAILS, Point, Rail, Yard, rail_from, yard_of

LONGEST_TITLE = 14
"""So many letters has the name of an own yard at most."""


class YardDraft(Struct, frozen=True):
    """A yard in the making. `kept` is the yard as it was before; its starts go along where they still can."""

    id: str
    name: str
    rails: tuple[Rail, ...] = ()
    points_per_rail: int = 2
    kept: NamedYard | None = None

    @property
    def yard(self) -> Yard:
        """The rails where they lie; points are numbered as they will be in the finished yard."""
        return Yard(self.rails, self.points_per_rail)

    @property
    def left(self) -> int:
        """How many rails are left in the box (M2)."""
        return MOST_RAILS - len(self.rails)

    def with_rails(self, rails: frozenset[Rail]) -> "YardDraft":
        """Return the draft with these rails."""
        return replace(self, rails=tuple(sorted(rails)))

    def toggled(self, rail: Rail) -> "YardDraft | None":
        """Lay a rail, or take it away if it lies; None when no rail is left in the box (M2)."""
        if rail not in self.rails and self.left < 1:
            return None
        return self.with_rails(frozenset(self.rails) ^ {rail})

    def starts(self) -> tuple[NamedStart, ...]:
        """Return the starts of the yard as it was that stand on the rails as they are now."""
        if self.kept is None:
            return ()
        moved = [(each.id, carried(each.start, self.kept.yard, self.yard)) for each in self.kept.starts]
        return tuple(NamedStart(id_, start) for id_, start in moved if start is not None)

    def finished(self) -> NamedYard:
        """Return the yard for play; ValueError while it breaks M2 to M4."""
        if found := breaches(self.yard):
            raise ValueError(f"a yard with a breach is not finished: {found[0].key} ({found[0].rule})")
        yard = yard_of(self.rails, self.points_per_rail)
        return NamedYard(self.id, Titles(self.name, self.name), yard, self.starts())


def draft_of(named: NamedYard, name: str) -> YardDraft:
    """Return the draft to change a yard."""
    return YardDraft(named.id, name, named.yard.rails, named.yard.points_per_rail, named)


def rail_between(place: Place, other: Place) -> Rail | None:
    """Return the rail that two neighbouring places would have, or None if they are no neighbours."""
    return next((rail_from(place, way) for way in range(6) if beyond(place, way) == other), None)


def carried(start: Start, before: Yard, after: Yard) -> Start | None:
    """Return a start on changed rails, every piece where it was; None if it cannot stand so any more (M6)."""

    def point(number: Point) -> Point:
        place = before.places[number]
        scaled = [part * (after.points_per_rail - 1) / (before.points_per_rail - 1) for part in place]
        return after.numbers.get(Place(*map(int, scaled)), -1) if all(part % 1 == 0 for part in scaled) else -1

    engines = tuple((point(at), _next_to(after, point(at), point(rail))) for at, rail in start.locomotives)
    wagons = tuple(sorted(((point(at), colour) for at, colour in start.wagons), key=lambda wagon: wagon[0]))
    moved = Start(engines, wagons, start.order)
    return None if start_fault(after, moved, len(engines)) else moved


def _next_to(yard: Yard, at: Point, towards: Point) -> Point:
    """Return the neighbour of a point in the direction of a place one or two steps away."""
    if at < 0 or towards < 0 or yard.is_rail(at, towards):
        return towards
    near = [way for way in yard.neighbours[at] if yard.is_rail(way, towards)]
    return near[0] if len(near) == 1 else towards
