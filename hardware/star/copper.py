"""Copper as strokes with round ends: what touches, what is one piece, and how far apart the rest is.

It knows no router and no files, so that it can judge what both have made.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from hardware.star.board import Board, Spot

TOP, BOTTOM = "top", "bottom"
BOTH = (TOP, BOTTOM)


@dataclass(frozen=True)
class Stroke:
    """Copper along a line, `wide` across, with round ends; a disc where both ends are one place."""

    net: str
    layers: tuple[str, ...]
    start: Spot
    end: Spot
    wide: float


@dataclass(frozen=True)
class Copper:
    """What the router drew: strokes on one layer, and holes that join the layers."""

    tracks: tuple[Stroke, ...]
    vias: tuple[Stroke, ...]
    via_drill: float


def to_segment(point: Spot, start: Spot, end: Spot) -> float:
    """Return how far a place is from a line between two places."""
    (px, py), (ax, ay), (bx, by) = point, start, end
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / length))
    return math.hypot(px - ax - along * dx, py - ay - along * dy)


def _side(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def between(one: tuple[Spot, Spot], other: tuple[Spot, Spot]) -> float:
    """Return how far two lines are apart; nought where they cross."""
    (a, b), (c, d) = one, other
    if _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0:
        return 0.0
    return min(to_segment(a, c, d), to_segment(b, c, d), to_segment(c, a, b), to_segment(d, a, b))


def gap(one: Stroke, other: Stroke) -> float:
    """Return the air between two strokes: negative where they overlap, endless on different layers."""
    if not set(one.layers) & set(other.layers):
        return math.inf
    return between((one.start, one.end), (other.start, other.end)) - (one.wide + other.wide) / 2


def all_of(board: Board, copper: Copper) -> tuple[Stroke, ...]:
    """Return every piece of copper: pads, tracks and vias. A pad without a net is a net of its own."""
    pads = tuple(Stroke(pad.net or f"{pad.part}.{pad.number}", BOTH, pad.at, pad.at, pad.copper) for pad in board.pads)
    return (*pads, *copper.tracks, *copper.vias)


def pieces(strokes: Sequence[Stroke]) -> list[set[int]]:
    """Return which strokes hang together, as sets of their numbers."""
    joined = [{place} for place in range(len(strokes))]
    for one, other in combinations(range(len(strokes)), 2):
        if joined[one] is not joined[other] and gap(strokes[one], strokes[other]) < 0:
            joined[one] |= joined[other]
            for place in joined[other]:
                joined[place] = joined[one]
    return list({id(piece): piece for piece in joined}.values())


def nearest(strokes: Iterable[Stroke]) -> float:
    """Return the least air between copper of different nets."""
    return min(gap(one, other) for one, other in combinations(strokes, 2) if one.net != other.net)


def to_edge(strokes: Iterable[Stroke], outline: Sequence[Spot]) -> float:
    """Return the least air between copper and the edge of the board."""
    edges = list(zip(outline, (*outline[1:], outline[0]), strict=True))
    return min(between((one.start, one.end), edge) - one.wide / 2 for one in strokes for edge in edges)


def is_inside(point: Spot, outline: Sequence[Spot]) -> bool:
    """Whether a place lies on the board."""
    x, y = point
    crossed = [
        (ax + (y - ay) * (bx - ax) / (by - ay)) > x
        for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True)
        if (ay > y) != (by > y)
    ]
    return sum(crossed) % 2 == 1
