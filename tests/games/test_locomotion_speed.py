"""The speed variant on this screen: M23 to M25, dead stops and what they owe."""

import pytest
from locomotion_table import after, facts, moves, position, refused, told

from app.games.game import Seat
from app.games.locomotion.screen import game as screen
from app.games.locomotion.speed import allowed_speeds

OPEN = """
o---o---Y---o---o---o---R---o---o
yellow e1 rear c1
red m1 rear o1
"""
HEMMED = """
r---Y---R---o---o---o---o
yellow c1 rear red a1
red e1 rear g1
"""


def laying(board=OPEN, *, last=(None, None), stopped=(), order="yrgb"):
    """Return a speed game where seat 0 is to lay a card."""
    seats = tuple(Seat(seat) for seat in stopped)
    return position(board, order, variant="speed", points=0, phase=screen.Phase.LAYING, speeds=last, stopped=seats)


def cards(state):
    return [int(line.split()[2]) for line in moves(state) if "speed" in line]


def test_m23_the_first_card_is_free():
    assert cards(laying()) == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("last", "expected"), [(4, [3, 4, 5]), (0, [0, 1]), (6, [5, 6]), (1, [0, 1, 2])])
def test_m23_later_cards_equal_the_last_or_differ_by_one(last, expected):
    state = laying(last=(last, None))
    assert cards(state) == expected
    for speed in range(7):
        allowed = None if speed in expected else ("M23", "speed_apart")
        assert refused(state, f"0 speed {speed}") == allowed


def test_m23_cards_are_kept():
    state = after(laying(), "0 speed 0", "0 done", "1 speed 0", "1 done", "0 speed 0", "0 done", "1 speed 1")
    assert state.speeds == (0, 1)


@pytest.mark.parametrize("line", ["0 speed 7", "0 speed -1"])
def test_m23_there_are_cards_from_0_to_6(line):
    assert refused(laying(), line) == ("M23", "no_such_speed")


def test_m23_the_card_comes_first_and_once():
    state = laying()
    assert refused(state, "0 front g1") == ("M23", "lay_first")
    assert refused(state, "0 done") == ("M23", "lay_first")
    assert refused(after(state, "0 speed 2"), "0 speed 2") == ("M23", "no_card_now")


def test_m24_the_whole_speed_must_be_spent():
    state = after(laying(), "0 speed 2", "0 front g1")
    assert refused(state, "0 done") == ("M24", "distance_owed")
    assert "0 done" not in moves(state)
    state, events = told(state, "0 rear e1", "0 done")
    assert facts(events)[0] == "TurnDone"
    assert state.current == 1


def test_m24_couplings_and_uncouplings_spend_speed_too():
    state = after(laying(OPEN.replace("Y---o", "Y---r"), order="gyrb"), "0 speed 2", "0 couple g1", "0 uncouple 0")
    assert refused(state, "0 done") is None


def test_m24_a_train_hemmed_in_before_it_moves_may_stop_dead():
    state = after(laying(HEMMED), "0 speed 3")
    assert moves(state) == ["0 uncouple 0", "0 done"]
    state, events = told(state, "0 done")
    assert facts(events) == ["StoppedDead"]
    assert events[0].lost == 3
    assert [state.yard.names[piece.point] for piece in events[0].blockers] == ["e1"]
    assert state.stopped == (0,)


def test_m24_after_a_dead_stop_the_next_card_is_0_then_0_or_1():
    state = laying(HEMMED, last=(5, None), stopped=[0])
    assert cards(state) == [0]
    assert refused(state, "0 speed 5") == ("M24", "stop_first")
    state = after(state, "0 speed 0", "0 done", "1 speed 0", "1 done")
    assert cards(state) == [0, 1]


def test_m24_or_it_may_couple_and_uncouple_on():
    board = "g---r---Y---R---o---o\nyellow e1 rear red c1\nred g1 rear i1"
    state = after(laying(board, order="bgyr"), "0 speed 2")
    assert moves(state) == ["0 couple a1", "0 uncouple 0", "0 done"]
    assert moves(after(state, "0 couple a1")) == ["0 uncouple 0", "0 uncouple 1", "0 done"]


def test_m24_a_step_that_an_uncoupling_makes_legal_is_owed():
    """The last wagon stands at the end of its line; without it the train can back into the branch."""
    board = r"""
      o
       \
    g---r---Y---R---o---o
    yellow f2 rear red d2 green b2
    red h2 rear j2
    """
    state = after(laying(board, order="bgyr"), "0 speed 3")
    assert [line for line in moves(state) if line.split()[1] in ("front", "rear")] == []
    state = after(state, "0 uncouple 1")
    assert moves(state)[0] == "0 rear c1"
    assert refused(state, "0 done") == ("M24", "distance_owed")


def test_m24_dead_stops_after_coupling_lose_the_rest():
    """Coupling the last free way shut: hemmed in with points left."""
    board = "R---Y---g\nyellow c1 rear a1\nred a1 rear c1"
    state = after(position(board, "yrgb", variant="speed", points=3), "0 couple e1")
    assert [line for line in moves(state) if line.split()[1] in ("front", "rear")] == []
    _, events = told(state, "0 done")
    assert events[0].lost == 2


def test_m25_speed_0_spends_nothing():
    state = after(laying(), "0 speed 0")
    assert moves(state) == ["0 done"]
    assert refused(state, "0 front g1") == ("M20", "no_points")
    _, events = told(state, "0 done")
    assert facts(events) == ["TurnDone"]


def test_m25_a_trapped_pass_counts_as_a_0_card():
    board = "Y---R---b---o---o---o\nyellow a1 front c1\nred c1 rear blue e1"
    state = position(board, variant="speed", points=0, current=Seat(1), starter=Seat(0), speeds=(4, 0))
    state, events = told(state, "1 done")
    assert facts(events) == ["TurnDone", "RoundBegan", "TrappedPassed"]
    assert state.speeds == (0, 0)


def test_m25_also_as_the_one_owed_after_a_dead_stop():
    board = "Y---R---b---o---o---o\nyellow a1 front c1\nred c1 rear blue e1"
    state = position(board, variant="speed", points=0, current=Seat(1), speeds=(4, 0), stopped=(Seat(0),))
    state = after(state, "1 done")
    assert state.stopped == ()
    state = after(state, "1 speed 1", "1 rear g1", "1 done")
    assert cards(state) == [0, 1]


def test_m23_what_may_follow_is_never_more_than_three_cards():
    for last in range(7):
        assert 2 <= len(allowed_speeds(last, must_stop=False)) <= 3
        assert list(allowed_speeds(last, must_stop=True)) == [0]
