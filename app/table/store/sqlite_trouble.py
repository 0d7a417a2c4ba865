"""The one place where errors of SQLite and of the file system become Trouble with a remedy."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.errors import StoreBusy, StoreFull, StoreLocked, StoreTrouble, Trouble

_DAMAGE = {
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_SCHEMA,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_RANGE,
    sqlite3.SQLITE_TOOBIG,
}
_UNREADABLE = {
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_CORRUPTFS,
    sqlite3.SQLITE_IOERR_SEEK,
    sqlite3.SQLITE_READONLY_ROLLBACK,  # half-written under a rollback journal, which we never leave
}
# A quota or a file size limit arrives as a failed write, only a full card as SQLITE_FULL.
_NO_ROOM = {
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMSIZE,
}
_NO_ROOM_ERRNO = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


def is_damage(error: BaseException) -> bool:
    """Tell whether an error means that the bytes in the file are wrong, rather than the disk or the folder."""
    if not isinstance(error, sqlite3.Error):
        return isinstance(error, UnicodeDecodeError)
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return isinstance(error, sqlite3.OperationalError)  # text that is no UTF-8
    return code & 0xFF in _DAMAGE or code in _UNREADABLE


@contextmanager
def translated(folder: Path) -> Iterator[None]:
    """Turn what goes wrong with the data folder into StoreTrouble, StoreFull or StoreLocked."""
    try:
        yield
    except Trouble:
        raise
    except (sqlite3.ProgrammingError, sqlite3.IntegrityError):
        raise  # a bug of ours, no fault of the environment
    except sqlite3.Error as error:
        raise _of_sqlite(error, folder) from error
    except OSError as error:
        raise _of_system(error, folder) from error


def _of_sqlite(error: sqlite3.Error, folder: Path) -> StoreTrouble:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if code & 0xFF == sqlite3.SQLITE_FULL or code in _NO_ROOM:
        return _full(folder, error)
    if code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreLocked(
            f"Another program uses the database in {folder}; nothing was changed.", "Close it and try again."
        )
    if is_damage(error):
        return StoreTrouble(
            f"The database in {folder} cannot be read: {error}.",
            "Start again: the newest good copy will be used.",
        )
    return StoreTrouble(f"The database in {folder} cannot be used: {error}.", "Check that the folder can be written.")


def _of_system(error: OSError, folder: Path) -> StoreTrouble:
    if error.errno in _NO_ROOM_ERRNO:
        return _full(folder, error)
    return StoreTrouble(
        f"The data folder {folder} cannot be used: {error.strerror or error}.",
        "Check that it exists and can be written, or choose another one.",
    )


def _full(folder: Path, error: Exception) -> StoreFull:
    return StoreFull(
        f"There is no room left in {folder}, or it takes no more ({error}); nothing was changed.",
        "Make room and try again.",
    )


def busy(folder: Path) -> StoreBusy:
    """Return the trouble of a folder that another process holds."""
    return StoreBusy(
        f"Another tafelster uses the data folder {folder}.", "Close it, or start with another data folder."
    )
