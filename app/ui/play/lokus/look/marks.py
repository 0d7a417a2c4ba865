"""The six shapes that double the colours of people, from circle to cross in the order of ties."""

import math
from collections.abc import Callable

import pygame

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point
from app.ui.ink.theme import Colour, PersonInk

Draw = Callable[[pygame.Surface, Colour, float], None]


def mark(canvas: Canvas, centre: Point, size: float, ink: PersonInk, colour: Colour | None = None) -> None:
    """Paint the shape of a colour, `size` mm across, in the ink that can be read on it or in another."""
    side, shown = canvas.profile.down(size), colour or ink.on
    draw = MARKS[ink.mark]
    picture = canvas.pictures.fine(
        ("person mark", ink.mark, shown), side, side, lambda surface, scale: draw(surface, shown, float(side * scale))
    )
    canvas.picture(picture, centre)


def _circle(surface: pygame.Surface, colour: Colour, s: float) -> None:
    pygame.draw.circle(surface, colour, (s / 2, s / 2), s * 0.44)


def _square(surface: pygame.Surface, colour: Colour, s: float) -> None:
    pygame.draw.rect(surface, colour, (s * 0.11, s * 0.11, s * 0.78, s * 0.78))


def _triangle(surface: pygame.Surface, colour: Colour, s: float) -> None:
    pygame.draw.polygon(surface, colour, [(s * 0.5, s * 0.08), (s * 0.97, s * 0.9), (s * 0.03, s * 0.9)])


def _diamond(surface: pygame.Surface, colour: Colour, s: float) -> None:
    pygame.draw.polygon(surface, colour, [(s * 0.5, 0.0), (s * 0.85, s * 0.5), (s * 0.5, s), (s * 0.15, s * 0.5)])


def _hexagon(surface: pygame.Surface, colour: Colour, s: float) -> None:
    turns = (math.pi * step / 3 for step in range(6))
    corners = [(s / 2 + s * 0.49 * math.cos(turn), s / 2 + s * 0.49 * math.sin(turn)) for turn in turns]
    pygame.draw.polygon(surface, colour, corners)


def _cross(surface: pygame.Surface, colour: Colour, s: float) -> None:
    line = max(1, round(s * 0.24))
    for start, end in (((0.17, 0.17), (0.83, 0.83)), ((0.83, 0.17), (0.17, 0.83))):
        a, b = (s * start[0], s * start[1]), (s * end[0], s * end[1])
        pygame.draw.line(surface, colour, a, b, line)
        pygame.draw.circle(surface, colour, a, line / 2)
        pygame.draw.circle(surface, colour, b, line / 2)


MARKS: dict[str, Draw] = {
    "circle": _circle,
    "square": _square,
    "triangle": _triangle,
    "diamond": _diamond,
    "hexagon": _hexagon,
    "cross": _cross,
}
