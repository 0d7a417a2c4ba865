"""A turn of Locomotion on this screen by touch and star: drive, fetch, part, be done, take back.

The board is drawn in locomotion_at_table; Anna's locomotive stands on i3, its rear looks to g3.
"""

import pytest
from locomotion_at_table import at, play, roll, starts
from locomotion_glass import bubble, cost, frames, ghosts, page, said, shown, state, touch, trails, train, words

from app.games.game import Seat
from app.games.locomotion.screen.game import Couple, Done, Phase, TakeStep
from app.games.locomotion.train import Colour, End
from app.ui.kit.parts import Undo
from app.ui.play.locomotion.both.page import Touch
from app.ui.play.locomotion.look.mini_map import MiniMap, ShowPart
from app.ui.play.locomotion.look.order_strip import OrderStrip, Pips
from app.ui.play.locomotion.look.overlays import SharpAngle
from app.ui.play.locomotion.look.rails import Joint
from app.ui.play.locomotion.screen.turn_page import AskCouple, AskUncouple, Flip, ThroughHere
from app.ui.widgets.element import Look
from app.ui.widgets.star import StarLook

ANNA, BEN = Seat(0), Seat(1)
IN_A_ROW = ("i3>g3 o5>m5", "g3r e3y a1y m1r d2g h4g o1b b4b")
TAIL = (TakeStep(ANNA, End.REAR, at("g3")), Couple(ANNA, (at("e3"),)))


@pytest.fixture
def turn(yard):
    """Return a function that lets Anna roll a face."""

    def rolled(face=6, *moves, **wishes):
        stage = yard(**wishes)
        starts(stage, face)
        play(stage, *moves)
        return stage

    return rolled


def pips(stage):
    near = shown(stage, Pips)[0]
    return near.points - near.spent, near.planned


# ------------------------------------------------------------ driving


def test_m20_points_in_reach_show_their_price(turn):
    stage = turn(2)
    prices = {joint.tap.point: joint.words for joint in shown(stage, Joint) if joint.words}
    assert prices == {at("g3"): "1", at("k3"): "1"}


def test_m10_a_touch_shows_the_train_at_its_goal_and_the_star_drives(turn):
    stage = turn()
    touch(stage, "k3")
    assert (cost(stage), len(ghosts(stage)), train(stage)) == ("1", 1, "i3")
    assert pips(stage) == (6, 1)
    stage.robot.press()
    assert (train(stage), pips(stage)) == ("k3", (5, 0))


def test_m11_the_way_to_a_point_beside_goes_past_it_and_back(turn):
    """From g3 to h2 the angle at i3 is too sharp: pull past to k3, then back up."""
    stage = turn(3)
    touch(stage, "h2")
    assert cost(stage) == "3"
    stage.robot.press()
    assert train(stage) == "h2"


def test_a_way_can_be_asked_to_lead_through_a_point(turn):
    """Through g3 the way to k3 is longer."""
    stage = turn()
    touch(stage, "k3")
    stage.robot.tap(ThroughHere())
    touch(stage, "g3")
    assert cost(stage) == "3"
    stage.robot.press()
    assert train(stage) == "k3"


def test_a_way_leads_through_one_point_for_each_time_it_is_asked(turn):
    """The next touch is a goal again, not one more point on the way."""
    stage = turn()
    touch(stage, "k3")
    stage.robot.tap(ThroughHere())
    touch(stage, "g3", "g3")
    assert page(stage).stops == (at("g3"),)


def test_m10_the_other_end_can_be_asked_to_arrive_first(turn):
    """With a wagon behind, the rear arrives at g3 only by pushing the train back."""
    stage = turn(6, *TAIL)
    touch(stage, "d4")
    assert state(stage).train.lead(End.REAR) != at("d4")
    stage.robot.press()
    assert train(stage) == "e3 d4"
    stage.robot.tap(Flip())
    assert stage.robot.find(Flip()).look is Look.CHOSEN


def test_touching_the_own_locomotive_lets_the_plan_go(turn):
    stage = turn()
    touch(stage, "k3", "i3")
    assert (cost(stage), bubble(stage)) == ("", "")


# ------------------------------------------------------------ coupling


def test_m16_touching_a_far_wagon_fetches_it(turn):
    stage = turn()
    touch(stage, "h4")
    assert cost(stage) == "3"
    stage.robot.press()
    assert state(stage).train.wagons == (Colour.GREEN,)
    assert state(stage).points == 3


def test_m16_the_key_couples_what_stands_before_the_train(turn):
    stage = turn(6, TAIL[0])
    stage.robot.tap(AskCouple())
    stage.robot.press()
    assert train(stage) == "g3 e3"


def test_m17_the_key_parts_the_train_and_it_costs_one(turn):
    stage = turn(6, *TAIL)
    stage.robot.tap(AskUncouple())
    assert cost(stage) == "1"
    stage.robot.press()
    assert (train(stage), state(stage).points) == ("g3", 3)


def test_m17_touching_a_wagon_of_the_own_train_parts_before_it(turn):
    stage = turn(6, *TAIL)
    touch(stage, "e3")
    stage.robot.press()
    assert state(stage).train.wagons == ()


def test_m16_the_key_takes_one_wagon_more_each_time(turn):
    """Red and yellow stand in a row behind the locomotive."""
    stage = turn(6, pieces=IN_A_ROW)
    taken = []
    for _ in range(2):
        stage.robot.tap(AskCouple())
        taken.append(len(page(stage).plan.taken))
    assert taken == [1, 2]


def test_m17_the_key_parts_one_joint_further_each_time(turn):
    """First at the locomotive, so that both wagons stay; then between them."""
    stage = turn(6, Couple(ANNA, (at("g3"), at("e3"))), pieces=IN_A_ROW)
    left = []
    for _ in range(3):
        stage.robot.tap(AskUncouple())
        left.append(len(page(stage).plan.left))
    assert left == [2, 1, 2]


def test_m17_the_wagon_that_is_touched_stays_behind(turn):
    """Touching the first one parts at the locomotive, touching the last one between the two."""
    for name, left in (("g3", 2), ("e3", 1)):
        stage = turn(6, Couple(ANNA, (at("g3"), at("e3"))), pieces=IN_A_ROW)
        touch(stage, name)
        assert len(page(stage).plan.left) == left


def test_m22_the_order_wears_a_check_for_every_wagon_in_its_place(turn):
    stage = turn(6, *TAIL, order="rygb")
    assert shown(stage, OrderStrip)[0].right == (True,)


# ------------------------------------------------------------ no


@pytest.mark.parametrize(
    ("face", "moves", "point", "reason"),
    [
        (2, (), "h2", "That angle is too sharp: pull past it and reverse. (M11)"),
        (2, (), "h4", "That is too far: you have 2 left. (M20)"),
        (6, (), "o5", "The locomotive of Ben is in the way. (M13)"),
        (6, (), "a3", "The train cannot come there now. (M13)"),
        (6, TAIL, "m1", "A train has no two red wagons. (M18)"),
        (6, TAIL, "m3", "The train cannot come to that wagon now. (M16)"),
        (2, TAIL, "d4", "Your points are spent. (M20)"),
    ],
)
def test_a_touch_that_leads_nowhere_is_answered_with_its_rule(turn, face, moves, point, reason):
    """Nothing is spent, and the star does not drive."""
    stage = turn(face, *moves)
    before = stage.match.version
    touch(stage, point)
    assert bubble(stage) == reason
    assert (stage.match.version, ghosts(stage)) == (before, [])


def test_m11_a_sharp_angle_is_shown_with_both_rails(turn):
    stage = turn(2)
    touch(stage, "h2")
    (angle,) = shown(stage, SharpAngle)
    spots = {name: stage.robot.find(Touch(at(name))).bounds.centre for name in ("i3", "g3", "h2")}
    for seen, name in ((angle.at, "i3"), (angle.a, "g3"), (angle.b, "h2")):
        assert (seen.x, seen.y) == pytest.approx((spots[name].x, spots[name].y), abs=1.5)


def test_m18_both_wagons_of_one_colour_are_framed(turn):
    stage = turn(6, *TAIL)
    touch(stage, "m1")
    assert frames(stage) == 2


def test_m15_a_wagon_before_the_locomotive_of_a_train_is_no_wagon_to_couple(turn):
    """The train stands before k3 with red behind it: yellow hangs in front of nobody."""
    moves = (*TAIL, TakeStep(ANNA, End.FRONT, at("i3")), TakeStep(ANNA, End.FRONT, at("k3")))
    stage = turn(6, *moves)
    touch(stage, "m3")
    assert bubble(stage) == "Wagons hang at one side of the locomotive only. (M15)"
    assert frames(stage) == 2


def test_a_no_is_gone_with_the_next_touch(turn):
    stage = turn(2)
    touch(stage, "h2", "k3")
    assert (bubble(stage), cost(stage)) == ("", "1")


@pytest.mark.parametrize(
    ("intent", "reason"),
    [(AskCouple(), "No wagon is next to the train. (M16)"), (AskUncouple(), "Nothing is coupled. (M17)")],
)
def test_a_key_that_is_off_says_why(turn, intent, reason):
    stage = turn()
    assert stage.robot.find(intent).look is Look.OFF
    stage.robot.tap(intent)
    assert bubble(stage) == reason


@pytest.mark.parametrize("intent", [AskCouple(), AskUncouple()])
def test_m41_without_points_the_keys_speak_of_points_first(turn, intent):
    """At e3 blue could be coupled, and red hangs there: only the points are missing."""
    stage = turn(2, *TAIL)
    assert page(stage).choices()[0].note == page(stage).choices()[1].note == "no points"
    stage.robot.tap(intent)
    assert bubble(stage) == "Your points are spent. (M20)"


# ------------------------------------------------------------ done, and back


def test_m20_the_star_ends_the_turn_with_points_left(turn):
    stage = turn()
    assert stage.ui.screen.star_look is StarLook.ARMED
    stage.robot.press()
    assert (state(stage).phase, stage.match.awaiting.seat) == (Phase.ROLLING, BEN)


def test_m31_steps_are_taken_back_one_by_one_and_the_roll_stays(turn):
    stage = turn()
    touch(stage, "h2")
    stage.robot.press()
    for where, left in (("i3", 4), ("k3", 5), ("i3", 6)):
        stage.robot.tap(Undo())
        assert (train(stage), state(stage).points) == (where, left)
    assert state(stage).phase is Phase.MOVING


def test_m31_taking_back_lets_the_plan_go(turn):
    stage = turn(6, TAIL[0])
    touch(stage, "i3")
    stage.robot.tap(Undo())
    assert (cost(stage), train(stage)) == ("", "i3")


def test_the_way_of_the_turn_before_stays_in_sight_until_something_moves(turn):
    stage = turn(6, *TAIL, Done(ANNA))
    assert trails(stage) == [True]
    roll(stage, 4)
    assert trails(stage) == [True]
    touch(stage, "p4")
    stage.robot.press()
    assert True not in trails(stage)


def test_a_match_goes_on_in_the_middle_of_a_turn_after_a_restart(turn):
    """The screen is made anew over the same match."""
    stage = turn(6, *TAIL)
    stage.ui.home()
    stage.ui.home(stage.playable("locomotion", stage.match.game.way).play(stage.ui))
    stage.robot.settle()
    assert (train(stage), pips(stage)) == ("g3 e3", (4, 0))


def test_trains_are_seen_under_way_and_arrive(yard):
    stage = yard()
    stage.likes(motion="full")
    starts(stage)
    touch(stage, "k3")
    stage.ui.screen.pressed()
    assert stage.ui.screen.is_moving(stage.ui.now)
    stage.robot.wait(1.0)
    assert not stage.ui.screen.is_moving(stage.ui.now)


# ------------------------------------------------------------ small panels


@pytest.mark.parametrize("screen", ["800x480", "720x1280"])
def test_a_turn_is_played_alike_on_other_panels(turn, screen):
    stage = turn(screen=screen)
    touch(stage, "h4")
    stage.robot.press()
    assert state(stage).train.wagons == (Colour.GREEN,)


def test_where_only_a_part_fits_a_small_map_moves_the_part(yard):
    """The part in sight is around the acting train; a touch on the small map shows another."""
    stage = yard(screen="800x480", of="web", pieces=None, seats=1, variant="solo", code=1)
    whole = len(state(stage).yard.places)
    before = {joint.tap.point for joint in shown(stage, Joint)}
    assert len(before) < whole
    assert shown(stage, MiniMap)
    for intent in stage.robot.intents(ShowPart):
        stage.robot.tap(intent)
        before |= {joint.tap.point for joint in shown(stage, Joint)}
    assert len(before) == whole


def test_on_a_large_panel_the_column_says_what_is_left_and_what_the_star_does(turn):
    stage = turn()
    touch(stage, "h4")
    assert {"3 points left", "Star: couple, costs 3"} <= set(words(stage))
    assert page(stage).outlook.budget == 6


# ------------------------------------------------------------ trapped

DEAD_END = ("p2>o3 m1>o1", "m3y a1y e3r k3r d2g h4g m5b b4b")


def test_m21_a_trapped_locomotive_passes_and_the_blocker_is_framed(turn):
    """Anna drives in front of Ben's dead end: Ben is skipped at once, it is said, and it is her turn again."""
    stage = turn(1, pieces=DEAD_END)
    touch(stage, "o1")
    stage.robot.press()
    stage.robot.press()
    stage.robot.settle()
    assert said(stage) == "Ben is trapped and skipped"
    assert state(stage).current == ANNA
    assert (state(stage).round, frames(stage)) == (2, 1)
