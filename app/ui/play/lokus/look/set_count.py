"""A set being counted: rolls stack up, clean-ups wipe them from the top, the table says the points, the total follows.

/ 1                 a clean-up card
[ ]                 wiped by it
[#][#]
[#][#]
(a)(b)
 11  2    rolls that count
-66 -3    points of the set
-92 -9    total
"""

from msgspec import Struct

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Role
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatLook, SeatMarker
from app.ui.words.language import MINUS

STACKED, WIPED, LOOKED_UP = 0.5, 0.75, 0.9
"""Shares of the whole at which the rolls are stacked, the clean-ups are done, and the points are known."""

ROLL_HIGH, ROLL_WIDE = 3.4, 11.0  # mm, at most
SIGN = 4.6  # mm for the clean-up cards above a stack
COLUMN = 44.0  # mm, at most
NAME = 3.6


class SeatCount(Struct, frozen=True):
    """What one seat counts: rolls before clean-ups, clean-up cards, rolls that count, minus points, old total."""

    name: str
    figure: str
    rolls: int
    brushes: int
    left: int
    points: int
    before: int
    leads: bool = False

    @property
    def total(self) -> int:
        """Minus points of all sets so far."""
        return self.before + self.points


def minus(points: int) -> str:
    """Write minus points as a number below zero."""
    return f"{MINUS}{points}" if points else "0"


class SetTable(Element, frozen=True, kw_only=True):
    """A column per seat. `words` name the three rows of numbers; `part` is how far the counting has come, 0 to 1."""

    seats: tuple[SeatCount, ...]
    words: tuple[str, str, str]
    part: float = 1.0

    def draw(self, canvas: Canvas) -> None:
        """Paint stacks, figures and the rows of numbers."""
        body, rows = self._rows()
        disc = min(10.0, self._columns(body)[0].w - 1.0)
        foot = disc + (NAME + 2.0 if self._names_fit(canvas) else 0.8)
        stacks, figures = body.cut_bottom(foot, 1.0)
        self._stacks(canvas, stacks)
        self._figures(canvas, figures, disc)
        said = [[say(seat) for seat in self.seats] for say in (self._rolls, self._points, self._total)]
        roles = ("body", "title", "line_min")
        for place, word, texts, role in zip(rows, self.words, said, roles, strict=True):
            self._numbers(canvas, place, word, texts, getattr(canvas.theme.type.role, role))

    # ------------------------------------------------------------ places

    @property
    def _is_tall(self) -> bool:
        """Words stand above their rows where beside them there is no room."""
        return self.bounds.w < 100

    @property
    def _aside(self) -> float:
        return 0.0 if self._is_tall else min(24.0, self.bounds.w * 0.15)

    def _rows(self) -> tuple[Rect, list[Rect]]:
        """Part the box: stacks above, three rows of numbers below."""
        heights = (6.4, 7.6, 10.0)
        if self.bounds.h > 80:
            heights = (10.4, 11.4, 12.6) if self._is_tall else (8.4, 9.6, 12.0)
        body, low = self.bounds.cut_bottom(sum(heights) + 2.0, 2.5 if self._is_tall else 1.5)
        tops = [low.y + sum(heights[:n]) + n for n in range(3)]
        return body, [Rect(low.x, top, low.w, height) for top, height in zip(tops, heights, strict=True)]

    def _columns(self, box: Rect) -> list[Rect]:
        room = box.cut_left(self._aside)[1]
        wide = min(room.w / len(self.seats), COLUMN)
        left = room.x + (room.w - wide * len(self.seats)) / 2
        return [Rect(left + n * wide, room.y, wide, room.h) for n in range(len(self.seats))]

    def _names_fit(self, canvas: Canvas) -> bool:
        """Tell whether all names can be read below their figures; else the figures say it."""
        role, room = canvas.theme.type.role.small, Rect(0.0, 0.0, self._columns(self.bounds)[0].w - 1.2, NAME)
        return all(canvas.fit(seat.name, role, room, floor=2.6).fits for seat in self.seats)

    # ------------------------------------------------------------ figures and rolls

    def _figures(self, canvas: Canvas, box: Rect, disc: float) -> None:
        for seat, place in zip(self.seats, self._columns(box), strict=True):
            look = SeatLook.TURN if self._is_lit(seat) else SeatLook.WAITING
            at = Rect(place.centre.x - disc / 2, place.y, disc, disc)
            SeatMarker(bounds=at, figure=seat.figure, look=look).draw(canvas)
            if place.h > disc + NAME:
                name = Rect(place.x + 0.6, at.bottom + 1.2, place.w - 1.2, NAME)
                canvas.text(seat.name, canvas.theme.type.role.small, name, canvas.theme.text.main, align=0.5, floor=2.6)

    def _is_lit(self, seat: SeatCount) -> bool:
        return seat.leads and self.part >= 1.0

    def _stacks(self, canvas: Canvas, box: Rect) -> None:
        tallest = max(1, *(seat.rolls for seat in self.seats))
        pitch = min(ROLL_HIGH, (box.h - SIGN - 1.0) / tallest)
        for seat, column in zip(self.seats, self._columns(box), strict=True):
            wide = min(column.w - 3.0, ROLL_WIDE)
            left = column.centre.x - wide / 2
            shown, standing = self._stacked(seat), self._standing(seat)
            for n in range(shown):
                at = Rect(left, column.bottom - (n + 1) * pitch, wide, pitch - min(0.5, pitch * 0.2))
                _roll(canvas, at, is_wiped=n >= standing)
            if seat.brushes and self.part >= STACKED:
                self._brushes(canvas, seat, Point(column.centre.x, column.bottom - shown * pitch - SIGN / 2 - 0.6))

    @staticmethod
    def _brushes(canvas: Canvas, seat: SeatCount, at: Point) -> None:
        """Put the clean-up cards on the stack that they wiped."""
        green = canvas.theme.signal.yes
        canvas.icon("brush", Point(at.x - 2.2, at.y), SIGN, green)
        place = Rect(at.x + 0.6, at.y - SIGN / 2, 5.0, SIGN)
        canvas.text(str(seat.brushes), canvas.theme.type.role.small, place, green, floor=3.4)

    def _stacked(self, seat: SeatCount) -> int:
        return round(seat.rolls * min(1.0, self.part / STACKED))

    def _standing(self, seat: SeatCount) -> int:
        """Return how many rolls the clean-ups have left standing by now."""
        done = min(1.0, max(0.0, (self.part - STACKED) / (WIPED - STACKED)))
        return seat.rolls - round((seat.rolls - seat.left) * done)

    # ------------------------------------------------------------ numbers

    def _rolls(self, seat: SeatCount) -> str:
        return str(min(self._stacked(seat), self._standing(seat)))

    def _points(self, seat: SeatCount) -> str:
        return minus(seat.points) if self.part >= WIPED else ""

    def _total(self, seat: SeatCount) -> str:
        return minus(seat.total) if self.part >= LOOKED_UP else ""

    def _numbers(self, canvas: Canvas, box: Rect, word: str, said: list[str], role: Role) -> None:
        theme, is_total = canvas.theme, word == self.words[-1]
        if is_total:
            canvas.box(Rect(box.x, box.y - 0.7, box.w, 0.4), theme.surface.edge)
        label, numbers = box.cut_top(3.6, 0.6) if self._is_tall else (box._replace(w=self._aside), box)
        canvas.text(word, theme.type.role.small, label, theme.text.second, floor=3.4)
        columns = [column.shrunk(0.7 if self._is_tall else 1.0, 0.0) for column in self._columns(numbers)]
        shared = _shared(canvas, said, role, columns[0])
        for seat, text, column in zip(self.seats, said, columns, strict=True):
            colour = theme.gold.star if is_total and self._is_lit(seat) else theme.text.main
            canvas.text(text, shared, column, colour, align=0.5, floor=shared.cap)


def _roll(canvas: Canvas, box: Rect, *, is_wiped: bool) -> None:
    theme = canvas.theme
    if is_wiped:
        canvas.box(box, None, radius=1.0, edge=theme.signal.yes.faded(0.7), stroke=0.3)
        return
    canvas.box(box, theme.paper.shade, radius=1.0)
    canvas.box(box._replace(w=box.w - min(1.6, box.w * 0.16)), theme.paper.face, radius=1.0)


def _shared(canvas: Canvas, texts: list[str], role: Role, cell: Rect) -> Role:
    """Return the role at the size that the longest of the texts needs, so that all stand equally high."""
    longest = max(texts, key=len) or "0"
    cap = canvas.letters.cap_mm(canvas.fit(longest, role, cell, floor=3.4))
    return Role(cap / canvas.letters.bigger, role.weight)
