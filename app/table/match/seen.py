"""What can be seen of a match: the state, whose turn it is, what may be done, how it stands and how it came to that.

It changes nothing. What a hidden thing looks like from a seat is asked of the game.
"""

from collections.abc import Iterator
from typing import Generic

from app.games.game import (
    AnyRefusal,
    Chance,
    ChanceMove,
    EventT,
    Game,
    MoveT,
    OptionsT,
    Over,
    Request,
    Roll,
    Scoreboard,
    Seat,
    Setup,
    StateT,
    Turn,
    Waiting,
)
from app.table.match.journal import Header, Status
from app.table.match.refusals import MatchRefusal
from app.table.match.seats import Player
from app.table.match.timeline import LogEntry, Timeline


class Seen(Generic[StateT, MoveT, EventT, OptionsT]):
    """A match as one looks at it; `Match` plays it."""

    def __init__(
        self,
        game: Game[StateT, MoveT, EventT, OptionsT],
        header: Header,
        setup: Setup[OptionsT],
        timeline: Timeline[StateT, EventT],
    ) -> None:
        self.game = game
        self.header = header
        self.setup = setup
        self.players: tuple[Player, ...] = header.players
        self.code = header.code
        self._timeline = timeline
        self._is_stopped = False
        self._look()

    def _look(self) -> None:
        self.state: StateT = self._timeline.state
        self.turn: Turn = self.game.turn(self.state)

    @property
    def status(self) -> Status:
        """Open, finished by the rules, or stopped by agreement."""
        if self._is_stopped:
            return Status.STOPPED
        return Status.FINISHED if isinstance(self.turn, Over) else Status.OPEN

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that may move, or the one that has to roll."""
        return () if self._is_stopped else _acting(self.turn)

    @property
    def awaiting(self) -> Request | None:
        """The roll the rules wait for, if any; shuffles are never waited for."""
        return self.turn.request if isinstance(self.turn, Chance) and not self._is_stopped else None

    @property
    def told_code(self) -> int | None:
        """The code as far as it may be shown: not while the match is open and something in it is hidden."""
        return None if self.game.hides and self.status is Status.OPEN else self.code

    def view(self, seat: Seat | None) -> StateT:
        """Return what a seat may see; with None, what anybody may see."""
        return self.game.view(self.state, seat)

    def view_at(self, n: int, seat: Seat | None) -> StateT:
        """Return what a seat may see of the state that log entry `n` led to; 0 is the start."""
        return self.game.view(self.state_at(n), seat)

    def state_at(self, n: int) -> StateT:
        """Return the whole state that log entry `n` led to; 0 is the start. Raises KeyError for others."""
        return self._timeline.state_at(n)

    def legal(self, seat: Seat) -> Iterator[MoveT]:
        """Yield the moves of a seat."""
        return iter(()) if self._is_stopped else self.game.legal(self.state, seat)

    def refusal(self, move: MoveT | ChanceMove) -> AnyRefusal | None:
        """Say why a move is not allowed now, or None."""
        if self._is_stopped:
            return MatchRefusal("table", "match-stopped")
        return self.game.refusal(self.state, move)

    def score(self) -> Scoreboard:
        """Return the live scores."""
        return self.game.score(self.state)

    @property
    def log(self) -> tuple[LogEntry[EventT], ...]:
        """Every move and chance outcome so far, those taken back included, oldest first."""
        return self._timeline.log()


def _acting(turn: Turn) -> tuple[Seat, ...]:
    match turn:
        case Waiting(seats):
            return seats
        case Chance(Roll(seat)):
            return (seat,)
        case _:
            return ()
