"""The star grammar: what a press, a hold and a long hold of the star mean, whatever it is made of.

Pure: it is fed edges and the time, and answers signals. It does not know whether the edges come from
a pin, a picture on the screen or a space bar, nor what the table does with a signal.

    ms   0        300       500       800                          3000
         |---------|---------|---------|-----------------------------|----->
    up:  press     press     nothing   take back                     (already paused)
    ring           starts    fills     full, second ring starts      pause fires, still held
"""

from msgspec import Struct


class StarTimes(Struct, frozen=True):
    """All durations of the grammar, in milliseconds (the bars of the table's light and star)."""

    ring: int = 300  # the ring becomes visible
    press: int = 500  # let go before this: a press
    take_back: int = 800  # let go from here on: take back
    pause: int = 3000  # still held now: pause
    lockout: int = 400  # deaf for so long after a press
    stuck: int = 30_000  # a star down for longer no longer keeps the others from counting

    def __post_init__(self) -> None:
        """Refuse times that do not follow each other: a hold could then mean two things."""
        if not 0 <= self.ring < self.take_back < self.pause or not 0 < self.press <= self.take_back:
            raise ValueError(f"the times of the star are out of order: {self!r}")
        if self.lockout < 0 or self.stuck < self.pause:
            raise ValueError(f"the star's lockout or stuck time is too short: {self!r}")


class Felt(Struct, frozen=True, tag=True):
    """The star went down and the grammar listens: show the cue now, the meaning comes later."""

    at: float


class Pressed(Struct, frozen=True, tag=True):
    """Short and let go: done, pass, next."""

    at: float


class TakeBack(Struct, frozen=True, tag=True):
    """Held 0.8 s and let go before the pause: take back."""

    at: float


class PauseAsked(Struct, frozen=True, tag=True):
    """Held 3 s: pause. Comes while the star is still down; letting go then means nothing."""

    at: float


StarSignal = Felt | Pressed | TakeBack | PauseAsked


class Hold(Struct, frozen=True):
    """How full the two rings are, each 0 to 1: the first fills to take back, the second to pause."""

    ring: float
    second: float


class _Grip(Struct, frozen=True):
    """The one press that is being listened to."""

    source: str
    since: float


class StarGrammar:
    """One grammar for all stars on the table; times are seconds on the table's clock."""

    def __init__(self, times: StarTimes | None = None) -> None:
        self.times = times or StarTimes()
        self._down: dict[str, float] = {}  # every source that is down, meant or swallowed, and since when
        self._grip: _Grip | None = None
        self._deaf_since: float | None = None

    def edge(self, is_down: bool, at: float, source: str = "button") -> tuple[StarSignal, ...]:
        """Hear that a star went down or up at `at`; answer what that means, mostly one signal or none.

        Only the star that went down while all others were up counts; the rest are ignored until all
        are up again, except that a stuck one blocks nobody. A repeated edge of one star says nothing new.
        """
        if is_down:
            return self._went_down(at, source)
        return self._went_up(at, source)

    def tick(self, now: float) -> tuple[StarSignal, ...]:
        """Hear the time; answer PauseAsked once when the star has been held long enough."""
        grip = self._grip
        if grip is None or _milliseconds(grip.since, now) < self.times.pause:
            return ()
        self._grip = None
        return (PauseAsked(self._pause_at(grip)),)

    def due(self) -> float | None:
        """Tell when `tick` will have an answer, None if never: so long may the loop sleep."""
        return None if self._grip is None else self._pause_at(self._grip)

    def hold_progress(self, now: float) -> Hold | None:
        """Return how full the rings are, or None while there is no ring to show."""
        if self._grip is None:
            return None
        held = _milliseconds(self._grip.since, now)
        if held < self.times.ring:
            return None
        return Hold(
            ring=_share(held, self.times.ring, self.times.take_back),
            second=_share(held, self.times.take_back, self.times.pause),
        )

    def lockout(self, at: float) -> None:
        """Be deaf from `at` for the lockout time, and swallow whatever is held now.

        Every Pressed does this by itself; call it when the turn passed in another way (a key on the
        screen), so that a star pressed at the same moment does not pass a second time.
        """
        self._deaf_since = at
        self._grip = None

    def cancel(self, source: str) -> None:
        """Forget a star that is gone without letting go: a finger slid off, a window lost the keyboard."""
        self._down.pop(source, None)
        if self._grip is not None and self._grip.source == source:
            self._grip = None

    def _went_down(self, at: float, source: str) -> tuple[StarSignal, ...]:
        if source in self._down:
            return ()
        is_blocked = any(_milliseconds(since, at) < self.times.stuck for since in self._down.values())
        self._down[source] = at
        if is_blocked or self._is_deaf(at):
            return ()
        self._grip = _Grip(source, at)
        return (Felt(at),)

    def _went_up(self, at: float, source: str) -> tuple[StarSignal, ...]:
        self._down.pop(source, None)
        grip = self._grip
        if grip is None or grip.source != source:
            return ()
        self._grip = None
        held = _milliseconds(grip.since, at)
        if held < self.times.press:
            self.lockout(at)
            return (Pressed(at),)
        if held < self.times.take_back:
            return ()
        if held < self.times.pause:
            return (TakeBack(at),)
        return (PauseAsked(self._pause_at(grip)),)  # no tick came in between

    def _is_deaf(self, at: float) -> bool:
        since = self._deaf_since
        return since is not None and _milliseconds(since, at) < self.times.lockout

    def _pause_at(self, grip: _Grip) -> float:
        return grip.since + self.times.pause / 1000


def _milliseconds(since: float, until: float) -> int:
    """Whole milliseconds, so that 1.9 - 1.1 counts as 0.8 s."""
    return round((until - since) * 1000)


def _share(held: int, start: int, full: int) -> float:
    return min(1.0, max(0.0, (held - start) / (full - start)))
