"""How long was really played, on the clock that never jumps; pauses and long absences do not count."""

from dataclasses import dataclass

LONGEST_THOUGHT = 600.0
"""Seconds: nobody thinks for longer than ten minutes, so a longer gap was a meal or a power cut."""

BUILT = 1_767_225_600.0
"""1 January 2026. A device that shows an earlier date has not heard the time from the network yet."""


def is_synced(wall: float) -> bool:
    """Tell whether a date can be believed."""
    return wall >= BUILT


@dataclass(frozen=True, slots=True)
class PlayingTime:
    """Seconds counted so far and since when the clock runs; None while it stands still."""

    seconds: float = 0.0
    since: float | None = None

    def at(self, now: float) -> float:
        """Return the playing time at `now`, a moment of Clock.now."""
        if self.since is None or not 0 <= now - self.since <= LONGEST_THOUGHT:
            return self.seconds
        return self.seconds + now - self.since

    def running(self, now: float) -> "PlayingTime":
        """Return the clock with the time up to `now` counted, going on from there."""
        return PlayingTime(self.at(now), now)

    def paused(self, now: float) -> "PlayingTime":
        """Return the clock with the time up to `now` counted, standing still."""
        return PlayingTime(self.at(now), None)
