"""The option for a cube of your own with an accelerometer: a hand is no roll, and a knock on the table is none."""

import pytest
from die_on_bench import ThrownBench

from firmware_bridge.messages import Cocked, Handling, Resting, Rolling, Settled

KNOCK = [0, 1, 2, 4, 5, 7, 9, 12, 16, 21, 27, 34]
"""Edges of a contact that rattles after one knock, in milliseconds: written by hand after the six edges within some
milliseconds that made the firmware 1.0.0 roll. No board has been measured yet."""


@pytest.fixture
def bench() -> ThrownBench:
    made = ThrownBench()
    made.said()
    return made


def test_a_throw_from_hand_to_rest(bench: ThrownBench) -> None:
    bench.throw()
    face = bench.die.face
    assert bench.said() == [Handling(), Rolling(), Settled(face, 1), Settled(face, 1)]


@pytest.mark.parametrize("phase", range(0, 40, 5))
def test_one_knock_on_the_table_is_no_roll_however_much_it_rattles(bench: ThrownBench, phase: int) -> None:
    bench.wait(phase)
    bench.rattle(KNOCK)
    bench.wait(700)
    assert bench.said() == [Handling(), Resting()]


@pytest.mark.parametrize("phase", range(0, 40, 5))
def test_three_light_knocks_in_a_third_of_a_second_are_no_roll(bench: ThrownBench, phase: int) -> None:
    bench.wait(phase)
    bench.rattle([0, 3, 150, 153, 300, 303])
    bench.wait(700)
    assert bench.said() == [Handling(), Resting()]


def test_edges_closer_than_eighteen_milliseconds_are_one_jerk(bench: ThrownBench) -> None:
    """Five jerks in five slots, with three edges each: one jerk less than a roll."""
    bench.rattle([jerk * 60 + bounce for jerk in range(5) for bounce in (0, 6, 12)])
    assert bench.said() == [Handling()]
    bench.nudge()
    assert bench.said() == [Rolling()]


def test_many_jerks_in_three_slots_are_no_roll_and_the_fourth_slot_makes_it_one(bench: ThrownBench) -> None:
    bench.wait(-bench.board.time % 40)
    bench.rattle([0, 20, 40, 60, 80, 100])
    assert bench.said() == [Handling()]
    bench.rattle([20])
    assert bench.said() == [Rolling()]


def test_jerks_of_a_whole_evening_do_not_add_up(bench: ThrownBench) -> None:
    for _ in range(30):
        bench.nudge()
        bench.wait(200)
    assert bench.said() == [Handling()]


def test_to_hold_a_die_is_not_to_roll_it(bench: ThrownBench) -> None:
    bench.throw()
    settled = Settled(bench.die.face, 1)
    bench.said()
    for _ in range(3):
        bench.nudge()
        bench.wait(400)
    bench.wait(400)
    assert bench.said() == [Handling(), settled, settled]


def test_a_nudge_before_the_first_throw_rolls_nothing(bench: ThrownBench) -> None:
    bench.nudge()
    bench.wait(700)
    assert bench.said() == [Handling(), Resting()]


def test_a_hand_that_holds_it_tilted_and_still_is_still_a_hand(bench: ThrownBench) -> None:
    bench.nudge()
    bench.board.closed = False
    bench.wait(5000)
    assert bench.said() == [Handling()]


def test_a_die_that_lies_askew_is_cocked_until_it_is_thrown_again(bench: ThrownBench) -> None:
    bench.throw(is_flat=False)
    assert bench.said() == [Handling(), Rolling(), Cocked()]
    bench.nudge()
    bench.board.closed = True
    bench.wait(700)
    assert bench.said() == [Handling(), Cocked()]
    bench.throw()
    assert bench.said()[-1] == Settled(bench.die.face, 1)


def test_shaking_on_is_one_roll(bench: ThrownBench) -> None:
    for _ in range(20):
        bench.shake()
    bench.throw()
    assert (bench.die.rolls, bench.said().count(Rolling())) == (1, 1)
