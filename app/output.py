"""Where a command writes to, and what becomes of it when nobody reads any more, or when there is no room.

Python writes what is left of a stream when it ends, and fails there with code 120 and words nobody understands; so
it is written here, where it can still be told.
"""

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from app.errors import StoreTrouble


def written(work: Callable[[], int]) -> int:
    """Do the work and write its output whole; returns its exit code, or 0 where the reader went away.

    A disk without room is StoreTrouble. A program that was started without any output says nothing.
    """
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - it stands until the end, as streams do
    try:
        try:
            return work()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _silence(sys.stdout)
        return 0
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _silence(sys.stdout)
        raise StoreTrouble(
            f"The output cannot be written: {error.strerror}.", "Make room, or write elsewhere."
        ) from None


def complain(words: str) -> None:
    """Write a sentence to the stream for trouble, if anybody reads it."""
    with suppress(OSError):
        print(words, file=sys.stderr)


def end_complaints() -> None:
    """Write what is left of the stream for trouble; nobody needs to read it."""
    try:
        if sys.stderr is not None:
            sys.stderr.flush()
    except OSError:
        _silence(sys.stderr)


def _silence(stream: TextIO) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
