"""Coupling and uncoupling on this screen: M11a and M15 to M19, with a position for every refusal."""

import pytest
from locomotion_table import after, board, moves, named, position, refused, told, where

from app.games.locomotion.screen import game as screen
from app.games.locomotion.train import Colour, End

LINE = """
o---g---o---Y---r---b---o
yellow g1 rear e1
"""
FORK = r"""
              y
             /
o---Y---r---g
             \
              b---o
yellow d2 rear b2
"""
PULLED = """
o---o---g---r---Y---b---o
yellow i1 rear red g1 green e1
"""


def couples(state):
    return [line for line in moves(state) if "couple" in line.split()]


def test_m15_wagons_are_on_one_side_only():
    state = position(PULLED)
    assert refused(state, "0 couple k1") == ("M15", "front_and_back")
    assert couples(state) == []


def test_m15_after_uncoupling_everything_the_other_end_is_free_again():
    state = after(position(PULLED), "0 uncouple 0")
    assert refused(state, "0 couple k1") is None


def test_m16_a_wagon_is_coupled_where_the_leading_end_could_have_stepped():
    state = position(LINE)
    assert couples(state) == ["0 couple i1", "0 couple i1 k1"]
    state, events = told(state, "0 couple i1")
    assert state.train.wagons == (Colour.RED,)
    assert where(state) == "g1 i1"
    assert events[0].end is End.FRONT
    assert events[0].left == 5


def test_m16_a_row_costs_one_point_in_all():
    state, events = told(position(LINE), "0 couple i1 k1")
    assert state.points == 5
    assert state.train.wagons == (Colour.RED, Colour.BLUE)
    assert events[0].colours == (Colour.RED, Colour.BLUE)
    assert [state.yard.names[point] for point, _ in state.loose] == ["c1"]


def test_m16_a_lone_locomotive_couples_the_wagon_at_the_other_end_of_its_rail():
    """The wagon hangs on the end that faces the rail, here the rear (M11a)."""
    state = after(position("o---r---Y---o\nyellow e1 rear c1", "gyrb"), "0 couple c1")
    assert state.train.end is End.REAR
    assert where(state) == "e1 c1"


def test_m11a_coupling_ahead_hangs_the_wagons_on_the_free_end():
    state = after(position("o---r---Y---o\nyellow e1 rear g1", "gyrb"), "0 couple c1")
    assert state.train.end is End.FRONT
    assert where(state) == "e1 c1"


def test_m16_at_a_fork_the_player_says_which():
    state = position(FORK, "gryb")
    assert couples(state) == ["0 couple f2", "0 couple f2 h2", "0 couple f2 h2 i1", "0 couple f2 h2 i3"]


def test_m16_a_gap_ends_the_row():
    state = position("Y---o---r---o---b\nyellow a1 front c1")
    assert refused(state, "0 couple e1") == ("M16", "not_touching")
    state = position("o---Y---r---o---b\nyellow c1 rear a1")
    assert couples(state) == ["0 couple e1"]
    assert refused(state, "0 couple e1 g1") == ("M16", "no_wagon")
    assert refused(state, "0 couple e1 i1") == ("M16", "not_in_row")


def test_m16_touching_is_not_coupled():
    state = position("o---o---Y---r---o\nyellow e1 rear c1")
    assert state.train.wagons == ()
    assert where(after(state, "0 rear c1")) == "c1"


def test_m16_nothing_and_own_wagons_cannot_be_coupled():
    assert refused(position(LINE), "0 couple") == ("M16", "no_wagons")
    assert refused(position(PULLED), "0 couple g1") == ("M16", "own_train")


def test_m16_a_row_may_not_come_back():
    state = position(LINE)
    assert refused(state, "0 couple i1 g1") == ("M16", "not_in_row")
    assert refused(state, "0 couple i1 k1 i1") == ("M16", "not_in_row")


def test_m17_uncoupling_at_a_joint_leaves_the_far_part_where_it_is():
    state, events = told(position(PULLED), "0 uncouple 1")
    assert state.train.wagons == (Colour.RED,)
    assert where(state) == "i1 g1"
    assert [(state.yard.names[point], colour) for point, colour in state.loose] == [
        ("e1", Colour.GREEN),
        ("k1", Colour.BLUE),
    ]
    assert state.points == 5
    assert events[0].colours == (Colour.GREEN,)


def test_m17_a_turn_may_end_with_the_parts_still_touching():
    state = after(position(PULLED), "0 uncouple 0")
    assert refused(state, "0 done") is None


def test_m17_where_there_is_no_joint_nothing_is_parted():
    assert refused(position(PULLED), "0 uncouple 2") == ("M17", "no_joint")
    assert refused(position(PULLED), "0 uncouple -1") == ("M17", "no_joint")
    assert refused(position(LINE), "0 uncouple 0") == ("M17", "no_joint")


def test_m11a_m19_uncoupling_everything_faces_the_former_first_wagon():
    state = after(position(PULLED), "0 uncouple 0")
    assert state.train.end is End.REAR
    assert state.yard.names[state.train.rail] == "g1"
    again = after(state, "0 couple g1 e1")
    assert again.train == position(PULLED).train


def test_m18_no_two_wagons_of_one_colour():
    state = position("o---r---o---o---r---Y---o\nyellow k1 rear red i1")
    state = after(state, "0 rear g1", "0 rear e1")
    assert refused(state, "0 couple c1") == ("M18", "colour_twice")
    assert named(state, "0 couple c1") == {"point": "c1", "colour": "red"}
    assert couples(state) == []


def test_m18_a_row_is_taken_at_most_up_to_a_colour_already_in_it():
    state = position("o---Y---r---g---r---b\nyellow c1 rear a1")
    assert couples(state) == ["0 couple e1", "0 couple e1 g1"]
    assert refused(state, "0 couple e1 g1 i1") == ("M18", "colour_twice")


def test_m18_wagons_of_a_train_and_locomotives_cannot_be_taken():
    two = position("o---Y---g---R---o\nyellow c1 rear a1\nred g1 front green e1")
    assert refused(two, "0 couple e1") == ("M18", "occupied")
    assert named(two, "0 couple e1") == {"point": "e1", "colour": "green", "piece": "wagon", "seat": 1}
    assert refused(position("o---Y---R---o\nyellow c1 rear a1\nred e1 rear g1"), "0 couple e1") == ("M18", "occupied")


def test_m18_anyone_may_take_any_wagon():
    state = position("o---Y---r---o---R---o\nyellow c1 rear a1\nred i1 front k1", "gyrb")
    assert refused(state, "0 couple e1") is None


def test_m18_loose_wagons_never_move():
    state = position("o---Y---r---o\nyellow c1 rear a1")
    assert refused(state, "0 front e1") == ("M13", "occupied")


SHARP = r"""
o---Y---o
     \
      r
yellow c1 rear e1
"""


def test_m19_a_wagon_across_a_sharp_joint_cannot_be_coupled():
    state = position(SHARP)
    assert refused(state, "0 couple d2") == ("M19", "sharp")
    assert named(state, "0 couple d2") == {"at": "c1", "from": "e1", "to": "d2"}
    assert couples(state) == []


def test_m19_a_row_may_not_bend_sharply():
    state = position("o---Y---r---g\n         \\\n          b\nyellow c1 rear a1", "gyrb")
    assert refused(state, "0 couple e1 f2") is None
    bent = position("r---Y---o\n \\\n  b\nyellow c1 rear e1", "gyrb")
    assert refused(bent, "0 couple a1 b2") == ("M19", "sharp")
    assert named(bent, "0 couple a1 b2") == {"at": "a1", "from": "c1", "to": "b2"}


def test_m19_uncoupled_wagons_are_taken_again_only_from_the_smooth_side():
    """A train parted in a bend: from the other rail of the junction its wagon is across a sharp joint."""
    state = position("o---Y---o\n     \\\n      r\nyellow c1 rear red d2", "gyrb")
    state = after(state, "0 uncouple 0", "0 front a1", "0 rear c1", "0 rear e1")
    assert refused(state, "0 front d2") == ("M10", "no_rail")
    state = after(state, "0 front c1")
    assert refused(state, "0 couple d2") == ("M19", "sharp")


@pytest.mark.parametrize("line", ["0 front i1", "0 couple i1", "0 uncouple 0"])
def test_m20_without_points_nothing_is_done(line):
    assert refused(position(LINE, points=0), line) == ("M20", "no_points")


def test_what_is_proposed_is_what_is_allowed():
    """Every row of up to three points is tried against the proposals."""
    state = position(FORK, "gryb")
    points = range(len(state.yard.places))
    rows = [(a,) for a in points] + [(a, b) for a in points for b in points]
    rows += [(a, b, c) for a in points for b in points for c in points]
    allowed = {row for row in rows if screen.refusal(state, screen.Couple(state.current, row)) is None}
    proposed = {move.points for move in screen.legal(state, state.current) if isinstance(move, screen.Couple)}
    assert allowed == proposed
    assert len(allowed) == 4


def test_a_board_after_a_coupling_looks_so():
    assert board(after(position(LINE), "0 couple i1 k1")) == (
        "o---g---o---Y---r---b---o\nyellow g1 front red i1 blue k1\n"
    )
