"""A score sheet as a value: the five zones, what their squares are worth, the coin row, where it all lies.

Reading a sheet from a file is in sheet_file; what filled squares score is in scoring.
"""

import enum
from functools import cached_property

from msgspec import Struct

from app.games.locus.zones import Cell, Zone


class Bonus(enum.Enum):
    """What a covered bonus square pays (L17 to L20); the value is its sign in the picture."""

    COIN = "$"
    JOKER = "*"
    YELLOW = "Y"
    PURPLE = "P"
    RED = "R"
    GREEN = "G"
    BLUE = "B"

    @property
    def double(self) -> Zone | None:
        """The zone in which a double crosses two squares; None for a coin and a joker."""
        return None if self in (Bonus.COIN, Bonus.JOKER) else Zone[self.name]


class Field(Struct, frozen=True, dict=True):
    """The squares of one zone. `rows` is its picture, top row first, with the signs of the sheet file.

    The picture is the value; the rest is read from it when first asked for, so that a record stays small.
    """

    zone: Zone
    rows: tuple[str, ...]

    @cached_property
    def signs(self) -> dict[Cell, str]:
        """Every square with its sign, row by row."""
        return {
            (column, row): sign for row, line in enumerate(self.rows) for column, sign in enumerate(line) if sign != " "
        }

    @cached_property
    def cells(self) -> frozenset[Cell]:
        """All squares."""
        return frozenset(self.signs)

    @cached_property
    def bold(self) -> frozenset[Cell]:
        """The bold squares (L14)."""
        return frozenset(cell for cell, sign in self.signs.items() if sign == "#")

    @cached_property
    def bonuses(self) -> tuple[tuple[Cell, Bonus], ...]:
        """The bonus squares, row by row (L17)."""
        return tuple((cell, Bonus(sign)) for cell, sign in self.signs.items() if sign not in ".#")

    @property
    def width(self) -> int:
        """Columns of the picture."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Rows of the picture."""
        return len(self.rows)

    def bonus(self, cell: Cell) -> Bonus | None:
        """Return the bonus on a square, if any."""
        return dict(self.bonuses).get(cell)


class Block(Struct, frozen=True):
    """A red block: every square filled scores its points (L36)."""

    letter: str
    cells: frozenset[Cell]
    points: int


class End(Struct, frozen=True):
    """A green end: joined to a filled bold square it scores its points (L37)."""

    letter: str
    cell: Cell
    points: int


class Scales(Struct, frozen=True):
    """The printed points of one sheet, zone by zone; what calibration asks for and scoring marks into.

    yellow: rows, from the top. purple: points for 0, 1, 2, .. linked bold squares. red and green: blocks
    and ends, by letter. blue: the valued rows from the bottom up, so they rise.
    """

    yellow: tuple[int, ...]
    purple: tuple[int, ...]
    red: tuple[int, ...]
    green: tuple[int, ...]
    blue: tuple[int, ...]

    def of(self, zone: Zone) -> tuple[int, ...]:
        """Return the scale of one zone."""
        return (self.yellow, self.purple, self.red, self.green, self.blue)[zone.place]


class Coins(Struct, frozen=True):
    """The coin row: its spaces, and how many are filled from the start (L2, L24)."""

    spaces: int
    prefilled: int = 1


class Rounds(Struct, frozen=True):
    """Picks per player as printed on the sheet: for 2, 3, 4 and 5 players, and solo. The rules use L3, L4, L43."""

    short: tuple[int, int, int, int]
    circuit: tuple[int, int, int, int]
    solo: int


class Spot(Struct, frozen=True):
    """Where a zone lies on a page, in overview squares: `at` is the place of a1, `values` a box [x, y, w, h]."""

    at: tuple[int, int]
    values: tuple[int, int, int, int] | None = None


class Layout(Struct, frozen=True):
    """One page or screen: its size and the spots of everything on it, in overview squares."""

    name: str
    size: tuple[int, int]
    spots: tuple[Spot, ...]
    coins_at: tuple[int, int]
    coins_per_line: int
    totals: tuple[int, int, int, int]

    def spot(self, zone: Zone) -> Spot:
        """Return where a zone lies."""
        return self.spots[zone.place]


class Sheet(Struct, frozen=True):
    """One printed sheet. `yellow_rows` and `blue_rows` hold one number per row of the picture, top row first."""

    id: str
    title: str
    fields: tuple[Field, ...]
    yellow_rows: tuple[int, ...]
    purple_scale: tuple[int, ...]
    blocks: tuple[Block, ...]
    ends: tuple[End, ...]
    blue_rows: tuple[int, ...]
    coins: Coins
    rounds: Rounds
    layouts: tuple[Layout, ...]

    def field(self, zone: Zone) -> Field:
        """Return the squares of one zone."""
        return self.fields[zone.place]

    def layout(self, name: str) -> Layout:
        """Return the layout called `name` ("landscape", "portrait"); KeyError when there is none."""
        return {layout.name: layout for layout in self.layouts}[name]

    @property
    def scales(self) -> Scales:
        """The points of this sheet as scales."""
        return Scales(
            yellow=self.yellow_rows,
            purple=self.purple_scale,
            red=tuple(block.points for block in self.blocks),
            green=tuple(end.points for end in self.ends),
            blue=tuple(points for points in reversed(self.blue_rows) if points),
        )
