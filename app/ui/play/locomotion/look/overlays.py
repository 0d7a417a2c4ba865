"""What is said on the yard: the way a train would take, what it costs, the angle or the piece that says no."""

import math
from itertools import pairwise

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect, around
from app.ui.play.locomotion.look.sketch import Sketch, sketched, span
from app.ui.widgets.element import Element

BARRED = 5.4  # mm, the barred disc at a piece that is in the way


class Trail(Element, frozen=True, kw_only=True):
    """Dashes along a path; dotted and faint for a way that was driven before."""

    spots: tuple[Point, ...]
    is_past: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Paint from spot to spot; where a train reverses the next line starts at its other end."""
        theme = canvas.theme
        colour = theme.paper.face.mixed(theme.locomotion.bed, 0.25) if self.is_past else theme.paper.face
        width, dash, gap = (1.2, 0.02, 2.8) if self.is_past else (1.1, 2.6, 1.4)
        for a, b in pairwise(self.spots):
            self._line(canvas, a, b, width, dash, gap, colour)

    @staticmethod
    def _line(canvas: Canvas, a: Point, b: Point, width: float, dash: float, gap: float, colour: object) -> None:
        dx, dy = b.x - a.x, b.y - a.y
        length = math.hypot(dx, dy)
        if length < 0.1:
            return
        box = span(a, b, width)

        def draw(sketch: Sketch) -> None:
            at = gap / 2
            while at < length:
                end = min(length, at + dash)
                start, stop = ((way / length - 0.5) for way in (at, end))
                sketch.bar((dx * start, dy * start), (dx * stop, dy * stop), width, colour)  # type: ignore[arg-type]
                at = end + gap

        key = ("trail", round(dx, 2), round(dy, 2), width, colour)
        sketched(canvas, box.centre, (box.w, box.h), key, draw)


class CostDisc(Element, frozen=True, kw_only=True):
    """What a plan costs, on a paper disc clear of the train."""

    words: str

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""
        theme, across = canvas.theme, min(self.bounds.w, self.bounds.h)
        canvas.disc(self.bounds.centre, across, theme.paper.face)
        box = around(self.bounds.centre, across * 0.86, across)
        canvas.text(self.words, theme.type.role.label, box, theme.paper.ink, align=0.5, floor=2.6)


class SharpAngle(Element, frozen=True, kw_only=True):
    """Two rails that meet too sharply (M11): both in the colour of no, an arc between them, a bar at the joint."""

    at: Point
    a: Point
    b: Point

    @property
    def ink(self) -> Rect:
        """The three points and a margin."""
        return span(self.a, self.b, 3.0).joined(around(self.at, 8.0))

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""
        no = canvas.theme.signal.no
        for end in (self.a, self.b):
            box = span(self.at, end, 2.0)
            dx, dy = end.x - self.at.x, end.y - self.at.y

            def rail(sketch: Sketch, dx: float = dx, dy: float = dy) -> None:
                sketch.bar((-dx / 2, -dy / 2), (dx / 2, dy / 2), 1.5, no)

            sketched(canvas, box.centre, (box.w, box.h), ("sharp", round(dx, 2), round(dy, 2)), rail)
        self._arc(canvas)
        canvas.disc(self.at, 6.4, canvas.theme.night.deep, edge=no, stroke=0.7)
        canvas.icon("no", self.at, 5.2, no)
        canvas.disc(self.b, 6.0, canvas.theme.night.deep, edge=no, stroke=0.7)
        canvas.icon("close", self.b, 4.4, no)

    def _arc(self, canvas: Canvas) -> None:
        no = canvas.theme.signal.no
        first, last = (math.degrees(math.atan2(end.y - self.at.y, end.x - self.at.x)) for end in (self.a, self.b))
        sweep = (last - first + 180) % 360 - 180
        reach = min(math.dist(self.at, self.a), math.dist(self.at, self.b)) * 0.45

        def arc(sketch: Sketch) -> None:
            turns = [math.radians(first + sweep * step / 10) for step in range(11)]
            spots = [(reach * math.cos(turn), reach * math.sin(turn)) for turn in turns]
            for a, b in pairwise(spots):
                sketch.bar(a, b, 0.9, no)

        size = 2 * reach + 3.0
        sketched(canvas, self.at, (size, size), ("arc", round(first), round(sweep), round(reach, 1)), arc)


class Blocker(Element, frozen=True, kw_only=True):
    """A frame round the piece that is in the way, with the barred disc."""

    @property
    def corner(self) -> Point:
        """Where the disc hangs."""
        return Point(self.bounds.right - 0.6, self.bounds.y + 0.6)

    @property
    def ink(self) -> Rect:
        """The disc hangs out of its corner; it is round in pixels, so it may be a little wider in mm."""
        return self.bounds.joined(around(self.corner, BARRED * 1.1))

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""
        no = canvas.theme.signal.no
        canvas.box(self.bounds, None, radius=2.0, edge=no, stroke=0.8)
        canvas.disc(self.corner, BARRED, canvas.theme.night.deep, edge=no, stroke=0.6)
        canvas.icon("no", self.corner, 4.4, no)
