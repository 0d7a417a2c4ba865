"""Why a setup or a move is not allowed on this screen: the rule's id, a key, the values it names."""

from typing import assert_never

from app.games.game import ChanceMove, Rolled, Seat, Setup, Shuffled
from app.games.lokus.cards import PEOPLE
from app.games.lokus.course import placer
from app.games.lokus.lines import LINES
from app.games.lokus.moves import ChangeTable, ChooseLine, Next
from app.games.lokus.points import new_table_refusal, table_refusal
from app.games.lokus.refusals import Refusal
from app.games.lokus.screen_moves import Lock, Reveal, ScreenMove, Unlock
from app.games.lokus.screen_state import Options, Phase, State
from app.games.lokus.standing import seats_refusal

HELD = (Phase.SHOWN, Phase.SCORED)
"""What stays to be read until the star holder goes on."""

_ORDER = list(range(len(PEOPLE)))


def setup_refusal(setup: Setup[Options]) -> Refusal | None:
    """Say why a game cannot be set up so: players, first star, a points table that is none."""
    return seats_refusal(setup.seats, setup.first) or table_refusal(setup.options.table)


def refusal(state: State, move: ScreenMove | ChanceMove) -> Refusal | None:
    """Say why a move is not allowed now, or None when it is."""
    if state.phase is Phase.OVER:
        return Refusal("K18", "game_over")
    if isinstance(move, Shuffled | Rolled):
        return _chance(state, move)
    if state.phase is Phase.DEALING:
        return Refusal("K2", "shuffling")
    if not 0 <= move.seat < state.seats:
        return Refusal("K1", "no_such_seat", {"seat": move.seat})
    return _seat_move(state, move)


def _chance(state: State, move: ChanceMove) -> Refusal | None:
    if isinstance(move, Rolled) or state.phase is not Phase.DEALING:
        return Refusal("K2", "no_such_chance")
    return None if sorted(move.order) == _ORDER else Refusal("K2", "not_a_shuffle", {"cards": len(PEOPLE)})


def _seat_move(state: State, move: ScreenMove) -> Refusal | None:
    match move:
        case Lock():
            return _lock(state, move)
        case Unlock():
            return _unlock(state, move)
        case Reveal():
            return _reveal(state, move)
        case ChooseLine():
            return _choose(state, move)
        case Next():
            return _next(state, move)
        case ChangeTable():
            return new_table_refusal(state.table, move.table)
        case _:
            assert_never(move)


def _lock(state: State, move: Lock) -> Refusal | None:
    if state.phase is not Phase.CHOOSING:
        return Refusal("K5", "no_lock_now")
    if state.locked[move.seat]:
        return Refusal("K5", "locked_already", {"seat": move.seat})
    if move.card not in state.hands[move.seat]:
        return Refusal("K5", "not_in_hand", {"seat": move.seat, "card": str(move.card)})
    return None


def _unlock(state: State, move: Unlock) -> Refusal | None:
    if state.phase is not Phase.CHOOSING:
        return Refusal("K20", "all_locked" if state.phase is Phase.ARMED else "no_unlock_now")
    return None if state.locked[move.seat] else Refusal("K20", "not_locked", {"seat": move.seat})


def _reveal(state: State, move: Reveal) -> Refusal | None:
    if state.phase is Phase.CHOOSING:
        return Refusal("K5", "not_all_locked", {"waiting": len(state.waiting)})
    if state.phase is not Phase.ARMED:
        return Refusal("K5", "revealed_already")
    return _not_holder(state, move.seat)


def _choose(state: State, move: ChooseLine) -> Refusal | None:
    if state.asked is None:
        return Refusal("K8", "no_choice_now")
    seat = placer(state.cards, state.asked)
    if move.seat != seat:
        return Refusal("K8", "not_your_card", {"seat": move.seat, "turn": seat})
    return None if 0 <= move.line < LINES else Refusal("K8", "no_such_line", {"line": move.line})


def _next(state: State, move: Next) -> Refusal | None:
    if state.phase not in HELD:
        return Refusal("K5", "round_not_over")
    return _not_holder(state, move.seat)


def _not_holder(state: State, seat: Seat) -> Refusal | None:
    return None if seat == state.holder else Refusal("K5", "not_holder", {"seat": seat, "holder": state.holder})
