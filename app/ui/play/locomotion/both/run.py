"""A train under way: the steps that were just made, shown one after the other. The rules are ahead of the picture."""

from collections import deque

from msgspec import Struct

from app.games.game import Seat
from app.games.locomotion.train import Train
from app.ui.ink.geometry import Point
from app.ui.ink.motion import eased
from app.ui.ink.theme import Theme
from app.ui.play.locomotion.look.pieces import train_angles
from app.ui.play.locomotion.look.yard_map import YardMap


class Leg(Struct, frozen=True):
    """One step of one train."""

    seat: Seat
    before: Train
    after: Train


class Run:
    """The legs that are still to be shown. With less motion nothing is shown under way."""

    def __init__(self, theme: Theme) -> None:
        self._seconds = theme.time.step / 1000
        self._curve = theme.ease["in_out"]
        self._legs: deque[Leg] = deque()
        self._began: float | None = None

    def add(self, leg: Leg) -> None:
        """Show one more step after those before it."""
        self._legs.append(leg)

    def stop(self) -> None:
        """Show everything where it stands."""
        self._legs.clear()
        self._began = None

    def tick(self, now: float) -> None:
        """Let legs that are over go."""
        if self._legs and self._began is None:
            self._began = now
        while self._legs and self._began is not None and now >= self._began + self._seconds:
            self._legs.popleft()
            self._began = self._began + self._seconds if self._legs else None

    @property
    def leg(self) -> Leg | None:
        """The step that is being shown."""
        return self._legs[0] if self._legs else None

    def placed(self, map_: YardMap, leg: Leg, now: float) -> tuple[list[Point], list[float]]:
        """Return where the pieces of the train are now, in mm, and their angles."""
        part = 0.0 if self._began is None else min(1.0, max(0.0, (now - self._began) / self._seconds))
        share = eased(self._curve, part)
        spots = [
            _between(map_.spot(a), map_.spot(b), share)
            for a, b in zip(leg.before.points, leg.after.points, strict=True)
        ]
        turns = zip(train_angles(map_, leg.before), train_angles(map_, leg.after), strict=True)
        return spots, [a + ((b - a + 180) % 360 - 180) * share for a, b in turns]


def _between(a: Point, b: Point, share: float) -> Point:
    return Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
