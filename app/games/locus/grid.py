"""A zone as bits: every square is one bit of a plain integer, row by row, with one guard column at the right.

    ..X.|     bits 2, 5 and 6 of a zone four squares wide; the bar is the guard column, never a square,
    XX..|     so that moving a shape sideways cannot wrap it into the next row.

It knows squares, bold squares and bonuses, but no shapes and no rules of drawing: those are in placement.
"""

from collections.abc import Iterable

from msgspec import Struct

from app.games.locus.sheet import Bonus, Field, Sheet
from app.games.locus.zones import Cell, Zone


class Grid(Struct, frozen=True):
    """One zone as bits. `stride` is its width with the guard column; `bonuses` by bit."""

    zone: Zone
    stride: int
    squares: int
    bold: int
    bits: dict[Cell, int]
    bonuses: dict[int, Bonus]

    @property
    def bonus_squares(self) -> int:
        """All bonus squares as bits."""
        return sum(self.bonuses)

    def bit(self, cell: Cell) -> int:
        """Return the bit of a square; 0 where the zone has none."""
        return self.bits.get(cell, 0)

    def mask(self, cells: Iterable[Cell]) -> int:
        """Return squares as bits; KeyError for one that is not in the zone."""
        return sum({self.bits[cell] for cell in cells})

    def cells(self, mask: int) -> tuple[Cell, ...]:
        """Return the squares of a mask, row by row from the left."""
        found = []
        while mask:
            low = mask & -mask
            row, column = divmod(low.bit_length() - 1, self.stride)
            found.append((column, row))
            mask ^= low
        return tuple(found)


def grid(field: Field) -> Grid:
    """Lay the squares of a zone out as bits."""
    stride = field.width + 1
    bits = {cell: 1 << cell[1] * stride + cell[0] for cell in sorted(field.cells)}
    return Grid(
        zone=field.zone,
        stride=stride,
        squares=sum(bits.values()),
        bold=sum(bits[cell] for cell in field.bold),
        bits=bits,
        bonuses={bits[cell]: bonus for cell, bonus in field.bonuses},
    )


def grids(sheet: Sheet) -> tuple[Grid, ...]:
    """Lay out the five zones of a sheet, in score order."""
    return tuple(grid(field) for field in sheet.fields)


def single_bits(mask: int) -> list[int]:
    """Take a mask apart into its bits, lowest first."""
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low)
        mask ^= low
    return bits


def beside(mask: int, stride: int) -> int:
    """Return the squares that share an edge with those of a mask; some may lie outside the zone (L14)."""
    return mask << 1 | mask >> 1 | mask << stride | mask >> stride


def flooded(seed: int, within: int, stride: int) -> int:
    """Return the squares of `within` that hang together with those of `seed`, edge by edge."""
    group, fresh = 0, seed & within
    while fresh:
        group |= fresh
        fresh = beside(fresh, stride) & within & ~group
    return group
