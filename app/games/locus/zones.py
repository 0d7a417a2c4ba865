"""The five zones of a sheet and the squares in them: the words every other Locus file is written in."""

import enum
from collections.abc import Iterable

Cell = tuple[int, int]
"""A square as (column, row), both from 0, local to a zone; (0, 0) is called a1."""


class Zone(enum.Enum):
    """The zones, in the order in which they are scored."""

    YELLOW = "yellow"
    PURPLE = "purple"
    RED = "red"
    GREEN = "green"
    BLUE = "blue"

    @property
    def place(self) -> int:
        """0 for yellow to 4 for blue: where this zone stands in tuples over all zones."""
        return ZONES.index(self)


ZONES = tuple(Zone)

WIDEST = 26
"""Columns have one letter, so no zone is wider than the alphabet."""


def cell_name(cell: Cell) -> str:
    """Name a square by column letter and row number: (0, 0) is "a1", (2, 6) is "c7"."""
    column, row = cell
    return f"{chr(ord('a') + column)}{row + 1}"


def cell_named(name: str) -> Cell:
    """Return the square called `name`; ValueError when it is no such name."""
    letter, digits = name[:1], name[1:]
    if not ("a" <= letter <= "z" and digits.isascii() and digits.isdigit() and digits[0] != "0"):
        raise ValueError(f"{name!r} is not a square: a letter and a row number from 1, such as 'c7'")
    return ord(letter) - ord("a"), int(digits) - 1


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the four squares that share an edge with `cell` (L14: diagonals do not count)."""
    column, row = cell
    return (column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)


def joined(start: Cell, cells: frozenset[Cell]) -> frozenset[Cell]:
    """Return the group of `cells` reached from `start` edge by edge; empty when start is not one of them."""
    if start not in cells:
        return frozenset()
    group, fresh = {start}, [start]
    while fresh:
        new = {cell for cell in neighbours(fresh.pop()) if cell in cells} - group
        group |= new
        fresh.extend(new)
    return frozenset(group)


def is_one_piece(cells: Iterable[Cell]) -> bool:
    """Say whether the squares hang together by their edges; none at all do not."""
    whole = frozenset(cells)
    return bool(whole) and joined(min(whole), whole) == whole
