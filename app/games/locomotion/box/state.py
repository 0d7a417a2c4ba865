"""A game of Locomotion beside the box as a value: how it is set up and how far it has come."""

import enum

from msgspec import Struct

from app.games.game import Seat, Setup
from app.games.locomotion.course import Ending, RollOff, Variant
from app.games.locomotion.order import Order
from app.games.locomotion.solo import Tally
from app.games.locomotion.train import Colour


class Options(Struct, frozen=True):
    """The switches of the setup screen.

    variant     die, speed, or solo; solo with several players is a competition on one start (M27)
    wagons      how many wagons the order asks for, 2 to 4 (M8)
    either_end  wagons in front of the locomotive count too, to be read on the order (M22)
    steps_only  solo: steps alone count, couplings are free (M50)
    counting    the pips are burned on the device one by one (M20); solo always counts
    rounds      the game ends after so many rounds; None is never (M30)
    games       how many games the tournament has; 1 is no tournament (M29)
    """

    variant: Variant
    wagons: int = 4
    either_end: bool = False
    steps_only: bool = False
    counting: bool = True
    rounds: int | None = None
    games: int = 1


class Phase(enum.Enum):
    """What the table is doing; DRAWING, ORDERING, ROLLING_OFF and ROLLING wait for luck.

    DRAWING      the locomotive cards are shuffled (M7)
    ORDERING     the wagon cards are shuffled (M8)
    ROLLING_OFF  the highest roll starts (M9)
    ROLLING      the current seat rolls, or is trapped (M20, M21)
    LAYING       the current seat lays a speed card, or is trapped (M21, M23)
    MOVING       the current seat moves on the table, until done
    ENTERING     a game is over; the well-placed wagons are entered (M29)
    STANDINGS    a game of the tournament is over and another one follows (M29)
    """

    DRAWING = "drawing"
    ORDERING = "ordering"
    ROLLING_OFF = "rolling_off"
    ROLLING = "rolling"
    LAYING = "laying"
    MOVING = "moving"
    ENTERING = "entering"
    STANDINGS = "standings"
    OVER = "over"


class State(Struct, frozen=True):
    """Everything the device knows.

    starter  the seat that has the first turn of this game
    cards    per seat the colour of its locomotive, once drawn (M7)
    order    the order, once drawn (M8)
    points   what the current seat may still spend; None is no limit, or nobody counts (M20, M26)
    speeds   per seat the last speed card; None before the first (M23)
    stopped  seats that stopped dead and must lay a 0 (M24)
    passes   how many seats in a row were trapped just now (M21)
    tallies  solo: per seat what its run took so far (M26)
    placed   per seat the well-placed wagons that were entered; None is not yet (M29)
    scores   tournament points of the games that are over (M29)
    """

    setup: Setup[Options]
    phase: Phase
    starter: Seat
    current: Seat
    cards: tuple[Colour, ...] = ()
    order: Order = ()
    points: int | None = None
    round: int = 1
    game: int = 1
    speeds: tuple[int | None, ...] = ()
    stopped: tuple[Seat, ...] = ()
    passes: int = 0
    roll_off: RollOff = RollOff()
    tallies: tuple[Tally, ...] = ()
    placed: tuple[int | None, ...] = ()
    scores: tuple[int, ...] = ()
    winner: Seat | None = None
    ending: Ending | None = None

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
        """No die, no cards, no turns: the shortest way counts (M26)."""
        return self.setup.options.variant is Variant.SOLO

    @property
    def counted(self) -> tuple[int | None, ...]:
        """Solo: per seat what counts of its run so far; None: given up (M26, M43, M50)."""
        steps_only = self.options.steps_only
        return tuple(tally.counted(steps_only=steps_only) for tally in self.tallies)

    @property
    def has_counter(self) -> bool:
        """Whether acts are told to the device: solo always, else by the switch (M20, M26)."""
        return self.is_solo or self.setup.options.counting
