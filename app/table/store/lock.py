"""The lock of a data folder, and in it marks of what was confirmed last.

A mark is written, and on the disk, after what it tells of is safe, so it never promises too much: a database
that lacks a marked entry has lost something it once had. Each of the matches on the table lately has a mark
that names it, for when nothing else of it is left; older ones are in the copies.

    8 lines of 128 bytes, the latest first     MATCH N GAME WAY TIME CHECKSUM
    what 0.1.0 wrote, and is still read        MATCH N CHECKSUM
"""

import fcntl
import os
import zlib
from pathlib import Path
from typing import NamedTuple, Self

from app.disk import DISK, Disk
from app.errors import FileTrouble
from app.reading import files
from app.table.store.sqlite_trouble import busy

LOCK = "tafelster.lock"
KEPT = 0
"""Stands in a mark for the match: what is counted there are the changes of kept values."""

_LINE = 128
_MOST = 8
_OLD_SIZE = 64
_LONGEST = 40  # letters of a name, so that a line holds everything


class Mark(NamedTuple):
    """The last entry of a match that was confirmed, and what the match is; `at_wall` is 0 if no date was known."""

    match: int
    n: int
    game: str = ""
    way: str = ""
    at_wall: int = 0


class Marks(NamedTuple):
    """All marks, the latest first. `is_sound` is false if there is none, or one that is not as it was written."""

    all: tuple[Mark, ...] = ()
    is_sound: bool = False

    @property
    def matches(self) -> tuple[Mark, ...]:
        """The marks of matches that had entries."""
        return tuple(mark for mark in self.all if mark.match != KEPT and mark.n > 0)

    @property
    def changes(self) -> int:
        """How often kept values were changed."""
        return max((mark.n for mark in self.all if mark.match == KEPT), default=0)

    def with_latest(self, mark: Mark) -> "Marks":
        """Return the marks with this one in front, in place of an older one of the same match."""
        others = [each for each in self.all if each.match != mark.match]
        return Marks((mark, *others)[:_MOST], is_sound=True)


class FolderLock:
    """Held while the folder is open; it goes with the process, however that ends."""

    def __init__(self, handle: int, disk: Disk) -> None:
        self._handle: int | None = handle
        self._disk = disk
        self.marks = _read(os.pread(handle, _MOST * _LINE + 1, 0))

    @classmethod
    def take(cls, folder: Path, disk: Disk = DISK) -> Self:
        """Take the lock; raises StoreBusy if another process, or this one, holds it, and OSError."""
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK, 0o644)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return cls(handle, disk)
        except BlockingIOError as error:
            os.close(handle)
            raise busy(folder) from error
        except OSError:
            os.close(handle)
            raise

    def release(self) -> None:
        """Let go; may be called twice."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def confirm(self, mark: Mark) -> None:
        """Mark an entry as safe; a full disk is no reason to fail, the entry is in the database."""
        self.set(self.marks.with_latest(mark))

    def set(self, marks: Marks) -> None:
        """Write all marks anew."""
        assert self._handle is not None
        self.marks = marks._replace(is_sound=True)
        text = "".join(_line(mark) for mark in marks.all).ljust(_MOST * _LINE).encode()
        try:
            os.pwrite(self._handle, text, 0)
            os.ftruncate(self._handle, len(text))
            self._disk.flush(self._handle)
        except OSError:
            return


def marks_of(folder: Path) -> Marks:
    """Return the marks of a folder, for who only looks."""
    try:
        return _read(files.content(folder / LOCK, _MOST * _LINE))
    except FileTrouble:
        return Marks()


def _read(content: bytes) -> Marks:
    lines = [content[at : at + _LINE] for at in range(0, len(content), _LINE)]
    marks = [_mark(line) for line in lines if line.strip(b" \n")]
    found = tuple(mark for mark in marks if mark is not None)
    is_sound = bool(found) and len(found) == len(marks) and len(content) in (_OLD_SIZE, _MOST * _LINE)
    return Marks(found[:_MOST], is_sound)


def _mark(line: bytes) -> Mark | None:
    """Return the mark in a line, or None if it is not as it was written."""
    *words, check = line.split() or [b""]
    try:
        if len(words) not in (2, 5) or int(check) != _check(words):
            return None
        match, n, *names = (word.decode("ascii") for word in words)
        game, way, at_wall = names or ("", "", "0")
        return Mark(int(match), int(n), game.strip("-"), way.strip("-"), int(at_wall))
    except ValueError:
        return None


def _line(mark: Mark) -> str:
    names = (name.encode("ascii", "replace").decode()[:_LONGEST] or "-" for name in (mark.game, mark.way))
    words = [str(mark.match), str(mark.n), *names, str(mark.at_wall)]
    return f"{' '.join(words)} {_check([word.encode() for word in words])}".ljust(_LINE - 1) + "\n"


def _check(words: list[bytes]) -> int:
    return zlib.crc32(b" ".join(words))
