"""A game of Locomotion on this screen as a value: how it is set up, where everything stands, how far it is."""

import enum

from msgspec import Struct

from app.games.game import Seat, Setup
from app.games.locomotion.course import Ending, RollOff, Variant
from app.games.locomotion.order import Order
from app.games.locomotion.solo import Tally
from app.games.locomotion.start import Start
from app.games.locomotion.train import COLOURS, Colour, Train
from app.games.locomotion.yard.network import Point, Yard


class Options(Struct, frozen=True):
    """The switches of the setup screen, with the yard itself so that a record needs no file.

    variant     die, speed, or solo; solo with several players is a competition on one start (M27)
    wagons      how many wagons the order asks for, 2 to 4 (M8)
    either_end  wagons in front of the locomotive count too (M22)
    steps_only  solo: steps alone count, couplings are free (M50)
    rounds      the game ends after so many rounds; None is never (M30)
    games       how many games the tournament has; 1 is no tournament (M29)
    starts      placements that are given, one for each game, over again when there are fewer; none: by hand (M6)
    yard_name   how the yard is called, for the log and the records
    """

    yard: Yard
    variant: Variant = Variant.DIE
    wagons: int = 4
    either_end: bool = False
    steps_only: bool = False
    rounds: int | None = None
    games: int = 1
    starts: tuple[Start, ...] = ()
    yard_name: str = ""


class Phase(enum.Enum):
    """What the table is doing; DRAWING, ORDERING, ROLLING_OFF and ROLLING wait for luck.

    PLACING      the current seat places its locomotive and wagons (M6)
    DRAWING      the locomotive cards are shuffled (M7)
    ORDERING     the wagon cards are shuffled (M8)
    ROLLING_OFF  the highest roll starts (M9)
    ROLLING      the current seat rolls (M20)
    LAYING       the current seat lays a speed card (M23)
    MOVING       the current seat steps, couples, uncouples, until done
    STANDINGS    a game of the tournament is over and another one follows (M29)
    """

    PLACING = "placing"
    DRAWING = "drawing"
    ORDERING = "ordering"
    ROLLING_OFF = "rolling_off"
    ROLLING = "rolling"
    LAYING = "laying"
    MOVING = "moving"
    STANDINGS = "standings"
    OVER = "over"


class State(Struct, frozen=True):
    """Everything on the table.

    starter  the seat that has the first turn of this game, and that places first
    trains   in colour order, those placed so far (M6); whose they are is told by `cards`
    loose    the wagons that belong to no train, by point
    hand     wagons that the current seat has still to place
    cards    per seat the colour of its locomotive, once drawn (M7)
    order    the order, once drawn (M8)
    points   what the current seat may still spend; None is no limit (M26)
    speeds   per seat the last speed card; None before the first (M23)
    stopped  seats that stopped dead and must lay a 0 (M24)
    roll_off the rolls for the first turn (M9)
    tallies  solo: per seat what its run took so far (M26)
    scores   tournament points of the games that are over (M29)
    """

    setup: Setup[Options]
    phase: Phase
    starter: Seat
    current: Seat
    trains: tuple[Train, ...] = ()
    loose: tuple[tuple[Point, Colour], ...] = ()
    hand: tuple[Colour, ...] = ()
    cards: tuple[Colour, ...] = ()
    order: Order = ()
    points: int | None = 0
    round: int = 1
    game: int = 1
    speeds: tuple[int | None, ...] = ()
    stopped: tuple[Seat, ...] = ()
    roll_off: RollOff = RollOff()
    tallies: tuple[Tally, ...] = ()
    scores: tuple[int, ...] = ()
    start: Start | None = None
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
    def yard(self) -> Yard:
        """The yard everyone plays on."""
        return self.setup.options.yard

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
    def locomotives(self) -> int:
        """How many locomotives are used: one for each player, solo one for all (M6, M27)."""
        return 1 if self.is_solo else self.setup.seats

    @property
    def train(self) -> Train:
        """The train of the current seat, once the cards are drawn."""
        return self.trains[self.number(self.current)]

    def number(self, seat: Seat) -> int:
        """Return the place of a seat's train in `trains` (M7)."""
        return 0 if self.is_solo else COLOURS.index(self.cards[seat])

    def seat_of(self, number: int) -> Seat | None:
        """Return the seat that drives a train by its place in `trains`; None before the cards are drawn."""
        if self.is_solo:
            return self.current
        return Seat(self.cards.index(COLOURS[number])) if self.cards else None

    def taken(self, train: Train) -> set[Point]:
        """Return the points where pieces stand that are not of this train."""
        taken = {point for point, _ in self.loose}
        for other in self.trains:
            if other is not train:
                taken.update(other.points)
        return taken
