"""A line of the log: whose figure, what happened, and whether it was taken back."""

from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.ink.text import Fit
from app.ui.ink.theme import Colour
from app.ui.widgets.element import Element, Look

ROOMY = 12.0  # mm


class LogRow(Element, frozen=True, kw_only=True):
    """A row on a tray. `note` says that it was taken back: then the sentence is struck through as well."""

    sentence: str
    figure: str = ""
    note: str | tuple[str, ...] = ""
    time: str = ""
    look: Look = Look.REST

    def pressed(self) -> Element:
        """Return the row under a finger."""
        return replace(self, look=Look.PRESS)

    def draw(self, canvas: Canvas) -> None:
        """Paint tray, figure, sentence, and what became of it."""
        theme, box = canvas.theme, self.bounds
        lifted = self.look in (Look.PRESS, Look.CHOSEN)
        fill = theme.surface.raised if lifted else theme.surface.tray
        canvas.box(box, fill, radius=2.4, edge=theme.text.main if lifted else None, stroke=0.5)
        lead, words = box.shrunk(1.6, 0.4 if box.h < ROOMY else 1.2).cut_left(6.4, 2.0)
        if self.figure:
            canvas.icon(f"figure-{self.figure}", lead.centre, 5.0, theme.text.second)
        if self.time:
            words, clock = words.cut_right(13.0, 1.0)
            canvas.text(self.time, theme.type.role.small, clock, theme.text.second, align=1.0, floor=2.9)
        if self.note:
            words, below = words.cut_bottom(4.6, 1.6)
            self._note(canvas, below)
        ink = theme.text.second if self.note else theme.text.main
        fit = canvas.text(self.sentence, theme.type.role.body, words, ink, lines=2, floor=2.9)
        if self.note:
            _strike(canvas, fit, words, ink)

    def _note(self, canvas: Canvas, box: Rect) -> None:
        theme = canvas.theme
        icon, words = box.cut_left(4.4, 1.6)
        canvas.icon("undo", icon.centre, 4.4, theme.signal.warn)
        canvas.text(self.note, theme.type.role.small, words, theme.signal.warn, floor=2.9)


def _strike(canvas: Canvas, fit: Fit, box: Rect, colour: Colour) -> None:
    """Draw a line through every line of a text that was set in the middle of a box."""
    px, py = canvas.profile.pitch
    at = box.centre.y - (fit.height - fit.cap) * py / 2
    for line in fit.lines:
        wide = canvas.letters.font(fit.weight, fit.px).size(line)[0]
        canvas.flat(Rect(box.x, at - 0.2, wide * px, 0.4), colour)
        at += fit.leading * py
