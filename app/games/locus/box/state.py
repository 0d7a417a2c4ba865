"""A game of Locus beside the box as a value: how it is set up and how far it has come."""

import enum

from msgspec import Struct

from app.games.game import Seat, Setup
from app.games.locus.cards import Card
from app.games.locus.pile import CountedPile, DealtPile, Turning
from app.games.locus.scoring import Marks
from app.games.locus.sheet import Scales


class Dealing(enum.Enum):
    """Who deals: hands, from the box, or the screen."""

    BOX = "box"
    DEVICE = "device"


class Options(Struct, frozen=True):
    """The switches of the setup screen.

    circuit    a round lasts until everyone has held the star (L4)
    deck       every card of the deck when the screen deals, else empty
    deck_size  number of cards in the box when hands deal; None is unknown
    scales     the points of the sheet; None asks for five totals instead
    """

    circuit: bool = False
    dealing: Dealing = Dealing.BOX
    deck: tuple[Card, ...] = ()
    deck_size: int | None = None
    scales: Scales | None = None


class Phase(enum.Enum):
    """What the table is doing; DEALING waits for a shuffle and passes by itself."""

    DEALING = "dealing"
    PICKING = "picking"
    LEFTOVER = "leftover"
    LAST_WINDOW = "last_window"
    SCORING = "scoring"
    GREY = "grey"
    OVER = "over"


class Entry(Struct, frozen=True):
    """One zone of one sheet: its points, and the marks they came from (None for an entered total)."""

    points: int
    marks: Marks | None = None


class State(Struct, frozen=True):
    """Everything the device knows.

    current   the seat that picks, or whose window it is
    reveal    number of this reveal, from 1
    turning   how this reveal is turned up by hand; None when the screen deals
    open      the cards of this reveal, when the screen deals
    takes     per seat the card it holds of this reveal, when the screen deals
    buyers    seats that drew the leftover of this reveal
    history   the takes of the reveals before this one
    entries   per seat the five zones in score order
    """

    setup: Setup[Options]
    phase: Phase
    holder: Seat
    current: Seat
    reveal: int
    pile: CountedPile | DealtPile[Card]
    takes: tuple[Card | None, ...]
    entries: tuple[tuple[Entry | None, ...], ...]
    turning: Turning | None = None
    open: tuple[Card, ...] = ()
    buyers: tuple[Seat, ...] = ()
    history: tuple[tuple[Card | None, ...], ...] = ()

    @property
    def seats(self) -> int:
        """Number of players."""
        return self.setup.seats

    @property
    def options(self) -> Options:
        """The switches this game was set up with."""
        return self.setup.options

    @property
    def is_solo(self) -> bool:
        """One player, so L42 to L44 hold."""
        return self.setup.seats == 1

    @property
    def untaken(self) -> tuple[Card, ...]:
        """Open cards that nobody holds."""
        return tuple(card for card in self.open if card not in self.takes)

    @property
    def leftover(self) -> Card | None:
        """The card nobody picked, once everyone has; None when hands deal (L8)."""
        return self.untaken[0] if self.phase is Phase.LEFTOVER and self.untaken else None
