"""Rebuilds a match from its header and entries alone, by playing every one of them again."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

import msgspec

from app.games.game import EventT, Game, MoveT, OptionsT, Setup, StateT
from app.table.match.journal import Entry, Header, Kind, MoveCodec, encoded
from app.table.match.timeline import AnyPlay, Play, Timeline


@dataclass(frozen=True, slots=True)
class Replayed(Generic[StateT, EventT, OptionsT]):
    """What the entries amount to: the timeline with its undo, and how the match was left."""

    setup: Setup[OptionsT]
    timeline: Timeline[StateT, EventT]
    is_stopped: bool
    is_paused: bool
    seconds: float
    last_n: int


def replayed(
    game: Game[StateT, MoveT, EventT, OptionsT], header: Header, entries: Sequence[Entry]
) -> Replayed[StateT, EventT, OptionsT]:
    """Play all entries again.

    Raises IllegalMove, ValueError or whatever the game raises if they do not fit the rules (any more).
    """
    codec = MoveCodec(game)
    setup = codec.setup(header.setup)
    timeline: Timeline[StateT, EventT] = Timeline(game.start(setup))
    for entry in entries:
        _apply(game, codec, timeline, entry)
    last = entries[-1] if entries else None
    return Replayed(
        setup=setup,
        timeline=timeline,
        is_stopped=any(entry.kind is Kind.STOP for entry in entries),
        is_paused=last is not None and last.kind is Kind.PAUSE,
        seconds=last.played if last else 0.0,
        last_n=last.n if last else 0,
    )


def _apply(
    game: Game[StateT, MoveT, EventT, OptionsT],
    codec: MoveCodec[MoveT, OptionsT],
    timeline: Timeline[StateT, EventT],
    entry: Entry,
) -> None:
    match entry.kind:
        case Kind.MOVE | Kind.CHANCE:
            timeline.add((_play(game, codec, timeline.state, entry),))
        case Kind.UNDO:
            timeline.take_back(entry.allowed_by, msgspec.json.decode(entry.move, type=int))
        case Kind.REDO:
            _check_brought_back(entry, timeline.bring_back())
        case Kind.STOP | Kind.PAUSE | Kind.RESUME:
            pass


def _play(
    game: Game[StateT, MoveT, EventT, OptionsT], codec: MoveCodec[MoveT, OptionsT], state: StateT, entry: Entry
) -> Play[StateT, EventT]:
    move = codec.move(entry.move)
    step = game.play(state, move)
    return Play(
        n=entry.n,
        seat=entry.seat,
        move=move,
        events=step.events,
        state=step.state,
        is_sealed=step.sealed,
        played=entry.played,
        at_wall=entry.at_wall,
        is_synced=entry.is_synced,
    )


def _check_brought_back(entry: Entry, unit: tuple[AnyPlay, ...]) -> None:
    """Raise ValueError if what was brought back is not as long as the journal says."""
    if entry.move != encoded(len(unit)):
        raise ValueError(f"entry {entry.n}: {entry.kind} of {entry.move!r} plays, but there are {len(unit)}")
