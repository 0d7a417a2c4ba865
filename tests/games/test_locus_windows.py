# ruff: noqa: N802  test names keep the capital of the rule id
"""Locus beside the box: the leftover window and the last window (L28, L29, L33, L46 to L49)."""

from locus_table import after, hands, next_reveal, on, picked, refused, screen, to_last_window, told
from setups_locus import DECK

from app.games.game import Seat
from app.games.locus.box import game as box
from app.games.locus.box import moves as says
from app.games.locus.notation import read_move


def is_sealed(state: box.State, line: str) -> bool:
    return box.play(state, read_move(line)).sealed


def test_L29_the_window_goes_clockwise_from_the_star():
    state, order = picked(hands(3, first=1)), []
    while state.phase is box.Phase.LEFTOVER:
        order.append(state.current)
        state = on(state)
    assert order == [1, 2, 0]


def test_L28_everyone_may_buy_the_leftover_once():
    state, events = told(picked(screen(2)), "0 leftover")
    assert events == [says.LeftoverBought(Seat(0), DECK.cards[2])]
    assert refused(state, "0 leftover") == ("L28", "bought_once")
    state = after(state, "0 done", "1 leftover")
    assert state.buyers == (0, 1)


def test_L28_a_new_reveal_has_a_new_leftover():
    state = picked(next_reveal(after(picked(hands(2)), "0 leftover")))
    assert refused(state, "1 leftover") is None


def test_L28_the_leftover_is_not_for_sale_while_cards_are_picked():
    assert refused(hands(2), "0 leftover") == ("L28", "no_leftover_now")


def test_L33_the_last_window_sells_no_leftover():
    assert refused(to_last_window(hands(2)), "1 leftover") == ("L28", "no_leftover_now")


def test_L49_the_leftover_is_noted_in_the_seat_s_own_place():
    assert refused(picked(hands(2)), "1 leftover") == ("L8", "not_your_turn")


def test_L47_nobody_else_closes_the_window_for_all_after():
    state, events = told(picked(hands(4)), "0 done", "1 close")
    assert state.reveal == 2
    assert events[0] == says.WindowClosed((Seat(1), Seat(2), Seat(3)))


def test_L47_there_is_no_window_to_close_while_cards_are_picked():
    assert refused(hands(4), "0 close") == ("L47", "no_window")


def test_L33_the_last_window_goes_clockwise_from_the_last_holder():
    state, order = to_last_window(hands(3)), []
    assert state.holder == 1
    while state.phase is box.Phase.LAST_WINDOW:
        order.append(state.current)
        state, events = told(state, f"{state.current} done")
    assert order == [1, 2, 0]
    assert events == [says.WindowDone(Seat(0)), says.ScoringBegan()]


def test_L33_the_last_leftover_window_opens_the_last_window():
    state = hands(5)
    while not box.is_last_reveal(state):
        state = next_reveal(state)
    _, events = told(picked(state), f"{state.holder} close")
    assert events[-1] == says.LastWindowOpened()
    assert says.StarPassed not in {type(event) for event in events}


def test_L46_a_done_and_a_closed_window_seal():
    assert is_sealed(hands(2), "0 done")
    assert is_sealed(picked(hands(2)), "0 close")
    assert is_sealed(picked(hands(1, deck_size=None)), "0 through")


def test_L46_a_pick_a_note_and_a_count_can_be_taken_back_freely():
    assert not is_sealed(screen(2), "0 take yellow-1")
    assert not is_sealed(picked(hands(2)), "0 leftover")
    assert not is_sealed(hands(2), "0 pile 3")
