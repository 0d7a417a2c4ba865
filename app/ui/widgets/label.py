"""Words: a label in one of the theme's roles and colours, fitted into its box."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.ink.theme import Colour
from app.ui.widgets.element import Element


class Label(Element, frozen=True, kw_only=True):
    """A text. `wordings` may give shorter versions after the first; `role` names a size of the theme.

    beside  the words of labels as large as this one: all are set in one size
    """

    wordings: str | tuple[str, ...]
    colour: Colour
    beside: tuple[str, ...] = ()
    role: str = "body"
    align: float = 0.0
    valign: float = 0.5
    lines: int = 1
    floor: float = 0.0
    is_turned: bool = False

    @property
    def ink(self) -> Rect:
        """Letters may hang below and stand above their box."""
        return self.bounds.shrunk(-1.0, -4.0)

    def draw(self, canvas: Canvas) -> None:
        """Write."""
        role = getattr(canvas.theme.type.role, self.role)
        if self.beside:
            role = canvas.alike(self.beside, role, self.bounds, lines=self.lines, floor=self.floor)
        canvas.text(
            self.wordings,
            role,
            self.bounds,
            self.colour,
            align=self.align,
            valign=self.valign,
            lines=self.lines,
            floor=self.floor,
            turned=self.is_turned,
        )
