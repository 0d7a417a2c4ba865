"""Plain sets: every turn and mirror image on every square, checked square by square."""

import sys
from collections.abc import Iterable

from app.games.locus.sheet import Field
from app.games.locus.zones import Cell, Zone
from benchmarks.racers.numbers import per_second, tell
from benchmarks.racers.zones_filled import SHAPES, filled_zones, neighbours

Cells = frozenset[Cell]
zones = list(filled_zones())


def turned(cells: Iterable[Cell]) -> set[Cells]:
    """Return the distinct turns and mirror images of a shape, at the top left."""
    out = set()
    now = list(cells)
    for _ in range(2):
        for _ in range(4):
            now = [(-row, column) for column, row in now]
            left, top = min(c for c, _ in now), min(r for _, r in now)
            out.add(frozenset((c - left, r - top) for c, r in now))
        now = [(-column, row) for column, row in now]
    return out


IMAGES = [turned(shape.cells) for shape in SHAPES]


def places(field: Field, filled: Cells, images: set[Cells]) -> set[Cells]:
    """Return every legal place of a shape."""
    out = set()
    for image in images:
        for column in range(field.width):
            for row in range(field.height):
                cells = frozenset((c + column, r + row) for c, r in image)
                if cells <= field.cells and not cells & filled and holds(field, filled, cells):
                    out.add(cells)
    return out


def holds(field: Field, filled: Cells, cells: Cells) -> bool:
    """Say whether a place covers a bold square or touches a filled one; in red it may lie anywhere."""
    if field.zone is Zone.RED or cells & field.bold:
        return True
    return any(near in filled for cell in cells for near in neighbours(cell))


def all_zones() -> int:
    """List the places of every shape in every zone; how many zones and shapes."""
    for field, filled in zones:
        for images in IMAGES:
            places(field, filled, images)
    return len(zones) * len(IMAGES)


found = sum(len(places(field, filled, images)) for field, filled in zones for images in IMAGES)
tell(zones=per_second(all_zones, float(sys.argv[1])), found=found)
