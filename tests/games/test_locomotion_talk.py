"""What the screen and the device say in a turn: reach, routes, cards, the moment it is."""

import pytest
from locomotion_table import after, position, rolled
from msgspec.structs import replace

from app.games.game import Chance, Seat, Setup, Shuffle, Shuffled
from app.games.locomotion.box import game as box
from app.games.locomotion.course import Variant
from app.games.locomotion.moments import BoxMoment, ScreenMoment, box_moment, screen_moment
from app.games.locomotion.reach import costs
from app.games.locomotion.screen import game as screen
from app.games.locomotion.train import End

OPEN = """
o---o---Y---o---o---o---R---r---o
yellow e1 rear c1
red m1 rear k1
"""
HEMMED = """
r---Y---R---o---o---o---o
yellow c1 rear red a1
red e1 rear g1
"""


def names(state, points):
    return {state.yard.names[point] for point in points}


def test_m20_the_reach_ends_with_the_points():
    state = position(OPEN, points=2)
    assert names(state, costs(screen.reach_now(state))) == {"a1", "c1", "e1", "g1", "i1"}
    state = after(state, "0 front g1", "0 front i1")
    assert names(state, costs(screen.reach_now(state))) == {"i1"}


def test_m26_solo_reaches_as_far_as_the_rails_are_free():
    state = position(OPEN.replace("R---r", "r---b").replace("red m1 rear k1\n", ""), variant="solo")
    assert names(state, costs(screen.reach_now(state))) == {"a1", "c1", "e1", "g1", "i1", "k1"}


def test_a_route_is_played_step_by_step_as_it_was_shown():
    state = position(OPEN, points=6)
    goal = state.yard.named["i1"]
    way = screen.route_now(state, (state.yard.named["c1"], goal))
    assert way is not None
    for end, point in way:
        state = screen.play(state, screen.TakeStep(Seat(0), end, point)).state
    assert (state.train.locomotive, state.points) == (goal, 2)
    assert screen.route_now(state, (state.yard.named["a1"],), End.FRONT) is None


def test_nothing_is_reached_outside_a_turn():
    state = after(position(OPEN), "0 done")
    assert len(screen.reach_now(state)) == 1
    assert screen.couplings_now(state) == ()
    assert screen.couplings_now(rolled(state, 3)) == ((state.yard.named["o1"],),)


def test_m50_where_steps_alone_count_the_moment_says_so():
    lone = OPEN.replace("R---r", "r---b").replace("red m1 rear k1\n", "")
    assert screen_moment(position(lone, variant="solo")) is ScreenMoment.SOLO
    assert screen_moment(position(lone, variant="solo", steps_only=True)) is ScreenMoment.SOLO_STEPS
    begun = box.start(Setup(1, Seat(0), box.Options(variant=Variant.SOLO, steps_only=True)))
    drawn = box.play(begun, Shuffled((0, 1, 2, 3))).state
    assert box_moment(drawn) is BoxMoment.SOLO_STEPS


def test_m24_done_is_a_dead_stop_where_no_step_is_legal():
    state = position(HEMMED, variant="speed", points=2)
    assert screen.would_stop_dead(state)
    assert not screen.would_stop_dead(position(OPEN, variant="speed", points=2))
    assert not screen.would_stop_dead(position(HEMMED, variant="speed", points=0))
    assert not screen.would_stop_dead(position(HEMMED, variant="die", points=2))


def test_every_moment_of_a_screen_game_has_a_key():
    laying = {"variant": "speed", "points": 0, "phase": screen.Phase.LAYING}
    assert screen_moment(position(OPEN)) is ScreenMoment.DIE
    assert screen_moment(position(OPEN, points=0)) is ScreenMoment.NO_POINTS
    assert screen_moment(position(OPEN, variant="speed")) is ScreenMoment.SPEED
    assert screen_moment(position(HEMMED, variant="speed")) is ScreenMoment.STUCK
    assert screen_moment(position(OPEN, **laying)) is ScreenMoment.LAYING_FIRST
    assert screen_moment(position(OPEN, **laying, stopped=(Seat(0),))) is ScreenMoment.MUST_STOP
    assert list(screen.speeds_now(position(OPEN, **laying, stopped=(Seat(0),)))) == [0]
    assert screen_moment(after(position(OPEN), "0 done")) is ScreenMoment.ROLLING
    assert screen_moment(after(position(OPEN), "0 agree")) is ScreenMoment.OVER


def test_every_moment_of_a_game_beside_the_box_has_a_key():
    state = box.start(Setup(2, Seat(0), box.Options(Variant.SPEED, games=2)))
    state = box.play(state, Shuffled((0, 1))).state
    state = box.play(state, Shuffled((0, 1, 2, 3))).state
    assert box_moment(state) is BoxMoment.LAYING_FIRST
    state = box.play(state, box.LaySpeed(Seat(0), 1)).state
    assert box_moment(state) is BoxMoment.SPEED
    assert box_moment(box.play(state, box.Spend(Seat(0), box.Act.STEP)).state) is BoxMoment.NO_POINTS
    stopped = box.play(box.play(state, box.StopDead(Seat(0))).state, box.PassTrapped(Seat(1))).state
    assert box_moment(stopped) is BoxMoment.MUST_STOP
    assert list(box.speeds_now(stopped)) == [0]
    ended = box.play(state, box.Win(Seat(0))).state
    assert box_moment(ended) is BoxMoment.ENTERING
    assert box_moment(box.play(ended, box.EnterPlaced(Seat(1), 0)).state) is BoxMoment.STANDINGS


def test_m23_the_first_speed_is_free_and_the_next_is_not():
    laying = {"variant": "speed", "points": 0, "phase": screen.Phase.LAYING}
    assert screen_moment(position(OPEN, **laying, speeds=(3, None))) is ScreenMoment.LAYING
    begun = cards_drawn(Setup(2, Seat(0), box.Options(Variant.SPEED)))
    assert box_moment(begun) is BoxMoment.LAYING_FIRST
    assert box_moment(replace(begun, speeds=(3, None))) is BoxMoment.LAYING


def cards_drawn(setup):
    state = box.start(setup)
    while isinstance(turn := box.turn(state), Chance) and isinstance(turn.request, Shuffle):
        state = box.play(state, Shuffled(tuple(range(turn.request.count)))).state
    return state


@pytest.mark.parametrize(
    ("seats", "switches", "moment"),
    [
        (1, {}, BoxMoment.SOLO),
        (1, {"steps_only": True}, BoxMoment.SOLO_STEPS),
        (2, {}, BoxMoment.RUN),
        (2, {"steps_only": True}, BoxMoment.RUN_STEPS),
    ],
)
def test_m27_several_runs_on_one_start_are_another_moment_than_one_alone(seats, switches, moment):
    assert box_moment(cards_drawn(Setup(seats, Seat(0), box.Options(Variant.SOLO, **switches)))) is moment


@pytest.mark.parametrize("counting", [True, False])
@pytest.mark.parametrize("variant", [Variant.DIE, Variant.SPEED])
def test_m48_who_burns_no_points_is_not_told_to(variant, counting):
    begun = cards_drawn(Setup(2, Seat(0), box.Options(variant, counting=counting)))
    moving = replace(begun, phase=box.Phase.MOVING, points=3 if counting else None)
    assert box_moment(moving) is BoxMoment(variant.value if counting else f"{variant.value}_free")


def test_m26_alone_placing_knows_no_other_locomotive():
    laid = {"phase": screen.Phase.PLACING}
    assert screen_moment(position(OPEN, **laid)) is ScreenMoment.PLACING
    assert screen_moment(position(OPEN, variant="solo", **laid)) is ScreenMoment.PLACING_ALONE
