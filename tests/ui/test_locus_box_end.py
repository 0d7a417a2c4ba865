"""The result of Locus beside the box: what its keys lead to, by touch."""

import pytest
from locus_at_table import begin, play_to

from app.games.locus.box.state import Phase
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.match.end_page import GoHome, Rematch
from app.ui.screens.match.end_page import ShowLog as ShowLogOfResult
from app.ui.screens.match.log import LogScreen


@pytest.fixture
def over(rehearsal):
    """Return a table on which a game of three has ended."""
    stage = rehearsal()
    stage.likes(motion="less")
    begin(stage, 3)
    play_to(stage, Phase.OVER)
    stage.ui.home(stage.playable().play(stage.ui))
    stage.robot.settle()
    return stage


def test_the_key_plays_again_and_the_next_seat_begins(over):
    stage = over
    before = stage.match
    stage.robot.tap(Rematch())
    assert stage.match is not before
    assert stage.match.players == before.players
    assert stage.match.setup.first == (before.setup.first + 1) % 3


def test_the_same_cards_can_be_played_again(over):
    stage = over
    before = stage.match
    stage.robot.tap(Rematch(is_same=True))
    assert (stage.match.code, stage.match.setup) == (before.code, before.setup)
    assert stage.match.id != before.id


def test_the_result_leads_home_and_to_the_log(over):
    stage = over
    stage.robot.tap(ShowLogOfResult())
    assert isinstance(stage.ui.screen, LogScreen)
    stage.ui.back()
    stage.robot.settle()
    stage.robot.tap(GoHome())
    assert isinstance(stage.ui.screen, HomeScreen)
    assert stage.ui.table.match is None
