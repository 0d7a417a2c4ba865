"""Keys: enamel for what can be done, paper for what is done first, and the key that must be held to destroy."""

from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.ink.theme import Colour
from app.ui.widgets.element import Element, Look

GAP = 2.2  # mm between icon and label
NOTE = 5.0  # mm of the second row


class Key(Element, frozen=True, kw_only=True):
    """An enamel key with an icon, a label or both; a second row says the price or why it is off.

    beside  the labels of keys as large as this one: all are set in one size
    """

    label: str | tuple[str, ...] = ""
    icon: str = ""
    beside: tuple[str | tuple[str, ...], ...] = ()
    note: str | tuple[str, ...] = ""
    look: Look = Look.REST
    role: str = "label"
    is_primary: bool = False
    align: float = 0.5

    @property
    def ink(self) -> Rect:
        """A key paints nothing outside its bounds."""
        return self.bounds

    def pressed(self) -> Element:
        """Return the key pushed in."""
        return self if self.look is Look.OFF else replace(self, look=Look.PRESS)

    def draw(self, canvas: Canvas) -> None:
        """Paint body, lip, and what stands on it."""
        ink = self._body(canvas)
        inner = _inner(self.bounds)
        if self.note:
            inner, row = inner.cut_bottom(NOTE)
            row = row.shrunk(0.0, 0.3)
            canvas.text(self.note, canvas.theme.type.role.small, row, _soft(canvas, self, ink), align=0.5, floor=2.6)
        if not self.label and not self.icon:
            return
        if not self.label:
            size = 0.56 * min(self.bounds.w, self.bounds.h) if not self.note else 0.62 * inner.h
            canvas.icon(self.icon, inner.centre, size, ink)
            return
        self._words(canvas, inner, ink)

    def _body(self, canvas: Canvas) -> Colour:
        theme, rect = canvas.theme, self.bounds
        if self.look is Look.OFF:
            canvas.box(rect, theme.surface.key.faded(0.35), radius=2.4, edge=theme.surface.line, stroke=0.4)
            return theme.text.faint
        if self.is_primary:
            lip = 0.0 if self.look is Look.PRESS else 0.9
            canvas.box(rect, theme.paper.shade, radius=3.0)
            canvas.box(Rect(rect.x, rect.y, rect.w, rect.h - lip), theme.paper.face, radius=3.0)
            return theme.paper.ink
        if self.look is Look.REST:
            canvas.box(rect, theme.night.deep, radius=2.4, edge=theme.surface.edge, stroke=0.4)
            canvas.box(Rect(rect.x + 0.4, rect.y + 0.4, rect.w - 0.8, rect.h - 1.3), theme.surface.key, radius=2.0)
        else:
            canvas.box(rect, theme.surface.raised, radius=2.4, edge=theme.text.main, stroke=0.7)
        return theme.text.main

    def _words(self, canvas: Canvas, inner: Rect, ink: Colour) -> None:
        role = getattr(canvas.theme.type.role, self.role)
        size = min(7.4, inner.h * 0.62) if self.icon else 0.0
        room = Rect(inner.x, inner.y, inner.w - (size + GAP if self.icon else 0.0), inner.h)
        lines = 2 if inner.h > 11 else 1
        if self.beside:
            role = canvas.alike(self.beside, role, room, lines=lines, floor=3.0)
        fit = canvas.fit(self.label, role, room, lines=lines, floor=3.0)
        wide = fit.width * canvas.profile.pitch[0]
        left = inner.x + (inner.w - wide - (size + GAP if self.icon else 0.0)) * self.align
        if self.icon:
            canvas.icon(self.icon, Rect(left, inner.y, size, inner.h).centre, size, ink)
            left += size + GAP
        canvas.set(fit, Rect(left, inner.y, wide + 0.4, inner.h), ink, align=self.align)


class HoldKey(Element, frozen=True, kw_only=True):
    """A key that destroys: it fills from left to right while it is held and acts when full."""

    label: str | tuple[str, ...]
    icon: str
    filled: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Paint the well, the filling bar and the words."""
        theme = canvas.theme
        canvas.box(self.bounds, theme.night.deep, radius=2.4, edge=theme.signal.no, stroke=0.5)
        if self.filled > 0:
            inner = self.bounds.shrunk(0.5)
            canvas.box(Rect(inner.x, inner.y, inner.w * self.filled, inner.h), theme.signal.danger, radius=2.0)
        plain = Key(bounds=self.bounds, label=self.label, icon=self.icon)
        plain._words(canvas, _inner(self.bounds), theme.signal.danger_text)


def _inner(box: Rect) -> Rect:
    """Return where icon and words stand: letters that hang below a second line stay on the key."""
    return box.shrunk(1.6, max(1.2, 0.085 * box.h))


def _soft(canvas: Canvas, key: Key, ink: Colour) -> Colour:
    theme = canvas.theme
    if key.look is Look.OFF:
        return ink
    return theme.paper.ink2 if key.is_primary else theme.text.second
