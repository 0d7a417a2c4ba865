"""Looks through a whole database: whether every page and row is what was written, and how far it goes."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from app.errors import StoreNewer
from app.table.store.schema import (
    APPLICATION,
    CHANGES_KEY,
    ENTRY_COLUMNS,
    FORMAT,
    LAST_TOUCH,
    MATCH_COLUMNS,
    seal,
    tables,
)
from app.table.store.sqlite_trouble import is_damage

_NEWEST_BELIEVED = FORMAT + 1000
"""A version beyond this is a damaged number, not a program of the future."""


class Damaged(Exception):
    """A database that is not as it was written; only `recovery` deals with it."""


class Head(NamedTuple):
    """The last entry of a match and its seal."""

    n: int = 0
    seal: int = 0


@dataclass(frozen=True, slots=True)
class Survey:
    """What a healthy database holds: the head of every match, the changes of kept values, a mark of all content."""

    heads: dict[int, Head]
    changes: int
    mark: int

    @property
    def moves(self) -> int:
        """How many entries there are in all."""
        return sum(head.n for head in self.heads.values())

    def is_ahead_of(self, other: "Survey") -> bool:
        """Tell whether this database has entries that the other one lacks."""
        return any(head.n > other.heads.get(match, Head(-1)).n for match, head in self.heads.items())


@contextmanager
def reading(path: Path, *, is_copy: bool = False) -> Iterator[sqlite3.Connection]:
    """Open a database to look only; damage becomes Damaged. A copy lies still: no side files are made for it."""
    _check_header(path)
    uri = f"{path.resolve().as_uri()}?mode=ro{'&immutable=1' if is_copy else ''}"
    try:
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as connection:
            yield connection
    except (sqlite3.Error, UnicodeDecodeError) as error:
        if is_damage(error):
            raise Damaged(str(error)) from error
        raise


@contextmanager
def _believing(path: Path, *, is_copy: bool) -> Iterator[sqlite3.Connection]:
    """Open a database to read it as if it were whole: values that make no sense are damage too."""
    with reading(path, is_copy=is_copy) as connection:
        try:
            _check_maker(connection, path)
            yield connection
        except (TypeError, ValueError, ArithmeticError, LookupError) as error:
            raise Damaged(f"its values make no sense: {error}") from error


def survey(path: Path, *, is_copy: bool = False) -> Survey:
    """Read all of a database. Raises Damaged, or StoreNewer if a newer program wrote it."""
    with _believing(path, is_copy=is_copy) as connection:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise Damaged(str(verdict))
        _check_tables(connection)
        _check_matches(connection)
        _check_entries(connection)
        _check_kept(connection)
        return _outline(connection)


def outline(copy: Path) -> Survey:
    """Read how far a copy goes and no more; raises like `survey`, but can be wrong about a damaged one."""
    with _believing(copy, is_copy=True) as connection:
        return _outline(connection)


def changes(connection: sqlite3.Connection) -> int:
    """Return how often kept values were changed; 0 where nobody counted, or the count is damaged."""
    row = connection.execute("SELECT key, value, seal FROM kept WHERE key = ?", (CHANGES_KEY,)).fetchone()
    return int(row[1]) if row is not None and row[2] == seal(row[:2]) else 0


def _outline(connection: sqlite3.Connection) -> Survey:
    heads = {match: Head() for (match,) in connection.execute("SELECT id FROM match ORDER BY id")}
    # SQLite answers with the seal of the row that has the greatest n.
    heads.update(
        (match, Head(n, last))
        for match, n, last in connection.execute("SELECT match, max(n), seal FROM entry GROUP BY match")
    )
    if not all(isinstance(value, int) for match, head in heads.items() for value in (match, *head)):
        raise Damaged("a number is none")
    mark = 0
    for query in ("SELECT id, seal FROM match ORDER BY id", "SELECT key, seal FROM kept ORDER BY key"):
        for row in connection.execute(query):
            mark = seal(row, mark)
    return Survey(heads, changes(connection), seal(tuple(sorted(heads.items())), mark))


def _check_header(path: Path) -> None:
    """Look at the first bytes before SQLite does: it takes an empty file for a new one and deletes its log."""
    if not path.is_file():  # a pipe would keep us waiting
        raise Damaged("this is no file")
    with path.open("rb") as file:
        head = file.read(100)
    if len(head) < 100 or not head.startswith(b"SQLite format 3\0"):
        raise Damaged("this is not a database")
    if not {head[18], head[19]} <= {1, 2}:
        raise Damaged("its file format number is not one of ours")
    if not path.with_name(path.name + "-wal").exists():  # so that looking at a newer one leaves no side files
        _check_version(int.from_bytes(head[68:72], "big"), int.from_bytes(head[60:64], "big"), path)


def _check_maker(connection: sqlite3.Connection, path: Path) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    _check_version(application, version, path)


def _check_version(application: int, version: int, path: Path) -> None:
    if application != APPLICATION:
        raise Damaged("it was not made by this program")
    if FORMAT < version <= _NEWEST_BELIEVED:
        raise StoreNewer(
            f"The database {path} was written by a newer version (format {version}, this is {FORMAT}).",
            "Update the program, or start with another data folder.",
        )
    if version != FORMAT:
        raise Damaged(f"its format is {version}")


def _check_tables(connection: sqlite3.Connection) -> None:
    """Look at the tables themselves: a letter changed in their rules shows only when something is written."""
    if tables(connection) != tables():
        raise Damaged("its tables were changed")


def _check_matches(connection: sqlite3.Connection) -> None:
    for row in connection.execute(f"SELECT {MATCH_COLUMNS} FROM match ORDER BY id"):  # noqa: S608 our own words
        if row[-1] != seal(row[:10]):
            raise Damaged(f"match {row[0]} was changed")
        if not (isinstance(row[10], int) and 0 <= row[10] <= LAST_TOUCH):
            raise Damaged(f"match {row[0]} has no place in the order")


def _check_entries(connection: sqlite3.Connection) -> None:
    known = {match for (match,) in connection.execute("SELECT id FROM match")}
    match, n, last = 0, 0, 0
    for row in connection.execute(f"SELECT {ENTRY_COLUMNS} FROM entry ORDER BY match, n"):  # noqa: S608 our own words
        if row[0] != match:
            match, n, last = row[0], 0, 0
        n += 1
        last = seal(row[:-1], last)
        if row[1] != n or row[-1] != last or match not in known:
            raise Damaged(f"entry {row[1]} of match {match} was changed or follows a gap")


def _check_kept(connection: sqlite3.Connection) -> None:
    for key, value, kept_seal in connection.execute("SELECT key, value, seal FROM kept"):
        if kept_seal != seal((key, value)):
            raise Damaged(f"the kept value {key!r} was changed")
