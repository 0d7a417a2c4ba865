"""What is being placed and where: a draft of the screen, until the star makes it a move.

It turns, mirrors, nudges and aims; whether a place is legal it asks the rules.
"""

import enum

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import Seat
from app.games.locus.cards import Shape
from app.games.locus.placement import DOMINO, SINGLE, normal, placements
from app.games.locus.screen.moves import Draw, DrawLeftover, PlaceDouble, PlaceJoker, PlaceLoose, ScreenMove
from app.games.locus.screen.state import Due, State
from app.games.locus.zones import ZONES, Cell, Zone


class Kind(enum.Enum):
    """What is placed."""

    CARD = "card"
    LEFTOVER = "leftover"
    JOKER = "joker"
    DOUBLE = "double"
    LOOSE = "loose"


class Tool(Struct, frozen=True):
    """A shape over a zone. `cells` is the shape as it is turned, at the top left; `at` where that corner lies."""

    kind: Kind
    zone: Zone
    cells: tuple[Cell, ...]
    at: Cell | None = None

    @property
    def squares(self) -> tuple[Cell, ...]:
        """The squares it covers now; none before it was aimed."""
        if self.at is None:
            return ()
        return tuple((column + self.at[0], row + self.at[1]) for column, row in self.cells)

    def move(self, seat: Seat) -> ScreenMove | None:
        """Return the move the star would make."""
        squares = self.squares
        if not squares:
            return None
        match self.kind:
            case Kind.CARD:
                return Draw(seat, self.zone, squares)
            case Kind.LEFTOVER:
                return DrawLeftover(seat, self.zone, squares)
            case Kind.JOKER:
                return PlaceJoker(seat, self.zone, squares[0])
            case Kind.DOUBLE:
                return PlaceDouble(seat, self.zone, squares)
            case Kind.LOOSE:
                return PlaceLoose(seat, self.zone, squares[0])

    # ------------------------------------------------------------ turning and moving

    def turned(self) -> "Tool":
        """Turn a quarter clockwise, about its middle as well as squares allow."""
        return self._reshaped(normal((-row, column) for column, row in self.cells))

    def mirrored(self) -> "Tool":
        """Mirror left and right."""
        return self._reshaped(normal((-column, row) for column, row in self.cells))

    def _reshaped(self, cells: tuple[Cell, ...]) -> "Tool":
        if self.at is None:
            return replace(self, cells=cells)
        dx = int((_wide(self.cells) - _wide(cells)) / 2)  # towards zero, so that turning on comes back to the place
        dy = int((_high(self.cells) - _high(cells)) / 2)
        return replace(self, cells=cells, at=(self.at[0] + dx, self.at[1] + dy))

    def nudged(self, dx: int, dy: int) -> "Tool":
        """Move one square."""
        if self.at is None:
            return self
        return replace(self, at=(self.at[0] + dx, self.at[1] + dy))

    def is_over(self, state: State) -> bool:
        """Tell whether at least one square lies in the zone."""
        grid = state.grid(self.zone)
        return any(grid.bit(cell) for cell in self.squares)

    def aimed(self, state: State, cell: Cell) -> "Tool":
        """Lay the shape so that it covers a square: where it fits as it is turned, else as it fits, else there."""
        best: tuple[bool, float, tuple[Cell, ...]] | None = None
        for squares in self.places(state):
            if cell in squares:
                rank = (normal(squares) != self.cells, _off(squares, cell), squares)
                best = min(best, rank) if best else rank
        if best is not None:
            squares = best[2]
            corner = min(c for c, _ in squares), min(r for _, r in squares)
            return replace(self, cells=normal(squares), at=corner)
        return replace(self, at=(cell[0] - _wide(self.cells) // 2, cell[1] - _high(self.cells) // 2))

    def in_zone(self, zone: Zone) -> "Tool":
        """Take it to another zone, to be aimed again."""
        return self if zone is self.zone else replace(self, zone=zone, at=None)

    # ------------------------------------------------------------ asking the rules

    def places(self, state: State) -> list[tuple[Cell, ...]]:
        """Return every legal place in this zone, all turns and mirror images."""
        grid, filled = state.grid(self.zone), state.filled(state.current, self.zone)
        shape = Shape("tool", self.cells)
        return [grid.cells(mask) for mask in placements(grid, filled, shape)]

    def reach(self, state: State) -> frozenset[Cell]:
        """Return every square that it could cover."""
        return frozenset(cell for squares in self.places(state) for cell in squares)


def tool_for_due(state: State, due: Due) -> Tool:
    """Return the tool for something of the queue, in the first zone where it fits."""
    if due.double is not None:
        return Tool(Kind.DOUBLE, due.double, DOMINO)
    kind = Kind.JOKER if due is Due.JOKER else Kind.LOOSE
    tool = Tool(kind, ZONES[0], SINGLE)
    return next((t for t in (tool.in_zone(z) for z in ZONES) if t.places(state)), tool)


def _wide(cells: tuple[Cell, ...]) -> int:
    return 1 + max(column for column, _ in cells)


def _high(cells: tuple[Cell, ...]) -> int:
    return 1 + max(row for _, row in cells)


def _off(squares: tuple[Cell, ...], cell: Cell) -> float:
    """Return how far a square is from the middle of others."""
    column = sum(c for c, _ in squares) / len(squares)
    row = sum(r for _, r in squares) / len(squares)
    return abs(column - cell[0]) + abs(row - cell[1])
