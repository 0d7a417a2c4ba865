"""What lies before a player for all to see: the figure, the rolls in the snub pile by count, the clean-up cards."""

from msgspec import Struct

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect, around
from app.ui.ink.theme import Colour, Role
from app.ui.play.lokus.look.person_card import paper
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
        is_narrow = box.w < 1.6 * box.h
        disc, rolls, brushes = _narrow(box, pile) if is_narrow else _wide(box, pile.brushes)
        SeatMarker(bounds=disc, figure=pile.figure, look=pile.look).draw(canvas)
        if pile.more:
            rolls = self._more(canvas, rolls)
        self._count(canvas, rolls, "" if pile.more else "roll", str(pile.rolls), canvas.theme.text.main)
        if pile.brushes:
            self._count(canvas, brushes, "brush", str(pile.brushes), canvas.theme.signal.yes)

    def _more(self, canvas: Canvas, box: Rect) -> Rect:
        """Paint what this moment added on a cream pill, as wide as it needs, for the icon; return the rest."""
        theme, said = canvas.theme, f"+{self.pile.more}"
        role = Role(3.4 / canvas.letters.bigger, 900)
        wide = canvas.fit(said, role, box).width * canvas.profile.pitch[0]
        pill, rest = box.cut_left(wide + 1.0, 0.6)
        pill = around(pill.centre, pill.w, min(5.2, box.h))
        canvas.box(pill, theme.text.main, radius=pill.h / 2)
        canvas.text(said, role, pill, theme.paper.ink, align=0.5)
        return rest

    @staticmethod
    def _count(canvas: Canvas, box: Rect, icon: str, said: str, colour: Colour) -> None:
        share = 0.46 if len(said) == 1 else 0.36
        size = min(box.h * 0.9, box.w * share, max(2.2, box.w - 3.8), 6.0) if icon else 0.0
        if icon:
            soft = colour if icon == "brush" else canvas.theme.text.second
            canvas.icon(icon, Point(box.x + size / 2, box.centre.y), size, soft)
        left = size + 0.6 if icon else 0.0
        room = Rect(box.x + left, box.y, box.w - left + 0.6, box.h)
        canvas.text(said, Role(min(4.4, max(3.5, box.h * 0.74)) / canvas.letters.bigger, 900), room, colour, floor=3.0)


def _narrow(box: Rect, pile: PileSeen) -> tuple[Rect, Rect, Rect]:
    """Return disc above and rolls below; clean-ups stand beside the disc."""
    size = min(box.h - 4.6, box.w * (0.42 if pile.brushes else 0.8), 11.0)
    below = Rect(box.x, box.y + size + 0.6, box.w, box.h - size - 0.6)
    wide = min(below.w, 14.0 if pile.more else 12.0)
    if pile.brushes:
        return Rect(box.x, box.y, size, size), below, Rect(box.x + size + 0.8, box.y, box.w - size - 0.8, size)
    rolls = Rect(box.centre.x - wide / 2, below.y, wide, below.h)
    return Rect(box.centre.x - size / 2, box.y, size, size), rolls, rolls


def _wide(box: Rect, brushes: int) -> tuple[Rect, Rect, Rect]:
    """Return disc at the left, counts beside each other or below each other at its right."""
    size = min(box.h, box.w * 0.4, 11.0)
    disc = Rect(box.x, box.centre.y - size / 2, size, size)
    rest = Rect(disc.right + 1.4, box.y, box.right - disc.right - 1.4, box.h)
    if not brushes:
        return disc, rest, rest
    first, second = rest.columns(2, 1.0) if rest.w > 22.0 else rest.rows(2, 0.3)
    return disc, first, second


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
        role = Role(min(4.2, max(3.5, box.h * 0.5)) / canvas.letters.bigger, 900)
        canvas.text(str(self.count), role, room, theme.text.main, floor=3.0)


class CleanUpCard(Element, frozen=True, kw_only=True):
    """One clean-up card, face up: paper with a brush."""

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""
        paper(canvas, self.bounds)
        size = min(self.bounds.w, self.bounds.h) * 0.7
        canvas.icon("brush", self.bounds.centre, size, canvas.theme.paper.ink)
