"""What players do on this screen, and what then has happened."""

from msgspec import Struct

from app.games.game import Move, Seat
from app.games.locomotion.order import Order
from app.games.locomotion.screen_state import Ending
from app.games.locomotion.train import Colour, End, Train
from app.games.locomotion.yard import Point

# ---------------------------------------------------------------- moves


class PlaceLocomotive(Move, frozen=True):
    """Place the seat's locomotive with its rear on the rail to a neighbouring point (M6)."""

    point: Point
    rail: Point


class PlaceWagon(Move, frozen=True):
    """Place one of the seat's wagons (M6)."""

    point: Point
    colour: Colour


class LaySpeed(Move, frozen=True):
    """Lay a speed card, 0 to 6 (M23)."""

    speed: int


class TakeStep(Move, frozen=True):
    """Move the whole train one point: the end that leads and the point it enters (M10)."""

    end: End
    point: Point


class Couple(Move, frozen=True):
    """Couple loose wagons: the points where they stand, nearest first (M16)."""

    points: tuple[Point, ...]


class Uncouple(Move, frozen=True):
    """Part the train at a joint: 0 is at the locomotive, 1 behind the first wagon (M17)."""

    joint: int


class Done(Move, frozen=True):
    """The seat is done placing (M6), or ends its turn (M20); with points it cannot spend it stops dead (M24)."""


class DrawAgain(Move, frozen=True):
    """Solo: draw another order before the first step, the start having no solution for this one (M28)."""


class GiveUp(Move, frozen=True):
    """Solo: give up (M30)."""


class EndByAgreement(Move, frozen=True):
    """Everyone agrees that this game ends now; well-placed wagons count (M30)."""


class NextGame(Move, frozen=True):
    """Begin the next game of the tournament (M29)."""


ScreenMove = (
    PlaceLocomotive
    | PlaceWagon
    | LaySpeed
    | TakeStep
    | Couple
    | Uncouple
    | Done
    | DrawAgain
    | GiveUp
    | EndByAgreement
    | NextGame
)

# ---------------------------------------------------------------- events


class Event(Struct, frozen=True, tag=True):
    """Something that happened."""


class Piece(Struct, frozen=True):
    """A piece that stands on a point: a locomotive or a wagon, and whose train it belongs to (None is loose)."""

    point: Point
    colour: Colour
    is_locomotive: bool
    seat: Seat | None = None


class LocomotivePlaced(Event, frozen=True):
    """A seat placed a locomotive, not knowing whose it will be (M6, M7)."""

    seat: Seat
    colour: Colour
    point: Point
    rail: Point


class WagonPlaced(Event, frozen=True):
    """A seat placed a wagon (M6)."""

    seat: Seat
    colour: Colour
    point: Point


class PlacingDone(Event, frozen=True):
    """A seat was done placing (M6)."""

    seat: Seat


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


class Stepped(Event, frozen=True):
    """A train moved one point; `left` are the points the seat may still spend, None is no limit (M10)."""

    seat: Seat
    end: End
    point: Point
    before: Train
    after: Train
    left: int | None


class Coupled(Event, frozen=True):
    """A train took wagons, nearest first, on this end of its locomotive (M16)."""

    seat: Seat
    end: End
    points: tuple[Point, ...]
    colours: tuple[Colour, ...]
    train: Train
    left: int | None


class Uncoupled(Event, frozen=True):
    """A train left wagons behind, the nearest to the locomotive first (M17)."""

    seat: Seat
    joint: int
    points: tuple[Point, ...]
    colours: tuple[Colour, ...]
    train: Train
    left: int | None


class TurnDone(Event, frozen=True):
    """A seat ended its turn; `lost` points were not spent (M20)."""

    seat: Seat
    lost: int


class StoppedDead(Event, frozen=True):
    """A seat could not spend its speed: the rest is lost and the next card is 0 (M24)."""

    seat: Seat
    lost: int
    blockers: tuple[Piece, ...]


class TrappedPassed(Event, frozen=True):
    """A seat's locomotive is trapped by these pieces, so its turn passed (M21)."""

    seat: Seat
    blockers: tuple[Piece, ...]


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


ScreenEvent = (
    LocomotivePlaced
    | WagonPlaced
    | PlacingDone
    | LocomotivesDrawn
    | OrderDrawn
    | RolledOff
    | RollOffTied
    | StarterFound
    | RoundBegan
    | DieRolled
    | SpeedLaid
    | Stepped
    | Coupled
    | Uncoupled
    | TurnDone
    | StoppedDead
    | TrappedPassed
    | OrderCompleted
    | RunEnded
    | RunBegan
    | GameEnded
    | StandingsTold
    | NextGameBegan
)
