"""What is written down of a match: a header once, then one entry per confirmed act, never changed.

The entries alone rebuild the match. This module only names and encodes them; `store` keeps them.
"""

import enum
from collections.abc import Sequence
from typing import Generic, Protocol

import msgspec
from msgspec import Struct

from app.games.game import ChanceMove, EventT, Game, MoveT, OptionsT, ScoreLine, Seat, Setup, StateT, Way
from app.table.match.seats import Player


class Kind(enum.StrEnum):
    """What an entry tells."""

    MOVE = "move"  # a player's confirmed move
    CHANCE = "chance"  # a shuffle or a roll
    UNDO = "undo"  # the last plays were taken back; a roll that is put right is played again at once
    REDO = "redo"  # and brought back
    PAUSE = "pause"  # the playing clock stands still until the next entry
    RESUME = "resume"
    STOP = "stop"  # ended by agreement


class Status(enum.StrEnum):
    """How far a match is."""

    OPEN = "open"
    FINISHED = "finished"
    STOPPED = "stopped"


class Entry(Struct, frozen=True):
    """One confirmed act. `n` counts from 1 in a match; `move` is JSON; `played` is playing time in seconds."""

    n: int
    kind: Kind
    seat: Seat | None
    move: bytes
    allowed_by: Seat | None
    played: float
    at_wall: float
    is_synced: bool


class Header(Struct, frozen=True):
    """What a match started from; `setup` is JSON, because only the game knows its options."""

    game: str
    way: Way
    setup: bytes
    players: tuple[Player, ...]
    code: int
    at_wall: float
    is_synced: bool


class Outcome(Struct, frozen=True):
    """What a finished match leaves behind for the records; per seat, in the order of the seats."""

    places: tuple[int, ...]
    totals: tuple[int | None, ...]
    lines: tuple[ScoreLine, ...]
    lowest_wins: bool
    seconds: float
    moves: int
    at_wall: float
    is_synced: bool


class Journal(Protocol):
    """Where entries go. A call returns only when they are safe; if it raises, nothing was changed."""

    def open_match(self, header: Header, entries: Sequence[Entry], outcome: Outcome | None) -> int:
        """Write a new match and return its id."""
        ...

    def append(self, match: int, entries: Sequence[Entry], status: Status, outcome: Outcome | None) -> None:
        """Write entries of a match and its status, together or not at all."""
        ...


class MoveCodec(Generic[MoveT, OptionsT]):
    """Turns the moves and the setup of one game into JSON and back, and validates them on the way."""

    def __init__(self, game: Game[StateT, MoveT, EventT, OptionsT]) -> None:
        self._moves: msgspec.json.Decoder[MoveT | ChanceMove] = msgspec.json.Decoder(game.moves | ChanceMove)
        self._setup: msgspec.json.Decoder[Setup[OptionsT]] = msgspec.json.Decoder(Setup[game.options])  # type: ignore[name-defined]

    def move(self, raw: bytes) -> MoveT | ChanceMove:
        """Decode a move; raises msgspec.DecodeError or ValidationError."""
        return self._moves.decode(raw)

    def setup(self, raw: bytes) -> Setup[OptionsT]:
        """Decode a setup; raises the same."""
        return self._setup.decode(raw)


def encoded(value: object) -> bytes:
    """Return a move or a setup as JSON; equal values give equal bytes."""
    return msgspec.json.encode(value, order="deterministic")
