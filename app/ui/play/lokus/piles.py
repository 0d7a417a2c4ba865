"""What lies before a player for all to see: the figure, the rolls in the snub pile by count, the clean-up cards."""

from msgspec import Struct

from app.ui.canvas import Canvas
from app.ui.geometry import Point, Rect
from app.ui.play.lokus.person_card import paper
from app.ui.theme import Role
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatLook, SeatMarker


class PileSeen(Struct, frozen=True):
    """The public side of a seat: rolls by count, clean-up cards, and the rolls this round added."""

    figure: str
    rolls: int
    brushes: int = 0
    look: SeatLook = SeatLook.WAITING
    more: int = 0


class SnubPile(Element, frozen=True, kw_only=True):
    """Figure, roll icon and count; clean-up brush and count in green below or beside."""

    pile: PileSeen

    @property
    def ink(self) -> Rect:
        """The badge hangs out of the disc."""
        return self.bounds.shrunk(-1.6)

    def draw(self, canvas: Canvas) -> None:
        """Paint disc, rolls and brushes: beside each other, or below each other in a narrow place."""
        box, pile = self.bounds, self.pile
        if box.w < 1.6 * box.h:
            size = min(box.h - 5.6, box.w - 1.0, 11.0)
            disc = Rect(box.centre.x - size / 2, box.y, size, size)
            rest = Rect(box.x, disc.bottom + 0.8, box.w, box.bottom - disc.bottom - 0.8)
            parts = rest.columns(2, 0.6) if pile.brushes else [rest.shrunk(max(0.0, (rest.w - 9.0) / 2), 0.0)]
        else:
            size = min(box.h, box.w * 0.42, 11.0)
            disc = Rect(box.x, box.centre.y - size / 2, size, size)
            rest = Rect(disc.right + 1.6, box.y, box.right - disc.right - 1.6, box.h)
            wide = rest.w > 24.0
            parts = (rest.columns(2, 1.0) if wide else rest.rows(2, 0.4)) if pile.brushes else [rest]
        SeatMarker(bounds=disc, figure=pile.figure, look=pile.look).draw(canvas)
        self._count(canvas, parts[0], "roll", str(pile.rolls), is_green=False)
        if pile.brushes:
            self._count(canvas, parts[1], "brush", str(pile.brushes), is_green=True)
        if pile.more:
            self._more(canvas, Rect(disc.right - 2.0, disc.y - 1.6, 7.0, 4.8), f"+{pile.more}")

    def _more(self, canvas: Canvas, pill: Rect, said: str) -> None:
        """Paint what this moment added, on a cream pill at the disc."""
        theme = canvas.theme
        canvas.box(pill, theme.text.main, radius=pill.h / 2)
        role = Role(3.0 / canvas.letters.bigger, 900)
        canvas.text(said, role, pill, theme.paper.ink, align=0.5, floor=2.5)

    def _count(self, canvas: Canvas, box: Rect, icon: str, said: str, *, is_green: bool) -> None:
        theme = canvas.theme
        colour = theme.signal.yes if is_green else theme.text.main
        size = min(box.h * 0.8, box.w * 0.46, 6.0)
        canvas.icon(icon, Point(box.x + size / 2, box.centre.y), size, colour if is_green else theme.text.second)
        room = Rect(box.x + size + 0.8, box.y, box.w - size - 0.8, box.h)
        role = Role(min(4.2, box.h * 0.78) / canvas.letters.bigger, 900)
        canvas.text(said, role, room, colour, floor=3.0)


class CleanUps(Element, frozen=True, kw_only=True):
    """The clean-up cards that are still on the table: a small pile with its count."""

    count: int

    def draw(self, canvas: Canvas) -> None:
        """Paint the pile; an empty one is a place."""
        theme, box = canvas.theme, self.bounds
        wide = min(box.h * 0.72, box.w * 0.5)
        for n in range(min(self.count, 3)):
            paper(canvas, Rect(box.x + n * 0.5, box.y - n * 0.5 + 1.0, wide, box.h - 1.0))
        lift = max(0, min(self.count, 3) - 1) * 0.5
        card = Rect(box.x + lift, box.y - lift + 1.0, wide, box.h - 1.0)
        if not self.count:
            canvas.box(card, theme.night.deep, radius=1.4, edge=theme.surface.line, stroke=0.3)
        canvas.icon("brush", card.centre, wide * 0.66, theme.paper.ink if self.count else theme.text.faint)
        room = Rect(card.right + 1.4, box.y, box.right - card.right - 1.4, box.h)
        role = Role(min(4.2, box.h * 0.5) / canvas.letters.bigger, 900)
        canvas.text(str(self.count), role, room, theme.text.main, floor=3.0)


class CleanUpCard(Element, frozen=True, kw_only=True):
    """One clean-up card, face up: paper with a brush."""

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""
        paper(canvas, self.bounds)
        size = min(self.bounds.w, self.bounds.h) * 0.7
        canvas.icon("brush", self.bounds.centre, size, canvas.theme.paper.ink)
