"""A pill that says something small and cannot be pressed."""

from app.ui.canvas import Canvas
from app.ui.widgets.element import Element


class Chip(Element, frozen=True, kw_only=True):
    """A pill with an icon and a word; `is_named` makes it paper, for the one the table speaks of."""

    label: str
    icon: str = ""
    is_named: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Paint the pill."""
        theme, box = canvas.theme, self.bounds
        fill, ink = (theme.paper.face, theme.paper.ink) if self.is_named else (theme.surface.key, theme.text.main)
        canvas.box(box, fill, radius=box.h / 2)
        words = box.shrunk(2.4, 0.8)
        if self.icon:
            icon, words = words.cut_left(4.2, 1.4)
            canvas.icon(self.icon, icon.centre, 4.2, ink)
        canvas.text(self.label, theme.type.role.small, words, ink, align=0.0 if self.icon else 0.5)
