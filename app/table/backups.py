"""Good copies of the database: written beside, checked, made safe, then named; the newest three are kept."""

import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from app.errors import StoreNewer, StoreTrouble, Trouble
from app.table.schema import sync
from app.table.sqlite_trouble import translated
from app.table.survey import Damaged, Survey, outline, survey

KEPT_COPIES = 3
_QUIET = 1.0  # seconds from the move to the copy
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

    def newest_outline(self) -> Survey | None:
        """Return how far the newest copy goes, without reading all of it; None if there is none to read."""
        newest = next(iter(self.newest_first()), None)
        try:
            return outline(newest) if newest else None
        except (Damaged, StoreNewer, sqlite3.Error, OSError):
            return None

    def take(self, database: Path) -> Path:
        """Copy a database, also while it is written to, and move its log into it first.

        Raises sqlite3.Error, OSError, or StoreTrouble if the copy is not whole.
        """
        older = self.newest_first()
        number = _number(older[0]) + 1 if older else 1
        path = self._copied(database, f"tafelster-{number:06}.db")
        for old in older[KEPT_COPIES - 1 :]:
            old.unlink(missing_ok=True)
        return path

    # ---------------------------------------------------------------- around an update

    @property
    def before_update(self) -> Path:
        """The copy for the way back: there only while a newer version is on trial."""
        return self.folder / "before-update.db"

    def take_before_update(self, database: Path) -> None:
        """Keep the games as this version reads them, should a newer one change them and not stay; raises as `take`."""
        if database.exists():
            self._copied(database, self.before_update.name)

    def forget_before_update(self) -> None:
        """Let go of that copy: there is no way back any more."""
        self.before_update.unlink(missing_ok=True)

    def _copied(self, database: Path, name: str) -> Path:
        self.folder.mkdir(exist_ok=True)
        beside = self.folder / "tafelster.tmp"
        _remove(beside)
        with (
            closing(sqlite3.connect(database, isolation_level=None)) as source,
            closing(sqlite3.connect(beside, isolation_level=None)) as target,
        ):
            source.execute("PRAGMA wal_checkpoint(PASSIVE)")  # holds nobody up
            target.execute("PRAGMA synchronous = OFF")  # made safe once, below
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # so that a copy is one file
            (verdict,) = target.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise StoreTrouble(f"A copy of the database is not whole: {verdict}.", "Start again.")
        sync(beside)
        path = self.folder / name
        beside.replace(path)
        sync(self.folder)
        return path


class Copier(threading.Thread):
    """Takes one copy beside the game in a quiet moment; `trouble` is what came of it.

    A copy takes longer than a frame, and while moves follow one another it would hold them up.
    """

    def __init__(self, backups: Backups, database: Path) -> None:
        super().__init__(name="copier")
        self.trouble: Trouble | None = None
        self._backups = backups
        self._database = database
        self._hurry = threading.Event()

    def run(self) -> None:
        """Wait, take the copy; only the outcome crosses to the thread that owns the store."""
        self._hurry.wait(_QUIET)
        try:
            with translated(self._database.parent):
                self._backups.take(self._database)
        except Trouble as trouble:
            self.trouble = trouble

    def finish(self) -> None:
        """Do not wait any longer; return when the copy is there."""
        self._hurry.set()
        self.join()


def _number(path: Path) -> int:
    found = _NAME.fullmatch(path.name)
    return int(found[1]) if found else 0


def _remove(path: Path) -> None:
    for end in ("", "-journal", "-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
