"""Where the parts of the log lie in each format: list, picture, scores, the words about a moment, and the keys."""

from dataclasses import dataclass, replace

from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame

KEY = 12.0
SCORES = 0.62  # share of the heading on low panels
BESIDE = 118.0  # mm for the picture on large panels
TWO_ROWS = 28.2  # mm that the list keeps above a picture


@dataclass(frozen=True)
class Places:
    """Where things lie; a place that is None is not shown.

    rows      the list
    picture   how the table looked
    sentence  what the picture shows, where the list is not there to say it
    toggle    the key between list and picture
    """

    rows: Rect | None
    scores: Rect
    moment: Rect
    first: Rect
    back: Rect
    forward: Rect
    last: Rect
    up: Rect
    down: Rect
    undo: Rect
    redo: Rect
    picture: Rect | None = None
    sentence: Rect | None = None
    toggle: Rect | None = None


def narrow(frame: Frame) -> Frame:
    """Return the frame with a short heading where the scores stand beside it."""
    if frame.format is not Format.LOW:
        return frame
    return replace(frame, line=frame.line._replace(w=frame.line.w * (1.0 - SCORES) - 2.0))


def places_of(frame: Frame, *, has_picture: bool, is_pictured: bool) -> Places:
    """Fold the log: list with scores beside it, or above the keys; a picture beside, below or instead of the list."""
    if frame.format is Format.LARGE:
        return _large_pictured(frame) if has_picture else _large(frame)
    places = _tall(frame) if frame.is_tall else _low(frame)
    if not has_picture:
        return places
    return _tall_pictured(places, is_pictured) if frame.is_tall else _low_pictured(places, is_pictured)


def _low(frame: Frame) -> Places:
    upper, bar = frame.stage.cut_bottom(KEY, 3.0)
    rows, side = upper.cut_right(KEY, 2.0)
    undo, redo = bar.cut_left(2 * KEY + 2.0)[0].columns(2)
    steps = bar.cut_left(2 * KEY + 2.0, 6.0)[1]
    back, forward = steps.cut_left(2 * KEY + 2.0)[0], steps.cut_right(2 * KEY + 2.0)[1]
    between = Rect(back.right + 1.0, bar.y, forward.x - back.right - 2.0, bar.h)
    scores = frame.line.cut_right(frame.line.w * SCORES)[1]
    first, left = back.columns(2)
    right, last = forward.columns(2)
    up, down = side.cut_top(KEY)[0], side.cut_bottom(KEY)[1]
    return Places(rows, scores, between, first, left, right, last, up, down, undo, redo)


def _low_pictured(places: Places, is_pictured: bool) -> Places:
    """Lay the key between the two that turn pages; the picture takes the place of the list."""
    middle = (places.up.bottom + places.down.y) / 2
    toggle = places.up._replace(y=middle - KEY / 2)
    if not is_pictured or places.rows is None:
        return replace(places, toggle=toggle)
    sentence, picture = places.rows.cut_top(6.0, 1.5)
    return replace(places, rows=None, sentence=sentence, picture=picture, toggle=toggle)


def _tall(frame: Frame) -> Places:
    rest, keys = frame.stage.cut_bottom(KEY, 2.0)
    rest, steps = rest.cut_bottom(KEY, 2.0)
    rows, scores = rest.cut_bottom(9.0, 2.0)
    back, forward = steps.cut_left(2 * KEY + 2.0)[0], steps.cut_right(2 * KEY + 2.0)[1]
    between = Rect(back.right + 0.6, steps.y, forward.x - back.right - 1.2, steps.h)
    first, left = back.columns(2)
    right, last = forward.columns(2)
    undo, redo = keys.cut_left(2 * KEY + 2.0)[0].columns(2)
    up, down = keys.cut_right(2 * KEY + 2.0)[1].columns(2)
    return Places(rows, scores, between, first, left, right, last, up, down, undo, redo)


def _tall_pictured(places: Places, is_pictured: bool) -> Places:
    """Lay the key between those in the last row; the picture stands below the list."""
    toggle = Rect((places.redo.right + places.up.x - KEY) / 2, places.up.y, KEY, KEY)
    if not is_pictured or places.rows is None:
        return replace(places, toggle=toggle)
    high = min(places.rows.w * 0.55, places.rows.h - TWO_ROWS - 2.5)
    rows, picture = places.rows.cut_bottom(high, 2.5)
    return replace(places, rows=rows, picture=picture, toggle=toggle)


def _large(frame: Frame) -> Places:
    rows, side = frame.stage.cut_right(62.0, 6.0)
    rest, keys = side.cut_bottom(14.0, 3.0)
    rest, steps = rest.cut_bottom(14.0, 4.0)
    moment, scores = rest.cut_top(14.0, 3.0)
    first, left, right, last = steps.columns(4, 2.0)
    undo, redo, up, down = keys.columns(4, 2.0)
    return Places(rows, scores, moment, first, left, right, last, up, down, undo, redo)


def _large_pictured(frame: Frame) -> Places:
    """Lay the list at the left; at the right the picture above scores and keys."""
    rows, side = frame.stage.cut_right(BESIDE, 5.0)
    rest, keys = side.cut_bottom(KEY, 3.0)
    picture, strip = rest.cut_bottom(10.0, 2.0)
    moment, scores = strip.cut_right(side.w * 0.62, 3.0)
    first, left, right, last, undo, redo, up, down = keys.columns(8, 2.0)
    return Places(rows, scores, moment, first, left, right, last, up, down, undo, redo, picture=picture)
