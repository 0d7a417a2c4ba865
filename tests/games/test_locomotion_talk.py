"""What the screen and the device say in a turn: reach, routes, cards, the rule of the moment."""

from locomotion_table import after, position, rolled

from app.games.game import Seat, Setup, Shuffled
from app.games.locomotion import beside_box as box
from app.games.locomotion import on_screen as screen
from app.games.locomotion.course import Variant
from app.games.locomotion.reach import costs
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
    assert screen.moment(position(lone, variant="solo")) == "moving_solo"
    assert screen.moment(position(lone, variant="solo", steps_only=True)) == "moving_steps"
    begun = box.start(Setup(1, Seat(0), box.Options(variant=Variant.SOLO, steps_only=True)))
    drawn = box.play(begun, Shuffled((0, 1, 2, 3))).state
    assert box.moment(drawn) == "moving_steps"


def test_m24_done_is_a_dead_stop_where_no_step_is_legal():
    state = position(HEMMED, variant="speed", points=2)
    assert screen.would_stop_dead(state)
    assert not screen.would_stop_dead(position(OPEN, variant="speed", points=2))
    assert not screen.would_stop_dead(position(HEMMED, variant="speed", points=0))
    assert not screen.would_stop_dead(position(HEMMED, variant="die", points=2))


def test_every_moment_of_a_screen_game_has_a_key():
    laying = {"variant": "speed", "points": 0, "phase": screen.Phase.LAYING}
    assert screen.moment(position(OPEN)) == "moving_die"
    assert screen.moment(position(OPEN, points=0)) == "no_points"
    assert screen.moment(position(OPEN, variant="speed")) == "moving_speed"
    assert screen.moment(position(HEMMED, variant="speed")) == "stuck"
    assert screen.moment(position(OPEN, **laying)) == "laying"
    assert screen.moment(position(OPEN, **laying, stopped=(Seat(0),))) == "must_stop"
    assert list(screen.speeds_now(position(OPEN, **laying, stopped=(Seat(0),)))) == [0]
    assert screen.moment(after(position(OPEN), "0 done")) == "rolling"
    assert screen.moment(after(position(OPEN), "0 agree")) == "over"


def test_every_moment_of_a_game_beside_the_box_has_a_key():
    state = box.start(Setup(2, Seat(0), box.Options(Variant.SPEED, games=2)))
    assert box.moment(state) == "drawing"
    state = box.play(state, Shuffled((0, 1))).state
    assert box.moment(state) == "ordering"
    state = box.play(state, Shuffled((0, 1, 2, 3))).state
    assert box.moment(state) == "laying"
    state = box.play(state, box.LaySpeed(Seat(0), 1)).state
    assert box.moment(state) == "moving_speed"
    assert box.moment(box.play(state, box.Spend(Seat(0), box.Act.STEP)).state) == "no_points"
    stopped = box.play(box.play(state, box.StopDead(Seat(0))).state, box.PassTrapped(Seat(1))).state
    assert box.moment(stopped) == "must_stop"
    assert list(box.speeds_now(stopped)) == [0]
    ended = box.play(state, box.Win(Seat(0))).state
    assert box.moment(ended) == "entering"
    assert box.moment(box.play(ended, box.EnterPlaced(Seat(1), 0)).state) == "standings"
