"""The field a text is typed into: the figure it belongs to, the text with its caret, and how much room is left."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.ink.text import Fit
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatMarker

CARET = 0.7  # mm


class TextField(Element, frozen=True, kw_only=True):
    """A dark field. `count` stands at the right, longest wording first; the text may take two lines."""

    text: str
    count: tuple[str, ...]
    figure: str = ""
    is_refused: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Paint the well, the figure, the text, the caret and the count."""
        theme, box = canvas.theme, self.bounds
        edge = theme.signal.no if self.is_refused else theme.text.main
        canvas.box(box, theme.night.deep, radius=3.0, edge=edge, stroke=0.7)
        inner = box.shrunk(3.0, 2.2)
        if self.figure:
            disc, inner = inner.cut_left(min(11.0, inner.h), 3.0)
            SeatMarker(bounds=disc, figure=self.figure).draw(canvas)
        role = theme.type.role.body
        room = Rect(inner.x, inner.y, inner.w * 0.26, inner.h)
        wide = canvas.fit(self.count, role, room, floor=2.9).width * canvas.profile.pitch[0] + 0.6
        inner, count = inner.cut_right(wide, 2.5)
        canvas.text(self.count, role, count, theme.text.second, align=1.0, floor=2.9)
        room = Rect(inner.x, inner.y, inner.w - CARET - 0.4, inner.h)
        fit = canvas.text(_wordings(self.text), theme.type.role.line_min, room, theme.text.main, lines=2, floor=2.9)
        self._caret(canvas, room, fit)

    @staticmethod
    def _caret(canvas: Canvas, room: Rect, fit: Fit) -> None:
        px, py = canvas.profile.pitch
        last = canvas.letters.font(fit.weight, fit.px).size(fit.lines[-1])[0] * px
        cap, leading = fit.cap * py, fit.leading * py
        top = room.centre.y - fit.height * py / 2 + leading * (len(fit.lines) - 1)
        canvas.box(Rect(room.x + last + 0.4, top - cap * 0.25, CARET, cap * 1.5), canvas.theme.text.main, radius=0.3)


def _wordings(text: str) -> tuple[str, ...]:
    """Return the text, and the same broken after its second dash: four words have no spaces to break at."""
    parts = text.split("-")
    if len(parts) < 3:
        return (text,)
    return text, "-".join(parts[:2]) + "-\n" + "-".join(parts[2:])
