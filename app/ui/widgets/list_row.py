"""A row of a list: icon or figure, name, value, and an arrow if it opens something."""

from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.text import Fit
from app.ui.ink.theme import Colour
from app.ui.widgets.element import Element, Look

SIGN = 4.6  # mm, the icon of a state
AIR = 2.6  # mm between a name and its note
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
            name = self._beside_value(canvas, inner)
            self._value(canvas, inner)
            self._name(canvas, name, ink)

    def _name(self, canvas: Canvas, room: Rect, ink: Colour) -> None:
        """Write the name alone; a person's is made smaller rather than broken."""
        role = canvas.theme.type.role.label
        is_whole = bool(self.figure) and canvas.fit(self.name, role, room, floor=3.4).fits
        canvas.text(self.name, role, room, ink, lines=1 if is_whole else 2, floor=3.4)

    def _with_note(self, canvas: Canvas, inner: Rect, ink: Colour) -> None:
        """Write name and value above the note. The note has the whole width, unless the value is a mere sign."""
        role, pitch = canvas.theme.type.role, canvas.profile.pitch[1]
        beside = self._beside_value(canvas, inner)
        below = inner if self.value.strip() else beside
        name = canvas.fit(self.name, role.label, beside._replace(h=inner.h * 0.52), floor=3.4)
        if not name.fits:
            name = canvas.fit(self.name, role.label, beside._replace(h=inner.h * 0.66), lines=2, floor=3.4)
        high = name.height * pitch
        rest = inner.h - high
        note = canvas.fit(self.note, role.small, below._replace(h=rest - min(AIR, rest * 0.4)), lines=2, floor=2.6)
        low = note.height * pitch
        air = min(AIR, (rest - low) * 0.6)
        upper = Rect(inner.x, inner.y + (rest - air - low) / 2, inner.w, high)
        self._value(canvas, upper if self.value.strip() else inner)
        canvas.set(name, upper, ink)
        canvas.set(note, Rect(below.x, upper.bottom + air, below.w, low), canvas.theme.text.second)

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

    def _beside_value(self, canvas: Canvas, inner: Rect) -> Rect:
        """Return what the value and its sign leave of a row."""
        if not self.value:
            return inner
        inner, _ = inner.cut_right(self._value_fit(canvas, inner).width * canvas.profile.pitch[0] + 0.4, 2.0)
        return inner.cut_right(SIGN, 1.0)[0] if self.signal else inner

    def _value_fit(self, canvas: Canvas, inner: Rect) -> Fit:
        return canvas.fit(self.value, canvas.theme.type.role.small, inner._replace(w=inner.w * 0.62), floor=2.8)

    def _value(self, canvas: Canvas, inner: Rect) -> None:
        """Write the value at the right, its sign before it."""
        if not self.value:
            return
        theme = canvas.theme
        ink = getattr(theme.signal, self.signal) if self.signal else theme.text.second
        if self.is_gold:
            ink = theme.gold.star
        fit = self._value_fit(canvas, inner)
        wide = fit.width * canvas.profile.pitch[0] + 0.4
        canvas.set(fit, inner.cut_right(wide)[1], ink, align=1.0)
        if self.signal:
            canvas.icon(SIGNALS[self.signal], Point(inner.right - wide - SIGN, inner.centre.y), SIGN, ink)
