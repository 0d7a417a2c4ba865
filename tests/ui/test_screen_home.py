"""The first screen: what can be begun, what can be gone on with, and the keys beside them."""

import pytest
from locus_at_table import begin

from app.ui.kit.parts import Help
from app.ui.screens.device.settings import SettingsScreen
from app.ui.screens.first import home
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.first.records import RecordsScreen
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.rules import RulesScreen
from app.ui.widgets.star import StarLook
from app.ui.widgets.tile import Tile


@pytest.fixture
def stage(rehearsal):
    stage = rehearsal()
    stage.robot.settle()
    return stage


@pytest.fixture
def waiting(stage):
    """Return a stage on whose table a match waits."""
    begin(stage)
    stage.ui.home()
    stage.robot.settle()
    return stage


def test_every_game_has_one_tile(stage):
    """However many ways a game can be played, it lies on the table once."""
    tiles = [e.name for e in stage.robot.scene if isinstance(e, Tile)]
    assert tiles == sorted({offer.title for offer in stage.ui.covers})


@pytest.mark.parametrize(
    ("key", "screen"),
    [(home.ShowRecords(), RecordsScreen), (home.ShowSettings(), SettingsScreen), (Help(), RulesScreen)],
)
def test_a_key_opens_its_screen_and_the_way_leads_back(stage, key, screen):
    stage.robot.tap(key)
    assert isinstance(stage.ui.screen, screen)
    stage.ui.screen.take_back()
    assert isinstance(stage.ui.screen, HomeScreen)


def test_silence_is_one_touch_and_kept(stage):
    stage.robot.tap(home.Mute())
    assert stage.ui.preferences.is_muted
    stage.robot.tap(home.Mute())
    assert not stage.ui.preferences.is_muted


def test_without_a_match_the_star_is_unused(stage):
    assert stage.ui.screen.star_look is StarLook.UNUSED
    stage.robot.press()
    assert isinstance(stage.ui.screen, HomeScreen)


def test_a_match_that_waits_has_a_ticket_and_arms_the_star(waiting):
    assert waiting.robot.find(home.Resume()) is not None
    assert waiting.ui.screen.star_look is StarLook.ARMED


@pytest.mark.parametrize("act", [lambda robot: robot.press(), lambda robot: robot.tap(home.Resume())])
def test_star_and_ticket_both_go_on(waiting, act):
    act(waiting.robot)
    assert isinstance(waiting.ui.screen, MatchScreen)


def test_a_held_star_takes_nothing_back_here(stage):
    stage.robot.press(1.0)
    assert isinstance(stage.ui.screen, HomeScreen)


@pytest.mark.parametrize("screen", ["800x480", "1024x600", "1280x800", "720x1280"])
def test_a_tile_has_room_for_its_name_above_the_players_also_beside_a_waiting_game(rehearsal, screen):
    stage = rehearsal(screen=screen)
    begin(stage)
    stage.ui.home()
    stage.robot.settle()
    tiles = [element for element in stage.robot.scene if isinstance(element, Tile)]
    assert len(tiles) == 3
    for tile in tiles:
        assert tile.is_wide or tile.bounds.bottom - tile.window.bottom >= 12.0
        assert {tile.name, *tile.beside} == {each.name for each in tiles}
