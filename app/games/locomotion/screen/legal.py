"""What a seat may do on this screen, move by move, lazily.

Complete for the game itself. Ending by agreement and drawing again are left out, being no progress: ask `refusal`.
Placing proposes the locomotive first and then wagons in colour order.
"""

from collections.abc import Iterator

from app.games.game import Seat
from app.games.locomotion.box.moves import GiveUp, LaySpeed, NextGame
from app.games.locomotion.coupling import couplings
from app.games.locomotion.course import Variant
from app.games.locomotion.screen.moves import Couple, Done, ScreenMove, TakeStep, Uncouple
from app.games.locomotion.screen.placing import placing_left, placings
from app.games.locomotion.screen.state import Phase, State
from app.games.locomotion.speed import allowed_speeds
from app.games.locomotion.steps import steps


def legal(state: State, seat: Seat) -> Iterator[ScreenMove]:
    """Yield the moves of a seat: what it can place, lay, step, couple and uncouple, then done."""
    if seat != state.current:
        return
    match state.phase:
        case Phase.PLACING:
            yield from placings(state, seat)
            if not placing_left(state):
                yield Done(seat)
        case Phase.LAYING:
            speeds = allowed_speeds(state.speeds[seat], seat in state.stopped)
            yield from (LaySpeed(seat, speed) for speed in speeds)
        case Phase.MOVING:
            yield from _turn_moves(state, seat)
        case Phase.STANDINGS:
            yield NextGame(seat)


def _turn_moves(state: State, seat: Seat) -> Iterator[ScreenMove]:
    train, taken = state.train, state.taken(state.train)
    owes = False
    if state.points != 0:
        for end, point in steps(state.yard, train, taken):
            owes = state.options.variant is Variant.SPEED
            yield TakeStep(seat, end, point)
        yield from (Couple(seat, row) for row in couplings(state.yard, train, dict(state.loose)))
        yield from (Uncouple(seat, joint) for joint in range(len(train.wagons)))
    if state.is_solo:
        yield GiveUp(seat)
    elif not owes:
        yield Done(seat)
