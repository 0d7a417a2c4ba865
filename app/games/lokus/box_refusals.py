"""Why a setup or a move is not allowed beside the box: the rule's id, a key, the values it names."""

from typing import assert_never

from app.games.game import ChanceMove, Rolled, Seat, Setup, Shuffled
from app.games.lokus import book as books
from app.games.lokus.box_moves import (
    BoxMove,
    CleanUp,
    Correct,
    CorrectStarter,
    EnterCard,
    EnterStarter,
    Rechoose,
    RoundDone,
    Score,
    SetCleanUps,
    SetRolls,
)
from app.games.lokus.box_state import Book, Help, Options, Phase, State
from app.games.lokus.cards import Card, is_person
from app.games.lokus.lines import LINES
from app.games.lokus.moves import ChangeTable, ChooseLine, Next
from app.games.lokus.points import new_table_refusal, table_refusal
from app.games.lokus.refusals import Refusal
from app.games.lokus.snub import CLEAN_UPS
from app.games.lokus.standing import seats_refusal

MOST_ROLLS = 72
"""As many people as there are: more cannot lie in a pile, whatever went wrong."""


def setup_refusal(setup: Setup[Options]) -> Refusal | None:
    """Say why a game cannot be set up so: players, the seat of the device, a points table that is none."""
    return seats_refusal(setup.seats, setup.first) or table_refusal(setup.options.table)


def refusal(state: State, move: BoxMove | ChanceMove) -> Refusal | None:
    """Say why a move is not allowed now, or None when it is."""
    if state.phase is Phase.OVER:
        return Refusal("K18", "game_over")
    if isinstance(move, Shuffled | Rolled):
        return Refusal("K2", "no_such_chance")
    if not 0 <= move.seat < state.seats:
        return Refusal("K1", "no_such_seat", {"seat": move.seat})
    return _seat_move(state, move)


def _seat_move(state: State, move: BoxMove) -> Refusal | None:
    match move:
        case RoundDone():
            return _round_done(state)
        case Next():
            return None if state.phase is Phase.SCORED else Refusal("K5", "set_not_scored")
        case ChangeTable():
            return new_table_refusal(state.table, move.table)
        case CleanUp() | SetCleanUps() | SetRolls() | Score():
            return _no_light(state) or _counting(state, move)
        case EnterStarter() | EnterCard() | ChooseLine() | Correct() | CorrectStarter() | Rechoose():
            return _no_referee(state) if state.book is None else _written(state, state.book, move)
        case _:
            assert_never(move)


def _no_light(state: State) -> Refusal | None:
    return None if state.options.help is Help.LIGHT else Refusal("K22", "referee_counts")


def _no_referee(state: State) -> Refusal:
    return Refusal("K22", "no_referee", {"set": state.set})


def _round_done(state: State) -> Refusal | None:
    """Refuse to end a round that the referee does not know whole; a light one ends when the players say so (K22)."""
    match state.phase:
        case Phase.ROUND if state.book is not None:
            return Refusal("K5", "cards_missing", {"missing": state.book.entries.count(None)})
        case Phase.ROUND | Phase.SHOWN:
            return None
        case Phase.LINE:
            return Refusal("K8", "line_missing")
        case Phase.STARTERS:
            return Refusal("K4", "starters_missing")
        case _:
            return Refusal("K5", "no_round_now")


# ---------------------------------------------------------------- light


def _counting(state: State, move: CleanUp | SetCleanUps | SetRolls | Score) -> Refusal | None:
    match move:
        case CleanUp():
            if state.phase is Phase.SCORED:
                return Refusal("K13", "no_round_now")
            return _supply(state, move.seat, state.tallies[move.seat].clean_ups + 1)
        case SetCleanUps():
            return _clean_ups(state, move)
        case SetRolls():
            return _rolls(state, move)
        case Score():
            return _score(state)
        case _:
            assert_never(move)


def _supply(state: State, seat: Seat, wanted: int) -> Refusal | None:
    """Refuse more clean-up cards than there are (K3, K14)."""
    others = sum(tally.clean_ups for each, tally in enumerate(state.tallies) if each != seat)
    left = CLEAN_UPS - others
    return None if 0 <= wanted <= left else Refusal("K14", "clean_ups", {"clean_ups": wanted, "most": left})


def _clean_ups(state: State, move: SetCleanUps) -> Refusal | None:
    if move.clean_ups == state.tallies[move.seat].clean_ups:
        return Refusal("K23", "same_clean_ups", {"clean_ups": move.clean_ups})
    return _supply(state, move.seat, move.clean_ups)


def _rolls(state: State, move: SetRolls) -> Refusal | None:
    if state.phase not in (Phase.COUNTING, Phase.SCORED):
        return Refusal("K15", "not_counting_yet")
    if not 0 <= move.rolls <= MOST_ROLLS:
        return Refusal("K15", "rolls", {"rolls": move.rolls, "most": MOST_ROLLS})
    same = move.rolls == state.tallies[move.seat].rolls
    return Refusal("K23", "same_rolls", {"rolls": move.rolls}) if same else None


def _score(state: State) -> Refusal | None:
    if state.phase is not Phase.COUNTING:
        return Refusal("K15", "not_counting_yet" if state.phase is Phase.ROUND else "scored_already")
    missing = sum(tally.rolls is None for tally in state.tallies)
    return Refusal("K15", "rolls_missing", {"missing": missing}) if missing else None


# ---------------------------------------------------------------- referee


def _written(
    state: State, book: Book, move: EnterStarter | EnterCard | ChooseLine | Correct | CorrectStarter | Rechoose
) -> Refusal | None:
    match move:
        case EnterStarter():
            return _starter(state, book, move)
        case EnterCard():
            return _entry(state, book, move)
        case ChooseLine():
            return _choice(book, move)
        case Correct():
            return _corrected(book, books.entry(book, move.seat, move.round), move)
        case CorrectStarter():
            is_line = 0 <= move.line < len(book.starters)
            return _corrected(book, book.starters[move.line] if is_line else None, move)
        case Rechoose():
            return _rechosen(book, move)
        case _:
            assert_never(move)


def _starter(state: State, book: Book, move: EnterStarter) -> Refusal | None:
    if state.phase is not Phase.STARTERS:
        return Refusal("K4", "no_starters_now")
    if not 0 <= move.line < LINES:
        return Refusal("K4", "no_such_line", {"line": move.line})
    if book.starters[move.line] is not None:
        return Refusal("K4", "starter_entered", {"line": move.line})
    return _card(book, move.card)


def _entry(state: State, book: Book, move: EnterCard) -> Refusal | None:
    if state.phase is not Phase.ROUND:
        return Refusal("K5", "no_entry_now")
    if book.entries[move.seat] is not None:
        return Refusal("K5", "entered_already", {"seat": move.seat})
    return _card(book, move.card)


def _card(book: Book, card: Card) -> Refusal | None:
    """Refuse a card that is not in the box, or that was used in this set (K2)."""
    if not is_person(card):
        return Refusal("K2", "no_such_card", {"card": str(card)})
    return _used(book, card)


def _used(book: Book, card: Card) -> Refusal | None:
    """Refuse a card that was used in this set, and name where it stands (K2)."""
    spot = books.spot(book, card)
    if spot is None:
        return None
    if spot.round == 0:
        return Refusal("K2", "card_opened", {"card": str(card), "line": spot.seat + 1})
    return Refusal("K2", "card_used", {"card": str(card), "round": spot.round, "seat": spot.seat})


def _choice(book: Book, move: ChooseLine) -> Refusal | None:
    if book.asked is None:
        return Refusal("K8", "no_choice_now")
    if move.seat != book.asked.seat:
        return Refusal("K8", "not_your_card", {"seat": move.seat, "turn": book.asked.seat})
    return None if 0 <= move.line < LINES else Refusal("K8", "no_such_line", {"line": move.line})


def _corrected(book: Book, was: Card | None, move: Correct | CorrectStarter) -> Refusal | None:
    if was is None:
        return Refusal("K21", "nothing_entered")
    if not is_person(move.card):
        return Refusal("K2", "no_such_card", {"card": str(move.card)})
    if was == move.card:
        return Refusal("K23", "same_card", {"card": str(move.card)})
    return None if move.exchange else _used(book, move.card)


def _rechosen(book: Book, move: Rechoose) -> Refusal | None:
    was = books.told(book, move.seat, move.round)
    if was is None:
        return Refusal("K21", "nothing_chosen", {"seat": move.seat, "round": move.round})
    if not 0 <= move.line < LINES:
        return Refusal("K8", "no_such_line", {"line": move.line})
    return Refusal("K23", "same_line", {"line": move.line}) if was.line == move.line else None
