"""The log of a game of Lokus beside the box, event by event, in sentences; and where the game stands."""

from app.games.game import Seat
from app.games.lokus.box.moves import (
    BoxEvent,
    CardEntered,
    ChoiceCorrected,
    ChoiceMissing,
    CleanUpNoted,
    CleanUpsCorrected,
    CountingBegan,
    EntryCorrected,
    Reckoned,
    RollsSet,
    ScoreWithdrawn,
    StarterCorrected,
)
from app.games.lokus.box.state import Help, Options, Phase, State
from app.games.lokus.cards import Card
from app.games.lokus.events import RoundEnded
from app.games.lokus.standing import ROUNDS
from app.table.match.match import AnyMatch
from app.ui.play.lokus.words import log as log_words
from app.ui.play.lokus.words.people import said
from app.ui.words.language import Language


def box_heading(language: Language, match: AnyMatch, event: BoxEvent) -> str | None:
    """Return what the lines after this event stand under, or None if they go on as before."""
    if isinstance(event, CountingBegan):
        return language.t("Counting")
    return log_words.heading(language, match, event)


def box_sentence(language: Language, match: AnyMatch, event: BoxEvent) -> str | None:
    """Say what happened; None for events that say nothing new at the table."""
    return _Teller(language, match).said(event)


class _Teller:
    """Knows the names at the table and the language."""

    def __init__(self, language: Language, match: AnyMatch) -> None:
        self.language, self.match = language, match
        self.t, self.n = language.t, language.n

    @property
    def _is_light(self) -> bool:
        """Without cards to tell of, a round is told by its end."""
        options: Options = self.match.setup.options
        return options.help is Help.LIGHT

    def _name(self, seat: Seat) -> str:
        return self.match.players[seat].name

    def _card(self, card: Card) -> str:
        return said(self.language, card)

    def said(self, event: BoxEvent) -> str | None:  # noqa: PLR0911 - one case per event
        """Return the sentence of one event."""
        t = self.t
        match event:
            case CleanUpNoted(seat, clean_ups):
                return self.n("{name} cleaned up: one clean-up card", "{name} cleaned up: {count} clean-up cards",
                              clean_ups, name=self._name(seat))  # fmt: skip
            case RollsSet(seat, None, now):
                return self.n("{name} has one roll", "{name} has {count} rolls", now, name=self._name(seat))
            case CardEntered(seat, card):
                return t("{name} turned up {card}", name=self._name(seat), card=self._card(card))
            case RoundEnded(_, number) if self._is_light:
                return t("Round {round} is done", round=number)
            case Reckoned():
                return self._reckoned(event)
            case ChoiceMissing(seat, round_number, _, card):
                return t("Round {round}: the line of {name} with {card} is not known", round=round_number,
                         name=self._name(seat), card=self._card(card))  # fmt: skip
            case ScoreWithdrawn(number):
                return t("The score of set {set} is taken back", set=number)
            case CleanUpsCorrected() | RollsSet() | EntryCorrected() | StarterCorrected() | ChoiceCorrected():
                return t("Correction: {what}", what=self._put_right(event))
            case _:
                return log_words.sentence(self.language, self.match, event)

    def _put_right(
        self, event: CleanUpsCorrected | RollsSet | EntryCorrected | StarterCorrected | ChoiceCorrected
    ) -> str:
        """Say what was put right, and what it was before."""
        t = self.t
        match event:
            case CleanUpsCorrected(seat, was, now):
                return t("{name} has {now} clean-up cards, not {was}", name=self._name(seat), now=now, was=was)
            case RollsSet(seat, was, now):
                return t("{name} has {now} rolls, not {was}", name=self._name(seat), now=now, was=was)
            case EntryCorrected(seat, round_number, was, now):
                return t("round {round}, {name} {now}, not {was}", round=round_number, name=self._name(seat),
                         now=self._card(now), was=self._card(was))  # fmt: skip
            case StarterCorrected(line, was, now):
                return t("line {line} begins with {now}, not {was}", line=line + 1, now=self._card(now),
                         was=self._card(was))  # fmt: skip
            case ChoiceCorrected(seat, round_number, _, now):
                return t(
                    "round {round}, {name} took line {line}", round=round_number, name=self._name(seat), line=now + 1
                )

    def _reckoned(self, event: Reckoned) -> str:
        """Say the rolls of everyone after the set was reckoned anew."""
        rolls = [f"{self._name(Seat(seat))} {count}" for seat, count in enumerate(event.rolls)]
        return self.t("Reckoned anew, rolls: {rolls}", rolls=", ".join(rolls))


def box_progress(language: Language, match: AnyMatch) -> tuple[str, ...]:
    """Say where the game stands, the long way first: "Set 1, round 4 of 11", then "set 1, 4/11"."""
    state: State = match.view(None)
    t, where = language.t, {"set": state.set, "round": state.round, "rounds": ROUNDS}
    match state.phase:
        case Phase.OVER:
            return (t("The game is over"),)
        case Phase.COUNTING | Phase.SCORED:
            return (t("Set {set} is counted", **where), t("set {set}", **where))
        case Phase.STARTERS:
            return (t("Set {set}: the lines open", **where), t("set {set}", **where))
        case _:
            return (t("Set {set}, round {round} of {rounds}", **where), t("Set {set}, round {round}", **where))
