"""Where a shape can be drawn in a zone, and what is wrong with a place where it cannot (L13 to L16).

A zone and its filled squares are integers (see grid); every turn and mirror image of a shape is tried on
all squares at once by moving the free squares over it. Legal places come lazily, one mask each.
"""

import enum
from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from app.games.locus.cards import Shape
from app.games.locus.grid import Grid, beside
from app.games.locus.zones import Cell, Zone

SINGLE: tuple[Cell, ...] = ((0, 0),)
DOMINO: tuple[Cell, ...] = ((0, 0), (1, 0))

# ---------------------------------------------------------------- shapes, turned and mirrored


def normal(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Move squares to the top left and put them in order, row by row."""
    cells = tuple(cells)
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    moved = ((column - left, row - top) for column, row in cells)
    return tuple(sorted(moved, key=lambda cell: (cell[1], cell[0])))


@lru_cache(maxsize=256)
def orientations(cells: tuple[Cell, ...]) -> tuple[tuple[Cell, ...], ...]:
    """Return the distinct turns and mirror images of a shape, each at the top left: one to eight (L13)."""
    found: dict[tuple[Cell, ...], None] = {}
    for _ in range(4):
        found[normal(cells)] = None
        found[normal((-column, row) for column, row in cells)] = None
        cells = tuple((-row, column) for column, row in cells)
    return tuple(found)


@lru_cache(maxsize=1024)
def steps(cells: tuple[Cell, ...], stride: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return each orientation in a zone of this stride: its mask at the top left, and its bits as steps."""
    turned = (tuple(row * stride + column for column, row in cells) for cells in orientations(cells))
    return tuple((sum(1 << step for step in steps), steps) for steps in turned)


@lru_cache(maxsize=1024)
def patterns(cells: tuple[Cell, ...], stride: int) -> frozenset[int]:
    """Return the masks of all orientations, each moved down to its lowest bit; the guard column keeps them unique."""
    return frozenset(mask // (mask & -mask) for mask, _ in steps(cells, stride))


# ---------------------------------------------------------------- legal places


def footholds(grid: Grid, filled: int) -> int:
    """Return the free squares of which a shape covers one: bold, or touching a filled one; all in red (L14, L15)."""
    free = grid.squares & ~filled
    if grid.zone is Zone.RED:
        return free
    return free & (grid.bold | beside(filled, grid.stride))


def placements(grid: Grid, filled: int, shape: Shape) -> Iterator[int]:
    """Yield every legal place of a shape as a mask, no place twice (L13 to L16)."""
    for mask, anchors in _places(grid, filled, shape.cells):
        left = anchors
        while left:
            low = left & -left
            yield mask * low
            left ^= low


def dominoes(grid: Grid, filled: int) -> Iterator[int]:
    """Yield every legal place of two squares joined by an edge, as a double crosses them (L20, L21)."""
    return placements(grid, filled, _DOUBLE)


def count(grid: Grid, filled: int, shape: Shape) -> int:
    """Count the legal places of a shape without making them."""
    return sum(anchors.bit_count() for _, anchors in _places(grid, filled, shape.cells))


def fits(grid: Grid, filled: int, shape: Shape) -> bool:
    """Say whether a shape can be drawn in a zone at all."""
    return any(anchors for _, anchors in _places(grid, filled, shape.cells))


def double_fits(grid: Grid, filled: int) -> bool:
    """Say whether a double can be crossed in a zone."""
    return fits(grid, filled, _DOUBLE)


def _places(grid: Grid, filled: int, cells: tuple[Cell, ...]) -> Iterator[tuple[int, int]]:
    """Yield each orientation that fits with the squares on which its top left corner may lie."""
    free, held = grid.squares & ~filled, footholds(grid, filled)
    for mask, offsets in steps(cells, grid.stride):
        anchors = -1
        for offset in offsets:
            anchors &= free >> offset
        if anchors and held != free:
            holding = 0
            for offset in offsets:
                holding |= held >> offset
            anchors &= holding
        if anchors:
            yield mask, anchors


_DOUBLE = Shape("double", DOMINO)

# ---------------------------------------------------------------- what is wrong with a place


class Fault(enum.Enum):
    """Why a shape cannot lie there; the value is the key of the refusal."""

    OUTSIDE = "off_the_zone"
    FILLED = "overlaps"
    APART = "touches_nothing"


class Flaw(Struct, frozen=True):
    """A fault and the squares that show it: those outside, those filled, or all of a shape that touches nothing."""

    fault: Fault
    cells: tuple[Cell, ...]


def flaw(grid: Grid, filled: int, cells: tuple[Cell, ...]) -> Flaw | None:
    """Say what is wrong with these squares as a place to draw, whatever their shape; None when nothing is."""
    if outside := tuple(cell for cell in cells if cell not in grid.bits):
        return Flaw(Fault.OUTSIDE, outside)
    mask = grid.mask(cells)
    if mask & filled:
        return Flaw(Fault.FILLED, grid.cells(mask & filled))
    return None if mask & footholds(grid, filled) else Flaw(Fault.APART, cells)


def is_shape(grid: Grid, cells: tuple[Cell, ...], shape: tuple[Cell, ...]) -> bool:
    """Say whether squares, in the zone or not, are a turn or mirror image of a shape (L13)."""
    if len(set(cells)) != len(shape) or len(cells) != len(shape):
        return False
    if all(cell in grid.bits for cell in cells):
        mask = grid.mask(cells)
        return mask // (mask & -mask) in patterns(shape, grid.stride)
    return normal(cells) in orientations(shape)
