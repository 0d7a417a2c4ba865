"""A seat: a disc with the player's figure, gold only for the one whose turn it is."""

import enum

from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.widgets.element import Element


class SeatLook(enum.Enum):
    """What the marker says of its seat."""

    TURN = "turn"
    WAITING = "waiting"
    DONE = "done"
    FREE = "free"
    AWAY = "away"
    PAPER = "paper"  # dark disc, for use on paper


class SeatMarker(Element, frozen=True, kw_only=True):
    """A disc as high as its box. `figure` is one of the six; a free seat shows a plus instead."""

    figure: str = ""
    look: SeatLook = SeatLook.WAITING
    is_pressed: bool = False

    @property
    def ink(self) -> Rect:
        """The badge of a large disc hangs out of its box."""
        return self.bounds.shrunk(-max(1.2, 0.1 * min(self.bounds.w, self.bounds.h)))

    def pressed(self) -> Element:
        """Return the disc under a finger."""
        return replace(self, is_pressed=True)

    def draw(self, canvas: Canvas) -> None:
        """Paint disc, figure and badge."""
        theme, centre, size = canvas.theme, self.bounds.centre, min(self.bounds.w, self.bounds.h)
        fill, ink, edge = {
            SeatLook.TURN: (theme.gold.star, theme.text.on_gold, theme.gold.star),
            SeatLook.WAITING: (theme.surface.key, theme.text.main, theme.surface.edge),
            SeatLook.DONE: (theme.surface.key, theme.text.main, theme.surface.edge),
            SeatLook.FREE: (theme.surface.tray, theme.text.second, theme.surface.edge),
            SeatLook.AWAY: (theme.surface.tray, theme.text.faint, theme.surface.line),
            SeatLook.PAPER: (theme.paper.ink, theme.paper.face, theme.paper.ink),
        }[self.look]
        if self.is_pressed:
            fill, edge = theme.surface.raised, theme.text.main
            ink = theme.text.main
        canvas.disc(centre, size, fill, edge=edge, stroke=0.4)
        name = "plus" if self.look is SeatLook.FREE else f"figure-{self.figure}"
        canvas.icon(name, centre, size * (0.5 if self.look is SeatLook.FREE else 0.6), ink)
        if self.look is SeatLook.DONE:
            badge = Point(centre.x + size * 0.36, centre.y + size * 0.36)
            canvas.disc(badge, size * 0.42, theme.signal.yes, edge=theme.night.base, stroke=0.4)
            canvas.icon("check", badge, size * 0.3, theme.text.on_gold)
