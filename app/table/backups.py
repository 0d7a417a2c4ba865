"""Good copies of the database: written beside, checked, made safe, then named; the newest three are kept."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from app.errors import StoreNewer, StoreTrouble
from app.table.schema import sync
from app.table.survey import Damaged, Survey, survey

KEPT_COPIES = 3
_NAME = re.compile(r"tafelster-(\d+)\.db")


class Backups:
    """The folder `backups/` of a data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "backups"

    def newest_first(self) -> tuple[Path, ...]:
        """Return all copies, the newest first, by their number."""
        if not self.folder.is_dir():
            return ()
        copies = [path for path in self.folder.iterdir() if _NAME.fullmatch(path.name)]
        return tuple(sorted(copies, key=_number, reverse=True))

    def good(self) -> Iterator[tuple[Path, Survey]]:
        """Yield the copies that are whole, the newest first."""
        for path in self.newest_first():
            try:
                yield path, survey(path, is_copy=True)
            except (Damaged, StoreNewer, sqlite3.Error, OSError):
                continue

    def take(self, source: sqlite3.Connection) -> Path:
        """Copy the open database; raises sqlite3.Error, OSError, or StoreTrouble if the copy is not whole."""
        self.folder.mkdir(exist_ok=True)
        beside = self.folder / "tafelster.tmp"
        _remove(beside)
        with closing(sqlite3.connect(beside, isolation_level=None)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # so that a copy is one file
            (verdict,) = target.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise StoreTrouble(f"A copy of the database is not whole: {verdict}.", "Start again.")
        sync(beside)
        older = self.newest_first()
        number = _number(older[0]) + 1 if older else 1
        path = self.folder / f"tafelster-{number:06}.db"
        beside.replace(path)
        sync(self.folder)
        for old in older[KEPT_COPIES - 1 :]:
            old.unlink(missing_ok=True)
        return path


def _number(path: Path) -> int:
    found = _NAME.fullmatch(path.name)
    return int(found[1]) if found else 0


def _remove(path: Path) -> None:
    for end in ("", "-journal", "-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
