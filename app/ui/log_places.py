"""Where the parts of the log lie in each format: list, scores, the words about a moment, and eight keys."""

from dataclasses import dataclass, replace

from app.ui.frame import Frame
from app.ui.geometry import Rect
from app.ui.screen_profiles import Format

KEY = 12.0
SCORES = 0.62  # share of the heading on low panels


@dataclass(frozen=True)
class Places:
    """Where things lie: the list, the scores, the words about the moment, and eight keys."""

    rows: Rect
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


def narrow(frame: Frame) -> Frame:
    """Return the frame with a short heading where the scores stand beside it."""
    if frame.format is not Format.LOW:
        return frame
    return replace(frame, line=frame.line._replace(w=frame.line.w * (1.0 - SCORES) - 2.0))


def places_of(frame: Frame) -> Places:
    """Fold the log: list with scores beside it, or above the keys."""
    if frame.format is Format.LARGE:
        return _large(frame)
    return _tall(frame) if frame.is_tall else _low(frame)


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


def _large(frame: Frame) -> Places:
    rows, side = frame.stage.cut_right(62.0, 6.0)
    rest, keys = side.cut_bottom(14.0, 3.0)
    rest, steps = rest.cut_bottom(14.0, 4.0)
    moment, scores = rest.cut_top(14.0, 3.0)
    first, left, right, last = steps.columns(4, 2.0)
    undo, redo, up, down = keys.columns(4, 2.0)
    return Places(rows, scores, moment, first, left, right, last, up, down, undo, redo)
