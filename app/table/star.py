"""The star grammar: what a press, a hold and a long hold of the star mean, whatever it is made of.

Pure: it is fed edges and the time, and answers signals. It does not know whether the edges come from
a pin, a picture on the screen or a space bar, nor what the table does with a signal.

    ms   0        300       500       800                          3000
         |---------|---------|---------|-----------------------------|----->
    up:  press     press     nothing   take back                     (already paused)
    ring           starts    fills     full, second ring starts      pause fires, still held

Ends get lost: a finger leaves a panel unnoticed, a window loses its keyboard. So only one contact is listened
to, the newest; a new one is proof that the one before it is over, whatever star it was on.
"""

from msgspec import Struct
from msgspec.structs import replace


class StarTimes(Struct, frozen=True):
    """All durations of the grammar, in milliseconds (the bars of the table's light and star)."""

    ring: int = 300  # the ring becomes visible
    press: int = 500  # let go before this: a press
    take_back: int = 800  # let go from here on: take back
    pause: int = 3000  # still held now: pause
    lockout: int = 400  # deaf for so long after a press

    def __post_init__(self) -> None:
        """Refuse times that do not follow each other: a hold could then mean two things."""
        if not 0 <= self.ring < self.take_back < self.pause or not 0 < self.press <= self.take_back:
            raise ValueError(f"the times of the star are out of order: {self!r}")
        if self.lockout < 0:
            raise ValueError(f"the star's lockout is too short: {self!r}")


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
    """The newest contact with any star: it is down, and `is_meant` unless it was swallowed."""

    source: str
    contact: int
    since: float
    is_meant: bool = True

    def is_of(self, source: str, contact: int) -> bool:
        """Tell whether this is that contact."""
        return (self.source, self.contact) == (source, contact)


class StarGrammar:
    """One grammar for all stars on the table; times are seconds on the table's clock."""

    def __init__(self, times: StarTimes | None = None) -> None:
        self.times = times or StarTimes()
        self._grip: _Grip | None = None
        self._deaf_since: float | None = None

    def edge(self, is_down: bool, at: float, source: str = "button", contact: int = 0) -> tuple[StarSignal, ...]:
        """Hear that a star went down or up at `at`; answer what that means, mostly one signal or none.

        A new contact takes the place of the one before it, which then means nothing any more, also when its end
        comes late. The same contact down once more (a repeating key) says nothing new.
        """
        if is_down:
            return self._went_down(at, source, contact)
        return self._went_up(at, source, contact)

    def tick(self, now: float) -> tuple[StarSignal, ...]:
        """Hear the time; answer PauseAsked once when the star has been held long enough."""
        grip = self._meant()
        if grip is None or _milliseconds(grip.since, now) < self.times.pause:
            return ()
        self._swallow()
        return (PauseAsked(self._pause_at(grip)),)

    def due(self) -> float | None:
        """Tell when `tick` will have an answer, None if never: so long may the loop sleep."""
        grip = self._meant()
        return None if grip is None else self._pause_at(grip)

    def hold_progress(self, now: float) -> Hold | None:
        """Return how full the rings are, or None while there is no ring to show."""
        grip = self._meant()
        if grip is None:
            return None
        held = _milliseconds(grip.since, now)
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
        self._swallow()

    def cancel(self, source: str) -> None:
        """Forget the contact of a star that is gone without letting go: a finger slid off, the keyboard is away."""
        if self._grip is not None and self._grip.source == source:
            self._grip = None

    def _went_down(self, at: float, source: str, contact: int) -> tuple[StarSignal, ...]:
        if self._grip is not None and self._grip.is_of(source, contact):
            return ()
        self._grip = _Grip(source, contact, at, is_meant=not self._is_deaf(at))
        return (Felt(at),) if self._grip.is_meant else ()

    def _went_up(self, at: float, source: str, contact: int) -> tuple[StarSignal, ...]:
        grip = self._grip
        if grip is None or not grip.is_of(source, contact):
            return ()
        self._grip = None
        held = _milliseconds(grip.since, at)
        if not grip.is_meant or self.times.press <= held < self.times.take_back:
            return ()
        if held < self.times.press:
            self.lockout(at)
            return (Pressed(at),)
        if held < self.times.pause:
            return (TakeBack(at),)
        return (PauseAsked(self._pause_at(grip)),)  # no tick came in between

    def _meant(self) -> _Grip | None:
        return self._grip if self._grip is not None and self._grip.is_meant else None

    def _swallow(self) -> None:
        """Let what is held now mean nothing, until it is over."""
        if self._grip is not None:
            self._grip = replace(self._grip, is_meant=False)

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
