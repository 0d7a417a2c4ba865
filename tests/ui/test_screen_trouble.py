"""Trouble at the start: said calmly, with a remedy, and tried again by the star."""

import pytest

from app.errors import ConfigTrouble, StoreBusy, StoreFull, StoreLocked, StoreNewer, StoreTrouble, Trouble
from app.ui.screens.device.trouble import TroubleScreen
from app.ui.stage.net import held
from app.ui.widgets.label import Label
from app.ui.words.language import Language
from app.ui.words.trouble_words import said

BUSY = StoreBusy("The folder is used by another tafelster.", "Stop the other one.")
KINDS = (StoreBusy, StoreLocked, StoreFull, StoreNewer, StoreTrouble, ConfigTrouble)


def words(stage):
    """Return the labels on the screen."""
    return [element.wordings for element in stage.robot.scene if isinstance(element, Label)]


def test_it_says_what_is_wrong_what_to_do_and_the_fine_print(rehearsal):
    """The players read a sentence; who repairs it reads the message."""
    stage = rehearsal()
    stage.ui.go(TroubleScreen(stage.ui, BUSY, lambda: None))
    stage.robot.settle()

    assert {*said(stage.ui.language, BUSY), BUSY.what} <= {w for w in words(stage) if isinstance(w, str)}


def test_the_star_tries_again(rehearsal):
    """What works now goes on by itself."""
    stage = rehearsal()
    tries = []
    stage.ui.go(TroubleScreen(stage.ui, BUSY, lambda: tries.append("again")))
    stage.robot.press_button()

    assert tries == ["again"]


def test_another_trouble_takes_the_place_of_the_first(rehearsal):
    """The screen shows what is wrong now, and that it was tried."""
    stage = rehearsal()

    def full():
        raise StoreFull("No room.", "Make room.")

    stage.ui.go(TroubleScreen(stage.ui, BUSY, full))
    stage.robot.press_button()

    assert "No room." in words(stage)
    assert "Tried once more: it is still so." in words(stage)


@pytest.mark.parametrize("code", Language.available)
def test_every_kind_of_trouble_has_words_of_its_own(code):
    """No two kinds are said alike."""
    spoken = [said(Language(code), kind("what", "remedy")) for kind in KINDS]

    assert len(set(spoken)) == len(KINDS)


def test_an_unknown_trouble_is_said_in_general():
    """New kinds are no traceback."""
    assert said(Language("en"), Trouble("?"))[0] == "Something is wrong outside the game."


def test_what_fails_within_a_game_is_told_and_nothing_happens(rehearsal):
    """A notice, not a traceback."""
    stage = rehearsal()

    def full():
        raise StoreFull("No room.", "Make room.")

    assert not held(stage.ui, full)
    assert stage.ui.notice.sentence.startswith("There is no room left")
