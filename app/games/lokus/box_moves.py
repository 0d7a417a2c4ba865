"""What players do beside the box, and what then has happened. Events that both ways share come from events."""

from app.games.game import Move, Seat
from app.games.lokus.cards import Card
from app.games.lokus.events import (
    Event,
    Role,
    RoundBegan,
    RoundEnded,
    RoundEvent,
    ScoreEvent,
    SetBegan,
    StarterPlaced,
)
from app.games.lokus.moves import ChangeTable, ChooseLine, Next

# ---------------------------------------------------------------- moves of both help levels


class RoundDone(Move, frozen=True):
    """The round is over: the star. Anybody may press it."""


# ---------------------------------------------------------------- moves of the light help level


class CleanUp(Move, frozen=True):
    """Note that the seat completed a line and took a clean-up card (K13)."""


class SetCleanUps(Move, frozen=True):
    """Put right how many clean-up cards the seat has in this set (K14)."""

    clean_ups: int


class SetRolls(Move, frozen=True):
    """Enter the rolls of the seat at the end of a set, counted before clean-up cards (K15)."""

    rolls: int


class Score(Move, frozen=True):
    """Score the set: all rolls are entered (K15, K16)."""


# ---------------------------------------------------------------- moves of the referee


class EnterStarter(Move, frozen=True):
    """Enter the person that opens a line (K4, German edition)."""

    line: int
    card: Card


class EnterCard(Move, frozen=True):
    """Enter the card that the seat turned up in this round (K5)."""

    card: Card


class Correct(Move, frozen=True):
    """Put right what the seat played in a round of this set, from 1; the set is reckoned anew (K21).

    A card that stands elsewhere in the set changes places with the wrong one, if the table agreed to `exchange`;
    records that do not say so are of a time when it always did.
    """

    round: int
    card: Card
    exchange: bool = True


class CorrectStarter(Move, frozen=True):
    """Put right the person that opened a line in this set, as `Correct` does; the set is reckoned anew (K21)."""

    line: int
    card: Card
    exchange: bool = True


class Rechoose(Move, frozen=True):
    """Put right the line that the seat chose in a round of this set; the set is reckoned anew (K21)."""

    round: int
    line: int


BoxMove = (
    RoundDone
    | CleanUp
    | SetCleanUps
    | SetRolls
    | Score
    | EnterStarter
    | EnterCard
    | ChooseLine
    | Correct
    | CorrectStarter
    | Rechoose
    | Next
    | ChangeTable
)

# ---------------------------------------------------------------- events


class CleanUpNoted(Event, frozen=True):
    """A seat took a clean-up card; `clean_ups` counts its cards now (K13)."""

    seat: Seat
    clean_ups: int


class CleanUpsCorrected(Event, frozen=True):
    """The clean-up cards of a seat were put right (K14)."""

    seat: Seat
    was: int
    now: int


class CountingBegan(Event, frozen=True):
    """Round 11 is over; the rolls are counted now (K15)."""

    set: int


class RollsSet(Event, frozen=True):
    """The rolls of a seat became known, or were put right: `was` is None the first time (K15)."""

    seat: Seat
    was: int | None
    now: int


class CardEntered(Event, frozen=True):
    """The card that a seat turned up was entered (K5)."""

    seat: Seat
    card: Card


class EntryCorrected(Event, frozen=True):
    """What a seat played in a round was put right (K21)."""

    seat: Seat
    round: int
    was: Card
    now: Card


class StarterCorrected(Event, frozen=True):
    """The person that opened a line was put right (K21)."""

    line: int
    was: Card
    now: Card


class ChoiceCorrected(Event, frozen=True):
    """The line that a seat chose in a round was put right, or told at last: then `was` is None (K21)."""

    seat: Seat
    round: int
    was: int | None
    now: int


class ScoreWithdrawn(Event, frozen=True):
    """Something was put right after a set was scored: it will be scored again (K21)."""

    set: int


class Reckoned(Event, frozen=True):
    """A correction was followed through the set: what every seat has now (K21)."""

    rolls: tuple[int, ...]
    clean_ups: tuple[int, ...]


class ChoiceMissing(Event, frozen=True):
    """After a correction a placer had a choice that nobody told the device: it asks which line that was (K21)."""

    seat: Seat
    round: int
    role: Role
    card: Card


BoxEvent = (
    SetBegan
    | StarterPlaced
    | RoundBegan
    | CardEntered
    | RoundEvent
    | RoundEnded
    | CleanUpNoted
    | CleanUpsCorrected
    | CountingBegan
    | RollsSet
    | EntryCorrected
    | StarterCorrected
    | ChoiceCorrected
    | ScoreWithdrawn
    | Reckoned
    | ChoiceMissing
    | ScoreEvent
)
