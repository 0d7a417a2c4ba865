"""Squares of the five zones: colour and mark together, so the picture still plays in grey."""

import math
from collections.abc import Callable
from itertools import pairwise

import pygame

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Colour, ZoneInk

Draw = Callable[[pygame.Surface, Colour, float], None]


def zone_cell(canvas: Canvas, rect: Rect, zone: str, *, is_marked: bool = True) -> None:
    """Paint a filled square of a zone ("yellow" to "blue") with its mark."""
    ink = canvas.theme.locus.zone(zone)
    canvas.box(rect, ink.fill, radius=min(1.0, rect.h * 0.14))
    if is_marked:
        mark(canvas, rect, ink)


def mark(canvas: Canvas, rect: Rect, ink: ZoneInk, quarter: int = 0) -> None:
    """Paint the mark of a zone in the ink that can be read on it, turned clockwise by quarters."""
    x, y, w, h = canvas.profile.pixels(rect)
    side = round(min(w, h) * 0.74)
    draw = MARKS[ink.mark]
    picture = canvas.pictures.fine(
        ("mark", ink.mark, ink.on), side, side, lambda surface, scale: draw(surface, ink.on, float(side * scale))
    )
    if quarter:
        turned = canvas.pictures.keep(
            ("turned mark", ink.mark, ink.on, side, quarter), lambda: pygame.transform.rotate(picture, -90 * quarter)
        )
        picture = turned
    canvas.surface.blit(picture, (x + (w - side) // 2, y + (h - side) // 2), special_flags=pygame.BLEND_PREMULTIPLIED)


def wheel(canvas: Canvas, centre: Point, across: float) -> None:
    """Paint the five-coloured wheel of the rainbow."""
    size = canvas.profile.down(across)
    locus = canvas.theme.locus
    inks = [locus.yellow, locus.green, locus.blue, locus.purple, locus.red]

    def draw(surface: pygame.Surface, scale: int) -> None:
        r = size * scale / 2
        pygame.draw.circle(surface, canvas.theme.night.base, (r, r), r)
        for i, ink in enumerate(inks):
            arc = [2 * math.pi * (i + step / 12) / 5 - math.pi / 2 for step in range(13)]
            rim = [(r + 0.94 * r * math.cos(a), r + 0.94 * r * math.sin(a)) for a in arc]
            pygame.draw.polygon(surface, ink.fill, [(r, r), *rim])
        for i in range(5):
            turn = 2 * math.pi * i / 5 - math.pi / 2
            pygame.draw.line(
                surface, canvas.theme.night.base, (r, r), (r + r * math.cos(turn), r + r * math.sin(turn)),
                max(1, round(r * 0.09)),
            )  # fmt: skip

    canvas.picture(canvas.pictures.fine(("wheel",), size, size, draw), centre)


def coin(canvas: Canvas, centre: Point, across: float) -> None:
    """Paint a coin: a paper disc with a ring and a heart."""
    theme = canvas.theme
    canvas.disc(centre, across, theme.paper.face)
    canvas.disc(centre, across * 0.74, theme.paper.face, edge=theme.paper.ink2, stroke=max(0.25, across * 0.07))
    canvas.disc(centre, across * 0.3, theme.paper.ink2)


# ---------------------------------------------------------------- the marks, on a square of `s` fine pixels


def _thick(s: float, share: float) -> int:
    return max(1, round(s * share))


def _bar(surface: pygame.Surface, colour: Colour, a: tuple[float, float], b: tuple[float, float], line: int) -> None:
    pygame.draw.line(surface, colour, a, b, line)
    pygame.draw.circle(surface, colour, a, line / 2)
    pygame.draw.circle(surface, colour, b, line / 2)


def _bars(surface: pygame.Surface, colour: Colour, s: float) -> None:
    for y in (0.2, 0.5, 0.8):
        _bar(surface, colour, (s * 0.14, s * y), (s * 0.86, s * y), _thick(s, 0.13))


def _links(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _bar(surface, colour, (s * 0.24, s * 0.76), (s * 0.76, s * 0.24), _thick(s, 0.12))
    for at in ((0.24, 0.76), (0.76, 0.24)):
        pygame.draw.circle(surface, colour, (s * at[0], s * at[1]), s * 0.19)


def _bricks(surface: pygame.Surface, colour: Colour, s: float) -> None:
    line = _thick(s, 0.11)
    for y in (0.14, 0.5, 0.86):
        _bar(surface, colour, (s * 0.1, s * y), (s * 0.9, s * y), line)
    pygame.draw.line(surface, colour, (s * 0.34, s * 0.14), (s * 0.34, s * 0.5), line)
    pygame.draw.line(surface, colour, (s * 0.66, s * 0.5), (s * 0.66, s * 0.86), line)


def _chevrons(surface: pygame.Surface, colour: Colour, s: float) -> None:
    for y in (0.48, 0.84):
        for side in (0.16, 0.84):
            _bar(surface, colour, (s * side, s * y), (s * 0.5, s * (y - 0.32)), _thick(s, 0.13))


def _steps(surface: pygame.Surface, colour: Colour, s: float) -> None:
    path = [(0.1, 0.84), (0.38, 0.84), (0.38, 0.5), (0.64, 0.5), (0.64, 0.16), (0.9, 0.16)]
    for a, b in pairwise(path):
        _bar(surface, colour, (s * a[0], s * a[1]), (s * b[0], s * b[1]), _thick(s, 0.13))


def _none(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw nothing: the rainbow has no mark of its own, it is a wheel."""


MARKS: dict[str, Draw] = {
    "bars": _bars,
    "links": _links,
    "bricks": _bricks,
    "chevrons": _chevrons,
    "steps": _steps,
    "pinwheel": _none,
}
