"""The robot: a finger and a star made of events, which finds what it is told to touch or says that it is not there."""

import pytest
from glass import Glass, Touched

from app.ui.stage.robot import Nowhere


@pytest.fixture
def glass(rehearsal):
    return Glass(rehearsal(screen="1280x800"))


@pytest.fixture
def robot(glass):
    return glass.stage.robot


def test_it_taps_what_it_sees(glass, robot):
    robot.tap(Touched("A"))
    robot.tap(Touched("B"))
    assert glass.slate.asked == ["A", "B"]


def test_it_finds_by_kind(robot):
    """The topmost thing with an intent of that kind."""
    assert robot.find(Touched).tap == Touched("H")
    assert robot.intents(Touched) == [Touched("A"), Touched("B"), Touched("H")]


def test_it_touches_nothing_that_is_not_there(robot):
    with pytest.raises(Nowhere, match="'C'"):
        robot.tap(Touched("C"))
    with pytest.raises(Nowhere, match="Slate"):
        robot.hold(Touched("C"))


def test_it_holds_what_must_be_held(glass, robot):
    robot.tap(Touched("H"))
    assert glass.slate.asked == []
    robot.hold(Touched("H"))
    assert glass.slate.asked == ["H"]


@pytest.mark.parametrize(("seconds", "meant"), [(0.12, "press"), (1.0, "take back"), (3.2, "pause")])
@pytest.mark.parametrize("star", ["press", "press_button"])
def test_it_presses_either_star(glass, robot, star, seconds, meant):
    getattr(robot, star)(seconds)
    assert glass.slate.asked == [meant]


def test_it_looks_after_every_act(glass, robot):
    seen = []
    robot.sees = lambda: seen.append(list(glass.slate.asked))
    robot.tap(Touched("A"))
    robot.press()
    assert seen == [["A"], ["A", "press"]]
