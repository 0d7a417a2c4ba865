"""What happens in Lokus, in both ways: facts in the past tense with everything a screen tells or animates.

No event names a card that not everybody at the table has seen.
"""

import enum

from msgspec import Struct

from app.games.game import Seat
from app.games.lokus.cards import Card
from app.games.lokus.lines import Blocks
from app.games.lokus.points import FREE, PointsTable


class Role(enum.Enum):
    """Who places in a round: first the lowest card, then the highest (K7)."""

    LOWEST = "lowest"
    HIGHEST = "highest"


class Event(Struct, frozen=True, tag=True):
    """Something that happened."""


# ---------------------------------------------------------------- a set and its rounds


class SetBegan(Event, frozen=True):
    """A set began: lines cleared, clean-up cards returned, eleven cards each (K17)."""

    set: int


class StarterPlaced(Event, frozen=True):
    """A person from the deck opened a line (K4, German edition)."""

    line: int
    card: Card


class RoundBegan(Event, frozen=True):
    """Everyone may choose a card (K5)."""

    set: int
    round: int


class PlacerNamed(Event, frozen=True):
    """A seat has the lowest or the highest card; `tied` are cards of the same number that the colour beat (K6).

    Lowest red-3 over yellow-3: `card` is red-3, `tied` is (yellow-3,), lowest first.
    """

    role: Role
    seat: Seat
    card: Card
    tied: tuple[Card, ...] = ()


class LineAsked(Event, frozen=True):
    """Both lines accept the card, so its player chooses (K8)."""

    role: Role
    seat: Seat
    card: Card


class CardPlaced(Event, frozen=True):
    """A card joined a line at this place, counted from 0: chosen, or in the only line that accepted it (K8).

    `blocks` says per line what blocked it there: no line blocked means that the player chose.
    """

    role: Role
    seat: Seat
    card: Card
    line: int
    place: int
    blocks: Blocks

    @property
    def is_chosen(self) -> bool:
        """The player had the choice."""
        return not any(self.blocks)


class CleanedUp(Event, frozen=True):
    """A seat completed a line and got a clean-up card; the fifth card is now the first (K13).

    people     the first four, in the order of the line
    card       the fifth
    rolls      how many of them became rolls of the seat: 4, in the German edition 0 (K4)
    clean_ups  clean-up cards the seat has now
    """

    seat: Seat
    line: int
    people: tuple[Card, ...]
    card: Card
    rolls: int
    clean_ups: int


class CardBlocked(Event, frozen=True):
    """No line accepted the card, so it became a roll; `blocks` says who is in the way in each line (K9)."""

    role: Role
    seat: Seat
    card: Card
    blocks: Blocks


class PenaltyTaken(Event, frozen=True):
    """A second roll from the people deck, face down; virtual when no card was left (K9, K11).

    `deck` counts the people deck after it, `rolls` those of the seat.
    """

    seat: Seat
    is_virtual: bool
    deck: int
    rolls: int


class CardSnubbed(Event, frozen=True):
    """A card that was neither lowest nor highest became a roll of its player (K10); `rolls` counts after it."""

    seat: Seat
    card: Card
    rolls: int


class RoundEnded(Event, frozen=True):
    """All cards of the round are away (K5)."""

    set: int
    round: int


# ---------------------------------------------------------------- points


class SetScored(Event, frozen=True):
    """One seat of a finished set, step by step: rolls, what clean-ups take off, the table, the sum (K15, K16).

    rolls      counted before clean-up cards
    clean_ups  clean-up cards; `is_free` with three or more: then the set scores 0
    counted    rolls after clean-up cards, never below 0
    points     minus points of this set
    total      minus points of all sets so far
    """

    set: int
    seat: Seat
    rolls: int
    clean_ups: int
    counted: int
    points: int
    total: int

    @property
    def is_free(self) -> bool:
        """Three or more clean-up cards: no minus points at all (K15)."""
        return self.clean_ups >= FREE


class SetEnded(Event, frozen=True):
    """A set is scored for everyone (K5)."""

    set: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class TableChanged(Event, frozen=True):
    """The players put their points table right; sets of this game were looked up again (K16)."""

    seat: Seat
    was: PointsTable
    now: PointsTable
    totals: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """The totals are known; places count from 1, ties share one (K18).

    `by_rolls` says that equal totals on the first place were decided by the rolls of set three.
    """

    totals: tuple[int, ...]
    places: tuple[int, ...]
    by_rolls: bool = False


RoundEvent = CardPlaced | CleanedUp | CardBlocked | PenaltyTaken | CardSnubbed | PlacerNamed | LineAsked
"""What the course of one round brings, in this order: each placer in turn, then everyone else."""

ScoreEvent = SetScored | SetEnded | TableChanged | GameEnded
