"""A game of Locus on this screen as a value: how it is set up, every sheet, and how far the turn has come."""

import enum
from functools import cached_property

from msgspec import Struct

from app.games.game import Seat, Setup
from app.games.locus.cards import Card
from app.games.locus.grid import Grid, grids
from app.games.locus.pile import DealtPile
from app.games.locus.sheet import Bonus, Sheet
from app.games.locus.zones import Zone


class Options(Struct, frozen=True, dict=True):
    """The switches of the setup screen, with the sheet and the deck themselves so that a record needs no file.

    circuit    a round lasts until everyone has held the star (L4)
    chains     bonuses covered by bonuses and loose squares pay too (L22)
    """

    sheet: Sheet
    deck: tuple[Card, ...]
    circuit: bool = False
    chains: bool = True

    @cached_property
    def grids(self) -> tuple[Grid, ...]:
        """The five zones of the sheet as bits, laid out when first asked for."""
        return grids(self.sheet)

    @cached_property
    def cards(self) -> dict[str, Card]:
        """The cards of the deck by id."""
        return {card.id: card for card in self.deck}


class Phase(enum.Enum):
    """What the table is doing; DEALING waits for a shuffle and passes by itself.

    PICKING     the current seat has no card of this reveal yet (L8)
    RESOLVING   it has one: drawing, bonuses, coins, until done (L9)
    LEFTOVER    it has its leftover window (L29)
    LAST        it has its last window (L33)
    """

    DEALING = "dealing"
    PICKING = "picking"
    RESOLVING = "resolving"
    LEFTOVER = "leftover"
    LAST = "last"
    OVER = "over"


class Due(enum.Enum):
    """What waits in the queue: a loose square that was bought, a joker, or a double by its zone (L17a)."""

    LOOSE = "loose"
    JOKER = "joker"
    YELLOW = "yellow"
    PURPLE = "purple"
    RED = "red"
    GREEN = "green"
    BLUE = "blue"

    @property
    def double(self) -> Zone | None:
        """The zone of a double; None for a single square."""
        return _DOUBLES.get(self)

    @classmethod
    def of(cls, bonus: Bonus) -> "Due | None":
        """Return what a bonus puts into the queue; None for a coin, which is booked at once (L17)."""
        return None if bonus is Bonus.COIN else cls[bonus.name]

    @classmethod
    def double_of(cls, zone: Zone) -> "Due":
        """Return the double of a zone."""
        return cls[zone.name]


_DOUBLES = {Due[zone.name]: zone for zone in Zone}


class Owed(Struct, frozen=True):
    """One thing in the queue. `depth` counts the bonuses that led to it: 1 was set off by a card, 0 was bought."""

    due: Due
    depth: int


class Paper(Struct, frozen=True):
    """The sheet of one seat: the filled squares of the five zones as bits, and the coin row (L24).

    gained    spaces of the coin row that are filled, those filled from the start included
    spent     of these, crossed out again
    """

    filled: tuple[int, ...]
    gained: int
    spent: int = 0

    @property
    def balance(self) -> int:
        """Coins that can be spent."""
        return self.gained - self.spent


class State(Struct, frozen=True):
    """Everything on the table.

    current   the seat whose turn or window it is
    reveal    number of this reveal, from 1
    pile      the ids of the cards that are not on the table
    open      the cards of this reveal
    takes     per seat the card it picked of this reveal
    hand      the card of the current seat while it is neither drawn nor discarded
    owed      the queue of the current seat, oldest first
    discarded seats that discarded their card of this reveal unused
    buyers    seats that drew the leftover of this reveal
    """

    setup: Setup[Options]
    phase: Phase
    holder: Seat
    current: Seat
    reveal: int
    pile: DealtPile[str]
    papers: tuple[Paper, ...]
    takes: tuple[Card | None, ...]
    open: tuple[Card, ...] = ()
    hand: Card | None = None
    owed: tuple[Owed, ...] = ()
    discarded: tuple[Seat, ...] = ()
    buyers: tuple[Seat, ...] = ()

    @property
    def seats(self) -> int:
        """Number of players."""
        return self.setup.seats

    @property
    def options(self) -> Options:
        """The switches this game was set up with."""
        return self.setup.options

    @property
    def sheet(self) -> Sheet:
        """The printed sheet that everyone plays on."""
        return self.setup.options.sheet

    @property
    def is_solo(self) -> bool:
        """One player, so L42 to L44 hold."""
        return self.setup.seats == 1

    @property
    def paper(self) -> Paper:
        """The sheet of the current seat."""
        return self.papers[self.current]

    @property
    def untaken(self) -> tuple[Card, ...]:
        """Open cards that nobody picked."""
        taken = {card.id for card in self.takes if card is not None}
        return tuple(card for card in self.open if card.id not in taken)

    @property
    def leftover(self) -> Card | None:
        """The card nobody picked, once everyone has (L8)."""
        return self.untaken[0] if self.phase is Phase.LEFTOVER else None

    def grid(self, zone: Zone) -> Grid:
        """Return a zone of the printed sheet as bits."""
        return self.setup.options.grids[zone.place]

    def filled(self, seat: Seat, zone: Zone) -> int:
        """Return the filled squares of a zone of a seat, as bits."""
        return self.papers[seat].filled[zone.place]
