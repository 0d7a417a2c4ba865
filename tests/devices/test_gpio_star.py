"""The star on pins, on gpiozero's mock board; its mock calls back in the thread that moves the pin."""

import queue
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from app.devices.board import Board
from app.devices.gpio_star import GpioStarButton, PwmStarLamp
from app.devices.stand_ins import FakeClock, SystemClock
from app.table.ports import Edge, Health, LampPattern
from app.table.star import Felt, PauseAsked, Pressed, StarGrammar


@dataclass
class Bench:
    """A mock board with the star on it and a clock that is turned by hand."""

    factory: Any
    board: Board
    clock: FakeClock = field(default_factory=FakeClock)
    edges: list[Edge] = field(default_factory=list)

    def button(self, *, active_low: bool = True) -> GpioStarButton:
        return GpioStarButton(self.board, self.clock, 17, active_low=active_low, is_threaded=False)

    def pin(self, number: int = 17) -> Any:
        return self.factory.pin(number)

    def turn(self, button: GpioStarButton, seconds: float) -> None:
        self.clock.turn(seconds)
        button.settle()

    def chatter(self, is_down: bool, milliseconds: int) -> None:
        """Change the pin every millisecond for so long and let it come to rest."""
        for step in range(milliseconds):
            self.drive(is_down != bool(step % 2))
            self.clock.turn(0.001)
        self.drive(is_down)

    def drive(self, is_down: bool) -> None:
        (self.pin().drive_low if is_down else self.pin().drive_high)()


@pytest.fixture
def bench() -> Iterator[Bench]:
    factory = MockFactory(pin_class=MockPWMPin)
    with Board(lambda: factory, environ={}) as board:
        yield Bench(factory, board)


def test_a_press_gives_two_edges_with_their_times(bench: Bench) -> None:
    with bench.button() as button:
        button.start(bench.edges.append)
        bench.pin().drive_low()
        bench.turn(button, 0.1)
        bench.pin().drive_high()
        bench.turn(button, 0.1)
    assert bench.edges == [Edge(is_down=True, at=1000.0, contact=1), Edge(is_down=False, at=1000.1, contact=1)]


@pytest.mark.parametrize("milliseconds", [1, 5, 20, 60])
def test_a_thousand_chattering_presses_are_a_thousand(bench: Bench, milliseconds: int) -> None:
    grammar = StarGrammar()
    with bench.button() as button:
        button.start(bench.edges.append)
        for _ in range(1000):
            for is_down in (True, False):
                bench.chatter(is_down, milliseconds)
                bench.turn(button, 0.1)
            bench.turn(button, 0.5)
    signals = [signal for edge in bench.edges for signal in grammar.edge(edge.is_down, edge.at)]
    assert [type(signal) for signal in signals] == [Felt, Pressed] * 1000


def test_a_minute_of_holding_is_one_pause(bench: Bench) -> None:
    grammar, signals = StarGrammar(), []
    with bench.button() as button:
        button.start(lambda edge: signals.extend(grammar.edge(edge.is_down, edge.at)))
        bench.pin().drive_low()
        for _ in range(600):
            bench.turn(button, 0.1)
            signals += grammar.tick(bench.clock.now())
        bench.pin().drive_high()
        bench.turn(button, 0.1)
    assert [type(signal) for signal in signals] == [Felt, PauseAsked]


class ShortedPin(MockPWMPin):
    """A pin with a short to ground: no pull resistor lifts it."""

    def _set_pull(self, value: str) -> None:
        super()._set_pull(value)
        self._change_state(False)


def test_stuck_low_at_start_is_an_error_and_no_press(bench: Bench) -> None:
    bench.factory.pin_class = ShortedPin
    with bench.button() as button:
        button.start(bench.edges.append)
        bench.turn(button, 5.0)
        assert button.state().health is Health.ERROR
        assert "stuck" in button.state().reason
        assert "GPIO17" in button.state().reason
        bench.pin().drive_high()
        bench.turn(button, 0.1)
        assert button.state().health is Health.OK
    assert bench.edges == []


def test_a_button_to_plus_is_active_high(bench: Bench) -> None:
    bench.pin().drive_low()
    with bench.button(active_low=False) as button:
        button.start(bench.edges.append)
        bench.pin().drive_high()
        bench.turn(button, 0.1)
    assert [edge.is_down for edge in bench.edges] == [True]


def test_a_lost_release_is_found_by_looking(bench: Bench) -> None:
    with bench.button() as button:
        button.start(bench.edges.append)
        bench.pin().drive_low()
        bench.turn(button, 0.1)
        bench.pin().when_changed = None  # the kernel drops the next event
        bench.pin().drive_high()
        button.look()
        bench.turn(button, 0.1)
    assert [edge.is_down for edge in bench.edges] == [True, False]


def test_the_worker_tells_edges_by_itself(bench: Bench) -> None:
    told: queue.SimpleQueue[Edge] = queue.SimpleQueue()
    with GpioStarButton(bench.board, SystemClock(), 17) as button:
        button.start(told.put)
        bench.pin().drive_low()
        assert told.get(timeout=10).is_down
        bench.pin().drive_high()
        assert not told.get(timeout=10).is_down


def test_the_worker_finds_a_lost_release(bench: Bench) -> None:
    told: queue.SimpleQueue[Edge] = queue.SimpleQueue()
    with GpioStarButton(bench.board, SystemClock(), 17) as button:
        button.start(told.put)
        bench.pin().drive_low()
        told.get(timeout=10)
        bench.pin().when_changed = None
        bench.pin().drive_high()
        assert not told.get(timeout=10).is_down


def test_states_from_starting_to_absent_and_close_twice(bench: Bench) -> None:
    button = bench.button()
    assert button.state().health is Health.STARTING
    button.start(bench.edges.append)
    assert button.state().health is Health.OK
    button.close()
    button.close()
    assert button.state().health is Health.ABSENT


def test_it_starts_again_after_a_close(bench: Bench) -> None:
    button = bench.button()
    button.start(bench.edges.append)
    button.start(bench.edges.append)
    bench.pin().drive_low()
    bench.turn(button, 0.1)
    button.close()
    assert len(bench.edges) == 1


def test_a_busy_pin_is_an_error_that_names_pin_and_owner_and_heals() -> None:
    factory = MockFactory()
    clock = FakeClock()
    with Board(lambda: factory, owner_of=lambda pin, _: f"owner of {pin}", environ={}) as board:
        taken = board.digital_input(17, active_low=True)
        with GpioStarButton(board, clock, 17, is_threaded=False) as button:
            button.start(lambda _: None)
            assert button.state().health is Health.ERROR
            assert "GPIO17 is busy, held by 'owner of 17'" in button.state().reason
            taken.close()
            button.start(lambda _: None)
            assert button.state().health is Health.OK


class FailingInput:
    """A claimed pin whose board has gone."""

    when_activated = when_deactivated = None

    @property
    def is_active(self) -> bool:
        raise RuntimeError("bad handle")

    def close(self) -> None:
        """Nothing to let go."""


class FailingBoard(Board):
    """Lends pins that cannot be read or dimmed."""

    def _claim(self, _pin: int, kind: str, **_how: Any) -> Any:
        return FailingInput() if kind == "DigitalInputDevice" else FailingOutput()


class FailingOutput:
    """A claimed lamp pin whose board has gone."""

    def close(self) -> None:
        """Nothing to let go."""

    @property
    def value(self) -> float:
        return 0.0

    @value.setter
    def value(self, _value: float) -> None:
        raise RuntimeError("bad handle")


def test_a_pin_that_cannot_be_read_is_an_error() -> None:
    button = GpioStarButton(FailingBoard(), FakeClock(), 17, is_threaded=False)
    button.start(lambda _: None)
    assert button.state().health is Health.ERROR
    assert "GPIO17 cannot be read (bad handle)" in button.state().reason
    button.close()


# ---------------------------------------------------------------- the lamp


def test_the_lamp_shows_patterns_as_brightness(bench: Bench) -> None:
    with PwmStarLamp(bench.board, 18) as lamp:
        lamp.start()
        lamp.show(LampPattern.STEADY, at=5.0)
        assert bench.pin(18).state == 1.0
        lamp.show(LampPattern.HOLD, at=6.0)
        assert bench.pin(18).state == 0.0
        lamp.tick(6.4)
        assert 0.1 < bench.pin(18).state < 0.5
        lamp.tick(6.8)
        assert bench.pin(18).state == 1.0


def test_repeating_a_pattern_does_not_restart_it(bench: Bench) -> None:
    with PwmStarLamp(bench.board, 18) as lamp:
        lamp.start()
        lamp.show(LampPattern.HOLD, at=6.0)
        lamp.tick(6.8)
        lamp.show(LampPattern.HOLD, at=6.0)
        assert bench.pin(18).state == 1.0


def test_a_lamp_to_plus_is_lit_by_a_low_pin(bench: Bench) -> None:
    with PwmStarLamp(bench.board, 18, active_low=True) as lamp:
        lamp.start()
        lamp.show(LampPattern.STEADY, at=5.0)
        assert bench.pin(18).state == 0.0


def test_the_lamp_is_too_fast_for_the_eye(bench: Bench) -> None:
    with PwmStarLamp(bench.board, 18) as lamp:
        lamp.start()
        assert bench.pin(18).frequency >= 1000


def test_a_breath_has_no_visible_steps_where_it_is_dim(bench: Bench) -> None:
    """Ticked thirty times a second, its steps below a tenth of its power are finer than half a hundredth."""
    with PwmStarLamp(bench.board, 18) as lamp:
        lamp.start()
        lamp.show(LampPattern.BREATHE, at=0.0)
        seen = []
        for tick in range(96):
            lamp.tick(tick / 30)
            seen.append(bench.pin(18).state)
    dim = sorted({state for state in seen if state < 0.1})
    assert len(dim) >= 8
    assert any(0 < high - low < 0.005 for low, high in pairwise(dim))
    assert all(value > 0 for value in seen)


def test_the_lamp_wants_ticks_only_while_it_moves(bench: Bench) -> None:
    with PwmStarLamp(bench.board, 18) as lamp:
        lamp.show(LampPattern.BREATHE, at=0.0)
        assert not lamp.is_moving(1.0)
        lamp.start()
        assert lamp.is_moving(1.0)
        lamp.show(LampPattern.STEADY, at=2.0)
        assert not lamp.is_moving(2.5)


def test_a_lamp_that_fails_is_an_error_and_further_patterns_are_harmless() -> None:
    lamp = PwmStarLamp(FailingBoard(), 18)
    lamp.start()
    lamp.show(LampPattern.STEADY, at=1.0)
    lamp.show(LampPattern.BREATHE, at=2.0)
    assert lamp.state().health is Health.ERROR
    assert "GPIO18" in lamp.state().reason


def test_a_lamp_on_the_pin_of_the_button_is_an_error(bench: Bench) -> None:
    with bench.button() as button, PwmStarLamp(bench.board, 17) as lamp:
        button.start(bench.edges.append)
        lamp.start()
        assert lamp.state().health is Health.ERROR
        assert "GPIO17 is busy" in lamp.state().reason


def test_lamp_states_and_close_twice(bench: Bench) -> None:
    lamp = PwmStarLamp(bench.board, 18)
    assert lamp.state().health is Health.STARTING
    lamp.start()
    assert lamp.state().health is Health.OK
    lamp.close()
    lamp.close()
    assert lamp.state().health is Health.ABSENT
