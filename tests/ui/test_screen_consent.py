"""Taking back: free at once, otherwise the next player is asked."""

import pytest
from locus_at_table import begin, next_move, play_to

from app.games.locus.box.state import Phase
from app.table.match.seats import Side
from app.ui.kit.parts import Help, Undo
from app.ui.screens.match.consent import PATIENCE, ConsentScreen, Deny, take_back
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.stage.sound import Cue
from app.ui.widgets.element import Look
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook


@pytest.fixture
def at_table(rehearsal):
    """Return a stage on which Anna is done and Ben picks; Ben sits at the far side."""
    stage = rehearsal()
    begin(stage, 2, sides=(Side.NEAR, Side.FAR))
    play_to(stage, Phase.PICKING, lambda state: state.current != state.holder)
    stage.ui.home(stage.playable().play(stage.ui))
    stage.robot.settle()
    return stage


def ask(stage):
    """Open the question and let it settle."""
    take_back(stage.ui)
    stage.robot.settle()


def test_inside_a_turn_it_happens_at_once(at_table):
    """Nobody is asked, and it is heard."""
    at_table.match.submit(next_move(at_table.match.state))
    before = at_table.match.version
    ask(at_table)

    assert isinstance(at_table.ui.screen, MatchScreen)
    assert at_table.match.version == before + 1
    assert Cue.TAKE_BACK in [cue for cue, _ in at_table.ui.sound.heard]


def test_nothing_to_take_back_is_said_calmly(rehearsal):
    """A table that has just begun has no moves."""
    stage = rehearsal()
    begin(stage)
    stage.ui.home(stage.playable().play(stage.ui))
    ask(stage)

    assert stage.ui.notice.sentence == "There is nothing to take back."


def test_the_next_player_is_asked_by_name_and_faced(at_table):
    """The question names both players and the move, and turns to the one who is asked."""
    ask(at_table)
    words = [element.wordings for element in at_table.shell.easel.scene if isinstance(element, Label)]

    assert isinstance(at_table.ui.screen, ConsentScreen)
    assert any("Ben, may the last move of Anna be taken back?" in said for said in words)
    assert any("Anna is done" in said for said in words if isinstance(said, str))
    assert at_table.ui.facing is Side.FAR
    assert (at_table.ui.screen.star_look, at_table.ui.screen.star_figure) == (StarLook.CONSENT, "leaf")


def test_the_star_allows_it(at_table):
    """Then it is Anna's turn again, and the log says who allowed it."""
    ask(at_table)
    at_table.robot.press_button()

    assert isinstance(at_table.ui.screen, MatchScreen)
    assert [entry.allowed_by for entry in at_table.match.log if entry.taken_back] == [1]
    assert at_table.ui.facing is Side.NEAR


def test_no_leaves_everything_as_it_was(at_table):
    """A tap on the key closes the question."""
    before = at_table.match.version
    ask(at_table)
    at_table.robot.tap(Deny())

    assert isinstance(at_table.ui.screen, MatchScreen)
    assert at_table.match.version == before
    assert at_table.ui.notice.sentence == "Nothing was taken back."


def test_no_answer_is_a_no(at_table):
    """After twenty seconds the question closes by itself."""
    before = at_table.match.version
    ask(at_table)
    at_table.robot.wait(PATIENCE - 3.0)
    still_asks = isinstance(at_table.ui.screen, ConsentScreen)
    at_table.robot.wait(3.0)

    assert still_asks
    assert isinstance(at_table.ui.screen, MatchScreen)
    assert at_table.match.version == before


def test_a_held_star_is_no_yes(at_table):
    """Only a press allows."""
    before = at_table.match.version
    ask(at_table)
    at_table.robot.press_button(1.0)

    assert isinstance(at_table.ui.screen, ConsentScreen)
    assert at_table.match.version == before


def test_the_question_closes_when_the_match_goes_on(at_table):
    """What was asked about is not the last move any more: that is a no."""
    ask(at_table)
    at_table.match.submit(next_move(at_table.match.state))
    before = at_table.match.version
    at_table.robot.wait(0.1)

    assert isinstance(at_table.ui.screen, MatchScreen)
    assert at_table.match.version == before
    assert at_table.ui.notice.sentence == "Nothing was taken back."


def test_after_help_the_picture_turns_back_to_who_is_asked(at_table):
    ask(at_table)
    at_table.robot.tap(Help())
    at_table.ui.face(Side.NEAR)
    at_table.ui.back()
    at_table.robot.settle()

    assert isinstance(at_table.ui.screen, ConsentScreen)
    assert at_table.ui.facing is Side.FAR


def test_before_anybody_moved_the_key_is_off(rehearsal):
    stage = rehearsal()
    begin(stage)
    stage.ui.home(stage.playable().play(stage.ui))
    stage.robot.settle()

    assert stage.robot.find(Undo()).look is Look.OFF
