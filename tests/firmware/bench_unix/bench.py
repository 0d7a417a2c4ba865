"""The test's end of the bench under the Unix port of MicroPython: lines from a pipe, and the way out."""

import select
import sys

_pipe = open("/dev/fd/" + sys.argv[1], "rb")  # noqa: SIM115 - open for as long as the die lives
_ears = select.poll()
_ears.register(_pipe, select.POLLIN)


def next_line():
    """Return a line, or "" when none waits; the test writes whole lines."""
    return _pipe.readline().decode() if _ears.poll(0) else ""


def leave(code):
    """End this process."""
    sys.exit(code)
