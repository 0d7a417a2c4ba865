"""Why a setup or a move is not allowed on this screen: the rule's id, a key, the values it names.

Points are given by their numbers. A sharp angle is given by the point where two rails meet (`at`) and the points
at their other ends (`from`, `to`); a piece in the way by its point, its colour, `piece` ("locomotive" or "wagon")
and `seat`, -1 for a loose wagon.
"""

from collections.abc import Mapping
from typing import assert_never

from app.games.game import Chance, ChanceMove, Request, Roll, Rolled, Seat, Setup, Shuffle, Shuffled
from app.games.locomotion.box_moves import DrawAgain, EndByAgreement, GiveUp, LaySpeed, NextGame
from app.games.locomotion.course import Variant, chance_refusal, course_refusal
from app.games.locomotion.refusals import Reason, Refusal, StartReason
from app.games.locomotion.screen_moves import Couple, Done, PlaceLocomotive, PlaceWagon, ScreenMove, TakeStep, Uncouple
from app.games.locomotion.screen_placing import locomotive_refusal, placing_left, wagon_refusal
from app.games.locomotion.screen_state import Options, Phase, State
from app.games.locomotion.screen_travel import couple_refusal, step_refusal, uncouple_refusal
from app.games.locomotion.speed import speed_refusal
from app.games.locomotion.start import LEAST_POINTS, StartFault, is_big_enough, start_fault
from app.games.locomotion.steps import steps
from app.games.locomotion.yard import is_drawable
from app.games.locomotion.yard_checks import breaches, can_turn

_LUCK: Mapping[Phase, tuple[str, Reason]] = {
    Phase.DRAWING: ("M7", "not_while_drawing"),
    Phase.ORDERING: ("M8", "not_while_ordering"),
    Phase.ROLLING_OFF: ("M9", "not_while_rolling_off"),
    Phase.ROLLING: ("M20", "not_while_rolling"),
}
_STARTS: Mapping[StartFault, StartReason] = {
    "pieces": "start_pieces",
    "off_yard": "start_off_yard",
    "same_point": "start_same_point",
    "no_rail": "start_no_rail",
    "order": "start_order",
    "trapped": "start_trapped",
}
_IN_GAME = (Phase.ROLLING_OFF, Phase.ROLLING, Phase.LAYING, Phase.MOVING)


def setup_refusal(setup: Setup[Options]) -> Refusal | None:
    """Say why a game cannot be set up so: players, switches, the yard, a placement."""
    options, seats = setup.options, setup.seats
    course = course_refusal(seats, setup.first, options)
    return course or yard_refusal(options, 1 if options.variant is Variant.SOLO else seats)


def setup_warning(setup: Setup[Options]) -> Refusal | None:
    """Say why a setup is allowed and yet unwise: wagons count behind only, and nobody can turn here (M4a, M22)."""
    options = setup.options
    if options.either_end or can_turn(options.yard):
        return None
    return Refusal("M4a", "no_turning")


def yard_refusal(options: Options, players: int) -> Refusal | None:
    """Say why a yard or a placement is unfit for so many locomotives (M2 to M6)."""
    if not is_drawable(options.yard):
        return Refusal("M2", "no_yard")
    for breach in breaches(options.yard):
        return Refusal(breach.rule, breach.key)
    if not is_big_enough(options.yard, players):
        return Refusal("M6", "yard_too_small", {"points": len(options.yard.places), "most": LEAST_POINTS * players})
    for number, start in enumerate(options.starts, start=1):
        if fault := start_fault(options.yard, start, players):
            return Refusal("M6", _STARTS[fault], {"start": number})
        if start.order and (options.variant is not Variant.SOLO or len(start.order) != options.wagons):
            return Refusal("M8", "start_order", {"start": number})
    return None


def refusal(state: State, move: ScreenMove | ChanceMove) -> Refusal | None:
    """Say why a move is not allowed now, or None when it is."""
    if state.phase is Phase.OVER:
        return Refusal("M22", "game_over")
    if isinstance(move, Shuffled | Rolled):
        rule = _LUCK[state.phase][0] if state.phase in _LUCK else "M20"
        return chance_refusal(rule, request(state), move)
    if not 0 <= move.seat < state.seats:
        return Refusal("M6", "no_such_seat", {"seat": move.seat})
    if isinstance(move, EndByAgreement):
        return _agreement(state)
    return _not_now(state, move.seat) or _turn_move(state, move)


def _not_now(state: State, seat: Seat) -> Refusal | None:
    if state.phase in _LUCK:
        return Refusal(*_LUCK[state.phase])
    if seat != state.current:
        return Refusal("M9", "not_your_turn", {"seat": seat, "turn": state.current})
    return None


def request(state: State) -> Request | None:
    """Return the luck that is awaited (M7, M8, M9, M20)."""
    match state.phase:
        case Phase.DRAWING:
            return Shuffle(state.seats)
        case Phase.ORDERING:
            return Shuffle(4)
        case Phase.ROLLING_OFF | Phase.ROLLING:
            return Roll(state.current)
        case _:
            return None


def _agreement(state: State) -> Refusal | None:
    if state.is_solo:
        return Refusal("M30", "give_up_instead")
    return None if state.phase in (*_IN_GAME, Phase.STANDINGS) else Refusal("M30", "not_begun")


def _turn_move(state: State, move: ScreenMove) -> Refusal | None:  # noqa: C901, PLR0911  one case per move
    match move:
        case TakeStep():
            return _not_moving(state) or step_refusal(state, move)
        case Couple():
            return _not_moving(state) or couple_refusal(state, move)
        case Uncouple():
            return _not_moving(state) or uncouple_refusal(state, move)
        case Done():
            return _done(state)
        case LaySpeed():
            return _speed(state, move)
        case PlaceLocomotive():
            return _not_placing(state) or locomotive_refusal(state, move)
        case PlaceWagon():
            return _not_placing(state) or wagon_refusal(state, move)
        case DrawAgain():
            return _draw_again(state)
        case GiveUp():
            return None if state.is_solo and state.phase is Phase.MOVING else Refusal("M30", "no_giving_up")
        case NextGame():
            return None if state.phase is Phase.STANDINGS else Refusal("M29", "game_not_over")
        case EndByAgreement():
            raise AssertionError("judged before anybody's turn is asked for")
        case _:
            assert_never(move)


def _not_moving(state: State) -> Refusal | None:
    """Refuse what only a turn allows, and what nothing is left for (M20, M25)."""
    if state.phase is Phase.LAYING:
        return Refusal("M23", "lay_first")
    if state.phase is not Phase.MOVING:
        return Refusal("M20", "not_moving")
    return Refusal("M20", "no_points") if state.points == 0 else None


def _not_placing(state: State) -> Refusal | None:
    return None if state.phase is Phase.PLACING else Refusal("M6", "all_placed")


def _done(state: State) -> Refusal | None:
    if state.phase is Phase.PLACING:
        left = placing_left(state)
        return Refusal("M6", "pieces_left", {"left": left}) if left else None
    if state.phase is Phase.LAYING:
        return Refusal("M23", "lay_first")
    if state.phase is not Phase.MOVING:
        return Refusal("M20", "not_moving")
    if state.is_solo:
        return Refusal("M26", "no_turns")
    if state.options.variant is Variant.SPEED and state.points:
        return _owed(state, state.points)
    return None


def _owed(state: State, points: int) -> Refusal | None:
    """Refuse done while points are left and a step is legal; where none is, the train stops dead (M24)."""
    train = state.train
    if any(steps(state.yard, train, state.taken(train))):
        return Refusal("M24", "distance_owed", {"left": points})
    return None


def _speed(state: State, move: LaySpeed) -> Refusal | None:
    if state.phase is not Phase.LAYING:
        return Refusal("M23", "no_card_now")
    return speed_refusal(move.speed, state.speeds[move.seat], move.seat in state.stopped)


def _draw_again(state: State) -> Refusal | None:
    if not state.is_solo or state.phase is not Phase.MOVING:
        return Refusal("M28", "no_drawing")
    if state.start is None or state.start.order:
        return Refusal("M28", "order_given")
    if any(tally.total or tally.has_given_up for tally in state.tallies):
        return Refusal("M28", "begun")
    return None


def awaited(state: State) -> Chance | None:
    """Return the luck the rules wait for as a turn."""
    wanted = request(state)
    return None if wanted is None else Chance(wanted)
