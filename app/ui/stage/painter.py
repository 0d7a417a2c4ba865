"""Draws a scene: compares it with the one that is on the picture, and paints only what differs."""

from collections.abc import Sequence

import pygame

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import ScreenProfile
from app.ui.widgets.element import Element

Scene = tuple[Element, ...]
KEPT = 2000  # places in pixels that are remembered
MANY = 24  # changed places beyond which the whole picture is painted


class Painter:
    """Keeps one canvas up to date with the scene of the moment."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self._shown: Scene = ()
        self._lamp = -1.0
        self._areas: dict[Rect, pygame.Rect] = {}

    def forget(self) -> None:
        """Paint everything next time."""
        self._lamp = -1.0

    def paint(self, scene: Scene, lamp: float) -> list[pygame.Rect] | None:
        """Paint what changed; the changed places in pixels, or None when all of it changed."""
        changed = self._changes(scene) if lamp == self._lamp else None
        self._shown, self._lamp = scene, lamp
        if changed is None:
            self._fill(scene, self.canvas.surface.get_rect())
            return None
        for area in changed:
            self._fill(scene, area)
        return changed

    def _changes(self, scene: Scene) -> list[pygame.Rect] | None:
        old = self._shown
        if scene == old:
            return []
        if len(scene) == len(old):
            pairs = [(a, b) for a, b in zip(old, scene, strict=True) if a != b]
            moved = [e for pair in pairs for e in pair]
        elif [e for e in old if e in scene] != [e for e in scene if e in old]:
            return None  # what stayed lies in another order, or is there once more or less
        else:
            moved = [e for e in old if e not in scene] + [e for e in scene if e not in old]
        if len(moved) > MANY:
            return None
        return _merged([self._area(e.ink) for e in moved])

    def _area(self, ink: Rect) -> pygame.Rect:
        area = self._areas.get(ink)
        if area is None:
            if len(self._areas) > KEPT:
                self._areas.clear()
            area = inked(self.canvas.profile, ink).clip(self.canvas.surface.get_rect())
            self._areas[ink] = area
        return area

    def _fill(self, scene: Scene, area: pygame.Rect) -> None:
        surface = self.canvas.surface
        night = self.canvas.pictures.night(*surface.get_size(), self._lamp)
        surface.blit(night, area, area)
        for element in scene:
            ink = self._area(element.ink)
            if ink.colliderect(area):
                surface.set_clip(ink.clip(area))
                element.draw(self.canvas)
        surface.set_clip(None)


def inked(profile: ScreenProfile, ink: Rect) -> pygame.Rect:
    """Return the pixels an element may paint: its ink, and one more on every side for what is rounded."""
    x, y, w, h = profile.pixels(ink)
    return pygame.Rect(x - 1, y - 1, w + 2, h + 2)


def _merged(areas: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Join areas where the join is no larger than both; else they stay apart, each painted within its own bounds."""
    out: list[pygame.Rect] = []
    for area in areas:
        if not (area.w and area.h):
            continue
        grown = area
        while (hit := _partner(grown, out)) >= 0:
            grown = grown.union(out.pop(hit))
        out.append(grown)
    return out


def _partner(area: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """Return the place of an area that is worth joining, or -1."""
    for place, other in enumerate(others):
        union = area.union(other)
        if union.w * union.h <= area.w * area.h + other.w * other.h:
            return place
    return -1
