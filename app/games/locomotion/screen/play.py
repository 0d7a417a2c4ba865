"""How a move changes a game on this screen. Every move here is already known to be allowed.

Setting up and moving trains are here; turns, rounds and endings are in screen_course.
"""

from typing import assert_never

from msgspec.structs import replace

from app.games.game import ChanceMove, Rolled, Setup, Shuffled
from app.games.locomotion.box.moves import (
    DieRolled,
    DrawAgain,
    EndByAgreement,
    GiveUp,
    LaySpeed,
    LocomotivesDrawn,
    NextGame,
    SpeedLaid,
)
from app.games.locomotion.coupling import coupled, coupling_end, uncoupled
from app.games.locomotion.order import is_complete
from app.games.locomotion.screen.course import (
    Played,
    agreed,
    drawn_again,
    given_up,
    next_game,
    order_completed,
    ordered,
    placed,
    rolled_off,
    set_up,
    turn_done,
)
from app.games.locomotion.screen.moves import (
    Couple,
    Coupled,
    Done,
    LocomotivePlaced,
    PlaceLocomotive,
    PlaceWagon,
    ScreenMove,
    Stepped,
    TakeStep,
    Uncouple,
    Uncoupled,
    WagonPlaced,
)
from app.games.locomotion.screen.placing import by_point, with_locomotive, with_wagon
from app.games.locomotion.screen.state import Options, Phase, State
from app.games.locomotion.steps import moved
from app.games.locomotion.train import COLOURS, Train


def begin(setup: Setup[Options]) -> State:
    """Set the table for the first game."""
    state = State(setup=setup, phase=Phase.PLACING, starter=setup.first, current=setup.first)
    return set_up(replace(state, scores=(0,) * setup.seats))


def played(state: State, move: ScreenMove | ChanceMove) -> Played:  # noqa: C901, PLR0911, PLR0912  one case per move
    """Return the state after an allowed move and what happened."""
    match move:
        case TakeStep():
            return _stepped(state, move)
        case Couple():
            return _coupled(state, move)
        case Uncouple():
            return _uncoupled(state, move)
        case Rolled():
            return _rolled(state, move)
        case Done():
            return placed(state) if state.phase is Phase.PLACING else turn_done(state)
        case LaySpeed():
            return _speed_laid(state, move)
        case PlaceLocomotive():
            colour = COLOURS[len(state.trains)]
            return with_locomotive(state, move), (LocomotivePlaced(move.seat, colour, move.point, move.rail),)
        case PlaceWagon():
            return with_wagon(state, move), (WagonPlaced(move.seat, move.colour, move.point),)
        case Shuffled():
            return _shuffled(state, move)
        case DrawAgain():
            return drawn_again(state)
        case GiveUp():
            return given_up(state)
        case EndByAgreement():
            return agreed(state)
        case NextGame():
            return next_game(state)
        case _:
            assert_never(move)


# ---------------------------------------------------------------- luck and speed


def _shuffled(state: State, move: Shuffled) -> Played:
    if state.phase is Phase.DRAWING:
        cards = tuple(COLOURS[card] for card in move.order)
        return replace(state, phase=Phase.ORDERING, cards=cards), (LocomotivesDrawn(cards),)
    return ordered(state, tuple(COLOURS[card] for card in move.order[: state.options.wagons]))


def _rolled(state: State, move: Rolled) -> Played:
    if state.phase is Phase.ROLLING_OFF:
        return rolled_off(state, move)
    after = replace(state, phase=Phase.MOVING, points=move.face)
    return after, (DieRolled(state.current, move.face, move.source),)


def _speed_laid(state: State, move: LaySpeed) -> Played:
    speeds = (*state.speeds[: move.seat], move.speed, *state.speeds[move.seat + 1 :])
    stopped = tuple(seat for seat in state.stopped if seat != move.seat)
    after = replace(state, phase=Phase.MOVING, points=move.speed, speeds=speeds, stopped=stopped)
    return after, (SpeedLaid(move.seat, move.speed),)


# ---------------------------------------------------------------- trains


def _spent(state: State, train: Train, steps: int, couplings: int, **changes: object) -> State:
    """Return the state with the current seat's train changed, and one point spent or counted (M20, M26)."""
    number = state.number(state.current)
    trains = (*state.trains[:number], train, *state.trains[number + 1 :])
    if state.points is None:
        seat, tally = state.current, state.tallies[state.current]
        tallies = (*state.tallies[:seat], tally.plus(steps, couplings), *state.tallies[seat + 1 :])
        return replace(state, trains=trains, tallies=tallies, **changes)
    return replace(state, trains=trains, points=state.points - 1, **changes)


def _stepped(state: State, move: TakeStep) -> Played:
    before = state.train
    train = moved(before, move.end, move.point)
    after = _spent(state, train, 1, 0)
    return after, (Stepped(move.seat, move.end, move.point, before, train, after.points),)


def _coupled(state: State, move: Couple) -> Played:
    end = coupling_end(state.train, move.points[0])
    loose = dict(state.loose)
    train = coupled(state.train, move.points, loose)
    left = tuple(wagon for wagon in state.loose if wagon[0] not in move.points)
    after = _spent(state, train, 0, 1, loose=left)
    colours = tuple(loose[point] for point in move.points)
    event = Coupled(move.seat, end, move.points, colours, train, after.points)
    if not is_complete(train, state.order, state.options.either_end):
        return after, (event,)
    done, events = order_completed(after)
    return done, (event, *events)


def _uncoupled(state: State, move: Uncouple) -> Played:
    train, behind = uncoupled(state.train, move.joint)
    loose = tuple(sorted((*state.loose, *behind), key=by_point))
    after = _spent(state, train, 0, 1, loose=loose)
    points, colours = zip(*behind, strict=True)
    return after, (Uncoupled(move.seat, move.joint, points, colours, train, after.points),)
