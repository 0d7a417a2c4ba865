"""Speed cards beside the box, by touch and star: which may be laid, the whole speed, dead stops."""

import pytest
from loco_box_table import begin, page, play, said, show

from app.games.game import Seat
from app.games.locomotion.box.game import Act, Done, LaySpeed, Phase, Spend
from app.games.locomotion.course import Variant
from app.ui.kit.parts import Undo
from app.ui.play.locomotion.both.laying import Choose
from app.ui.play.locomotion.box.enter_page import EnterPage
from app.ui.play.locomotion.box.lay_page import BoxLayPage
from app.ui.play.locomotion.box.move_page import AskStop, AskWin, BoxMovePage, Burn
from app.ui.play.locomotion.box.page import AskTrapped
from app.ui.play.locomotion.look.speed_card import SpeedCard
from app.ui.widgets.star import StarLook


@pytest.fixture
def table(rehearsal):
    """Return a function that begins a game with speed cards, plays these moves and shows the table."""

    def at(*moves, seats=2, **switches):
        stage = rehearsal(screen="800x480")
        begin(stage, seats, Variant.SPEED, **switches)
        play(stage, *moves)
        show(stage)
        return stage

    return at


def lay(speed):
    return lambda state: LaySpeed(state.current, speed)


def driven(state):
    return Spend(state.current, Act.STEP, state.points)


def done(state):
    return Done(state.current)


def turn(speed):
    return (lay(speed), driven, done)


def lit(stage):
    cards = [element for element in stage.robot.scene if isinstance(element, SpeedCard)]
    return [card.speed for card in cards if card.may_be_laid]


def test_m23_the_first_card_is_free_and_the_star_waits_for_it(table):
    stage = table()
    assert lit(stage) == list(range(7))
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert stage.match.state.phase is Phase.LAYING
    stage.robot.tap(Choose(5))
    stage.robot.press()
    assert stage.match.state.points == 5


def test_m23_later_cards_are_the_last_or_one_apart(table):
    stage = table(*turn(3), *turn(6))
    assert lit(stage) == [2, 3, 4]
    stage.robot.tap(Choose(6))
    assert "(M23)" in said(stage)
    assert page(stage).laying.chosen == 3


def test_m23_keeping_the_speed_is_one_press(table):
    stage = table(*turn(3), *turn(6))
    stage.robot.press()
    assert stage.match.state.speeds == (3, 6)
    assert isinstance(page(stage), BoxMovePage)


def test_m24_the_star_drives_what_is_owed_and_ends_the_turn(table):
    stage = table(lay(4))
    stage.robot.tap(Burn(Act.COUPLE))
    assert page(stage).said()[0] == "Star: all 3 driven"
    stage.robot.press()
    state = stage.match.state
    assert (state.phase, state.current) == (Phase.LAYING, 1)


def test_m24_a_dead_stop_loses_the_rest_and_only_0_is_lit_then(table):
    stage = table(lay(4))
    stage.robot.tap(AskStop())
    assert "dead" in said(stage)
    play(stage, *turn(2))
    show(stage)
    assert lit(stage) == [0]
    stage.robot.tap(Choose(1))
    assert "(M24)" in said(stage)
    stage.robot.press()
    assert stage.match.state.speeds[0] == 0
    stage.robot.press()
    play(stage, *turn(2))
    show(stage)
    assert lit(stage) == [0, 1]


def test_m24_who_drove_everything_has_not_stopped_dead(table):
    stage = table(lay(2), driven)
    stage.robot.tap(AskStop())
    assert "(M24)" in said(stage)
    assert stage.match.acting == (0,)


def test_m25_speed_0_spends_nothing_and_wins_nothing(table):
    stage = table(lay(0))
    assert stage.robot.find(Burn(Act.STEP, 1)) is not None  # the key stays and says why
    stage.robot.tap(Burn(Act.STEP))
    assert "(M20)" in said(stage)
    stage.robot.tap(AskWin())
    stage.robot.press()
    assert "(M25)" in said(stage)
    assert stage.match.state.phase is Phase.MOVING


def test_m25_a_trapped_pass_counts_as_a_0_card(table):
    stage = table()
    stage.robot.tap(AskTrapped())
    assert stage.match.state.speeds == (0, None)
    assert stage.match.acting == (1,)


def test_m31_the_card_comes_back_to_the_hand(table):
    stage = table(lay(4))
    stage.robot.tap(Undo())
    assert isinstance(page(stage), BoxLayPage)
    assert stage.match.state.speeds == (None, None)


def test_m24_without_counting_a_press_ends_the_turn(table):
    stage = table(lay(4), counting=False)
    stage.robot.press()
    assert stage.match.acting == (1,)


def test_a_whole_game_with_a_dead_stop(table):
    stage = table(*turn(3), seats=3)
    stage.robot.tap(Choose(2))
    stage.robot.press()
    stage.robot.tap(AskStop())
    play(stage, *turn(5))
    show(stage)
    stage.robot.tap(Choose(4))
    stage.robot.press()
    stage.robot.tap(Burn(Act.COUPLE))
    stage.robot.tap(AskWin())
    stage.robot.press()
    assert isinstance(page(stage), EnterPage)
    assert stage.match.state.winner == Seat(0)
