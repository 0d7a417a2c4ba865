"""A face of a die, large enough to touch: paper with pips, or a number where there are more than six."""

from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.widgets.element import Element

PIPS = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)),
    5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}


class DieFace(Element, frozen=True, kw_only=True):
    """One face; the chosen one among several has a gold edge."""

    face: int
    is_pressed: bool = False
    is_chosen: bool = False

    def pressed(self) -> Element:
        """Return the face under a finger."""
        return replace(self, is_pressed=True)

    def draw(self, canvas: Canvas) -> None:
        """Paint paper and pips."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.paper.shade, radius=3.2)
        lip = 0.3 if self.is_pressed else 1.0
        edge = theme.gold.deep if self.is_chosen else None
        canvas.box(Rect(box.x, box.y, box.w, box.h - lip), theme.paper.face, radius=3.2, edge=edge, stroke=1.2)
        if self.face not in PIPS:
            role = theme.type.role.line_min
            canvas.text(str(self.face), role, box, theme.paper.ink, align=0.5)
            return
        step = box.h * 0.27
        for column, row in PIPS[self.face]:
            at = Point(box.centre.x + (column - 1) * step, box.centre.y - lip / 2 + (row - 1) * step)
            canvas.disc(at, box.h * 0.17, theme.paper.ink)
