"""A cream ring round something on the screen: this is what is meant."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.widgets.element import Element


class Ring(Element, frozen=True, kw_only=True):
    """An outline on a dark bed, so that it is seen on paper and on night; round for the star."""

    is_round: bool = False

    @property
    def ink(self) -> Rect:
        """The bed stands out a little."""
        return self.bounds.shrunk(-1.5)

    def draw(self, canvas: Canvas) -> None:
        """Paint bed and ring."""
        night, cream = canvas.theme.night.deep, canvas.theme.text.main
        if self.is_round:
            canvas.disc(self.bounds.centre, self.bounds.h + 0.6, None, edge=night, stroke=1.6)
            canvas.disc(self.bounds.centre, self.bounds.h, None, edge=cream, stroke=1.0)
        else:
            canvas.box(self.bounds.shrunk(-0.4), None, radius=3.0, edge=night, stroke=1.8)
            canvas.box(self.bounds, None, radius=2.6, edge=cream, stroke=1.0)
