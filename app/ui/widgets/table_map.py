"""The table from above with the device on it; seats are markers round it."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import around
from app.ui.widgets.element import Element
from app.ui.widgets.star import draw_star


class TableMap(Element, frozen=True, kw_only=True):
    """A wooden table top with the device in the middle, as the device lies: `wide` is its width over its height."""

    wide: float

    def draw(self, canvas: Canvas) -> None:
        """Paint wood, device and star."""
        theme, box = canvas.theme, self.bounds
        wood = theme.night.lamp.mixed(theme.night.base, 0.80)
        rim = theme.night.lamp.mixed(theme.night.base, 0.68)
        canvas.box(box, wood, radius=6.0, edge=rim, stroke=0.5)
        side = min(box.w, box.h)
        w = side * 0.56 if self.wide >= 1 else side * 0.56 * self.wide
        h = side * 0.56 / self.wide if self.wide >= 1 else side * 0.56
        device = around(box.centre, w, h)
        canvas.box(device, theme.night.deep, radius=1.6, edge=theme.surface.edge, stroke=0.4)
        draw_star(canvas, box.centre, min(w, h) * 0.5)
