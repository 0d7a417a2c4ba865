"""Plays a move out: the move itself and every shuffle the rules ask for after it, as one list of plays.

Only computes; what comes of it counts when the match has written it down.
"""

from collections.abc import Sequence
from typing import Generic

from app.games.game import (
    AnyRefusal,
    Chance,
    ChanceMove,
    EventT,
    Game,
    IllegalMove,
    MoveT,
    OptionsT,
    Over,
    Request,
    Rolled,
    Seat,
    Shuffle,
    Shuffled,
    StateT,
)
from app.table.match.codes import Luck
from app.table.match.journal import Outcome
from app.table.match.playing_time import PlayingTime, is_synced
from app.table.match.timeline import Play
from app.table.ports import Clock


class Dealer(Generic[StateT, MoveT, EventT, OptionsT]):
    """Deals for one match: knows its game, its code and the time of day."""

    def __init__(self, game: Game[StateT, MoveT, EventT, OptionsT], code: int, clock: Clock) -> None:
        self._game = game
        self._luck = Luck(code)
        self._clock = clock

    def play(
        self,
        past: Sequence[Play[StateT, EventT]],
        state: StateT,
        move: MoveT | ChanceMove,
        seat: Seat | None,
        n: int,
        time: PlayingTime,
    ) -> tuple[Play[StateT, EventT], ...]:
        """Play `move` as entry `n` after `past`, and the shuffles it asks for. Raises IllegalMove."""
        first = self._played(state, move, seat, n, time)
        return (first, *self.shuffles((*past, first), first.state, n + 1, time))

    def judged(
        self,
        past: Sequence[Play[StateT, EventT]],
        state: StateT,
        move: MoveT | ChanceMove,
        seat: Seat | None,
        n: int,
        time: PlayingTime,
    ) -> tuple[Play[StateT, EventT], ...] | AnyRefusal:
        """Play `move` as `play` does, or say why it is refused: the rules judge it once, as they play it."""
        try:
            return self.play(past, state, move, seat, n, time)
        except IllegalMove as no:
            if no.move is not move:
                raise  # a shuffle of our own that the rules refuse is a bug
            return no.refusal

    def shuffles(
        self, past: Sequence[Play[StateT, EventT]], state: StateT, n: int, time: PlayingTime
    ) -> tuple[Play[StateT, EventT], ...]:
        """Fulfil the shuffles `state` asks for, as entries from `n`; none if it does not wait for one."""
        plays: list[Play[StateT, EventT]] = []
        turn = self._game.turn(state)
        while isinstance(turn, Chance) and isinstance(turn.request, Shuffle):
            order = self.luck(turn.request, (*past, *plays))
            plays.append(self._played(state, order, None, n + len(plays), time))
            state = plays[-1].state
            turn = self._game.turn(state)
        return tuple(plays)

    def luck(self, request: Request, past: Sequence[Play[StateT, EventT]]) -> ChanceMove:
        """Return the outcome of a request after `past`.

        Only chance of the same kind is counted: rolling again with a real die must not change the cards.
        """
        kind = Shuffled if isinstance(request, Shuffle) else Rolled
        return self._luck.fulfil(request, sum(isinstance(play.move, kind) for play in past))

    def _played(
        self, state: StateT, move: MoveT | ChanceMove, seat: Seat | None, n: int, time: PlayingTime
    ) -> Play[StateT, EventT]:
        step = self._game.play(state, move)
        wall = self._clock.wall()
        return Play(
            n=n,
            seat=seat,
            move=move,
            events=step.events,
            state=step.state,
            is_sealed=step.sealed,
            played=time.seconds,
            at_wall=wall,
            is_synced=is_synced(wall),
        )

    def outcome(self, past: Sequence[Play[StateT, EventT]], state: StateT, time: PlayingTime) -> Outcome | None:
        """Return what the records keep if `state`, reached by `past`, ends the match; else None."""
        turn = self._game.turn(state)
        if not isinstance(turn, Over):
            return None
        score = self._game.score(state)
        wall = self._clock.wall()
        return Outcome(
            places=turn.result.places,
            totals=score.totals,
            lines=score.lines,
            lowest_wins=score.lowest_wins,
            seconds=time.seconds,
            moves=sum(not play.is_chance for play in past),
            at_wall=wall,
            is_synced=is_synced(wall),
        )
