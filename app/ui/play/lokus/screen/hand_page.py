"""An open hand: its cards facing its player; a touch chooses, the star locks and closes the hand at once."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from app.games.game import Seat
from app.games.lokus.cards import Card
from app.games.lokus.screen.moves import Lock, Unlock
from app.games.lokus.screen.state import State
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint
from app.ui.play.lokus.both.intents import AskHint, PickCard, ShowOverview, ShowSeen
from app.ui.play.lokus.both.overview_card import overview_card, overview_key
from app.ui.play.lokus.both.page import LokusPage
from app.ui.play.lokus.look.person_card import SLIM, CardLook, PersonCard
from app.ui.play.lokus.look.public_table import places_of, seat_piles, stock, table_lines
from app.ui.play.lokus.screen.open_hand import Aid, OpenHand
from app.ui.play.lokus.screen.seen_grid import SeenGrid, grid_area, seen_key
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

GAP, RANK = 2.2, 3.0  # mm between two cards and between two ranks
LIFT = 2.6  # mm that a chosen card and its frame stand up
LARGEST = 24.0  # mm of a card's width


class HandPage(LokusPage):
    """The hand of one seat. `closes` hides it; `advised` thinks of a card for a view and a seat."""

    def __init__(
        self, ui: Ui, submit: Callable[[Any], bool], hand: OpenHand, closes: Callable[[], None],
        advised: Callable[[State, Seat], Card | None],
    ) -> None:  # fmt: skip
        super().__init__(ui, submit)
        self.hand = hand
        self.view: State = self.match.view(hand.seat)
        self._closes = closes
        self._advised = advised

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the hand, low to high."""
        return self.view.hands[self.hand.seat]

    @property
    def is_locked(self) -> bool:
        """Tell whether this seat has locked a card before and looks at it again."""
        return self.view.locked[self.hand.seat]

    @property
    def chosen(self) -> Card | None:
        """The card that stands up: the locked one, or the one that was touched last."""
        return self.view.chosen[self.hand.seat] if self.is_locked else self.hand.chosen

    @property
    def star_look(self) -> StarLook:
        """Armed once a card is chosen."""
        return StarLook.NOT_YET if self.chosen is None else StarLook.ARMED

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the public table and the hand."""
        ui, places = self.ui, places_of(frame, len(self.players), self._keys_count)
        out = self.line(frame, self.hand.seat)
        if self.hand.aid is Aid.OVERVIEW:
            card, key = frame.stage.cut_bottom(12.0, 2.5)
            back = overview_key(ui, key.cut_left(max(12.0, places.keys.w / 3))[0], is_on=True)
            saying = self._saying(frame) if frame.far_line is None else []
            return [*out, *saying, back, *overview_card(ui, card, self.seen.table)]
        out += table_lines(ui.theme, ui.language, self.seen, places)
        out += seat_piles(self.seen, self.players, places, self.hand.seat, lambda _seat: None)
        if frame.is_tall and frame.hint is None:  # the redo key stands where the hint was
            out.append(replace(self._label(places.stock), role="body", lines=2, floor=3.4))
        elif not places.shares_keys:
            out += stock(ui.theme, self.seen, places.stock)
        return [*out, *self._keys(places.keys), *self._hand(frame, places.area)]

    def _keys(self, box: Rect) -> list[Element]:
        """Return the keys for a hint, for seen cards if the table plays with them, and for the overview card."""
        ui, aid = self.ui, self.hand.aid
        places = box.columns(max(self._keys_count, 3 if box.w > 44.0 else 2), 2.0)
        out: list[Element] = []
        if not self.is_locked:
            at = places[-self._keys_count]
            out.append(Key(bounds=at, icon="speech", label=ui.t("Hint") if at.w > 23 else "", tap=AskHint()))
        if self.seen.options.seen_aid:
            out.append(seen_key(ui, places[-2], is_on=aid is Aid.SEEN))
        return [*out, overview_key(ui, places[-1], is_on=False)]

    @property
    def _keys_count(self) -> int:
        return 3 if self.seen.options.seen_aid else 2

    def _hand(self, frame: Frame, area: Rect) -> list[Element]:
        out = self._saying(frame)
        aid = self.hand.aid
        if aid is not None and frame.far_line:
            area, out = grid_area(area), []
        elif frame.hint is None and not frame.is_tall:
            strip, area = area.cut_top(12.0 if frame.far_line else 7.0, 2.0)
            out = [self._label(strip.cut_left(strip.w - 88.0)[0] if frame.far_line else strip)]
        if aid is Aid.SEEN:
            return [*out, SeenGrid(bounds=area, seen=self.seen.seen)]
        places = hand_places(area, len(self.cards))
        for card, place in zip(self.cards, places, strict=True):
            look = CardLook.CHOSEN if card == self.chosen else CardLook.REST
            out.append(PersonCard(bounds=place, face=self.face(card), look=look, tap=PickCard(card)))
        return out

    def _says(self) -> tuple[str, ...]:
        t = self.ui.t
        if self.is_locked:
            return (t("Star: leave it locked"), t("leave it"))
        if self.chosen is None:
            return (t("Choose a card"), t("Choose"))
        return (t("Star: lock it"), t("lock it"))

    def _saying(self, frame: Frame) -> list[Element]:
        return hint(self.ui.theme, frame, self._says(), is_gold=self.chosen is not None)

    def _label(self, box: Rect) -> Label:
        theme = self.ui.theme
        colour = theme.text.main if self.chosen is None else theme.gold.star
        return Label(bounds=box, wordings=self._long(), colour=colour, role="title", floor=4.2)

    def _long(self) -> tuple[str, ...]:
        t = self.ui.t
        if self.is_locked:
            return (t("This card is locked. Touch another one, or press the star to keep it."), *self._says())
        if self.chosen is None:
            return (t("Choose a card, then press the star."), *self._says())
        return (t("The star locks this card and hides your hand."), *self._says())

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Choose a card, put it back, or ask for a hint."""
        self.hand.touched = self.ui.now
        match intent:
            case PickCard(card):
                self._pick(card)
            case AskHint():
                self._ask()
            case ShowSeen():
                self._turn_up(Aid.SEEN)
            case ShowOverview():
                self._turn_up(Aid.OVERVIEW)

    def _turn_up(self, aid: Aid) -> None:
        """Look at this instead of the hand; at the same again: back to the hand."""
        self.hand.aid = None if self.hand.aid is aid else aid

    def _pick(self, card: Card) -> None:
        """Take another card; a locked one is unlocked for it (K20)."""
        if not self.is_locked:
            self.hand.chosen = None if card == self.hand.chosen else card
        elif card != self.chosen and self.submit(Unlock(self.hand.seat)):
            self.hand.chosen = card

    def _ask(self) -> None:
        """Think of a card; nothing is said aloud, it only stands up in the hand (K19)."""
        view, seat, advised = self.view, self.hand.seat, self._advised
        if not self.is_locked:
            self.hand.thought = self.ui.thinker.think(lambda: advised(view, seat))

    def tick(self, now: float) -> None:  # noqa: ARG002 - a thought comes when it comes
        """Stand the card up that was thought of; nothing is said aloud."""
        if self.hand.thought is None or not self.hand.thought.done():
            return
        card, self.hand.thought = self.hand.thought.result(), None
        if card is not None:
            self._pick(card)
            self.ui.play(Cue.PLACE)
            self.ui.redraw()

    def pressed(self) -> None:
        """Lock the chosen card and hide the hand; without one, say so."""
        if self.is_locked:
            self._closes()
        elif self.hand.chosen is None:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("Touch the card you play, then press the star."), "info")
        else:
            card, self.hand.chosen = self.hand.chosen, None
            self._closes()
            self.submit(Lock(self.hand.seat, card))


def hand_places(area: Rect, count: int) -> list[Rect]:
    """Return a place per card: one rank or more, whichever lets the cards be largest."""
    if not count:
        return []
    area = area._replace(y=area.y + LIFT, h=area.h - LIFT)
    ranks = max(range(1, 4), key=lambda n: _wide(area, count, n))
    wide = _wide(area, count, ranks)
    per, high = -(-count // ranks), wide / SLIM
    top = area.y + max(0.0, (area.h - ranks * high - (ranks - 1) * RANK) / 2)
    out: list[Rect] = []
    for rank in range(ranks):
        here = min(per, count - rank * per)
        gap = min(4.0, (area.w - per * wide) / max(1, per - 1))
        left = area.centre.x - (here * wide + (here - 1) * gap) / 2
        out += [Rect(left + n * (wide + gap), top + rank * (high + RANK), wide, high) for n in range(here)]
    return out


def _wide(area: Rect, count: int, ranks: int) -> float:
    per = -(-count // ranks)
    across = (area.w - (per - 1) * GAP) / per
    return min(LARGEST, across, (area.h - (ranks - 1) * RANK) / ranks * SLIM)
