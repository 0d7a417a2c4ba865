"""The window on the panel: opens it, turns the picture to a seat, shows what changed, maps touches back.

The picture is drawn upright for the acting seat; turning happens here alone, for pixels and for fingers.
"""

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress

import pygame

from app.errors import DisplayTrouble
from app.ui.ink.geometry import Point
from app.ui.ink.screen_profiles import PROFILES, ScreenProfile, nearest

Affine = tuple[float, float, float, float, float, float]
"""(a, b, c, d, e, f): x' = a x + b y + c, y' = d x + e y + f, all from 0 to 1 on the panel."""

BLIND = ("offscreen", "dummy")

STRAIGHT: Affine = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0)


class Window:
    """An open display. `mount` is how the panel hangs (0, 90, 180, 270 clockwise)."""

    def __init__(self, surface: pygame.Surface, profile: ScreenProfile, mount: int = 0) -> None:
        self.surface = surface
        self.mount = mount
        self.profile = profile.turned(mount)  # upright on the table, seen from the near side
        self.dark = 0.0
        self._veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)

    @classmethod
    def open(cls, screen: str, *, is_window: bool, mount: int = 0) -> "Window":
        """Open the display for a profile name or "auto"; no display raises DisplayTrouble."""
        try:
            pygame.display.init()
            pygame.font.init()
            if pygame.display.get_driver() in BLIND and "SDL_VIDEODRIVER" not in os.environ:
                raise pygame.error("no screen was found")  # SDL would draw where nobody can see it
            info = pygame.display.Info()
            profile = PROFILES.get(screen) or nearest(*((1280, 800) if is_window else (info.current_w, info.current_h)))
            flags = 0 if is_window else pygame.FULLSCREEN
            surface = pygame.display.set_mode(profile.px, flags)
        except pygame.error as error:
            driver = os.environ.get("SDL_VIDEODRIVER", "none chosen")
            raise DisplayTrouble(
                f"No display can be opened: {error} (video driver: {driver}).",
                "Start it on a machine with a screen, or watch a whole game as pictures: make demo",
            ) from error
        pygame.display.set_caption("tafelster")
        if not is_window:
            with suppress(pygame.error):  # a screen without cursors shows none
                # an invisible cursor, never a hidden one: hiding stops touch on some panels
                pygame.mouse.set_cursor((8, 8), (0, 0), (0,) * 8, (0,) * 8)
        return cls(surface, profile, mount)

    def seat_profile(self, turn: int) -> ScreenProfile:
        """Return the panel as the seat at `turn` degrees sees it."""
        return self.profile.turned(turn)

    def show(self, picture: pygame.Surface, turn: int, changed: Iterable[pygame.Rect] | None = None) -> None:
        """Bring the picture (or only what changed of it) to the panel, turned for the seat."""
        degrees = (turn + self.mount) % 360
        whole = picture.get_rect()
        areas: Sequence[pygame.Rect] = [whole] if changed is None else [r.clip(whole) for r in changed]
        shown = []
        for area in areas:
            if area.w and area.h:
                part = picture.subsurface(area)
                place = turned_rect(area, whole.size, degrees)
                self.surface.blit(pygame.transform.rotate(part, -degrees) if degrees else part, place)
                shown.append(place)
        self._dim(shown)
        pygame.display.update(shown)

    def _dim(self, places: list[pygame.Rect]) -> None:
        if self.dark > 0:
            self._veil.fill((0, 0, 0, round(255 * self.dark)))
            for place in places:
                self.surface.blit(self._veil, place, place)

    def swing(self, picture: pygame.Surface, degrees: float, light: float) -> None:
        """Show one moment of the picture turning to its seat: `degrees` still to go, `light` 0 to 1."""
        turned = pygame.transform.rotate(picture, degrees)
        self.surface.fill((0, 0, 0))
        self.surface.blit(turned, turned.get_rect(center=self.surface.get_rect().center))
        self._veil.fill((0, 0, 0, round(255 * (1 - (1 - self.dark) * light))))
        self.surface.blit(self._veil, (0, 0))
        pygame.display.update()

    def on_panel(self, picture: pygame.Surface, turn: int) -> pygame.Surface:
        """Return the picture as it lies on the panel."""
        degrees = (turn + self.mount) % 360
        return pygame.transform.rotate(picture, -degrees) if degrees else picture.copy()

    def place(self, x: float, y: float, turn: int, panel: Affine = STRAIGHT) -> Point:
        """Map a touch (0 to 1 as reported) to millimetres as the seat at `turn` sees them."""
        a, b, c, d, e, f = panel
        x, y = a * x + b * y + c, d * x + e * y + f
        x, y = unturned(x, y, (turn + self.mount) % 360)
        w, h = self.seat_profile(turn).mm
        return Point(x * w, y * h)

    def reported(self, point: Point, turn: int) -> tuple[float, float]:
        """Return where on the panel (0 to 1) a seat's millimetres lie; the inverse of `place`."""
        w, h = self.seat_profile(turn).mm
        return unturned(point.x / w, point.y / h, -(turn + self.mount) % 360)

    @staticmethod
    def events() -> list[pygame.event.Event]:
        """Return what happened since the last call."""
        return pygame.event.get()

    def close(self) -> None:
        """Give the display back."""
        pygame.display.quit()


def unturned(x: float, y: float, degrees: int) -> tuple[float, float]:
    """Undo a clockwise turn of the unit square."""
    return {0: (x, y), 90: (y, 1 - x), 180: (1 - x, 1 - y), 270: (1 - y, x)}[degrees]


def turned_rect(rect: pygame.Rect, size: tuple[int, int], degrees: int) -> pygame.Rect:
    """Return where a part of a picture lies after turning the picture clockwise."""
    w, h = size
    x, y = rect.topleft
    if degrees == 90:
        return pygame.Rect(h - y - rect.h, x, rect.h, rect.w)
    if degrees == 180:
        return pygame.Rect(w - x - rect.w, h - y - rect.h, rect.w, rect.h)
    if degrees == 270:
        return pygame.Rect(y, w - x - rect.w, rect.h, rect.w)
    return rect.copy()
