"""The tables of the database, and the seal on every row that tells whether its bytes are still ours.

A row's seal is a checksum; an entry's covers the entry before it too, so that nothing can be missing from
the middle of a match. SQLite itself does not notice a changed byte inside a value.
"""

import functools
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from app.games.game import Seat, Way
from app.table.match.journal import Entry, Header, Kind, Outcome, Status
from app.table.match.seats import Player

FORMAT = 1
"""Kept in user_version; a higher one was written by a newer version of the program."""

APPLICATION = 0x7AFE15
"""Kept in application_id: marks a database as ours."""

_TABLES = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    way TEXT NOT NULL,
    setup BLOB NOT NULL,
    players BLOB NOT NULL,
    code INTEGER NOT NULL,
    at_wall REAL NOT NULL,
    is_synced INTEGER NOT NULL,
    status TEXT NOT NULL,
    outcome BLOB,
    touched INTEGER NOT NULL,
    seal INTEGER NOT NULL
);
CREATE TABLE entry (
    match INTEGER NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    move BLOB NOT NULL,
    allowed_by INTEGER,
    played REAL NOT NULL,
    at_wall REAL NOT NULL,
    is_synced INTEGER NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (match, n)
) WITHOUT ROWID;
CREATE TABLE kept (
    key TEXT PRIMARY KEY,
    value BLOB NOT NULL,
    seal INTEGER NOT NULL
) WITHOUT ROWID;
"""

CHANGES_KEY = "store.changes"
"""Under it is kept how often kept values were changed, so that a mark can tell when a change is missing."""

LAST_TOUCH = 1 << 53
"""More often than this no match was put on the table."""

MATCH_COLUMNS = "id, game, way, setup, players, code, at_wall, is_synced, status, outcome, touched, seal"
ENTRY_COLUMNS = "match, n, kind, seat, move, allowed_by, played, at_wall, is_synced, seal"

Row = tuple[Any, ...]

_PACKED = msgspec.msgpack.Encoder()


class KeptMatch(NamedTuple):
    """A match as the store keeps it; `touched` orders matches by when they were last on the table."""

    id: int
    header: Header
    status: Status
    outcome: Outcome | None
    touched: int


def seal(values: Row, before: int = 0) -> int:
    """Return the checksum of a row after the row with the checksum `before`."""
    return zlib.crc32(_PACKED.encode(values), before)


def create(path: Path) -> None:
    """Make an empty database of ours at `path`; not yet on the disk."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {FORMAT}")
        connection.executescript(f"BEGIN; {_TABLES} COMMIT;")


def tables(connection: sqlite3.Connection | None = None) -> frozenset[tuple[str, ...]]:
    """Return how the tables of a database are made; without one, how they should be."""
    if connection is None:
        return _our_tables()
    found = connection.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master")
    return frozenset(found.fetchall())


@functools.cache
def _our_tables() -> frozenset[tuple[str, ...]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(_TABLES)
        return tables(connection)


# ---------------------------------------------------------------- rows, both ways


def match_row(match_id: int, header: Header, status: Status, outcome: Outcome | None, touched: int) -> Row:
    """Return a match as a row of MATCH_COLUMNS, sealed."""
    return sealed_match(
        (
            match_id,
            header.game,
            header.way.value,
            header.setup,
            msgspec.json.encode(header.players),
            header.code,
            header.at_wall,
            int(header.is_synced),
            status.value,
            None if outcome is None else msgspec.json.encode(outcome),
            touched,
        )
    )


def sealed_match(row: Row) -> Row:
    """Return the first eleven values of a match row with their seal; `touched` is only an order, not sealed."""
    return (*row[:11], seal(row[:10]))


def read_match(row: Row) -> KeptMatch:
    """Read a row of MATCH_COLUMNS whose seal is right."""
    match_id, game, way, setup, players, code, at_wall, is_synced, status, outcome, touched, _ = row
    return KeptMatch(
        id=match_id,
        header=Header(
            game=game,
            way=Way(way),
            setup=setup,
            players=msgspec.json.decode(players, type=tuple[Player, ...]),
            code=code,
            at_wall=at_wall,
            is_synced=bool(is_synced),
        ),
        status=Status(status),
        outcome=None if outcome is None else msgspec.json.decode(outcome, type=Outcome),
        touched=touched,
    )


def entry_rows(match_id: int, entries: list[Entry] | tuple[Entry, ...], before: int) -> Iterator[Row]:
    """Yield entries as rows of ENTRY_COLUMNS, each sealed onto the one before it."""
    for entry in entries:
        row = (
            match_id,
            entry.n,
            entry.kind.value,
            entry.seat,
            entry.move,
            entry.allowed_by,
            float(entry.played),
            float(entry.at_wall),
            int(entry.is_synced),
        )
        before = seal(row, before)
        yield (*row, before)


def read_entry(row: Row) -> Entry:
    """Read a row of ENTRY_COLUMNS whose seal is right."""
    _, n, kind, seat, move, allowed_by, played, at_wall, is_synced, _ = row
    return Entry(
        n=n,
        kind=Kind(kind),
        seat=None if seat is None else Seat(seat),
        move=move,
        allowed_by=None if allowed_by is None else Seat(allowed_by),
        played=played,
        at_wall=at_wall,
        is_synced=bool(is_synced),
    )
