"""What was opened is let go of when what comes after it fails: the next try finds the folder free."""

import pygame
import pytest

from app import compose
from app.devices.stand_in_die import StandInDie
from app.devices.stand_ins import FakeClock, InstantRunner
from app.errors import StoreFull
from app.table.ports import Health
from app.table.store.store import Store
from app.ui.glass.window import Window
from app.ui.ink.screen_profiles import PROFILES
from app.ui.screens.device.trouble import TroubleScreen
from app.ui.screens.first.home import HomeScreen
from app.ui.stage.sound import SilentSound
from app.ui.stage.thinker import InstantThinker


class News:
    """What is told at the start; so often, there is no room for it."""

    def __init__(self, failures: int, failure: Exception) -> None:
        self._failures = failures
        self._failure = failure

    def __iter__(self):
        if self._failures:
            self._failures -= 1
            raise self._failure
        return iter(())


def assembled(folder, news, *, waits=False):
    profile = PROFILES["800x480"]
    window = Window(pygame.Surface(profile.px), profile)
    return compose.assemble(
        window, FakeClock(), folder, sound=SilentSound(), die=StandInDie(health=Health.ABSENT), states=lambda: (),
        lang="en", default_lang="en", entropy=bytes, thinker=InstantThinker(), runner=InstantRunner(),
        waits=waits, news=news,
    )  # fmt: skip


@pytest.mark.parametrize("failure", [StoreFull("No room."), RuntimeError("a fault")], ids=repr)
def test_a_start_that_fails_after_the_folder_was_opened_lets_go_of_it(tmp_path, failure):
    with pytest.raises(type(failure)) as caught:
        assembled(tmp_path, News(1, failure))
    with Store.open(tmp_path, FakeClock()):
        assert caught.value is failure  # which still holds everything the start had in hand


def test_a_start_that_waits_opens_the_folder_anew(tmp_path, capsys):
    program = assembled(tmp_path, News(1, StoreFull("No room.")), waits=True)
    assert program.store is None
    assert capsys.readouterr().err == "tafelster: No room.\n"
    screen = program.ui.screen
    assert isinstance(screen, TroubleScreen)
    screen.pressed()
    assert isinstance(program.ui.screen, HomeScreen)
    program.close()
    Store.open(tmp_path, FakeClock()).close()
