"""Three small lanterns in a row: how much of the shortest way is told, or how near a run came to it."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point
from app.ui.play.locomotion.look.sketch import Sketch, rounded, sketched
from app.ui.widgets.element import Element

COUNT = 3


class Lanterns(Element, frozen=True, kw_only=True):
    """As high as the box; `lit` of them burn, from the left."""

    lit: int

    def draw(self, canvas: Canvas) -> None:
        """Paint a handle, a roof and a pane each; a burning one is bright and has a glow."""
        box, theme = self.bounds, canvas.theme
        size = min(box.h, box.w / COUNT / 0.72)
        wide = size * 0.62
        inks, edge = theme.locomotion, theme.surface.edge

        def lantern(sketch: Sketch, *, is_lit: bool) -> None:
            ink = inks.lantern if is_lit else edge
            sketch.shape([(x, y + size * 0.08) for x, y in rounded(wide, size * 0.62, 0.6, 0.6)], ink)
            inner = inks.lantern if is_lit else theme.night.deep
            sketch.shape([(x, y + size * 0.08) for x, y in rounded(wide - 0.9, size * 0.62 - 0.9, 0.4, 0.4)], inner)
            sketch.shape([(-wide * 0.62, -size * 0.2), (wide * 0.62, -size * 0.2), (0.0, -size * 0.46)], ink)
            sketch.bar((-wide * 0.5, size * 0.42), (wide * 0.5, size * 0.42), 0.5, ink)
            if is_lit:
                sketch.disc(0.0, size * 0.1, wide * 0.42, theme.gold.star)

        for n in range(COUNT):
            at = Point(box.x + (n + 0.5) * size * 0.72, box.centre.y)
            is_lit = n < self.lit

            def draw(sketch: Sketch, is_lit: bool = is_lit) -> None:
                lantern(sketch, is_lit=is_lit)

            sketched(canvas, at, (size, size), ("lantern", is_lit, round(size, 2)), draw)
