"""Where a round lies while it is shown: the cards in a row, words beside or below, both lines.

LOW                          LARGE                            TALL
+----------------+-------+   +-------------------+--------+   +-----------+
| cards          | words |   | cards             | words  |   | cards     |
+----------------+-------+   +-------------------+--------+   | words     |
| line 1          words  |   | line 1     | line 2         |   | line 1    |
| line 2          words  |   |  words     |  words         |   |  words    |
+------------------------+   +------------+---------------+   | line 2    |
                                                              +-----------+
"""

from dataclasses import dataclass

from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.play.lokus.look.toilet_line import row_of


@dataclass(frozen=True, slots=True)
class LinePlace:
    """The tray of a line, its row of cards, and what it says."""

    tray: Rect
    row: Rect
    words: Rect


@dataclass(frozen=True, slots=True)
class ShowPlaces:
    """The places of a round that is shown."""

    row: Rect
    words: Rect
    lines: tuple[LinePlace, ...]
    has_chips: bool


def show_places(frame: Frame, cards: int) -> ShowPlaces:
    """Lay a round of so many cards for a panel."""
    return {Format.LOW: _low, Format.LARGE: _large, Format.TALL: _tall}[frame.format](frame.stage, cards)


def _low(stage: Rect, cards: int) -> ShowPlaces:
    high = (stage.h - 4.0) * 0.25
    rest, second = stage.cut_bottom(high, 2.0)
    top, first = rest.cut_bottom(high, 2.0)
    row, words = top.cut_left(min(stage.w * 0.7, cards * 20.5 + 2.0), 4.5)
    return ShowPlaces(row, words, (_beside(first), _beside(second)), has_chips=False)


def _beside(tray: Rect) -> LinePlace:
    """Lay the words of a line at its right."""
    inner = tray.shrunk(2.0, 1.2)
    row = inner.cut_left(inner.w * 0.58)[0]
    last = row_of(row)[1][-1]
    return LinePlace(tray, row, Rect(last.right + 4.0, inner.y, inner.right - last.right - 4.0, inner.h))


def _large(stage: Rect, cards: int) -> ShowPlaces:
    top, bottom = stage.cut_top(stage.h * 0.52, 3.0)
    row, words = top.cut_left(min(stage.w * 0.62, cards * 30.0), 6.0)
    first, second = bottom.columns(2, 4.0)
    return ShowPlaces(row, words, (_below(first), _below(second)), has_chips=True)


def _tall(stage: Rect, _cards: int) -> ShowPlaces:
    row, rest = stage.cut_top(stage.h * 0.31, 2.0)
    words, rest = rest.cut_top(stage.h * 0.2, 2.0)
    first, second = rest.rows(2, 2.0)
    return ShowPlaces(row, words, (_below(first), _below(second)), has_chips=True)


def _below(tray: Rect) -> LinePlace:
    """Lay the words of a line below it."""
    inner = tray.shrunk(2.5, 1.6)
    row, words = inner.cut_bottom(min(8.0, inner.h * 0.3), 1.0)
    return LinePlace(tray, row, words)
