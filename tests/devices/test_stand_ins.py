"""The stand-ins behave like what they stand in for."""

import pytest

from app.devices.stand_ins import FakeClock, StandInButton, StandInLamp, SystemClock
from app.table.ports import Edge, Health, LampPattern
from app.table.star import Felt, PauseAsked, Pressed, StarGrammar, StarSignal, TakeBack


def started(**how: Health) -> tuple[StandInButton, list[Edge]]:
    edges: list[Edge] = []
    button = StandInButton(**how)
    button.start(edges.append)
    return button, edges


def meant(edges: list[Edge]) -> list[StarSignal]:
    grammar = StarGrammar()
    return [signal for edge in edges for signal in grammar.edge(edge.is_down, edge.at, edge.source)]


# ---------------------------------------------------------------- the button


def test_a_press_is_one_press() -> None:
    button, edges = started()
    button.press(0.1)
    assert [Felt, Pressed] == [type(signal) for signal in meant(edges)]
    assert edges[1].at - edges[0].at == pytest.approx(0.1)


@pytest.mark.parametrize(("seconds", "meaning"), [(1.0, TakeBack), (60.0, PauseAsked)])
def test_a_hold_is_one_hold(seconds: float, meaning: type[StarSignal]) -> None:
    button, edges = started()
    button.hold(seconds)
    assert [Felt, meaning] == [type(signal) for signal in meant(edges)]


@pytest.mark.parametrize("chatter", [0.001, 0.005, 0.020, 0.060])
def test_a_thousand_chattering_presses_are_a_thousand(chatter: float) -> None:
    button, edges = started()
    for _ in range(1000):
        button.press(0.15, chatter=chatter)
        button.clock.turn(0.5)
    signals = meant(edges)
    assert (
        sum(isinstance(signal, Felt) for signal in signals),
        sum(isinstance(signal, Pressed) for signal in signals),
    ) == (1000, 1000)
    assert len(signals) == 2000


def test_a_bounce_alone_is_no_edge() -> None:
    button, edges = started()
    button.bounce(False, 0.060)
    button.clock.turn(1.0)
    assert edges == []


def test_the_button_of_a_desktop_is_absent_and_silent() -> None:
    button, edges = started(health=Health.ABSENT)
    button.press()
    assert edges == []
    assert button.state().health is Health.ABSENT


def test_a_button_is_starting_then_ok_then_what_it_became_then_absent() -> None:
    button = StandInButton()
    assert button.state().health is Health.STARTING
    with button:
        button.start(lambda _: None)
        assert button.state().health is Health.OK
        button.become(Health.ERROR, "unplugged")
        assert button.state().reason == "unplugged"
    button.close()
    assert button.state().health is Health.ABSENT


# ---------------------------------------------------------------- the lamp


def test_the_lamp_remembers_what_it_showed() -> None:
    lamp = StandInLamp()
    for pattern in (LampPattern.STEADY, LampPattern.STEADY, LampPattern.HOLD):
        lamp.show(pattern, at=10.0)
    lamp.tick(10.4)
    assert lamp.shown == [LampPattern.STEADY, LampPattern.HOLD]
    assert lamp.brightness == pytest.approx(0.5)


def test_the_lamp_is_dark_after_close() -> None:
    lamp = StandInLamp()
    lamp.show(LampPattern.STEADY, at=0.0)
    lamp.close()
    lamp.close()
    assert (lamp.brightness, lamp.state().health) == (0.0, Health.ABSENT)


def test_only_a_present_lamp_wants_ticks() -> None:
    lamp = StandInLamp()
    lamp.show(LampPattern.BREATHE, at=0.0)
    assert lamp.is_moving(5.0)
    lamp.become(Health.ABSENT)
    assert not lamp.is_moving(5.0)


# ---------------------------------------------------------------- the clocks


def test_a_fake_clock_turns_and_never_back() -> None:
    clock = FakeClock(now=5.0, wall=100.0)
    clock.turn(2.5)
    assert (clock.now(), clock.wall()) == (7.5, 102.5)
    with pytest.raises(ValueError, match="back"):
        clock.turn(-1)


def test_setting_the_date_leaves_the_counting_clock_alone() -> None:
    clock = FakeClock(now=5.0)
    clock.set_wall(42.0)
    assert (clock.now(), clock.wall()) == (5.0, 42.0)


def test_the_system_clock_never_goes_back() -> None:
    clock = SystemClock()
    assert clock.now() <= clock.now()
    assert clock.wall() > 1_700_000_000
