"""Rails as they lie on the table: ballast, sleepers, two lines of steel; and the points between them."""

from collections.abc import Iterable

from app.games.locomotion.yard import Rail
from app.ui.canvas import Canvas
from app.ui.geometry import Point, around
from app.ui.play.locomotion.sketch import Sketch, sketched, span
from app.ui.play.locomotion.yard_map import YardMap
from app.ui.theme import Colour
from app.ui.widgets.element import Element

USUAL = 21.0
"""The spacing in mm at which a rail has its own measures; smaller yards have smaller ones, down to a floor."""


def bed_width(spacing: float) -> float:
    """Return how wide the ballast of a rail is, in mm."""
    return max(2.6, 5.4 * spacing / USUAL)


class Rails(Element, frozen=True, kw_only=True):
    """All rails of a yard. `faulty` are drawn in the colour of no: half-built yards break rules."""

    map: YardMap
    faulty: tuple[Rail, ...] = ()
    are_points_shown: bool = True

    def draw(self, canvas: Canvas) -> None:
        """Paint ballast first, steel on it, points last."""
        lines = list(self._lines())
        inks = canvas.theme.locomotion
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(clip.clip(canvas.profile.pixels(self.bounds)))
        for a, b, is_faulty in lines:
            fill = canvas.theme.signal.no.mixed(inks.bed, 0.45) if is_faulty else inks.bed
            _draw(canvas, self.map.spacing, a, b, "bed", fill)
        for a, b, is_faulty in lines:
            _draw(canvas, self.map.spacing, a, b, "steel", canvas.theme.signal.no if is_faulty else inks.steel)
        if self.are_points_shown:
            across = point_size(self.map.spacing)
            for spot in self.map.spots:
                canvas.disc(spot, across, canvas.theme.night.deep, edge=inks.point, stroke=0.45)
        canvas.surface.set_clip(clip)

    def _lines(self) -> Iterable[tuple[Point, Point, bool]]:
        yard, faulty = self.map.yard, {frozenset(rail.ends) for rail in self.faulty}
        halves = yard.points_per_rail - 1
        for number, track in enumerate(yard.tracks):
            start, end = (self.map.spot(yard.numbers[place]) for place in track.ends)
            yield start, end, frozenset(yard.rails[number // halves].ends) in faulty


def point_size(spacing: float) -> float:
    """Return how wide the disc of a point is, in mm."""
    return max(3.0, min(4.6, spacing * 0.21))


def _draw(canvas: Canvas, spacing: float, a: Point, b: Point, part: str, colour: Colour) -> None:
    """Draw ballast or steel from one point to the next; every rail of one direction is the same picture."""
    width = bed_width(spacing)
    dx, dy = b.x - a.x, b.y - a.y
    box = span(a, b, width)
    sleeper = canvas.theme.locomotion.sleeper

    def draw(sketch: Sketch) -> None:
        start, end = (-dx / 2, -dy / 2), (dx / 2, dy / 2)
        if part == "bed":
            sketch.bar(start, end, width, colour)
            return
        length = (dx * dx + dy * dy) ** 0.5
        across = (-dy / length, dx / length)
        count = max(2, round(length / max(1.6, 2.5 * spacing / USUAL)))
        reach = width * 0.36
        for n in range(count):
            way = (n + 0.5) / count - 0.5
            x, y = dx * way, dy * way
            sketch.bar((x - across[0] * reach, y - across[1] * reach), (x + across[0] * reach, y + across[1] * reach),
                       max(0.4, 0.7 * spacing / USUAL), sleeper, is_round=False)  # fmt: skip
        gauge, steel = max(0.62, 1.1 * spacing / USUAL), max(0.26, 0.38 * spacing / USUAL)
        for side in (-gauge, gauge):
            sx, sy = across[0] * side, across[1] * side
            sketch.bar((start[0] + sx, start[1] + sy), (end[0] + sx, end[1] + sy), steel, colour, is_round=False)

    key = (part, colour, round(dx, 2), round(dy, 2), round(spacing, 2))
    sketched(canvas, Point((a.x + b.x) / 2, (a.y + b.y) / 2), (box.w, box.h), key, draw)


class Joint(Element, frozen=True, kw_only=True):
    """A point that may be touched; with words it is a ring with a cost. `bounds` is as large as a finger needs."""

    spacing: float
    words: str = ""
    is_named: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Paint the ring and its cost; a bare point is painted by the rails."""
        if not self.words:
            return
        theme = canvas.theme
        across = max(6.2, min(9.0, self.spacing * 0.43))
        fill, ink = (theme.paper.face, theme.paper.ink) if self.is_named else (theme.night.deep, theme.paper.face)
        canvas.disc(self.bounds.centre, across, fill, edge=theme.paper.face, stroke=0.6)
        box = around(self.bounds.centre, across * 0.9, across)
        canvas.text(self.words, theme.type.role.small, box, ink, align=0.5, floor=2.6)
