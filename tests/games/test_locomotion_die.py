"""The die game on this screen: M20 to M22, and M10 to M13 as refusals."""

import pytest
from locomotion_table import after, facts, moves, named, position, refused, rolled, told, where

from app.games.game import Chance, Over, Roll, Rolled, Seat, Waiting
from app.games.locomotion import on_screen as screen
from app.games.locomotion.course import Ending

TWO = r"""
o---Y---o---r---o---R---o
     \
      o---g---o
yellow c1 rear a1
red k1 front m1
"""
TRAPPED = r"""
Y---R---b---o---o---o---o
yellow a1 front c1
red c1 rear blue e1
"""


# ---------------------------------------------------------------- points


def test_m20_the_roll_is_the_most_that_may_be_spent():
    state = after(position(TWO), "0 done")
    assert screen.turn(state) == Chance(Roll(Seat(1)))
    step = screen.play(state, Rolled(2, "die"))
    assert (step.events[0].face, step.events[0].source) == (2, "die")
    state = after(step.state, "1 front m1", "1 rear k1")
    assert refused(state, "1 rear i1") == ("M20", "no_points")


def test_m20_steps_couplings_and_uncouplings_cost_one_each():
    state = position(TWO, "gyrb", points=4)
    for left, line in ((3, "0 front e1"), (2, "0 couple g1"), (1, "0 rear c1"), (0, "0 uncouple 0")):
        state, events = told(state, line)
        assert events[0].left == state.points == left
    assert refused(state, "0 rear a1") == ("M20", "no_points")


def test_m20_the_rest_is_lost():
    state, events = told(position(TWO, points=5), "0 front e1", "0 done")
    assert (events[0].lost, state.points) == (4, 0)


def test_m20_spending_nothing_is_allowed():
    assert refused(position(TWO), "0 done") is None


def test_m20_nobody_moves_before_the_roll():
    state = after(position(TWO), "0 done")
    assert refused(state, "1 rear i1") == ("M20", "not_while_rolling")
    assert refused(state, "0 front e1") == ("M20", "not_while_rolling")
    assert moves(state) == []


def test_m20_only_the_seat_whose_turn_it_is_moves():
    state = position(TWO)
    assert refused(state, "1 rear i1") == ("M9", "not_your_turn")
    assert screen.turn(state) == Waiting((Seat(0),))


def test_m20_a_turn_may_mix_steps_and_couplings():
    assert moves(position(TWO, "gyrb")) == ["0 front e1", "0 front d2", "0 rear a1", "0 done"]
    assert moves(after(position(TWO, "gyrb"), "0 front e1")) == ["0 rear c1", "0 couple g1", "0 done"]


# ---------------------------------------------------------------- refused steps


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("0 front g1", ("M10", "no_rail")),
        ("0 front a1", ("M10", "other_end")),
        ("0 rear e1", ("M10", "other_end")),
        ("0 front c1", ("M12", "own_train")),
        ("0 couple e1", ("M16", "no_wagon")),
        ("0 wagon a1 red", ("M6", "all_placed")),
        ("0 locomotive a1 c1", ("M6", "all_placed")),
        ("0 next", ("M29", "game_not_over")),
        ("7 done", ("M6", "no_such_seat")),
    ],
)
def test_m10_to_m12_a_step_is_refused_with_its_reason(line, refusal):
    assert refused(position(TWO), line) == refusal


def test_m11_a_sharp_angle_is_refused_with_its_two_rails():
    board = "o---Y---o\n     \\\n      o\nyellow c1 rear e1"
    state = position(board, variant="solo")
    assert refused(state, "0 front d2") == ("M11", "sharp")
    assert named(state, "0 front d2") == {"at": "c1", "from": "e1", "to": "d2"}


def test_m10_the_other_end_is_named():
    assert named(position(TWO), "0 rear e1") == {"point": "e1", "end": "front"}


def test_m11_a_train_is_sharp_at_its_last_wagon_too():
    state = position("o---r---Y---o\n   /\n  o\nyellow e1 rear red c1", variant="solo")
    assert refused(state, "0 rear b2") is None
    state = position("o---r---Y---o\n     \\\n      o\nyellow e1 rear red c1", variant="solo")
    assert named(state, "0 rear d2") == {"at": "c1", "from": "e1", "to": "d2"}


def test_m13_a_blocker_is_named_with_piece_and_point():
    state = after(position(TWO), "0 front e1")
    assert refused(state, "0 front g1") == ("M13", "occupied")
    assert named(state, "0 front g1") == {"point": "g1", "colour": "red", "piece": "wagon", "seat": -1}
    close = position("o---Y---R---o---o---o\nyellow c1 rear a1\nred e1 front g1")
    assert named(close, "0 front e1") == {"point": "e1", "colour": "red", "piece": "locomotive", "seat": 1}


def test_m13_a_wagon_of_a_train_is_named_with_its_seat():
    close = position("o---Y---g---R---o---o\nyellow c1 rear a1\nred g1 rear green e1")
    assert named(close, "0 front e1") == {"point": "e1", "colour": "green", "piece": "wagon", "seat": 1}


# ---------------------------------------------------------------- trapped


def test_m21_a_trapped_locomotive_passes_before_the_roll_and_its_blockers_are_named():
    state = position(TRAPPED, current=Seat(1), starter=Seat(1))
    state, events = told(state, "1 done")
    assert facts(events) == ["TurnDone", "TrappedPassed", "RoundBegan"]
    (piece,) = events[1].blockers
    assert (state.yard.names[piece.point], piece.is_locomotive, piece.seat) == ("c1", True, 1)
    assert (state.current, state.round) == (1, 2)


def test_m21_a_loose_wagon_in_the_way_traps_nobody():
    state = position("Y---r---R---o---o\nyellow a1 front c1\nred e1 rear g1", current=Seat(1))
    state = after(state, "1 done")
    assert state.current == 0
    assert moves(rolled(state, 1)) == ["0 couple c1", "0 done"]


def test_m21_a_train_is_never_trapped_for_it_can_uncouple():
    board = "r---Y---R---o---o\nyellow c1 rear red a1\nred e1 rear g1"
    state = rolled(after(position(board, current=Seat(1)), "1 done"), 1)
    assert moves(state) == ["0 uncouple 0", "0 done"]


def test_m21_having_no_points_left_is_not_trapped():
    state = position(TWO, points=0)
    assert moves(state) == ["0 done"]


def test_m21_trapping_others_is_allowed():
    state = position("Y---o---R---o---o\nyellow a1 front c1\nred e1 rear g1", current=Seat(1))
    _, events = told(state, "1 front c1", "1 done")
    assert "TrappedPassed" in facts(events)


def test_m21_when_all_are_trapped_the_game_ends_and_well_placed_wagons_count():
    board = "Y---R\nyellow a1 front c1\nred c1 rear a1"
    state = position(board, current=Seat(0), phase=screen.Phase.MOVING, points=1)
    state, events = told(state, "0 done")
    assert facts(events) == ["TurnDone", "GameEnded"]
    assert events[1].ending is Ending.TRAPPED
    assert screen.turn(state).result.places == (1, 1)


def test_m21_who_could_act_but_does_not_never_ends_the_game():
    state = position(TWO)
    for seat in (0, 1) * 10:
        state = rolled(after(state, f"{seat} done"), 1)
    assert isinstance(screen.turn(state), Waiting)
    assert state.round == 11


# ---------------------------------------------------------------- winning

NEARLY = r"""
o---b---g---r---Y---o---R---o
yellow i1 rear red g1
red m1 front o1
"""


def test_m22_the_first_to_have_the_order_wins_at_once_with_points_left():
    state, events = told(position(NEARLY, "rgb", points=6), "0 couple e1 c1")
    assert facts(events) == ["Coupled", "OrderCompleted", "GameEnded"]
    over = screen.turn(state)
    assert isinstance(over, Over)
    assert (over.result.places, over.result.reason) == ((1, 2), "order")
    assert refused(state, "0 done") == ("M22", "game_over")


def test_m22_or_with_the_last_point():
    assert isinstance(screen.turn(after(position(NEARLY, "rgb", points=1), "0 couple e1 c1")), Over)


def test_m22_another_order_does_not_win():
    state = after(position(NEARLY, "rbg", points=6), "0 couple e1 c1")
    assert isinstance(screen.turn(state), Waiting)


def test_m22_in_a_shorter_game_further_wagons_do_not_matter():
    assert isinstance(screen.turn(after(position(NEARLY, "rg"), "0 couple e1 c1")), Over)
    assert isinstance(screen.turn(after(position(NEARLY, "rg"), "0 couple e1")), Over)


def test_m22_a_train_in_front_does_not_count_unless_the_switch_says_so():
    board = NEARLY.replace("yellow i1 rear", "yellow i1 front")
    behind = after(position(board, "rgb"), "0 couple e1 c1")
    assert isinstance(screen.turn(behind), Waiting)
    assert screen.scoreboard(behind).totals == (0, 0)
    either = after(position(board, "rgb", either_end=True), "0 couple e1 c1")
    assert isinstance(screen.turn(either), Over)


def test_m22_only_a_coupling_completes_the_order():
    """Uncoupling what is too much behind a wrong wagon leaves no order; a right one would have won before."""
    state = position("o---g---b---r---Y---o\nyellow i1 rear red g1 blue e1 green c1", "rg")
    state = after(state, "0 uncouple 1")
    assert isinstance(screen.turn(state), Waiting)


def test_m22_a_locomotive_placed_for_nobody_is_driven_by_whoever_drew_it():
    state = position(NEARLY, "rgb", cards=tuple(reversed(position(NEARLY).cards)))
    assert where(state, 0) == "m1"
    assert where(state, 1) == "i1 g1"
