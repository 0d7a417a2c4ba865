"""The first game of Lokus: learnt by touching what is ringed, with everything that happens in a round."""

import pytest

from app.games.game import Way
from app.games.lokus.events import CardBlocked, CardSnubbed, CleanedUp, PlacerNamed
from app.ui.play.lokus.both.intents import PickCard, PickLine
from app.ui.play.lokus.screen.lesson import act
from app.ui.play.lokus.words.lesson import LESSON_WORDS
from app.ui.screens.first.seats import SeatsScreen
from app.ui.screens.match.lesson_steps import Go, Press
from app.ui.widgets.ring import Ring

PANELS = ("800x480", "1280x800", "720x1280")


def opened(rehearsal, step=0, act=0, **wishes):
    """Open the first game and go to a step of it by its own acts."""
    stage = rehearsal(**wishes)
    stage.ui.go(stage.playable("lokus", Way.SCREEN).lesson(stage.ui))
    stage.robot.settle()
    while (stage.ui.screen.step, stage.ui.screen.act) < (step, act):
        do(stage)
    return stage


def do(stage):
    """Do what is asked for: touch what has the ring, or press the star."""
    wanted = stage.ui.screen.wanted
    if isinstance(wanted, Go | Press):
        stage.robot.press()
    else:
        stage.robot.tap(wanted)


@pytest.mark.parametrize("screen", PANELS)
def test_the_whole_of_it_is_played_by_touch_and_star(rehearsal, screen):
    """It ends at the seats of a game of one's own, and nothing of it is kept."""
    stage = opened(rehearsal, screen=screen)
    lesson = stage.ui.screen
    while stage.ui.screen is lesson:
        do(stage)
    assert isinstance(stage.ui.screen, SeatsScreen)
    assert (stage.ui.table.match, stage.ui.table.unfinished(), stage.ui.records.all()) == (None, (), ())


def test_the_learner_meets_a_tie_a_roll_a_blocked_card_and_a_clean_up(rehearsal):
    """The deal was chosen for it."""
    stage = opened(rehearsal, step=19)
    events = [event for entry in stage.ui.screen.match.log for event in entry.events]
    mine = {type(event) for event in events if getattr(event, "seat", None) == 0}
    assert {CardSnubbed, CardBlocked, CleanedUp} <= mine
    assert any(isinstance(event, PlacerNamed) and len(event.tied) == 2 for event in events)


def test_every_act_has_its_ring(rehearsal):
    stage = opened(rehearsal)
    for _ in range(30):
        rings = [element for element in stage.robot.scene if isinstance(element, Ring)]
        assert len(rings) == 1, stage.ui.screen.step
        do(stage)


def test_a_reader_who_takes_long_finds_the_hand_still_open(rehearsal):
    """In the lesson nobody else is about."""
    stage = opened(rehearsal, step=1)
    stage.robot.wait(90)
    assert stage.robot.find(PickCard) is not None


def test_going_back_finds_the_moment_before(rehearsal):
    stage = opened(rehearsal, step=9)
    before = [element for element in stage.robot.scene if not hasattr(element, "glow")]
    do(stage)
    stage.robot.press(1.0)
    assert [element for element in stage.robot.scene if not hasattr(element, "glow")] == before


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_sentences_are_short(rehearsal, lang):
    stage = rehearsal(lang=lang)
    for text in LESSON_WORDS.values():
        assert len(stage.ui.t(text).split()) <= 25


@pytest.mark.parametrize("text", ["pick 13r", "line 2", "jump", ""])
def test_what_cannot_be_done_is_quoted(text):
    with pytest.raises(ValueError, match=text.split()[-1] if text else "nothing"):
        act(text)


def test_acts_are_read():
    assert isinstance(act("pick 1r"), PickCard)
    assert act("line 1") == PickLine(1)
