"""Time on the screen: easing curves and spans. Nothing moves but what happened, and never longer than 300 ms."""

from dataclasses import dataclass
from functools import lru_cache

STEPS = 32


@lru_cache(maxsize=16)
def _table(curve: tuple[float, float, float, float]) -> tuple[float, ...]:
    """Sample a cubic bezier from (0, 0) to (1, 1) at STEPS + 1 even places in time."""
    x1, y1, x2, y2 = curve
    points = [(_bezier(i / 256, x1, x2), _bezier(i / 256, y1, y2)) for i in range(257)]
    out, at = [], 0
    for step in range(STEPS + 1):
        want = step / STEPS
        while at < 256 and points[at][0] < want:
            at += 1
        out.append(points[at][1])
    return tuple(out)


def _bezier(t: float, a: float, b: float) -> float:
    return 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t**3


def eased(curve: tuple[float, float, float, float], part: float) -> float:
    """Return how far a thing has come when `part` (0 to 1) of its time is over."""
    return _table(curve)[round(min(1.0, max(0.0, part)) * STEPS)]


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of time that something takes; `start` in seconds, `length` in seconds."""

    start: float
    length: float

    def part(self, now: float) -> float:
        """Return the share that is over, 0 to 1."""
        if self.length <= 0:
            return 1.0
        return min(1.0, max(0.0, (now - self.start) / self.length))

    def is_over(self, now: float) -> bool:
        """Tell whether the stretch has passed."""
        return now >= self.start + self.length
