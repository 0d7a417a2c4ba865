"""Walks the demo of one game and times every beat that takes a touch and shows a new picture.

A touch that shows nothing at once counts with the beat that does, the waiting between beats included.
"""

import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pygame

from app import demo
from app.games.game import Way
from app.table.ports import Edge
from app.ui.stage.shell import LIVELY, Shell
from benchmarks.racers.numbers import tell

TOUCHES = (pygame.FINGERDOWN, pygame.FINGERUP)
PATIENCE = 6  # beats; what shows nothing until then was a touch beside everything


class Timed:
    """A beat with a watch."""

    def __init__(self) -> None:
        self.took: dict[str, list[float]] = defaultdict(list)
        self._waiting: tuple[str, float, int] | None = None

    def beat(self, shell: Shell, events: Iterable[pygame.event.Event], edges: Iterable[Edge]) -> float:
        """Beat, and note the time if a touch led to a flip."""
        events = list(events)
        screen = type(shell.ui.screen).__name__
        if any(event.type in TOUCHES for event in events):
            self._waiting = (screen, 0.0, 0)
        now, before = shell.ui.now, shell.easel.last_flip
        began = time.perf_counter()
        wait = real_beat(shell, events, edges)
        spent = time.perf_counter() - began
        if self._waiting is not None:
            screen, so_far, beats = self._waiting
            if shell.easel.last_flip != before and shell.easel.last_flip == now:
                self.took[screen].append((so_far + spent) * 1000)
                self._waiting = None
            else:
                self._waiting = (screen, so_far + spent + LIVELY, beats + 1) if beats < PATIENCE else None
        return wait


def late(times: list[float]) -> float:
    """Return the 95th percentile."""
    if len(times) < 2:
        return times[0]
    return statistics.quantiles(times, n=20, method="inclusive")[-1]


def main(game: str, way: str, players: int) -> None:
    """Walk."""
    timed = Timed()
    Shell.beat = lambda self, events, edges: timed.beat(self, events, edges)  # type: ignore[method-assign]
    with tempfile.TemporaryDirectory() as folder:
        demo.play(demo.Script(game, Way(way), "1280x800", "en", players, Path(folder), None))
    every = [took for times in timed.took.values() for took in times]
    tell(all=late(every), **{screen: late(times) for screen, times in timed.took.items()})


real_beat = Shell.beat
main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
