"""The device page: every part with its state in words, signal and icon, told anew when it changes."""

from pathlib import Path

import pytest

from app.said import said as said_by
from app.table.ports import DeviceState, Health
from app.ui.kit.pager import TurnTo
from app.ui.screens.device.service import DeviceScreen, LookAt, ServiceScreen, TryStar
from app.ui.widgets.device_row import SIGNALS, DeviceRow
from app.ui.widgets.label import Label
from app.ui.words.device_words import HEALTHS, NAMES, REMEDIES, WITHOUT
from app.ui.words.language import Language


@pytest.fixture
def service(rehearsal):
    """Return a function that opens the page over given states, which may be changed afterwards."""

    def open_service(*states, screen="1280x800"):
        stage = rehearsal(screen=screen)
        now = list(states)
        stage.ui.devices = lambda: tuple(now)
        stage.ui.go(ServiceScreen(stage.ui))
        stage.robot.settle()
        return stage, now

    return open_service


def rows(stage):
    return {e.name: e for e in stage.robot.scene if isinstance(e, DeviceRow)}


def said(stage):
    return [e.wordings for e in stage.robot.scene if isinstance(e, Label)]


@pytest.mark.parametrize("health", Health)
def test_every_health_has_words_and_a_signal_with_an_icon(service, health):
    stage, _ = service(DeviceState("die", health))
    row = rows(stage)["Die on the cable"]
    assert row.health == HEALTHS[health][1]
    assert row.signal in SIGNALS


def test_no_two_healths_look_alike():
    assert len({signal for signal, _ in HEALTHS.values()}) == len(Health)
    assert len(set(SIGNALS.values())) == len(SIGNALS)


def test_what_a_device_says_is_told_in_the_language_of_the_table(service):
    stage, _ = service(
        DeviceState("button", Health.ERROR, said_by("GPIO{pin} cannot be read ({error}).", pin=17, error="x"))
    )
    stage.ui.language = Language("nl")
    stage.robot.tap(LookAt("button"))
    assert "GPIO17 is niet te lezen (x)." in said(stage)


@pytest.mark.parametrize("name", NAMES)
def test_a_device_in_error_says_what_to_do_and_why(service, name):
    stage, _ = service(DeviceState(name, Health.ERROR, "GPIO17 cannot be read."))
    stage.robot.tap(LookAt(name))
    assert REMEDIES[name] in said(stage)
    assert "GPIO17 cannot be read." in said(stage)


@pytest.mark.parametrize("name", NAMES)
def test_an_absent_device_says_how_the_game_goes_on(service, name):
    stage, _ = service(DeviceState(name, Health.ABSENT))
    assert next(iter(rows(stage).values())).remedy == WITHOUT[name]


def test_a_device_nobody_foresaw_goes_by_its_own_name(service):
    stage, _ = service(DeviceState("smoke machine", Health.OK))
    assert "smoke machine" in rows(stage)


def test_a_change_is_noticed_while_the_page_is_open(service):
    stage, now = service(DeviceState("sound", Health.STARTING))
    now[0] = DeviceState("sound", Health.OK)
    stage.robot.settle()
    assert rows(stage)["Sound"].health == "works"


def test_the_page_of_one_device_notices_too(service):
    stage, now = service(DeviceState("sound", Health.STARTING))
    stage.robot.tap(LookAt("sound"))
    now.clear()
    stage.robot.settle()
    assert "not there" in said(stage)


def test_the_store_tells_where_the_games_lie(service):
    stage, _ = service(DeviceState("store", Health.OK))
    stage.ui.folder = Path("/somewhere/long/enough/to/be/broken/tafelster")
    stage.robot.tap(LookAt("store"))
    assert isinstance(stage.ui.screen, DeviceScreen)
    wordings = next(words for words in said(stage) if isinstance(words, tuple))
    assert wordings[0].endswith("/somewhere/long/enough/to/be/broken/tafelster")
    assert all("".join(words.split("\n")[1:]) == str(stage.ui.folder) for words in wordings)


def test_all_devices_are_reached_on_the_smallest_panel(service):
    stage, _ = service(*(DeviceState(name, Health.OK) for name in NAMES), screen="800x480")
    seen = set(rows(stage))
    while (key := stage.robot.find(TurnTo(stage.ui.screen.page + 1))) is not None:
        stage.robot.tap(key.tap)
        seen |= set(rows(stage))
    assert len(seen) == len(NAMES)


def test_the_star_test_counts_every_kind_of_press(service):
    stage, _ = service()
    stage.robot.tap(TryStar())
    for seconds in (0.1, 0.1, 1.0, 3.2):
        stage.robot.press_button(seconds)
    assert stage.ui.screen.count == type(stage.ui.screen.count)(2, 1, 1)


def test_every_word_about_devices_is_dutch_too():
    dutch = Language("nl")
    words = [name for _, name in NAMES.values()] + [*WITHOUT.values(), *REMEDIES.values()]
    words += [text for _, text in HEALTHS.values()]
    assert [word for word in words if dutch.t(word) == word] == []


def test_a_store_in_trouble_says_why_instead_of_where(service):
    stage, _ = service(DeviceState("store", Health.ERROR, "The card is full."))
    stage.robot.tap(LookAt("store"))
    assert "The card is full." in said(stage)
