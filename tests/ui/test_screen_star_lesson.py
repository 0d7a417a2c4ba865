"""The star lesson, learnt by doing: each step only goes on when it was done, and nobody is asked twice."""

import pytest

from app.table import preferences
from app.ui.kit.parts import Back
from app.ui.screens.first.star_lesson import Skip, StarLessonScreen

PRESS, HOLD, LONG = 0.12, 1.0, 3.2


@pytest.fixture
def lesson(rehearsal):
    """Return a stage that stands on the lesson."""
    stage = rehearsal(screen="1024x600")
    stage.ui.go(StarLessonScreen(stage.ui))
    stage.robot.settle()
    return stage


def has_seen(stage):
    return preferences.load(stage.ui.table.store).lesson_seen


def test_press_hold_hold_on_and_done(lesson):
    for seconds in (PRESS, HOLD, LONG):
        lesson.robot.press(seconds)
    assert lesson.ui.screen.step == 3
    lesson.robot.press()
    assert has_seen(lesson)
    assert len(lesson.ui.stack) == 1


def test_the_button_teaches_as_well(lesson):
    for seconds in (PRESS, HOLD, LONG):
        lesson.robot.press_button(seconds)
    assert lesson.ui.screen.step == 3


@pytest.mark.parametrize(("done", "other"), [((), HOLD), ((PRESS,), LONG), ((PRESS, HOLD), PRESS)])
def test_another_act_than_asked_goes_no_further_and_says_so(lesson, done, other):
    for seconds in done:
        lesson.robot.press(seconds)
    before = lesson.ui.screen._sentence()
    lesson.robot.press(other)
    assert lesson.ui.screen.step == len(done)
    assert lesson.ui.screen._sentence() != before


def test_the_lesson_takes_ten_seconds(lesson):
    began = lesson.clock.now()
    for seconds in (PRESS, HOLD, LONG, PRESS):
        lesson.robot.press(seconds)
    assert lesson.clock.now() - began <= 10


@pytest.mark.parametrize("way", [Skip(), Back()])
def test_skipping_counts_as_seen(lesson, way):
    lesson.robot.tap(way)
    assert has_seen(lesson)
    assert len(lesson.ui.stack) == 1
