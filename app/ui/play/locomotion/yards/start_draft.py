"""A solo start being placed: one locomotive, four wagons, and perhaps the order (M6, M8)."""

from msgspec import Struct
from msgspec.structs import replace

from app.games.locomotion.start import Start, start_fault
from app.games.locomotion.train import COLOURS, Colour
from app.games.locomotion.yard.network import Point, Yard


class StartDraft(Struct, frozen=True):
    """What stands already. `locomotive` is its point and the other end of the rail its rear is on."""

    yard: Yard
    locomotive: tuple[Point, Point] | None = None
    wagons: tuple[tuple[Point, Colour], ...] = ()
    order: tuple[Colour, ...] = ()

    @property
    def left(self) -> tuple[Colour | None, ...]:
        """The pieces in hand; None is the locomotive."""
        standing = {colour for _, colour in self.wagons}
        engine: tuple[Colour | None, ...] = () if self.locomotive else (None,)
        return (*engine, *(colour for colour in COLOURS if colour not in standing))

    def at(self, point: Point) -> "tuple[Colour | None] | None":
        """Return what stands on a point, in a row of one, or None for nothing."""
        if self.locomotive is not None and self.locomotive[0] == point:
            return (None,)
        return next(((colour,) for at, colour in self.wagons if at == point), None)

    def placed(self, piece: Colour | None, point: Point) -> "StartDraft":
        """Return the draft with a piece on an empty point; a locomotive on its own point turns to the next rail."""
        if piece is not None:
            rest = tuple(wagon for wagon in self.wagons if wagon[1] is not piece)
            return replace(self, wagons=tuple(sorted((*rest, (point, piece)), key=lambda wagon: wagon[0])))
        rails = self.yard.neighbours[point]
        if self.locomotive is not None and self.locomotive[0] == point:
            return replace(self, locomotive=(point, rails[(rails.index(self.locomotive[1]) + 1) % len(rails)]))
        return replace(self, locomotive=(point, rails[0]))

    @property
    def start(self) -> Start | None:
        """The start, once all pieces stand."""
        if self.left or self.locomotive is None:
            return None
        return Start((self.locomotive,), self.wagons, self.order if len(self.order) > 1 else ())

    @property
    def fault(self) -> str | None:
        """What is wrong with it (M6): "unfinished", or what `start_fault` says."""
        return "unfinished" if self.start is None else start_fault(self.yard, self.start, 1)


def draft_of(yard: Yard, start: Start | None) -> StartDraft:
    """Return the draft to change a start, or an empty one."""
    return StartDraft(yard) if start is None else StartDraft(yard, start.locomotives[0], start.wagons, start.order)
