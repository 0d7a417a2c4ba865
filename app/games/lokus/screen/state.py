"""A game of Lokus on this screen as a value: how it is set up, what lies open, and what each hand hides."""

import enum

from msgspec import Struct

from app.games.game import Seat, Setup
from app.games.lokus.cards import Card
from app.games.lokus.events import Role
from app.games.lokus.points import PLACEHOLDER, PointsTable
from app.games.lokus.standing import Edition, SetCounts, Standing

Hand = tuple[Card, ...]
"""The cards of one seat, lowest first; empty in the view of another seat."""


class Options(Struct, frozen=True):
    """The switches of the setup screen.

    edition    how lines start and what a clean-up costs (K4)
    seen_aid   a view lists the cards that were seen in this set (K19)
    tie_rolls  fewest rolls in set three decide a tie (K18)
    table      minus points by rolls, at least row 0 (K16)
    """

    edition: Edition = Edition.RULEBOOK
    seen_aid: bool = False
    tie_rolls: bool = False
    table: PointsTable = PLACEHOLDER


class Phase(enum.Enum):
    """What the table is doing; DEALING waits for a shuffle and passes by itself.

    CHOOSING  everyone locks a card; seats that have not locked are awaited (K5)
    ARMED     all have locked: the star holder reveals (K5)
    LOWEST    the player of the lowest card chooses a line, for both accept it (K7, K8)
    HIGHEST   the same for the highest card
    SHOWN     the round is over and stays to be read; the star holder goes on
    SCORED    the set is scored and stays to be read; the star holder goes on
    """

    DEALING = "dealing"
    CHOOSING = "choosing"
    ARMED = "armed"
    LOWEST = "lowest"
    HIGHEST = "highest"
    SHOWN = "shown"
    SCORED = "scored"
    OVER = "over"


class State(Struct, frozen=True):
    """Everything on the table. A view empties what its seat may not see: `hands`, `chosen`, `deck`, `faces`, `seen`.

    set       number of this set, 1 to 3
    round     number of this round, 1 to 11
    standing  the open table: lines, counts of snub piles and deck, clean-up cards
    hands     per seat its cards, lowest first; a locked card stays in it until the reveal
    locked    per seat whether it has locked a card of this round; public
    chosen    per seat the locked card, None while there is none or it is another seat's secret
    cards     per seat the card of this round, once revealed, until the next round; else empty
    deck      the people deck, the next card first; secret
    faces     per seat the people in its snub pile; secret, even its own
    aside     the people set aside in the German edition; public when they went, hidden like faces since
    seen      the cards that were open in this set, in the order they were; shown with the aid only (K19)
    table     minus points by rolls, as changed by the players (K16)
    sets      the sets that are scored
    """

    setup: Setup[Options]
    phase: Phase
    set: int
    round: int
    standing: Standing
    hands: tuple[Hand, ...]
    locked: tuple[bool, ...]
    chosen: tuple[Card | None, ...]
    table: PointsTable
    cards: tuple[Card, ...] = ()
    deck: tuple[Card, ...] = ()
    faces: tuple[tuple[Card, ...], ...] = ()
    aside: tuple[Card, ...] = ()
    seen: tuple[Card, ...] = ()
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
        """The seat that presses the star to reveal and to go on: the first of the setup, all game long."""
        return self.setup.first

    @property
    def asked(self) -> Role | None:
        """The placer that has to choose a line now (K8)."""
        return _ASKED.get(self.phase)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have not locked yet, clockwise from the star holder; empty outside CHOOSING."""
        if self.phase is not Phase.CHOOSING:
            return ()
        order = (Seat((self.holder + step) % self.seats) for step in range(self.seats))
        return tuple(seat for seat in order if not self.locked[seat])


_ASKED = {Phase.LOWEST: Role.LOWEST, Phase.HIGHEST: Role.HIGHEST}
