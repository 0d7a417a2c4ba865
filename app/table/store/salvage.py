"""Brings over from a damaged database what its newest good copy does not have yet, as far as it can be proved.

Entries count only if their seals continue the copy's without a gap; everything else stays where it is, and is
counted, so that it can be told.
"""

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from app.table.store.schema import CHANGES_KEY, ENTRY_COLUMNS, LAST_TOUCH, MATCH_COLUMNS, Row, seal, sealed_match
from app.table.store.sqlite_trouble import is_damage
from app.table.store.survey import Damaged, Head, changes, reading

_MOST_MATCHES = 100_000


@dataclass
class Salvaged:
    """How many moves were brought over, and how far each match seems to have been once."""

    moves: int = 0
    reached: dict[int, int] = field(default_factory=dict)

    def see(self, match: int, n: int) -> None:
        """Remember that a match was as far as this, even if the entry itself is gone."""
        self.reached[match] = max(n, self.reached.get(match, 0))


def salvage(damaged: Path, target: sqlite3.Connection, so_far: Salvaged) -> None:
    """Bring over all that continues what `target` has. The damaged file stays as it is."""
    with contextlib.suppress(Damaged), reading(damaged) as source:
        for match_id in _match_ids(source, target):
            _salvage_match(source, target, match_id, so_far)
        _salvage_kept(source, target)


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


def _salvage_match(source: sqlite3.Connection, target: sqlite3.Connection, match_id: int, so_far: Salvaged) -> None:
    kept = _match_row(source, match_id)
    is_known = target.execute("SELECT 1 FROM match WHERE id = ?", (match_id,)).fetchone() is not None
    last = head(target, match_id)
    rows = list(_continuing(source, match_id, last))
    if kept is None and not is_known:
        if rows:  # nobody knows what game it was, but it was there
            so_far.see(match_id, len(rows))
        return
    if kept is not None and (rows or not is_known):
        _put(target, "match", MATCH_COLUMNS, kept)
    for row in rows:
        _put(target, "entry", ENTRY_COLUMNS, row)
    so_far.moves += sum(row[2] == "move" for row in rows)
    proved = last.n + len(rows)
    so_far.see(match_id, proved + _beyond(source, match_id, proved))


def _beyond(source: sqlite3.Connection, match_id: int, n: int) -> int:
    """Count the entries after the last that can be proved: nobody can say what is in them."""
    return sum(1 for _ in _tolerant(source, "SELECT n FROM entry WHERE match = ? AND n > ?", match_id, n))


def _match_row(source: sqlite3.Connection, match_id: int) -> Row | None:
    for row in _tolerant(source, f"SELECT {MATCH_COLUMNS} FROM match WHERE id = ?", match_id):  # noqa: S608 our own words
        if row[-1] == seal(row[:10]):
            touched = row[10] if isinstance(row[10], int) and 0 <= row[10] <= LAST_TOUCH else 0
            return sealed_match((*row[:10], touched))
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
    """Bring over kept values: all of them from a newer state, from an older one only what is missing.

    The count of changes comes last, and only if nothing before it was bad: it tells what is missing.
    """
    is_newer = _changes(source) >= changes(target)
    is_whole, count = True, None
    for row in _read_through(source, "SELECT key, value, seal FROM kept"):
        if row is None or row[2] != seal(row[:2]):
            is_whole = False
        elif row[0] == CHANGES_KEY:
            count = row
        else:
            _put(target, "kept", "key, value, seal", row, replaces=is_newer)
    if is_whole and is_newer and count is not None:
        _put(target, "kept", "key, value, seal", count)


def _changes(source: sqlite3.Connection) -> int:
    try:
        return changes(source)
    except (sqlite3.Error, ValueError):
        return 0


def _put(target: sqlite3.Connection, table: str, columns: str, row: Row, *, replaces: bool = True) -> None:
    marks = ", ".join("?" * len(row))
    verb = "REPLACE" if replaces else "IGNORE"
    target.execute(f"INSERT OR {verb} INTO {table} ({columns}) VALUES ({marks})", row)  # noqa: S608 our own words


def _tolerant(source: sqlite3.Connection, query: str, *values: int | str) -> Iterator[Row]:
    """Yield rows until the first that cannot be read."""
    for row in _read_through(source, query, *values):
        if row is not None:
            yield row


def _read_through(source: sqlite3.Connection, query: str, *values: int | str) -> Iterator[Row | None]:
    """Yield rows, and None at the end if one could not be read."""
    try:
        yield from source.execute(query, values)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        if not is_damage(error):
            raise
        yield None
