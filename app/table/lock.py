"""The lock of a data folder, and in it a mark of the last confirmed entry.

The mark is written after the entry is safe and is itself not waited for, so it never promises too much:
a database that lacks the marked entry has lost something it once had.
"""

import fcntl
import os
import zlib
from pathlib import Path
from typing import NamedTuple, Self

from app.table.sqlite_trouble import busy

_SIZE = 64


class Mark(NamedTuple):
    """The last entry that was confirmed: match and number."""

    match: int
    n: int


class FolderLock:
    """Held while the folder is open; it goes with the process, however that ends."""

    def __init__(self, handle: int) -> None:
        self._handle: int | None = handle

    @classmethod
    def take(cls, folder: Path) -> Self:
        """Take the lock; raises StoreBusy if another process, or this one, holds it, and OSError."""
        handle = os.open(folder / "tafelster.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            os.close(handle)
            raise busy(folder) from error
        except OSError:
            os.close(handle)
            raise
        return cls(handle)

    def release(self) -> None:
        """Let go; may be called twice."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def confirmed(self) -> Mark | None:
        """Return the mark, or None if there is none or it is not whole."""
        assert self._handle is not None
        words = os.pread(self._handle, _SIZE, 0).split()
        if len(words) != 3 or not all(word.isdigit() and len(word) < 20 for word in words):
            return None
        match, n, check = (int(word) for word in words)
        return Mark(match, n) if check == _check(match, n) else None

    def confirm(self, mark: Mark) -> None:
        """Mark an entry as safe; a full disk is no reason to fail, the entry is in the database."""
        assert self._handle is not None
        text = f"{mark.match} {mark.n} {_check(mark.match, mark.n)}".ljust(_SIZE).encode()
        try:
            os.pwrite(self._handle, text, 0)
        except OSError:
            return


def _check(match: int, n: int) -> int:
    return zlib.crc32(f"{match} {n}".encode())
