"""A calm sentence about the world outside the game, with the icon of its signal."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.widgets.element import Element

ICONS = {"yes": "check", "warn": "warn", "no": "no", "info": "info"}


class NoticeBar(Element, frozen=True, kw_only=True):
    """A tray with a bar in the colour of the signal; a tap puts it away."""

    sentence: str
    signal: str = "warn"

    def draw(self, canvas: Canvas) -> None:
        """Paint tray, bar, icon and sentence."""
        theme, box = canvas.theme, self.bounds
        colour = getattr(theme.signal, self.signal)
        canvas.box(box, theme.surface.tray, radius=2.4, edge=theme.surface.line, stroke=0.3)
        canvas.box(Rect(box.x, box.y, 1.4, box.h), colour, radius=0.7)
        icon, words = box.shrunk(3.0, 1.2).cut_left(6.0, 2.5)
        canvas.icon(ICONS[self.signal], icon.centre, 6.0, colour)
        canvas.text(self.sentence, theme.type.role.body, words, theme.text.main, lines=2, floor=2.9)
