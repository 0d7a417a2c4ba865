"""Why a setup or a move is not allowed beside the box: the rule's id, a key, the values it names.

The device does not see the yard, so it judges cards, counts and turns and never what is moved.
"""

from collections.abc import Mapping
from typing import assert_never

from app.games.game import ChanceMove, Request, Roll, Rolled, Seat, Setup, Shuffle, Shuffled
from app.games.locomotion.box_moves import (
    Act,
    BoxMove,
    Done,
    DrawAgain,
    EndByAgreement,
    EnterPlaced,
    GiveUp,
    LaySpeed,
    NextGame,
    PassTrapped,
    Spend,
    StopDead,
    Win,
)
from app.games.locomotion.box_state import Options, Phase, State
from app.games.locomotion.course import Variant, chance_refusal, course_refusal
from app.games.locomotion.refusals import Reason, Refusal
from app.games.locomotion.speed import speed_refusal

MOST_STEPS = 99
"""So many steps can be counted at once (M26)."""
_LUCK: Mapping[Phase, tuple[str, Reason]] = {
    Phase.DRAWING: ("M7", "not_while_drawing"),
    Phase.ORDERING: ("M8", "not_while_ordering"),
    Phase.ROLLING_OFF: ("M9", "not_while_rolling_off"),
    Phase.ROLLING: ("M20", "not_while_rolling"),
}


def setup_refusal(setup: Setup[Options]) -> Refusal | None:
    """Say why a game cannot be set up so: players or switches."""
    return course_refusal(setup.seats, setup.first, setup.options)


def refusal(state: State, move: BoxMove | ChanceMove) -> Refusal | None:
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
    return _not_now(state, move) or _turn_move(state, move)


def _not_now(state: State, move: BoxMove) -> Refusal | None:
    """Refuse what luck or another seat is awaited for; a trapped seat passes instead of rolling (M21)."""
    passes = state.phase is Phase.ROLLING and isinstance(move, PassTrapped)
    if state.phase in _LUCK and not passes:
        return Refusal(*_LUCK[state.phase])
    if move.seat != awaited_seat(state):
        return Refusal("M9", "not_your_turn", {"seat": move.seat, "turn": awaited_seat(state)})
    return None


def awaited_seat(state: State) -> Seat:
    """Return the seat whose turn it is, or whose wagons are to be entered (M29)."""
    if state.phase is Phase.ENTERING:
        return Seat(state.placed.index(None))
    return state.current


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
    in_game = (Phase.ROLLING_OFF, Phase.ROLLING, Phase.LAYING, Phase.MOVING, Phase.STANDINGS)
    return None if state.phase in in_game else Refusal("M30", "not_begun")


def _turn_move(state: State, move: BoxMove) -> Refusal | None:  # noqa: C901, PLR0911  one case per move
    match move:
        case Spend():
            return _not_moving(state) or _spend(state, move)
        case Done():
            return _not_moving(state) or _done(state)
        case StopDead():
            return _not_moving(state) or _stop(state)
        case PassTrapped():
            return None if state.phase in (Phase.ROLLING, Phase.LAYING) else Refusal("M21", "turn_begun")
        case LaySpeed():
            return _speed(state, move)
        case Win():
            return _not_moving(state) or _win(state)
        case EnterPlaced():
            return _placed(state, move)
        case DrawAgain():
            return _draw_again(state)
        case GiveUp():
            return None if state.is_solo else Refusal("M30", "no_giving_up")
        case NextGame():
            return None if state.phase is Phase.STANDINGS else Refusal("M29", "game_not_over")
        case EndByAgreement():
            raise AssertionError("judged before anybody's turn is asked for")
        case _:
            assert_never(move)


def _not_moving(state: State) -> Refusal | None:
    if state.phase is Phase.LAYING:
        return Refusal("M23", "lay_first")
    return None if state.phase is Phase.MOVING else Refusal("M20", "not_moving")


def _spend(state: State, move: Spend) -> Refusal | None:
    if not state.has_counter:
        return Refusal("M20", "not_counting")
    if not 1 <= move.count <= (MOST_STEPS if move.act is Act.STEP else 1):
        return Refusal("M20", "count", {"count": move.count})
    if state.points is not None and move.count > state.points:
        return Refusal("M20", "no_points", {"left": state.points})
    return None


def _done(state: State) -> Refusal | None:
    if state.is_solo:
        return Refusal("M26", "no_turns")
    if state.options.variant is Variant.SPEED and state.points:
        return Refusal("M24", "distance_owed", {"left": state.points})
    return None


def _stop(state: State) -> Refusal | None:
    if state.options.variant is not Variant.SPEED:
        return Refusal("M24", "no_speed")
    if state.points == 0 or state.speeds[state.current] == 0:
        return Refusal("M24", "all_spent")
    return None


def _win(state: State) -> Refusal | None:
    """Refuse an order that no coupling can have completed, where acts are counted (M22)."""
    if not state.has_counter:
        return None
    if state.is_solo:
        coupled = state.tallies[state.current].couplings
        return None if coupled else Refusal("M22", "nothing_coupled")
    speed = state.speeds[state.current] if state.options.variant is Variant.SPEED else None
    return Refusal("M25", "nothing_coupled") if speed == 0 else None


def _speed(state: State, move: LaySpeed) -> Refusal | None:
    if state.phase is not Phase.LAYING:
        return Refusal("M23", "no_card_now")
    return speed_refusal(move.speed, state.speeds[move.seat], move.seat in state.stopped)


def _placed(state: State, move: EnterPlaced) -> Refusal | None:
    if state.phase is not Phase.ENTERING:
        return Refusal("M29", "game_not_over")
    most = state.options.wagons - 1
    return None if 0 <= move.wagons <= most else Refusal("M29", "wagons", {"wagons": move.wagons, "most": most})


def _draw_again(state: State) -> Refusal | None:
    if not state.is_solo:
        return Refusal("M28", "no_drawing")
    is_begun = any(tally.total or tally.has_given_up for tally in state.tallies)
    return Refusal("M28", "begun") if is_begun else None
