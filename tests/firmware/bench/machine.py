"""A Pico made of code, for MicroPython on a desktop: the module `machine` as far as the firmware's board uses it.

What moves its pins comes from the test, line by line, and is done whenever the watchdog is fed:
    jerk 12       the sensor opens and closes so many times
    level 15 1    a pin has another level from now on
    noise 00ff    these bytes appear on the console
    brownout      the power fails in the middle of a frame
"""

import sys

import bench

LEVELS = {15: 0, 22: 1, 24: 1}
"""It lies flat, the service pin is open, and the cable is in."""


class Pin:
    """A pin. All pins of one number share a level and a handler."""

    IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 1, 4, 8
    handlers = {}

    def __init__(self, number, mode=0, pull=None, value=None):
        self.number = number
        if value is not None:
            LEVELS[number] = value

    def value(self, level=None):
        """Read or write the level."""
        if level is not None:
            LEVELS[self.number] = level
        return LEVELS.get(self.number, 1)

    def irq(self, handler, trigger):
        """Call `handler` at every edge."""
        Pin.handlers[self.number] = (handler, self)


class ADC:
    """A converter that always reads 3.8 V on a third."""

    def __init__(self, number):
        self.number = number

    def read_u16(self):
        """Return 16 bits."""
        return 25156


class WDT:
    """A watchdog that is fed once a round; then the bench has its turn."""

    def __init__(self, timeout):
        self.timeout = timeout

    def feed(self):
        """Do what the test asks."""
        line = bench.next_line()
        while line:
            _act(line.split())
            line = bench.next_line()


def _act(words):
    if words[0] == "jerk":
        handler, pin = Pin.handlers[15]
        for _ in range(int(words[1])):
            handler(pin)
    elif words[0] == "level":
        LEVELS[int(words[1])] = int(words[2])
    elif words[0] == "noise":
        sys.stdout.buffer.write(bytes(int(words[1][n : n + 2], 16) for n in range(0, len(words[1]), 2)))
    elif words[0] == "brownout":
        sys.stdout.buffer.write(b"1f settled 6 ")
        reset()


def unique_id():
    """Return the number of this chip."""
    return b"\xe6\x61\x4c\x31\x1b\x8a\x2b\x37"


def reset():
    """Lose power."""
    bench.leave(3)
