"""Setting up Lokus beside the box: help level, edition, ties, and the number of players the box is made for."""

import pytest
from lokus_box_table import Counted, playable

from app.games.game import Way
from app.games.lokus.box.state import Help
from app.games.lokus.standing import Edition
from app.ui.play.lokus.both.setup import AskEdition, AskTie
from app.ui.play.lokus.box.enter_page import EnterPage
from app.ui.play.lokus.box.light_page import LightPage
from app.ui.play.lokus.box.setup import AskHelp, BoxSetupScreen
from app.ui.screens.choice import Pick
from app.ui.screens.first import home, seats
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.stage.playable import games_of
from app.ui.widgets.label import Label


@pytest.fixture
def setup(rehearsal):
    """Return a function that opens the setup for so many players."""

    def at(count=4):
        stage = rehearsal(screen="1280x800")
        stage.ui.go(playable(stage).setup(stage.ui, stage.players(count)))
        stage.robot.settle()
        return stage

    return at


def options(stage):
    return stage.match.state.options


def said(stage):
    return {text for e in stage.robot.scene if isinstance(e, Label) for text in (e.wordings, *e.wordings)}


def test_what_the_rulebook_says_is_preselected(setup):
    stage = setup()
    stage.robot.press()
    chosen = options(stage)
    assert (chosen.help, chosen.edition, chosen.tie_rolls) == (Help.LIGHT, Edition.RULEBOOK, False)
    assert isinstance(stage.ui.screen.page, LightPage)


def test_k22_the_referee_is_two_touches_away(setup):
    stage = setup()
    for intent in (AskHelp(), Pick(1)):
        stage.robot.tap(intent)
    stage.robot.press()
    assert options(stage).help is Help.REFEREE
    assert isinstance(stage.ui.screen.page, EnterPage)


def test_k4_the_edition_is_a_switch(setup):
    stage = setup()
    for intent in (AskEdition(), Pick(1)):
        stage.robot.tap(intent)
    stage.robot.press()
    assert options(stage).edition is Edition.GERMAN


def test_k18_what_decides_a_tie_is_a_switch(setup):
    stage = setup()
    for intent in (AskTie(), Pick(1)):
        stage.robot.tap(intent)
    stage.robot.press()
    assert options(stage).tie_rolls


@pytest.mark.parametrize(("count", "is_said"), [(2, True), (3, False), (5, False), (6, True)])
def test_k1_two_and_six_play_too_and_the_range_of_the_box_is_said(setup, count, is_said):
    stage = setup(count)
    assert ("The box says 3 to 5" in said(stage)) is is_said
    stage.robot.press()
    assert stage.match.state.seats == count


def test_the_answers_are_there_the_next_time(setup):
    stage = setup()
    for intent in (AskHelp(), Pick(1), AskEdition(), Pick(1)):
        stage.robot.tap(intent)
    stage.robot.press()
    stage.ui.go(playable(stage).setup(stage.ui, stage.players(4)))
    assert isinstance(stage.ui.screen, BoxSetupScreen)
    assert (stage.ui.screen.draft.help, stage.ui.screen.draft.edition) == (Help.REFEREE, Edition.GERMAN)


def test_a_new_game_of_four_known_players_takes_ten_acts(rehearsal):
    """Tile, box, four chairs, star, star."""
    stage = rehearsal(screen="800x480")
    stage.robot.settle()
    stage.remember(4)
    robot = Counted(stage)
    offers = games_of(stage.ui)
    ways = next(ways for ways in offers if ways[0].name == "lokus")
    robot.tap(home.Choose(offers.index(ways)))
    if len(ways) > 1:
        robot.tap(Pick([way.way for way in ways].index(Way.BOX)))
    for chair in (0, 1, 2, 4):
        robot.tap(seats.SitDown(chair))
    robot.press()
    robot.press()
    assert isinstance(stage.ui.screen, MatchScreen)
    assert robot.acts <= 10
