"""Trouble is caught once: it is told, nothing is half done, and the program goes on."""

import itertools

import pytest
from monkey import Watcher
from msgspec.structs import replace
from refusing import CODES, Mood, refusing
from stage_set import staged

from app.errors import StoreFull, StoreLocked
from app.games.game import Way
from app.table import preferences
from app.ui.kit.parts import Back
from app.ui.play.locus.both.draft import BoxDraft
from app.ui.screens.device.trouble import TroubleScreen
from app.ui.screens.first.home import HomeScreen, Mute
from app.ui.screens.match.pause import Leave, PauseScreen
from app.ui.stage.memory import Memory
from app.ui.stage.net import LATEST, SOONEST, held
from app.ui.stage.screen import Screen
from app.ui.widgets.star import StarLook

FULL = StoreFull("No room.", "Make room.")
LOCKED = StoreLocked("In use.", "Close it.")


@pytest.fixture
def mood():
    return Mood()


@pytest.fixture
def stage(mood):
    with staged(connection=refusing(mood)) as stage:
        stage.ui.prefer(stage.ui.preferences)
        stage.robot.settle()
        yield stage
        mood.why = ""


class Slate(Screen):
    """A screen that fails where it is told to; what it is asked is noted where no act can put it back."""

    def __init__(self, ui, note=lambda _what: None, **trouble):
        super().__init__(ui)
        self.trouble = trouble
        self.note = note

    def _ask(self, what):
        self.note(what)
        if self.trouble.get(what) is not None:
            raise self.trouble[what]

    @property
    def star_look(self):
        self._ask("star")
        return StarLook.ARMED

    def scene(self, _frame):
        self._ask("scene")
        return []

    def tick(self, _now):
        self._ask("tick")


def set_up(stage, game, way):
    """Open the setup of a game whose every question has an answer."""
    stage.ui.go(stage.playable(game, way).setup(stage.ui, stage.players(2)))
    if isinstance(stage.ui.screen.draft, BoxDraft):
        stage.ui.screen.draft = replace(stage.ui.screen.draft, is_counted=True)
    stage.robot.settle()


def quiet(stage):
    """Wait until nothing is said any more."""
    stage.robot.wait(stage.ui.theme.time.notice / 1000 + 0.5)
    assert stage.ui.notice is None


@pytest.mark.parametrize("why", CODES)
def test_what_cannot_be_kept_does_not_hold(stage, mood, why):
    """Memory and disk say the same, the sound as well, and it is told."""
    mood.why, mood.at = why, "COMMIT"
    stage.robot.tap(Mute())
    assert stage.ui.notice is not None
    assert stage.ui.notice.signal == "warn"
    mood.why = ""
    quiet(stage)
    assert stage.ui.preferences == preferences.load(stage.ui.table.store)
    assert not stage.ui.preferences.is_muted
    stage.robot.tap(Mute())
    assert stage.ui.preferences.is_muted
    assert preferences.load(stage.ui.table.store).is_muted


@pytest.mark.parametrize("at", ["BEGIN", "INSERT", "COMMIT"])
@pytest.mark.parametrize(("game", "way"), [(g, w) for g in ("locus", "lokus", "locomotion") for w in Way])
def test_a_game_that_cannot_be_written_does_not_begin(stage, mood, game, way, at):
    """All six: the setup stands as it was, nobody is remembered, and the same star begins it later."""
    set_up(stage, game, way)
    stack, kept = list(stage.ui.stack), stage.ui.preferences
    mood.why, mood.at = "full", at
    stage.robot.press_button()
    assert mood.refused
    assert stage.ui.notice is not None
    assert stage.ui.table.match is None
    assert stage.ui.preferences == kept
    assert stage.ui.stack == stack
    mood.why = ""
    assert preferences.load(stage.ui.table.store) == kept
    stage.robot.press_button()
    assert stage.ui.table.match is not None


def test_a_pause_is_to_be_had_where_nothing_can_be_written(stage, mood):
    """So that the players can go home and look after the card."""
    set_up(stage, "lokus", Way.BOX)
    stage.robot.press_button()
    mood.why = "read-only"
    stage.robot.press_button(3.2)
    assert isinstance(stage.ui.screen, PauseScreen)
    assert not stage.match.is_paused
    assert stage.ui.notice is not None
    stage.robot.tap(Leave())
    assert isinstance(stage.ui.screen, HomeScreen)


def test_what_an_act_wrote_before_it_failed_is_undone_on_the_disk_too(stage):
    """One act, one write."""
    kept, player = stage.ui.preferences, stage.ui.profiles.all()

    def half():
        stage.ui.profiles.add("Anna", "boat")
        stage.ui.prefer(replace(kept, is_muted=True))
        raise FULL

    assert not held(stage.ui, half)
    assert (stage.ui.preferences, stage.ui.profiles.all()) == (kept, player)
    assert preferences.load(stage.ui.table.store) == kept


def test_an_act_within_another_may_fail_alone(stage):
    """What stands around it goes on, and is kept."""

    def fail():
        stage.ui.profiles.add("Ben", "key")
        raise FULL

    def act():
        stage.ui.profiles.add("Anna", "boat")
        assert not held(stage.ui, fail)

    assert held(stage.ui, act)
    assert [profile.name for profile in stage.ui.profiles.all()] == ["Anna"]
    assert stage.ui.notice is not None


# ---------------------------------------------------------------- what happens by itself


def test_trouble_by_itself_is_told_once_and_tried_ever_more_seldom(stage):
    """No storm: a second, two, four, eight, and never longer."""
    ticks = []
    stage.ui.go(Slate(stage.ui, lambda what: what == "tick" and ticks.append(stage.ui.now), tick=FULL))
    stage.robot.wait(0.1)
    first = stage.ui.notice
    stage.robot.wait(60.0)
    gaps = [round(later - before) for before, later in itertools.pairwise(ticks)]
    assert first is not None
    assert stage.ui.notice is None
    assert gaps[:4] == [SOONEST, 2 * SOONEST, 4 * SOONEST, LATEST]
    assert set(gaps[4:]) == {LATEST}


def test_another_trouble_is_told_and_the_same_one_after_it_was_over(stage):
    """Each trouble is told once while it lasts."""
    slate, ears, told = Slate(stage.ui), Watcher(stage), []
    stage.ui.go(slate)
    for trouble in (FULL, LOCKED, LOCKED, None, LOCKED):
        slate.trouble["tick"] = trouble
        ears.heard.clear()
        ears.wait(LATEST + 0.5)
        told.append(bool(ears.heard))
    assert told == [True, True, False, False, True]


def test_a_touch_tries_at_once_what_waits(stage):
    """Whoever made room need not wait."""
    asked = []
    stage.ui.go(Slate(stage.ui, asked.append, tick=FULL))
    stage.robot.wait(10.0)
    before = asked.count("tick")
    stage.robot.touch(stage.shell.easel.frame.stage.centre)
    assert asked.count("tick") > before


# ---------------------------------------------------------------- what cannot be drawn


@pytest.mark.parametrize("what", ["scene", "star"])
def test_a_screen_that_cannot_be_drawn_has_the_trouble_in_its_place(stage, what):
    """The star tries again, and shows it when it can be."""
    slate = Slate(stage.ui, **{what: FULL})
    stage.ui.go(slate)
    stage.robot.settle()
    assert isinstance(stage.ui.screen, TroubleScreen)
    assert stage.ui.screen.trouble is FULL
    assert stage.robot.scene
    stage.robot.press_button()
    assert isinstance(stage.ui.screen, TroubleScreen)
    slate.trouble[what] = None
    stage.robot.press_button()
    assert stage.ui.screen is slate


def test_what_cannot_be_drawn_can_be_left(stage):
    stage.ui.go(Slate(stage.ui, scene=FULL))
    stage.robot.settle()
    stage.robot.tap(Back())
    assert isinstance(stage.ui.screen, HomeScreen)


def test_the_first_screen_cannot_be_left(stage):
    stage.ui.stack[:] = [Slate(stage.ui, scene=FULL)]
    stage.ui.redraw()
    stage.robot.settle()
    assert isinstance(stage.ui.screen, TroubleScreen)
    assert stage.robot.find(Back()) is None
    stage.robot.press_button(1.0)
    assert isinstance(stage.ui.screen, TroubleScreen)


# ---------------------------------------------------------------- memory


def test_everything_that_may_change_is_put_back(stage):
    """Fields, lists, maps and sets, however deep; also a field that was not there."""
    slate = Slate(stage.ui)
    slate.below = Slate(stage.ui)
    slate.things = ([1, [2]], {"a": {3}})
    memory = Memory((slate,), ())
    slate.things[0][1].append(4)
    slate.things[1]["a"].add(5)
    slate.things[1]["b"] = 6
    slate.below.trouble["x"] = FULL
    slate.below.new = 1
    slate.things = None
    memory.put_back()
    assert slate.things == ([1, [2]], {"a": {3}})
    assert slate.below.trouble == {}
    assert not hasattr(slate.below, "new")


def test_what_lies_outside_is_left_alone(stage):
    slate = Slate(stage.ui)
    slate.below = HomeScreen(stage.ui)
    memory = Memory((slate,), (HomeScreen,))
    slate.below.new = 1
    memory.put_back()
    assert slate.below.new == 1
