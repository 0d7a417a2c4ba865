"""The steps by which a new database takes the place of an old one, so that a power cut after any of them loses neither.

tafelster.making.db   is being made, and is not believed
tafelster.new.db      is complete and safe; put in its place at the next start, should the power go now
tafelster.db          in its place; the old one has been given another name before
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from app.disk import Disk
from app.table.store.findings import DATABASE, SIDES

MAKING = "tafelster.making.db"
NEW = "tafelster.new.db"


def clear(folder: Path) -> None:
    """Take away a half-made new database that a power cut left."""
    for end in ("", *SIDES):
        for name in (MAKING, NEW):
            (folder / f"{name}{end}").unlink(missing_ok=True)


def complete(folder: Path, disk: Disk) -> None:
    """Give the new database the name that says it is complete, when all of it is on the disk.

    It writes ahead from here on: a power cut during that change, in place, would leave a rollback journal.
    """
    with closing(sqlite3.connect(folder / MAKING, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    disk.put(folder / MAKING, folder / NEW)


def place(folder: Path, disk: Disk) -> None:
    """Put a complete new database in its place, which is empty."""
    disk.rename(folder / NEW, folder / DATABASE)


def name_aside(folder: Path, kind: str) -> str:
    """Return a name for a database that is set aside, which neither it nor its side files have yet."""
    used = {path.name for path in folder.iterdir()}
    names = (f"tafelster.{kind}-{number}.db" for number in range(1, len(used) + 2))
    return next(name for name in names if not any(f"{name}{end}" in used for end in ("", *SIDES)))


def move_aside(folder: Path, name: str, disk: Disk) -> None:
    """Rename the old database and its side files; the side files first, they must never meet the new one."""
    for end in (*SIDES, ""):
        path = folder / f"{DATABASE}{end}"
        if path.exists():
            disk.rename(path, folder / f"{name}{end}")
