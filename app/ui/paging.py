"""Lists that may be longer than the screen: rows, and two keys in the rail that turn the pages. Nothing is dragged."""

from typing import NamedTuple

from msgspec import Struct

from app.ui.frame import KEY, Frame
from app.ui.geometry import Rect
from app.ui.screen_profiles import Format
from app.ui.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key

GAP = 2.0
ROOM = {"normal": 1.0, "large": 1.2, "largest": 1.4}
"""How much higher rows become with larger letters."""


class TurnPage(Struct, frozen=True):
    """Show the page so many further."""

    by: int


class Leaf(NamedTuple):
    """One page: where its rows lie, the number of the first, and the keys that turn it (none for a single page)."""

    places: list[Rect]
    first: int
    keys: list[Element]
    note: str

    @property
    def last(self) -> int:
        """The number after the last row of this page."""
        return self.first + len(self.places)


def leaf(
    ui: Ui, frame: Frame, box: Rect, count: int, page: int, *, row: float = 11.0, columns: int = 1, most: float = 16.0
) -> Leaf:
    """Lay `count` rows of `row` mm or more (with larger letters: more) in a box; a page too far is the last one."""
    least = row * ROOM[ui.preferences.text_size]
    fits = max(1, int((box.h + GAP) / (least + GAP))) * columns
    pages = max(1, -(-count // fits))
    page = min(max(0, page), pages - 1)
    here = min(fits, count - page * fits) if count else 0
    down = -(-min(fits, count) // columns)
    height = min(most * least / row, (box.h - GAP * (down - 1)) / down) if down else 0.0
    places = []
    for n in range(here):
        column = box.columns(columns, GAP + 1.0)[n // down]
        places.append(Rect(column.x, column.y + (n % down) * (height + GAP), column.w, height))
    if pages == 1:
        return Leaf(places, 0, [], "")
    note = ui.t("{count} of {most}", count=page + 1, most=pages)
    return Leaf(places, page * fits, _keys(frame, page, pages), note)


def turned(page: int, by: int) -> int:
    """Return the page after turning; `leaf` holds it to the last one."""
    return max(0, page + by)


def _keys(frame: Frame, page: int, pages: int) -> list[Element]:
    looks = (Look.REST if page else Look.OFF, Look.REST if page + 1 < pages else Look.OFF)
    up, down = _places(frame)
    return [
        Key(bounds=up, icon="up", tap=TurnPage(-1), look=looks[0]),
        Key(bounds=down, icon="down", tap=TurnPage(1), look=looks[1]),
    ]


def _places(frame: Frame) -> tuple[Rect, Rect]:
    """Return where the two keys lie: in the rail, where no list and no other key is."""
    help_ = frame.help
    if frame.format is Format.LOW:
        first = Rect(help_.x, help_.bottom + GAP, KEY, KEY)
        return first, first.moved(0.0, KEY + GAP)
    if frame.format is Format.LARGE:
        return help_.moved(-2 * (KEY + 3.0) - 3.0, 0.0), help_.moved(-KEY - 6.0, 0.0)
    first = frame.undo.moved(KEY + 2.5, 0.0)
    return first, first.moved(KEY + 2.5, 0.0)
