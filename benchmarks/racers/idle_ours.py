"""Our real loop with real sleeping, standing in a match with a breathing star.

With `pick-up` a thread posts events meanwhile, and the worst time until one is taken is told.
"""

import queue
import random
import sys
import tempfile
import threading
import time
from pathlib import Path

import pygame

from app import compose, loop
from app.devices.notify import Notifier
from app.devices.stand_ins import StandInLamp, SystemClock
from app.games.game import Seat, Setup, Way
from app.table.match.seats import Player, Side
from app.table.ports import Edge
from app.ui.stage.shell import LIVELY_FOR, Shell
from benchmarks.racers.numbers import tell

SETTLED = LIVELY_FOR + 0.5  # seconds
EVERY = 0.11  # seconds between two posts, about
KNOCK = pygame.USEREVENT + 7


class Standing:
    """The shell, ended after a while, with its idle time measured."""

    def __init__(self, shell: Shell, seconds: float) -> None:
        self.beat, self.lamp, self.held, self._shell = shell.beat, shell.lamp, shell.held, shell
        self.begins = time.monotonic() + SETTLED
        self.ends = self.begins + seconds
        self.cpu: float | None = None
        self.taken: list[float] = []

    @property
    def is_done(self) -> bool:
        """Time is up."""
        now = time.monotonic()
        if self.cpu is None and now >= self.begins:
            self.cpu = time.process_time()
        return now >= self.ends

    def events(self) -> list[pygame.event.Event]:
        """Take the events of the window, and note how long a knock waited."""
        events = self._shell.window.events()
        self.taken += [time.monotonic() - event.at for event in events if event.type == KNOCK]
        return events


def knock(until: float) -> None:
    """Post an event now and then, at no regular time."""
    luck = random.Random(1)  # noqa: S311 - not a secret
    time.sleep(SETTLED)
    while time.monotonic() < until - EVERY:
        pygame.event.post(pygame.event.Event(KNOCK, at=time.monotonic()))
        time.sleep(EVERY * luck.uniform(0.5, 1.5))


def main(game: str, way: Way, seconds: float, *, is_knocking: bool) -> None:
    """Stand still."""
    clock = SystemClock()
    with tempfile.TemporaryDirectory() as folder:
        program = compose.rehearsal("1280x800", Path(folder), lang="en", clock=clock)  # type: ignore[arg-type]
        (playable,) = (o.playable for o in program.ui.covers if (o.name, o.way) == (game, way))
        players = (Player("Anna", "moon"), Player("Ben", "leaf", Side.FAR))
        program.ui.table.begin(playable.game, players, Setup(2, Seat(0), playable.game.options()))
        program.ui.go(playable.play(program.ui))
        standing = Standing(program.shell, seconds)
        if is_knocking:
            threading.Thread(target=knock, args=(standing.ends,), daemon=True).start()
        inbox: queue.SimpleQueue[Edge] = queue.SimpleQueue()
        loop.run(
            standing, StandInLamp(), inbox, clock, Notifier(),
            events=standing.events, sleep=time.sleep, after_first=lambda: None,
        )  # fmt: skip
        assert standing.cpu is not None
        percent = (time.process_time() - standing.cpu) / seconds * 100
        tell(percent=percent, worst=max(standing.taken, default=0.0) * 1000)
        program.close()


main(sys.argv[1], Way(sys.argv[2]), float(sys.argv[3]), is_knocking="pick-up" in sys.argv)
