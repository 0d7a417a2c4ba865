"""The overview card as paper: a cell for each number of rolls with its minus points, to read and to touch."""

from msgspec import Struct

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Role
from app.ui.widgets.element import Element
from app.ui.words.language import MINUS

COLUMNS, ROWS = 6, 5
PAPER = 1.6  # mm of paper round the cells


class Row(Struct, frozen=True):
    """Touch a row of the table."""

    rolls: int


class TableCell(Element, frozen=True, kw_only=True):
    """One row of the card: rolls small above, points large below; empty points while they are typed."""

    rolls: int
    points: int | None
    is_chosen: bool = False
    is_odd: bool = False

    @property
    def ink(self) -> Rect:
        """A cell paints nothing outside its bounds."""
        return self.bounds

    def draw(self, canvas: Canvas) -> None:
        """Paint the cell: ink on paper, or paper on ink while it is chosen."""
        theme, box = canvas.theme, self.bounds
        paper, ink, soft = theme.paper.face, theme.paper.ink, theme.paper.ink2
        if self.is_chosen:
            paper, ink, soft = theme.paper.ink, theme.paper.face, theme.paper.shade
        edge = theme.signal.danger if self.is_odd else theme.paper.shade
        canvas.box(box, paper, radius=1.2, edge=edge, stroke=0.7 if self.is_odd else 0.3)
        upper, lower = box.shrunk(0.6, 1.0).cut_top(box.h * 0.34, 0.2)
        size = min(3.2, upper.h)
        canvas.icon("roll", Point(upper.x + 0.4 + size / 2, upper.centre.y), size, soft)
        steady = Role(2.6 / canvas.letters.bigger, 800)
        canvas.text(str(self.rolls), steady, upper.cut_left(size + 1.0)[1], soft, align=0.9, floor=2.5)
        said = "" if self.points is None else _minus(self.points)
        canvas.text(said, theme.type.role.label, lower, ink, align=0.5, floor=2.5)


def _minus(points: int) -> str:
    return f"{MINUS}{points}" if points else "0"


def cells(box: Rect, count: int) -> list[Rect]:
    """Return the places of the cells, row by row."""
    return [place for row in box.rows(ROWS, 2.0) for place in row.columns(COLUMNS, 2.0)][:count]


def rest(box: Rect, count: int) -> Rect:
    """Return what the cells leave of the last row."""
    last = box.rows(ROWS, 2.0)[-1].columns(COLUMNS, 2.0)
    return last[count % COLUMNS].joined(last[-1])
