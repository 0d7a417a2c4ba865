"""Takes matches out of the store as text: one match as a JSON-lines record, all finished ones as a table.

A running match keeps its secrets: the code, the order of the cards and every move that a bystander could
not have told from another one are left out, and the record says so.
"""

import csv
import datetime
import itertools
from collections.abc import Iterable, Iterator
from typing import TextIO

import msgspec
from msgspec import Raw

from app.errors import RecordTrouble
from app.games.game import AnyGame, Move, Shuffled
from app.table.match.journal import Status, encoded
from app.table.match.replay import replayed
from app.table.match.timeline import AnyLogEntry, AnyTimeline
from app.table.records import Record
from app.table.store.record_file import NO_MOVE, RECORD_FORMAT, RecordHeader, RecordLine
from app.table.store.store import Store
from app.table.table import Games

_ALTERNATIVES = 8
"""So many other moves are tried to see whether a bystander could tell the difference."""


def export_jsonl(store: Store, games: Games, match_id: int, out: TextIO, *, secrets: bool = False) -> None:
    """Write a match as JSON lines; a running one without its secrets, unless they are asked for.

    Raises KeyError for an unknown match, RecordTrouble if it cannot be played again.
    """
    kept = store.match(match_id)
    header = kept.header
    timeline = _timeline(store, games, match_id)
    is_open = kept.status is Status.OPEN and not secrets
    hidden = set(_hidden(games[header.game, header.way], timeline)) if is_open else set()
    top = RecordHeader(
        tafelster=RECORD_FORMAT,
        game=header.game,
        way=header.way,
        setup=Raw(header.setup),
        players=header.players,
        code=None if is_open else header.code,
        status=kept.status,
        is_complete=not hidden,
        at=header.at_wall,
        is_synced=header.is_synced,
    )
    for line in (top, *(_line(each, each.n in hidden) for each in timeline.log())):
        out.write(msgspec.json.encode(line).decode() + "\n")


def _timeline(store: Store, games: Games, match_id: int) -> AnyTimeline:
    header = store.match(match_id).header
    game = games.get((header.game, header.way))
    if game is None:
        raise RecordTrouble(
            f"Match {match_id} is of a game not known here: {header.game} ({header.way.value}).",
            "Update the program.",
        )
    entries = store.entries(match_id)
    try:
        return replayed(game, header, entries).timeline
    except Exception as error:  # a game may raise anything over moves of another version of itself
        raise RecordTrouble(
            f"Match {match_id} does not fit the rules of {header.game}: {error}.",
            "Export it with the version it was played with.",
        ) from error


def _hidden(game: AnyGame, timeline: AnyTimeline) -> Iterator[int]:
    """Yield the numbers of the entries that tell what not everybody at the table has seen."""
    for entry in timeline.log():
        match entry.move:
            case Shuffled():
                yield entry.n
            case Move() as move if _is_hidden(game, timeline, entry.n, move):
                yield entry.n


def _is_hidden(game: AnyGame, timeline: AnyTimeline, n: int, move: Move) -> bool:
    """Tell whether to a bystander another move of the same kind would have looked the same."""
    before = timeline.state_before(n)
    seen = game.view(timeline.state_at(n), None)
    others = (each for each in game.legal(before, move.seat) if type(each) is type(move) and each != move)
    return any(
        game.view(game.play(before, other).state, None) == seen for other in itertools.islice(others, _ALTERNATIVES)
    )


def _line(entry: AnyLogEntry, is_hidden: bool) -> RecordLine:
    return RecordLine(
        n=entry.n,
        seat=entry.seat,
        move=NO_MOVE if is_hidden else Raw(encoded(entry.move)),
        taken_back=entry.taken_back,
        allowed_by=entry.allowed_by,
        played=entry.played,
        at=entry.at_wall,
        is_synced=entry.is_synced,
    )


# ---------------------------------------------------------------- the table of results


def export_csv(
    records: Iterable[Record], out: TextIO, *, separator: str = ",", zone: datetime.tzinfo | None = None
) -> None:
    """Write one row per finished match and player; the score rows of other games stay empty.

    Dates are those of the clock on the wall, or of a `zone`. A name that a spreadsheet would take for a formula has
    an apostrophe before it, and so has a name that begins with one: taking one away gives every name back.
    """
    records = tuple(records)
    rows = tuple(dict.fromkeys(line.name for record in records for line in record.lines))
    writer = csv.writer(out, lineterminator="\n", delimiter=separator)
    writer.writerow(("date", "game", "way", "seats", "name", *rows, "total", "place", "minutes"))
    for record in records:
        for seat in range(len(record.players)):
            writer.writerow(_csv_row(record, seat, rows, zone))


_FORMULA = tuple("=+-@\t\r'\N{FULLWIDTH EQUALS SIGN}\N{FULLWIDTH PLUS SIGN}")
"""How a cell begins that is not plain text to a spreadsheet, and the apostrophe that makes it so."""


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name


def _csv_row(record: Record, seat: int, rows: tuple[str, ...], zone: datetime.tzinfo | None) -> tuple[object, ...]:
    points = {line.name: line.points[seat] for line in record.lines}
    when = datetime.datetime.fromtimestamp(record.at_wall, datetime.UTC).astimezone(zone)
    return (
        when.date().isoformat() if record.is_synced else "",
        record.course.game,
        record.course.way.value,
        record.course.seats,
        _plain(record.players[seat].name),
        *(points.get(name) for name in rows),
        record.totals[seat],
        record.places[seat],
        record.minutes,
    )
