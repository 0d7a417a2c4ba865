"""Squares that can be touched: one invisible target for each, and for the empty places between them none."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.play.locus.look.board import Board
from app.ui.play.locus.screen.turn_page import Aim
from app.ui.widgets.element import Element


class Square(Element, frozen=True, kw_only=True):
    """A target without a picture of its own: the board shows it."""

    @property
    def cue(self) -> str:
        """The page says whether it fits."""
        return ""

    def draw(self, canvas: Canvas) -> None:
        """Paint nothing."""


def cell_targets(board: Board, reach: Rect) -> list[Element]:
    """Return the targets of a board's squares; none reaches out of `reach`, where no finger counts."""
    field = board.sheet.field(board.zone)
    return [Square(bounds=board.place(cell).clipped(reach), tap=Aim(cell)) for cell in sorted(field.cells)]
