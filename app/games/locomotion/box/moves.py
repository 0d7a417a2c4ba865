"""What players do beside the box, and what then has happened. Events that both ways tell are here too."""

import enum

from msgspec import Struct

from app.games.game import Move, Seat
from app.games.locomotion.course import Ending
from app.games.locomotion.order import Order
from app.games.locomotion.train import Colour

# ---------------------------------------------------------------- moves


class Act(enum.Enum):
    """What a point is spent on (M20)."""

    STEP = "step"
    COUPLE = "couple"
    UNCOUPLE = "uncouple"


class LaySpeed(Move, frozen=True):
    """Lay a speed card, 0 to 6 (M23)."""

    speed: int


class Spend(Move, frozen=True):
    """Burn points on an act, or count it in solo; `count` steps at once, of the others one each (M20, M26)."""

    act: Act
    count: int = 1


class Done(Move, frozen=True):
    """The seat ends its turn (M20)."""


class StopDead(Move, frozen=True):
    """No step is left for the points: the rest is lost, and the next card is 0 (M24)."""


class PassTrapped(Move, frozen=True):
    """The seat's locomotive is trapped, so its turn passes before the roll or card (M21)."""


class Win(Move, frozen=True):
    """The seat has coupled the whole order (M22); solo, its run is over (M26)."""


class EnterPlaced(Move, frozen=True):
    """Enter how many wagons of a seat are well placed at the end of a game (M29)."""

    wagons: int


class DrawAgain(Move, frozen=True):
    """Solo: draw another order before anything is counted (M28)."""


class GiveUp(Move, frozen=True):
    """Solo: give up (M30)."""


class EndByAgreement(Move, frozen=True):
    """Everyone agrees that this game ends now; well-placed wagons count (M30)."""


class NextGame(Move, frozen=True):
    """Begin the next game of the tournament (M29)."""


BoxMove = (
    LaySpeed
    | Spend
    | Done
    | StopDead
    | PassTrapped
    | Win
    | EnterPlaced
    | DrawAgain
    | GiveUp
    | EndByAgreement
    | NextGame
)

# ---------------------------------------------------------------- events of both ways


class Event(Struct, frozen=True, tag=True):
    """Something that happened."""


class LocomotivesDrawn(Event, frozen=True):
    """The locomotive cards were drawn: per seat a colour (M7)."""

    colours: tuple[Colour, ...]


class OrderDrawn(Event, frozen=True):
    """The wagon cards were turned up: the order, the first next to the locomotive (M8)."""

    order: Order


class RolledOff(Event, frozen=True):
    """A seat rolled for the first turn (M9)."""

    seat: Seat
    face: int
    source: str


class RollOffTied(Event, frozen=True):
    """These seats rolled equally high and roll again (M9)."""

    seats: tuple[Seat, ...]


class StarterFound(Event, frozen=True):
    """It is known which seat has the first turn (M9)."""

    seat: Seat


class RoundBegan(Event, frozen=True):
    """A new round began, counted from 1."""

    number: int


class DieRolled(Event, frozen=True):
    """A seat rolled the points it may spend (M20)."""

    seat: Seat
    face: int
    source: str


class SpeedLaid(Event, frozen=True):
    """A seat laid a speed card (M23)."""

    seat: Seat
    speed: int


class TurnDone(Event, frozen=True):
    """A seat ended its turn; `lost` points were not spent (M20), None where nobody counted."""

    seat: Seat
    lost: int | None


class OrderCompleted(Event, frozen=True):
    """A seat has coupled the whole order (M22)."""

    seat: Seat


class RunEnded(Event, frozen=True):
    """Solo: a seat reached the order or gave up, after so many steps and couplings (M26, M30)."""

    seat: Seat
    steps: int
    couplings: int
    has_given_up: bool


class RunBegan(Event, frozen=True):
    """Competition: the next seat begins on the same start (M27)."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """A game is over: why, well-placed wagons and points per seat (M29)."""

    ending: Ending
    well_placed: tuple[int, ...]
    points: tuple[int, ...]


class StandingsTold(Event, frozen=True):
    """So the tournament stands after this game (M29)."""

    game: int
    scores: tuple[int, ...]


class NextGameBegan(Event, frozen=True):
    """Another game of the tournament began (M29)."""

    game: int


# ---------------------------------------------------------------- events beside the box


class PointsSpent(Event, frozen=True):
    """A seat spent points on an act; `left` may still be spent, None is no limit (M20, M26)."""

    seat: Seat
    act: Act
    count: int
    left: int | None


class StopNoted(Event, frozen=True):
    """A seat stopped dead; `lost` points went unspent, None where nobody counted (M24)."""

    seat: Seat
    lost: int | None


class TrappedNoted(Event, frozen=True):
    """A seat's locomotive was trapped, so its turn passed (M21)."""

    seat: Seat


class CountingBegan(Event, frozen=True):
    """A game ended so; the well-placed wagons are counted now (M29)."""

    ending: Ending


class PlacedEntered(Event, frozen=True):
    """So many wagons of a seat are well placed (M29)."""

    seat: Seat
    wagons: int


BoxEvent = (
    LocomotivesDrawn
    | OrderDrawn
    | RolledOff
    | RollOffTied
    | StarterFound
    | RoundBegan
    | DieRolled
    | SpeedLaid
    | PointsSpent
    | TurnDone
    | StopNoted
    | TrappedNoted
    | OrderCompleted
    | RunEnded
    | RunBegan
    | CountingBegan
    | PlacedEntered
    | GameEnded
    | StandingsTold
    | NextGameBegan
)
