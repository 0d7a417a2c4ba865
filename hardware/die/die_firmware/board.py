"""The Pico itself: pins, lights, entropy, watchdog and the USB serial port. The only module that knows it."""

import os
import select
import sys
import time

import machine
import micropython

from die_firmware import settings


class Board:
    """One Pico. Times are milliseconds since it started, and never wrap."""

    def __init__(self) -> None:
        self._leds = [machine.Pin(pin, machine.Pin.OUT, value=0) for pin in settings.LEDS]
        self._sensor = machine.Pin(settings.SENSOR, machine.Pin.IN, machine.Pin.PULL_UP)
        self._service = machine.Pin(settings.SERVICE, machine.Pin.IN, machine.Pin.PULL_UP)
        self._dog = None
        self._edges = 0  # only the interrupt writes it
        self._edges_seen = 0
        self._ticks = time.ticks_ms()
        self._now = 0
        self._ears = select.poll()
        self._ears.register(sys.stdin, select.POLLIN)

    def is_in_service(self) -> bool:
        """Tell whether the service pin is held at ground."""
        return not self._service.value()

    def start(self) -> None:
        """Listen to the sensor and start the watchdog. From here on Ctrl-C on the line is noise like any other."""
        micropython.kbd_intr(-1)
        both = machine.Pin.IRQ_FALLING | machine.Pin.IRQ_RISING
        self._sensor.irq(self._jerk, both)
        self._dog = machine.WDT(timeout=8000)

    def now(self) -> int:
        """Milliseconds since the start."""
        ticks = time.ticks_ms()
        self._now += time.ticks_diff(ticks, self._ticks)
        self._ticks = ticks
        return self._now

    def rest(self, milliseconds: int) -> None:
        """Pet the watchdog and wait."""
        if self._dog is not None:
            self._dog.feed()
        time.sleep_ms(milliseconds)

    def edges(self) -> int:
        """Return how often the sensor changed since the last call."""
        edges = self._edges
        new, self._edges_seen = edges - self._edges_seen, edges
        return new

    def is_closed(self) -> bool:
        """Tell whether the sensor is closed: the button is pressed, or the cube lies on a side."""
        return not self._sensor.value()

    def light(self, pattern: tuple) -> None:
        """Light the seven lights."""
        for led, is_on in zip(self._leds, pattern):
            led.value(1 if is_on else 0)

    def entropy(self, count: int) -> bytes:
        """Return random bytes of the hardware."""
        return os.urandom(count)

    def name(self) -> str:
        """Return the number of this very chip."""
        return "".join("%02x" % byte for byte in machine.unique_id())

    def read(self) -> bytes:
        """Return the bytes that came in over USB, without waiting."""
        out = b""
        try:
            while len(out) < 64 and self._ears.poll(0):
                out += sys.stdin.buffer.read(1)
        except OSError:
            pass  # nobody is there
        return out

    def write(self, data: bytes) -> None:
        """Send bytes over USB; without a listener they are lost."""
        try:
            sys.stdout.buffer.write(data)
        except OSError:
            pass

    def fall(self, error: BaseException) -> None:
        """Tell of a mistake in the program on the console, and start anew."""
        sys.print_exception(error)
        time.sleep_ms(500)
        machine.reset()

    def _jerk(self, _pin: object) -> None:
        self._edges += 1
