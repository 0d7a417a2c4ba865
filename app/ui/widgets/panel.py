"""Flat things to put other things on: trays, paper, wells, lines, scrims and plain pictures of icons."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.ink.theme import Colour
from app.ui.widgets.element import Element


class Panel(Element, frozen=True, kw_only=True):
    """A rounded box: a tray, a sheet of paper, a well, a key's body, or just an outline."""

    fill: Colour | None
    radius: float = 3.2
    edge: Colour | None = None
    stroke: float = 0.4

    @property
    def target(self) -> Rect:
        """A panel swallows taps only where it asks for something."""
        return self.bounds

    def draw(self, canvas: Canvas) -> None:
        """Paint the box."""
        canvas.box(self.bounds, self.fill, radius=self.radius, edge=self.edge, stroke=self.stroke)


class Icon(Element, frozen=True, kw_only=True):
    """An icon in one colour, as high as its box."""

    name: str
    colour: Colour

    def draw(self, canvas: Canvas) -> None:
        """Paint the icon in the middle of its place."""
        canvas.icon(self.name, self.bounds.centre, self.bounds.h, self.colour)
