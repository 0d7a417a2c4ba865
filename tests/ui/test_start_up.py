"""Pulling the plug is the pause button: the game that was in play is on the screen again, others wait to be found."""

import pytest
from locus_at_table import begin, next_move
from stage_set import Stage

from app.table.match.journal import Status
from app.table.match.seats import Side
from app.ui.kit.parts import Back
from app.ui.screens.first import home
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.first.record_lines import LookBack, PlayOn
from app.ui.screens.first.records import RecordsScreen, Show, Tab
from app.ui.screens.match.log import LogScreen
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.pause import Leave, PauseScreen, Stop
from app.ui.widgets.ticket import Ticket


class Device:
    """A device that can be switched off, without a word, and on."""

    def __init__(self, folder):
        self.folder = folder
        self.stage = None

    def on(self):
        """Switch on, after the power was cut."""
        if self.stage is not None:
            self.stage.close()
        self.stage = Stage(self.folder, screen="800x480")
        self.stage.robot.settle()
        return self.stage


@pytest.fixture
def device(tmp_path):
    """Return a device that is on."""
    device = Device(tmp_path)
    device.on()
    yield device
    device.stage.close()


def plays(stage, seats=3, sides=()):
    """Begin a game and show it; return its number."""
    begin(stage, seats, sides=sides)
    stage.ui.home(stage.playable().play(stage.ui))
    stage.robot.settle()
    return stage.match.id


def leaves(stage):
    """Go home by the pause."""
    stage.robot.press(3.2)
    stage.robot.tap(Leave())
    assert isinstance(stage.ui.screen, HomeScreen)


def stops(stage):
    """End the game by the pause."""
    stage.robot.press(3.2)
    stage.robot.hold(Stop())
    assert isinstance(stage.ui.screen, HomeScreen)


def ticket(stage):
    """Return the ticket of the game that waits, if there is one."""
    return next((element for element in stage.robot.scene if isinstance(element, Ticket)), None)


def listed(stage, kind):
    """Return the numbers of the matches in the list on the screen, from the top."""
    return [intent.match for intent in stage.robot.intents(kind)]


@pytest.mark.parametrize("side", Side)
def test_after_a_power_cut_the_game_is_there_at_the_same_turn_and_seat(device, side):
    stage = device.stage
    number = plays(stage, sides=(Side.NEAR, side))
    while stage.match.acting == (0,):
        stage.ui.screen.submit(next_move(stage.match.state))
    stage.robot.settle()
    state = stage.match.state
    assert stage.ui.facing is side
    stage = device.on()
    assert isinstance(stage.ui.screen, MatchScreen)
    assert (stage.match.id, stage.match.state) == (number, state)
    assert (stage.ui.facing, stage.shell.easel.turn) == (side, side.turn)
    assert not stage.match.is_paused
    assert stage.ui.notice.sentence == "Back in the game, at the same turn."
    assert stage.ui.screen.submit(next_move(state))


def test_a_pause_was_no_leaving(device):
    plays(device.stage)
    device.stage.robot.press(3.2)
    assert isinstance(device.stage.ui.screen, PauseScreen)
    assert isinstance(device.on().ui.screen, MatchScreen)


def test_a_game_that_was_left_waits_on_the_first_screen(device):
    number = plays(device.stage)
    leaves(device.stage)
    stage = device.on()
    assert isinstance(stage.ui.screen, HomeScreen)
    assert stage.ui.notice is None
    stage.robot.press()
    assert stage.match.id == number
    assert isinstance(device.on().ui.screen, MatchScreen)


def test_a_game_that_was_ended_or_finished_is_not_gone_on_with(device):
    plays(device.stage)
    stops(device.stage)
    stage = device.on()
    assert isinstance(stage.ui.screen, HomeScreen)
    assert ticket(stage) is None


@pytest.mark.parametrize("is_stopped", [True, False])
def test_a_game_waits_until_it_is_over_itself(device, is_stopped):
    """Another one that is ended, or left, does not take it from the first screen; nor does the power."""
    first = plays(device.stage)
    leaves(device.stage)
    second = plays(device.stage, 2)
    (stops if is_stopped else leaves)(device.stage)
    for stage in (device.stage, device.on()):
        assert isinstance(stage.ui.screen, HomeScreen)
        assert ticket(stage) is not None
        assert (stage.robot.find(home.ShowWaiting()) is None) is is_stopped
    stage.robot.tap(home.Resume())
    assert stage.match.id == (first if is_stopped else second)


def test_a_finished_game_gives_the_first_screen_back_to_the_one_that_waits(device):
    first = plays(device.stage)
    leaves(device.stage)
    plays(device.stage, 1)
    match = device.stage.match
    device.stage.ui.table.store.append(match.id, (), Status.FINISHED, None)
    stage = device.on()
    assert isinstance(stage.ui.screen, HomeScreen)
    stage.robot.tap(home.Resume())
    assert stage.match.id == first


def test_all_that_wait_are_one_touch_from_the_first_screen_the_newest_first(device):
    numbers = []
    for seats in (2, 3, 4):
        numbers.append(plays(device.stage, seats))
        leaves(device.stage)
    stage = device.on()
    (more,) = [e for e in stage.robot.scene if e.tap == home.ShowWaiting()]
    assert more.label == "2 more"
    stage.robot.tap(home.ShowWaiting())
    assert isinstance(stage.ui.screen, RecordsScreen)
    assert listed(stage, PlayOn) == numbers[::-1]
    stage.robot.tap(PlayOn(numbers[0]))
    assert isinstance(stage.ui.screen, MatchScreen)
    leaves(stage)
    stage.robot.tap(home.ShowWaiting())
    assert listed(stage, PlayOn) == [numbers[0], numbers[2], numbers[1]]


def test_a_stopped_game_is_among_the_finished_ones_to_look_at(device):
    number = plays(device.stage)
    stops(device.stage)
    stage = device.on()
    stage.robot.tap(home.ShowRecords())
    stage.robot.tap(Show(Tab.FINISHED))
    assert listed(stage, LookBack) == [number]
    stage.robot.tap(LookBack(number))
    assert isinstance(stage.ui.screen, LogScreen)
    stage.robot.tap(Back())
    assert isinstance(stage.ui.screen, RecordsScreen)


def test_a_game_that_no_longer_fits_leaves_the_place_to_the_next(device):
    first = plays(device.stage)
    leaves(device.stage)
    plays(device.stage)
    connection = device.stage.ui.table.store._connection
    connection.execute("UPDATE match SET game = 'gone' WHERE id = 2")
    stage = device.on()
    while not isinstance(stage.ui.screen, HomeScreen):
        stage.robot.press()
    stage.robot.tap(home.Resume())
    assert stage.match.id == first
