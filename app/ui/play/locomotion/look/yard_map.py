"""Where the points of a yard lie on the glass: as large as the box allows, turned a quarter if that is larger.

On a small panel a large yard would put its points too close to touch. Then the map shows a part of it at the
least spacing, around the point that matters now.
"""

import math
from functools import cached_property

from msgspec import Struct

from app.games.locomotion.yard.lattice import spot
from app.games.locomotion.yard.network import Point as YardPoint
from app.games.locomotion.yard.network import Yard
from app.ui.ink.geometry import Point, Rect

LEAST = 9.0
"""Points never lie closer than this, in mm: a finger must find one."""

MOST = 21.0


class YardMap(Struct, frozen=True, dict=True):
    """A yard laid into a box. `middle` is the place on the yard, in steps of the lattice, that lies in the middle.

    spacing   mm between neighbouring points
    is_turned the yard lies a quarter to the left, so that a wide one fits a tall box
    is_part   only a part is in sight
    """

    yard: Yard
    box: Rect
    spacing: float
    middle: tuple[float, float]
    is_turned: bool = False
    is_part: bool = False

    @cached_property
    def spots(self) -> tuple[Point, ...]:
        """Where every point lies, in mm; outside of the box when only a part is in sight."""
        heart = self.box.centre
        out = []
        for place in self.yard.places:
            x, y = _turned(spot(place), is_turned=self.is_turned)
            dx, dy = (x - self.middle[0]) * self.spacing, (y - self.middle[1]) * self.spacing
            out.append(Point(heart.x + dx, heart.y + dy))
        return tuple(out)

    def spot(self, point: YardPoint) -> Point:
        """Return where a point lies, in mm."""
        return self.spots[point]

    def is_in_sight(self, point: YardPoint) -> bool:
        """Tell whether a point lies in the box with room for a piece."""
        return not self.is_part or self.box.shrunk(self.spacing * 0.46).holds(self.spots[point])

    def angle(self, here: YardPoint, there: YardPoint) -> float:
        """Return the direction from one point to another in degrees: 0 is right, 90 is down."""
        a, b = self.spots[here], self.spots[there]
        return math.degrees(math.atan2(b.y - a.y, b.x - a.x))

    def nearest(self, at: Point, reach: float) -> YardPoint | None:
        """Return the point nearest to a place in mm, not further than `reach`."""
        far, best = min(((math.dist(at, each), n) for n, each in enumerate(self.spots)), default=(math.inf, 0))
        return best if far <= reach else None


def _turned(at: tuple[float, float], *, is_turned: bool) -> tuple[float, float]:
    return (at[1], -at[0]) if is_turned else at


def extent(yard: Yard, *, is_turned: bool = False) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a yard in steps of its lattice."""
    spots = [_turned(spot(place), is_turned=is_turned) for place in yard.places] or [(0.0, 0.0)]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs), max(ys)


def map_of(
    yard: Yard, box: Rect, *, focus: YardPoint | None = None, least: float = LEAST, is_turned: bool | None = None
) -> YardMap:
    """Lay a yard into a box; what does not fit is shown in part, around `focus` or its middle.

    It is turned where that makes it larger, unless it is told how to lie.
    """
    if is_turned is None:
        is_turned = _lies_better_turned(yard, box)
    spacing = _room(yard, box, is_turned=is_turned)
    left, top, right, bottom = extent(yard, is_turned=is_turned)
    middle = ((left + right) / 2, (top + bottom) / 2)
    if spacing >= least:
        return YardMap(yard, box, min(spacing, MOST), middle, is_turned)
    if focus is not None:
        middle = _turned(spot(yard.places[focus]), is_turned=is_turned)
    room = box.w / least / 2 - 0.6, box.h / least / 2 - 0.6
    middle = _held(middle[0], left, right, room[0]), _held(middle[1], top, bottom, room[1])
    return YardMap(yard, box, least, middle, is_turned, is_part=True)


def _lies_better_turned(yard: Yard, box: Rect) -> bool:
    """Tell whether a quarter turn makes the yard clearly larger: else it lies as it was drawn."""
    return _room(yard, box, is_turned=False) < 0.92 * _room(yard, box, is_turned=True)


def _room(yard: Yard, box: Rect, *, is_turned: bool) -> float:
    left, top, right, bottom = extent(yard, is_turned=is_turned)
    return min(box.w / (right - left + 0.9), box.h / (bottom - top + 0.78))


def _held(middle: float, low: float, high: float, room: float) -> float:
    """Keep the window on the yard: no empty margin while there is yard beyond the other edge."""
    if high - low <= 2 * room:
        return (low + high) / 2
    return min(max(middle, low + room), high - room)
