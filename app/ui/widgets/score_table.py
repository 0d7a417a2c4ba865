"""Scores: a column per seat, a row per line, totals under a pewter line. It knows numbers, not games."""

from msgspec import Struct

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect, around
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatLook, SeatMarker


class Row(Struct, frozen=True):
    """One line: its name and a number per seat, None where it is not known yet."""

    name: str
    points: tuple[int | None, ...]
    is_soft: bool = False


class ScoreTable(Element, frozen=True, kw_only=True):
    """The table. `row` is framed; `column` is the seat that is read; `framed` cells (row, seat) wear grey frames.

    With `has_tiles` the first square of each row is left free for a tile (`tile` gives its place).
    """

    names: tuple[str, ...]
    figures: tuple[str, ...]
    rows: tuple[Row, ...]
    total: Row
    row: int = -1
    column: int = -1
    framed: tuple[tuple[int, int], ...] = ()
    leaders: tuple[int, ...] = ()
    least_wins: bool = False
    has_tiles: bool = True

    @property
    def head(self) -> float:
        """Height of the heading."""
        return 11.5 if self.bounds.h > 75 else 7.0

    @property
    def foot(self) -> float:
        """Height of the totals."""
        return 12.0 if self.bounds.h > 75 else 9.5

    def row_box(self, index: int) -> Rect:
        """Return the place of a row."""
        body = Rect(self.bounds.x, self.bounds.y + self.head, self.bounds.w, self.bounds.h - self.head - self.foot)
        return body.rows(len(self.rows), 0.8)[index]

    def tile(self, index: int) -> Rect:
        """Return the place for the tile of a row."""
        box = self.row_box(index)
        size = min(6.2, box.h - 1.2)
        return Rect(box.x + 1.6, box.centre.y - size / 2, size, size)

    def cells(self, box: Rect) -> list[Rect]:
        """Return the places of the numbers in a row."""
        left = 9.4 if self.bounds.w < 74 or (self.has_tiles and len(self.names) > 3) else 30.0
        return Rect(box.x + left, box.y, box.w - left - 1.0, box.h).columns(len(self.names), 0.6)

    def draw(self, canvas: Canvas) -> None:
        """Paint heading, rows and totals."""
        theme = canvas.theme
        self._heading(canvas)
        for index, row in enumerate(self.rows):
            box = self.row_box(index)
            lit = index == self.row
            if lit:
                canvas.box(box, theme.surface.raised, radius=1.6, edge=theme.text.main, stroke=0.5)
            elif index % 2 == 0:
                canvas.box(box, theme.surface.tray, radius=1.6)
            self._numbers(canvas, row, box, index, lit=lit)
        self._totals(canvas)

    def _heading(self, canvas: Canvas) -> None:
        theme = canvas.theme
        head = Rect(self.bounds.x, self.bounds.y, self.bounds.w, self.head)
        for seat, cell in enumerate(self.cells(head)):
            size = min(self.head - (5.0 if self.head > 9 else 0.6), cell.w)
            disc = around(cell.centre, size)._replace(y=head.y)
            look = SeatLook.TURN if seat == self.column else SeatLook.WAITING
            SeatMarker(bounds=disc, figure=self.figures[seat], look=look).draw(canvas)
            if self.head > 9:
                name = Rect(cell.x, disc.bottom + 0.6, cell.w, head.bottom - disc.bottom - 1.0)
                room, role = name.shrunk(0.3, 0.0), theme.type.role.small
                if canvas.fit(self.names[seat], role, room, floor=2.5).fits:  # else the figure says it
                    canvas.text(self.names[seat], role, room, theme.text.main, align=0.5, floor=2.5)

    def _numbers(self, canvas: Canvas, row: Row, box: Rect, index: int, *, lit: bool) -> None:
        theme = canvas.theme
        cells = self.cells(box)
        left = 9.4 if self.has_tiles else 3.0
        name = Rect(box.x + left, box.y, cells[0].x - box.x - left - 0.4, box.h)
        if name.w > 12:
            colour = theme.locus.lowest if row.is_soft and index != self.row else theme.text.main
            small = canvas.alike([each.name for each in self.rows], theme.type.role.small, name, floor=2.6)
            canvas.text(row.name, small, name, colour, floor=small.cap)
        known = [p for p in row.points if p is not None]
        wanted = theme.type.role.title if lit and box.h > 7.5 else theme.type.role.label
        role = canvas.alike([str(p) for p in known] or ["0"], wanted, _inner(cells[0]), floor=3.0)
        for seat, cell in enumerate(cells):
            value = row.points[seat]
            if value is None:
                canvas.disc(cell.centre, 1.2, theme.text.faint)
                continue
            best = bool(known) and value == (min(known) if self.least_wins else max(known)) and len(known) > 1
            colour = theme.text.main if best or lit or len(self.names) == 1 else theme.text.second
            if (index, seat) in self.framed:
                canvas.box(_frame(cell), None, radius=1.2, edge=theme.locus.lowest, stroke=0.6)
            canvas.text(str(value), role, _inner(cell), colour, align=0.5, floor=role.cap)

    def _totals(self, canvas: Canvas) -> None:
        theme = canvas.theme
        box = Rect(self.bounds.x, self.bounds.bottom - self.foot, self.bounds.w, self.foot)
        canvas.box(Rect(box.x + 1.6, box.y + 0.6, box.w - 3.2, 0.4), theme.surface.edge)
        cells = self.cells(box)
        if cells[0].x - box.x > 20:
            word = Rect(box.x + 3.0, box.y + 1.0, cells[0].x - box.x - 4.0, box.h - 1.0)
            canvas.text(self.total.name, theme.type.role.small, word, theme.text.second, floor=2.6)
        values = self.total.points
        known = [str(value) for value in values if value is not None] or ["0"]
        role = canvas.alike(known, theme.type.role.line_min, cells[0]._replace(w=cells[0].w - 0.9), floor=4.2)
        for seat, cell in enumerate(cells):
            colour = theme.gold.star if seat in self.leaders else theme.text.main
            place = Rect(cell.x, box.y + 1.4, cell.w, box.h - 1.4)
            if values[seat] is None:
                canvas.disc(place.centre, 1.2, theme.text.faint)
                continue
            canvas.text(str(values[seat]), role, place, colour, align=0.5, floor=role.cap)


def _frame(cell: Rect) -> Rect:
    """Return the place of the grey frame of a number."""
    return cell.shrunk(0.2, 0.0)


def _inner(cell: Rect) -> Rect:
    """Return the room for a number: inside of its frame, whether it wears one or not."""
    return _frame(cell).shrunk(0.5, 0.3)
