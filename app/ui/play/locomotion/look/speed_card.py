"""A speed card: its number and six dots of which the speed is filled; paper only when it may be laid."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.widgets.element import Element

MOST = 6


class SpeedCard(Element, frozen=True, kw_only=True):
    """A card from 0 to 6. A card that may not be laid is dark but still answers with its reason."""

    speed: int
    may_be_laid: bool = True
    is_chosen: bool = False

    @property
    def ink(self) -> Rect:
        """A chosen card stands higher and has a frame."""
        return self.bounds.shrunk(-1.4, -3.0)

    def draw(self, canvas: Canvas) -> None:
        """Paint the card."""
        theme, box = canvas.theme, self.bounds
        if self.is_chosen:
            box = box.moved(0.0, -2.0)
            canvas.box(box.shrunk(-0.9), None, radius=3.0, edge=theme.paper.face, stroke=0.6)
        if self.may_be_laid:
            canvas.box(box, theme.paper.shade, radius=2.2)
            canvas.box(Rect(box.x, box.y, box.w, box.h - 0.8), theme.paper.face, radius=2.2)
            ink = theme.paper.ink
        else:
            canvas.box(box, theme.surface.tray, radius=2.2, edge=theme.surface.line, stroke=0.4)
            ink = theme.text.faint
        number, dots = box.shrunk(0.8, 1.0).cut_bottom(min(4.5, box.h * 0.3))
        canvas.text(str(self.speed), theme.type.role.line, number, ink, align=0.5, floor=4.2)
        pitch = min(dots.w / MOST, 3.2)
        across = pitch * 0.62
        left = dots.centre.x - pitch * (MOST - 1) / 2
        for n in range(MOST):
            at = Point(left + pitch * n, dots.centre.y)
            canvas.disc(at, across, ink if n < self.speed else None, edge=ink, stroke=0.25)
