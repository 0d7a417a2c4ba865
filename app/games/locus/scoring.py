"""What a sheet scores (L34 to L39): filled squares give marks, marks and a scale give points.

Marks are places in the scale of a zone: the full yellow rows, the one number of linked bold squares in
purple, the full red blocks, the joined green ends, the blue row reached (none is no mark). Beside the box
players mark their own paper; on screen the marks come from the squares. From there both count alike.
"""

from collections.abc import Iterable, Sequence

from app.games.locus.refusals import Refusal
from app.games.locus.sheet import Scales, Sheet
from app.games.locus.zones import ZONES, Cell, Zone, joined

Filled = tuple[frozenset[Cell], ...]
"""The filled squares of one sheet, zone by zone in score order."""

Marks = tuple[int, ...]

MOST_KEYS = 16
MOST_POINTS = 999


def marks(sheet: Sheet, zone: Zone, filled: frozenset[Cell]) -> Marks:
    """Return the marks that the filled squares of one zone earn (L34 to L38)."""
    match zone:
        case Zone.YELLOW:
            return _full(_rows(sheet), filled)
        case Zone.PURPLE:
            return (linked(sheet, filled),)
        case Zone.RED:
            return _full((block.cells for block in sheet.blocks), filled)
        case Zone.GREEN:
            reached = _reached(sheet, filled)
            return tuple(place for place, end in enumerate(sheet.ends) if end.cell in reached)
        case Zone.BLUE:
            return _climbed(sheet, filled)


def linked(sheet: Sheet, filled: frozenset[Cell]) -> int:
    """Count the bold purple squares in the largest group joined by filled squares (L35)."""
    bold = sheet.field(Zone.PURPLE).bold
    return max((len(joined(cell, filled) & bold) for cell in bold), default=0)


def _rows(sheet: Sheet) -> Iterable[frozenset[Cell]]:
    cells = sheet.field(Zone.YELLOW).cells
    for row in range(len(sheet.yellow_rows)):
        yield frozenset(cell for cell in cells if cell[1] == row)


def _full(groups: Iterable[frozenset[Cell]], filled: frozenset[Cell]) -> Marks:
    return tuple(place for place, cells in enumerate(groups) if cells <= filled)


def _reached(sheet: Sheet, filled: frozenset[Cell]) -> frozenset[Cell]:
    groups = [joined(cell, filled) for cell in sheet.field(Zone.GREEN).bold]
    return frozenset().union(*groups)


def _climbed(sheet: Sheet, filled: frozenset[Cell]) -> Marks:
    top = min((row for _, row in filled), default=len(sheet.blue_rows))
    reached = sum(1 for row, points in enumerate(sheet.blue_rows) if points and row >= top)
    return (reached - 1,) if reached else ()


# ---------------------------------------------------------------- points


def points(scales: Scales, zone: Zone, marked: Marks) -> int:
    """Return the points of one zone: the marked numbers of its scale together."""
    scale = scales.of(zone)
    return sum(scale[mark] for mark in marked)


def zone_points(sheet: Sheet, filled: Filled) -> tuple[int, ...]:
    """Return the points of the five zones of a sheet, in score order."""
    return tuple(points(sheet.scales, zone, marks(sheet, zone, filled[zone.place])) for zone in ZONES)


def lowest(zones: Sequence[int]) -> tuple[Zone, int]:
    """Return the lowest zone and its points; of zones that tie, the first in score order (L39, L54)."""
    least = min(zones)
    return ZONES[list(zones).index(least)], least


def total(zones: Sequence[int]) -> int:
    """Add the five zones and the lowest once more (L39)."""
    return sum(zones) + lowest(zones)[1]


# ---------------------------------------------------------------- what may be marked


def marks_refusal(scales: Scales, zone: Zone, marked: Marks) -> Refusal | None:
    """Say why these marks cannot be: not in the scale, twice, or more than one in purple and blue (L53)."""
    scale = scales.of(zone)
    if any(not 0 <= mark < len(scale) for mark in marked):
        return Refusal("L53", "mark_unknown", {"zone": zone.value, "marks": len(scale)})
    if len(set(marked)) != len(marked):
        return Refusal("L53", "mark_twice", {"zone": zone.value})
    if zone is Zone.PURPLE and len(marked) != 1:
        return Refusal("L35", "mark_one", {"zone": zone.value})
    if zone is Zone.BLUE and len(marked) > 1:
        return Refusal("L38", "mark_one", {"zone": zone.value})
    return None


def scales_refusal(scales: Scales) -> Refusal | None:
    """Say why scales cannot be a sheet's: too many numbers, out of range, falling or not rising (L53)."""
    for zone in ZONES:
        scale = scales.of(zone)
        if not 1 <= len(scale) <= MOST_KEYS:
            return Refusal("L53", "scale_length", {"zone": zone.value, "most": MOST_KEYS})
        if any(not 0 <= number <= MOST_POINTS for number in scale):
            return Refusal("L53", "scale_range", {"zone": zone.value, "most": MOST_POINTS})
    if scales.purple[0] != 0 or list(scales.purple) != sorted(scales.purple):
        return Refusal("L35", "scale_falls", {"zone": Zone.PURPLE.value})
    if scales.blue[0] == 0:
        return Refusal("L38", "scale_zero", {"zone": Zone.BLUE.value})
    if list(scales.blue) != sorted(set(scales.blue)):
        return Refusal("L38", "scale_not_rising", {"zone": Zone.BLUE.value})
    return None
