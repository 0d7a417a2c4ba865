"""What a seat may do beside the box, move by move: `refusal` judges, this only proposes.

Complete for the game itself, with steps counted one at a time. Ending by agreement and drawing again are left out,
being no progress, and so is a trapped pass while the roll is awaited: ask `refusal`.
"""

from collections.abc import Iterator

from app.games.game import Seat
from app.games.locomotion.box.moves import (
    Act,
    BoxMove,
    Done,
    EnterPlaced,
    GiveUp,
    LaySpeed,
    NextGame,
    PassTrapped,
    Spend,
    StopDead,
    Win,
)
from app.games.locomotion.box.refusals import refusal
from app.games.locomotion.box.state import Phase, State
from app.games.locomotion.speed import SPEEDS


def legal(state: State, seat: Seat) -> Iterator[BoxMove]:
    """Yield the moves of a seat, lazily."""
    return (move for move in _wishes(state, seat) if refusal(state, move) is None)


def _wishes(state: State, seat: Seat) -> Iterator[BoxMove]:
    match state.phase:
        case Phase.LAYING:
            yield from (LaySpeed(seat, speed) for speed in SPEEDS)
            yield PassTrapped(seat)
        case Phase.MOVING:
            yield from (Spend(seat, act) for act in Act)
            yield from (Done(seat), StopDead(seat), Win(seat), GiveUp(seat))
        case Phase.ENTERING:
            yield from (EnterPlaced(seat, wagons) for wagons in range(state.options.wagons))
        case Phase.STANDINGS:
            yield NextGame(seat)
