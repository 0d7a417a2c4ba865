"""A key for a seat that cleaned up: figure and name, and the clean-up cards it has in green."""

from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Role
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.seat_marker import SeatMarker

SIGN = 4.0  # mm of the brush
COUNT = 9.0  # mm of brush and number
BESIDE = 37.0  # mm wide: from here on the name stands beside the figure


class BrushKey(Element, frozen=True, kw_only=True):
    """Figure, name, brushes."""

    figure: str
    name: str
    brushes: int
    look: Look = Look.REST

    @property
    def ink(self) -> Rect:
        """A key paints nothing outside its bounds."""
        return self.bounds

    def pressed(self) -> Element:
        """Return the key pushed in."""
        return replace(self, look=Look.PRESS)

    def draw(self, canvas: Canvas) -> None:
        """Paint the key, the seat and its brushes."""
        box = self.bounds
        Key(bounds=box, look=self.look).draw(canvas)
        inner = Rect(box.x + 1.6, box.y + 1.2, box.w - 3.2, box.h - 3.2)
        if box.w >= BESIDE:
            self._beside(canvas, inner)
        else:
            self._below(canvas, inner)

    def _beside(self, canvas: Canvas, inner: Rect) -> None:
        size = min(inner.h, 8.4 if self.brushes else 11.0)
        disc, rest = inner.cut_left(size, 2.0)
        disc = Rect(disc.x, disc.centre.y - size / 2, size, size)
        SeatMarker(bounds=disc, figure=self.figure).draw(canvas)
        if self.brushes:
            rest, count = rest.cut_right(COUNT, 1.0)
            self._count(canvas, count)
        self._named(canvas, canvas.theme.type.role.label, rest, 0.0)

    def _below(self, canvas: Canvas, inner: Rect) -> None:
        upper, lower = inner.cut_bottom(4.0, 0.4)
        size = min(upper.h, 7.6 if self.brushes else 9.0)
        aside = COUNT if self.brushes else 0.0
        disc = Rect(inner.centre.x - (size + aside) / 2, upper.centre.y - size / 2, size, size)
        SeatMarker(bounds=disc, figure=self.figure).draw(canvas)
        if self.brushes:
            self._count(canvas, Rect(disc.right + 0.6, upper.y, COUNT - 0.6, upper.h))
        self._named(canvas, canvas.theme.type.role.small, lower, 0.5)

    def _named(self, canvas: Canvas, role: Role, box: Rect, align: float) -> None:
        name = canvas.fit(self.name, role, box, floor=2.5)
        if name.fits:  # else the figure says it
            canvas.set(name, box, canvas.theme.text.main, align=align)

    def _count(self, canvas: Canvas, box: Rect) -> None:
        green, size = canvas.theme.signal.yes, min(SIGN, box.w * 0.5)
        canvas.icon("brush", Point(box.x + size / 2, box.centre.y), size, green)
        room = Rect(box.x + size + 0.4, box.y, box.w - size - 0.4, box.h)
        canvas.text(str(self.brushes), canvas.theme.type.role.label, room, green, floor=3.4)
