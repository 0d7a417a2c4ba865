"""The die on the cable in play: it proposes, the table decides; it comes and goes, and never holds up a game."""

import queue
import subprocess
import sys
from pathlib import Path

import pytest
from dice_game import ThrowPage
from scenes_dice import sit_at_dice

from app.compose import devices_for
from app.config import Config, Star
from app.config import Die as Settings
from app.devices.serial_die import SerialDie
from app.devices.stand_in_die import StandInDie
from app.devices.stand_ins import SystemClock
from app.games.game import Rolled
from app.table.ports import DeviceState, DieMotion, DieMoved, Health
from app.table.ports import DieFace as Told
from app.ui.kit.parts import Help, Undo
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.roll_page import RollAgain, RollPage, TakeFace, TypeFace
from app.ui.stage.die_in_play import DieInPlay
from app.ui.widgets.die_face import DieFace
from app.ui.widgets.label import Label
from firmware_bridge.simulator import SimulatedDie

ROOT = Path(__file__).parents[2]


@pytest.fixture
def table(rehearsal):
    """Return a function that seats players with a die on the cable; the first has taken it."""

    def at(*, plugged=True, **wishes):
        stage = rehearsal(screen="800x480")
        stage.likes(motion="less")
        sit_at_dice(stage, **wishes)
        if plugged:
            stage.die.plug_in()
        stage.robot.press()
        return stage

    return at


def page(stage):
    return stage.ui.screen.page


def said(stage):
    """Return every sentence in its longest wording."""
    labels = [e.wordings for e in stage.robot.scene if isinstance(e, Label)]
    return [words if isinstance(words, str) else words[0] for words in labels]


def rolls(stage, face):
    stage.die.roll(face)
    stage.robot.settle()


def last(stage):
    return next(entry.move for entry in reversed(stage.match.log) if not entry.taken_back)


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("take", ["press", "press_button", "touch"])
def test_the_star_takes_what_the_die_shows(table, face, take):
    """Nothing counts before; then the log names the die."""
    stage = table()
    rolls(stage, face)
    assert stage.match.state.sums == (0, 0)
    assert page(stage).proposal == Rolled(face, "die")
    stage.robot.tap(TakeFace()) if take == "touch" else getattr(stage.robot, take)()
    assert (last(stage), stage.match.state.sums) == (Rolled(face, "die"), (face, 0))
    assert isinstance(page(stage), ThrowPage)


def test_the_face_is_shown_larger_than_any_key(table):
    stage = table()
    rolls(stage, 5)
    shown = next(e for e in stage.robot.scene if e.tap == TakeFace())
    keys = [e for e in stage.robot.scene if isinstance(e, DieFace) and isinstance(e.tap, TypeFace)]
    assert shown.face == 5
    assert [key.is_chosen for key in keys] == [False, False, False, False, True, False]
    assert all(shown.bounds.w > 1.5 * key.bounds.w for key in keys)
    assert "Star: take the 5" in said(stage)


def test_another_face_puts_it_right_and_is_logged_as_typed(table):
    stage = table()
    rolls(stage, 5)
    stage.robot.tap(TypeFace(2))
    assert (stage.match.state.sums, page(stage).proposal) == ((0, 0), Rolled(2, "typed"))
    stage.robot.press()
    assert last(stage) == Rolled(2, "typed")


def test_the_face_of_the_die_touched_again_is_the_dies(table):
    stage = table()
    rolls(stage, 5)
    stage.robot.tap(TypeFace(2))
    stage.robot.tap(TypeFace(5))
    assert page(stage).proposal == Rolled(5, "die")


def test_a_roll_can_be_rolled_again(table):
    """The old face does not come back by itself; the next one counts."""
    stage = table()
    rolls(stage, 1)
    stage.robot.tap(RollAgain())
    stage.robot.wait(2.0)
    assert page(stage).proposal is None
    rolls(stage, 6)
    stage.robot.press()
    assert last(stage) == Rolled(6, "die")


def test_one_roll_is_one_proposal(table):
    """Picked up and dropped after it was shown, the die changes nothing."""
    stage = table()
    rolls(stage, 4)
    rolls(stage, 6)
    assert page(stage).proposal == Rolled(4, "die")


def test_before_it_shows_a_face_keys_and_star_are_as_without_it(table):
    stage = table()
    stage.robot.tap(TypeFace(3))
    assert last(stage) == Rolled(3, "typed")
    for _ in range(2):
        stage.robot.press()
    assert last(stage).source == "screen"


def test_a_roll_before_it_is_awaited_is_not_taken(table):
    stage = table()
    rolls(stage, 4)
    stage.robot.press()
    rolls(stage, 6)
    stage.robot.press()
    stage.robot.wait(2.0)
    assert (page(stage).roll.seat, page(stage).proposal) == (1, None)


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (lambda _die: None, "Roll the die, or touch what yours shows"),
        (lambda die: die.pick_up(), "Roll the die, or touch what yours shows"),
        (lambda die: die.shake(), "The die is rolling…"),
        (lambda die: die.cock(), "The die lies askew: roll again, or touch what it shows"),
    ],
)
def test_what_the_die_does_is_said(table, act, words):
    stage = table()
    act(stage.die)
    stage.robot.settle()
    assert words in said(stage)


def test_a_cocked_die_is_rolled_again(table):
    stage = table()
    stage.die.cock()
    rolls(stage, 2)
    assert page(stage).proposal == Rolled(2, "die")


# ------------------------------------------------------------ coming and going


def test_without_a_die_nothing_speaks_of_one(table):
    stage = table(plugged=False)
    assert "Roll your die and touch what it shows" in said(stage)


def test_a_lost_die_leaves_keys_and_a_calm_word(table):
    """In the middle of a roll, at the next beat; no notice, no box, nothing to put away."""
    stage = table()
    stage.die.shake()
    stage.die.unplug()
    stage.robot.settle()
    assert "The die on the cable is gone. It comes back by itself; until then, touch what it shows." in said(stage)
    assert stage.ui.notice is None
    stage.robot.tap(TypeFace(6))
    assert last(stage) == Rolled(6, "typed")


def test_a_lost_die_comes_back_by_itself(table):
    stage = table()
    stage.die.unplug()
    stage.robot.settle()
    stage.die.plug_in()
    stage.robot.settle()
    assert "Roll the die, or touch what yours shows" in said(stage)
    rolls(stage, 3)
    assert page(stage).proposal == Rolled(3, "die")


def test_a_face_that_was_shown_stays_when_the_plug_is_pulled(table):
    stage = table()
    rolls(stage, 3)
    stage.die.unplug()
    stage.robot.settle()
    stage.robot.press()
    assert last(stage) == Rolled(3, "die")


def test_plugged_in_while_a_roll_is_awaited_it_is_asked(table):
    stage = table(plugged=False)
    stage.die.plug_in()
    rolls(stage, 5)
    assert page(stage).proposal == Rolled(5, "die")


def test_a_die_with_other_faces_is_as_none(table):
    stage = table(faces=8)
    rolls(stage, 5)
    assert page(stage).proposal is None
    assert "Roll your die and touch what it shows" in said(stage)


# ------------------------------------------------------------ other screens, other moments


def test_a_face_that_comes_under_help_is_there_afterwards(table):
    stage = table()
    stage.robot.tap(Help())
    assert not isinstance(stage.ui.screen, MatchScreen)
    stage.die.roll(4)
    stage.ui.back()
    stage.robot.settle()
    assert isinstance(page(stage), RollPage)
    assert page(stage).proposal == Rolled(4, "die")


def test_a_roll_that_is_undone_asks_the_die_anew(table):
    stage = table(seats=1)
    rolls(stage, 4)
    stage.robot.press()
    stage.robot.tap(Undo())
    while stage.match.awaiting is None:
        stage.robot.press()
    assert page(stage).proposal is None
    rolls(stage, 2)
    assert page(stage).proposal == Rolled(2, "die")


def test_an_answer_of_yesterday_is_dropped(table):
    """It was on its way while a face was touched."""
    stage = table()
    stage.robot.tap(TypeFace(1))
    stage.robot.press()
    assert page(stage).roll.seat == 1
    stage.shell.beat((), (Told(question=1, face=6), DieMoved(question=1, motion=DieMotion.COCKED)))
    stage.robot.settle()
    assert page(stage).proposal is None
    assert "The die lies askew: roll again, or touch what it shows" not in said(stage)


def test_nothing_is_awaited_between_rolls(table):
    stage = table()
    stage.robot.tap(TypeFace(1))
    rolls(stage, 6)
    assert stage.ui.die.face is None


# ------------------------------------------------------------ all of it at once


def test_from_a_port_to_the_score(table):
    """Bytes on a pseudo-terminal, the link's thread, one queue, the page, the star: only the plastic is missing."""
    stage = table(plugged=False)
    inbox = queue.SimpleQueue()
    with SimulatedDie() as plastic, SerialDie(Settings(port=plastic.path), SystemClock()) as die:
        stage.ui.die = DieInPlay(die)
        stage.robot.settle()
        die.start(inbox.put)
        heard = [inbox.get(timeout=30)]  # it lies still: the link is up
        plastic.roll(3)
        while not isinstance(heard[-1], Told):
            heard.append(inbox.get(timeout=30))
        stage.shell.beat((), heard)
        stage.robot.settle()
        assert page(stage).proposal == Rolled(3, "die")
        stage.robot.press_button()
    assert (last(stage), stage.match.state.sums) == (Rolled(3, "die"), (3, 0))


@pytest.mark.parametrize(
    ("enabled", "stand_ins", "kind"),
    [(True, False, SerialDie), (False, False, StandInDie), (True, True, StandInDie)],
)
def test_the_settings_decide_whether_a_die_is_looked_for(enabled, stand_ins, kind):
    config = Config(star=Star(wired="no"), die=Settings(enabled=enabled))
    devices = devices_for(config, SystemClock(), stand_ins=stand_ins)
    assert isinstance(devices.die, kind)
    devices.die.start(lambda _signal: None)
    devices.close()
    assert devices.die.state() == DeviceState("die", Health.ABSENT)


def test_the_first_frame_waits_for_no_port():
    """The bridge is read when the die is started, which is after the first frame."""
    code = "import sys, app.compose; print([name for name in ('serial', 'firmware_bridge') if name in sys.modules])"
    done = subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_correction_goes_with_the_roll_it_was_for(table):
    stage = table()
    rolls(stage, 3)
    stage.robot.tap(TypeFace(5))
    stage.robot.tap(RollAgain())
    rolls(stage, 2)
    assert page(stage).proposal == Rolled(2, "die")


def test_what_is_said_of_one_roll_is_not_said_of_the_next(table):
    stage = table()
    stage.die.cock()
    stage.robot.settle()
    stage.robot.tap(RollAgain() if stage.robot.find(RollAgain()) else TypeFace(4))
    stage.robot.press()
    assert "Roll the die, or touch what yours shows" in said(stage)


def test_a_die_that_moves_makes_the_panel_light(table):
    stage = table()
    stage.clock.turn(100.0)
    stage.robot.wait(0.1)
    assert stage.shell.window.dark > 0.0
    stage.die.shake()
    stage.robot.wait(0.1)
    assert stage.shell.window.dark == 0.0
