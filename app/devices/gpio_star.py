"""The star on the board's pins: a button that tells clean edges, a lamp that shows patterns.

Neither knows what a press means or why the light is on. A star that cannot be had is a state with a
reason, not an exception: the game goes on by touch.
"""

import queue
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from app.devices.board import Board
from app.devices.debounce import Debounce
from app.devices.lamp_patterns import brightness, is_moving
from app.errors import DeviceTrouble
from app.said import said
from app.table.ports import Clock, DeviceState, Edge, Health, LampPattern

WATCH = 0.25
"""Seconds between looks at a pin that is down: a lost release must not hold the star for ever."""

STEPS = 1000
"""Steps of power from dark to full: at the dimmest of a breath, near 5 %, hundredths would be seen as jumps."""

Sink = Callable[[Edge], None]


class GpioStarButton:
    """The button between a pin and ground (or 3.3 V when not `active_low`).

    Callbacks of the pin only enqueue a level and its time. One worker owns the debounce and tells the
    sink; with `is_threaded` false there is no worker and the owner calls `settle`.
    """

    def __init__(
        self, board: Board, clock: Clock, pin: int, *, active_low: bool = True, is_threaded: bool = True
    ) -> None:
        self._board = board
        self._clock = clock
        self._pin = pin
        self._active_low = active_low
        self._is_threaded = is_threaded
        self._debounce = Debounce()
        self._levels: queue.SimpleQueue[tuple[bool, float] | None] = queue.SimpleQueue()
        self._worker: threading.Thread | None = None
        self._device: Any = None
        self._sink: Sink | None = None
        self._state = DeviceState("button", Health.STARTING)

    def start(self, sink: Sink) -> None:
        """Claim the pin and begin to tell edges. A failure shows in `state`; start again to retry."""
        self.close()
        self._sink = sink
        try:
            device = self._board.digital_input(self._pin, active_low=self._active_low)
        except DeviceTrouble as trouble:
            self._state = DeviceState("button", Health.ERROR, trouble.said)
            return
        self._state = DeviceState("button", Health.OK)
        self._listen(device)

    def state(self) -> DeviceState:
        """Health now; a contact that never lets go is an error that heals by itself."""
        if self._state.health is Health.OK and self._debounce.is_stuck(self._clock.now()):
            reason = said(
                "stuck: GPIO{pin} is held down. Look for a jammed button or a short in its wires.", pin=self._pin
            )
            return DeviceState("button", Health.ERROR, reason)
        return self._state

    def settle(self) -> None:
        """Take in the levels that were enqueued and tell the sink what has become certain."""
        while not self._levels.empty():
            if (level := self._levels.get()) is not None:
                self._take(*level)
        self._tell(self._debounce.tick(self._clock.now()))

    def look(self) -> None:
        """Read the pin itself, in case the kernel dropped the event of a change."""
        self._take(self._read(), self._clock.now())

    def close(self) -> None:
        """Let go of the pin and join the worker; may be called twice."""
        if self._worker is not None:
            self._levels.put(None)
            self._worker.join()
            self._worker = None
        if self._device is not None:
            self._device.close()
            self._device = None
            self._state = DeviceState("button", Health.ABSENT)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _listen(self, device: Any) -> None:
        self._device = device
        self._levels = queue.SimpleQueue()
        self._debounce = Debounce()
        self._debounce.begin(self._read(), self._clock.now())
        device.when_activated = lambda: self._levels.put((True, self._clock.now()))
        device.when_deactivated = lambda: self._levels.put((False, self._clock.now()))
        self.look()  # it may have moved between the first look and the callbacks
        if self._is_threaded:
            self._worker = threading.Thread(target=self._work, name="star button", daemon=True)
            self._worker.start()

    def _read(self) -> bool:
        """Whether the pin is down now; one that cannot be read is up, and an error."""
        try:
            return bool(self._device.is_active)
        except Exception as error:  # lgpio.error is a plain Exception, so nothing narrower holds it
            reason = said("GPIO{pin} cannot be read ({error}).", pin=self._pin, error=error)
            self._state = DeviceState("button", Health.ERROR, reason)
            return False

    def _work(self) -> None:
        while True:
            try:
                level = self._levels.get(timeout=self._patience())
            except queue.Empty:
                if self._debounce.due() is None:
                    self.look()
            else:
                if level is None:
                    return
                self._take(*level)
            self._tell(self._debounce.tick(self._clock.now()))

    def _patience(self) -> float | None:
        """Seconds the worker may wait for the next level: for ever while the button is up."""
        due = self._debounce.due()
        if due is not None:
            return max(0.0, due - self._clock.now())
        return WATCH if self._debounce.is_down else None

    def _take(self, is_down: bool, at: float) -> None:
        self._tell(self._debounce.level(is_down, at))

    def _tell(self, edges: tuple[Edge, ...]) -> None:
        if self._sink is not None:
            for edge in edges:
                self._sink(edge)


class PwmStarLamp:
    """The light in the star, dimmed by pulses. The loop ticks it; nothing runs by itself."""

    def __init__(self, board: Board, pin: int, *, active_low: bool = False) -> None:
        self._board = board
        self._pin = pin
        self._active_low = active_low
        self._device: Any = None
        self._pattern = LampPattern.OFF
        self._at = 0.0
        self._shown = -1
        self._state = DeviceState("lamp", Health.STARTING)

    def start(self) -> None:
        """Claim the pin. A failure shows in `state`; start again to retry."""
        self.close()
        try:
            self._device = self._board.pwm_output(self._pin, active_low=self._active_low)
        except DeviceTrouble as trouble:
            self._state = DeviceState("lamp", Health.ERROR, trouble.said)
            return
        self._shown = -1
        self._state = DeviceState("lamp", Health.OK)

    def show(self, pattern: LampPattern, *, at: float) -> None:
        """Show `pattern`, whose phase counts from `at` on the table's clock; repeating it changes nothing."""
        if (pattern, at) != (self._pattern, self._at):
            self._pattern, self._at = pattern, at
            self.tick(at)

    def tick(self, now: float) -> None:
        """Bring the light to where the pattern is at `now`; ten to thirty times a second look smooth."""
        step = round(STEPS * brightness(self._pattern, now - self._at) ** 2.2)  # eyes see 22 % power as half
        if self._device is None or step == self._shown:
            return
        try:
            self._device.value = step / STEPS
        except Exception as error:  # lgpio.error is a plain Exception; a lamp must never stop a game
            self._fail(error)
        else:
            self._shown = step

    def is_moving(self, now: float) -> bool:
        """Whether the light wants further ticks."""
        return self._device is not None and is_moving(self._pattern, now - self._at)

    def state(self) -> DeviceState:
        """Health now."""
        return self._state

    def close(self) -> None:
        """Darken and let go; may be called twice."""
        if self._device is not None:
            self._device.close()
            self._device = None
            self._state = DeviceState("lamp", Health.ABSENT)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _fail(self, error: Exception) -> None:
        self.close()
        reason = said("GPIO{pin} does not take a brightness ({error}).", pin=self._pin, error=error)
        self._state = DeviceState("lamp", Health.ERROR, reason)
