"""The first time this device is switched on: its language is asked for, the star is shown, then there is the home."""

from contextlib import ExitStack

import pytest

from app import compose
from app.devices.stand_in_die import StandInDie
from app.devices.stand_ins import FakeClock, InstantRunner
from app.table import preferences
from app.table.ports import Health
from app.ui.glass.window import Window
from app.ui.kit.parts import Back
from app.ui.screens.choice import ChoiceScreen, Pick
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.first.star_lesson import Skip, StarLessonScreen
from app.ui.stage.robot import Robot
from app.ui.stage.sound import SilentSound
from app.ui.stage.thinker import InstantThinker

PRESS, HOLD, LONG = 0.12, 1.0, 3.2


class Started:
    """A program that was switched on, and a robot in front of it."""

    def __init__(self, folder, *, lang=None, greets=True):
        clock = FakeClock()
        self.program = compose.assemble(
            Window.open("800x480", is_window=True),
            clock,
            folder,
            sound=SilentSound(),
            die=StandInDie(health=Health.ABSENT),
            states=lambda: (),
            lang=lang,
            default_lang="nl",
            entropy=bytes,
            thinker=InstantThinker(),
            runner=InstantRunner(),
            greets=greets,
        )
        self.ui = self.program.ui
        self.robot = Robot(self.program.shell, clock)
        self.robot.settle()


@pytest.fixture
def start(tmp_path):
    """Return a function that switches the program on in one folder; what ran before is switched off."""
    with ExitStack() as stack:
        running = []

        def on(**wishes):
            for before in running:
                before.program.close()
            running[:] = [Started(tmp_path, **wishes)]
            return running[0]

        stack.callback(lambda: [each.program.close() for each in running])
        yield on


def kept(device):
    return preferences.load(device.ui.table.store)


def answer(device, code):
    """Choose a language by its code."""
    values = [each.value for each in device.ui.screen.answers]
    device.robot.tap(Pick(values.index(code)))


def test_first_the_language_is_asked_in_that_of_the_device(start):
    device = start()
    assert isinstance(device.ui.screen, ChoiceScreen)
    assert device.ui.screen.chosen == "nl"
    assert {each.name for each in device.ui.screen.answers} == {"Nederlands", "English"}


@pytest.mark.parametrize("code", ["nl", "en"])
def test_then_the_star_is_shown_in_that_language(start, code):
    device = start()
    answer(device, code)
    assert isinstance(device.ui.screen, StarLessonScreen)
    assert device.ui.language.code == code
    assert kept(device).lang == code


def test_the_star_learnt_leads_home(start):
    device = start()
    answer(device, "en")
    for seconds in (PRESS, HOLD, LONG, PRESS):
        device.robot.press(seconds)
    assert isinstance(device.ui.screen, HomeScreen)
    assert kept(device).lesson_seen


def test_the_second_time_the_home_is_there_at_once(start):
    """Also if the lesson was left: nobody is asked twice."""
    device = start()
    answer(device, "en")
    device.robot.tap(Skip())
    again = start()
    assert isinstance(again.ui.screen, HomeScreen)
    assert again.ui.language.code == "en"
    assert len(again.ui.stack) == 1


def test_a_question_that_was_not_answered_is_asked_again(start):
    """Going back keeps the language of the device for this time."""
    device = start()
    device.robot.tap(Back())
    assert isinstance(device.ui.screen, StarLessonScreen)
    assert device.ui.language.code == "nl"
    assert isinstance(start().ui.screen, ChoiceScreen)


@pytest.mark.parametrize("wishes", [{"lang": "en"}, {"greets": False}])
def test_who_gives_the_language_or_only_rehearses_is_not_greeted(start, wishes):
    assert isinstance(start(**wishes).ui.screen, HomeScreen)
