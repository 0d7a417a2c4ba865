"""The course of games on this screen: setting up, who is next, rounds, endings, tournaments, solo runs."""

from msgspec.structs import replace

from app.games.game import Rolled, Seat, clockwise
from app.games.locomotion.box.moves import (
    GameEnded,
    NextGameBegan,
    OrderCompleted,
    OrderDrawn,
    RolledOff,
    RollOffTied,
    RoundBegan,
    RunBegan,
    RunEnded,
    StandingsTold,
    StarterFound,
    TurnDone,
)
from app.games.locomotion.course import Ending, RollOff, Variant, placing_first
from app.games.locomotion.order import Order
from app.games.locomotion.screen.moves import Piece, PlacingDone, ScreenEvent, StoppedDead, TrappedPassed
from app.games.locomotion.screen.placing import placers
from app.games.locomotion.screen.state import Phase, State
from app.games.locomotion.screen.totals import points_now, well_placed_wagons
from app.games.locomotion.screen.travel import piece_at
from app.games.locomotion.solo import Tally
from app.games.locomotion.start import Start
from app.games.locomotion.tournament import added
from app.games.locomotion.train import COLOURS, Train
from app.games.locomotion.trapped import blockers, is_trapped

Played = tuple[State, tuple[ScreenEvent, ...]]


def _and(*events: ScreenEvent, then: Played) -> Played:
    return then[0], (*events, *then[1])


# ---------------------------------------------------------------- before the first turn


def set_up(state: State) -> State:
    """Clear the yard for a game: the placement that is given, or hands that place (M6)."""
    state = replace(
        state,
        trains=(),
        loose=(),
        hand=COLOURS,
        cards=(),
        order=(),
        points=0,
        round=1,
        current=state.starter,
        speeds=(None,) * state.seats,
        stopped=(),
        roll_off=RollOff(),
        tallies=(Tally(),) * state.seats if state.is_solo else (),
        start=None,
        winner=None,
        ending=None,
    )
    starts = state.options.starts
    if not starts:
        return replace(state, phase=Phase.PLACING)
    return _opened(state, starts[(state.game - 1) % len(starts)])


def placed(state: State) -> Played:
    """End the placing of a seat: the next seat places, or all stand and the cards are shuffled (M6)."""
    order = placers(state)
    place = order.index(state.current) + 1
    event = PlacingDone(state.current)
    if place < len(order):
        return replace(state, current=order[place], hand=COLOURS), (event,)
    poses = tuple((train.locomotive, train.rail) for train in state.trains)
    return _opened(state, Start(poses, state.loose)), (event,)


def _opened(state: State, start: Start) -> State:
    """Put the pieces of a start on the yard and wait for the cards, as far as they are to be drawn (M7, M8)."""
    state = replace(
        state, start=start, trains=start.trains, loose=start.wagons, hand=(), current=state.starter, order=start.order
    )
    if not state.is_solo:
        return replace(state, phase=Phase.DRAWING)
    return replace(state, phase=Phase.MOVING if start.order else Phase.ORDERING, points=None, cards=COLOURS[:1])


def ordered(state: State, order: Order) -> Played:
    """Turn up the order; then the highest roll starts, or the starter does (M8, M9)."""
    state, event = replace(state, order=order), OrderDrawn(order)
    if state.is_solo:
        return replace(state, phase=Phase.MOVING), (event,)
    if state.options.variant is Variant.DIE:
        contest = RollOff(clockwise(state.starter, state.seats))
        return replace(state, phase=Phase.ROLLING_OFF, roll_off=contest), (event,)
    return _and(event, StarterFound(state.starter), then=_turn(state))


def rolled_off(state: State, move: Rolled) -> Played:
    """Note a face; when all have rolled the highest starts and the tied roll again (M9)."""
    event, contest = RolledOff(state.current, move.face, move.source), state.roll_off.rolled(move.face)
    match contest.best:
        case ():
            return replace(state, roll_off=contest, current=contest.next), (event,)
        case (starter,):
            after = replace(state, roll_off=RollOff(), starter=starter, current=starter)
            return _and(event, StarterFound(starter), then=_turn(after))
        case tied:
            return replace(state, roll_off=RollOff(tied), current=tied[0]), (event, RollOffTied(tied))


# ---------------------------------------------------------------- turns


def turn_done(state: State) -> Played:
    """End a turn; in the speed game points that could not be spent are a dead stop (M20, M24)."""
    seat, lost = state.current, state.points or 0
    if state.options.variant is Variant.SPEED and lost:
        event: ScreenEvent = StoppedDead(seat, lost, _in_the_way(state, state.train))
        state = replace(state, stopped=(*state.stopped, seat))
    else:
        event = TurnDone(seat, lost)
    return _and(event, then=_next_turn(state))


def _next_turn(state: State) -> Played:
    """Pass on clockwise; after the last seat a round is over, perhaps the last one (M30)."""
    following = Seat((state.current + 1) % state.seats)
    state = replace(state, current=following, points=0)
    if following != state.starter:
        return _turn(state)
    if state.round == state.options.rounds:
        return _ended(state, Ending.ROUNDS)
    state = replace(state, round=state.round + 1)
    return _and(RoundBegan(state.round), then=_turn(state))


def _turn(state: State) -> Played:
    """Begin the current seat's turn; who is trapped passes, and when all are the game is over (M21)."""
    if not _is_trapped(state, state.train):
        phase = Phase.ROLLING if state.options.variant is Variant.DIE else Phase.LAYING
        return replace(state, phase=phase), ()
    if all(_is_trapped(state, train) for train in state.trains):
        return _ended(state, Ending.TRAPPED)
    seat = state.current
    event = TrappedPassed(seat, _in_the_way(state, state.train))
    speeds = (*state.speeds[:seat], 0, *state.speeds[seat + 1 :])
    stopped = tuple(other for other in state.stopped if other != seat)
    return _and(event, then=_next_turn(replace(state, speeds=speeds, stopped=stopped)))


def _is_trapped(state: State, train: Train) -> bool:
    """Say whether a train is trapped; one with wagons never is (M21)."""
    if train.wagons:
        return False
    return is_trapped(state.yard, train, state.taken(train), dict(state.loose))


def _in_the_way(state: State, train: Train) -> tuple[Piece, ...]:
    pieces = (piece_at(state, point) for point in blockers(state.yard, train, state.taken(train)))
    return tuple(piece for piece in pieces if piece is not None)


# ---------------------------------------------------------------- endings


def order_completed(state: State) -> Played:
    """End the game at once: the current seat has coupled the order (M22), or its solo run is over (M26)."""
    event = OrderCompleted(state.current)
    if state.is_solo:
        return _and(event, then=_run_ended(state))
    return _and(event, then=_ended(replace(state, winner=state.current), Ending.ORDER))


def agreed(state: State) -> Played:
    """End the game on the table, or between two games the tournament (M30)."""
    if state.phase is Phase.STANDINGS:
        return replace(state, phase=Phase.OVER), (StandingsTold(state.game, state.scores),)
    return _ended(state, Ending.AGREEMENT)


def _ended(state: State, ending: Ending) -> Played:
    """Book the points of a game; a tournament goes on after the standings (M29)."""
    points = points_now(state)
    scores = added(state.scores, points)
    is_last = state.game == state.options.games
    event = GameEnded(ending, well_placed_wagons(state), points)
    phase = Phase.OVER if is_last else Phase.STANDINGS
    after = replace(state, phase=phase, ending=ending, scores=scores, points=0)
    if state.options.games == 1:
        return after, (event,)
    return after, (event, StandingsTold(state.game, scores))


def next_game(state: State) -> Played:
    """Set up the next game of a tournament; the seat after the one that placed first places first."""
    first = placing_first(state.setup.first, state.game + 1, state.seats)
    after = set_up(replace(state, game=state.game + 1, starter=first))
    return after, (NextGameBegan(after.game),)


# ---------------------------------------------------------------- solo


def drawn_again(state: State) -> Played:
    """Shuffle the wagon cards once more (M28)."""
    return replace(state, phase=Phase.ORDERING, order=()), ()


def given_up(state: State) -> Played:
    """End the current seat's run without the order (M30)."""
    seat = state.current
    tally = replace(state.tallies[seat], has_given_up=True)
    return _run_ended(replace(state, tallies=(*state.tallies[:seat], tally, *state.tallies[seat + 1 :])))


def _run_ended(state: State) -> Played:
    """End a run; in a competition the next seat begins on the same start (M27)."""
    seat, tally = state.current, state.tallies[state.current]
    event = RunEnded(seat, tally.steps, tally.couplings, tally.has_given_up)
    order = clockwise(state.starter, state.seats)
    to_come = order[order.index(seat) + 1 :]
    if not to_come or state.start is None:
        return replace(state, phase=Phase.OVER), (event,)
    after = replace(state, trains=state.start.trains, loose=state.start.wagons, current=to_come[0])
    return after, (event, RunBegan(to_come[0]))
