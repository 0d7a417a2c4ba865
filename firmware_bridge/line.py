"""A serial port, opened as a die wants it."""

import errno
from typing import Protocol

import serial


class Line(Protocol):
    """The part of a serial port that is used. `read` returns after a tenth of a second, with nothing if need be."""

    def read(self, size: int = 1) -> bytes:
        """Return up to `size` bytes."""
        ...

    def write(self, data: bytes) -> object:
        """Send bytes, or raise after half a second."""
        ...

    @property
    def in_waiting(self) -> int:
        """How many bytes wait."""
        ...

    def close(self) -> None:
        """Let go."""
        ...


def open_line(path: str) -> Line:
    """Open a serial port for a die, and keep DTR up: boards with their own USB say nothing without it."""
    line = serial.Serial(path, 115200, timeout=0.1, write_timeout=0.5, exclusive=True)
    try:
        line.dtr = True
    except OSError as error:
        if error.errno != errno.ENOTTY:  # a pseudo-terminal has no such line
            line.close()
            raise
    return line  # type: ignore[no-any-return]
