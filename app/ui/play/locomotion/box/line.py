"""How the line of a page beside the box is parted: name, points, order, and on a large panel the same turned round."""

import dataclasses

from msgspec import Struct

from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.play.locomotion.look.order_strip import strip_box

NAME, PIPS, GAP = 82.0, 22.0, 2.0
"""So many mm for a name of ten wide letters, and for the points of a turn."""
ORDER = (36.0, 45.0)
"""So many mm at least and at most for the order."""
STRIP = 13.0
"""How high the order is where it stands below the line, on a tall panel."""


class BoxLine(Struct, frozen=True):
    """The places; `pips` and the far ones are there on a large panel alone."""

    name: Rect
    order: Rect
    pips: Rect | None = None
    far_name: Rect | None = None
    far_pips: Rect | None = None
    far_order: Rect | None = None

    def framed(self, frame: Frame) -> Frame:
        """Return the frame whose lines are for the name."""
        return dataclasses.replace(frame, line=self.name, far_line=self.far_name)


def box_line(frame: Frame, slots: int, *, has_pips: bool = False) -> BoxLine:
    """Part the line for an order of so many pieces."""
    if frame.is_tall:
        return BoxLine(frame.line, frame.stage.cut_top(STRIP)[0])
    beside = NAME + GAP + (PIPS + GAP if has_pips and frame.far_line is not None else 0.0)
    rest, order = frame.line.cut_right(min(ORDER[1], max(ORDER[0], frame.line.w - beside)), GAP)
    name, pips = rest.cut_right(PIPS if has_pips else 0.0, GAP)
    if frame.far_line is None:
        return BoxLine(rest, strip_box(order, slots))
    far = frame.far_line  # read from the other side: its right is our left
    far_name = Rect(far.right - name.w, far.y, name.w, far.h)
    far_pips = Rect(far_name.x - GAP - pips.w, far.y, pips.w, far.h)
    strip = strip_box(order, slots)
    far_order = Rect(far_pips.x - 2 * GAP - strip.w, far.y, strip.w, far.h)
    return BoxLine(name, strip, pips, far_name, far_pips, far_order)
