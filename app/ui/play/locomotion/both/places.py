"""Where things lie on a page of Locomotion: name, pips and order in the line, the yard, the keys beside or below it.

A long name takes the whole line; then pips and order lie above the keys, on a low panel above the yard.
"""

import dataclasses

from msgspec import Struct

from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import name_width
from app.ui.play.locomotion.look.order_strip import strip_box

NAME = {Format.LOW: 7.2, Format.LARGE: 7.2, Format.TALL: 4.2}
"""How high the capitals of a name are at least, in mm."""
SMALLEST = 2.5  # mm that capitals have in the letters `name_width` measures
BOLD = 1.12  # so much wider are bold letters
FIGURE = 15.5  # mm for the figure and the gap behind it


class Places(Struct, frozen=True):
    """The places on one panel; the far ones are printed for the other side. `is_long`: the name fills the line."""

    name: Rect
    second: Rect
    order: Rect
    far_name: Rect | None
    far_second: Rect | None
    far_order: Rect | None
    yard: Rect
    side: Rect
    is_long: bool = False


def places(frame: Frame, slots: int, name: str, *, has_pips: bool) -> Places:
    """Fold the page for an order of so many pieces and a name."""
    wide = FIGURE + name_width(name) * BOLD * NAME[frame.format] / SMALLEST
    if frame.is_tall:
        return _tall(frame, wide)
    if frame.far_line is None:
        return _low(frame, slots, wide)
    return _large(frame, frame.far_line, slots, wide, 6.0 if has_pips else 0.0)


def _tall(frame: Frame, wide: float) -> Places:
    name, second = frame.line.cut_left(min(max(wide, frame.line.w - 44.0), frame.line.w - 22.0), 2.0)
    order, rest = frame.stage.cut_top(13.0, 2.0)
    yard, side = rest.cut_bottom(13.0, 2.0)
    return Places(name, second, order, None, None, None, yard, side)


def _low(frame: Frame, slots: int, wide: float) -> Places:
    line, stage = frame.line, frame.stage
    left, order = line.cut_right(min(line.w * 0.36, 52.0), 2.0)
    name, second = left.cut_right(line.w * 0.26, 2.0)
    yard, side = stage.cut_right(13.0, 3.0)
    is_long = wide > name.w
    if is_long:
        row, yard = yard.cut_top(9.0, 2.0)
        name, (second, order) = line, row.cut_left(40.0, 4.0)
    return Places(name, second, strip_box(order, slots), None, None, None, yard, side, is_long)


def _large(frame: Frame, far: Rect, slots: int, wide: float, pips: float) -> Places:
    line = frame.line
    yard, side = frame.stage.cut_right(48.0, 4.0)
    left, order = line.cut_right(line.w * 0.36, 2.0)
    name, second = left.cut_right(line.w * 0.26, 2.0)
    is_long = wide > name.w
    if is_long:
        name = line
        order, side = side.cut_top(11.0, 2.0)
        second, side = side.cut_top(pips, min(pips, 2.0))
    strip = strip_box(order, slots)
    far_name = Rect(far.right - min(name.w, wide + 4.0), far.y, min(name.w, wide + 4.0), far.h)
    far_second = Rect(far_name.x - 4.0 - 34.0, far.y, 34.0, far.h)
    far_order = Rect(max(far.x, far_second.x - 4.0 - strip.w), far.y, 0.0, far.h)
    far_order = far_order._replace(w=far_second.x - 4.0 - far_order.x)
    return Places(name, second, strip, far_name, far_second, far_order, yard, side, is_long)


def lined(frame: Frame, at: Places) -> Frame:
    """Return the frame whose lines leave room for what stands beside the name."""
    return dataclasses.replace(frame, line=at.name, far_line=at.far_name)
