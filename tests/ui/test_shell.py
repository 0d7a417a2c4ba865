"""The shell: turns the picture to a seat, dims and sleeps, and tells how soon it wants to be called again."""

import gc
import weakref

import pygame
import pytest
from glass import Glass, Slate

from app.table.match.seats import Side
from app.table.ports import LampPattern
from app.ui.stage.shell import CALM, LIVELY
from app.ui.widgets.notice import NoticeBar
from app.ui.widgets.star import Star, StarLook


@pytest.fixture
def stage(rehearsal):
    return rehearsal(screen="800x480")


@pytest.fixture
def glass(stage):
    return Glass(stage)


def star_of(stage):
    return next(e for e in stage.robot.scene if isinstance(e, Star) and not e.is_bare)


def test_a_swing_ends_at_the_seat_that_is_asked(stage):
    """The picture turns for at most 300 ms, then everything is upright for that side."""
    stage.ui.face(Side.FAR)
    stage.robot.wait(0.05)
    assert stage.shell.easel.is_swinging
    stage.robot.wait(0.3)
    assert not stage.shell.easel.is_swinging
    assert stage.shell.easel.turn == Side.FAR.turn


def test_less_motion_cuts_to_the_seat(stage):
    stage.likes(motion="less")
    stage.ui.face(Side.LEFT)
    stage.robot.wait(0.02)
    assert not stage.shell.easel.is_swinging
    assert stage.shell.easel.turn == Side.LEFT.turn


@pytest.mark.parametrize("side", Side)
def test_a_fixed_picture_stays(stage, side):
    stage.likes(facing="fixed")
    stage.ui.face(side)
    stage.robot.settle()
    assert stage.shell.easel.turn == Side.NEAR.turn


def test_a_turned_panel_is_laid_out_anew(stage):
    """The seat at the side of a wide panel has a tall frame."""
    wide = stage.shell.easel.frame.profile.mm
    stage.ui.face(Side.RIGHT)
    stage.robot.settle()
    assert stage.shell.easel.frame.profile.mm == wide[::-1]
    assert stage.shell.easel.frame.is_tall


def test_the_loop_may_rest_when_nothing_happens(glass):
    """Lively just after a touch, calm soon after."""
    glass.sends("finger 1 down A")
    glass.sends("finger 1 up A")
    assert glass.stage.shell.beat((), ()) == LIVELY
    glass.stage.robot.wait(2.5)
    assert glass.stage.shell.beat((), ()) == CALM


def test_nothing_is_drawn_when_nothing_changed(stage):
    stage.likes(motion="less")
    stage.robot.wait(0.5)
    drawn = stage.shell.easel.last_flip
    stage.robot.wait(1.0)
    assert stage.shell.easel.last_flip == drawn


def test_the_star_fills_its_rings_while_it_is_held(glass):
    """Nothing before 300 ms, the first ring full at 800 ms, the second at 3 s."""
    glass.sends("button down")
    rings = []
    for _ in range(4):
        glass.stage.robot.wait(0.25)
        star = star_of(glass.stage)
        rings.append((star.ring, star.second))
    assert rings[0] == (0.0, 0.0)
    assert 0.0 < rings[1][0] < 1.0
    assert rings[3][0] == 1.0
    assert rings[3][1] > 0.0
    assert glass.stage.shell.lamp(glass.stage.clock.now()) is LampPattern.HOLD


@pytest.mark.parametrize(
    ("look", "pattern"),
    [
        (StarLook.ARMED, LampPattern.BREATHE),
        (StarLook.NOT_YET, LampPattern.STEADY),
        (StarLook.UNUSED, LampPattern.OFF),
        (StarLook.CONSENT, LampPattern.CONSENT),
    ],
)
def test_the_lamp_says_what_the_star_on_the_screen_says(stage, look, pattern):
    class Asking(Slate):
        star_look = look

    stage.ui.home(Asking(stage.ui))
    stage.robot.settle()
    assert star_of(stage).look is look
    assert stage.shell.lamp(stage.clock.now()) is pattern


def test_the_panel_dims_after_a_minute_and_never_below_thirty_percent(stage):
    stage.robot.wait(0.1)
    stage.clock.turn(59.0)
    stage.robot.wait(0.1)
    assert stage.shell.window.dark == 0.0
    stage.clock.turn(2.0)
    stage.robot.wait(0.1)
    assert stage.shell.window.dark == pytest.approx(0.7)


def test_the_panel_goes_dark_only_where_it_may(stage):
    """Ten minutes on the first screen: dark; ten minutes in a game: dimmed."""

    class Awake(Slate):
        may_sleep = False

    stage.ui.go(Awake(stage.ui))
    stage.robot.wait(0.1)
    stage.clock.turn(700.0)
    stage.robot.wait(0.1)
    assert stage.shell.window.dark < 1.0
    stage.ui.back()
    stage.robot.wait(0.1)
    assert stage.shell.window.dark == 1.0


def test_any_touch_makes_it_light_again(glass):
    glass.stage.clock.turn(100.0)
    glass.stage.robot.wait(0.1)
    glass.sends("finger 1 down empty")
    assert glass.stage.shell.window.dark == 0.0


def test_a_notice_goes_by_itself_or_by_a_tap(stage):
    """Six seconds, or a touch of it, which does nothing else."""
    stage.ui.tell("Not saved.")
    stage.robot.wait(0.4)
    notice = next(e for e in stage.robot.scene if isinstance(e, NoticeBar))
    stage.robot.touch(notice.bounds.centre)
    assert not any(isinstance(e, NoticeBar) for e in stage.robot.scene)
    stage.ui.tell("Not saved.")
    stage.robot.wait(5.8)
    assert any(isinstance(e, NoticeBar) for e in stage.robot.scene)
    stage.robot.wait(0.4)
    assert not any(isinstance(e, NoticeBar) for e in stage.robot.scene)


@pytest.mark.parametrize(
    ("event", "ends"),
    [
        (pygame.event.Event(pygame.QUIT), True),
        (pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=pygame.KMOD_SHIFT), True),
        (pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0), False),
        (pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0), False),
    ],
    ids=["window closed", "shift and escape", "escape alone", "another key"],
)
def test_what_ends_the_program(stage, event, ends):
    stage.shell.beat([event], ())
    assert stage.shell.is_done is ends


def test_a_picture_is_kept_as_the_panel_shows_it(stage, tmp_path):
    stage.ui.face(Side.LEFT)
    stage.robot.settle()
    stage.shell.easel.save_picture(tmp_path / "now.png")
    kept = pygame.image.load(tmp_path / "now.png")
    assert kept.get_size() == stage.shell.window.surface.get_size()
    assert kept.get_at((5, 5))[:3] == stage.shell.window.surface.get_at((5, 5))[:3]


@pytest.mark.parametrize("text_size", ["normal", "large", "largest"])
def test_larger_letters_hold_at_once(stage, text_size):
    stage.likes(text_size=text_size)
    stage.robot.settle()
    assert stage.shell.easel.painter.canvas.letters.bigger == {"normal": 1.0, "large": 1.25, "largest": 1.5}[text_size]


def test_a_press_of_the_star_puts_a_refusal_away(glass):
    """It was about the act before."""
    glass.stage.ui.tell("Not now.", "no")
    assert glass.plays("0 button down \n .1 button up") == ["press"]
    assert glass.stage.ui.notice is None


def test_a_keyboard_that_is_gone_holds_no_star(glass):
    """The window lost it while the space bar was down: no pause comes of that."""
    glass.sends("space down")
    glass.stage.shell.beat([pygame.event.Event(pygame.WINDOWFOCUSLOST)], ())
    glass.stage.robot.wait(3.5)
    assert glass.slate.asked == []


def test_a_key_that_has_gone_under_the_finger_is_not_meant(glass):
    glass.sends("finger 1 down A")
    glass.slate.scene = lambda _frame: []
    glass.stage.ui.redraw()
    glass.stage.robot.wait(0.1)
    assert glass.plays("0 finger 1 up A") == []


def test_a_key_that_is_touched_lets_go_of_the_star(glass):
    """One hand rests on the star, the other means the key."""
    assert glass.plays("0 finger 1 down star \n .1 finger 2 down A \n .2 finger 2 up A") == ["A"]


def test_a_text_size_that_is_left_is_let_go_of_with_its_letters(rehearsal):
    """After all of them had been tried the program held more than twice what it needs."""
    stage = rehearsal()
    stage.robot.settle()
    left = weakref.ref(stage.shell.easel.painter.canvas)
    stage.likes(text_size="largest")
    stage.ui.redraw()
    stage.robot.settle()
    gc.collect()
    assert left() is None
