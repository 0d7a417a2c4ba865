"""Setting up Locomotion beside the box: every answer reaches the rules, and the last ones are remembered."""

import pytest
from loco_box_table import page, playable

from app.games.locomotion.course import Variant
from app.ui.play.locomotion.both.drawn_page import DrawnPage
from app.ui.play.locomotion.both.more_setup import Ask
from app.ui.play.locomotion.box.setup import AskCounting, AskMore, AskStarter, AskVariant, BoxSetupScreen
from app.ui.screens.choice import Pick


@pytest.fixture
def setup(rehearsal):
    """Return a function that opens the setup screen for so many players."""

    def at(seats=3):
        stage = rehearsal(screen="800x480")
        stage.ui.go(playable(stage).setup(stage.ui, stage.players(seats)))
        stage.robot.settle()
        return stage

    return at


def options(stage):
    return stage.match.state.options


def test_a_press_begins_a_die_game_of_four_wagons(setup):
    stage = setup()
    stage.robot.press()
    found = options(stage)
    assert (found.variant, found.wagons, found.counting, found.games) == (Variant.DIE, 4, True, 1)
    assert isinstance(page(stage), DrawnPage)


@pytest.mark.parametrize(("place", "variant"), enumerate(Variant))
def test_every_game_can_be_chosen(setup, place, variant):
    stage = setup()
    stage.robot.tap(AskVariant())
    stage.robot.tap(Pick(place))
    stage.robot.press()
    assert options(stage).variant is variant


def test_m6_alone_there_is_only_the_shortest_way(setup):
    stage = setup(1)
    stage.robot.tap(AskVariant())
    assert isinstance(stage.ui.screen, BoxSetupScreen)
    assert stage.robot.find(AskCounting) is None
    stage.robot.press()
    assert options(stage).variant is Variant.SOLO


def test_m20_the_points_may_be_counted_by_the_players(setup):
    stage = setup()
    stage.robot.tap(AskCounting())
    stage.robot.tap(Pick(1))
    stage.robot.press()
    assert not options(stage).counting


def test_m9_with_speed_cards_a_seat_may_be_chosen_to_start(setup):
    stage = setup()
    assert stage.robot.find(AskStarter) is None
    stage.robot.tap(AskVariant())
    stage.robot.tap(Pick(1))
    stage.robot.tap(AskStarter())
    stage.robot.tap(Pick(3))
    stage.robot.press()
    assert stage.match.state.current == 2


def test_order_end_rounds_and_games_reach_the_rules(setup):
    stage = setup()
    stage.robot.tap(AskMore())
    for field, place in (("wagons", 1), ("either_end", 1), ("rounds", 2), ("games", 1)):
        stage.robot.tap(Ask(field))
        stage.robot.tap(Pick(place))
    stage.robot.press()
    stage.robot.press()
    found = options(stage)
    assert (found.wagons, found.either_end, found.rounds, found.games) == (3, True, 12, 3)


def test_the_last_game_is_remembered(setup):
    stage = setup()
    stage.robot.tap(AskVariant())
    stage.robot.tap(Pick(1))
    stage.robot.tap(AskCounting())
    stage.robot.tap(Pick(1))
    stage.robot.press()
    stage.ui.table.leave()
    stage.ui.home()
    stage.ui.go(playable(stage).setup(stage.ui, stage.players(3)))
    stage.robot.settle()
    stage.robot.press()
    assert options(stage).variant is Variant.SPEED
    assert not options(stage).counting


def test_the_last_table_plays_again_after_three_acts(setup):
    stage = setup()
    stage.robot.press()
    stage.ui.table.stop()
    stage.ui.home()
    stage.robot.settle()
    stage.robot.press()
    stage.robot.press()
    assert isinstance(page(stage), DrawnPage)
