"""Bytes from a path that somebody named: of a regular file, no more than are asked for, and without ever waiting."""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from app.errors import FileFault, FileTrouble
from app.reading.text import decoded

MOST = 64_000
"""Bytes of a file that people write by hand; a sheet has less than one thousand, fifty yards less than that."""

WHOLE = "file"
"""The place of what is wrong with a file before anything in it was read."""


def text(path: Path, most: int = MOST, *, shown: str = "") -> str:
    """Return the text of a file; FileTrouble says what is wrong with it. `shown` is its name in messages."""
    name = shown or shown_name(path)
    return decoded(content(path, most, shown=name), name)


def content(path: Path, most: int = MOST, *, shown: str = "") -> bytes:
    """Return the bytes of a file that has at most so many; FileTrouble for any other."""
    name = shown or shown_name(path)
    with opened(path, shown=name) as stream:
        try:
            found = stream.read(most + 1)
        except OSError as error:
            raise _unreachable(path, name, error) from error
    if len(found) > most:
        raise FileTrouble(
            name, WHOLE, f"cannot be read (larger than {most} bytes)", "Use one as it was exported", FileFault.TOO_LARGE
        )
    return found


@contextmanager
def opened(path: Path, *, shown: str = "") -> Iterator[BinaryIO]:
    """Open a regular file for reading; FileTrouble for a folder, a pipe, a device, or what cannot be opened."""
    name = shown or shown_name(path)
    try:
        _refuse_others(os.stat(path).st_mode, name)  # before it is opened: opening a device may set it going
        handle = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOCTTY)
    except (OSError, ValueError) as error:
        if isinstance(error, FileTrouble):
            raise
        raise _unreachable(path, name, error) from error
    with os.fdopen(handle, "rb") as stream:
        _refuse_others(os.fstat(stream.fileno()).st_mode, name)  # it may be another one by now
        yield stream


def is_there(path: Path) -> bool:
    """Tell whether anything is there, be it a link that leads nowhere; under a path that cannot be is nothing."""
    return os.path.lexists(path)


def is_folder(path: Path) -> bool:
    """Tell whether a folder is there; a path that cannot be is none."""
    return os.path.isdir(path)  # the method of Path raises for a path that is too long


def shown_name(path: Path) -> str:
    """Return what a file is called in a message."""
    return path.name or str(path)


_OTHERS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
    stat.S_IFSOCK: "a socket",
}


def _refuse_others(mode: int, name: str) -> None:
    if not stat.S_ISREG(mode):
        what = _OTHERS.get(stat.S_IFMT(mode), "something else")
        raise FileTrouble(name, WHOLE, f"cannot be read ({what}, not a file)", "Name a file", FileFault.NO_FILE)


def _unreachable(path: Path, name: str, error: Exception) -> FileTrouble:
    what, remedy = _reason(path, error)
    return FileTrouble(name, WHOLE, f"cannot be read ({what})", remedy, FileFault.UNREACHABLE)


def _reason(path: Path, error: Exception) -> tuple[str, str]:
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.ENOENT and os.path.islink(path):
        return "a link that leads nowhere", "Copy the file itself"
    if number in (errno.EIO, errno.ENODEV, errno.ENXIO):
        return "its disk does not answer", "Copy it again"
    why = error.strerror if isinstance(error, OSError) else None
    return why or str(error), "Check the path and its rights"
