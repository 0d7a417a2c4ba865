"""The pause: its clock, its keys, and the ways out of a game."""

import pytest
from locus_at_table import begin, play_to
from measures import findings
from scenes import SCENES
from stage_set import shown, staged

from app.games.locus.box.state import Phase
from app.table.match.code_words import words
from app.table.match.journal import Status
from app.ui.screens.device.settings import SettingsScreen
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.match.log import LogScreen
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.pause import Brighten, Leave, Mute, PauseScreen, ShowLog, ShowRules, ShowSettings, Sound, Stop
from app.ui.screens.match.rules import RulesScreen
from app.ui.stage import places
from app.ui.widgets.seat_marker import SeatLook, SeatMarker


@pytest.fixture
def paused(rehearsal):
    """Return a stage with a match of three under a pause."""
    stage = rehearsal()
    begin(stage)
    stage.ui.home(stage.playable().play(stage.ui))
    stage.robot.settle()
    stage.ui.open(places.Pause())
    stage.robot.settle()
    return stage


def test_a_pause_stops_the_clock_of_the_match(paused):
    """However long it lasts, nobody plays meanwhile."""
    before = paused.match.played_seconds(paused.ui.now)
    paused.clock.turn(300.0)

    assert before == paused.match.played_seconds(paused.ui.now)
    assert paused.match.is_paused


def test_the_star_plays_on(paused):
    """A press leads back into the game, and the clock runs again."""
    paused.robot.press()

    assert isinstance(paused.ui.screen, MatchScreen)
    assert not paused.match.is_paused


def test_three_seconds_on_the_star_pause_a_game(rehearsal):
    """The long hold opens the pause from the game itself."""
    stage = rehearsal()
    begin(stage)
    stage.ui.home(stage.playable().play(stage.ui))
    stage.robot.settle()
    stage.robot.press_button(3.2)

    assert isinstance(stage.ui.screen, PauseScreen)


@pytest.mark.parametrize(
    ("key", "screen"), [(ShowRules, RulesScreen), (ShowLog, LogScreen), (ShowSettings, SettingsScreen)]
)
def test_a_key_opens_a_screen_that_leads_back_here(paused, key, screen):
    """Rules, log and settings are one tap away, and the pause lasts."""
    paused.robot.tap(key())
    opened = paused.ui.screen
    paused.ui.back()

    assert isinstance(opened, screen)
    assert isinstance(paused.ui.screen, PauseScreen)
    assert paused.match.is_paused


def test_silence_is_one_tap_and_so_is_sound(paused):
    """The mute key says what it does next."""
    paused.robot.tap(Mute())
    was_muted = paused.ui.preferences.is_muted
    paused.robot.tap(Mute())

    assert (was_muted, paused.ui.preferences.is_muted) == (True, False)


def test_louder_lets_a_silent_table_be_heard_at_its_old_level(paused):
    """A tap on plus does not jump to another level when it was silent."""
    level = paused.ui.preferences.sound
    paused.robot.tap(Mute())
    paused.robot.tap(Sound(1))

    assert (paused.ui.preferences.is_muted, paused.ui.preferences.sound) == (False, level)


def test_steppers_stop_at_their_ends(paused):
    """Nothing gets darker than the first step or louder than the last."""
    for _ in range(10):
        paused.robot.tap(Brighten(-1))
        paused.robot.tap(Sound(1))

    assert (paused.ui.preferences.brightness, paused.ui.preferences.sound) == (1, 8)


def test_home_leaves_the_game_to_be_played_on(paused):
    """The match stays on the table, its clock stands still."""
    match = paused.match
    paused.robot.tap(Leave())

    assert isinstance(paused.ui.screen, HomeScreen)
    assert paused.ui.table.match is match
    assert match.is_paused


def test_a_tap_does_not_stop_the_game(paused):
    """What destroys must be held."""
    paused.robot.tap(Stop())

    assert paused.match.status is Status.OPEN
    assert isinstance(paused.ui.screen, PauseScreen)


def test_holding_stop_ends_the_game_by_agreement(paused):
    """After a second and a half the match is over and the table empty."""
    match = paused.match
    paused.robot.hold(Stop())

    assert match.status is Status.STOPPED
    assert paused.ui.table.match is None
    assert isinstance(paused.ui.screen, HomeScreen)


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("panel", ["720x1280", "1280x800"])
def test_the_longest_code_there_is_can_be_read(panel, lang):
    """A code is four words, of which all four may be the longest of the list: it then stands on two lines."""
    longest = max(range(256), key=lambda number: len(words(lang)[number]))
    with staged(lang=lang) as stage:
        SCENES["lbox-pause"](stage)  # nothing is hidden there: its code is told at any time
        stage.match.code = int.from_bytes(bytes([longest]) * 4, "big")
        showing = shown(stage, panel, 0, "largest")
        said = " ".join(each.text.text for each in showing.texts)

    assert said.count(words(lang)[longest]) == 4
    assert findings(showing) == []


def test_softer_leaves_a_silent_table_silent(paused):
    level = paused.ui.preferences.sound
    paused.robot.tap(Mute())
    paused.robot.tap(Sound(-1))

    assert (paused.ui.preferences.is_muted, paused.ui.preferences.sound) == (True, level)


def test_that_the_game_was_ended_is_said(paused):
    paused.robot.hold(Stop())

    assert paused.ui.notice.sentence == "The game was ended by agreement."


def test_a_game_that_is_over_cannot_be_ended(rehearsal):
    """Its pause leads to log, rules and home, and destroys nothing."""
    stage = rehearsal()
    begin(stage)
    play_to(stage, Phase.OVER)
    stage.ui.home(stage.playable().play(stage.ui))
    stage.ui.open(places.Pause())
    stage.robot.settle()

    assert stage.robot.find(Leave()) is not None
    assert stage.robot.find(Stop()) is None


def test_the_pause_marks_the_seat_that_acts(rehearsal):
    """Its figure stands large, and of all seats it alone has the turn."""
    stage = rehearsal()
    begin(stage)
    play_to(stage, Phase.PICKING, lambda state: state.current == 1)
    stage.ui.home(stage.playable().play(stage.ui))
    stage.ui.open(places.Pause())
    stage.robot.settle()
    markers = [element for element in stage.robot.scene if isinstance(element, SeatMarker)]

    assert len(markers) == 1 + 3
    assert [each.figure for each in markers if each.look is SeatLook.TURN] == [stage.match.players[1].figure] * 2


def test_a_game_that_was_left_has_its_clock_running_again(paused):
    paused.robot.tap(Leave())
    assert paused.match.is_paused
    paused.robot.press()

    assert isinstance(paused.ui.screen, MatchScreen)
    assert not paused.match.is_paused


def test_a_result_does_not_shine_all_night(rehearsal):
    """A game that is over may go dark, as the first screen."""
    stage = rehearsal()
    begin(stage)
    play_to(stage, Phase.OVER)
    stage.ui.home(stage.playable().play(stage.ui))
    stage.robot.settle()
    stage.clock.turn(700.0)
    stage.robot.wait(0.1)

    assert stage.shell.window.dark == 1.0
