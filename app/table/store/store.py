"""The data folder: one database, its copies, and the lock that keeps a second program out.

Keeps matches, entries and small values; knows no game and decodes no move. All trouble with the disk
comes out as StoreTrouble, and then nothing was changed.
"""

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self, TypeVar

import msgspec
from msgspec import Struct

from app.disk import DISK, Disk
from app.errors import FileTrouble, StoreTrouble
from app.reading import typed
from app.table.match.journal import Entry, Header, Kind, Outcome, Status
from app.table.ports import Clock
from app.table.store.acts import Acts
from app.table.store.backups import Backups
from app.table.store.copying import Copying
from app.table.store.findings import DATABASE
from app.table.store.lock import KEPT, FolderLock, Mark
from app.table.store.missing import mark_of
from app.table.store.notice import Notice
from app.table.store.recovery import NOTICES_KEY, Prepared, prepare, tidy
from app.table.store.salvage import head
from app.table.store.schema import (
    CHANGES_KEY,
    ENTRY_COLUMNS,
    MATCH_COLUMNS,
    KeptMatch,
    Row,
    entry_rows,
    match_row,
    read_entry,
    read_match,
    seal,
)
from app.table.store.sqlite_trouble import translated
from app.table.store.survey import Head, changes

PATIENCE = 0.1  # seconds to wait for another program that uses the file: a finger waits as long
T = TypeVar("T")

_INSERT_ENTRY = f"INSERT INTO entry ({ENTRY_COLUMNS}) VALUES ({', '.join('?' * 10)})"  # noqa: S608 our own words
_INSERT_MATCH = f"INSERT OR REPLACE INTO match ({MATCH_COLUMNS}) VALUES ({', '.join('?' * 12)})"  # noqa: S608 our own words
_INSERT_KEPT = "INSERT OR REPLACE INTO kept (key, value, seal) VALUES (?, ?, ?)"


class StoreHealth(Struct, frozen=True):
    """How the data folder is: for the service screen and the doctor. `synchronous` 2 waits for the disk."""

    folder: str
    journal_mode: str
    synchronous: int
    bytes: int
    copies: tuple[str, ...]


class Store:
    """An open data folder. One thread owns it; `notices` is what the screen has to say about it."""

    def __init__(
        self, folder: Path, lock: FolderLock, connection: sqlite3.Connection, clock: Clock, disk: Disk = DISK
    ) -> None:
        self.folder = folder
        self.clock = clock
        self._notices: tuple[Notice, ...] = ()
        self._read: set[str] = set()
        self._lock = lock
        self._connection = connection
        self._backups = Backups(folder, disk)
        self._heads: dict[int, Head] = {}
        self._kept: dict[int, KeptMatch] = {}
        self._copying = Copying(self._backups, folder / DATABASE, self.notify)
        self._acts = Acts(connection, folder, self._settle, self._forget)
        self._marks: dict[int, Mark] = {}
        self._moves = 0
        self._is_copy_due = False

    @classmethod
    def open(
        cls,
        folder: Path,
        clock: Clock,
        disk: Disk = DISK,
        connection: type[sqlite3.Connection] = sqlite3.Connection,
    ) -> Self:
        """Open or make the data folder; a damaged database is replaced by the newest good copy.

        The database is read and written through a `connection` of this kind.
        Raises StoreBusy, StoreFull, StoreNewer or StoreTrouble, all with a remedy.
        """
        with translated(folder):
            folder.mkdir(parents=True, exist_ok=True)
            odd = tidy(folder, disk)
            lock = FolderLock.take(folder, disk)
            try:
                prepared = prepare(folder, lock, disk)
                store = cls(folder, lock, _connected(folder / DATABASE, connection), clock, disk)
            except BaseException:
                lock.release()
                raise
        try:
            store._begin((*odd, *prepared.notices), prepared)
        except BaseException:
            store.close()
            raise
        return store

    def _begin(self, news: Sequence[Notice], prepared: Prepared) -> None:
        self._notices = self.get(NOTICES_KEY, tuple[Notice, ...], ())
        if news:
            self._notices = (*self._notices, *news)
            with contextlib.suppress(StoreTrouble):  # no room: told now, though not again after a power cut
                self.put(NOTICES_KEY, self._notices)
        self._copying.begin(prepared.spare)

    def close(self) -> None:
        """Let go of the folder, after a copy that is still being taken; may be called twice."""
        self._copying.close()
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What the screen has to say about the data, the oldest first."""
        self._copying.look()
        return self._notices

    def notify(self, notice: Notice) -> None:
        """Add something the screen has to say, once; it is forgotten when the program ends."""
        if notice not in self._notices and repr(notice) not in self._read:
            self._notices = (*self._notices, notice)

    def dismiss(self, read: Sequence[Notice]) -> None:
        """Forget notices that the table has read."""
        left = tuple(notice for notice in self._notices if notice not in read)
        self.put(NOTICES_KEY, left)
        self._read.update(repr(notice) for notice in read)
        self._notices = left

    # ---------------------------------------------------------------- matches

    def open_match(self, header: Header, entries: Sequence[Entry], outcome: Outcome | None) -> int:
        """Write a new match with its first entries and return its id; see `journal.Journal`."""
        status = Status.OPEN if outcome is None else Status.FINISHED
        with self._acts.write():
            (last,) = self._connection.execute("SELECT max(id) FROM match").fetchone()
            match_id = int(last or 0) + 1
            row = match_row(match_id, header, status, outcome, self._next_touch())
            self._connection.execute(_INSERT_MATCH, row)
            self._confirm(match_id, self._insert(match_id, entries, Head()), header)
            self._is_copy_due = True
        return match_id

    def append(self, match: int, entries: Sequence[Entry], status: Status, outcome: Outcome | None) -> None:
        """Write entries and the status of a match in one transaction; see `journal.Journal`."""
        with self._acts.write():
            before = self._heads.get(match) or head(self._connection, match)
            after = self._insert(match, entries, before)
            kept = self._kept.get(match) or self._match(match)
            if (kept.status, kept.outcome) != (status, outcome):
                row = match_row(match, kept.header, status, outcome, kept.touched)
                self._connection.execute(_INSERT_MATCH, row)
            self._kept[match] = kept._replace(status=status, outcome=outcome)
            self._confirm(match, after, kept.header)
            self._moves += sum(entry.kind is Kind.MOVE for entry in entries)
            self._is_copy_due |= kept.status is not status

    def _confirm(self, match: int, after: Head, header: Header) -> None:
        self._heads[match] = after
        self._marks[match] = mark_of(match, after.n, header)

    def _insert(self, match: int, entries: Sequence[Entry], before: Head) -> Head:
        if entries and entries[0].n != before.n + 1:
            raise ValueError(f"entry {entries[0].n} of match {match} does not follow entry {before.n}")
        rows = list(entry_rows(match, tuple(entries), before.seal))
        self._connection.executemany(_INSERT_ENTRY, rows)
        return Head(rows[-1][1], rows[-1][-1]) if rows else before

    def _match(self, match: int) -> KeptMatch:
        query = f"SELECT {MATCH_COLUMNS} FROM match WHERE id = ?"  # noqa: S608 our own words
        row = self._connection.execute(query, (match,)).fetchone()
        if row is None:
            raise KeyError(match)
        return read_match(row)

    def match(self, match: int) -> KeptMatch:
        """Return a match by its id; raises KeyError."""
        with translated(self.folder):
            return self._match(match)

    def matches(self, status: Status) -> tuple[KeptMatch, ...]:
        """Return all matches of a status, the one last on the table first; one that makes no sense is a notice."""
        query = f"SELECT {MATCH_COLUMNS} FROM match WHERE status = ? ORDER BY touched DESC"  # noqa: S608 our own words
        with translated(self.folder):
            rows = self._connection.execute(query, (status.value,)).fetchall()
        return tuple(kept for row in rows if (kept := self._sensible(row)) is not None)

    def _sensible(self, row: Row) -> KeptMatch | None:
        try:
            return read_match(row)
        except (ValueError, msgspec.MsgspecError) as error:
            self.notify(Notice("match-not-playable", {"match": row[0], "game": str(row[1]), "why": str(error)}))
            return None

    def entries(self, match: int) -> tuple[Entry, ...]:
        """Return all entries of a match in order."""
        query = f"SELECT {ENTRY_COLUMNS} FROM entry WHERE match = ? ORDER BY n"  # noqa: S608 our own words
        with translated(self.folder):
            return tuple(read_entry(row) for row in self._connection.execute(query, (match,)))

    def touch(self, match: int) -> None:
        """Remember that a match is on the table now, so that the next start finds it there."""
        self._kept.pop(match, None)
        with self._acts.write():
            self._connection.execute("UPDATE match SET touched = ? WHERE id = ?", (self._next_touch(), match))

    def last_touch(self) -> int:
        """Return the number of the match that was on the table last, whatever became of it; 0 for none."""
        with translated(self.folder):
            (last,) = self._connection.execute("SELECT max(touched) FROM match").fetchone()
        return int(last or 0)

    def _next_touch(self) -> int:
        return self.last_touch() + 1

    # ---------------------------------------------------------------- kept values

    def get(self, key: str, kind: type[T], default: T) -> T:
        """Return a kept value; a missing one, or one that is no `kind` (then with a notice), is `default`."""
        raw = self.raw(key)
        if raw is None:
            return default
        try:
            return typed.json(raw, key, kind)
        except FileTrouble as error:
            self.notify(Notice("kept-value-refused", {"key": key, "why": str(error)}))
            return default

    def raw(self, key: str) -> bytes | None:
        """Return a kept value as JSON, or None."""
        with translated(self.folder):
            row = self._connection.execute("SELECT value FROM kept WHERE key = ?", (key,)).fetchone()
        return None if row is None else bytes(row[0])

    def put(self, key: str, value: object) -> None:
        """Keep a value under a key, as JSON; safe on the disk when this returns."""
        with self._acts.write():
            count = changes(self._connection) + 1
            for each, content in ((key, value), (CHANGES_KEY, count)):
                raw = msgspec.json.encode(content, order="deterministic")
                self._connection.execute(_INSERT_KEPT, (each, raw, seal((each, raw))))
            self._marks[KEPT] = Mark(KEPT, count)

    # ---------------------------------------------------------------- copies and acts

    def health(self) -> StoreHealth:
        """Look at the database as it is open now; the newest copy comes first."""
        with translated(self.folder):
            (mode,) = self._connection.execute("PRAGMA journal_mode").fetchone()
            (synchronous,) = self._connection.execute("PRAGMA synchronous").fetchone()
            return StoreHealth(
                folder=str(self.folder),
                journal_mode=mode,
                synchronous=synchronous,
                bytes=(self.folder / DATABASE).stat().st_size,
                copies=tuple(path.name for path in self._backups.newest_first()),
            )

    def copy(self) -> Path | None:
        """Take a good copy and wait for it; a failure is a notice, for the database has everything."""
        self._copying.finish()
        self._copying.begin()
        self._copying.finish()
        return None if self._copying.has_failed else self._backups.newest_first()[0]

    @contextmanager
    def act(self) -> Iterator[None]:
        """Make all writes inside one: when this returns all of them are safe, and if it raises none was made."""
        before = self._notices
        try:
            with self._acts.act():
                yield
        except BaseException:
            self._notices = before
            raise

    def _settle(self) -> None:
        """Do what waits until everything is safe: the marks of the last entries, and a copy."""
        for mark in self._marks.values():
            self._lock.confirm(mark)
        moves, is_due = self._moves, self._is_copy_due
        self._await_nothing()
        self._copying.played(moves, is_due=is_due)

    def _forget(self, is_all: bool) -> None:
        """Read again what was undone; with the whole act go the marks and the copy it wanted."""
        self._heads.clear()
        self._kept.clear()
        if is_all:
            self._await_nothing()

    def _await_nothing(self) -> None:
        self._marks.clear()
        self._moves, self._is_copy_due = 0, False


def _connected(database: Path, kind: type[sqlite3.Connection]) -> sqlite3.Connection:
    connection = sqlite3.connect(database, timeout=PATIENCE, isolation_level=None, factory=kind)
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA cell_size_check = ON")
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise OSError(f"its journal mode is {mode}, not wal")
    except BaseException:
        connection.close()
        raise
    return connection
