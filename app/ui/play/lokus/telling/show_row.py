"""The cards of a round in a row: backs or faces, each with the pile of its seat below; lowest and highest are named.

v lowest                       highest ^
[ 3 ] > [ 7 ] > [ 7 ] > [ 12 ]
(b) 4   (d) 2   (c) 7   (a) 1
"""

from collections.abc import Sequence

from msgspec import Struct

from app.games.game import Seat
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect, around
from app.ui.ink.theme import Theme
from app.ui.play.lokus.look.person_card import SLIM, CardBack, CardLook, PersonCard, paper
from app.ui.play.lokus.look.piles import PileSeen, SnubPile
from app.ui.play.lokus.words.face import Face
from app.ui.widgets.element import Element
from app.ui.widgets.panel import Icon

ARROW = 4.0  # mm, of an arrow between two cards
LABEL = 27.0  # mm, of a chip
CHIP = 6.4  # mm, of a named card's chip and the air below it
WIDEST = 24.0  # mm, of a card


class RowCard(Struct, frozen=True):
    """One seat in the row. No face is a back; `turning` is how far a card has turned, 1 when it lies open."""

    seat: Seat
    pile: PileSeen
    face: Face | None = None
    turning: float = 1.0
    look: CardLook = CardLook.REST
    badge: str = ""


class TurningCard(Element, frozen=True, kw_only=True):
    """A card on its edge: a back, later a face, as narrow as it is seen."""

    face: Face
    part: float

    def draw(self, canvas: Canvas) -> None:
        """Paint it narrow, without letters."""
        theme, box = canvas.theme, self.bounds
        wide = max(0.8, box.w * abs(1 - 2 * self.part))
        seen = around(box.centre, wide, box.h)
        paper(canvas, seen)
        rim = min(1.0, wide * 0.1)
        inner = Rect(seen.x + rim, seen.y + 1.0, seen.w - 2 * rim, seen.h - 2.7)
        colour = theme.paper.back if self.part < 0.5 else theme.lokus.person(self.face.colour).fill
        canvas.box(inner, colour, radius=min(1.4, wide * 0.1))


class Chip(Element, frozen=True, kw_only=True):
    """A cream pill with an arrow and a word; never pressed."""

    word: str
    icon: str

    def draw(self, canvas: Canvas) -> None:
        """Paint pill, arrow and word."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.text.main, radius=box.h / 2)
        size = box.h * 0.62
        canvas.icon(self.icon, Point(box.x + 1.4 + size / 2, box.centre.y), size, theme.paper.ink)
        room = Rect(box.x + 1.4 + size, box.y, box.w - size - 2.0, box.h)
        canvas.text(self.word, theme.type.role.small, room, theme.paper.ink, align=0.5, floor=2.5)


class Badge(Element, frozen=True, kw_only=True):
    """A cream disc with an arrow, where there is no room for a chip."""

    icon: str

    def draw(self, canvas: Canvas) -> None:
        """Paint disc and arrow."""
        theme, box = canvas.theme, self.bounds
        canvas.disc(box.centre, box.h, theme.text.main, edge=theme.night.base, stroke=0.5)
        canvas.icon(self.icon, box.centre, box.h * 0.72, theme.paper.ink)


ICONS = {"lowest": "down", "highest": "up"}


class Row:
    """Where everything of a row lies, for a number of cards in a box."""

    def __init__(self, box: Rect, count: int, *, chips: bool) -> None:
        self.has_chips = chips
        top = CHIP + 1.2 if chips else 1.6
        apart = 2 * LABEL if chips and count == 2 else WIDEST + ARROW + 4.0  # two chips need room beside each other
        pitch = min((box.w + ARROW) / count, apart)
        self.foot = 11.0 if pitch < 19.5 else min(9.0, box.h * 0.26)
        high = box.h - top - self.foot - 1.2
        self.wide = min(high * SLIM, pitch - ARROW, WIDEST)
        self.high = self.wide / SLIM
        left = box.x
        y = box.y + top + max(0.0, (high - self.high) / 2)
        gap = pitch - self.wide
        self.cards = [Rect(left + n * (self.wide + gap), y, self.wide, self.high) for n in range(count)]
        self.gap = gap
        self.box = box

    def foot_of(self, n: int) -> Rect:
        """Return the place of a pile."""
        card = self.cards[n]
        return Rect(card.x, card.bottom + 1.2, self.wide + self.gap - 1.0, self.foot)

    def elements(
        self, theme: Theme, cards: Sequence[RowCard], words: dict[str, str], *, sorted_: bool
    ) -> list[Element]:
        """Return the cards, arrows between them once they are sorted, chips and piles."""
        out: list[Element] = []
        for n, (card, place) in enumerate(zip(cards, self.cards, strict=True)):
            out.append(card_element(place, card))
            out.append(SnubPile(bounds=self.foot_of(n), pile=card.pile))
            if sorted_ and n:
                at = Point(place.x - self.gap / 2, place.centre.y)
                out.append(Icon(bounds=around(at, min(ARROW, self.gap)), name="next", colour=theme.text.second))
            if card.badge:
                out.append(self._named(place, card.badge, words))
        return out

    def _named(self, place: Rect, badge: str, words: dict[str, str]) -> Element:
        icon = ICONS[badge]
        if not self.has_chips:
            return Badge(bounds=around(Point(place.x + 0.8, place.y + 0.6), 5.0), icon=icon)
        wide = LABEL
        left = place.x if badge == "lowest" else place.right - wide
        return Chip(bounds=Rect(max(left, self.box.x), place.y - CHIP - 0.8, wide, CHIP), word=words[badge], icon=icon)


def card_element(place: Rect, card: RowCard) -> Element:
    """Return a card of the row as it is seen."""
    if card.face is None:
        return CardBack(bounds=place)
    if card.turning <= 0.0:
        return CardBack(bounds=place)
    if card.turning < 1.0:
        return TurningCard(bounds=place, face=card.face, part=card.turning)
    return PersonCard(bounds=place, face=card.face, look=card.look)
