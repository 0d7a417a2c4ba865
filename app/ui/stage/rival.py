"""Plays the seats that nobody sits on: asks the game's bot for a turn, and plays it step by step to be followed."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from app.games.game import Seat
from app.table.match.match import AnyMatch
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui

STEP = 0.6  # seconds a step can be seen, at the least


class Rival:
    """The bots of one match. `play` submits a move as a player would."""

    def __init__(self, ui: Ui, playable: Playable, match: AnyMatch, play: Callable[[Any], bool]) -> None:
        self.ui = ui
        self.playable = playable
        self.match = match
        self._play = play
        self._thought: Future[Any] | None = None
        self._version = match.version
        self._moves: deque[Any] = deque()
        self._next = 0.0

    def seat(self) -> Seat | None:
        """Return the bot whose turn it is, if it is one's."""
        if self.playable.advise is None:
            return None
        acting = (seat for seat in self.match.acting if self.match.players[seat].bot)
        return next(acting, None)

    @property
    def is_busy(self) -> bool:
        """A bot is thinking or playing."""
        return self.seat() is not None

    def tick(self, now: float) -> None:
        """Think, wait until the last step was seen, then play the next."""
        seat = self.seat()
        if seat is None or self._version != self.match.version:
            self._forget()
        if seat is None:
            return
        if self._thought is None and not self._moves:
            self._ask(seat, now)
        if self._thought is not None and self._thought.done():
            self._moves.extend(self._thought.result())
            self._thought = None
        if self._moves and now >= self._next:
            self._next = now + STEP
            if not self._play(self._moves.popleft()):
                self._moves.clear()
            self._version = self.match.version

    def _ask(self, seat: Seat, now: float) -> None:
        advise = self.playable.advise
        assert advise is not None
        view, level = self.match.view(seat), self.match.players[seat].bot
        luck = self.match.code + self.match.version
        self._next = max(self._next, now + STEP)
        self._thought = self.ui.thinker.think(lambda: advise(view, seat, level, luck))

    def _forget(self) -> None:
        """Drop a plan that was made for another moment: somebody took something back."""
        self._thought = None
        self._moves.clear()
        self._version = self.match.version
