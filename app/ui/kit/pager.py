"""Lists longer than the glass: cut into pages that are turned with keys, never dragged."""

from collections.abc import Sequence

from msgspec import Struct

from app.ui.ink.geometry import Rect, around
from app.ui.kit.host import Host
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label

KEY = 12.0


class TurnTo(Struct, frozen=True):
    """Turn to a page by its number."""

    page: int


class Piece(Struct, frozen=True):
    """How high a piece of a list is, in mm, and whether it must not be parted from the next one."""

    height: float
    leads: bool = False


def pages(pieces: Sequence[Piece], room: float, gap: float = 2.0) -> tuple[range, ...]:
    """Cut a list into pages no higher than `room`; a piece that leads goes with what it leads.

    Every page holds at least one piece, even one that is too high.
    """
    out: list[range] = []
    start = 0
    while start < len(pieces):
        end = start + 1
        high = pieces[start].height
        while end < len(pieces) and high + gap + pieces[end].height <= room:
            high += gap + pieces[end].height
            end += 1
        if end < len(pieces):
            end = _whole(pieces, start, end)
        out.append(range(start, end))
        start = end
    return tuple(out)


def _whole(pieces: Sequence[Piece], start: int, end: int) -> int:
    """Return where a page ends that parts nothing from what it leads, if it can end anywhere."""
    return next((at for at in range(end, start, -1) if not pieces[at - 1].leads), end)


def last_pages(pieces: Sequence[Piece], room: float, gap: float = 2.0) -> tuple[range, ...]:
    """Cut like `pages`, but so that the last page is full and the first may not be."""
    out: list[range] = []
    end = len(pieces)
    while end > 0:
        start = end - 1
        high = pieces[start].height
        while start > 0 and high + gap + pieces[start - 1].height <= room:
            start -= 1
            high += gap + pieces[start].height
        if start > 0 and pieces[start - 1].leads and end - start > 1:
            start += 1
        out.append(range(start, end))
        end = start
    return tuple(reversed(out))


def page_keys(ui: Host, box: Rect, page: int, count: int) -> list[Element]:
    """Return keys for the page before and the page after with the number between; nothing for one page."""
    if count < 2:
        return []
    left, rest = box.cut_left(KEY, 2.0)
    middle, right = rest.cut_right(KEY, 2.0)
    return [
        turn_key(left, "left", max(0, page - 1), is_off=page == 0),
        turn_key(right, "right", min(count - 1, page + 1), is_off=page == count - 1),
        Label(
            bounds=middle,
            wordings=(ui.t("{page} of {count}", page=page + 1, count=count), f"{page + 1}/{count}"),
            colour=ui.theme.text.second,
            role="small",
            align=0.5,
        ),
    ]


def page_column(ui: Host, box: Rect, page: int, count: int) -> list[Element]:
    """Return the same keys above each other, for the side of a list; nothing for one page."""
    if count < 2:
        return []
    return [
        turn_key(box.cut_top(KEY)[0], "up", max(0, page - 1), is_off=page == 0),
        turn_key(box.cut_bottom(KEY)[1], "down", min(count - 1, page + 1), is_off=page == count - 1),
        Label(
            bounds=around(box.centre, box.w, 6.0),
            wordings=f"{page + 1}/{count}",
            colour=ui.theme.text.second,
            role="small",
            align=0.5,
            floor=2.9,
        ),
    ]


def turn_key(box: Rect, icon: str, page: int, *, is_off: bool) -> Key:
    """Return one key that turns to a page; at an end it is off."""
    return Key(bounds=box, icon=icon, tap=TurnTo(page), look=Look.OFF if is_off else Look.REST)
