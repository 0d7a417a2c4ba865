"""Good copies of the database: written beside, checked, made safe, then named; the newest three are kept."""

import contextlib
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from app.disk import DISK, Disk
from app.errors import StoreNewer, StoreTrouble
from app.table.store.notice import Notice
from app.table.store.odd_things import set_aside
from app.table.store.survey import Damaged, Survey, outline, survey

KEPT_COPIES = 3
_NAME = re.compile(r"tafelster-([0-9]{6,18})\.db")


class BadCopy(NamedTuple):
    """A copy that cannot be used, and why."""

    path: Path
    why: str

    def notice(self, aside: str) -> Notice:
        """Return what there is to say about it, when it has the name `aside`."""
        return Notice("copy-damaged", {"copy": self.path.name, "aside": aside, "why": self.why})


class Backups:
    """The folder `backups/` of a data folder."""

    def __init__(self, folder: Path, disk: Disk = DISK) -> None:
        self.folder = folder / "backups"
        self._disk = disk

    def newest_first(self) -> tuple[Path, ...]:
        """Return all copies, the newest first, by their number; none if there is no looking into the folder."""
        try:
            copies = [path for path in self.folder.iterdir() if _NAME.fullmatch(path.name)]
        except OSError:
            return ()
        return tuple(sorted(copies, key=_number, reverse=True))

    def outlined(self, bad: list[BadCopy]) -> Iterator[tuple[Path, Survey]]:
        """Yield how far each copy goes, the newest first, without reading all of it: a damaged one can be wrong.

        A copy that cannot even say that is added to `bad`.
        """
        return self._seen(outline, bad)

    def good(self, bad: list[BadCopy]) -> Iterator[tuple[Path, Survey]]:
        """Yield the copies that are whole, the newest first; the others are added to `bad`."""
        return self._seen(read_whole, bad)

    def _seen(self, see: Callable[[Path], Survey], bad: list[BadCopy]) -> Iterator[tuple[Path, Survey]]:
        for path in self.newest_first():
            found = seen(see, path)
            if isinstance(found, Survey):
                yield path, found
            elif found is not None:
                bad.append(found)

    def set_aside(self, bad: BadCopy) -> str:
        """Give a copy that cannot be used another name; returns what it is called then."""
        return set_aside(bad.path, self._disk) or bad.path.name

    def take(self, database: Path) -> Path:
        """Copy a database, also while it is written to, and move its log into it first.

        Raises sqlite3.Error, OSError, or StoreTrouble if the copy is not whole.
        """
        older = self.newest_first()
        number = _number(older[0]) + 1 if older else 1
        path = self._copied(database, f"tafelster-{number:06}.db")
        for old in older[KEPT_COPIES - 1 :]:
            with contextlib.suppress(OSError):  # the copy is there; that an older one stays does no harm
                old.unlink()
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
        path = self.folder / name
        self._disk.put(beside, path)
        return path


def read_whole(copy: Path) -> Survey:
    """Read all of a copy; raises like `survey`."""
    return survey(copy, is_copy=True)


def seen(see: Callable[[Path], Survey], copy: Path) -> Survey | BadCopy | None:
    """Return what is seen of a copy, or what is wrong with it; None for one of a newer version, which is whole."""
    try:
        return see(copy)
    except StoreNewer:
        return None
    except (Damaged, sqlite3.Error, OSError) as error:
        return BadCopy(copy, str(error))


def _number(path: Path) -> int:
    found = _NAME.fullmatch(path.name)
    return int(found[1]) if found else 0


def _remove(path: Path) -> None:
    for end in ("", "-journal", "-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
