"""What a child process does: it limits itself, reads its errand, works, and says each line at once."""

import contextlib
import importlib
import os
import resource
import sys
import time
from collections.abc import Callable

from app.devices.child import ANSWER, TOLD

PATIENCE = 4
"""The system ends a child that works so many times longer than it was asked to."""


def main(work: str, seconds: str, megabytes: str, parent: str) -> None:
    """Do one errand and say its answer; silent where the work fails."""
    _limit(float(seconds), int(megabytes))
    until = time.monotonic() + float(seconds)
    answer = _function(work)(
        sys.stdin.buffer.read(),
        lambda words: _say(TOLD, words),
        lambda: time.monotonic() < until and os.getppid() == int(parent),
    )
    _say(ANSWER, answer)


def _function(work: str) -> Callable[[bytes, Callable[[bytes], None], Callable[[], bool]], bytes]:
    module, _, name = work.partition(":")
    function: Callable[[bytes, Callable[[bytes], None], Callable[[], bool]], bytes]
    function = getattr(importlib.import_module(module), name)
    return function


def _limit(seconds: float, megabytes: int) -> None:
    """Step back behind the program, and take no more than allowed."""
    with contextlib.suppress(OSError):
        os.nice(10)
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    most = max(1, int(PATIENCE * seconds))
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))


def _say(kind: bytes, words: bytes) -> None:
    sys.stdout.buffer.write(kind + words + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
