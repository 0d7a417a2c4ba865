"""The settings, changed by the robot: each holds at once and is kept."""

import pytest

from app.table import preferences
from app.table.ports import Health
from app.ui.ink.screen_profiles import PROFILES
from app.ui.kit.list_pages import grid_page, list_page
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import Back
from app.ui.screens.choice import Pick
from app.ui.screens.device.levels import Less, More, Silence
from app.ui.screens.device.service import ServiceScreen
from app.ui.screens.device.settings import Open, SettingsScreen
from app.ui.screens.first.people import Meet
from app.ui.screens.first.player import Forget
from app.ui.stage.sound import Cue
from app.ui.widgets.list_row import ListRow


@pytest.fixture
def settings(rehearsal):
    """Return a function that opens the settings of a panel."""

    def open_settings(screen="1280x800"):
        stage = rehearsal(screen=screen)
        stage.ui.go(SettingsScreen(stage.ui))
        stage.robot.settle()
        return stage

    return open_settings


def kept(stage):
    return preferences.load(stage.ui.table.store)


def row(stage, setting):
    element = stage.robot.find(Open(setting))
    assert isinstance(element, ListRow)
    return element


def test_the_language_changes_at_once_and_is_kept(settings):
    stage = settings()
    stage.robot.tap(Open("language"))
    stage.robot.tap(Pick(0))
    assert row(stage, "language").name == "Taal"
    assert kept(stage).lang == "nl"


def test_letters_grow_at_once(settings):
    stage = settings()
    stage.robot.tap(Open("text"))
    stage.robot.tap(Pick(2))
    assert stage.shell.easel.painter.canvas.letters.bigger == 1.5
    assert kept(stage).text_size == "largest"


def test_less_motion(settings):
    stage = settings()
    stage.robot.tap(Open("motion"))
    stage.robot.tap(Pick(1))
    assert kept(stage).motion == "less"


def test_how_the_screen_lies_is_one_question_for_two_preferences(settings):
    stage = settings()
    stage.robot.tap(Open("screen"))
    stage.robot.tap(Pick(2))
    assert (kept(stage).stand, kept(stage).facing) == ("tilted", "fixed")


def test_sound_goes_up_and_down_and_is_heard_at_once(settings):
    stage = settings()
    stage.robot.tap(Open("sound"))
    stage.robot.tap(Less())
    stage.robot.tap(Less())
    assert stage.ui.sound.level == kept(stage).sound == 3
    stage.robot.tap(More())
    assert stage.ui.sound.level == 4


def test_silence_is_one_touch_and_a_step_ends_it(settings):
    stage = settings()
    stage.robot.tap(Open("sound"))
    stage.robot.tap(Silence())
    assert stage.ui.sound.is_muted
    stage.robot.tap(More())
    assert not stage.ui.sound.is_muted


def test_brightness_never_reaches_dark(settings):
    stage = settings()
    stage.robot.tap(Open("brightness"))
    for _ in range(9):
        stage.robot.tap(Less())
    assert kept(stage).brightness == 1


def test_the_star_closes_a_level(settings):
    stage = settings()
    stage.robot.tap(Open("brightness"))
    stage.robot.press()
    assert isinstance(stage.ui.screen, SettingsScreen)


def test_known_players_are_counted_and_can_be_forgotten(settings):
    stage = settings()
    stage.ui.profiles.add("Anna", "moon")
    stage.ui.redraw()
    stage.robot.settle()
    assert row(stage, "players").value == "one known"
    stage.robot.tap(Open("players"))
    stage.robot.tap(Meet(1))
    stage.robot.hold(Forget())
    stage.robot.tap(Back())
    assert row(stage, "players").value == "0 known"


def test_the_device_page_opens(settings):
    stage = settings()
    stage.robot.tap(Open("device"))
    assert isinstance(stage.ui.screen, ServiceScreen)


@pytest.mark.parametrize("screen", PROFILES)
def test_every_setting_is_reached_by_turning_pages(settings, screen):
    stage = settings(screen)
    seen = {intent.setting for intent in stage.robot.intents(Open)}
    if stage.robot.find(TurnTo(1)):
        stage.robot.tap(TurnTo(1))
        seen |= {intent.setting for intent in stage.robot.intents(Open)}
    assert len(seen) == 10


# ---------------------------------------------------------------- pages


@pytest.mark.parametrize("screen", PROFILES)
@pytest.mark.parametrize("count", [0, 1, 5, 6, 23])
def test_pages_hold_every_row_once_and_none_too_low(settings, screen, count):
    stage = settings(screen)
    frame, seen = stage.shell.easel.frame, [range(0)]
    while seen[-1].stop < count:
        shown = list_page(stage.ui, frame, count, len(seen) - 1)
        seen.append(range(shown.first, shown.last))
        assert all(place.h >= 11 and place.inside(frame.stage) for place in shown.places)
    assert [row for page in seen for row in page] == list(range(count))


def test_a_page_too_far_is_the_last_one(settings):
    stage = settings("800x480")
    frame = stage.shell.easel.frame
    assert list_page(stage.ui, frame, 12, 99).last == 12


def test_every_step_of_the_sound_is_heard(settings):
    stage = settings()
    stage.robot.tap(Open("sound"))
    before = [cue for cue, _ in stage.ui.sound.heard].count(Cue.PLACE)
    stage.robot.tap(Less())
    assert [cue for cue, _ in stage.ui.sound.heard].count(Cue.PLACE) == before + 1


def test_the_list_says_what_is_set(settings):
    """Silent is not a level; how the picture lies is told in two words; what was never plugged in is no fault."""
    stage = settings()
    stage.likes(is_muted=True)
    stage.robot.settle()
    assert row(stage, "sound").value == "silent"
    assert row(stage, "screen").value == "flat, turns"
    assert any(state.health is Health.ABSENT for state in stage.ui.devices())
    assert row(stage, "device").value == "in order"
    stage.likes(facing="fixed")
    stage.robot.settle()
    assert row(stage, "screen").value == "flat, fixed"


def test_a_short_list_stands_in_one_column(settings):
    stage = settings()
    places = list_page(stage.ui, stage.shell.easel.frame, 4, 0, columns=2).places
    assert len({place.x for place in places}) == 1


def test_the_last_tile_has_a_page_too(settings):
    frame = settings().shell.easel.frame
    pages = [grid_page(frame, 7, page, across=3, down=2) for page in range(2)]
    assert [(page.first, page.last) for page in pages] == [(0, 6), (6, 7)]
