"""What is missing after a damage, match by match: how far each was once, and how far it is now."""

import sqlite3
from collections.abc import Iterator, Mapping

import msgspec

from app.table.match.journal import Header
from app.table.store.lock import KEPT, Mark, Marks
from app.table.store.notice import Notice
from app.table.store.salvage import head
from app.table.store.schema import MATCH_COLUMNS, read_match
from app.table.store.survey import changes

MOST_NAMED = 12
"""So many games are named one by one; of more only the number is told."""


def missing(database: sqlite3.Connection, marks: Marks, reached: Mapping[int, int]) -> tuple[Notice, ...]:
    """Return a notice for every match that is not as far as it was marked, or seen, and one for lost settings.

    `reached` is how far matches were seen to be in what was damaged.
    """
    marked = {mark.match: mark for mark in marks.matches}
    once = {
        match: max(reached.get(match, 0), marked[match].n if match in marked else 0) for match in (*marked, *reached)
    }
    lacking = [(match, n) for match, n in sorted(once.items(), reverse=True) if head(database, match).n < n]
    named = [_lacking(database, marked.get(match, Mark(match, n)), n) for match, n in lacking[:MOST_NAMED]]
    return (*named, *_others(len(lacking) - MOST_NAMED), *_settings(marks.changes - changes(database)))


def lost(notices: tuple[Notice, ...]) -> int:
    """Return how many entries are missing in all the matches that are named."""
    return sum(int(notice.values.get("lost", 0)) for notice in notices)


def borne_out(database: sqlite3.Connection, marks: Marks) -> Marks:
    """Return the marks as far as a database bears them out, and marks of its last matches where there are none."""
    matches = marks.matches or tuple(
        Mark(match, 0) for (match,) in database.execute("SELECT id FROM match ORDER BY touched DESC LIMIT 7")
    )
    found = [_described(database, mark)._replace(n=head(database, mark.match).n) for mark in matches]
    return Marks((*(mark for mark in found if mark.n), Mark(KEPT, changes(database))), is_sound=True)


def mark_of(match: int, n: int, header: Header) -> Mark:
    """Return the mark of a match."""
    return Mark(match, n, header.game, header.way.value, int(header.at_wall) if header.is_synced else 0)


def _lacking(database: sqlite3.Connection, mark: Mark, n: int) -> Notice:
    mark = _described(database, mark)
    (turn,) = database.execute("SELECT count(*) FROM entry WHERE match = ? AND kind = 'move'", (mark.match,)).fetchone()
    values: dict[str, str | int] = {
        "match": mark.match,
        "game": mark.game,
        "way": mark.way,
        "at_wall": mark.at_wall,
        "turn": turn,
        "lost": n - head(database, mark.match).n,
    }
    return Notice("moves-missing", values)


def _others(count: int) -> Iterator[Notice]:
    if count > 0:
        yield Notice("more-missing", {"count": count})


def _settings(count: int) -> Iterator[Notice]:
    if count > 0:
        yield Notice("settings-missing", {"count": count})


def _described(database: sqlite3.Connection, mark: Mark) -> Mark:
    """Return a mark with what the database knows of its match."""
    row = database.execute(f"SELECT {MATCH_COLUMNS} FROM match WHERE id = ?", (mark.match,)).fetchone()  # noqa: S608 our own words
    if row is None:
        return mark
    try:
        header = read_match(row).header
    except (ValueError, msgspec.MsgspecError):
        return mark
    return mark_of(mark.match, mark.n, header)
