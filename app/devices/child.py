"""Errands in child processes: started from this interpreter, limited in memory, heard through a pipe without waiting.

The child is a fresh interpreter, so it is the same whatever window, thread or system runs around it. It is told its
errand on its standard input and answers in lines. When the program ends, or is killed, the child ends by itself.
"""

import contextlib
import os
import subprocess
import sys
from collections.abc import Sequence

from app.table.errands import Errand

ANSWER, TOLD = b"=", b"~"
ROOM = 65536


class Child:
    """One child at work."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process
        self._said = b""
        assert process.stdout is not None
        self._pipe = process.stdout.fileno()
        os.set_blocking(self._pipe, False)
        self._is_stopped = False

    def heard(self) -> Sequence[tuple[bool, bytes]]:
        """Return the whole lines that came since the last time."""
        if not self._is_stopped:
            with contextlib.suppress(BlockingIOError):
                while some := os.read(self._pipe, ROOM):
                    self._said += some
        *lines, self._said = self._said.split(b"\n")
        return [(line[:1] == ANSWER, line[1:]) for line in lines if line[:1] in (ANSWER, TOLD)]

    def is_over(self) -> bool:
        """Say whether the child has ended."""
        return self._process.poll() is not None

    def stop(self) -> None:
        """Kill the child if it still runs, and clear up after it."""
        if not self._is_stopped:
            self._is_stopped = True
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()


class ChildRunner:
    """Starts children."""

    def start(self, errand: Errand) -> Child | None:
        """Start a child with its errand; None when the system cannot start one now."""
        words = [sys.executable, "-m", "app.devices.child_work", errand.work, str(errand.seconds)]
        try:
            process = subprocess.Popen(  # noqa: S603  our own interpreter and our own words
                [*words, str(errand.megabytes), str(os.getpid())],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        except OSError:
            return None
        assert process.stdin is not None
        with contextlib.suppress(BrokenPipeError), process.stdin as pipe:
            pipe.write(errand.request)
        return Child(process)
