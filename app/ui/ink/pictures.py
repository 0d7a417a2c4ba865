"""Smooth pictures made once and kept: rounded boxes, discs, icons, the star, glow and the night behind all.

Shapes are drawn at four times their size with straight alpha and scaled down smoothly; pygame's own lines are
too rough at these sizes. Every picture is kept by what it shows, so drawing a frame only copies pixels.
"""

import io
import math
import random
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import pygame

from app import assets
from app.ui.ink.theme import Colour, Night, Theme

FINE = 4  # times the size
KEPT = 500


SMALL = 32  # squares across the small sky that is scaled up
LADDER = 64  # shades from the middle of the sky to its rim


def _sky(night: Night, out: float) -> Colour:
    """Return the colour of the sky, `out` from its middle."""
    near = night.lift.mixed(night.base, min(1.0, out * 1.35))
    return near.mixed(night.deep, max(0.0, min(1.0, out) - 0.75) * 1.6)


class Pictures:
    """The picture cache of one panel."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._kept: OrderedDict[tuple[Any, ...], pygame.Surface] = OrderedDict()

    def keep(self, key: tuple[Any, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture kept under `key`, made now if it is new."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        self._kept[key] = picture = make()
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture

    def fine(self, key: tuple[Any, ...], w: int, h: int, draw: Callable[[pygame.Surface, int], None]) -> pygame.Surface:
        """Return a picture of w by h pixels drawn by `draw(surface, scale)` at four times the size."""

        def make() -> pygame.Surface:
            large = pygame.Surface((max(1, w * FINE), max(1, h * FINE)), pygame.SRCALPHA)
            draw(large, FINE)
            return pygame.transform.smoothscale(large.premul_alpha(), (max(1, w), max(1, h)))

        return self.keep((*key, w, h), make)

    def box(
        self, w: int, h: int, radius: int, fill: Colour | None, edge: Colour | None = None, stroke: int = 0
    ) -> pygame.Surface:
        """Return a rounded box. Only the corners are drawn finely; the rest is copied flat."""
        radius = max(0, min(radius, w // 2, h // 2))
        return self.keep(("box", w, h, radius, fill, edge, stroke), lambda: self._box(w, h, radius, fill, edge, stroke))

    def _box(
        self, w: int, h: int, radius: int, fill: Colour | None, edge: Colour | None, stroke: int
    ) -> pygame.Surface:
        corner = max(radius, stroke) + 1
        if w <= 4 * corner or h <= 4 * corner:
            return self._small_box(w, h, radius, fill, edge, stroke)
        tile = self._small_box(4 * corner, 4 * corner, radius, fill, edge, stroke)
        out = pygame.Surface((w, h), pygame.SRCALPHA)
        c, far_x, far_y, end = corner, w - corner, h - corner, 3 * corner
        for sx, dx in ((0, 0), (end, far_x)):
            for sy, dy in ((0, 0), (end, far_y)):
                out.blit(tile, (dx, dy), (sx, sy, c, c))
        strip = tile.subsurface((c, 0, 1, c)), tile.subsurface((c, end, 1, c))
        out.blit(pygame.transform.scale(strip[0], (w - 2 * c, c)), (c, 0))
        out.blit(pygame.transform.scale(strip[1], (w - 2 * c, c)), (c, far_y))
        sides = tile.subsurface((0, c, c, 1)), tile.subsurface((end, c, c, 1))
        out.blit(pygame.transform.scale(sides[0], (c, h - 2 * c)), (0, c))
        out.blit(pygame.transform.scale(sides[1], (c, h - 2 * c)), (far_x, c))
        out.fill(tile.get_at((2 * c, 2 * c)), (c, c, w - 2 * c, h - 2 * c))
        return out

    @staticmethod
    def _small_box(
        w: int, h: int, radius: int, fill: Colour | None, edge: Colour | None, stroke: int
    ) -> pygame.Surface:
        large = pygame.Surface((w * FINE, h * FINE), pygame.SRCALPHA)
        whole = large.get_rect()
        if edge is not None and stroke:
            pygame.draw.rect(large, edge, whole, border_radius=radius * FINE)
            inner = whole.inflate(-2 * stroke * FINE, -2 * stroke * FINE)
            inside = max(0, (radius - stroke) * FINE)
            pygame.draw.rect(large, fill or (0, 0, 0, 0), inner, border_radius=inside)
        elif fill is not None:
            pygame.draw.rect(large, fill, whole, border_radius=radius * FINE)
        return pygame.transform.smoothscale(large.premul_alpha(), (w, h))

    def disc(self, size: int, fill: Colour | None, edge: Colour | None = None, stroke: int = 0) -> pygame.Surface:
        """Return a round disc of `size` pixels across, with an optional ring."""
        return self.box(size, size, size // 2, fill, edge, stroke)

    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """Return an icon from `assets/icons`, `size` pixels square, tinted."""

        def make() -> pygame.Surface:
            svg = assets.text(f"icons/{name}.svg")
            svg = svg.replace('width="24" height="24"', f'width="{size}" height="{size}"', 1)
            picture = pygame.image.load(io.BytesIO(svg.encode()), "icon.svg").convert_alpha()
            picture.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
            return picture.premul_alpha()

        return self.keep(("icon", name, size, colour), make)

    def glow(self, size: int, colour: Colour, alpha: float) -> pygame.Surface:
        """Return a soft round light of `size` pixels across, `alpha` at its heart."""

        def make() -> pygame.Surface:
            share = round(255 * alpha)
            light = self._light(colour).copy()
            light.fill((share, share, share, share), special_flags=pygame.BLEND_RGBA_MULT)
            return pygame.transform.smoothscale(light, (size, size))

        return self.keep(("glow", size, colour, round(alpha * 100)), make)

    def _light(self, colour: Colour) -> pygame.Surface:
        """Return the full light, small; every strength and size is made from it."""

        def make() -> pygame.Surface:
            small = pygame.Surface((32, 32), pygame.SRCALPHA)
            for y in range(32):
                for x in range(32):
                    far = min(1.0, math.hypot(x - 15.5, y - 15.5) / 15.5)
                    small.set_at((x, y), (*colour[:3], round(255 * (1 - far) ** 2)))
            return small.premul_alpha()

        return self.keep(("light", colour), make)

    def night(self, w: int, h: int, lamp: float) -> pygame.Surface:
        """Return the background: sky, faint stars, and lamplight of strength `lamp` at the near edge."""
        return self.keep(("night", w, h, round(lamp * 100)), lambda: self._night(w, h, lamp))

    def _night(self, w: int, h: int, lamp: float) -> pygame.Surface:
        night = self.theme.night
        ladder = [_sky(night, step / LADDER) for step in range(LADDER * 2)]
        small = pygame.Surface((SMALL, SMALL))
        for y in range(SMALL):
            for x in range(SMALL):
                across, down = (x + 0.5) / SMALL, (y + 0.5) / SMALL
                sky = ladder[min(len(ladder) - 1, round(math.hypot(across - 0.5, down - 0.45) * 1.6 * LADDER))]
                near = 1 - math.hypot((across - 0.5) / 0.54, (down - 1.05) / 0.27)
                small.set_at((x, y), sky.mixed(night.lamp, lamp * near**1.6) if near > 0 else sky)
        picture = pygame.transform.smoothscale(small, (w, h)).convert()
        self._stars(picture, w, h)
        return picture

    def _stars(self, picture: pygame.Surface, w: int, h: int) -> None:
        luck = random.Random(7)  # noqa: S311 - always the same sky
        for _ in range(min(160, 70 + w * h // 12000)):
            dot = max(2, round(luck.choice((1, 1, 1, 2)) * h / 600))
            star = self.disc(dot, self.theme.night.star.faded(luck.uniform(0.10, 0.35)))
            picture.blit(star, (luck.randrange(w), luck.randrange(h)), special_flags=pygame.BLEND_PREMULTIPLIED)
