"""Brings over from a damaged database what its newest good copy does not have yet, as far as it can be proved.

Entries count only if their seals continue the copy's without a gap; everything else stays where it is.
"""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from app.table.schema import ENTRY_COLUMNS, MATCH_COLUMNS, Row, seal, sealed_match
from app.table.sqlite_trouble import is_damage
from app.table.survey import Damaged, Head, reading

_MOST_MATCHES = 100_000


def salvage(damaged: Path, target: sqlite3.Connection) -> int:
    """Bring over all that continues what `target` has; returns the number of moves. The damaged file stays."""
    moves = 0
    with contextlib.suppress(Damaged), reading(damaged) as source:
        for match_id in _match_ids(source, target):
            moves += _salvage_match(source, target, match_id)
        _salvage_kept(source, target)
    return moves


def head(connection: sqlite3.Connection, match_id: int) -> Head:
    """Return the last entry of a match and its seal."""
    row = connection.execute(
        "SELECT n, seal FROM entry WHERE match = ? ORDER BY n DESC LIMIT 1", (match_id,)
    ).fetchone()
    return Head(*row) if row else Head()


def _match_ids(source: sqlite3.Connection, target: sqlite3.Connection) -> range:
    found = [*_tolerant(source, "SELECT max(id) FROM match"), *_tolerant(source, "SELECT max(match) FROM entry")]
    found += target.execute("SELECT max(id) FROM match").fetchall()
    numbers = [row[0] for row in found if isinstance(row[0], int) and 0 < row[0] <= _MOST_MATCHES]
    return range(1, max(numbers, default=0) + 1)


def _salvage_match(source: sqlite3.Connection, target: sqlite3.Connection, match_id: int) -> int:
    kept = _match_row(source, match_id)
    is_known = target.execute("SELECT 1 FROM match WHERE id = ?", (match_id,)).fetchone() is not None
    if kept is None and not is_known:
        return 0
    rows = list(_continuing(source, match_id, head(target, match_id)))
    if kept is not None and (rows or not is_known):
        _put(target, "match", MATCH_COLUMNS, kept)
    for row in rows:
        _put(target, "entry", ENTRY_COLUMNS, row)
    return sum(row[2] == "move" for row in rows)


def _match_row(source: sqlite3.Connection, match_id: int) -> Row | None:
    for row in _tolerant(source, f"SELECT {MATCH_COLUMNS} FROM match WHERE id = ?", match_id):  # noqa: S608 our own words
        if row[-1] == seal(row[:10]):
            return sealed_match((*row[:10], row[10] if isinstance(row[10], int) else 0))
    return None


def _continuing(source: sqlite3.Connection, match_id: int, last: Head) -> Iterator[Row]:
    """Yield the entries after `last` whose seals follow one another; stops at the first that does not."""
    query = f"SELECT {ENTRY_COLUMNS} FROM entry WHERE match = ? AND n > ? ORDER BY n"  # noqa: S608 our own words
    for row in _tolerant(source, query, match_id, last.n):
        if row[1] != last.n + 1 or row[-1] != seal(row[:-1], last.seal):
            return
        last = Head(row[1], row[-1])
        yield row


def _salvage_kept(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    for row in _tolerant(source, "SELECT key, value, seal FROM kept"):
        if row[2] == seal(row[:2]):
            _put(target, "kept", "key, value, seal", row)


def _put(target: sqlite3.Connection, table: str, columns: str, row: Row) -> None:
    marks = ", ".join("?" * len(row))
    target.execute(f"INSERT OR REPLACE INTO {table} ({columns}) VALUES ({marks})", row)  # noqa: S608 our own words


def _tolerant(source: sqlite3.Connection, query: str, *values: int) -> Iterator[Row]:
    """Yield rows until the first that cannot be read."""
    try:
        yield from source.execute(query, values)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        if not is_damage(error):
            raise
