"""Locomotives and wagons seen from above, the bar that couples them, and how a whole train stands.

A colour never stands alone: every wagon carries its mark, a locomotive carries it in the window of its cab. The
lantern is the front.
"""

from collections.abc import Sequence
from itertools import pairwise

from app.games.locomotion.train import Colour as Paint
from app.games.locomotion.train import End, Train
from app.games.locomotion.yard.network import Point as YardPoint
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect, around
from app.ui.play.locomotion.look.shapes import piece, piece_size
from app.ui.play.locomotion.look.sketch import Sketch, sketched, span
from app.ui.play.locomotion.look.yard_map import YardMap
from app.ui.widgets.element import Element

GHOST = 0.62


class PieceView(Element, frozen=True, kw_only=True):
    """A locomotive or a wagon around the middle of its bounds.

    angle    degrees, 0 is right: where the front of a locomotive looks; a wagon is alike at both ends
    length   mm
    is_acting  the train whose turn it is: gold rim
    is_ghost   where it could be: faint, with a cream outline
    """

    kind: str  # wagon or locomotive
    paint: Paint
    angle: float
    spacing: float
    is_acting: bool = False
    is_ghost: bool = False

    @property
    def ink(self) -> Rect:
        """The box around the piece at any angle."""
        return around(self.bounds.centre, piece_size(self.kind, self.spacing))

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""
        theme = canvas.theme
        edge = theme.locomotion.iron
        if self.is_acting:
            edge = theme.gold.star
        if self.is_ghost:
            edge = theme.paper.face
        piece(
            canvas, self.bounds.centre, self.kind, self.paint.value, self.angle, self.spacing, edge,
            alpha=GHOST if self.is_ghost else 1.0,
        )  # fmt: skip


class CouplingView(Element, frozen=True, kw_only=True):
    """The bar between two coupled pieces. No bar, not coupled."""

    a: Point
    b: Point
    spacing: float
    is_ghost: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Paint cream on iron, between the pieces alone: they are drawn over its ends."""
        theme, box = canvas.theme, span(self.a, self.b, 2.0)
        dx, dy = self.b.x - self.a.x, self.b.y - self.a.y
        width = max(0.9, self.spacing * 0.075)

        def draw(sketch: Sketch) -> None:
            start, end = (-dx / 2, -dy / 2), (dx / 2, dy / 2)
            sketch.bar(start, end, width * 1.9, theme.locomotion.iron)
            sketch.bar(start, end, width, theme.paper.face)

        key = ("coupling", round(dx, 2), round(dy, 2), round(width, 2))
        sketched(canvas, box.centre, (box.w, box.h), key, draw, alpha=GHOST if self.is_ghost else 1.0)


# ---------------------------------------------------------------- a whole train


def train_angles(map_: YardMap, train: Train) -> tuple[float, ...]:
    """Return the angle of every piece: the locomotive's front, and each wagon along the path it stands on."""
    first = train.rail if not train.wagons else train.points[1]
    front = map_.angle(train.locomotive, first) + (0 if train.end is End.FRONT else 180)
    out = [front]
    for n in range(1, len(train.points)):
        here, before = train.points[n], train.points[n - 1]
        back = map_.angle(here, before)
        if n + 1 < len(train.points):
            on = map_.angle(train.points[n + 1], here)
            back += ((on - back + 180) % 360 - 180) / 2
        out.append(back)
    return tuple(out)


def train_view(
    map_: YardMap, train: Train, paint: Paint, *, is_acting: bool = False, is_ghost: bool = False
) -> list[Element]:
    """Return a train as elements: the bars first, then wagons, then the locomotive."""
    spots = tuple(map_.spot(point) for point in train.points)
    return train_at(map_, spots, train_angles(map_, train), train, paint, is_acting=is_acting, is_ghost=is_ghost)


def train_at(
    map_: YardMap, spots: Sequence[Point], angles: Sequence[float], train: Train, paint: Paint,
    *, is_acting: bool = False, is_ghost: bool = False,
) -> list[Element]:  # fmt: skip
    """Return a train whose pieces are at these places in mm, on a point or between two."""
    out: list[Element] = [
        CouplingView(bounds=span(a, b, 1.0), a=a, b=b, spacing=map_.spacing, is_ghost=is_ghost)
        for a, b in pairwise(spots)
    ]
    out += [
        PieceView(
            bounds=around(spots[n], map_.spacing * 0.6),
            kind="wagon" if n else "locomotive",
            paint=train.wagons[n - 1] if n else paint,
            angle=angles[n],
            spacing=map_.spacing,
            is_acting=is_acting,
            is_ghost=is_ghost,
        )
        for n in reversed(range(len(spots)))
    ]
    return out


def loose_view(map_: YardMap, point: YardPoint, paint: Paint, *, is_ghost: bool = False) -> PieceView:
    """Return a loose wagon: it lies along one of the rails of its point, straight on through it if it can."""
    neighbours = map_.yard.neighbours[point]
    straight = [
        (one, two) for one in neighbours for two in neighbours
        if one < two and abs((map_.angle(point, one) - map_.angle(point, two)) % 360 - 180) < 1
    ]  # fmt: skip
    along = straight[0][0] if straight else neighbours[0]
    return PieceView(
        bounds=around(map_.spot(point), map_.spacing * 0.6),
        kind="wagon",
        paint=paint,
        angle=map_.angle(point, along) % 180,
        spacing=map_.spacing,
        is_ghost=is_ghost,
    )
