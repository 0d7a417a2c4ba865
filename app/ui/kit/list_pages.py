"""Lists of equal rows that may be longer than the screen: where the rows of a page lie, and its keys in the rail.

The keys stand in the rail, so a page has the whole stage. Larger letters make higher rows and more pages.
"""

from typing import NamedTuple

from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import KEY, Frame
from app.ui.kit.host import Host
from app.ui.kit.pager import turn_key
from app.ui.widgets.element import Element

GAP = 2.0
ROOM = {"normal": 1.0, "large": 1.2, "largest": 1.4}
"""How much higher rows become with larger letters."""


class ListPage(NamedTuple):
    """Where the rows of one page lie, the number of the first, the keys that turn it, and "1 of 2"."""

    places: list[Rect]
    first: int
    keys: list[Element]
    note: str

    @property
    def last(self) -> int:
        """The number after the last row of this page."""
        return self.first + len(self.places)


def list_page(
    ui: Host,
    frame: Frame,
    count: int,
    page: int,
    *,
    box: Rect | None = None,
    row: float = 11.0,
    most: float = 16.0,
    columns: int = 1,
) -> ListPage:
    """Lay `count` rows, `row` to `most` mm high, in the stage or in `box`; a page too far is the last one.

    More than one of `columns` is used only when one does not hold them all. Pages are equally full.
    """
    box = box or frame.stage
    larger = ROOM[ui.preferences.text_size]
    down = max(1, int((box.h + GAP) / (row * larger + GAP)))
    columns = 1 if count <= down else columns
    pages = max(1, -(-count // (down * columns)))
    each = -(-count // pages)
    page = min(max(0, page), pages - 1)
    here = min(each, count - page * each)
    down = max(1, -(-each // columns))
    height = min(most * larger, (box.h - GAP * (down - 1)) / down)
    lanes = box.columns(columns, GAP + 1.0)
    places = [Rect(lanes[n // down].x, box.y + (n % down) * (height + GAP), lanes[0].w, height) for n in range(here)]
    if pages == 1:
        return ListPage(places, 0, [], "")
    return ListPage(places, page * each, _keys(frame, page, pages), f"{page + 1}/{pages}")


def grid_page(
    frame: Frame, count: int, page: int, across: int, down: int, *, box: Rect | None = None, gap: float = 3.0
) -> ListPage:
    """Lay tiles in rows of `across`, `down` rows to a page, in the stage or in `box`; a page too far is the last."""
    box = box or frame.stage
    each = across * down
    pages = max(1, -(-count // each))
    page = min(max(0, page), pages - 1)
    here = min(each, count - page * each)
    cells = [cell for row in box.rows(down, gap) for cell in row.columns(across, gap)]
    keys = _keys(frame, page, pages) if pages > 1 else []
    return ListPage(cells[:here], page * each, keys, f"{page + 1}/{pages}" if pages > 1 else "")


def _keys(frame: Frame, page: int, pages: int) -> list[Element]:
    up, down = _places(frame)
    return [
        turn_key(up, "up", max(0, page - 1), is_off=page == 0),
        turn_key(down, "down", min(pages - 1, page + 1), is_off=page == pages - 1),
    ]


def _places(frame: Frame) -> tuple[Rect, Rect]:
    """Return where the two keys lie: in the rail, where no list and no other key is."""
    if frame.format is Format.LOW:
        first = Rect(frame.help.x, frame.help.bottom + GAP, KEY, KEY)
        return first, first.moved(0.0, KEY + GAP)
    if frame.format is Format.LARGE:
        return frame.help.moved(-2 * KEY - 9.0, 0.0), frame.help.moved(-KEY - 6.0, 0.0)
    first = frame.undo.moved(KEY + 2.5, 0.0)
    return first, first.moved(KEY + 2.5, 0.0)
