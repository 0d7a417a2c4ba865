"""Devices without hardware, as products: desktops run with them, tests press and roll them.

They obey the same physics as the real ones: a stand-in button chatters if asked to and is debounced by
the same rule, and a lamp has a phase. The die has a file of its own.
"""

import importlib
import random
import time
from collections.abc import Callable, Sequence
from itertools import count
from types import TracebackType
from typing import Self

from app.devices.debounce import STABLE, Debounce
from app.devices.lamp_patterns import brightness, is_moving
from app.table.errands import Errand
from app.table.ports import DeviceState, Edge, Health, LampPattern


class SystemClock:
    """The clocks of the machine."""

    def now(self) -> float:
        """Seconds on a clock that never jumps."""
        return time.monotonic()

    def wall(self) -> float:
        """Seconds since 1970, as well as the machine knows."""
        return time.time()


class FakeClock:
    """A clock that stands still until it is turned."""

    def __init__(self, now: float = 1000.0, wall: float = 1_760_000_000.0) -> None:
        self._now = now
        self._wall = wall

    def now(self) -> float:
        """Seconds turned so far, from wherever it began."""
        return self._now

    def wall(self) -> float:
        """Seconds since 1970 by this clock."""
        return self._wall

    def turn(self, seconds: float) -> None:
        """Let time pass on both clocks."""
        if seconds < 0:
            raise ValueError(f"a clock does not turn back: {seconds}")
        self._now += seconds
        self._wall += seconds

    def set_wall(self, wall: float) -> None:
        """Let the network set the date; the counting clock does not notice."""
        self._wall = wall


class StandIn:
    """What every stand-in is: a name, a state that can be given, a close that may be called twice."""

    def __init__(self, name: str, health: Health, reason: str = "") -> None:
        self._state = DeviceState(name, health, reason)

    def state(self) -> DeviceState:
        """Health now."""
        return self._state

    def become(self, health: Health, reason: str = "") -> None:
        """Get well, fall ill or vanish."""
        self._state = DeviceState(self._state.name, health, reason)

    def close(self) -> None:
        """Be gone; may be called twice."""
        self.become(Health.ABSENT)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class StandInButton(StandIn):
    """A star button for fingers made of code. Its clock turns while it is pressed and held.

    With `health` ABSENT it is the button of a desktop: there, silent, and honest about it.
    """

    def __init__(
        self, clock: FakeClock | None = None, *, health: Health = Health.STARTING, source: str = "button"
    ) -> None:
        super().__init__("button", health)
        self.clock = clock or FakeClock()
        self._debounce = Debounce(source=source)
        self._sink: Callable[[Edge], None] | None = None
        self._luck = random.Random(0)  # noqa: S311 - chatter, repeatable

    def start(self, sink: Callable[[Edge], None]) -> None:
        """Begin to deliver edges, unless there is no button."""
        self._sink = sink
        if self._state.health is Health.STARTING:
            self.become(Health.OK)

    def press(self, seconds: float = 0.1, *, chatter: float = 0.0) -> None:
        """Press and let go, `seconds` between, the contact chattering for `chatter` seconds at both ends."""
        self.down(chatter=chatter)
        self.clock.turn(max(0.0, seconds - STABLE - chatter))
        self.up(chatter=chatter)

    def hold(self, seconds: float) -> None:
        """Press and keep pressing for `seconds`, then let go."""
        self.press(seconds)

    def down(self, *, chatter: float = 0.0) -> None:
        """Press and keep it down; returns when the edge is certain."""
        self._move(True, chatter)

    def up(self, *, chatter: float = 0.0) -> None:
        """Let go; returns when the edge is certain."""
        self._move(False, chatter)

    def bounce(self, is_down: bool, seconds: float) -> None:
        """Chatter for so long in steps of 0.1 to 3 ms and come to rest at `is_down`; nothing is certain yet."""
        end = self.clock.now() + seconds
        level = is_down
        while self.clock.now() < end:
            self._level(level)
            level = not level
            self.clock.turn(min(self._luck.uniform(0.0001, 0.003), end - self.clock.now() + 1e-6))
        self._level(is_down)

    def _move(self, is_down: bool, chatter: float) -> None:
        self.bounce(is_down, chatter)
        self.clock.turn(STABLE)
        self._tell(self._debounce.tick(self.clock.now() + 1e-9))

    def _level(self, is_down: bool) -> None:
        self._tell(self._debounce.level(is_down, self.clock.now()))

    def _tell(self, edges: tuple[Edge, ...]) -> None:
        if self._sink is not None and self._state.health is Health.OK:
            for edge in edges:
                self._sink(edge)


class StandInLamp(StandIn):
    """A light nobody sees. It remembers what it shows and everything it showed."""

    def __init__(self, *, health: Health = Health.OK) -> None:
        super().__init__("lamp", health)
        self.shown: list[LampPattern] = []
        self.pattern = LampPattern.OFF
        self.brightness = 0.0
        self._at = 0.0

    def start(self) -> None:
        """Be ready; it always is."""

    def show(self, pattern: LampPattern, *, at: float) -> None:
        """Show `pattern`, whose phase counts from `at`; repeating it changes nothing."""
        if pattern is not self.pattern:
            self.shown.append(pattern)
        if (pattern, at) != (self.pattern, self._at):
            self.pattern, self._at = pattern, at
            self.tick(at)

    def tick(self, now: float) -> None:
        """Bring the light to where the pattern is at `now`."""
        self.brightness = brightness(self.pattern, now - self._at)

    def is_moving(self, now: float) -> bool:
        """Whether the light wants further ticks; a light nobody sees wants none when it is absent."""
        return self._state.health is Health.OK and is_moving(self.pattern, now - self._at)

    def close(self) -> None:
        """Darken and be gone; may be called twice."""
        self.pattern, self.brightness = LampPattern.OFF, 0.0
        super().close()


class InstantRunner:
    """Does errands at once, here; it asks them to end after so many "may I go on?", not after seconds."""

    def __init__(self, patience: int = 120) -> None:
        self._patience = patience

    def start(self, errand: Errand) -> "Finished":
        """Do the work."""
        module, _, name = errand.work.partition(":")
        said: list[tuple[bool, bytes]] = []
        asked = count()
        work = getattr(importlib.import_module(module), name)
        answer = work(errand.request, lambda told: said.append((False, told)), lambda: next(asked) < self._patience)
        return Finished([*said, (True, answer)])


class Finished:
    """Work that is over, and what it said."""

    def __init__(self, said: Sequence[tuple[bool, bytes]]) -> None:
        self._said = said

    def heard(self) -> Sequence[tuple[bool, bytes]]:
        """Return all it said, once."""
        said, self._said = self._said, ()
        return said

    def is_over(self) -> bool:
        """Nothing is under way."""
        return True

    def stop(self) -> None:
        """Leave what is over."""
