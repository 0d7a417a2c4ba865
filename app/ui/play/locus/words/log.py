"""What happened in a game of Locus beside the box, in sentences; and all other words of it, from one place."""

from collections import Counter
from typing import assert_never

from app.games.game import Seat
from app.games.locus.box.moves import (
    BoxEvent,
    CardExchanged,
    CardTaken,
    DeckShuffled,
    GameEnded,
    LastWindowOpened,
    LeftoverBought,
    LeftoverNamed,
    LowestDoubled,
    PickDone,
    PileCounted,
    PileRanOut,
    PileReshuffled,
    Revealed,
    RoundBegan,
    ScoringBegan,
    StarPassed,
    WindowClosed,
    WindowDone,
    ZoneCorrected,
    ZoneEntered,
)
from app.games.locus.cards import Card
from app.games.locus.zones import Zone
from app.table.match.match import AnyMatch
from app.ui.play.locus.words.progress import progress, round_words, rounds_of
from app.ui.play.locus.words.refusal import refusal_sentence, reminder_sentence
from app.ui.play.locus.words.zone import card_words, colour_word, zone_word
from app.ui.words.language import Language

__all__ = [
    "card_words",
    "colour_word",
    "heading",
    "progress",
    "refusal_sentence",
    "reminder_sentence",
    "sentence",
    "zone_word",
]

# ---------------------------------------------------------------- the log


def heading(language: Language, match: AnyMatch, event: BoxEvent) -> str | None:
    """Return what the lines after this event stand under, or None if they go on as before (L4)."""
    match event:
        case RoundBegan(number):
            return round_words(language, number, rounds_of(match), is_solo=match.setup.seats == 1)
        case ScoringBegan():
            return language.t("Counting")
        case _:
            return None


def sentence(language: Language, match: AnyMatch, event: BoxEvent) -> str | None:
    """Say what happened; None for events that say nothing new at the table."""
    return _Words(language, match).said(event)


class _Words:
    """The sentences of one match in one language."""

    def __init__(self, language: Language, match: AnyMatch) -> None:
        self.t, self.n = language.t, language.n
        self.language = language
        self.match = match

    def _name(self, seat: Seat) -> str:
        return self.match.players[seat].name

    def _names(self, seats: tuple[Seat, ...]) -> str:
        return self.language.joined([self._name(seat) for seat in seats])

    def _card(self, card: Card) -> str:
        return card_words(self.language, card)

    def said(self, event: BoxEvent) -> str | None:  # noqa: C901, PLR0911, PLR0912  one case per event
        """Return the sentence of one event."""
        t = self.t
        match event:
            case DeckShuffled(count):
                return t("The deck of {count} cards was shuffled", count=count)
            case Revealed():
                return self._revealed(event)
            case PileReshuffled(count):
                return self._reshuffled(count)
            case CardTaken(seat, card):
                return t("{name} took {card}", name=self._name(seat), card=self._card(card))
            case CardExchanged(seat, back, card):
                return t("{name} changed {back} for {card}", name=self._name(seat),
                         back=colour_word(self.language, back), card=self._card(card))  # fmt: skip
            case PickDone(seat, card):
                name = self._name(seat)
                return t("{name} has picked", name=name) if card is None else t("{name} is done", name=name)
            case LeftoverNamed(card):
                return None if card is None else t("Left over: {card}", card=self._card(card))
            case LeftoverBought(seat, card):
                return self._bought(seat, card)
            case WindowDone(seat):
                return t("{name} is done with coins", name=self._name(seat))
            case WindowClosed(seats):
                return self.n("{names} is done with coins", "{names} are done with coins",
                              len(seats), names=self._names(seats))  # fmt: skip
            case StarPassed(giver, holder):
                return t("{giver} gave the star to {holder}", giver=self._name(giver), holder=self._name(holder))
            case RoundBegan(number):
                return round_words(self.language, number, rounds_of(self.match), is_solo=self.match.setup.seats == 1)
            case PileRanOut(reveals):
                return self.n("The pile is through, after one reveal", "The pile is through, after {count} reveals",
                              reveals)  # fmt: skip
            case LastWindowOpened():
                return t("Last chance to spend coins")
            case PileCounted(seat, _, now):
                return self._counted(seat, now)
            case ScoringBegan():
                return t("The counting begins")
            case ZoneEntered(seat, zone, points):
                return t("{name}, {zone}: {points}", name=self._name(seat), zone=self._zone(zone), points=points)
            case ZoneCorrected(seat, zone, was, points):
                return t("Correction: {name}, {zone} {points}, not {was}", name=self._name(seat),
                         zone=self._zone(zone), points=points, was=was)  # fmt: skip
            case LowestDoubled(seat, zone, points):
                return t("{name}, lowest is {zone}: {points} once more", name=self._name(seat),
                         zone=self._zone(zone), points=points)  # fmt: skip
            case GameEnded(totals, places):
                return self._ended(totals, places)
            case _:
                assert_never(event)

    def _zone(self, zone: Zone) -> str:
        return zone_word(self.language, zone)

    def _revealed(self, event: Revealed) -> str:
        name = self._name(event.seat)
        if event.burned:
            return self.t("{name} put one card away and turned up {count}", name=name, count=event.count)
        if not event.cards:
            return self.t("{name} turned up {count} cards", name=name, count=event.count)
        colours = Counter(colour_word(self.language, card) for card in event.cards)
        said = [colour if count == 1 else f"{count} {colour}" for colour, count in colours.items()]
        return self.t("{name} turned up {cards}", name=name, cards=self.language.joined(said))

    def _reshuffled(self, count: int | None) -> str:
        if count is None:
            return self.t("The discard pile was shuffled")
        return self.n("The discard pile was shuffled: one card", "The discard pile was shuffled: {count} cards", count)

    def _bought(self, seat: Seat, card: Card | None) -> str:
        name = self._name(seat)
        if card is None:
            return self.t("{name} bought the leftover", name=name)
        return self.t("{name} bought the leftover: {card}", name=name, card=self._card(card))

    def _counted(self, seat: Seat, now: int | None) -> str:
        name = self._name(seat)
        if now is None:
            return self.t("Correction by {name}: the pile is not counted", name=name)
        return self.n("Correction by {name}: one card in the pile", "Correction by {name}: {count} cards in the pile",
                      now, name=name)  # fmt: skip

    def _ended(self, totals: tuple[int, ...], places: tuple[int, ...]) -> str:
        winners = tuple(Seat(seat) for seat, place in enumerate(places) if place == 1)
        points = totals[winners[0]]
        if len(totals) == 1:
            return self.t("{name} has {points} points", name=self._name(winners[0]), points=points)
        return self.n("{names} wins with {points} points", "{names} share the win with {points} points",
                      len(winners), names=self._names(winners), points=points)  # fmt: skip
