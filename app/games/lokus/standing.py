"""What lies open on the table during a set: both lines, the snub piles, the size of the people deck.

Both ways share it: it holds nothing that is secret, and it is all that the course of a round depends on.
"""

import enum

from msgspec import Struct

from app.games.game import Seat
from app.games.lokus.cards import PEOPLE
from app.games.lokus.lines import LINES, Line
from app.games.lokus.refusals import Refusal
from app.games.lokus.snub import CLEAN_UPS, Snub

SETS = 3
ROUNDS = 11
"""Rounds of a set, and cards dealt to each player (K2, K5)."""

MOST_SEATS = 6
BOX_SEATS = range(3, 6)
"""The numbers of players printed on the box; 2 and 6 play too, and setup says so (K1)."""


def seats_refusal(seats: int, first: Seat) -> Refusal | None:
    """Refuse a number of players that has no game, and a first seat that is not there (K1)."""
    if not 2 <= seats <= MOST_SEATS:
        return Refusal("K1", "seats", {"seats": seats})
    return None if 0 <= first < seats else Refusal("K1", "no_such_seat", {"seat": first})


class Edition(enum.Enum):
    """How lines start and what a clean-up costs (K4).

    RULEBOOK  lines start empty; who completes a line takes its first four people as rolls
    GERMAN    each line starts with a person from the deck; the four are set aside until the next set
    """

    RULEBOOK = "rulebook"
    GERMAN = "german"


class Standing(Struct, frozen=True):
    """The open table in a set. `deck` counts the people deck; `aside` the people set aside (K4, German edition)."""

    lines: tuple[Line, ...]
    snubs: tuple[Snub, ...]
    deck: int
    aside: int = 0

    @property
    def clean_ups(self) -> int:
        """Clean-up cards still next to the toilets (K3)."""
        return CLEAN_UPS - sum(snub.clean_ups for snub in self.snubs)

    @property
    def rolls(self) -> tuple[int, ...]:
        """Rolls of every seat before clean-up cards take any off."""
        return tuple(snub.rolls for snub in self.snubs)


def people_left(seats: int) -> int:
    """Return how many people stay in the deck when everyone has eleven; starters still among them (K2)."""
    return len(PEOPLE) - ROUNDS * seats


def opened(seats: int, starters: Line = ()) -> Standing:
    """Return the table at the start of a set: lines empty, or with one starter each (K3, K4)."""
    lines = tuple((person,) for person in starters) or ((),) * LINES
    return Standing(lines, (Snub(),) * seats, people_left(seats) - len(starters))


class Count(Struct, frozen=True):
    """What one seat had at the end of a set: rolls before clean-ups, and clean-up cards."""

    rolls: int
    clean_ups: int = 0


SetCounts = tuple[Count, ...]
"""One finished set: a count per seat. Points are looked up when they are shown, by the table of the game (K16)."""


def counts(standing: Standing) -> SetCounts:
    """Count the piles of every seat as they lie now."""
    return tuple(Count(snub.rolls, snub.clean_ups) for snub in standing.snubs)


def changed(standing: Standing, seat: Seat, snub: Snub) -> tuple[Snub, ...]:
    """Return the snub piles with that of one seat changed."""
    return (*standing.snubs[:seat], snub, *standing.snubs[seat + 1 :])
