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

from app.errors import FileTrouble
from app.reading import typed
from app.table.backups import Backups, Copier
from app.table.journal import Entry, Header, Kind, Outcome, Status
from app.table.lock import FolderLock, Mark
from app.table.ports import Clock
from app.table.recovery import DATABASE, NOTICES_KEY, Notice, prepare
from app.table.salvage import head
from app.table.schema import (
    ENTRY_COLUMNS,
    MATCH_COLUMNS,
    KeptMatch,
    entry_rows,
    match_row,
    read_entry,
    read_match,
    seal,
)
from app.table.sqlite_trouble import translated
from app.table.survey import Head

MOVES_PER_COPY = 8
T = TypeVar("T")

_INSERT_ENTRY = f"INSERT INTO entry ({ENTRY_COLUMNS}) VALUES ({', '.join('?' * 10)})"  # noqa: S608 our own words
_INSERT_MATCH = f"INSERT OR REPLACE INTO match ({MATCH_COLUMNS}) VALUES ({', '.join('?' * 12)})"  # noqa: S608 our own words


class StoreHealth(Struct, frozen=True):
    """How the data folder is: for the service screen and the doctor. `synchronous` 2 waits for the disk."""

    folder: str
    journal_mode: str
    synchronous: int
    bytes: int
    copies: tuple[str, ...]


class Store:
    """An open data folder. One thread owns it; `notices` is what the screen has to say about it."""

    def __init__(self, folder: Path, lock: FolderLock, connection: sqlite3.Connection, clock: Clock) -> None:
        self.folder = folder
        self.clock = clock
        self._notices: tuple[Notice, ...] = ()
        self._lock = lock
        self._connection = connection
        self._backups = Backups(folder)
        self._heads: dict[int, Head] = {}
        self._kept: dict[int, KeptMatch] = {}
        self._moves_since_copy = 0
        self._copier: Copier | None = None
        self._copy_failed = False

    @classmethod
    def open(cls, folder: Path, clock: Clock) -> Self:
        """Open or make the data folder; a damaged database is replaced by the newest good copy.

        Raises StoreBusy, StoreFull, StoreNewer or StoreTrouble, all with a remedy.
        """
        with translated(folder):
            folder.mkdir(parents=True, exist_ok=True)
            lock = FolderLock.take(folder)
            try:
                is_copied = prepare(folder, lock)
                store = cls(folder, lock, _connected(folder / DATABASE), clock)
            except BaseException:
                lock.release()
                raise
        try:
            store._notices = store.get(NOTICES_KEY, tuple[Notice, ...], ())
            if not is_copied:
                store._begin_copy()
        except BaseException:
            store.close()
            raise
        return store

    def close(self) -> None:
        """Let go of the folder, after a copy that is still being taken; may be called twice."""
        if self._moves_since_copy >= MOVES_PER_COPY:
            self.copy()
        self._end_copy()
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
        if self._copier is not None and not self._copier.is_alive():
            self._end_copy()
        return self._notices

    def notify(self, notice: Notice) -> None:
        """Add something the screen has to say; it is forgotten when the program ends."""
        if notice not in self._notices:
            self._notices = (*self._notices, notice)

    def dismiss(self, read: Sequence[Notice]) -> None:
        """Forget notices that the table has read."""
        self._notices = tuple(notice for notice in self._notices if notice not in read)
        self.put(NOTICES_KEY, self._notices)

    # ---------------------------------------------------------------- matches

    def open_match(self, header: Header, entries: Sequence[Entry], outcome: Outcome | None) -> int:
        """Write a new match with its first entries and return its id; see `journal.Journal`."""
        status = Status.OPEN if outcome is None else Status.FINISHED
        with self._transaction():
            (last,) = self._connection.execute("SELECT max(id) FROM match").fetchone()
            match_id = int(last or 0) + 1
            row = match_row(match_id, header, status, outcome, self._next_touch())
            self._connection.execute(_INSERT_MATCH, row)
            after = self._insert(match_id, entries, Head())
        self._confirm(match_id, after)
        self._begin_copy()
        return match_id

    def append(self, match: int, entries: Sequence[Entry], status: Status, outcome: Outcome | None) -> None:
        """Write entries and the status of a match in one transaction; see `journal.Journal`."""
        with self._transaction():
            before = self._heads.get(match) or head(self._connection, match)
            after = self._insert(match, entries, before)
            kept = self._kept.get(match) or self._match(match)
            if (kept.status, kept.outcome) != (status, outcome):
                row = match_row(match, kept.header, status, outcome, kept.touched)
                self._connection.execute(_INSERT_MATCH, row)
        self._kept[match] = kept._replace(status=status, outcome=outcome)
        self._confirm(match, after)
        self._moves_since_copy += sum(entry.kind is Kind.MOVE for entry in entries)
        if kept.status is not status or self._moves_since_copy >= MOVES_PER_COPY:
            self._begin_copy()

    def _confirm(self, match: int, after: Head) -> None:
        self._heads[match] = after
        self._lock.confirm(Mark(match, after.n))

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
        """Return all matches of a status, the one last on the table first."""
        query = f"SELECT {MATCH_COLUMNS} FROM match WHERE status = ? ORDER BY touched DESC"  # noqa: S608 our own words
        with translated(self.folder):
            return tuple(read_match(row) for row in self._connection.execute(query, (status.value,)))

    def entries(self, match: int) -> tuple[Entry, ...]:
        """Return all entries of a match in order."""
        query = f"SELECT {ENTRY_COLUMNS} FROM entry WHERE match = ? ORDER BY n"  # noqa: S608 our own words
        with translated(self.folder):
            return tuple(read_entry(row) for row in self._connection.execute(query, (match,)))

    def touch(self, match: int) -> None:
        """Remember that a match is on the table now, so that the next start finds it there."""
        self._kept.pop(match, None)
        with self._transaction():
            self._connection.execute("UPDATE match SET touched = ? WHERE id = ?", (self._next_touch(), match))

    def _next_touch(self) -> int:
        (last,) = self._connection.execute("SELECT max(touched) FROM match").fetchone()
        return int(last or 0) + 1

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
        raw = msgspec.json.encode(value, order="deterministic")
        with self._transaction():
            self._connection.execute(
                "INSERT OR REPLACE INTO kept (key, value, seal) VALUES (?, ?, ?)", (key, raw, seal((key, raw)))
            )

    # ---------------------------------------------------------------- copies and transactions

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
        self._end_copy()
        self._begin_copy()
        self._end_copy()
        return None if self._copy_failed else self._backups.newest_first()[0]

    def _begin_copy(self) -> None:
        """Have a copy taken beside the game; while one is still being taken the next has to wait."""
        if self._copier is not None and self._copier.is_alive():
            self._moves_since_copy = MOVES_PER_COPY
            return
        self._end_copy()
        self._moves_since_copy = 0
        self._copier = Copier(self._backups, self.folder / DATABASE)
        self._copier.start()

    def _end_copy(self) -> None:
        if self._copier is not None:
            self._copier.finish()
            trouble, self._copier = self._copier.trouble, None
            self._copy_failed = trouble is not None
            if trouble is not None:
                self.notify(Notice("copy-failed", {"why": trouble.what, "remedy": trouble.remedy}))

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with translated(self.folder):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    with contextlib.suppress(sqlite3.Error):
                        self._connection.execute("ROLLBACK")
                raise


def _connected(database: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(database, isolation_level=None)
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
