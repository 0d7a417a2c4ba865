"""One question, a few answers: the answer of the moment is marked, a tap takes another."""

import pytest

from app.ui.kit.parts import Back
from app.ui.screens.choice import Answer, ChoiceScreen, Pick
from app.ui.screens.first.home import HomeScreen
from app.ui.widgets.element import Look
from app.ui.widgets.list_row import ListRow

ANSWERS = (Answer("a", "Apple"), Answer("b", "Bread", "with butter"), Answer(3, "Cake", icon="die"))


@pytest.fixture
def asked(rehearsal):
    """Return a stage that asks, and the list of what was answered."""
    stage, told = rehearsal(), []
    stage.ui.go(ChoiceScreen(stage.ui, "What is for tea?", ANSWERS, "b", told.append))
    stage.robot.settle()
    return stage, told


@pytest.mark.parametrize(("index", "value"), [(0, "a"), (1, "b"), (2, 3)])
def test_a_tap_answers_and_closes(asked, index, value):
    stage, told = asked
    stage.robot.tap(Pick(index))
    assert told == [value]
    assert isinstance(stage.ui.screen, HomeScreen)


def test_only_the_answer_of_the_moment_is_framed_and_checked(asked):
    stage, _ = asked
    rows = {e.name: (e.look, e.signal) for e in stage.robot.scene if isinstance(e, ListRow)}
    assert rows == {"Apple": (Look.REST, ""), "Bread": (Look.CHOSEN, "yes"), "Cake": (Look.REST, "")}


@pytest.mark.parametrize("leave", [lambda robot: robot.tap(Back()), lambda robot: robot.press(1.0)])
def test_going_back_changes_nothing(asked, leave):
    stage, told = asked
    leave(stage.robot)
    assert told == []
    assert isinstance(stage.ui.screen, HomeScreen)


def test_the_answer_may_open_the_next_question(rehearsal):
    """The screen is closed before the answer is told, so what the answer opens stays."""
    stage = rehearsal()

    def ask_more(_value: object) -> None:
        stage.ui.go(ChoiceScreen(stage.ui, "And then?", ANSWERS, None, lambda _v: None))

    stage.ui.go(ChoiceScreen(stage.ui, "What is for tea?", ANSWERS, None, ask_more))
    stage.robot.settle()
    stage.robot.tap(Pick(0))
    assert stage.ui.screen.question == "And then?"


def test_where_nothing_is_framed_the_star_answers_nothing(rehearsal):
    stage, told = rehearsal(), []
    stage.ui.go(ChoiceScreen(stage.ui, "What is for tea?", ANSWERS, None, told.append))
    stage.robot.press()
    assert told == []
    assert isinstance(stage.ui.screen, ChoiceScreen)


def test_the_star_may_open_the_next_question_too(rehearsal):
    stage = rehearsal()
    following = ChoiceScreen(stage.ui, "And then?", ANSWERS, None, lambda _value: None)
    stage.ui.go(ChoiceScreen(stage.ui, "What is for tea?", ANSWERS, "b", lambda _value: stage.ui.go(following)))
    stage.robot.press()
    assert stage.ui.screen is following
