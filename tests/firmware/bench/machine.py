"""A Pico made of code, for MicroPython on a desktop: the module `machine` as far as the firmware's board uses it.

What moves its pins comes from the test, line by line, and is done whenever the watchdog is fed:
    press 9       the button is down for so many rounds
    jerk 12       the wire of the button sparks so many times
    noise 00ff    these bytes appear on the console
    brownout      the power fails in the middle of a frame
"""

import sys

import bench

LEVELS = {15: 1, 22: 1}
"""The button is up and the service pin is open."""


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


class WDT:
    """A watchdog that is fed once a round; then the bench has its turn."""

    def __init__(self, timeout):
        self.timeout = timeout
        self.pressed = 0

    def feed(self):
        """Do what the test asks."""
        self.pressed = max(0, self.pressed - 1)
        LEVELS[15] = 0 if self.pressed else 1
        line = bench.next_line()
        while line:
            self.pressed = _act(line.split()) or self.pressed
            line = bench.next_line()


def _act(words):
    """Do one line; return how many rounds the button is down from now on, or None."""
    if words[0] == "press":
        return int(words[1])
    if words[0] == "jerk":
        handler, pin = Pin.handlers[15]
        for _ in range(int(words[1])):
            handler(pin)
    elif words[0] == "noise":
        sys.stdout.buffer.write(bytes(int(words[1][n : n + 2], 16) for n in range(0, len(words[1]), 2)))
    elif words[0] == "brownout":
        sys.stdout.buffer.write(b"1f settled 6 ")
        reset()
    return None


def unique_id():
    """Return the number of this chip."""
    return b"\xe6\x61\x4c\x31\x1b\x8a\x2b\x37"


def reset():
    """Lose power."""
    bench.leave(3)
