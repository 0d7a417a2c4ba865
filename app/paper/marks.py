"""The marks of the five zones as strokes in a square of one by one, so that a grey print tells them apart.

Bars lie (yellow), two dots are linked (purple), bricks (red), chevrons point up (green), steps rise (blue).
"""

from msgspec import Struct

Spot = tuple[float, float]


class Mark(Struct, frozen=True):
    """Lines, each through its points, and dots; `thick` is the width of a line, `dot` the size of a dot."""

    lines: tuple[tuple[Spot, ...], ...]
    dots: tuple[Spot, ...] = ()
    thick: float = 0.12
    dot: float = 0.0


MARKS = {
    "bars": Mark(tuple(((0.12, y), (0.88, y)) for y in (0.2, 0.5, 0.8))),
    "links": Mark((((0.24, 0.76), (0.76, 0.24)),), dots=((0.24, 0.76), (0.76, 0.24)), dot=0.38),
    "bricks": Mark(
        (*(((0.1, y), (0.9, y)) for y in (0.14, 0.5, 0.86)), ((0.34, 0.14), (0.34, 0.5)), ((0.66, 0.5), (0.66, 0.86))),
        thick=0.1,
    ),
    "chevrons": Mark(tuple(((0.16, y), (0.5, y - 0.32), (0.84, y)) for y in (0.48, 0.84))),
    "steps": Mark((((0.1, 0.84), (0.38, 0.84), (0.38, 0.5), (0.64, 0.5), (0.64, 0.16), (0.9, 0.16)),)),
}
