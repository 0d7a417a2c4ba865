"""A place in the result: its number, figure, name and points; the first is framed in gold."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.ink.theme import Role
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatLook, SeatMarker


class PlaceRow(Element, frozen=True, kw_only=True):
    """One seat of the result."""

    place: int
    figure: str
    name: str
    points: str

    def draw(self, canvas: Canvas) -> None:
        """Paint tray, place, figure, name and points."""
        theme, box, is_first = canvas.theme, self.bounds, self.place == 1
        edge = theme.gold.star if is_first else None
        canvas.box(box, theme.surface.tray, radius=2.4, edge=edge, stroke=0.6)
        inner = box.shrunk(3.0, 0.8)
        steady = canvas.letters.bigger
        place, inner = inner.cut_left(6.0, 1.0)
        gold = theme.gold.star if is_first else theme.text.second
        canvas.text(str(self.place), Role(min(5.6, max(3.5, inner.h * 0.6)) / steady, 900), place, gold, floor=3.4)
        size = min(inner.h, 11.0, box.w * 0.135)
        disc, inner = inner.cut_left(size, 2.5)
        look = SeatLook.TURN if is_first else SeatLook.WAITING
        SeatMarker(bounds=Rect(disc.x, disc.centre.y - size / 2, size, size), figure=self.figure, look=look).draw(
            canvas
        )
        role = Role(min(7.2, inner.h * 0.7, box.w * 0.066) / steady, 900)
        fit = canvas.fit(self.points, role, inner, floor=3.4)
        wide = fit.width * canvas.profile.pitch[0] + 0.5
        name, points = inner.cut_right(wide, 2.0)
        canvas.set(fit, points, theme.text.main, align=1.0)
        canvas.text(self.name, theme.type.role.label, name, theme.text.main, floor=2.5)
