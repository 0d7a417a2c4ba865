"""Three sets as a chart in a night window: a line per seat from set to set, its figure at the end of the line.

The winner's line is gold and thick; the others are full, dashed or dotted in turn. Zero is at the top: high is good.
"""

import math
from itertools import pairwise

import pygame
from msgspec import Struct

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Colour
from app.ui.play.lokus.look.set_count import minus
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatLook, SeatMarker

SETS = 3
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
DASHES = ((1.0, 0.0), (2.6, 1.6), (0.7, 1.5), (5.0, 1.4), (1.6, 0.9))
"""mm on and mm off, by the order of the lines that did not win."""


class Course(Struct, frozen=True):
    """A seat's minus points after each set so far."""

    figure: str
    totals: tuple[int, ...]
    is_best: bool = False


class SetChart(Element, frozen=True, kw_only=True):
    """The chart. `words` name the sets on the axis."""

    courses: tuple[Course, ...]
    words: tuple[str, ...]

    def draw(self, canvas: Canvas) -> None:
        """Paint window, guides, lines, and the figures at their ends."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.night.deep, radius=3.2)
        size = min(9.0, (box.h - 14.0) / max(4, len(self.courses)))
        field = Rect(box.x + 13.0, box.y + 5.0, box.w - 17.0 - size, box.h - 14.0)
        step = self._step()
        self._guides(canvas, field, step)
        best_last = sorted(enumerate(self.courses), key=lambda pair: pair[1].is_best)
        for n, course in best_last:
            self._line(canvas, field, step, course, n)
        for course, at in self._ends(field, step, size):
            look = SeatLook.TURN if course.is_best else SeatLook.WAITING
            disc = Rect(at.x, at.y - size / 2, size, size)
            SeatMarker(bounds=disc, figure=course.figure, look=look).draw(canvas)

    # ------------------------------------------------------------ places

    def _step(self) -> int:
        """Return the number between two guides: three of them reach the worst total."""
        worst = max((total for course in self.courses for total in course.totals), default=0)
        return next((step for step in STEPS if step * 3 >= worst), math.ceil(worst / 3))

    def _spot(self, field: Rect, step: int, at: int, total: int) -> Point:
        return Point(field.x + field.w * at / (SETS - 1), field.y + field.h * total / (3 * step))

    def _ends(self, field: Rect, step: int, size: float) -> list[tuple[Course, Point]]:
        """Return where the figures stand: at the ends of their lines, moved apart where they would overlap."""
        last = [(c, self._spot(field, step, len(c.totals) - 1, c.totals[-1])) for c in self.courses if c.totals]
        last.sort(key=lambda pair: pair[1].y)
        ys: list[float] = []
        for _, at in last:
            ys.append(max(at.y, ys[-1] + size) if ys else at.y)
        low = field.bottom + 1.5 - size / 2
        for n in reversed(range(len(ys))):
            ys[n] = min(ys[n], low)
            low = ys[n] - size
        return [(course, Point(at.x + 1.6, y)) for (course, at), y in zip(last, ys, strict=True)]

    # ------------------------------------------------------------ ink

    def _guides(self, canvas: Canvas, field: Rect, step: int) -> None:
        theme, fine = canvas.theme, canvas.theme.type.role.fine
        for n in range(4):
            y = field.y + field.h * n / 3
            canvas.box(Rect(field.x, y - 0.12, field.w, 0.25), theme.surface.line)
            label = Rect(field.x - 12.0, y - 2.0, 10.5, 4.0)
            canvas.text(minus(n * step), fine, label, theme.text.second, align=1.0, floor=2.5)
        for n, word in enumerate(self.words):
            x = field.x + field.w * n / (SETS - 1)
            place = Rect(max(self.bounds.x + 1.0, x - 9.0), field.bottom + 4.0, 18.0, 4.0)
            canvas.text(word, fine, place, theme.text.second, align=0.5, floor=2.5)

    def _line(self, canvas: Canvas, field: Rect, step: int, course: Course, n: int) -> None:
        theme = canvas.theme
        others = [c for c in self.courses if not c.is_best]
        colour = theme.gold.star if course.is_best else (theme.text.main if n % 2 == 0 else theme.text.second)
        on, off = DASHES[0] if course.is_best else DASHES[others.index(course) % len(DASHES)]
        spots = [self._spot(field, step, at, total) for at, total in enumerate(course.totals)]
        for a, b in pairwise(spots):
            for start, end in dashes(a, b, on, off):
                stroke(canvas, start, end, 0.9 if course.is_best else 0.6, colour)
        for spot in spots:
            canvas.disc(spot, 2.2, theme.night.deep, edge=colour, stroke=0.6)


def dashes(a: Point, b: Point, on: float, off: float) -> list[tuple[Point, Point]]:
    """Cut the way from a to b into pieces `on` mm long, `off` mm apart; 0 off is one piece."""
    far = math.hypot(b.x - a.x, b.y - a.y)
    if not off or not far:
        return [(a, b)]
    return [(_along(a, b, s / far), _along(a, b, min(1.0, (s + on) / far))) for s in _starts(far, on + off)]


def _starts(far: float, pitch: float) -> list[float]:
    return [n * pitch for n in range(math.ceil(far / pitch))]


def _along(a: Point, b: Point, share: float) -> Point:
    return Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)


def stroke(canvas: Canvas, a: Point, b: Point, thick: float, colour: Colour) -> None:
    """Draw a straight line of some thickness with round ends, smooth at any angle."""
    (ax, ay), (bx, by) = canvas.profile.spot(a), canvas.profile.spot(b)
    wide = max(2, canvas.profile.down(thick))
    w, h, left, top = abs(bx - ax), abs(by - ay), min(ax, bx), min(ay, by)
    ends = (ax - left, ay - top, bx - left, by - top)

    def draw(surface: pygame.Surface, scale: int) -> None:
        start = ((ends[0] + wide) * scale, (ends[1] + wide) * scale)
        end = ((ends[2] + wide) * scale, (ends[3] + wide) * scale)
        pygame.draw.line(surface, colour, start, end, wide * scale)
        for spot in (start, end):
            pygame.draw.circle(surface, colour, spot, wide * scale / 2)

    picture = canvas.pictures.fine(("stroke", ends, wide, colour), w + 2 * wide, h + 2 * wide, draw)
    canvas.surface.blit(picture, (left - wide, top - wide), special_flags=pygame.BLEND_PREMULTIPLIED)
