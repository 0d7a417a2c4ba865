"""What players do on this screen, and what then has happened. What both ways share comes from box_moves."""

from msgspec import Struct

from app.games.game import Move, Seat
from app.games.locomotion.box.moves import (
    DieRolled,
    DrawAgain,
    EndByAgreement,
    Event,
    GameEnded,
    GiveUp,
    LaySpeed,
    LocomotivesDrawn,
    NextGame,
    NextGameBegan,
    OrderCompleted,
    OrderDrawn,
    RolledOff,
    RollOffTied,
    RoundBegan,
    RunBegan,
    RunEnded,
    SpeedLaid,
    StandingsTold,
    StarterFound,
    TurnDone,
)
from app.games.locomotion.train import Colour, End, Train
from app.games.locomotion.yard.network import Point

# ---------------------------------------------------------------- moves


class PlaceLocomotive(Move, frozen=True):
    """Place the seat's locomotive with its rear on the rail to a neighbouring point (M6)."""

    point: Point
    rail: Point


class PlaceWagon(Move, frozen=True):
    """Place one of the seat's wagons (M6)."""

    point: Point
    colour: Colour


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


class StoppedDead(Event, frozen=True):
    """A seat could not spend its speed: the rest is lost and the next card is 0 (M24)."""

    seat: Seat
    lost: int
    blockers: tuple[Piece, ...]


class TrappedPassed(Event, frozen=True):
    """A seat's locomotive is trapped by these pieces, so its turn passed (M21)."""

    seat: Seat
    blockers: tuple[Piece, ...]


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
