"""The paper ticket on the home screen that goes on with the game on the table."""

from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect, around
from app.ui.widgets.element import Element, Look
from app.ui.widgets.seat_marker import SeatLook, SeatMarker


class Ticket(Element, frozen=True, kw_only=True):
    """Paper with the figure whose turn it is, a heading and where the game stands."""

    figure: str
    heading: str | tuple[str, ...]
    progress: tuple[str, ...]
    look: Look = Look.REST
    reserve: float = 0.0  # mm at the right kept for a drawing

    def pressed(self) -> Element:
        """Return the ticket under a finger."""
        return replace(self, look=Look.PRESS)

    @property
    def words(self) -> Rect:
        """Where the words stand, right of the figure."""
        size = min(17.0, self.bounds.h - 6.0)
        width = self.bounds.w - size - 12.0 - self.reserve
        return Rect(self.bounds.x + size + 9.0, self.bounds.y + 2.0, width, self.bounds.h - 5.0)

    def draw(self, canvas: Canvas) -> None:
        """Paint paper, figure and words."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.paper.shade, radius=3.2)
        lip = 0.3 if self.look is Look.PRESS else 1.0
        face = theme.paper.shade if self.look is Look.PRESS else theme.paper.face
        canvas.box(Rect(box.x, box.y, box.w, box.h - lip), face, radius=3.2)
        size = min(17.0, box.h - 6.0)
        disc = around(box.cut_left(size + 9.0)[0].centre, size)
        SeatMarker(bounds=disc, figure=self.figure, look=SeatLook.PAPER).draw(canvas)
        top, below = self.words.cut_top(self.words.h * 0.46, self.words.h * 0.14)
        canvas.text(self.heading, theme.type.role.title, top, theme.paper.ink, floor=4.2)
        canvas.text(self.progress, theme.type.role.body, below, theme.paper.ink2, floor=3.0)
