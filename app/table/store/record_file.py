"""The text form of a match: a JSON line that says what it started from, then one line per confirmed act.

Reading it back plays every move again, so a record that ends well is a record that fits the rules.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from msgspec import Raw, Struct

from app.errors import FileTrouble, RecordTrouble, shortened
from app.games.game import AnyGame, AnySetup, EventT, Game, MoveT, OptionsT, Scoreboard, Seat, Setup, StateT, Turn, Way
from app.reading import typed
from app.table.match.journal import MoveCodec, Status
from app.table.match.seats import Player
from app.table.table import Games

RECORD_FORMAT = 1
LONGEST = 8_000_000
"""Letters of one record; a long evening has a hundredth of it."""
_RECORD = "record"


class RecordHeader(Struct, frozen=True, kw_only=True):
    """The first line; `is_complete` is false where the secrets of a running match were left out."""

    tafelster: int
    game: str
    way: Way
    setup: Raw
    players: tuple[Player, ...]
    code: int | None
    status: Status
    is_complete: bool
    at: float
    is_synced: bool


NO_MOVE = Raw(b"null")


class RecordLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One move or chance outcome, in the order it was confirmed; `move` is missing where it is secret."""

    n: int
    seat: Seat | None = None
    move: Raw = NO_MOVE
    taken_back: bool = False
    allowed_by: Seat | None = None
    played: float = 0.0
    at: float = 0.0
    is_synced: bool = False


@dataclass(frozen=True)
class PlayedRecord:
    """A record played again: what it is, and where it ends."""

    header: RecordHeader
    game: AnyGame
    setup: AnySetup
    state: object
    moves: int

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sat there."""
        return self.header.players

    @property
    def turn(self) -> Turn:
        """Whose turn it is at the end of the record."""
        return self.game.turn(self.state)

    def score(self) -> Scoreboard:
        """Return the scores at the end of the record."""
        return self.game.score(self.state)


def replay_jsonl(lines: Iterable[str | bytes], games: Games, first: int = 1) -> PlayedRecord:
    """Play a record again, leaving out what was taken back; `first` is the number of its first line.

    Raises RecordTrouble with the number of the line, what stands there, and what to do.
    """
    numbered = ((number, line) for number, line in enumerate(lines, first) if line.strip())
    number, line = next(numbered, (first, ""))
    header = _header(number, line)
    game = games.get((header.game, header.way))
    if game is None:
        raise _trouble(number, f"{header.game} ({header.way.value})", "a game not known here", "Update the program.")
    codec = MoveCodec(game)
    setup, state = _start(number, header, game, codec)
    moves = 0
    for number, each in _lines(numbered):
        if each.move == NO_MOVE:
            raise _trouble(number, "no move", "left out of a match that was running", _EXPORT_AGAIN)
        if not each.taken_back:
            state = _played(number, game, codec, state, bytes(each.move))
            moves += 1
    return PlayedRecord(header, game, setup, state, moves)


_EXPORT_AGAIN = "Export it when it has ended, or with its secrets."
_WHOLE = "Use a record as it was exported."


def records_in(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """Cut several records in one file apart: each begins with a header line. Yields the number of its first line too.

    Raises RecordTrouble for a record that is longer than makes sense.
    """
    first, length, record = 1, 0, list[str]()
    for number, line in enumerate(lines, 1):
        if '"tafelster"' in line and any(map(str.strip, record)):
            yield first, record
            first, length, record = number, 0, []
        record.append(line)
        length += len(line) + 1
        if length > LONGEST:
            raise _trouble(number, line, f"in a record of more than {LONGEST} letters", _WHOLE)
    yield first, record


def _header(number: int, line: str | bytes) -> RecordHeader:
    try:
        version = typed.json(line, _RECORD, dict[str, Raw]).get("tafelster", Raw(b"null"))
        format_number = typed.json(version, _RECORD, int)
    except FileTrouble as error:
        raise _trouble(number, line, "no first line of a record", _WHOLE) from error
    if format_number != RECORD_FORMAT:
        raise _trouble(number, str(format_number), f"a format other than {RECORD_FORMAT}", "Update the program.")
    try:
        header = typed.json(line, _RECORD, RecordHeader)
    except FileTrouble as error:
        raise _trouble(number, line, error.what, _WHOLE) from error
    if not header.is_complete:
        raise _trouble(number, header.game, "an incomplete record of a match that was running", _EXPORT_AGAIN)
    return header


def _start(
    number: int, header: RecordHeader, game: Game[StateT, MoveT, EventT, OptionsT], codec: MoveCodec[MoveT, OptionsT]
) -> tuple[Setup[OptionsT], StateT]:
    try:
        setup = codec.setup(bytes(header.setup))
        if setup.seats not in game.seats or len(header.players) != setup.seats:
            raise ValueError(f"{setup.seats} seats and {len(header.players)} players")
        if not 0 <= setup.first < setup.seats:
            raise ValueError(f"seat {setup.first} of {setup.seats}")
        return setup, game.start(setup)
    except Exception as error:  # a game may raise anything over a setup made by hand
        raise _trouble(number, bytes(header.setup), f"no setup of {game.name}: {error}", _WHOLE) from error


def _lines(numbered: Iterator[tuple[int, str | bytes]]) -> Iterator[tuple[int, RecordLine]]:
    last = 0
    for number, line in numbered:
        try:
            each = typed.json(line, _RECORD, RecordLine)
        except FileTrouble as error:
            raise _trouble(number, line, f"no line of a record: {error.what}", _WHOLE) from error
        if each.n <= last:
            raise _trouble(number, line, f"entry {each.n} after entry {last}", _WHOLE)
        last = each.n
        yield number, each


def _played(
    number: int,
    game: Game[StateT, MoveT, EventT, OptionsT],
    codec: MoveCodec[MoveT, OptionsT],
    state: StateT,
    raw: bytes,
) -> StateT:
    try:
        return game.play(state, codec.move(raw)).state
    except Exception as error:  # refused, not decodable, or whatever a game raises over a move made by hand
        raise _trouble(number, raw, f"no move that fits the rules: {error}", _WHOLE) from error


def _trouble(number: int, value: str | bytes, what: str, remedy: str) -> RecordTrouble:
    text = value if isinstance(value, str) else value.decode("utf-8", "replace")
    return RecordTrouble(f"Line {number}: {shortened(text.strip())!r} is {shortened(what, 240)}.", remedy)
