"""The heart beat: brings events and signals to the shell, keeps the lamp in step, and sleeps as long as it may."""

import queue
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from app.table.ports import Clock, LampPattern, Signal, StarLamp, Watcher

_NOTHING = object()


class Beating(Protocol):
    """The part of the shell that the loop drives."""

    def beat(self, events: Iterable[Any], signals: Iterable[Signal]) -> float:
        """Take what happened; return seconds until the next call is due."""
        ...

    def lamp(self, now: float) -> LampPattern:
        """Return what the lamp says now."""
        ...

    def held(self, act: Callable[[], object]) -> bool:
        """Do something, all of it or nothing; trouble is told."""
        ...

    @property
    def is_done(self) -> bool:
        """The program is to end."""
        ...


def drained(inbox: "queue.SimpleQueue[Signal]") -> list[Signal]:
    """Return all signals that wait, oldest first."""
    out = []
    while True:
        try:
            out.append(inbox.get_nowait())
        except queue.Empty:
            return out


def run(
    shell: Beating,
    lamp: StarLamp,
    inbox: "queue.SimpleQueue[Signal]",
    clock: Clock,
    watcher: Watcher,
    *,
    events: Callable[[], Iterable[Any]],
    sleep: Callable[[float], None],
    after_first: Callable[[], None],
    spare: Iterator[object] = iter(()),  # noqa: B008 - an iterator without end values has no state
) -> None:
    """Beat until the shell is done. `after_first` runs once, when the first frame is on the glass.

    `spare` is work that can wait: one step of it is done in each beat in which nothing was touched.
    """
    shown, since, is_first = LampPattern.OFF, clock.now(), True
    is_spare = True

    def work() -> None:
        nonlocal is_spare
        is_spare = next(spare, _NOTHING) is not _NOTHING

    while not shell.is_done:
        began = clock.now()
        touched, signals = list(events()), drained(inbox)
        wait = shell.beat(touched, signals)
        if is_first:
            watcher.ready()
            shell.held(after_first)
            is_first = False
        elif is_spare and not touched and not signals:
            shell.held(work)
        now = clock.now()
        watcher.alive(now)
        pattern = shell.lamp(now)
        if pattern is not shown:
            shown, since = pattern, now
        lamp.show(pattern, at=since)
        lamp.tick(now)
        sleep(max(0.0, wait - (clock.now() - began)))
    watcher.stopping()
