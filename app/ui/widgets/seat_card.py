"""A player as a little card: the figure above the name, for where a row is too narrow for both."""

from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import around
from app.ui.widgets.element import Element, Look
from app.ui.widgets.seat_marker import SeatMarker

AIR = 2.0  # mm between figure and name


class SeatCard(Element, frozen=True, kw_only=True):
    """A figure and the name below it on a tray."""

    figure: str
    name: str
    look: Look = Look.REST

    def pressed(self) -> Element:
        """Return the card under a finger."""
        return replace(self, look=Look.PRESS)

    def draw(self, canvas: Canvas) -> None:
        """Paint tray, figure and name."""
        theme, box = canvas.theme, self.bounds
        lifted = self.look is Look.PRESS
        fill = theme.surface.raised if lifted else theme.surface.tray
        canvas.box(box, fill, radius=2.4, edge=theme.text.main if lifted else None, stroke=0.5)
        inner = box.shrunk(1.2, 1.6)
        role = theme.type.role.label
        name = canvas.fit(self.name, role, inner._replace(h=role.cap), floor=2.5)
        high = name.height * canvas.profile.pitch[1]
        size = min(9.0, inner.h - high - AIR - 1.0)
        above, below = around(inner.centre, inner.w, size + AIR + high).cut_top(size, AIR)
        SeatMarker(bounds=above, figure=self.figure).draw(canvas)
        canvas.set(name, below, theme.text.main, align=0.5)
