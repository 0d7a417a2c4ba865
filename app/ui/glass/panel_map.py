"""Where on the picture a touch lies: finds the mapping of a panel from touched marks, however it is built in.

A panel may report its corners swapped, mirrored, stretched or shifted; six numbers undo all of that. Pure
numbers from 0 to 1, no screen and no finger.

    reported            picture
    3 ---- 2            1 ---- 2        marks 1, 2, 3, 4 touched in turn give
    |      |     ->     |      |        x' = a x + b y + c
    4 ---- 1            4 ---- 3        y' = d x + e y + f
"""

import math
from collections.abc import Sequence

from app.ui.glass.window import Affine

Spot = tuple[float, float]

LEAST_AREA = 0.02  # of the panel: marks that were reported closer together than that say nothing


def measured(reported: Sequence[Spot], meant: Sequence[Spot]) -> Affine | None:
    """Return the mapping that brings each reported spot nearest to the one that was meant (least squares).

    None if the reported spots lie on one heap or one line: no panel does that.
    """
    if len(reported) != len(meant) or len(reported) < 3:
        raise ValueError(f"three spots or more are needed, as many as were meant: {len(reported)}, {len(meant)}")
    if _spread(reported) < LEAST_AREA:
        return None
    mx, my = _mean(reported)
    ux, uy = _mean(meant)
    pairs = [((x - mx, y - my), (u - ux, v - uy)) for (x, y), (u, v) in zip(reported, meant, strict=True)]
    xx = sum(x * x for (x, _), _ in pairs)
    xy = sum(x * y for (x, y), _ in pairs)
    yy = sum(y * y for (_, y), _ in pairs)
    area = xx * yy - xy * xy
    rows = []
    for axis in (0, 1):
        xt = sum(at[0] * to[axis] for at, to in pairs)
        yt = sum(at[1] * to[axis] for at, to in pairs)
        rows.append(((xt * yy - yt * xy) / area, (yt * xx - xt * xy) / area))
    (a, b), (d, e) = rows
    return (a, b, ux - a * mx - b * my, d, e, uy - d * mx - e * my)


def mapped(panel: Affine, spot: Spot) -> Spot:
    """Return where on the picture a reported spot lies."""
    a, b, c, d, e, f = panel
    x, y = spot
    return a * x + b * y + c, d * x + e * y + f


def worst(panel: Affine, reported: Sequence[Spot], meant: Sequence[Spot], size: tuple[float, float]) -> float:
    """Return the largest distance, in mm on a panel of `size` mm, between where a touch lands and what it meant."""
    w, h = size
    away = []
    for spot, (u, v) in zip(reported, meant, strict=True):
        x, y = mapped(panel, spot)
        away.append(math.hypot((x - u) * w, (y - v) * h))
    return max(away)


def _mean(spots: Sequence[Spot]) -> Spot:
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _spread(spots: Sequence[Spot]) -> float:
    """Return the geometric mean of the variances along the two main directions: the area they span."""
    mx, my = _mean(spots)
    count = len(spots)
    xx = sum((x - mx) ** 2 for x, _ in spots) / count
    yy = sum((y - my) ** 2 for _, y in spots) / count
    xy = sum((x - mx) * (y - my) for x, y in spots) / count
    return math.sqrt(max(0.0, xx * yy - xy * xy))
