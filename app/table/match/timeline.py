"""The plays of a match in order, those taken back included: where undo and redo live.

Pure bookkeeping in memory over the values the game gave; it asks no game anything and writes nothing.

    start  p1  p2  p3c  |  p4        p3c is a shuffle: one unit with p2, taken back and brought back together
                        now  future
"""

from dataclasses import dataclass
from typing import Any, Generic

from app.games.game import ChanceMove, EventT, Move, Seat, Shuffled, StateT


@dataclass(frozen=True, slots=True)
class Play(Generic[StateT, EventT]):
    """One move or chance outcome as it was played; `state` is what it led to, `n` its journal entry."""

    n: int
    seat: Seat | None
    move: Move | ChanceMove
    events: tuple[EventT, ...]
    state: StateT
    is_sealed: bool
    played: float
    at_wall: float
    is_synced: bool

    @property
    def is_chance(self) -> bool:
        """Luck, not a wish of a seat."""
        return not isinstance(self.move, Move)


AnyPlay = Play[Any, Any]


@dataclass(frozen=True, slots=True)
class LogEntry(Generic[EventT]):
    """A line of the log: who did what, what came of it, whether it was taken back and who allowed that."""

    n: int
    seat: Seat | None
    move: Move | ChanceMove
    events: tuple[EventT, ...]
    taken_back: bool
    allowed_by: Seat | None
    at_wall: float
    is_synced: bool
    played: float = 0.0


AnyLogEntry = LogEntry[Any]


class Timeline(Generic[StateT, EventT]):
    """All plays since `start`: those in force, and those taken back last that can come back."""

    def __init__(self, start: StateT) -> None:
        self.start = start
        self.past: list[Play[StateT, EventT]] = []
        self._future: list[tuple[Play[StateT, EventT], ...]] = []
        self._all: dict[int, Play[StateT, EventT]] = {}
        self._before: dict[int, StateT] = {}
        self._taken_back: dict[int, Seat | None] = {}

    @property
    def state(self) -> StateT:
        """The state now."""
        return self.past[-1].state if self.past else self.start

    @property
    def played(self) -> float:
        """The playing time at which the state now arose."""
        return self.past[-1].played if self.past else 0.0

    def add(self, plays: tuple[Play[StateT, EventT], ...]) -> None:
        """Play on; whatever could have been redone is lost."""
        self._future.clear()
        for play in plays:
            self._before[play.n] = self.state
            self._put((play,))

    def _put(self, plays: tuple[Play[StateT, EventT], ...]) -> None:
        self.past.extend(plays)
        self._all.update((play.n, play) for play in plays)

    def last_unit(self) -> tuple[Play[StateT, EventT], ...]:
        """Return what one take back would undo: the last move or roll of a seat and the shuffles that followed it.

        Empty if there is nothing, or only the shuffle of the start.
        """
        at = len(self.past) - 1
        while at >= 0 and isinstance(self.past[at].move, Shuffled):
            at -= 1
        return tuple(self.past[at:]) if at >= 0 else ()

    def take_back(self, allowed_by: Seat | None, count: int) -> tuple[Play[StateT, EventT], ...]:
        """Undo the last `count` plays and return them, as one unit; ValueError where no unit begins there."""
        unit = tuple(self.past[-count:]) if 0 < count <= len(self.past) else ()
        if not unit or isinstance(unit[0].move, Shuffled):
            raise ValueError(f"{count} plays of {len(self.past)} are no unit that can be taken back")
        del self.past[-count:]
        self._future.append(unit)
        self._taken_back.update((play.n, allowed_by) for play in unit)
        return unit

    def next_unit(self) -> tuple[Play[StateT, EventT], ...]:
        """Return what a redo would bring back; empty if nothing."""
        return self._future[-1] if self._future else ()

    def bring_back(self) -> tuple[Play[StateT, EventT], ...]:
        """Redo: put the unit taken back last in force again, with the very same outcomes."""
        unit = self.next_unit()
        if unit:
            self._future.pop()
            self._put(unit)
            for play in unit:
                del self._taken_back[play.n]
        return unit

    def log(self) -> tuple[LogEntry[EventT], ...]:
        """Return every play ever confirmed, oldest first."""
        return tuple(self._line(self._all[n]) for n in sorted(self._all))

    def _line(self, play: Play[StateT, EventT]) -> LogEntry[EventT]:
        return LogEntry(
            n=play.n,
            seat=play.seat,
            move=play.move,
            events=play.events,
            taken_back=play.n in self._taken_back,
            allowed_by=self._taken_back.get(play.n),
            at_wall=play.at_wall,
            is_synced=play.is_synced,
            played=play.played,
        )

    def state_at(self, n: int) -> StateT:
        """Return the state that log entry `n` led to; 0 is the start. Raises KeyError for other numbers."""
        return self.start if n == 0 else self._all[n].state

    def state_before(self, n: int) -> StateT:
        """Return the state in which log entry `n` was played. Raises KeyError for other numbers."""
        return self._before[n]


AnyTimeline = Timeline[Any, Any]
