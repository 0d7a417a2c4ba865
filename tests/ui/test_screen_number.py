"""A number typed on large keys: digits that would make an impossible one are off, the star takes a good one."""

import pytest

from app.ui.kit.keypad import Digit, Erase
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.number import NumberScreen, Unknown
from app.ui.widgets.element import Look
from app.ui.widgets.star import StarLook


@pytest.fixture
def asked(rehearsal):
    """Return a function that asks for a number from 6 to 200, and the list of what was answered."""
    told: list[int | None] = []

    def ask(value=None):
        stage = rehearsal()
        stage.ui.go(NumberScreen(stage.ui, "How many?", told.append, least=6, most=200, value=value, unknown="?"))
        stage.robot.settle()
        return stage

    return ask, told


def typed(stage, digits):
    for digit in digits:
        stage.robot.tap(Digit(int(digit)))
    return stage.ui.screen


@pytest.mark.parametrize("digits", ["6", "48", "200"])
def test_the_star_takes_a_number_in_its_bounds(asked, digits):
    ask, told = asked
    stage = ask()
    assert typed(stage, digits).star_look is StarLook.ARMED
    stage.robot.press()
    assert told == [int(digits)]
    assert isinstance(stage.ui.screen, HomeScreen)


@pytest.mark.parametrize("digits", ["", "5", "0"])
def test_the_star_takes_no_other(asked, digits):
    ask, told = asked
    stage = ask()
    assert typed(stage, digits).star_look is StarLook.NOT_YET
    stage.robot.press()
    assert told == []
    assert isinstance(stage.ui.screen, NumberScreen)


def test_a_digit_that_makes_it_too_large_is_off_and_does_nothing(asked):
    stage = asked[0]()
    typed(stage, "21")
    assert stage.robot.find(Digit(0)).look is Look.OFF or stage.ui.screen.value * 10 <= 200
    typed(stage, "9")
    assert stage.ui.screen.value == 21


def test_the_first_digit_replaces_the_number_that_stood_there(asked):
    """The next one goes behind it."""
    stage = asked[0](value=48)
    assert typed(stage, "3").value == 3
    assert typed(stage, "0").value == 30


def test_erasing_goes_digit_by_digit(asked):
    stage = asked[0]()
    typed(stage, "123")
    for left in (12, 1, None, None):
        stage.robot.tap(Erase())
        assert stage.ui.screen.value == left


def test_a_number_that_stood_there_can_be_taken_as_it_is(asked):
    ask, told = asked
    ask(value=48).robot.press()
    assert told == [48]


def test_nobody_has_to_know(asked):
    ask, told = asked
    ask().robot.tap(Unknown())
    assert told == [None]
