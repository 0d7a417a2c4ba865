"""Leaves a good database in the data folder before it is opened, whatever was found there.

The order of steps survives a power cut at any of them. A new database is made under one name and gets
another when it is complete and safe; only then is the damaged one set aside. A folder without a database
but with a complete new one finishes the change at the next start.
"""

import contextlib
import re
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from app.errors import StoreNewer
from app.table.backups import Backups
from app.table.lock import FolderLock, Mark
from app.table.loose_pages import lay_together
from app.table.salvage import head, salvage
from app.table.schema import create, seal, sync
from app.table.survey import Damaged, Head, Survey, survey

DATABASE = "tafelster.db"
_MAKING = "tafelster.making.db"
_NEW = "tafelster.new.db"
_LOOSE = "tafelster.loose.db"
_SIDES = ("-wal", "-shm", "-journal")
NOTICES_KEY = "store.notices"


class Notice(Struct, frozen=True):
    """Something the screen says calmly: the key of a sentence and the values it names."""

    key: str
    values: Mapping[str, str | int]


def prepare(folder: Path, lock: FolderLock) -> bool:
    """Make sure of a good database; what was done about a bad one is kept in it as notices.

    Tells whether the newest copy holds exactly what the database holds, so that no new one is needed.
    Raises StoreNewer for a database of a newer version, and sqlite3.Error or OSError where the folder
    itself does not let us.
    """
    database = folder / DATABASE
    mark = lock.confirmed()
    if not database.exists():
        if _finish(folder):
            return False
        why = "it is gone" if mark or _has_traces(folder) else ""
        if not why:
            _make_first(folder)
            return False
    else:
        try:
            found = survey(database)
            newest = Backups(folder).newest_outline()
            why = _lack(found, newest, mark)
            if not why:
                _clear(folder)
                return newest is not None and newest.mark == found.mark
        except Damaged as damage:
            why = str(damage)
        except StoreNewer:
            if not _took_back(folder, lock, mark):
                raise
            return False
    copy, _ = next(Backups(folder).good(), (None, None))
    lock.confirm(_recover(folder, copy, why, mark))
    return False


def _lack(found: Survey, newest: Survey | None, mark: Mark | None) -> str:
    """Say what a whole database lacks that was there once, or nothing."""
    if newest is not None and newest.is_ahead_of(found):
        return "it lacks moves that its copy has"
    if mark is not None and found.heads.get(mark.match, Head()).n < mark.n:
        return "it lacks the moves confirmed last"
    return ""


def _make_first(folder: Path) -> None:
    _clear(folder)
    create(folder / _MAKING)
    _complete(folder)
    _place(folder)


def _has_traces(folder: Path) -> bool:
    """Tell whether there was a database here before, so that an empty one is no first run."""
    return bool(
        Backups(folder).newest_first()
        or any((folder / f"{DATABASE}{end}").exists() for end in _SIDES)
        or any(folder.glob("tafelster.damaged-*"))
    )


def _finish(folder: Path) -> bool:
    """Put a complete new database in its place, if a power cut left one; tell whether there was one."""
    new = folder / _NEW
    try:
        if not new.exists() or not survey(new):
            return False
    except (Damaged, StoreNewer):
        return False
    _set_aside(folder, f"tafelster.damaged-{_next(folder, 'damaged')}.db")
    _place(folder)
    return True


def _took_back(folder: Path, lock: FolderLock, mark: Mark | None) -> bool:
    """Put back the games from before an update that was taken back; what the newer version wrote is set aside."""
    before, new = Backups(folder).before_update, folder / _MAKING
    try:
        if not before.exists() or not survey(before, is_copy=True):
            return False
    except (Damaged, StoreNewer):
        return False
    _clear(folder)
    shutil.copyfile(before, new)
    aside = f"tafelster.newer-{_next(folder, 'newer')}.db"
    mark = mark or Mark(0, 0)
    with closing(sqlite3.connect(new, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        reached = Mark(mark.match, min(mark.n, head(connection, mark.match).n))
        values: dict[str, str | int] = {"newer": aside, "lost": mark.n - reached.n}
        _keep_notice(connection, Notice("database-before-update", values))
        connection.execute("COMMIT")
    _complete(folder)
    _set_aside(folder, aside)
    _place(folder)
    lock.confirm(reached)
    return True


def _recover(folder: Path, copy: Path | None, why: str, mark: Mark | None) -> Mark:
    """Build a new database from the copy and what can be salvaged, then set the old one aside.

    Returns the mark as far as the new database bears it out.
    """
    new = folder / _MAKING
    _clear(folder)
    if copy is None:
        create(new)
    else:
        shutil.copyfile(copy, new)
    aside = f"tafelster.damaged-{_next(folder, 'damaged')}.db"
    mark = mark or Mark(0, 0)
    with closing(sqlite3.connect(new, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        moves = _salvaged(folder, connection)
        reached = Mark(mark.match, min(mark.n, head(connection, mark.match).n))
        _keep_notice(connection, _notice(folder, aside, copy, why, moves=moves, lost=mark.n - reached.n))
        connection.execute("COMMIT")
    _complete(folder)
    _set_aside(folder, aside)
    _place(folder)
    return reached


def _salvaged(folder: Path, target: sqlite3.Connection) -> int:
    """Bring over what the damaged database has beyond the copy.

    First as SQLite reads it, then page by page, then its log over the copy: each can only add.
    """
    database, loose, new = folder / DATABASE, folder / _LOOSE, folder / _MAKING
    log = folder / f"{DATABASE}-wal"
    moves = salvage(database, target) if database.exists() else 0
    try:
        for base in (database, new):
            lay_together(base, log, new, loose)
            moves += salvage(loose, target)
    finally:
        loose.unlink(missing_ok=True)
    return moves


def _notice(folder: Path, aside: str, copy: Path | None, why: str, *, moves: int, lost: int) -> Notice:
    is_there = any((folder / f"{DATABASE}{end}").exists() for end in ("", *_SIDES))
    values: dict[str, str | int] = {
        "damaged": aside if is_there else "",
        "why": why,
        "moves": moves,
        "lost": lost,
        "copy": f"backups/{copy.name}" if copy else "",
    }
    if copy:
        return Notice("database-restored", values)
    return Notice("database-salvaged" if moves else "database-started-empty", values)


def _keep_notice(connection: sqlite3.Connection, notice: Notice) -> None:
    row = connection.execute("SELECT value FROM kept WHERE key = ?", (NOTICES_KEY,)).fetchone()
    older: tuple[Notice, ...] = ()
    if row:
        with contextlib.suppress(msgspec.MsgspecError):
            older = msgspec.json.decode(row[0], type=tuple[Notice, ...])
    value = msgspec.json.encode((*older, notice))
    connection.execute(
        "INSERT OR REPLACE INTO kept (key, value, seal) VALUES (?, ?, ?)",
        (NOTICES_KEY, value, seal((NOTICES_KEY, value))),
    )


def _next(folder: Path, kind: str) -> int:
    """Return the next number of a kind of database that is set aside."""
    names = (re.match(rf"tafelster\.{kind}-(\d+)", path.name) for path in folder.iterdir())
    used = [int(found[1]) for found in names if found]
    return max(used, default=0) + 1


def _set_aside(folder: Path, name: str) -> None:
    """Rename the old database and its side files; the side files first, they must never meet the new one."""
    for end in (*_SIDES, ""):
        path = folder / f"{DATABASE}{end}"
        if path.exists():
            path.replace(folder / f"{name}{end}")
    sync(folder)


def _clear(folder: Path) -> None:
    """Take away a half-made new database that a power cut left."""
    for end in ("", *_SIDES):
        for name in (_MAKING, _NEW):
            (folder / f"{name}{end}").unlink(missing_ok=True)


def _complete(folder: Path) -> None:
    """Give the new database the name that says it is complete, when all of it is on the disk.

    It writes ahead from here on: a power cut during that change, in place, would leave a rollback journal.
    """
    with closing(sqlite3.connect(folder / _MAKING, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    sync(folder / _MAKING)
    (folder / _MAKING).replace(folder / _NEW)
    sync(folder)


def _place(folder: Path) -> None:
    (folder / _NEW).replace(folder / DATABASE)
    sync(folder)
