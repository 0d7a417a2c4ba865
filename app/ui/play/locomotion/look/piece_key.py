"""A piece in hand: a tray with a wagon or a locomotive on it; the chosen one is framed. And the card of a piece."""

from app.games.locomotion.train import Colour as Paint
from app.ui.ink.canvas import Canvas
from app.ui.play.locomotion.look.shapes import piece
from app.ui.widgets.element import Element, Look


class PieceKey(Element, frozen=True, kw_only=True):
    """Touch it to take it."""

    kind: str  # wagon or locomotive
    paint: Paint
    look: Look = Look.REST

    def draw(self, canvas: Canvas) -> None:
        """Paint tray and piece."""
        theme, box = canvas.theme, self.bounds
        is_chosen = self.look is Look.CHOSEN
        canvas.box(
            box,
            theme.surface.raised if is_chosen else theme.surface.tray,
            radius=2.4,
            edge=theme.text.main if is_chosen else theme.surface.line,
            stroke=0.7 if is_chosen else 0.3,
        )
        spacing = min(box.w / 0.92, box.h / 0.66)
        piece(canvas, box.centre, self.kind, self.paint.value, 0.0, spacing, theme.locomotion.iron)


class PieceCard(Element, frozen=True, kw_only=True):
    """A card of paper with a piece on it."""

    kind: str  # wagon or locomotive
    paint: Paint

    def draw(self, canvas: Canvas) -> None:
        """Paint paper and piece."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.paper.shade, radius=2.4)
        canvas.box(box._replace(h=box.h - 0.8), theme.paper.face, radius=2.4)
        spacing = min(box.w / 0.98, (box.h - 0.8) / 0.7)
        piece(canvas, box._replace(h=box.h - 0.8).centre, self.kind, self.paint.value, 0.0, spacing,
              theme.locomotion.iron)  # fmt: skip
