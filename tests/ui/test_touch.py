"""Streams of events as real panels send them: each gives exactly what the hand meant, and never more."""

import pytest
from glass import Glass

from app.table.match.seats import Side


@pytest.fixture
def glass(rehearsal):
    """Return a pane of glass with two keys, one that is held, and the star."""
    return Glass(rehearsal(screen="1024x600"))


FINGERS = {
    "a finger alone": ("0 finger 1 down A \n .08 finger 1 up A", ["A"]),
    "a mouse alone": ("0 mouse down B \n .1 mouse up B", ["B"]),
    "a finger and its flagged shadow": (
        "0 mouse down A touch \n 0 finger 1 down A \n .08 mouse up A touch \n .08 finger 1 up A",
        ["A"],
    ),
    "a finger and a shadow without a flag": (
        "0 finger 1 down A \n .01 mouse down A \n .08 finger 1 up A \n .09 mouse up A",
        ["A"],
    ),
    "a shadow that moves": (
        """0 finger 1 down A
        .01 mouse down A
        .03 finger 1 move A+1
        .04 mouse move A+1
        .08 finger 1 up A+1
        .09 mouse up A+1""",
        ["A"],
    ),
    "a shadow as a click after the finger has gone": (
        "0 finger 1 down A \n .08 finger 1 up A \n .2 mouse down A \n .25 mouse up A",
        ["A"],
    ),
    "a shadow before its finger": (
        "0 mouse down A \n 0 finger 1 down A \n .08 mouse up A \n .08 finger 1 up A",
        ["A"],
    ),
    "a mouse some time after a finger": (
        "0 finger 1 down A \n .08 finger 1 up A \n 1.3 mouse down B \n 1.4 mouse up B",
        ["A", "B"],
    ),
    "no motion, only another place at the end": ("0 finger 1 down A \n .2 finger 1 up B", []),
    "a drag as a stream of taps": (
        "0 finger 1 down A \n .02 finger 1 up A \n .04 finger 1 down empty \n .06 finger 1 up empty",
        ["A"],
    ),
    "two taps": ("0 finger 1 down A \n .08 finger 1 up A \n .3 finger 1 down A \n .38 finger 1 up A", ["A", "A"]),
    "two fingers on two keys": (
        "0 finger 1 down A \n .02 finger 2 down B \n .1 finger 2 up B \n .2 finger 1 up A",
        ["B", "A"],
    ),
    "a finger that slides off": ("0 finger 1 down A \n .1 finger 1 move empty \n .2 finger 1 up empty", []),
    "a finger that slides off and back": (
        "0 finger 1 down A \n .1 finger 1 move empty \n .2 finger 1 move A \n .3 finger 1 up A",
        [],
    ),
    "a finger that rolls a little over the edge": (
        "0 finger 1 down A+9 \n .1 finger 1 move A+11.5 \n .2 finger 1 up A+11.5",
        ["A"],
    ),
    "a finger that slides onto a key": ("0 finger 1 down empty \n .1 finger 1 move A \n .2 finger 1 up A", []),
}

HANDS = {
    "three contacts at once are a palm": (
        """0 finger 1 down A
        .02 finger 2 down B
        .05 finger 3 down empty
        .3 finger 1 up A
        .3 finger 2 up B
        .3 finger 3 up empty""",
        [],
    ),
    "three contacts one after the other are fingers": (
        """0 finger 1 down A
        .05 finger 2 down B
        .1 finger 3 down A
        .3 finger 1 up A
        .3 finger 2 up B
        .3 finger 3 up A""",
        ["A", "B", "A"],
    ),
    "a palm on the star is no press": (
        """0 finger 1 down star
        .02 finger 2 down A
        .05 finger 3 down empty
        .3 finger 1 up star
        .3 finger 2 up A
        .3 finger 3 up empty""",
        [],
    ),
    "a sleeve at the rim is no hand": (
        "0 finger 1 down rim \n 1 finger 2 down A \n 1.1 finger 2 up A \n 2 finger 1 up rim",
        ["A"],
    ),
    "a sleeve that slides onto a key": ("0 finger 1 down rim \n .1 finger 1 move A \n .2 finger 1 up A", []),
    "a palm that rests": ("0 finger 1 down A \n 1.6 finger 1 up A", []),
    "a finger that thinks for a second": ("0 finger 1 down A \n 1.2 finger 1 up A", ["A"]),
}

HOLDS = {
    "held too short": ("0 finger 1 down H \n 1.45 finger 1 up H", []),
    "held until it is full": ("0 finger 1 down H \n 1.6 finger 1 up H", ["H"]),
    "held much longer": ("0 finger 1 down H \n 5 finger 1 up H", ["H"]),
    "held, slid off, and held": (
        "0 finger 1 down H \n 1 finger 1 move empty \n 1.2 finger 1 move H \n 2.2 finger 1 up H",
        [],
    ),
    "tapped": ("0 finger 1 down H \n .1 finger 1 up H", []),
    "held by a finger whose end is lost, then another": (
        "0 finger 1 down H \n 1 finger 2 down A \n 1.1 finger 2 up A",
        ["A"],
    ),
    "held anew by the finger whose end was lost": (
        "0 finger 1 down H \n 1 finger 1 down H \n 1.9 finger 1 up H",
        [],
    ),
    "held by a mouse": ("0 mouse down H \n 1.6 mouse up H", ["H"]),
}

STARS = {
    "by a finger": ("0 finger 1 down star \n .1 finger 1 up star", ["press"]),
    "by a mouse": ("0 mouse down star \n .1 mouse up star", ["press"]),
    "by the space bar": ("0 space down \n .1 space up", ["press"]),
    "by a space bar that repeats": ("0 space down \n .05 space down \n .1 space down \n .15 space up", ["press"]),
    "by the button": ("0 button down \n .1 button up", ["press"]),
    "by a finger with its shadow": (
        "0 finger 1 down star \n 0 mouse down star \n .1 finger 1 up star \n .1 mouse up star",
        ["press"],
    ),
    "by finger and button at once": (
        "0 button down \n .02 finger 1 down star \n .1 button up \n .12 finger 1 up star",
        ["press"],
    ),
    "twice within the deaf time": (
        "0 button down \n .1 button up \n .3 button down \n .4 button up",
        ["press"],
    ),
    "twice, meant twice": ("0 button down \n .1 button up \n .6 button down \n .7 button up", ["press", "press"]),
    "between press and hold": ("0 button down \n .65 button up", []),
    "held": ("0 finger 1 down star \n 1 finger 1 up star", ["take back"]),
    "held long": ("0 finger 1 down star \n 3.2 finger 1 up star", ["pause"]),
    "a finger whose end is lost, then another": (
        "0 finger 1 down star \n 1.5 finger 2 down star \n 1.6 finger 2 up star",
        ["press"],
    ),
    "the same finger, whose end was lost": (
        "0 finger 1 down star \n 1.5 finger 1 down star \n 1.6 finger 1 up star",
        ["press"],
    ),
    "an end that comes late": (
        "0 finger 1 down star \n 1.5 finger 2 down star \n 1.55 finger 1 up star \n 1.6 finger 2 up star",
        ["press"],
    ),
    "a button whose end is lost, then a finger": (
        "0 button down \n 1.5 finger 1 down star \n 1.6 finger 1 up star",
        ["press"],
    ),
    "a button whose end is lost, then the button": ("0 button down \n 1.5 button down \n 1.6 button up", ["press"]),
    "a space bar whose end is lost": ("0 space down \n 1.5 space down \n 1.6 space up", ["press"]),
    "a finger whose end is lost, then the space bar": (
        "0 finger 1 down star \n 1.5 space down \n 1.6 space up",
        ["press"],
    ),
    "a finger whose end is lost, then a key": (
        "0 finger 1 down star \n 1 finger 2 down A \n 1.1 finger 2 up A",
        ["A"],
    ),
    "a finger that comes back on a key": (
        "0 finger 1 down star \n 1 finger 1 down A \n 1.1 finger 1 up A",
        ["A"],
    ),
    "a finger that comes back at the rim": ("0 finger 1 down star \n 1 finger 1 down rim \n 1.1 finger 1 up star", []),
    "held by a button that is never let go": ("0 button down \n 20 button up", ["pause"]),
}


@pytest.mark.parametrize("what", [*FINGERS, *HANDS])
def test_a_stream_gives_what_the_hand_meant(glass, what):
    stream, meant = (FINGERS | HANDS)[what]
    assert glass.plays(stream) == meant


@pytest.mark.parametrize("what", HOLDS)
def test_only_a_full_hold_destroys(glass, what):
    stream, meant = HOLDS[what]
    assert glass.plays(stream) == meant


@pytest.mark.parametrize("what", STARS)
def test_a_star_says_one_thing(glass, what):
    stream, meant = STARS[what]
    assert glass.plays(stream) == meant


@pytest.mark.parametrize("what", [*FINGERS, *HANDS, *HOLDS, *STARS])
def test_nothing_of_a_stream_stays_behind(glass, what):
    """After any stream everything looks untouched, and a single tap means that tap."""
    before = glass.keys()
    glass.plays((FINGERS | HANDS | HOLDS | STARS)[what][0])
    assert glass.keys() == before
    assert glass.plays("1.1 finger 9 down B \n 1.2 finger 9 up B") == ["B"]


@pytest.mark.parametrize("side", Side)
def test_taps_land_for_every_side(glass, side):
    """The picture and the fingers turn together."""
    glass.stage.likes(motion="less")
    glass.stage.ui.face(side)
    glass.stage.robot.wait(0.6)
    assert glass.plays("0 finger 1 down A \n .1 finger 1 up A") == ["A"]
    assert glass.plays("0 finger 1 down star \n .1 finger 1 up star") == ["press"]


BY = {
    "a finger on a key": ("0 finger 1 down A \n {up} finger 1 up A", "A"),
    "a finger on the star": ("0 finger 1 down star \n {up} finger 1 up star", "press"),
    "a mouse": ("0 mouse down A \n {up} mouse up A", "A"),
    "the space bar": ("0 space down \n {up} space up", "press"),
    "the button": ("0 button down \n {up} button up", "press"),
}


def quiet(glass, seconds):
    """Let nobody be about for so long."""
    glass.stage.robot.wait(0.1)
    glass.stage.clock.turn(seconds)
    glass.stage.robot.wait(0.1)


@pytest.mark.parametrize("by", BY)
@pytest.mark.parametrize("up", [0.1, 1.0, 3.5])
def test_what_wakes_a_dark_panel_does_nothing_else(glass, by, up):
    """Down to its end, whatever it is and however long it is held; the next one acts."""
    stream, meant = BY[by]
    quiet(glass, 601.0)
    assert glass.stage.shell.window.dark == 1.0
    assert glass.plays(stream.format(up=up)) == []
    assert glass.stage.shell.window.dark == 0.0
    assert glass.plays(stream.format(up=0.1)) == [meant]


@pytest.mark.parametrize("by", BY)
def test_the_end_of_what_woke_the_panel_may_be_lost(glass, by):
    stream, meant = BY[by]
    quiet(glass, 601.0)
    assert glass.plays(stream.format(up=0.1).partition("\n")[0]) == []
    assert glass.plays(stream.format(up=0.1)) == [meant]


@pytest.mark.parametrize("by", BY)
def test_on_a_dimmed_panel_the_first_one_acts(glass, by):
    """Dimmed is still visible: it is meant."""
    stream, meant = BY[by]
    quiet(glass, 61.0)
    assert 0.5 < glass.stage.shell.window.dark < 1.0
    assert glass.plays(stream.format(up=0.1)) == [meant]


def test_a_panel_that_was_lit_by_something_else_is_awake(glass):
    """Whatever lights it, what is begun on a bright panel is meant."""
    quiet(glass, 601.0)
    glass.stage.shell.light.touched()
    glass.stage.robot.wait(0.1)
    assert glass.plays("0 button down \n .1 button up") == ["press"]


def test_taps_just_after_a_change_of_layout_are_not_meant(glass):
    glass.stage.ui.layout += 1
    assert glass.plays(".25 finger 1 down A \n .28 finger 1 up A") == []
    glass.stage.ui.layout += 1
    assert glass.plays(".35 finger 1 down A \n .4 finger 1 up A") == ["A"]


def test_a_finger_that_was_down_when_the_layout_changed_is_not_meant(glass):
    glass.sends("finger 1 down A")
    glass.stage.ui.layout += 1
    glass.stage.robot.wait(0.5)
    assert glass.plays("0 finger 1 up A") == []


def test_nothing_is_heard_while_the_picture_swings(glass):
    """Neither a finger nor the star acts on a picture that is turning away."""
    glass.stage.ui.face(Side.LEFT)
    assert glass.plays("0.05 button down \n .1 button up \n .15 finger 1 down star \n .2 finger 1 up star") == []


def test_a_finger_that_slides_off_the_star_lets_go_of_it(glass):
    """A finger that leaves the star does not press it, whether or not the panel tells of the movement."""
    assert glass.plays("0 finger 1 down star \n .1 finger 1 move empty \n .2 finger 1 up empty") == []
    assert glass.plays("0 finger 1 down star \n .2 finger 1 up empty") == []
    assert glass.plays("0 finger 1 down star \n .1 finger 1 up star") == ["press"]
