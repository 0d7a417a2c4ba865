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
        inner = self._lead(canvas, box.shrunk(3.0, 1.0))
        if self.opens:
            inner, arrow = inner.cut_right(5.0, 1.0)
            canvas.icon("next", arrow.centre, 5.0, theme.text.second)
        ink = theme.text.faint if self.look is Look.OFF else theme.text.main
        if self.note:
            self._with_note(canvas, inner, ink)
        else:
            inner = self._trail(canvas, inner, inner.centre.y)
            canvas.text(self.name, theme.type.role.label, inner, ink, lines=2, floor=3.4)

    def _with_note(self, canvas: Canvas, inner: Rect, ink: Colour) -> None:
        """Write name and value above the note; a value of letters leaves the whole width to the note."""
        role, tall = canvas.theme.type.role, canvas.profile.pitch[1]
        is_sign = not self.value.strip()
        if is_sign:
            inner = self._trail(canvas, inner, inner.centre.y)
        above = inner if is_sign else self._trail(canvas, inner, None)
        name = canvas.fit(self.name, role.label, above._replace(h=inner.h * 0.52), floor=3.4)
        if not name.fits:
            name = canvas.fit(self.name, role.label, above._replace(h=inner.h * 0.66), lines=2, floor=3.4)
        high = name.height * tall
        rest = inner.h - high
        note = canvas.fit(self.note, role.small, inner._replace(h=rest - min(AIR, rest * 0.2)), lines=2, floor=2.6)
        low = note.height * tall
        air = min(AIR, (rest - low) / 2)
        top = inner.y + (inner.h - high - air - low) / 2
        line = role.label.cap
        if not is_sign:
            self._trail(canvas, inner, top + high / 2)
        canvas.set(name, Rect(above.x, top, above.w, high), ink)
        canvas.set(note, Rect(inner.x, top + high + air, inner.w, low), canvas.theme.text.second)

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
