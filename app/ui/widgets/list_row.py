"""A row of a list: icon or figure, name, value, and an arrow if it opens something."""

from msgspec.structs import replace

from app.ui.canvas import Canvas
from app.ui.geometry import Point, Rect
from app.ui.widgets.element import Element, Look

SIGNALS = {"yes": "check", "warn": "warn", "no": "no", "info": "info"}


class ListRow(Element, frozen=True, kw_only=True):
    """A row on a tray. `signal` puts the icon of a state before the value; `note` is a second, smaller line."""

    name: str | tuple[str, ...]
    icon: str = ""
    figure: str = ""
    value: str = ""
    note: str | tuple[str, ...] = ""
    signal: str = ""
    opens: bool = False
    is_gold: bool = False
    look: Look = Look.REST

    def pressed(self) -> Element:
        """Return the row under a finger."""
        return replace(self, look=Look.PRESS) if self.look is not Look.OFF else self

    def draw(self, canvas: Canvas) -> None:
        """Paint the row."""
        theme, box = canvas.theme, self.bounds
        lifted = self.look in (Look.PRESS, Look.CHOSEN)
        canvas.box(
            box,
            theme.surface.raised if lifted else theme.surface.tray,
            radius=2.4,
            edge=theme.text.main if lifted else None,
            stroke=0.5,
        )
        inner = box.shrunk(3.0, 1.0)
        inner = self._lead(canvas, inner)
        inner = self._trail(canvas, inner)
        ink = theme.text.faint if self.look is Look.OFF else theme.text.main
        if self.note:
            inner, below = inner.cut_top(inner.h * 0.52)
            canvas.text(self.note, theme.type.role.small, below, theme.text.second, floor=2.6)
        canvas.text(self.name, theme.type.role.label, inner, ink, lines=2 if inner.h > 11 else 1, floor=3.4)

    def _lead(self, canvas: Canvas, inner: Rect) -> Rect:
        theme, size = canvas.theme, min(7.4, inner.h - 0.6)
        if self.figure:
            icon, inner = inner.cut_left(size + 1.0, 3.0)
            fill = theme.gold.star if self.is_gold else theme.surface.key
            ink = theme.text.on_gold if self.is_gold else theme.text.main
            canvas.disc(icon.centre, size + 1.0, fill, edge=fill if self.is_gold else theme.surface.edge, stroke=0.3)
            canvas.icon(f"figure-{self.figure}", icon.centre, size * 0.66, ink)
        elif self.icon:
            icon, inner = inner.cut_left(size, 3.0)
            canvas.icon(self.icon, icon.centre, size, theme.text.main)
        return inner

    def _trail(self, canvas: Canvas, inner: Rect) -> Rect:
        theme = canvas.theme
        if self.opens:
            inner, arrow = inner.cut_right(5.0, 1.0)
            canvas.icon("next", arrow.centre, 5.0, theme.text.second)
        if not self.value:
            return inner
        ink = getattr(theme.signal, self.signal) if self.signal else theme.text.second
        if self.is_gold:
            ink = theme.gold.star
        role = theme.type.role.small
        room = Rect(inner.x, inner.y, inner.w * 0.62, inner.h)
        fit = canvas.fit(self.value, role, room, floor=2.8)
        wide = fit.width * canvas.profile.pitch[0] + 0.4
        inner, words = inner.cut_right(wide, 2.0)
        canvas.text(self.value, role, words, ink, align=1.0, floor=2.8)
        if self.signal:
            inner, _ = inner.cut_right(4.6, 1.0)
            canvas.icon(SIGNALS[self.signal], Point(inner.right + 3.0, words.centre.y), 4.6, ink)
        return inner
