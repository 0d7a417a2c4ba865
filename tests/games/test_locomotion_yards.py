"""The lattice and the yards: M1 to M4a, breach by breach."""

import pytest

from app.games.locomotion.lattice import DIRECTIONS, Place, beyond, opposite, place_at, place_name, place_named, spot
from app.games.locomotion.yard import Rail, Yard, yard_of
from app.games.locomotion.yard_checks import breaches, can_turn, parallel_to, sharp_rails, turning_breach
from app.games.locomotion.yard_text import list_rails, read_yard


def keys(picture):
    return [(breach.rule, breach.key) for breach in breaches(read_yard(picture))]


def test_m1_six_directions_lie_sixty_degrees_apart_and_are_one_rail_long():
    angles = []
    for q, r in DIRECTIONS:
        right, down = spot(Place(q, r))
        assert right**2 + down**2 == pytest.approx(1)
        angles.append((right, down))
    for (ax, ay), (bx, by) in zip(angles, angles[1:] + angles[:1], strict=True):
        assert ax * bx + ay * by == pytest.approx(0.5)


def test_m1_there_and_back_is_the_same_place():
    for direction in range(6):
        place = Place(3, -2)
        assert beyond(beyond(place, direction, 4), opposite(direction), 4) == place


def test_m1_places_have_names_both_ways():
    for column, row in ((0, 0), (1, 1), (26, 0), (27, 3), (91, 11)):
        place = place_at(column, row)
        assert place_named(place_name(place)) == place
    assert place_name(place_at(2, 0)) == "c1"
    assert place_name(place_at(26, 0)) == "aa1"


@pytest.mark.parametrize("name", ["", "c", "1", "c0", "C1", "c1x", "b1"])
def test_m1_what_is_no_place_has_no_name(name):
    with pytest.raises(ValueError, match=r"no point|between"):
        place_named(name)


def test_m2_equal_networks_are_equal_yards_wherever_they_were_laid():
    here = yard_of([Rail(0, 0, 0), Rail(1, 0, 1)])
    there = yard_of([Rail(6, 4, 1), Rail(5, 4, 0), Rail(5, 4, 0)])
    assert here == there
    assert here.places[0].row == 0


def test_m2_two_points_per_rail():
    yard = read_yard("o---o---o")
    assert len(yard.places) == 3
    assert yard.neighbours == ((1,), (0, 2), (1,))


def test_m2_a_third_point_lies_in_the_middle_of_every_rail():
    yard = read_yard(
        r"""
        o---.---o
                 \
                  .
                   \
                    o
        """
    )
    assert len(yard.rails) == 2
    assert yard.points_per_rail == 3
    assert len(yard.places) == 5
    assert len(yard.tracks) == 4
    assert breaches(yard) == ()


def test_m2_at_most_45_rails():
    row = yard_of([Rail(q, 0, 0) for q in range(45)])
    assert breaches(row) == ()
    assert breaches(Yard((*row.rails, Rail(45, 0, 0))))[0].key == "too_many_rails"


def test_m2_with_three_points_rails_are_counted_whole():
    assert breaches(yard_of([Rail(q, 0, 0) for q in range(45)], 3)) == ()


def test_m2_a_yard_without_rails_is_a_breach():
    assert [breach.key for breach in breaches(Yard(()))] == ["no_rails"]


def test_m3_rails_that_do_not_hang_together_are_named():
    yard = read_yard("o---o---o   o---o")
    (breach,) = breaches(yard)
    assert (breach.rule, breach.key) == ("M3", "apart")
    assert breach.rails == (Rail(3, 0, 0),)


def test_m3_a_rhombus_is_refused_with_both_pairs():
    yard = read_yard(
        r"""
        o---o
         \   \
          o---o
        """
    )
    assert [breach.key for breach in breaches(yard) if breach.rule == "M3"] == ["parallel", "parallel"]


def test_m3_a_siding_one_row_away_is_refused():
    assert ("M3", "parallel") in keys(
        r"""
        o---o---o---o
             \
              o---o
        """
    )


@pytest.mark.parametrize(
    "picture",
    [
        "o---o---o---o",
        r"""
        o---o
             \
              o---o
        """,
        r"""
          o---o
         /     \
        o       o
         \     /
          o---o
        """,
        r"""
          o---o
         /     \
        o       o---o
         \     /     \
          o---o       o
               \     /
                o---o
        """,
    ],
    ids=["in line", "an S-bend", "a ring", "rings that share a side"],
)
def test_m3_these_are_fine(picture):
    assert keys(picture) == []


def test_m3_whole_rails_count_whatever_the_points_per_rail():
    rhombus = read_yard("o---o\n \\   \\\n  o---o")
    assert [each.key for each in breaches(Yard(rhombus.rails, 3)) if each.rule == "M3"] == ["parallel", "parallel"]
    ring = read_yard("  o---o\n /     \\\no       o\n \\     /\n  o---o")
    assert breaches(Yard(ring.rails, 3)) == ()


def test_m3_the_editor_can_ask_which_rails_a_new_one_would_lie_beside():
    yard = read_yard("o---o---o")
    assert parallel_to(yard.rails, Rail(0, 1, 0)) == (Rail(0, 0, 0), Rail(1, 0, 0))
    assert parallel_to(yard.rails, Rail(2, 0, 0)) == ()
    assert parallel_to(yard.rails, Rail(1, 0, 1)) == ()


def test_m4_a_sharp_v_fails_with_what_cannot_be_reached():
    yard = read_yard("o---o\n \\\n  o")
    first, second = breaches(yard)
    assert (first.rule, first.key) == ("M4", "unreachable")
    assert {(breach.rails, breach.points) for breach in (first, second)} == {
        ((Rail(0, 0, 0),), (yard.named["b2"],)),
        ((Rail(0, 0, 1),), (yard.named["c1"],)),
    }


def test_m4_a_bare_triangle_fails():
    assert keys("o---o\n \\ /\n  o") == [("M4", "unreachable")] * 3


@pytest.mark.parametrize(
    "picture",
    ["o---o", "o---o---o\n     \\\n      o", "  o\n   \\\n    o---o\n   /\n  o"],
    ids=["a rail", "a line with a branch", "a Y"],
)
def test_m4_these_reach_every_point(picture):
    assert keys(picture) == []


@pytest.mark.parametrize(
    ("picture", "turns"),
    [
        ("o---o---o", False),
        ("  o---o\n /     \\\no       o\n \\     /\n  o---o", False),
        ("o---o---o\n     \\\n      o", False),
        ("  o\n   \\\n    o---o\n   /\n  o", True),
        ("  o---o\n /     \\\no       o---o\n \\     /\n  o---o", True),
    ],
    ids=["a line", "a bare ring", "a line with a branch", "a Y", "a spur pointing out of a ring"],
)
def test_m4a_who_can_be_turned(picture, turns):
    yard = read_yard(picture)
    assert breaches(yard) == ()
    assert can_turn(yard) is turns
    breach = turning_breach(yard)
    assert breach is None if turns else breach is not None and (breach.rule, breach.key) == ("M4a", "no_turning")


def test_m11_a_point_knows_which_of_its_rails_meet_sharply():
    yard = read_yard("o---o---o\n     \\\n      o")
    at = yard.named["c1"]
    assert sharp_rails(yard, at) == ((yard.named["e1"], yard.named["d2"]),)


def test_rails_are_listed_by_their_points():
    assert list_rails(read_yard("o---o---o")) == "a1-c1 c1-e1"


@pytest.mark.parametrize("points_per_rail", [2, 3])
def test_m3_an_editor_gets_its_own_rails_back_wherever_they_lie(points_per_rail):
    laid = (Rail(7, 4, 0), Rail(7, 5, 0), Rail(8, 4, 1))
    (breach,) = (each for each in breaches(Yard(laid, points_per_rail)) if each.rule == "M3")
    assert set(breach.rails) == {Rail(7, 4, 0), Rail(7, 5, 0)}
    sharp = breaches(Yard((Rail(7, 4, 0), Rail(7, 4, 1)), points_per_rail))
    assert {rail for breach in sharp for rail in breach.rails} == {Rail(7, 4, 0), Rail(7, 4, 1)}


def test_m4_is_looked_at_beside_breaches_of_m2_and_m3_in_each_piece_alone():
    """Two pieces: a sharp V, whose ends cannot be reached, and a line in which every point can."""
    apart = keys(
        r"""
        o---o
         \
          o

        o---o---o
        """
    )
    assert apart.count(("M3", "apart")) == 1
    assert apart.count(("M4", "unreachable")) == 2
