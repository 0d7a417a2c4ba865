"""The picture on the glass: made of elements, turned to a seat, drawn where it changed, swung when the seat changes."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pygame

from app.table.match.seats import Side
from app.ui.glass.window import Window
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.motion import Span, eased
from app.ui.ink.pictures import Pictures
from app.ui.kit.frame import Frame, frame_of
from app.ui.stage.painter import Painter, Scene
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element

BIGGER = {"normal": 1.0, "large": 1.25, "largest": 1.5}
LAMP = 0.13
FAINT = 0.25  # of full light, as a swing begins


class Easel:
    """One window's picture. `last_flip` is when it was last shown anew."""

    def __init__(self, ui: Ui, window: Window) -> None:
        self.ui = ui
        self.window = window
        self.last_flip = 0.0
        self.scene: Scene = ()
        self.turn = ui.facing.turn
        self._bigger = 0.0  # what the painters are for; 0 before there are any
        self._pictures = Pictures(ui.theme)
        self._painters: dict[int, Painter] = {}
        self._side = ui.facing
        self._swing: tuple[Span, int] | None = None

    # ------------------------------------------------------------ what the picture is made for

    @property
    def frame(self) -> Frame:
        """The grid in the orientation of the moment."""
        return frame_of(self.window.seat_profile(self.turn))

    @property
    def painter(self) -> Painter:
        """The canvas for this orientation and text size; those of another size are let go of, with their pictures."""
        bigger = BIGGER[self.ui.preferences.text_size]
        if bigger != self._bigger:
            self._bigger, self._pictures = bigger, Pictures(self.ui.theme)
            self._painters.clear()
        key = self.turn % 180
        if key not in self._painters:
            profile = self.window.seat_profile(self.turn)
            self._painters[key] = Painter(Canvas(profile, self.ui.theme, self._pictures, bigger))
        return self._painters[key]

    # ------------------------------------------------------------ what lies under a finger

    @property
    def star(self) -> Rect:
        """Where the star is drawn."""
        return self.frame.star

    @property
    def bounds(self) -> Rect:
        """The whole glass."""
        return self.frame.profile.glass

    def element_at(self, point: Point) -> Element | None:
        """Return the topmost element that answers a finger at this place."""
        for element in reversed(self.scene):
            if element.tap is not None and element.target.holds(point):
                return element
        return None

    # ------------------------------------------------------------ turning

    @property
    def is_swinging(self) -> bool:
        """True while the picture turns; nothing is heard then."""
        return self._swing is not None

    def turn_to(self, side: Side, now: float) -> bool:
        """Turn to a side of the table; tells whether it swings there, and so is no picture to touch for a while."""
        degrees = (side.turn - self._side.turn + 180) % 360 - 180
        if side is self._side:
            return False
        self._side, self.turn = side, side.turn
        self.forget()
        if self.ui.preferences.motion != "full":
            return False
        self._swing = (Span(now, self.ui.theme.time.swing / 1000), degrees)
        return True

    # ------------------------------------------------------------ drawing

    def forget(self) -> None:
        """Draw everything anew: what the glass shows is not known any more."""
        self.painter.forget()
        self.ui.redraw()

    def show(self, compose: Callable[[], Iterable[Element]], now: float, *, is_due: bool) -> None:
        """Bring the picture up to date: `compose` makes its elements, back to front, where it `is_due`."""
        if self._swing is not None:
            self._show_swing(self._swing, compose, now)
        elif is_due:
            changed = self._paint(compose)
            if changed is None or changed:
                self.window.show(self.painter.canvas.surface, self.turn, changed)
                self.last_flip = now

    def _paint(self, compose: Callable[[], Iterable[Element]]) -> list[pygame.Rect] | None:
        self.ui.is_stale = False
        self.scene = tuple(compose())
        return self.painter.paint(self.scene, LAMP)

    def _show_swing(self, swing: tuple[Span, int], compose: Callable[[], Iterable[Element]], now: float) -> None:
        span, degrees = swing
        if self.ui.is_stale:
            self._paint(compose)
        part = span.part(now)
        if part >= 1.0:
            self._swing = None
            self.window.show(self.painter.canvas.surface, self.turn)
            return
        left = degrees * (1 - eased(self.ui.theme.ease["in_out"], part))
        picture = self.window.on_panel(self.painter.canvas.surface, self.turn)
        self.window.swing(picture, left, min(1.0, FAINT + part))

    def save_picture(self, path: Path) -> None:
        """Write what the panel shows to a PNG file."""
        pygame.image.save(self.window.on_panel(self.painter.canvas.surface, self.turn), str(path))
