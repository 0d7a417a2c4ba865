"""Leaves a good database in the data folder before it is opened, whatever was found there.

A new database takes the place of a damaged one in the steps of `swap`. A folder without a database but with a
complete new one finishes the change.
"""

import contextlib
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from app.disk import Disk
from app.errors import StoreNewer
from app.table.store.backups import Backups, BadCopy
from app.table.store.findings import DATABASE, LOG, SIDES, Finding, look
from app.table.store.lock import KEPT, FolderLock, Mark, Marks
from app.table.store.loose_pages import lay_together
from app.table.store.missing import borne_out, lost, missing
from app.table.store.notice import Notice
from app.table.store.odd_things import mend_rights, odd_things, set_aside
from app.table.store.salvage import Salvaged, salvage
from app.table.store.schema import create, seal
from app.table.store.survey import Damaged, survey
from app.table.store.swap import MAKING, NEW, clear, complete, move_aside, name_aside, place

_LOOSE = "tafelster.loose.db"
NOTICES_KEY = "store.notices"


class Prepared(Struct, frozen=True):
    """A good database is in its place.

    spare     the newest copy, if it holds just what the database holds: no new one is needed
    notices   what was set aside beside the database; what was done about the database is kept in it
    """

    spare: Path | None = None
    notices: tuple[Notice, ...] = ()


def tidy(folder: Path, disk: Disk) -> tuple[Notice, ...]:
    """Set aside what bears a name of ours and cannot be what it says; before anything there is opened."""
    mend_rights(folder)
    found = odd_things(folder)
    asides = [set_aside(path, disk) for path in found]
    names = {"names": _listed([path.name for path in found]), "asides": _listed([name for name in asides if name])}
    return (Notice("odd-set-aside", names),) if found else ()


def prepare(folder: Path, lock: FolderLock, disk: Disk) -> Prepared:
    """Make sure of a good database, and of marks that tell how far it is.

    Raises StoreNewer for a database of a newer version, and sqlite3.Error or OSError where the folder
    itself does not let us.
    """
    if not (folder / DATABASE).exists() and _finish(folder, lock, disk):
        return Prepared()
    try:
        finding = look(folder, lock.marks)
    except StoreNewer:
        if not _took_back(folder, lock, disk):
            raise
        return Prepared()
    bad = list(finding.bad)
    if finding.is_first:
        _make_first(folder, lock, disk)
    elif finding.why:
        _recover(folder, lock, disk, finding.why, bad)
    else:
        clear(folder)
        _mark_anew(folder, lock)
    notices = (*_bad_copies(folder, disk, bad), *_marks_gone(finding))
    return Prepared(finding.newest[0] if finding.newest and finding.is_copied else None, notices)


def _bad_copies(folder: Path, disk: Disk, bad: list[BadCopy]) -> tuple[Notice, ...]:
    """Set aside the copies that cannot be used, so that good ones take their place."""
    backups = Backups(folder, disk)
    return tuple(each.notice(backups.set_aside(each)) for each in bad)


def _marks_gone(finding: Finding) -> tuple[Notice, ...]:
    return (Notice("marks-damaged", {}),) if finding.lacks_marks else ()


def _listed(names: list[str]) -> str:
    return ", ".join(names)


def _mark_anew(folder: Path, lock: FolderLock) -> None:
    """Write marks that are gone, or damaged, as the database says."""
    if not lock.marks.is_sound:
        with closing(sqlite3.connect(f"{(folder / DATABASE).resolve().as_uri()}?mode=ro", uri=True)) as connection:
            lock.set(borne_out(connection, lock.marks))


def _make_first(folder: Path, lock: FolderLock, disk: Disk) -> None:
    clear(folder)
    create(folder / MAKING)
    complete(folder, disk)
    lock.set(Marks((Mark(KEPT, 0),), is_sound=True))  # from here on marks that are gone mean a loss
    place(folder, disk)


def _finish(folder: Path, lock: FolderLock, disk: Disk) -> bool:
    """Put a complete new database in its place, if a power cut left one; tell whether there was one."""
    new = folder / NEW
    try:
        if not new.exists() or not survey(new):
            return False
    except (Damaged, StoreNewer):
        return False
    move_aside(folder, name_aside(folder, "damaged"), disk)
    place(folder, disk)
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        lock.set(borne_out(connection, lock.marks))
    return True


Fill = Callable[[sqlite3.Connection, str], tuple[Notice, ...]]
"""Fills a new database, given the name that the old one will have; returns what to say about it."""


def _replaced(folder: Path, lock: FolderLock, disk: Disk, kind: str, fill: Fill) -> None:
    """Complete the new database that is being made, and only then set the old one aside."""
    aside = name_aside(folder, kind)
    with closing(sqlite3.connect(folder / MAKING, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        _keep_notices(connection, fill(connection, aside))
        marks = borne_out(connection, lock.marks)
        connection.execute("COMMIT")
    complete(folder, disk)
    move_aside(folder, aside, disk)
    place(folder, disk)
    lock.set(marks)


def _took_back(folder: Path, lock: FolderLock, disk: Disk) -> bool:
    """Put back the games from before an update that was taken back; what the newer version wrote is set aside."""
    before = Backups(folder).before_update
    try:
        if not before.exists() or not survey(before, is_copy=True):
            return False
    except (Damaged, StoreNewer):
        return False
    clear(folder)
    shutil.copyfile(before, folder / MAKING)

    def fill(connection: sqlite3.Connection, aside: str) -> tuple[Notice, ...]:
        gone = lost(missing(connection, lock.marks, {}))
        return (Notice("database-before-update", {"newer": aside, "lost": gone}),)

    _replaced(folder, lock, disk, "newer", fill)
    return True


def _recover(folder: Path, lock: FolderLock, disk: Disk, why: str, bad: list[BadCopy]) -> None:
    """Build a new database from the newest good copy and what can be salvaged, then set the old one aside."""
    known = {each.path for each in bad}
    seen: list[BadCopy] = []
    copy, _ = next(Backups(folder).good(seen), (None, None))
    bad += [each for each in seen if each.path not in known]
    clear(folder)
    if copy is None:
        create(folder / MAKING)
    else:
        shutil.copyfile(copy, folder / MAKING)

    def fill(connection: sqlite3.Connection, aside: str) -> tuple[Notice, ...]:
        salvaged = _salvaged(folder, connection, [each.path for each in bad])
        lacking = missing(connection, lock.marks, salvaged.reached)
        values = {"moves": salvaged.moves, "lost": lost(lacking), "sure": int(lock.marks.is_sound)}
        return _notice(folder, aside, copy, why, values), *lacking

    _replaced(folder, lock, disk, "damaged", fill)


def _salvaged(folder: Path, target: sqlite3.Connection, bad: list[Path]) -> Salvaged:
    """Bring over what the damaged database has beyond the copy, and what copies have that are damaged themselves.

    First as SQLite reads it, then page by page, then its log over the copy: each can only add.
    """
    database, loose, new = folder / DATABASE, folder / _LOOSE, folder / MAKING
    out = Salvaged()
    try:
        if database.exists():
            salvage(database, target, out)
        for base, log in ((database, folder / LOG), (new, folder / LOG), *((path, None) for path in bad)):
            lay_together(base, log, new, loose)
            salvage(loose, target, out)
    finally:
        loose.unlink(missing_ok=True)
    return out


def _notice(folder: Path, aside: str, copy: Path | None, why: str, counted: dict[str, int]) -> Notice:
    is_there = any((folder / f"{DATABASE}{end}").exists() for end in ("", *SIDES))
    values: dict[str, str | int] = {
        "damaged": aside if is_there else "",
        "why": why,
        "copy": f"backups/{copy.name}" if copy else "",
        **counted,
    }
    if copy:
        return Notice("database-restored", values)
    return Notice("database-salvaged" if counted["moves"] else "database-started-empty", values)


def _keep_notices(connection: sqlite3.Connection, notices: tuple[Notice, ...]) -> None:
    row = connection.execute("SELECT value FROM kept WHERE key = ?", (NOTICES_KEY,)).fetchone()
    older: tuple[Notice, ...] = ()
    if row:
        with contextlib.suppress(msgspec.MsgspecError):
            older = msgspec.json.decode(row[0], type=tuple[Notice, ...])
    value = msgspec.json.encode((*older, *notices))
    connection.execute(
        "INSERT OR REPLACE INTO kept (key, value, seal) VALUES (?, ?, ?)",
        (NOTICES_KEY, value, seal((NOTICES_KEY, value))),
    )
