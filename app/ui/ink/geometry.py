"""Boxes and points in millimetres on the glass, seen by the player the picture is turned to."""

from collections.abc import Sequence
from typing import NamedTuple


class Point(NamedTuple):
    """A place in millimetres from the upper left corner."""

    x: float
    y: float


class Rect(NamedTuple):
    """A box in millimetres: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The middle of the box."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def holds(self, point: Point) -> bool:
        """Tell whether the point lies inside."""
        return self.x <= point.x < self.right and self.y <= point.y < self.bottom

    def touches(self, other: "Rect") -> bool:
        """Tell whether the two boxes share some area."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def inside(self, other: "Rect") -> bool:
        """Tell whether this box lies wholly in the other."""
        near = 0.01  # mm, far below a pixel
        return (
            self.x >= other.x - near
            and self.y >= other.y - near
            and self.right <= other.right + near
            and self.bottom <= other.bottom + near
        )

    def moved(self, dx: float, dy: float) -> "Rect":
        """Return the box shifted."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def shrunk(self, dx: float, dy: float | None = None) -> "Rect":
        """Return the box with dx off the left and right and dy (or dx) off top and bottom; negative grows."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def joined(self, other: "Rect") -> "Rect":
        """Return the smallest box around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def clipped(self, other: "Rect") -> "Rect":
        """Return the area both share, with no negative side."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Rect(x, y, max(0.0, min(self.right, other.right) - x), max(0.0, min(self.bottom, other.bottom) - y))

    def rows(self, count: int, gap: float = 2.0) -> list["Rect"]:
        """Cut into `count` equal rows, top first, `gap` mm apart."""
        h = (self.h - gap * (count - 1)) / count
        return [Rect(self.x, self.y + i * (h + gap), self.w, h) for i in range(count)]

    def columns(self, count: int, gap: float = 2.0) -> list["Rect"]:
        """Cut into `count` equal columns, left first, `gap` mm apart."""
        w = (self.w - gap * (count - 1)) / count
        return [Rect(self.x + i * (w + gap), self.y, w, self.h) for i in range(count)]

    def cut_top(self, h: float, gap: float = 0.0) -> tuple["Rect", "Rect"]:
        """Cut off a strip of height h at the top: the strip, and the rest below the gap."""
        return Rect(self.x, self.y, self.w, h), Rect(self.x, self.y + h + gap, self.w, self.h - h - gap)

    def cut_bottom(self, h: float, gap: float = 0.0) -> tuple["Rect", "Rect"]:
        """Cut off a strip of height h at the bottom: the rest above the gap, and the strip."""
        return Rect(self.x, self.y, self.w, self.h - h - gap), Rect(self.x, self.bottom - h, self.w, h)

    def cut_left(self, w: float, gap: float = 0.0) -> tuple["Rect", "Rect"]:
        """Cut off a strip of width w at the left: the strip, and the rest right of the gap."""
        return Rect(self.x, self.y, w, self.h), Rect(self.x + w + gap, self.y, self.w - w - gap, self.h)

    def cut_right(self, w: float, gap: float = 0.0) -> tuple["Rect", "Rect"]:
        """Cut off a strip of width w at the right: the rest left of the gap, and the strip."""
        return Rect(self.x, self.y, self.w - w - gap, self.h), Rect(self.right - w, self.y, w, self.h)


def around(centre: Point, w: float, h: float | None = None) -> Rect:
    """Return the box of w by h (or w by w) around a point."""
    h = w if h is None else h
    return Rect(centre.x - w / 2, centre.y - h / 2, w, h)


def stacked(box: Rect, heights: Sequence[float], gap: float) -> list[Rect]:
    """Lay boxes of the given heights below each other from the top of `box`."""
    out, y = [], box.y
    for h in heights:
        out.append(Rect(box.x, y, box.w, h))
        y += h + gap
    return out
