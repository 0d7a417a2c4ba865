"""How rails, wagons and locomotives are painted, in mm and at any angle; knows no yard and no rule.

A colour never stands alone: every wagon carries its mark, a locomotive carries it in the window of its cab. The
lantern is the front.
"""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point
from app.ui.ink.theme import Colour, Theme, ZoneInk
from app.ui.play.locomotion.look.sketch import Sketch, Spot, rounded, sketched, span

SIZES = {"wagon": (0.60, 0.42), "locomotive": (0.78, 0.50)}
"""Length and width as a share of the spacing; loose neighbours show a gap."""

USUAL = 21.0
"""The spacing in mm at which a rail has its own measures; smaller yards have smaller ones, down to a floor."""


def bed_width(spacing: float) -> float:
    """Return how wide the ballast of a rail is, in mm."""
    return max(2.6, 5.4 * spacing / USUAL)


def point_size(spacing: float) -> float:
    """Return how wide the disc of a point is, in mm."""
    return max(3.0, min(4.6, spacing * 0.21))


def rail_line(canvas: Canvas, spacing: float, a: Point, b: Point, part: str, colour: Colour) -> None:
    """Draw ballast or steel from one point to the next; every rail of one direction is the same picture."""
    width = bed_width(spacing)
    dx, dy = b.x - a.x, b.y - a.y
    box = span(a, b, width)
    sleeper = canvas.theme.locomotion.sleeper

    def draw(sketch: Sketch) -> None:
        start, end = (-dx / 2, -dy / 2), (dx / 2, dy / 2)
        if part == "bed":
            sketch.bar(start, end, width, colour)
            return
        length = (dx * dx + dy * dy) ** 0.5
        across = (-dy / length, dx / length)
        count = max(2, round(length / max(1.6, 2.5 * spacing / USUAL)))
        reach = width * 0.36
        for n in range(count):
            way = (n + 0.5) / count - 0.5
            x, y = dx * way, dy * way
            sketch.bar((x - across[0] * reach, y - across[1] * reach), (x + across[0] * reach, y + across[1] * reach),
                       max(0.4, 0.7 * spacing / USUAL), sleeper, is_round=False)  # fmt: skip
        gauge, steel = max(0.62, 1.1 * spacing / USUAL), max(0.26, 0.38 * spacing / USUAL)
        for side in (-gauge, gauge):
            sx, sy = across[0] * side, across[1] * side
            sketch.bar((start[0] + sx, start[1] + sy), (end[0] + sx, end[1] + sy), steel, colour, is_round=False)

    key = (part, colour, round(dx, 2), round(dy, 2), round(spacing, 2))
    sketched(canvas, Point((a.x + b.x) / 2, (a.y + b.y) / 2), (box.w, box.h), key, draw)


# ---------------------------------------------------------------- marks, on a square of side `s` around (x, 0)


def _mark(sketch: Sketch, kind: str, x: float, s: float, colour: Colour) -> None:
    line = s * 0.24
    strokes: dict[str, tuple[tuple[Spot, Spot], ...]] = {
        "bar": (((-0.42, 0.0), (0.42, 0.0)),),
        "cross": (((-0.34, -0.34), (0.34, 0.34)), ((-0.34, 0.34), (0.34, -0.34))),
        "chevron": (((-0.2, -0.38), (0.22, 0.0)), ((0.22, 0.0), (-0.2, 0.38))),
    }
    if kind == "dot":
        sketch.disc(x, 0.0, s * 0.62, colour)
    for a, b in strokes.get(kind, ()):
        sketch.bar((x + a[0] * s, a[1] * s), (x + b[0] * s, b[1] * s), line, colour)


def draw_wagon(sketch: Sketch, theme: Theme, ink: ZoneInk, length: float, width: float, edge: Colour) -> None:
    """Draw a wagon along x: a rounded box with an iron rim, an inner line and its mark."""
    rim = max(0.35, width * 0.05)
    sketch.box(length + 2 * rim, width + 2 * rim, width * 0.2, edge)
    sketch.box(length, width, width * 0.16, ink.fill)
    inner = width * 0.09
    sketch.box(length - 2 * inner, width - 2 * inner, width * 0.12, ink.fill.mixed(theme.locomotion.iron, 0.35))
    inner += max(0.18, width * 0.03)
    sketch.box(length - 2 * inner, width - 2 * inner, width * 0.1, ink.fill)
    _mark(sketch, ink.mark, 0.0, width * 0.62, ink.on)


def draw_locomotive(sketch: Sketch, theme: Theme, ink: ZoneInk, length: float, width: float, edge: Colour) -> None:
    """Draw a locomotive whose front is at the right: flat cab with the mark, round nose, chimney, lantern."""
    inks, rim = theme.locomotion, max(0.35, width * 0.05)
    sketch.shape(rounded(length + 2 * rim, width + 2 * rim, width * 0.08, width * 0.5), edge)
    sketch.shape(rounded(length, width, width * 0.06, width * 0.48), ink.fill)
    cab = width * 0.72
    at = -length / 2 + width * 0.16 + cab / 2
    sketch.shape([(at + x, y) for x, y in rounded(cab, cab, cab * 0.16, cab * 0.16)], inks.iron)
    _mark(sketch, ink.mark, at, cab * 0.66, theme.paper.face)
    wall = at + cab / 2 + width * 0.1
    sketch.bar((wall, -width * 0.42), (wall, width * 0.42), max(0.3, width * 0.05), inks.iron, is_round=False)
    chimney = wall + (length / 2 - wall) * 0.42
    sketch.disc(chimney, 0.0, width * 0.26, inks.iron)
    sketch.disc(chimney, 0.0, width * 0.12, ink.fill.mixed(inks.iron, 0.5))
    sketch.disc(length / 2 - width * 0.11, 0.0, width * 0.18, inks.lantern)


def _measures(kind: str, spacing: float) -> tuple[float, float]:
    """Return length and width of a piece in mm; it is never too small to be told apart."""
    length, width = (max(least, share * spacing) for share, least in zip(SIZES[kind], (4.6, 3.6), strict=True))
    return length, width


def piece_size(kind: str, spacing: float) -> float:
    """Return the side of the square in mm that holds a piece and its rim at any angle."""
    return max(_measures(kind, spacing)) * 1.12 + 1.4


def piece(
    canvas: Canvas, at: Point, kind: str, paint: str, angle: float, spacing: float, edge: Colour, alpha: float = 1.0
) -> None:
    """Draw a piece around a point, as large as the spacing of the yard asks."""
    theme = canvas.theme
    ink = theme.locomotion.wagon(paint)
    length, width = _measures(kind, spacing)
    draw = draw_locomotive if kind == "locomotive" else draw_wagon
    size = piece_size(kind, spacing)
    key = (kind, paint, round(spacing, 2), edge)
    sketched(canvas, at, (size, size), key, lambda sketch: draw(sketch, theme, ink, length, width, edge),
             degrees=round(angle), alpha=alpha)  # fmt: skip
