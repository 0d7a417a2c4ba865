"""How many acts things take: a tap, a press, a hold each count as one."""

import pytest
from locus_at_table import play_to
from stage_set import Stage

from app.games.game import Way
from app.games.locus.box.state import Dealing, Phase
from app.ui.kit.keypad import Digit
from app.ui.kit.parts import Help
from app.ui.play.locus.box import setup
from app.ui.play.locus.box.picking_page import PickCard
from app.ui.screens.choice import Pick
from app.ui.screens.first import home, seats
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.pause import Mute
from app.ui.screens.match.rules import RulesScreen
from app.ui.screens.number import NumberScreen, Unknown
from app.ui.stage.painter import Scene
from app.ui.stage.playable import games_of
from app.ui.widgets.label import Label


class Counted:
    """A robot that counts what it does."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.acts = 0
        stage.robot.settle()

    @property
    def scene(self) -> Scene:
        return self.stage.robot.scene

    def tap(self, intent: object) -> None:
        self.acts += 1
        self.stage.robot.tap(intent)

    def press(self) -> None:
        self.acts += 1
        self.stage.robot.press_button()

    @property
    def screen(self) -> object:
        return self.stage.ui.screen


def choose_the_box(robot: Counted) -> None:
    """Touch the tile of Locus, and say that the box is on the table."""
    offers = games_of(robot.stage.ui)
    ways = next(ways for ways in offers if ways[0].name == "locus")
    robot.tap(home.Choose(offers.index(ways)))
    if len(ways) > 1:
        robot.tap(Pick([way.way for way in ways].index(Way.BOX)))


@pytest.fixture
def robot(rehearsal):
    return Counted(rehearsal(screen="800x480"))


def new_game(robot: Counted, players: int) -> None:
    """Begin from the home screen with players the device knows, the screen dealing."""
    robot.stage.remember(players)
    choose_the_box(robot)
    for chair in (0, 1, 2, 4)[:players]:
        robot.tap(seats.SitDown(chair))
    robot.press()
    robot.tap(setup.AskCards())
    robot.tap(Pick(1))
    robot.press()


def test_a_new_game_of_four_known_players_takes_ten_acts(robot):
    new_game(robot, 4)
    assert isinstance(robot.screen, MatchScreen)
    assert [player.name for player in robot.stage.match.players] == ["Anna", "Ben", "Cornelia", "Dee"]
    assert robot.acts <= 10


def test_a_new_game_with_the_box_takes_ten_acts_too(robot):
    """The only question that is left is how many cards the box holds."""
    robot.stage.remember(4)
    choose_the_box(robot)
    for chair in (0, 1, 2, 4):
        robot.tap(seats.SitDown(chair))
    robot.press()
    robot.press()
    assert isinstance(robot.screen, NumberScreen)
    robot.tap(Unknown())
    assert isinstance(robot.screen, MatchScreen)
    assert robot.acts <= 10


def test_the_last_table_plays_again_after_three_acts(robot):
    """The same players, the same answers: nothing is asked again."""
    new_game(robot, 3)
    robot.stage.ui.table.leave()
    robot.stage.ui.home()
    robot.stage.robot.settle()
    robot.acts = 0
    robot.press()
    robot.press()
    assert isinstance(robot.screen, MatchScreen)
    assert robot.stage.match.state.options.dealing is Dealing.DEVICE
    assert robot.acts <= 3


def test_a_game_that_waits_goes_on_after_one_act(robot):
    new_game(robot, 3)
    robot.stage.ui.home()
    robot.stage.robot.settle()
    robot.acts = 0
    robot.press()
    assert isinstance(robot.screen, MatchScreen)
    assert robot.acts == 1


def test_a_turn_with_the_box_is_one_press(robot):
    """While hands deal, a turn asks nothing but the star."""
    robot.stage.remember(3)
    choose_the_box(robot)
    for chair in (0, 1, 2):
        robot.tap(seats.SitDown(chair))
    robot.press()
    robot.press()
    robot.tap(Unknown())
    for seat in (1, 2):
        robot.acts = 0
        robot.press()
        assert robot.stage.match.acting == (seat,)
        assert robot.acts == 1


def test_a_turn_with_dealt_cards_is_a_tap_and_a_press(robot):
    new_game(robot, 3)
    robot.acts = 0
    robot.tap(PickCard(robot.stage.match.state.untaken[0].id))
    robot.press()
    assert robot.stage.match.acting == (1,)
    assert robot.acts <= 2


def test_a_zone_is_counted_with_four_acts_at_most(robot):
    """Two digits and the star."""
    new_game(robot, 2)
    play_to(robot.stage, Phase.SCORING)
    robot.stage.ui.home(robot.stage.playable().play(robot.stage.ui))
    robot.stage.robot.settle()
    seat, robot.acts = robot.stage.match.state.holder, 0
    for digit in (4, 2):
        robot.tap(Digit(digit))
    robot.press()
    assert robot.stage.match.state.entries[seat][0].points == 42
    assert robot.acts <= 4


def test_the_rule_of_the_moment_is_one_act_away_in_forty_words(robot):
    new_game(robot, 3)
    robot.acts = 0
    robot.tap(Help())
    assert isinstance(robot.screen, RulesScreen)
    texts = [e.wordings for e in robot.scene if isinstance(e, Label)]
    assert max(len(str(text).split()) for text in texts) <= 40
    assert robot.acts == 1


def test_silence_is_two_acts_away_in_a_game(robot):
    """A long hold of the star, and a tap."""
    new_game(robot, 3)
    robot.stage.robot.press(3.2)
    robot.tap(Mute())
    assert robot.stage.ui.preferences.is_muted
