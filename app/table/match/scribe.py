"""Writes a match down: turns plays and other acts into numbered entries and hands them to the journal."""

from app.games.game import Seat
from app.table.match.journal import Entry, Header, Journal, Kind, Outcome, Status, encoded
from app.table.match.playing_time import PlayingTime, is_synced
from app.table.match.timeline import AnyPlay
from app.table.ports import Clock


class Scribe:
    """Knows the match's id and its last entry; both move on only when the journal has everything safe."""

    def __init__(self, journal: Journal, clock: Clock, match_id: int = 0, last: int = 0) -> None:
        self.match_id = match_id
        self.last = last
        self._journal = journal
        self._clock = clock

    def begin(self, header: Header, plays: tuple[AnyPlay, ...], outcome: Outcome | None) -> None:
        """Write a new match with what was dealt at its start."""
        self.match_id = self._journal.open_match(header, [_entry_of(play) for play in plays], outcome)
        self.last += len(plays)

    def plays(self, plays: tuple[AnyPlay, ...], outcome: Outcome | None) -> None:
        """Write plays, all or none."""
        entries = [_entry_of(play) for play in plays]
        self._journal.append(self.match_id, entries, _status(outcome), outcome)
        self.last += len(plays)

    def act(
        self,
        kind: Kind,
        time: PlayingTime,
        outcome: Outcome | None,
        *,
        seat: Seat | None = None,
        allowed_by: Seat | None = None,
        size: int = 0,
        then: tuple[AnyPlay, ...] = (),
    ) -> None:
        """Write an act that is no play, and what the match comes to after it; `size` counts plays undone or redone.

        `then` is played in the same breath: all of it is written, or nothing.
        """
        wall = self._clock.wall()
        entry = Entry(
            n=self.last + 1,
            kind=kind,
            seat=seat,
            move=encoded(size) if size else b"",
            allowed_by=allowed_by,
            played=time.seconds,
            at_wall=wall,
            is_synced=is_synced(wall),
        )
        status = Status.STOPPED if kind is Kind.STOP else _status(outcome)
        self._journal.append(self.match_id, [entry, *map(_entry_of, then)], status, outcome)
        self.last += 1 + len(then)


def _status(outcome: Outcome | None) -> Status:
    return Status.OPEN if outcome is None else Status.FINISHED


def _entry_of(play: AnyPlay) -> Entry:
    return Entry(
        n=play.n,
        kind=Kind.CHANCE if play.is_chance else Kind.MOVE,
        seat=play.seat,
        move=encoded(play.move),
        allowed_by=None,
        played=play.played,
        at_wall=play.at_wall,
        is_synced=play.is_synced,
    )
