"""A game of Lokus beside the box as a value: how it is set up, and what the device was told.

On the light help level that is rounds and counts; as referee it keeps a book of every card of the set.
"""

import enum

from msgspec import Struct

from app.games.game import Seat, Setup
from app.games.lokus.cards import Card
from app.games.lokus.events import Role
from app.games.lokus.points import PLACEHOLDER, PointsTable
from app.games.lokus.standing import Edition, SetCounts, Standing


class Help(enum.Enum):
    """How much the device does: LIGHT counts rounds and points; the REFEREE keeps lines, rolls and clean-ups."""

    LIGHT = "light"
    REFEREE = "referee"


class Options(Struct, frozen=True):
    """The switches of the setup screen.

    help       how much the device does
    edition    how lines start and what a clean-up costs (K4)
    tie_rolls  fewest rolls in set three decide a tie (K18)
    table      minus points by rolls, at least row 0 (K16)
    """

    help: Help = Help.LIGHT
    edition: Edition = Edition.RULEBOOK
    tie_rolls: bool = False
    table: PointsTable = PLACEHOLDER


class Phase(enum.Enum):
    """What the table is doing.

    STARTERS  the person that opens each line is entered (referee, German edition)
    ROUND     a round is played; the referee has every card entered, seat by seat
    LINE      a placer tells which line it chose, of this round or after a correction of an earlier one (referee)
    SHOWN     the referee says what became of the round
    COUNTING  rolls are entered (light)
    SCORED    the set is scored and stays to be read
    """

    STARTERS = "starters"
    ROUND = "round"
    LINE = "line"
    SHOWN = "shown"
    COUNTING = "counting"
    SCORED = "scored"
    OVER = "over"


class Tally(Struct, frozen=True):
    """What one seat has in this set on the light level: rolls once they are entered, clean-up cards noted."""

    rolls: int | None = None
    clean_ups: int = 0


class Choice(Struct, frozen=True):
    """The line a seat said it chose."""

    seat: Seat
    line: int


class Round(Struct, frozen=True):
    """One round that was turned up: the card of every seat, and the lines chosen by lowest and highest (K7)."""

    cards: tuple[Card, ...]
    lowest: Choice | None = None
    highest: Choice | None = None

    def choice(self, role: Role) -> Choice | None:
        """Return what a placer chose, None where it was not asked."""
        return self.lowest if role is Role.LOWEST else self.highest


class Asked(Struct, frozen=True):
    """The placer whose line the device has to be told, and the round it placed in (K8, K21)."""

    round: int
    role: Role
    seat: Seat
    card: Card


class Book(Struct, frozen=True):
    """What the referee wrote down in this set; everything else follows from it (K21).

    starters  per line the person that opens it; empty tuple in the rulebook edition, None while not entered
    rounds    the rounds that were turned up whole, this one included once all its cards are in
    entries   per seat the card of the round that is being entered; all None in between
    standing  the open table after all that, as far as every choice is known
    asked     the first choice that is missing
    """

    starters: tuple[Card | None, ...]
    entries: tuple[Card | None, ...]
    standing: Standing
    rounds: tuple[Round, ...] = ()
    asked: Asked | None = None

    @property
    def used(self) -> frozenset[Card]:
        """The cards that cannot come again in this set: each is there once (K2)."""
        played = (card for each in self.rounds for card in each.cards)
        return frozenset(card for card in (*self.starters, *self.entries, *played) if card is not None)


class State(Struct, frozen=True):
    """Everything the device knows.

    set      number of this set, 1 to 3
    round    number of this round, 1 to 11
    tallies  per seat what was counted by hand in this set; light level only, else empty
    book     what the referee wrote down in this set; None on the light level
    table    minus points by rolls, as changed by the players (K16)
    sets     the sets that are scored
    """

    setup: Setup[Options]
    phase: Phase
    set: int
    round: int
    table: PointsTable
    tallies: tuple[Tally, ...] = ()
    book: Book | None = None
    sets: tuple[SetCounts, ...] = ()

    @property
    def seats(self) -> int:
        """Number of players."""
        return self.setup.seats

    @property
    def options(self) -> Options:
        """The switches this game was set up with."""
        return self.setup.options

    @property
    def holder(self) -> Seat:
        """The seat the device speaks to when nobody in particular is meant: the first of the setup."""
        return self.setup.first
