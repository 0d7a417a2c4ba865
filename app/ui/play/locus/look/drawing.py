"""The picture of Locus: five shapes joined into a constellation."""

import pygame

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.play.locus.look.cells import zone_cell
from app.ui.widgets.element import Element

SHAPES = (
    ("yellow", 0.11, 0.22, ((0, 0), (0, 1), (1, 1))),
    ("blue", 0.46, 0.10, ((0, 1), (1, 1), (1, 0), (2, 0))),
    ("red", 0.80, 0.36, ((0, 0), (1, 0), (0, 1), (1, 1))),
    ("green", 0.72, 0.80, ((0, 0), (1, 0))),
    ("purple", 0.24, 0.66, ((0, 0), (0, 1), (1, 1), (2, 1))),
)
LIGHTS = (
    (0.27, 0.09, 0.5),
    (0.66, 0.5, 0.4),
    (0.05, 0.78, 0.4),
    (0.95, 0.14, 0.5),
    (0.93, 0.92, 0.4),
    (0.5, 0.62, 0.3),
)


class Constellation(Element, frozen=True, kw_only=True):
    """Five shapes on the night sky, as large as the box allows."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the window, the lines and the shapes."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.night.deep, radius=2.4)
        inner = box.shrunk(box.w * 0.06, box.h * 0.07)
        size = min(inner.w / 13.0, inner.h / 6.4)
        for x, y, bright in LIGHTS:
            at = Point(inner.x + inner.w * x, inner.y + inner.h * y)
            canvas.disc(at, 0.7, theme.night.star.faded(bright))
        hearts = [self._heart(inner, size, shape) for shape in SHAPES]
        for a, b in zip(hearts, [*hearts[1:], hearts[0]], strict=True):
            start, end = canvas.profile.spot(a), canvas.profile.spot(b)
            pygame.draw.aaline(canvas.surface, theme.surface.edge, start, end)
        for zone, x, y, cells in SHAPES:
            for column, row in cells:
                place = Rect(inner.x + x * (inner.w - 3 * size) + column * size * 1.06,
                             inner.y + y * (inner.h - 2 * size) + row * size * 1.06, size, size)  # fmt: skip
                zone_cell(canvas, place, zone)

    @staticmethod
    def _heart(inner: Rect, size: float, shape: tuple[str, float, float, tuple[tuple[int, int], ...]]) -> Point:
        _, x, y, cells = shape
        mx = sum(c for c, _ in cells) / len(cells) + 0.5
        my = sum(r for _, r in cells) / len(cells) + 0.5
        return Point(
            inner.x + x * (inner.w - 3 * size) + mx * size * 1.06,
            inner.y + y * (inner.h - 2 * size) + my * size * 1.06,
        )
