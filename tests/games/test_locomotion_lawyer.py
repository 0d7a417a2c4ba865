"""What a lawyer would ask at the table: corners where two rules of Locomotion meet."""

from locomotion_table import after, facts, moves, position, refused, rolled, told, where

from app.games.game import Over, Seat, Waiting
from app.games.locomotion.screen import game as screen
from app.games.locomotion.train import End

RING = r"""
  Y---r
 /     \
o       g
 \     /
  y---b
yellow c1 rear red e1 green f2 blue e3 yellow c3
"""


def test_m10_m12_five_on_a_ring_of_six_may_go_round_either_way():
    state = position(RING, "ybgr", variant="solo")
    assert [line for line in moves(state) if line.endswith("b2")] == ["0 front b2", "0 rear b2"]
    assert where(after(state, "0 front b2")) == "b2 c1 e1 f2 e3"
    assert where(after(state, "0 rear b2")) == "e1 f2 e3 c3 b2"


def test_m10_six_steps_on_the_ring_bring_everything_home():
    state = position(RING, "ybgr", variant="solo")
    for name in ("b2", "c3", "e3", "f2", "e1", "c1"):
        state = after(state, f"0 front {name}")
    assert state.train == position(RING, "ybgr", variant="solo").train


def test_m12_nobody_enters_the_point_the_own_tail_is_about_to_leave():
    """On a ring of six with a spur, five pieces cannot bite their tail: the sixth point lies between."""
    state = position(RING, "ybgr", variant="solo")
    assert refused(state, "0 front c3") == ("M12", "own_train")
    assert refused(state, "0 rear c1") == ("M12", "own_train")


def test_m15_m16_a_train_cannot_take_a_wagon_at_the_free_end_even_over_its_own_rail():
    state = position("o---g---Y---r---b\nyellow e1 rear red g1", "rgby")
    assert refused(state, "0 couple c1") == ("M15", "front_and_back")
    assert refused(state, "0 couple i1") is None


def test_m11a_after_uncoupling_everything_both_ends_couple_and_the_ends_differ():
    """The red wagon stays behind; the green one ahead hangs in front, the red one again behind."""
    state = position("o---g---Y---r---o\nyellow e1 rear red g1", "rgby", points=6)
    state = after(state, "0 uncouple 0")
    ahead, again = after(state, "0 couple c1"), after(state, "0 couple g1")
    assert (ahead.train.end, again.train.end) == (End.FRONT, End.REAR)


def test_m17_the_gap_opens_when_the_train_drives_off():
    state = position("o---o---Y---r---o\nyellow e1 rear red g1", "gryb", points=3)
    state = after(state, "0 uncouple 0", "0 front c1", "0 rear e1")
    assert state.points == 0
    assert refused(state, "0 couple g1") == ("M20", "no_points")
    assert state.train.wagons == ()


def test_m11a_a_locomotive_that_comes_back_to_its_wagon_couples_it_ahead_on_the_same_end():
    state = position("o---o---Y---r---o\nyellow e1 rear red g1", "gryb", points=6)
    state = after(state, "0 uncouple 0", "0 front c1", "0 rear e1", "0 couple g1")
    assert state.train.end is End.REAR


def test_m18_a_row_behind_a_foreign_train_is_out_of_reach():
    board = "o---Y---g---R---b---o\nyellow c1 rear a1\nred g1 rear blue i1"
    state = position(board, "gbry")
    assert refused(state, "0 couple e1 g1") == ("M18", "occupied")
    assert refused(state, "0 couple e1 i1") == ("M16", "not_in_row")
    assert [line for line in moves(state) if "couple" in line] == ["0 couple e1"]


def test_m21_without_points_but_free_is_not_trapped_and_with_points_but_hemmed_is():
    free = position("o---Y---o---R---o\nyellow c1 rear a1\nred g1 rear i1", points=0)
    assert moves(free) == ["0 done"]
    hemmed = position("Y---R---o\nyellow a1 front c1\nred c1 rear e1", current=Seat(1))
    _, events = told(hemmed, "1 done")
    assert "TrappedPassed" in facts(events)


def test_m21_m30_a_trapped_pass_in_the_last_round_ends_the_game_by_rounds():
    state = position("Y---R---o\nyellow a1 front c1\nred c1 rear e1", current=Seat(1), starter=Seat(1), rounds=1)
    state, events = told(state, "1 done")
    assert facts(events) == ["TurnDone", "TrappedPassed", "GameEnded"]
    assert isinstance(screen.turn(state), Over)


def test_m21_who_is_freed_again_rolls_again():
    state = position("Y---R---o---o\nyellow a1 front c1\nred c1 rear e1", current=Seat(1), points=2)
    state = rolled(after(state, "1 rear e1", "1 done"), 1)
    assert (state.current, moves(state)) == (0, ["0 front c1", "0 done"])


def test_m22_wagons_in_front_never_win_behind_but_turning_the_train_does_not_help():
    """The wagon end is kept, so a train in front stays in front until it is uncoupled."""
    state = position("o---o---Y---r---g---o\nyellow e1 front g1", "rg", points=6)
    state = after(state, "0 couple g1 i1")
    assert isinstance(screen.turn(state), Waiting)
    state = after(state, "0 front k1", "0 rear e1", "0 rear c1")
    assert state.train.end is End.FRONT
    assert isinstance(screen.turn(state), Waiting)


def test_m22_m29_nobody_gets_5_for_an_order_in_front():
    state = position("o---o---Y---r---g---o\nyellow e1 front g1", "rg", points=6)
    assert screen.points_now(after(state, "0 couple g1 i1")) == (0,)


def test_m24_m25_a_dead_stop_after_a_coupling_owes_a_0_and_the_coupling_stands():
    board = "R---Y---g\nyellow c1 rear a1\nred a1 rear c1"
    state = position(board, "yrgb", variant="speed", points=3)
    state = after(state, "0 couple e1", "0 done")
    assert state.stopped == (0,)
    assert len(state.trains[0].wagons) == 1


def test_m24_with_all_points_spent_hemmed_in_is_no_dead_stop():
    board = "R---Y---g\nyellow c1 rear a1\nred a1 rear c1"
    state = after(position(board, "yrgb", variant="speed", points=1), "0 couple e1", "0 done")
    assert state.stopped == ()


def test_m25_speed_0_is_no_dead_stop_either():
    board = "R---Y---g\nyellow c1 rear a1\nred a1 rear c1"
    state, events = told(position(board, "yrgb", variant="speed", points=0), "0 done")
    assert facts(events)[0] == "TurnDone"
    assert state.stopped == ()


def test_m13_m16_a_wagon_blocks_the_way_it_could_be_coupled_on():
    state = position("o---Y---r---o\nyellow c1 rear a1")
    assert refused(state, "0 front e1") == ("M13", "occupied")
    assert refused(state, "0 couple e1") is None
