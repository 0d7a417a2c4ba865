"""How a move changes a game beside the box. Every move here is already known to be allowed."""

from typing import assert_never

from msgspec.structs import replace

from app.games.game import ChanceMove, Rolled, Seat, Setup, Shuffled, clockwise
from app.games.locomotion.box.moves import (
    Act,
    BoxEvent,
    BoxMove,
    CountingBegan,
    DieRolled,
    Done,
    DrawAgain,
    EndByAgreement,
    EnterPlaced,
    GameEnded,
    GiveUp,
    LaySpeed,
    LocomotivesDrawn,
    NextGame,
    NextGameBegan,
    OrderCompleted,
    OrderDrawn,
    PassTrapped,
    PlacedEntered,
    PointsSpent,
    RolledOff,
    RollOffTied,
    RoundBegan,
    RunBegan,
    RunEnded,
    SpeedLaid,
    Spend,
    StandingsTold,
    StarterFound,
    StopDead,
    StopNoted,
    TrappedNoted,
    TurnDone,
    Win,
)
from app.games.locomotion.box.state import Options, Phase, State
from app.games.locomotion.course import Ending, RollOff, Variant, placing_first
from app.games.locomotion.solo import Tally
from app.games.locomotion.tournament import added, game_points
from app.games.locomotion.train import COLOURS

Played = tuple[State, tuple[BoxEvent, ...]]


def begin(setup: Setup[Options]) -> State:
    """Set the table for the first game."""
    state = State(setup, Phase.DRAWING, setup.first, setup.first)
    return _set_up(replace(state, scores=(0,) * setup.seats))


def played(state: State, move: BoxMove | ChanceMove) -> Played:  # noqa: C901, PLR0911, PLR0912  one case per move
    """Return the state after an allowed move and what happened."""
    match move:
        case Shuffled():
            return _shuffled(state, move)
        case Rolled():
            return _rolled(state, move)
        case LaySpeed():
            return _speed_laid(state, move)
        case Spend():
            return _spent(state, move)
        case Done():
            return _and(TurnDone(move.seat, state.points), then=_next_turn(replace(state, passes=0)))
        case StopDead():
            stopped = replace(state, stopped=(*state.stopped, move.seat), passes=0)
            return _and(StopNoted(move.seat, state.points), then=_next_turn(stopped))
        case PassTrapped():
            return _trapped(state, move.seat)
        case Win():
            return _won(state)
        case EnterPlaced():
            return _entered(state, move)
        case DrawAgain():
            return replace(state, phase=Phase.ORDERING, order=()), ()
        case GiveUp():
            return _run_ended(state, has_given_up=True)
        case EndByAgreement():
            return _agreed(state)
        case NextGame():
            return _next_game(state)
        case _:
            assert_never(move)


def _and(*events: BoxEvent, then: Played) -> Played:
    return then[0], (*events, *then[1])


# ---------------------------------------------------------------- before the first turn


def _set_up(state: State) -> State:
    """Clear the device for a game."""
    is_solo = state.is_solo
    return replace(
        state,
        phase=Phase.ORDERING if is_solo else Phase.DRAWING,
        current=state.starter,
        cards=COLOURS[:1] * state.seats if is_solo else (),
        order=(),
        points=None,
        round=1,
        speeds=(None,) * state.seats,
        stopped=(),
        passes=0,
        roll_off=RollOff(),
        tallies=(Tally(),) * state.seats if is_solo else (),
        placed=(),
        winner=None,
        ending=None,
    )


def _shuffled(state: State, move: Shuffled) -> Played:
    if state.phase is Phase.DRAWING:
        cards = tuple(COLOURS[card] for card in move.order)
        return replace(state, phase=Phase.ORDERING, cards=cards), (LocomotivesDrawn(cards),)
    order = tuple(COLOURS[card] for card in move.order[: state.options.wagons])
    state, event = replace(state, order=order), OrderDrawn(order)
    match state.options.variant:
        case Variant.SOLO:
            return replace(state, phase=Phase.MOVING), (event,)
        case Variant.DIE:
            contest = RollOff(clockwise(state.starter, state.seats))
            return replace(state, phase=Phase.ROLLING_OFF, roll_off=contest), (event,)
        case Variant.SPEED:
            return _turn(state), (event, StarterFound(state.starter))
        case _:
            assert_never(state.options.variant)


def _rolled(state: State, move: Rolled) -> Played:
    if state.phase is Phase.ROLLING:
        points = move.face if state.has_counter else None
        after = replace(state, phase=Phase.MOVING, points=points)
        return after, (DieRolled(state.current, move.face, move.source),)
    event, contest = RolledOff(state.current, move.face, move.source), state.roll_off.rolled(move.face)
    match contest.best:
        case ():
            return replace(state, roll_off=contest, current=contest.next), (event,)
        case (starter,):
            after = replace(state, roll_off=RollOff(), starter=starter, current=starter)
            return _turn(after), (event, StarterFound(starter))
        case tied:
            return replace(state, roll_off=RollOff(tied), current=tied[0]), (event, RollOffTied(tied))


# ---------------------------------------------------------------- turns


def _turn(state: State) -> State:
    phase = Phase.ROLLING if state.options.variant is Variant.DIE else Phase.LAYING
    return replace(state, phase=phase, points=None)


def _speed_laid(state: State, move: LaySpeed) -> Played:
    speeds = (*state.speeds[: move.seat], move.speed, *state.speeds[move.seat + 1 :])
    stopped = tuple(seat for seat in state.stopped if seat != move.seat)
    points = move.speed if state.has_counter else None
    after = replace(state, phase=Phase.MOVING, points=points, speeds=speeds, stopped=stopped)
    return after, (SpeedLaid(move.seat, move.speed),)


def _spent(state: State, move: Spend) -> Played:
    """Burn pips, or count in solo (M20, M26)."""
    if state.points is not None:
        state = replace(state, points=state.points - move.count)
    else:
        seat, is_step = move.seat, move.act is Act.STEP
        tally = state.tallies[seat].plus(*((move.count, 0) if is_step else (0, move.count)))
        state = replace(state, tallies=(*state.tallies[:seat], tally, *state.tallies[seat + 1 :]))
    return state, (PointsSpent(move.seat, move.act, move.count, state.points),)


def _next_turn(state: State) -> Played:
    """Pass on clockwise; after the last seat a round is over, perhaps the last one (M30)."""
    following = Seat((state.current + 1) % state.seats)
    state = replace(state, current=following)
    if following != state.starter:
        return _turn(state), ()
    if state.round == state.options.rounds:
        return _counting(state, Ending.ROUNDS)
    state = replace(state, round=state.round + 1)
    return _turn(state), (RoundBegan(state.round),)


def _trapped(state: State, seat: Seat) -> Played:
    """Pass the turn of a trapped seat, which counts as a 0 card; all in a row end the game (M21, M25)."""
    speeds = (*state.speeds[:seat], 0, *state.speeds[seat + 1 :])
    stopped = tuple(other for other in state.stopped if other != seat)
    state = replace(state, speeds=speeds, stopped=stopped, passes=state.passes + 1)
    then = _counting(state, Ending.TRAPPED) if state.passes == state.seats else _next_turn(state)
    return _and(TrappedNoted(seat), then=then)


# ---------------------------------------------------------------- endings


def _won(state: State) -> Played:
    event = OrderCompleted(state.current)
    if state.is_solo:
        return _and(event, then=_run_ended(state, has_given_up=False))
    return _and(event, then=_counting(replace(state, winner=state.current), Ending.ORDER))


def _agreed(state: State) -> Played:
    if state.phase is Phase.STANDINGS:
        return replace(state, phase=Phase.OVER), (StandingsTold(state.game, state.scores),)
    return _counting(state, Ending.AGREEMENT)


def _counting(state: State, ending: Ending) -> Played:
    """Begin entering the well-placed wagons; the winner has them all (M29)."""
    placed = tuple(state.options.wagons if seat == state.winner else None for seat in range(state.seats))
    return replace(state, phase=Phase.ENTERING, placed=placed, ending=ending, points=None), (CountingBegan(ending),)


def _entered(state: State, move: EnterPlaced) -> Played:
    placed = (*state.placed[: move.seat], move.wagons, *state.placed[move.seat + 1 :])
    state, event = replace(state, placed=placed), PlacedEntered(move.seat, move.wagons)
    if None in placed:
        return state, (event,)
    return _and(event, then=_booked(state, tuple(wagons or 0 for wagons in placed)))


def _booked(state: State, placed: tuple[int, ...]) -> Played:
    """Book the points of a game; a tournament goes on after the standings (M29)."""
    assert state.ending is not None  # counting began with it
    points = game_points(placed, state.winner)
    scores = added(state.scores, points)
    event = GameEnded(state.ending, placed, points)
    phase = Phase.OVER if state.game == state.options.games else Phase.STANDINGS
    after = replace(state, phase=phase, scores=scores)
    return after, (event,) if state.options.games == 1 else (event, StandingsTold(state.game, scores))


def _next_game(state: State) -> Played:
    game = state.game + 1
    first = placing_first(state.setup.first, game, state.seats)
    return _set_up(replace(state, game=game, starter=first)), (NextGameBegan(game),)


def _run_ended(state: State, *, has_given_up: bool) -> Played:
    """End a run; in a competition the next seat begins on the same start (M27)."""
    seat = state.current
    tally = replace(state.tallies[seat], has_given_up=has_given_up)
    state = replace(state, tallies=(*state.tallies[:seat], tally, *state.tallies[seat + 1 :]))
    event = RunEnded(seat, tally.steps, tally.couplings, has_given_up)
    following = Seat((seat + 1) % state.seats)
    if following == state.starter:
        return replace(state, phase=Phase.OVER), (event,)
    return replace(state, current=following), (event, RunBegan(following))
