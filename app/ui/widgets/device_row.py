"""A device as a row: its icon and name, below it how it is, and what to do about it where there is room."""

from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect, around
from app.ui.widgets.element import Element, Look

SIGNALS = {"yes": "check", "warn": "warn", "no": "no", "info": "info"}


class DeviceRow(Element, frozen=True, kw_only=True):
    """`signal` colours the words of `health` and puts its icon before them; `remedy` is left out when too long."""

    icon: str
    name: str
    signal: str
    health: str
    remedy: str = ""
    look: Look = Look.REST

    def pressed(self) -> Element:
        """Return the row under a finger."""
        return replace(self, look=Look.PRESS)

    def draw(self, canvas: Canvas) -> None:
        """Paint the row."""
        theme, box = canvas.theme, self.bounds
        lifted = self.look is Look.PRESS
        fill = theme.surface.raised if lifted else theme.surface.tray
        canvas.box(box, fill, radius=2.4, edge=theme.text.main if lifted else None, stroke=0.5)
        inner = box.shrunk(3.0, 1.0)
        size = min(8.4, inner.h - 0.6)
        icon, inner = inner.cut_left(size, 3.0)
        canvas.icon(self.icon, icon.centre, size, theme.text.main)
        inner, arrow = inner.cut_right(5.0, 1.0)
        canvas.icon("next", arrow.centre, 5.0, theme.text.second)
        small = theme.type.role.small
        is_high = inner.h > 15.0 and bool(self.remedy) and canvas.fit(self.remedy, small, inner, floor=2.6).fits
        inner = around(inner.centre, inner.w, min(inner.h, 20.0 if is_high else 14.0))
        top, below = inner.cut_top(inner.h * (0.38 if is_high else 0.52))
        canvas.text(self.name, theme.type.role.label, top, theme.text.main, floor=3.4)
        if is_high:
            below, last = below.rows(2, 0.0)
            canvas.text(self.remedy, small, last, theme.text.second, floor=2.6)
        self._health(canvas, below, "" if is_high else self.remedy)

    def _health(self, canvas: Canvas, line: Rect, remedy: str) -> None:
        theme, role = canvas.theme, canvas.theme.type.role.small
        colour = getattr(theme.signal, self.signal)
        mark, line = line.cut_left(4.4, 1.4)
        canvas.icon(SIGNALS[self.signal], mark.centre, 4.4, colour)
        fit = canvas.text(self.health, role, line, colour, floor=2.8)
        _, rest = line.cut_left(fit.width * canvas.profile.pitch[0], 3.0)
        if remedy and rest.w > 0 and canvas.fit(remedy, role, rest, floor=2.6).fits:
            canvas.text(remedy, role, rest, theme.text.second, floor=2.6)
