"""The points of a turn as large discs to burn: what is left shows its number, what is burnt shows what it went for."""

from msgspec.structs import replace

from app.games.locomotion.box.game import Act
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.widgets.element import Element

ICONS = {Act.STEP: "next", Act.COUPLE: "couple", Act.UNCOUPLE: "uncouple"}
"""The icon of everything a point goes for."""


class PipKey(Element, frozen=True, kw_only=True):
    """One point. `burnt` is what it went for; a point that is left is paper, and touching it burns all up to it."""

    number: int
    burnt: Act | None = None
    is_pressed: bool = False

    def pressed(self) -> Element:
        """Return the disc under a finger."""
        return replace(self, is_pressed=self.tap is not None)

    def draw(self, canvas: Canvas) -> None:
        """Paint the disc."""
        theme, box = canvas.theme, self.bounds
        across = min(box.w, box.h) - 0.4
        if self.burnt is not None:
            canvas.disc(box.centre, across, theme.night.deep, edge=theme.surface.edge, stroke=0.6)
            canvas.icon(ICONS[self.burnt], box.centre, across * 0.5, theme.text.second)
            return
        fill = theme.paper.shade if self.is_pressed else theme.paper.face
        canvas.disc(box.centre, across, fill, edge=theme.paper.shade, stroke=0.8)
        inner = Rect(box.centre.x - across / 2, box.centre.y - across / 2, across, across)
        role = theme.type.role.line_min if across > 15.0 else theme.type.role.title
        canvas.text(str(self.number), role, inner, theme.paper.ink, align=0.5)
