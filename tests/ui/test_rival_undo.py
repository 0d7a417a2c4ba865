"""Taking back at a table with bots: nobody asks a bot, and a plan for another moment is dropped."""

import pytest
from rival_table import TURN, SlowThinker, moves, sit, turn, watched

from app.games.game import Seat
from app.games.locus.screen.moves import Discard, Done, Pick
from app.ui.kit.parts import Redo, Undo
from app.ui.play.locus.screen.turn_page import TurnPage
from app.ui.screens.match.consent import ConsentScreen, Deny
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.stage import places
from app.ui.widgets.label import Label


@pytest.fixture
def table(rehearsal):
    """Return a function that seats people and bots and shows the table."""

    def at(*levels, thinker=None, **wishes):
        stage = rehearsal(screen="800x480")
        stage.likes(motion="less")
        if thinker is not None:
            stage.ui.thinker = thinker
        sit(stage, *levels, **wishes)
        return stage

    return at


def undone(stage, act=None):
    """Undo past bots: the person is told how many moves go back, and allows it."""
    (act or (lambda: stage.robot.tap(Undo())))()
    assert isinstance(stage.ui.screen, ConsentScreen)
    assert len(moves(stage)) > 3
    stage.robot.press()


@pytest.mark.parametrize("way", ["key", "star"])
@pytest.mark.parametrize("seconds", [0.8, 3.0])
def test_undo_goes_back_past_the_bot_to_the_own_move(table, way, seconds):
    """No bot is asked, whether it is in the middle of its turn or done with it."""
    stage = table("", "easy")
    turn(stage)
    watched(stage, seconds)
    stage.robot.settle()
    undone(stage, None if way == "key" else lambda: stage.robot.press(1.0))
    assert isinstance(stage.ui.screen, MatchScreen)
    assert moves(stage) == [(0, "Pick"), (0, "Discard")]
    assert stage.match.acting == (0,)
    assert type(stage.ui.screen.page) is TurnPage


def test_a_step_further_back_is_the_step_before(table):
    stage = table("", "easy")
    turn(stage)
    watched(stage, 3.0)
    undone(stage)
    stage.robot.tap(Undo())
    assert moves(stage) == [(0, "Pick")]


def test_how_many_moves_go_back_and_whose_is_said_before_it_happens(table):
    stage = table("", "easy", "middle")
    turn(stage)
    watched(stage, 6.0)
    assert len(moves(stage)) > 6
    stage.robot.tap(Undo())
    said = [e.wordings for e in stage.robot.scene if isinstance(e, Label)]
    assert "Anna, do you take this back?" in said
    counts = {seat: sum(mover == seat for mover, _ in moves(stage)) for seat in (1, 2)}
    sentence = f"{sum(counts.values()) + 1} moves go back: {counts[2]} of Cornelia, {counts[1]} of Ben and 1 of Anna."
    assert sentence in said
    before = moves(stage)
    stage.robot.tap(Deny())
    assert moves(stage) == before


def test_among_people_and_bots_the_next_person_is_asked(table):
    stage = table("", "easy", "")
    turn(stage)
    watched(stage, 3.0)
    stage.robot.tap(Undo())
    assert isinstance(stage.ui.screen, ConsentScreen)
    assert stage.ui.screen.asked.name == "Cornelia"


def test_before_anybody_moved_nothing_is_taken_back(table):
    """A bot that begins has nobody's move before it; it does not play its turn twice."""
    stage = table("easy", "")
    watched(stage, 3.0)
    assert stage.match.acting == (1,)
    played = moves(stage)
    stage.robot.tap(Undo())
    assert moves(stage) == played
    assert stage.ui.notice.sentence == "There is nothing to take back."
    assert stage.match.acting == (1,)


def test_a_person_after_a_bot_takes_back_without_asking_it(table):
    """Of two people the other one is asked, past a bot between them."""
    stage = table("", "easy", "")
    turn(stage)
    watched(stage, 3.0)
    undone(stage)
    assert isinstance(stage.ui.screen, MatchScreen)
    assert stage.match.acting == (0,)


def test_a_plan_made_before_a_take_back_is_dropped(table):
    """It answers too late: nothing of it is played, and a new one is asked for."""
    thinker = SlowThinker()
    stage = table("", "easy", thinker=thinker)
    turn(stage)
    watched(stage, 1.0)
    assert len(thinker.asked) == 1
    stage.robot.tap(Undo())
    thinker.answer(0)
    assert watched(stage, 2.0) == []
    stage.ui.screen.submit(Done(Seat(0)))
    watched(stage, 1.0)
    assert len(thinker.asked) == 2
    assert moves(stage)[3:] == []
    thinker.answer()
    watched(stage, 3.0)
    assert moves(stage)[3:] == [(1, name) for name in TURN]


def test_an_old_answer_does_not_come_in_a_new_turn_of_the_bot(table):
    """The person plays otherwise after taking back: the card the bot wanted is gone."""
    thinker = SlowThinker()
    stage = table("", "easy", thinker=thinker)
    for move in (Pick(Seat(0), stage.match.state.untaken[0].id), Discard(Seat(0)), Done(Seat(0))):
        stage.ui.screen.submit(move)
    watched(stage, 0.5)
    wanted = stage.match.state.untaken[0].id
    for _ in range(3):
        stage.robot.tap(Undo())
    for move in (Pick(Seat(0), wanted), Discard(Seat(0)), Done(Seat(0))):
        stage.ui.screen.submit(move)
    thinker.answer(0)
    watched(stage, 2.0)
    assert moves(stage)[3:] == []
    thinker.answer(1)
    watched(stage, 3.0)
    assert moves(stage)[3:] == [(1, name) for name in TURN]


def test_the_rest_of_a_plan_is_dropped_with_a_take_back(table):
    stage = table("", "easy")
    turn(stage)
    watched(stage, 0.8)
    assert len(moves(stage)) == 4
    undone(stage)
    watched(stage, 3.0)
    assert moves(stage) == [(0, "Pick"), (0, "Discard")]
    stage.ui.screen.submit(Done(Seat(0)))
    watched(stage, 3.0)
    assert moves(stage)[3:] == [(1, name) for name in TURN]
    assert stage.ui.notice is None


def test_a_plan_is_dropped_though_the_bot_is_asked_as_before(table):
    """In the log a step was taken back and brought back, while the table was not looked at."""
    stage = table("", "easy")
    turn(stage)
    watched(stage, 0.8)
    stage.ui.open(places.Log())
    stage.robot.settle()
    stage.robot.tap(Undo())
    stage.robot.press()
    stage.robot.tap(Redo())
    assert moves(stage) == [(0, name) for name in TURN]
    stage.ui.back()
    watched(stage, 3.0)
    assert moves(stage)[3:] == [(1, name) for name in TURN]
    assert stage.ui.notice is None


def test_what_a_bot_did_can_be_brought_back(table):
    """The own move is there again first."""
    stage = table("", "easy")
    turn(stage)
    watched(stage, 3.0)
    undone(stage)
    stage.robot.tap(Redo())
    assert moves(stage)[:3] == [(0, name) for name in TURN]


def test_no_bot_is_asked_though_it_is_the_next(table):
    """One bot is done, another one is to move: the next person is asked."""
    stage = table("", "easy", "middle", "")
    turn(stage)
    while stage.match.acting != (2,):
        watched(stage, 1 / 60)
    stage.robot.tap(Undo())
    assert isinstance(stage.ui.screen, ConsentScreen)
    assert stage.ui.screen.asked.name == stage.match.players[3].name
