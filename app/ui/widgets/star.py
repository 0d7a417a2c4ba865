"""The star: the one gold thing, in every state it can be in, with the rings of a hold round it."""

import enum
import math

import pygame

from app.ui.ink.canvas import PREMULTIPLIED, Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Colour
from app.ui.widgets.element import Element

BREATHS = 10  # steps of the glow in one breath


class StarLook(enum.Enum):
    """What the star says."""

    ARMED = "armed"  # a press does something now
    NOT_YET = "not_yet"  # something must be chosen first
    UNUSED = "unused"  # this screen does not use it
    CONSENT = "consent"  # another seat is asked


class Star(Element, frozen=True, kw_only=True):
    """The on-screen star. `glow` counts steps of its breath, `ring` and `second` fill from 0 to 1 in a hold."""

    look: StarLook
    glow: int = 0
    ring: float = 0.0
    second: float = 0.0
    is_down: bool = False
    figure: str = ""
    is_bare: bool = False  # the wordmark: no well, no glow

    @property
    def ink(self) -> Rect:
        """The glow reaches beyond the well."""
        return self.bounds.shrunk(-5.0)

    @property
    def cue(self) -> str:
        """The star has sounds of its own."""
        return ""

    def draw(self, canvas: Canvas) -> None:
        """Paint glow, well, star and rings."""
        theme, centre, size = canvas.theme, self.bounds.centre, self.bounds.h
        if self.is_bare:
            draw_star(canvas, centre, size)
            return
        lit = self.look in (StarLook.ARMED, StarLook.CONSENT)
        if lit:
            breath = 0.33 + 0.07 * math.sin(2 * math.pi * self.glow / BREATHS)
            across = canvas.profile.down(size + 10)
            canvas.picture(canvas.pictures.glow(across, theme.gold.star, breath), centre)
        rim = theme.surface.edge if self.look is StarLook.UNUSED else theme.gold.deep
        canvas.disc(centre, size, theme.night.deep, edge=rim, stroke=0.45)
        if self.figure:
            canvas.icon(f"figure-{self.figure}", centre, size * 0.55, theme.gold.star)
        else:
            draw_star(canvas, centre, size * 0.78, self.look, is_down=self.is_down)
        if self.ring > 0:
            _ring(canvas, centre, size + 2.6, self.ring, theme.gold.light, 1.2)
        if self.second > 0:
            _ring(canvas, centre, size + 5.4, self.second, theme.gold.star, 0.8)


def draw_star(
    canvas: Canvas, centre: Point, size: float, look: StarLook = StarLook.ARMED, *, is_down: bool = False
) -> None:
    """Paint the bare star, `size` mm from tip to foot."""
    px = canvas.profile.down(size)

    def draw(surface: pygame.Surface, scale: int) -> None:
        _facets(surface, px * scale, canvas, look, is_down=is_down)

    canvas.picture(canvas.pictures.fine(("star", look, is_down), px, px, draw), centre)


def _tips(px: float, reach: float) -> list[tuple[float, float]]:
    middle = px / 2, px * 0.53
    out = []
    for i in range(10):
        r = px * reach * (1.0 if i % 2 == 0 else 0.53)
        turn = math.pi * (i / 5 - 0.5)
        out.append((middle[0] + r * math.cos(turn), middle[1] + r * math.sin(turn)))
    return out


def _facets(surface: pygame.Surface, px: int, canvas: Canvas, look: StarLook, *, is_down: bool) -> None:
    gold, edge = canvas.theme.gold, canvas.theme.surface.edge
    tips, line = _tips(px, 0.46), max(2, px // 14)
    if look is StarLook.UNUSED or look is StarLook.NOT_YET:
        rim = edge if look is StarLook.UNUSED else gold.deep
        if look is StarLook.NOT_YET:
            pygame.draw.polygon(surface, gold.rim, tips)
        _outline(surface, rim, tips, line)
        return
    _outline(surface, gold.star, tips, line)  # rounds the corners
    pygame.draw.polygon(surface, gold.star, tips)
    middle = (px / 2, px * 0.53)
    for i in range(10):
        a, b = tips[i], tips[(i + 1) % 10]
        pygame.draw.polygon(surface, _facet(gold.light, gold.star, gold.deep, i, is_down=is_down), [middle, a, b])


def _facet(light: Colour, star: Colour, deep: Colour, index: int, *, is_down: bool) -> Colour:
    if is_down:
        return light
    slope = 0.5 - 0.5 * math.sin(math.pi * ((index + 0.5) / 5 - 0.5))  # 1 at the top, 0 at the foot
    base = star.mixed(light, 0.45 * slope).mixed(deep, 0.5 * (1 - slope))
    return base.mixed(light, 0.25) if index % 2 else base.mixed(deep, 0.18)


def _outline(surface: pygame.Surface, colour: Colour, tips: list[tuple[float, float]], line: int) -> None:
    for i, tip in enumerate(tips):
        following = tips[(i + 1) % len(tips)]
        pygame.draw.line(surface, colour, tip, following, line)
        pygame.draw.circle(surface, colour, tip, line / 2)


def _ring(canvas: Canvas, centre: Point, across: float, share: float, colour: Colour, stroke: float) -> None:
    size, line = canvas.profile.down(across), max(2, canvas.profile.down(stroke))
    step = round(share * 48)

    def draw(surface: pygame.Surface, scale: int) -> None:
        r = size * scale / 2 - line * scale / 2
        middle = size * scale / 2
        for i in range(step * 6 + 1):
            turn = 2 * math.pi * (i / (48 * 6)) - math.pi / 2
            at = (middle + r * math.cos(turn), middle + r * math.sin(turn))
            pygame.draw.circle(surface, colour, at, line * scale / 2)

    picture = canvas.pictures.fine(("ring", step, colour, line), size, size, draw)
    x, y = canvas.profile.spot(centre)
    canvas.surface.blit(picture, (x - size // 2, y - size // 2), special_flags=PREMULTIPLIED)
