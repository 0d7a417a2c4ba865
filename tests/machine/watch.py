"""Watches an emulator and the console of its guest, and says within seconds what became of it.

An emulator that ends and a kernel that panics are faults of the simulation, not of the device it simulates: what was
under way is worth another try.
"""

import signal
from pathlib import Path
from typing import Protocol

PANIC = "Kernel panic"
TAIL = 400  # letters of a log that are told


class Fallen(Exception):
    """The emulator ended, or the guest's kernel panicked; the message says which, with its last words."""


class Emulator(Protocol):
    """The part of a process that is watched."""

    def poll(self) -> int | None:
        """Return its exit code, None while it runs."""
        ...


class Watch:
    """One emulator from its start on. `log` is what it says itself, `console` what its guest's kernel says."""

    def __init__(self, emulator: Emulator, log: Path, console: Path) -> None:
        self._emulator = emulator
        self._log = log
        self._console = console

    def check(self) -> None:
        """Raise Fallen unless the emulator runs and its guest's kernel is well."""
        code = self._emulator.poll()
        if code is not None:
            raise Fallen(f"the emulator {_ended(code)}: {_read(self._log)[-TAIL:].strip() or 'without a word'}")
        said = _read(self._console)
        if PANIC in said:
            raise Fallen(f"the guest fell: {said[said.index(PANIC) :].splitlines()[0]}")


def _ended(code: int) -> str:
    return f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with {code}"


def _read(file: Path) -> str:
    return file.read_text(errors="replace") if file.exists() else ""
