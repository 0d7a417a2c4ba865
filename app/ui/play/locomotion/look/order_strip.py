"""The order on a strip of rail: the locomotive, then the wagons asked for, a check on every place that is right."""

from app.games.locomotion.train import Colour as Paint
from app.games.locomotion.train import End
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.play.locomotion.look.shapes import piece
from app.ui.play.locomotion.look.sketch import Sketch, sketched
from app.ui.widgets.element import Element


class OrderStrip(Element, frozen=True, kw_only=True):
    """The order of wagons behind the locomotive of the acting seat; `locomotive` None shows the wagons alone.

    right   how many places are right, counted from the locomotive
    end     on which end of the locomotive they hang
    is_far  printed for the far side: turned by half
    """

    order: tuple[Paint, ...]
    locomotive: Paint | None = None
    right: tuple[bool, ...] = ()
    end: End = End.REAR
    is_far: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Paint the strip, the pieces on it, the checks."""
        theme, places = canvas.theme, self._places()
        if not places:
            return
        spacing = min(self.bounds.w / (len(places) * 0.7 + 0.1), self.bounds.h / 0.56)
        pitch, sign = spacing * 0.69, -1.0 if self.is_far else 1.0
        heart, width = self.bounds.centre, pitch * len(places)

        def rail(sketch: Sketch) -> None:
            sketch.bar((-width / 2, 0.0), (width / 2, 0.0), 0.5, theme.locomotion.steel)

        foot = Point(heart.x, heart.y + sign * spacing * 0.31)
        sketched(canvas, foot, (width + 1.0, 1.0), ("strip", round(width, 1)), rail)
        for n, (kind, paint, is_right) in enumerate(places):
            at = Point(heart.x + sign * (width / 2 - pitch * (n + 0.5)), heart.y)
            turn = (180.0 if self.is_far else 0.0) + (180.0 if kind == "locomotive" and self.end is End.FRONT else 0.0)
            size = spacing * (0.9 if kind == "locomotive" else 1.0)
            piece(canvas, at, kind, paint.value, turn, size, theme.locomotion.iron)
            if is_right:
                badge = Point(at.x + sign * spacing * 0.24, at.y - sign * spacing * 0.22)
                canvas.disc(badge, 3.6, theme.signal.yes)
                canvas.icon("check", badge, 3.0, theme.night.deep)

    def _places(self) -> list[tuple[str, Paint, bool]]:
        """Return what stands on the strip from the right: kind, colour, and if it is in its place."""
        wagons = [
            ("wagon", paint, place < len(self.right) and self.right[place]) for place, paint in enumerate(self.order)
        ]
        return [("locomotive", self.locomotive, False), *wagons] if self.locomotive is not None else wagons


class Pips(Element, frozen=True, kw_only=True):
    """The points of a turn: paper discs that burn. `spent` are gone, `planned` would go now."""

    points: int
    spent: int
    planned: int = 0
    is_far: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Paint them in a row from the left, the burnt ones last."""
        theme, box = canvas.theme, self.bounds
        pitch = min(box.w / max(1, self.points), 7.6)
        across = min(pitch - 1.2, 5.5, box.h)
        for n in range(self.points):
            x = box.x + pitch * (n + 0.5)
            at = Point(box.right - (x - box.x) if self.is_far else x, box.centre.y)
            left = self.points - self.spent
            if n >= left:
                canvas.disc(at, across, None, edge=theme.surface.edge, stroke=0.5)
                self._stroke(canvas, at, across)
            elif n >= left - self.planned:
                canvas.disc(at, across, None, edge=theme.paper.face, stroke=0.8)
            else:
                canvas.disc(at, across, theme.paper.face)

    @staticmethod
    def _stroke(canvas: Canvas, at: Point, across: float) -> None:
        edge = canvas.theme.surface.edge
        half = across * 0.2
        sketched(canvas, at, (across, across), ("burnt", across),
                 lambda sketch: sketch.bar((-half, half), (half, -half), 0.5, edge))  # fmt: skip


def strip_box(box: Rect, slots: int) -> Rect:
    """Return the right part of a box that a strip of so many pieces needs at full height."""
    wide = min(box.w, box.h / 0.56 * (slots * 0.7 + 0.1))
    return Rect(box.right - wide, box.y, wide, box.h)
