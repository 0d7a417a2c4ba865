"""A match at the table: the state, everything that led to it, and the only door through which it changes.

Every change is in the journal before it can be seen here. One thread owns a match. It knows the contract
of a game and never what a move means.
"""

from collections.abc import Sequence
from typing import Any, Generic

from msgspec import Struct

from app.games.game import (
    AnyRefusal,
    ChanceMove,
    EventT,
    Game,
    IllegalMove,
    Move,
    MoveT,
    OptionsT,
    Over,
    Refusal,
    Roll,
    Rolled,
    Seat,
    Setup,
    StateT,
    Waiting,
)
from app.table.match.dealer import Dealer
from app.table.match.journal import Entry, Header, Journal, Kind, Outcome, Status, encoded
from app.table.match.playing_time import PlayingTime, is_synced
from app.table.match.put_right import CORRECTED, WrongRoll, put_right, roll_size, wrong_roll
from app.table.match.refusals import MatchRefusal
from app.table.match.replay import replayed
from app.table.match.scribe import Scribe
from app.table.match.seats import Player
from app.table.match.seen import Seen
from app.table.match.take_back import Free, NeedsConsent, NothingToTakeBack, TakeBack, take_back
from app.table.match.timeline import Play, Timeline
from app.table.ports import Clock


class Played(Struct, Generic[EventT], frozen=True):
    """A wish came true: what happened."""

    events: tuple[EventT, ...]


class Refused(Struct, frozen=True):
    """A wish is not allowed now: why."""

    refusal: AnyRefusal


class Match(Seen[StateT, MoveT, EventT, OptionsT]):
    """One game being played by these players. Made by `begun` and `restored`, not by hand.

    A screen that remembers `version` can refuse a command that was aimed at an older state.
    """

    def __init__(
        self,
        game: Game[StateT, MoveT, EventT, OptionsT],
        header: Header,
        setup: Setup[OptionsT],
        timeline: Timeline[StateT, EventT],
        scribe: Scribe,
        clock: Clock,
    ) -> None:
        super().__init__(game, header, setup, timeline)
        self._scribe = scribe
        self._clock = clock
        self._dealer = Dealer(game, header.code, clock)
        self._time = PlayingTime()

    # ---------------------------------------------------------------- coming to life

    @classmethod
    def begun(
        cls,
        game: Game[StateT, MoveT, EventT, OptionsT],
        players: Sequence[Player],
        setup: Setup[OptionsT],
        code: int,
        journal: Journal,
        clock: Clock,
    ) -> "Match[StateT, MoveT, EventT, OptionsT]":
        """Start a new match and write it down, the shuffle of the start included."""
        if setup.seats not in game.seats or len(players) != setup.seats:
            raise ValueError(f"{game.name} is for {game.seats}, not {setup.seats} seats, {len(players)} players")
        wall = clock.wall()
        header = Header(game.name, game.way, encoded(setup), tuple(players), code, wall, is_synced(wall))
        match = cls(game, header, setup, Timeline(game.start(setup)), Scribe(journal, clock), clock)
        time = PlayingTime(0.0, clock.now())
        plays = match._dealer.shuffles((), match.state, 1, time)
        match._scribe.begin(header, plays, match._outcome_after(plays, time))
        match._accept(plays, time)
        return match

    @classmethod
    def restored(
        cls,
        match_id: int,
        header: Header,
        entries: Sequence[Entry],
        game: Game[StateT, MoveT, EventT, OptionsT],
        journal: Journal,
        clock: Clock,
    ) -> "Match[StateT, MoveT, EventT, OptionsT]":
        """Rebuild a match from its entries, at the same turn, with its log, its undo and its clock.

        Raises what `replay.replayed` raises. A shuffle that is due, because the entry after the move was
        lost with a damaged file, is made again: the code gives the same order.
        """
        found = replayed(game, header, entries)
        scribe = Scribe(journal, clock, match_id, found.last_n)
        match = cls(game, header, found.setup, found.timeline, scribe, clock)
        match._is_stopped = found.is_stopped
        match._time = PlayingTime(found.seconds, None if found.is_paused else clock.now())
        due = match._dealer.shuffles(found.timeline.past, match.state, match.version + 1, match._time)
        if due:
            match._commit(due, match._time)
        return match

    # ---------------------------------------------------------------- looking

    @property
    def id(self) -> int:
        """The number of the match in its store."""
        return self._scribe.match_id

    @property
    def version(self) -> int:
        """A number that changes with every change."""
        return self._scribe.last

    def outcome(self) -> Outcome | None:
        """Return what a finished match leaves for the records; None while it is not finished."""
        return self._outcome_after((), self._time)

    # ---------------------------------------------------------------- moving

    def wish(self, move: MoveT | ChanceMove) -> Played[EventT] | Refused:
        """Play a move, or the roll that is awaited, with the shuffles it asks for; or say why not. It is judged once.

        What was played is in the journal. Raises StoreTrouble if it could not be written: then nothing changed.
        """
        if self._is_stopped:
            return Refused(MatchRefusal("table", "match-stopped"))
        seat = self._mover(move)
        if seat is None:
            return Refused(MatchRefusal("table", "no-roll-awaited"))
        time = self._time.running(self._clock.now())
        plays = self._dealer.judged(self._timeline.past, self.state, move, seat, self.version + 1, time)
        if isinstance(plays, Refusal):
            return Refused(plays)
        self._commit(plays, time)
        return Played(_events(plays))

    def submit(self, move: MoveT | ChanceMove) -> tuple[EventT, ...]:
        """Play what is known to be allowed, and return its events; raises IllegalMove if it is refused after all."""
        outcome = self.wish(move)
        if isinstance(outcome, Refused):
            raise IllegalMove(move, outcome.refusal)
        return outcome.events

    def _mover(self, move: MoveT | ChanceMove) -> Seat | None:
        """Return whose move it is; None for luck that nobody waits for."""
        if isinstance(move, Move):
            return move.seat
        request = self.awaiting
        return request.seat if isinstance(request, Roll) and isinstance(move, Rolled) else None

    def luck(self) -> ChanceMove:
        """Return the roll that the screen would make now; the table may show it before it counts."""
        if self.awaiting is None:
            raise ValueError(f"no chance is awaited in match {self.id}")
        return self._dealer.luck(self.awaiting, self._timeline.past)

    def _commit(self, plays: tuple[Play[StateT, EventT], ...], time: PlayingTime) -> None:
        self._scribe.plays(plays, self._outcome_after(plays, time))
        self._accept(plays, time)

    def _accept(self, plays: tuple[Play[StateT, EventT], ...], time: PlayingTime) -> None:
        self._timeline.add(plays)
        self._time = time
        self._look()

    def _outcome_after(self, plays: tuple[Play[StateT, EventT], ...], time: PlayingTime) -> Outcome | None:
        state = plays[-1].state if plays else self.state
        return self._dealer.outcome((*self._timeline.past, *plays), state, time)

    # ---------------------------------------------------------------- taking back

    def take_back(self) -> TakeBack:
        """Tell what taking back the last move needs: nothing, the consent of a seat, or that there is none."""
        if self._is_stopped:
            return NothingToTakeBack()
        unit = self._timeline.last_unit()
        settled = self.turn.settled if isinstance(self.turn, Waiting) else ()
        return take_back(
            unit,
            acting=self.acting,
            settled=settled,
            is_over=isinstance(self.turn, Over),
            seats=self.setup.seats,
        )

    def undo(self, consent: Seat | None = None) -> tuple[EventT, ...] | None:
        """Take back the last move and the chance after it; returns the events that are undone.

        `consent` is the seat that pressed the star. Returns None, and changes nothing, if there is nothing
        to take back or the seat that has to be asked did not agree.
        """
        match self.take_back():
            case NothingToTakeBack():
                return None
            case NeedsConsent(asked, by):
                return self._undo(by, asked) if consent == asked else None
            case Free(seat):
                return self._undo(seat, None)

    def _undo(self, by: Seat, allowed_by: Seat | None) -> tuple[EventT, ...]:
        unit = self._timeline.last_unit()
        rest = self._timeline.past[: -len(unit)]
        time = PlayingTime(rest[-1].played if rest else 0.0, self._clock.now())
        outcome = self._dealer.outcome(rest, rest[-1].state if rest else self._timeline.start, time)
        self._scribe.act(Kind.UNDO, time, outcome, seat=by, allowed_by=allowed_by, size=len(unit))
        self._time = time
        self._timeline.take_back(allowed_by, len(unit))
        self._look()
        return _events(unit)

    @property
    def undoable(self) -> tuple[EventT, ...]:
        """The events that taking back would undo, oldest first."""
        return _events(self._timeline.last_unit())

    def wrong_roll(self) -> WrongRoll | None:
        """Return the roll that may still be put right: made by hand or by the die, in a turn that is not over."""
        return wrong_roll(self.game, self._timeline) if self.status is Status.OPEN else None

    def correction_refusal(self, face: int) -> AnyRefusal | None:
        """Say what was played since that does not fit another face of `wrong_roll`; None if all of it does."""
        found = self._put_right(face, self._time)
        return found if isinstance(found, Refusal) else None

    def correct(self, face: int) -> tuple[EventT, ...]:
        """Put the face of `wrong_roll` right and play again what followed it; returns the events of all that.

        Raises IllegalMove where something played since does not fit.
        """
        time = self._time.running(self._clock.now())
        plays = self._put_right(face, time)
        if isinstance(plays, Refusal):
            raise IllegalMove(Rolled(face, CORRECTED), plays)
        size = roll_size(self._timeline.past)
        kept = self._timeline.past[:-size]
        outcome = self._dealer.outcome((*kept, *plays), plays[-1].state, time)
        self._scribe.act(Kind.UNDO, time, outcome, seat=plays[0].seat, size=size, then=plays)
        self._timeline.take_back(None, size)
        self._accept(plays, time)
        return _events(plays)

    def _put_right(self, face: int, time: PlayingTime) -> tuple[Play[StateT, EventT], ...] | AnyRefusal:
        first = self.version + 2  # after the entry that takes back
        return put_right(self._dealer, self._timeline, face, first, time)

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can still be brought back."""
        return bool(self._timeline.next_unit()) and not self._is_stopped

    def redo(self) -> tuple[EventT, ...] | None:
        """Bring back what was taken back last, with the very same outcomes; None if there is nothing."""
        if not self.can_redo:
            return None
        unit = self._timeline.next_unit()
        time = PlayingTime(unit[-1].played, self._clock.now())
        outcome = self._outcome_after(unit, time)
        self._scribe.act(Kind.REDO, time, outcome, seat=unit[0].seat, size=len(unit))
        self._time = time
        self._timeline.bring_back()
        self._look()
        return _events(unit)

    # ---------------------------------------------------------------- time and end

    def played_seconds(self, now: float) -> float:
        """Return how long was played at `now`, a moment of Clock.now; pauses and long gaps do not count."""
        return self._time.at(now)

    @property
    def is_paused(self) -> bool:
        """Whether the playing clock stands still."""
        return self._time.since is None

    def pause(self) -> None:
        """Stop the playing clock until the next move or `resume_clock`; survives a power cut."""
        if not self.is_paused and not self._is_stopped:
            self._turn_clock(Kind.PAUSE, self._time.paused(self._clock.now()))

    def resume_clock(self) -> None:
        """Let the playing clock run again."""
        if self.is_paused and not self._is_stopped:
            self._turn_clock(Kind.RESUME, self._time.running(self._clock.now()))

    def stop(self) -> None:
        """End the match by agreement; it can be looked at, but no longer played."""
        if self.status is Status.OPEN:
            self._turn_clock(Kind.STOP, self._time.paused(self._clock.now()))
            self._is_stopped = True

    def _turn_clock(self, kind: Kind, time: PlayingTime) -> None:
        self._scribe.act(kind, time, self.outcome())
        self._time = time


AnyMatch = Match[Any, Any, Any, Any]


def _events(plays: tuple[Play[StateT, EventT], ...]) -> tuple[EventT, ...]:
    return tuple(event for play in plays for event in play.events)
