"""Fine drawing in millimetres around a middle, at any angle: for rails, trains and what is said about them.

A sketch is drawn four times too large and scaled down by `Pictures.fine`, so edges at 60 degrees are smooth. It
knows that pixels may be oblong: shapes keep their millimetres, only discs stay round in pixels.
"""

import math
from collections.abc import Callable, Sequence

import pygame

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Colour

Spot = tuple[float, float]


class Sketch:
    """A surface whose middle is (0, 0), in mm; `degrees` turns everything clockwise."""

    def __init__(self, surface: pygame.Surface, per_mm: Spot, degrees: float) -> None:
        self.surface = surface
        self._per_mm = per_mm
        self._cos, self._sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        self._middle = surface.get_width() / 2, surface.get_height() / 2

    def at(self, x: float, y: float) -> Spot:
        """Return the pixel of a spot in mm."""
        right, down = x * self._cos - y * self._sin, x * self._sin + y * self._cos
        return self._middle[0] + right * self._per_mm[0], self._middle[1] + down * self._per_mm[1]

    def shape(self, spots: Sequence[Spot], colour: Colour) -> None:
        """Fill a polygon."""
        pygame.draw.polygon(self.surface, colour, [self.at(*spot) for spot in spots])

    def disc(self, x: float, y: float, across: float, colour: Colour) -> None:
        """Fill a disc, round in pixels."""
        pygame.draw.circle(self.surface, colour, self.at(x, y), across / 2 * self._per_mm[1])

    def bar(self, a: Spot, b: Spot, width: float, colour: Colour, *, is_round: bool = True) -> None:
        """Draw a thick line."""
        length = math.dist(a, b)
        if length > 0:
            nx, ny = (a[1] - b[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
            self.shape([(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny),
                        (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)], colour)  # fmt: skip
        if is_round:
            self.disc(*a, width, colour)
            self.disc(*b, width, colour)

    def box(self, w: float, h: float, radius: float, colour: Colour) -> None:
        """Fill a rounded box around the middle."""
        self.shape(rounded(w, h, radius, radius), colour)


def rounded(w: float, h: float, back: float, front: float) -> list[Spot]:
    """Return the outline of a box around (0, 0), its corners rounded by `back` on the left and `front` on the right."""
    corners = ((1, 1, front, 0), (-1, 1, back, 90), (-1, -1, back, 180), (1, -1, front, 270))
    out = []
    for right, down, radius, start in corners:
        cx, cy = right * (w / 2 - radius), down * (h / 2 - radius)
        for step in range(7):
            turn = math.radians(start + step * 15)
            out.append((cx + radius * math.cos(turn), cy + radius * math.sin(turn)))
    return out


def sketched(
    canvas: Canvas,
    centre: Point,
    size: Spot,
    key: tuple[object, ...],
    draw: Callable[[Sketch], None],
    *,
    degrees: float = 0.0,
    alpha: float = 1.0,
) -> None:
    """Draw a kept sketch of `size` mm around a point; equal `key`, size and angle are drawn once."""
    pitch = canvas.profile.pitch
    w, h = round(size[0] / pitch[0]), round(size[1] / pitch[1])

    def make(surface: pygame.Surface, scale: int) -> None:
        draw(Sketch(surface, (scale / pitch[0], scale / pitch[1]), degrees))

    picture = canvas.pictures.fine(("sketch", *key, degrees % 360), w, h, make)
    if alpha < 1.0:
        share = round(255 * alpha)
        solid = picture

        def faded() -> pygame.Surface:
            out = solid.copy()
            out.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
            return out

        picture = canvas.pictures.keep(("faint sketch", *key, degrees % 360, w, h, share), faded)
    canvas.picture(picture, centre)


def span(a: Point, b: Point, margin: float) -> Rect:
    """Return the box around two points, `margin` mm wider on every side."""
    return Rect(min(a.x, b.x), min(a.y, b.y), abs(a.x - b.x), abs(a.y - b.y)).shrunk(-margin)
