"""How trains move over the rails: M5 and M10 to M14, and how far they reach."""

from itertools import product

import pytest

from app.games.locomotion.coupling import coupled, couplings, uncoupled
from app.games.locomotion.notation import read_position, write_train
from app.games.locomotion.reach import costs, poses_at, reach, route, strides
from app.games.locomotion.spread import spread_start
from app.games.locomotion.steps import moved, steps
from app.games.locomotion.train import COLOURS, End, is_pose, lone
from app.games.locomotion.yard.generator import Difficulty, Shape, generated_yard
from app.games.locomotion.yard.lattice import Place, beyond
from app.games.locomotion.yard.text import read_yard

RING = r"""
  Y---o
 /     \
o       o
 \     /
  o---o
"""


def stood(picture, **ends):
    """Return the yard, the yellow train, and the points where other things stand."""
    yard, trains, loose = read_position(picture)
    train = trains.pop(COLOURS[0])
    taken = {point for point, _ in loose}.union(*(other.points for other in trains.values()))
    return yard, train, taken


def ways(picture):
    """Return the steps of the yellow train: "front c1"."""
    yard, train, taken = stood(picture)
    return sorted(f"{end.value} {yard.names[point]}" for end, point in steps(yard, train, taken))


def stepped(picture, *lines):
    """Return the yellow train as a line after steps such as "front c1"."""
    yard, train, _ = stood(picture)
    for line in lines:
        end, name = line.split()
        assert (End(end), yard.named[name]) in list(steps(yard, train, ()))
        train = moved(train, End(end), yard.named[name])
        assert is_pose(yard, train)
    return write_train(yard, COLOURS[0], train)


def test_m5_a_lone_locomotive_stands_on_the_rail_it_came_over():
    assert stepped("Y---o---o---o\nyellow a1 front c1", "front c1", "front e1") == "yellow e1 rear c1"


def test_m5_nothing_turns_on_the_spot():
    assert ways("o---Y---o\nyellow c1 rear a1") == ["front e1", "rear a1"]


def test_m10_forward_the_front_leads_backward_the_rear():
    train = "o---g---r---Y---o\nyellow g1 rear red e1 green c1"
    assert stepped(train, "front i1") == "yellow i1 rear red g1 green e1"
    assert stepped(train, "rear a1") == "yellow e1 rear red c1 green a1"


def test_m10_with_wagons_in_front_the_last_wagon_is_the_front():
    train = "o---g---r---Y---o\nyellow g1 front red e1 green c1"
    assert stepped(train, "front a1") == "yellow e1 front red c1 green a1"
    assert stepped(train, "rear i1") == "yellow i1 front red g1 green e1"


def test_m10_every_other_piece_takes_the_point_just_vacated():
    train = r"""
    o---g---r---Y
                 \
                  o---o
    yellow g1 rear red e1 green c1
    """
    assert stepped(train, "front h2", "front j2") == "yellow j2 rear red h2 green g1"


def test_m10_a_train_of_five_on_a_ring_of_six_enters_the_sixth_point_with_either_end():
    train = RING.replace("Y---o", "Y---r").replace("o       o", "o       g").replace("o---o", "y---b")
    train += "yellow c1 rear red e1 green f2 blue e3 yellow c3"
    assert ways(train) == ["front b2", "rear b2"]
    assert stepped(train, "front b2") == "yellow b2 rear red c1 green e1 blue f2 yellow e3"
    assert stepped(train, "rear b2") == "yellow e1 rear red f2 green e3 blue c3 yellow b2"


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("o---Y---o\nyellow c1 rear a1", ["front e1", "rear a1"]),
        ("o---Y---o\n     \\\n      o\nyellow c1 rear a1", ["front d2", "front e1", "rear a1"]),
        ("o---Y---o\n     \\\n      o\nyellow c1 rear e1", ["front a1", "rear e1"]),
        ("o---Y---o\n     \\\n      o\nyellow c1 front d2", ["front d2", "rear a1"]),
    ],
    ids=["straight on", "a turn of 60", "a turn of 120 is none", "from the branch only the smooth side"],
)
def test_m11_travel_goes_straight_on_or_turns_sixty_degrees(picture, expected):
    assert ways(picture) == expected


def test_m11_a_sharp_angle_is_passed_by_pulling_past_and_reversing():
    """From the branch d2 to e1: up to c1, past it to a1, back to c1, and on."""
    board = "o---o---o\n     \\\n      Y\nyellow d2 rear c1"
    assert stepped(board, "rear c1", "rear a1", "front c1", "front e1") == "yellow e1 rear c1"


def test_m11_a_train_reverses_with_its_last_piece_by_the_same_rule():
    board = "o---r---Y---o\n     \\\n      o\nyellow e1 rear red c1"
    assert ways(board) == ["front g1", "rear a1"]


def test_m11a_stepping_on_keeps_the_end_and_reversing_swaps_it():
    board = "o---o---Y---o---o\nyellow e1 rear c1"
    assert stepped(board, "front g1") == "yellow g1 rear e1"
    assert stepped(board, "rear c1") == "yellow c1 front e1"
    assert stepped(board, "rear c1", "rear a1") == "yellow a1 front c1"


def test_m11a_a_train_keeps_its_wagon_end():
    board = "o---r---Y---o\nyellow e1 front red c1"
    assert stepped(board, "front a1") == "yellow c1 front red a1"
    assert stepped(board, "front a1", "rear e1", "rear g1") == "yellow g1 front red e1"


def test_m11a_after_any_step_the_step_back_is_legal():
    for code in range(8):
        yard = generated_yard(24, Difficulty.EASY, Shape.LANDSCAPE, code)
        start = spread_start(yard, 1, code)
        train, loose = start.trains[0], dict(start.wagons)
        for pose in list(reach(yard, train, set(loose), 6))[:60]:
            longer = [coupled(pose, row, loose) for row in couplings(yard, pose, loose)]
            for one in (pose, *longer):
                taken = set(loose) - set(one.points)
                for end, point in steps(yard, one, taken):
                    there = moved(one, end, point)
                    assert is_pose(yard, there)
                    back = [moved(there, *stride) for stride in steps(yard, there, taken)]
                    same = [other for other in back if other.points == one.points and other.wagons == one.wagons]
                    assert same
                    assert not one.wagons or one in same


def test_m12_five_pieces_can_never_meet_themselves_on_this_lattice():
    """Every smooth path of six places, for every first direction and every turn, has six different places."""
    paths = 0
    for first, turns in product(range(6), product((-1, 0, 1), repeat=4)):
        path, direction = [Place(0, 0), beyond(Place(0, 0), first)], first
        for turn in turns:
            direction = (direction + turn) % 6
            path.append(beyond(path[-1], direction))
        assert len(set(path)) == 6
        paths += 1
    assert paths == 6 * 3**4


def test_m12_seven_places_are_the_first_that_can_meet():
    path, direction = [Place(0, 0)], 0
    for _ in range(6):
        path.append(beyond(path[-1], direction))
        direction = (direction + 1) % 6
    assert path[6] == path[0]


def test_m13_an_occupied_point_blocks_every_way_through_it():
    assert ways("o---Y---r---o\nyellow c1 rear a1") == ["rear a1"]
    assert ways("o---Y---R---o\nyellow c1 rear a1\nred e1 rear g1") == ["rear a1"]
    assert ways("b---Y---R---g\nyellow c1 rear a1\nred e1 rear green g1") == []


def test_m14_direction_may_change_any_number_of_times():
    board = "o---o---Y---o\nyellow e1 rear c1"
    assert stepped(board, "front g1", "rear e1", "front g1", "rear e1", "rear c1") == "yellow c1 front e1"


# ---------------------------------------------------------------- how far

LINE = "o---o---Y---o---o---o\nyellow e1 rear c1"


def test_reach_prices_every_pose_by_its_steps():
    yard, train, taken = stood(LINE)
    found = reach(yard, train, taken, 2)
    assert {yard.names[point]: cost for point, cost in costs(found).items()} == {
        "e1": 0,
        "c1": 1,
        "g1": 1,
        "a1": 2,
        "i1": 2,
    }
    (pose,) = poses_at(found, yard.named["i1"])
    assert [yard.names[point] for _, point in strides(found, pose)] == ["g1", "i1"]
    assert strides(found, train) == ()


def test_reach_stops_at_the_budget_and_at_pieces():
    yard, train, taken = stood("o---o---Y---o---r---o\nyellow e1 rear c1")
    assert {yard.names[point] for point in costs(reach(yard, train, taken, 9))} == {"a1", "c1", "e1", "g1"}
    assert list(reach(yard, train, taken, 0)) == [train]


def test_reach_tells_the_ends_of_a_train_apart():
    yard, train, taken = stood("o---r---Y---o---o\nyellow e1 rear red c1")
    found = reach(yard, train, taken, 2)
    names = yard.names
    assert {names[point] for point in costs(found, End.FRONT)} == {"c1", "e1", "g1", "i1"}
    assert {names[point] for point in costs(found, End.REAR)} == {"a1", "c1", "e1", "g1"}


def test_a_route_goes_by_its_waypoints():
    yard = read_yard(
        r"""
          o---o
         /     \
    o---o       o---o
         \     /
          o---o
        """
    )
    train = lone(yard.named["b2"], yard.named["d2"], End.FRONT)
    goal = yard.named["j2"]
    upper = route(yard, train, (), 9, (yard.named["g1"], goal))
    lower = route(yard, train, (), 9, (yard.named["g3"], goal))
    assert upper is not None
    assert [yard.names[point] for _, point in upper] == ["d2", "e1", "g1", "h2", "j2"]
    assert lower is not None
    assert [yard.names[point] for _, point in lower] == ["d2", "e3", "g3", "h2", "j2"]
    assert route(yard, train, (), 4, (goal,)) is None
    assert len(route(yard, train, (), 30, (yard.named["g1"], yard.named["g3"], goal)) or ()) > 5


def test_a_route_may_ask_for_the_end_that_leads():
    yard, train, taken = stood("o---o---r---Y---o---o\nyellow g1 rear red e1")
    way = route(yard, train, taken, 9, (yard.named["e1"],), End.FRONT)
    assert way == ((End.REAR, yard.named["c1"]),)


def test_trains_of_every_kind_stand_as_m5_asks_after_uncoupling():
    yard, train, _ = stood("o---g---r---Y---o\nyellow g1 rear red e1 green c1")
    for joint in range(2):
        kept, behind = uncoupled(train, joint)
        assert is_pose(yard, kept)
        assert len(kept.wagons) + len(behind) == 2
