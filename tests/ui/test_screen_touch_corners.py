"""Measuring the panel: four touches put any mapping right, and a quiet quarter minute keeps the old one."""

import pygame
import pytest
from msgspec.structs import replace

from app.table import preferences
from app.ui.glass.window import Window, unturned
from app.ui.ink.geometry import Point
from app.ui.ink.screen_profiles import PROFILES
from app.ui.screens.device.tests_by_hand import TouchTestScreen
from app.ui.screens.device.touch_corners import PATIENCE, Again, TouchCornersScreen, marks

WRONG = (0.0, 1.0, 0.1, -1.0, 0.0, 0.8)


class Finger:
    """Touches a panel that is built in another way than it believes: turned, and mirrored if wanted."""

    def __init__(self, stage, *, degrees=0, is_mirrored=False):
        self.stage, self.degrees, self.is_mirrored = stage, degrees, is_mirrored
        self.count = 500

    def touch(self, at, *, slip=0.0):
        """Touch a place in mm as it is seen from the near side; `slip` mm to the right of it."""
        glass = self.stage.shell.easel.frame.profile.glass
        x, y = unturned((at.x + slip) / glass.w, at.y / glass.h, self.degrees)
        self.count += 1
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            event = pygame.event.Event(kind, finger_id=self.count, x=1 - x if self.is_mirrored else x, y=y)
            self.stage.shell.beat([event], ())
            self.stage.robot.wait(0.1)
        self.stage.robot.wait(0.4)

    def touch_marks(self, *, slip=0.0):
        for number, mark in enumerate(marks(self.stage.shell.easel.frame)):
            self.touch(mark, slip=slip if number == 1 else 0.0)


@pytest.fixture
def corners(rehearsal):
    """Return a function that opens the screen, with a mapping that is kept already."""

    def open_corners(screen="1024x600", touch=None):
        stage = rehearsal(screen=screen)
        stage.ui.prefer(replace(stage.ui.preferences, touch=touch))
        stage.ui.go(TouchCornersScreen(stage.ui))
        stage.robot.settle()
        return stage

    return open_corners


def kept(stage):
    return preferences.load(stage.ui.table.store).touch


def star(stage):
    return stage.shell.easel.frame.star.centre


@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
@pytest.mark.parametrize("is_mirrored", [False, True])
def test_any_panel_is_put_right_and_kept_by_touching_the_star(corners, degrees, is_mirrored):
    stage = corners()
    finger = Finger(stage, degrees=degrees, is_mirrored=is_mirrored)
    finger.touch_marks()
    assert stage.ui.screen.is_trial
    assert stage.ui.screen.off < 0.1
    finger.touch(star(stage))
    assert len(stage.ui.stack) == 1
    assert kept(stage) is not None
    hit = unturned(0.25, 0.75, degrees)
    hit = (1 - hit[0], hit[1]) if is_mirrored else hit
    glass = stage.shell.easel.frame.profile.glass
    at = stage.shell.window.place(*hit, 0, stage.shell.panel)
    assert (at.x, at.y) == pytest.approx((0.25 * glass.w, 0.75 * glass.h), abs=0.1)


def test_a_mapping_that_is_kept_and_wrong_locks_nobody_out(corners):
    stage = corners(touch=WRONG)
    finger = Finger(stage)
    finger.touch_marks()
    finger.touch(star(stage))
    assert kept(stage) == pytest.approx((1, 0, 0, 0, 1, 0), abs=0.001)


@pytest.mark.parametrize("mount", [90, 180, 270])
def test_a_panel_that_hangs_turned_is_measured_as_it_hangs(corners, mount):
    stage = corners()
    stage.shell.easel.window = Window(stage.shell.window.surface, PROFILES["1024x600"], mount)
    stage.ui.mount = mount
    stage.ui.redraw()
    stage.robot.settle()
    finger = Finger(stage, degrees=-mount % 360)
    finger.touch_marks()
    finger.touch(star(stage))
    assert kept(stage) == pytest.approx((1, 0, 0, 0, 1, 0), abs=0.001)


@pytest.mark.parametrize("screen", PROFILES)
def test_it_works_on_every_panel(corners, screen):
    stage = corners(screen)
    finger = Finger(stage, degrees=180)
    finger.touch_marks()
    finger.touch(star(stage))
    assert kept(stage) == pytest.approx((-1, 0, 1, 0, -1, 1), abs=0.001)


def test_an_error_of_more_than_three_millimetres_is_refused(corners):
    stage = corners()
    finger = Finger(stage)
    finger.touch_marks(slip=20.0)
    assert stage.ui.screen.off > 3.0
    assert not stage.ui.screen.is_trial
    stage.robot.press_button()
    assert kept(stage) is None
    finger.touch(Point(60.0, 40.0))
    finger.touch_marks()
    assert stage.ui.screen.is_trial


def test_a_small_slip_is_told_and_allowed(corners):
    stage = corners()
    Finger(stage).touch_marks(slip=4.0)
    assert stage.ui.screen.off == pytest.approx(1.0, abs=0.1)
    assert stage.ui.screen.is_trial


def test_touching_one_mark_twice_counts_once(corners):
    stage = corners()
    finger = Finger(stage)
    for _ in range(2):
        finger.touch(marks(stage.shell.easel.frame)[0])
    assert len(stage.ui.screen.reported) == 1


def test_quiet_marks_go_back_and_keep_the_old_mapping(corners):
    stage = corners(touch=WRONG)
    Finger(stage).touch(marks(stage.shell.easel.frame)[0])
    stage.robot.wait(PATIENCE + 1)
    assert len(stage.ui.stack) == 1
    assert stage.ui.preferences.touch == WRONG


def test_a_trial_nobody_confirms_goes_back_to_the_old_mapping(corners):
    stage = corners(touch=WRONG)
    Finger(stage).touch_marks()
    assert stage.shell.panel != WRONG
    assert stage.ui.preferences.touch == kept(stage) == WRONG
    stage.robot.wait(PATIENCE + 1)
    assert len(stage.ui.stack) == 1
    assert stage.shell.panel == stage.ui.preferences.touch == WRONG == kept(stage)


def test_measuring_again_begins_with_the_first_mark(corners):
    stage = corners()
    finger = Finger(stage)
    finger.touch_marks()
    finger.touch(stage.robot.find(Again()).target.centre)
    assert stage.ui.screen.reported == []
    assert stage.ui.screen.takes_raw_touch


def test_the_button_keeps_what_was_measured_too(corners):
    stage = corners()
    Finger(stage, degrees=90).touch_marks()
    stage.robot.press_button()
    assert kept(stage) is not None


def test_touching_the_mark_that_is_the_star_long_does_not_leave(corners):
    stage = corners()
    stage.robot.press(1.0)
    assert isinstance(stage.ui.screen, TouchCornersScreen)


# ---------------------------------------------------------------- the touch test


def test_the_touch_test_shows_where_touches_land(rehearsal):
    stage = rehearsal(screen="800x480")
    stage.ui.go(TouchTestScreen(stage.ui))
    stage.robot.settle()
    Finger(stage).touch(Point(50.0, 40.0))
    assert stage.ui.screen.dots == (pytest.approx((50.0, 40.0)),)


def test_the_touch_test_closes_by_itself(rehearsal):
    stage = rehearsal(screen="800x480")
    stage.ui.go(TouchTestScreen(stage.ui))
    stage.robot.settle()
    stage.robot.wait(PATIENCE + 1)
    assert len(stage.ui.stack) == 1


def test_after_many_touches_the_newest_is_still_shown(rehearsal):
    stage = rehearsal(screen="800x480")
    stage.ui.go(TouchTestScreen(stage.ui))
    stage.robot.settle()
    for n in range(30):
        stage.ui.screen.raw_touch(0.2 + n / 100, 0.5)
    Finger(stage).touch(Point(50.0, 40.0))
    assert stage.ui.screen.dots[-1] == pytest.approx((50.0, 40.0))


def test_the_touch_test_stays_while_it_is_used(rehearsal):
    stage = rehearsal(screen="800x480")
    stage.ui.go(TouchTestScreen(stage.ui))
    stage.robot.settle()
    for _ in range(2):
        stage.robot.wait(PATIENCE - 3)
        Finger(stage).touch(Point(50.0, 40.0))
    assert isinstance(stage.ui.screen, TouchTestScreen)


def test_the_finger_that_asked_to_measure_again_touches_no_mark(corners):
    """Also where the panel tells of it twice."""
    stage = corners()
    Finger(stage).touch_marks()
    stage.ui.screen.tapped(Again())
    stage.ui.screen.raw_touch(0.5, 0.7)
    assert stage.ui.screen.reported == []
