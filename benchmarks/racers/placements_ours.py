"""Our bits: every legal place, as a mask."""

import sys

from app.games.locus.grid import grid
from app.games.locus.placement import placements
from benchmarks.racers.numbers import per_second, tell
from benchmarks.racers.zones_filled import SHAPES, filled_zones

zones = [((bits := grid(field)), bits.mask(filled)) for field, filled in filled_zones()]


def all_zones() -> int:
    """List the places of every shape in every zone; how many zones and shapes."""
    for bits, filled in zones:
        for shape in SHAPES:
            list(placements(bits, filled, shape))
    return len(zones) * len(SHAPES)


found = sum(len(list(placements(bits, filled, shape))) for bits, filled in zones for shape in SHAPES)
rate = per_second(all_zones, float(sys.argv[1]))
tell(zones=rate, places=rate * found / (len(zones) * len(SHAPES)), found=found)
