"""The whole yard in small, where the glass shows only a part: a frame lies round that part, a touch moves it."""

from collections.abc import Sequence

from msgspec import Struct

from app.games.locomotion.yard.network import Point as YardPoint
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect, around
from app.ui.play.locomotion.look.sketch import Sketch, sketched, span
from app.ui.play.locomotion.look.yard_map import YardMap, map_of
from app.ui.widgets.element import Element

WIDE, HIGH = 33.0, 22.0
ACROSS, DOWN = 3, 2


class ShowPart(Struct, frozen=True):
    """Show the part of the yard around a point."""

    point: YardPoint


class MiniMap(Element, frozen=True, kw_only=True):
    """The yard in small; `spots` are where pieces stand, with their colours, the acting locomotive last."""

    whole: YardMap
    window: Rect
    spots: tuple[tuple[Point, str], ...]

    def draw(self, canvas: Canvas) -> None:
        """Paint tray, rails, pieces and frame."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.night.deep, radius=2.0, edge=theme.surface.edge, stroke=0.4)
        yard, inks = self.whole.yard, theme.locomotion
        for track in yard.tracks:
            a, b = (self.whole.spot(yard.numbers[place]) for place in track.ends)
            self._line(canvas, a, b)
        for spot, paint in self.spots:
            canvas.disc(spot, 2.4, inks.wagon(paint).fill, edge=inks.iron, stroke=0.2)
        if self.spots:
            canvas.disc(self.spots[-1][0], 3.4, None, edge=theme.gold.star, stroke=0.5)
        canvas.box(self.window, None, radius=1.2, edge=theme.paper.face, stroke=0.5)

    @staticmethod
    def _line(canvas: Canvas, a: Point, b: Point) -> None:
        dx, dy, steel = b.x - a.x, b.y - a.y, canvas.theme.locomotion.steel
        box = span(a, b, 1.0)

        def draw(sketch: Sketch) -> None:
            sketch.bar((-dx / 2, -dy / 2), (dx / 2, dy / 2), 0.5, steel)

        sketched(canvas, box.centre, (box.w, box.h), ("mini", round(dx, 2), round(dy, 2)), draw)


class MiniCell(Element, frozen=True, kw_only=True):
    """A part of the small map that answers a finger."""

    def draw(self, canvas: Canvas) -> None:
        """Nothing: the map lies below."""


def mini_map(map_: YardMap, stands: Sequence[tuple[YardPoint, str]]) -> list[Element]:
    """Return the small map with its targets, in the corner of the box that hides the fewest points.

    `stands` are the points of the pieces with their colours, the acting locomotive last.
    """
    if not map_.is_part:
        return []
    box = min(_corners(map_.box), key=lambda corner: sum(corner.shrunk(-4.0).holds(spot) for spot in map_.spots))
    whole = map_of(map_.yard, box.shrunk(1.5), least=0.0, is_turned=map_.is_turned)
    scale, heart = whole.spacing / map_.spacing, whole.box.centre
    dx, dy = ((map_.middle[i] - whole.middle[i]) * whole.spacing for i in (0, 1))
    window = around(Point(heart.x + dx, heart.y + dy), map_.box.w * scale, map_.box.h * scale).clipped(box.shrunk(0.6))
    spots = tuple((whole.spot(point), paint) for point, paint in stands)
    cells = [cell for row in box.rows(DOWN, 0.0) for cell in row.columns(ACROSS, 0.0)]
    return [
        MiniMap(bounds=box, whole=whole, window=window, spots=spots),
        *(MiniCell(bounds=cell, tap=ShowPart(_nearest(whole, cell.centre))) for cell in cells),
    ]


def _corners(box: Rect) -> list[Rect]:
    w, h = min(WIDE, box.w * 0.4), min(HIGH, box.h * 0.4)
    return [Rect(x, y, w, h) for x in (box.x, box.right - w) for y in (box.y, box.bottom - h)]


def _nearest(whole: YardMap, at: Point) -> YardPoint:
    point = whole.nearest(at, 1e9)
    assert point is not None
    return point
