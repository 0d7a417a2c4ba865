"""A bubble of paper on the yard that says why not, with the number of the rule and a tail to what it speaks of."""

from collections.abc import Sequence

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.play.locomotion.look.sketch import Sketch, sketched
from app.ui.widgets.element import Element

WIDE, HIGH = 88.0, 22.5
LOW_HIGH = 14.5
TAIL = 8.0


class Bubble(Element, frozen=True, kw_only=True):
    """Words on paper; `at` is where the tail points."""

    words: str
    rule: str
    at: Point

    @property
    def ink(self) -> Rect:
        """The paper and its tail."""
        return self.bounds.joined(Rect(self.at.x, self.at.y, 0.1, 0.1)).shrunk(-1.2)

    def draw(self, canvas: Canvas) -> None:
        """Paint tail, paper, sign, words and rule."""
        theme, box = canvas.theme, self.bounds
        self._tail(canvas)
        canvas.box(box.moved(0.0, 0.7), theme.paper.shade, radius=2.4)
        canvas.box(box, theme.paper.face, radius=2.4)
        sign, words = box.shrunk(2.4, 1.2).cut_left(8.5, 2.0)
        canvas.icon("no", Point(sign.centre.x, sign.y + 3.0), 5.0, theme.paper.ink)
        canvas.text(self.words, theme.type.role.body, words, theme.paper.ink, lines=3, floor=3.4)
        canvas.text(self.rule, theme.type.role.fine, sign, theme.paper.ink2, align=0.5, valign=1.0, floor=2.5)

    def _tail(self, canvas: Canvas) -> None:
        box, at = self.bounds, self.at
        foot_y = box.y + 1.0 if at.y < box.y else box.bottom - 1.0
        foot_x = min(max(at.x, box.x + 6.0), box.right - 6.0)
        area = Rect(min(foot_x - 2.5, at.x), min(foot_y, at.y), 0.0, 0.0)
        area = area._replace(w=max(foot_x + 2.5, at.x) - area.x, h=max(foot_y, at.y) - area.y)
        if area.h < 1.2:
            return
        heart, face = area.centre, canvas.theme.paper.face
        corners = [(foot_x - 2.2 - heart.x, foot_y - heart.y), (foot_x + 2.2 - heart.x, foot_y - heart.y),
                   (at.x - heart.x, at.y - heart.y)]  # fmt: skip

        def draw(sketch: Sketch) -> None:
            sketch.shape(corners, face)

        key = ("tail", *(round(value, 1) for corner in corners for value in corner))
        sketched(canvas, heart, (area.w + 1.0, area.h + 1.0), key, draw)


def bubble_box(stage: Rect, about: Rect, others: Sequence[Rect], *, is_low: bool) -> tuple[Rect, Point]:
    """Return where a bubble lies on the stage, below or above what it speaks of, and where its tail ends.

    What else stands in a frame stays in sight if it can.
    """
    w, h = min(WIDE, stage.w), LOW_HIGH if is_low else HIGH
    xs = [about.centre.x - w / 2, about.x - w * 0.12, about.right - w * 0.88]
    ys = [(about.bottom + TAIL - 2.0, about.bottom + 0.6), (about.y - TAIL - h + 2.0, about.y - 0.6)]
    places = [
        (Rect(min(max(x, stage.x), stage.right - w), y, w, h), Point(about.centre.x, tip))
        for y, tip in ys for x in xs if stage.y <= y and y + h <= stage.bottom
    ]  # fmt: skip
    if not places:
        places = [(Rect(min(max(xs[0], stage.x), stage.right - w), stage.y, w, h), Point(about.centre.x, ys[1][1]))]
    return min(places, key=lambda place: sum(place[0].touches(other) for other in others))
