"""The two toilet lines with what they say of a card: yes, or no and who is in the way."""

from app.games.lokus.lines import Block, Blocks, Line
from app.ui.ink.geometry import Rect
from app.ui.play.lokus.look.toilet_line import LineLook, LineSeen, line_row, line_tray, line_words
from app.ui.play.lokus.words.people import block_words, shown
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Intent

BESIDE = 3.4  # a tray this many times as wide as high has room for words beside the line


def judged_lines(
    ui: Ui, boxes: list[Rect], lines: tuple[Line, ...], found: Blocks | None, taps: tuple[Intent, ...] = (None, None)
) -> list[Element]:
    """Return both lines; `found` says per line what blocks the card in question, None: no card is in question."""
    out: list[Element] = []
    for n, (box, people, tap) in enumerate(zip(boxes, lines, taps, strict=True)):
        out += _line(ui, box, n, people, found is not None, found[n] if found else None, tap)
    return out


def _line(ui: Ui, box: Rect, n: int, people: Line, is_judged: bool, block: Block | None, tap: Intent) -> list[Element]:
    look = LineLook.REST if not is_judged else (LineLook.LEGAL if block is None else LineLook.BLOCKED)
    faces = tuple(shown(ui.language, card) for card in people)
    blocking = tuple(people.index(card) for card in block.people) if block is not None else ()
    row, words = _parts(box)
    seen = LineSeen(n + 1, faces, look, blocking)
    return [
        line_tray(ui.theme, box, look, tap),
        *line_row(row, seen),
        *line_words(ui.theme, words, look, _said(ui, is_judged, block)),
    ]


def _said(ui: Ui, is_judged: bool, block: Block | None) -> tuple[str, ...] | str:
    if not is_judged:
        return ""
    return (ui.t("It fits here"), ui.t("It fits")) if block is None else block_words(ui.language, block)


def _parts(box: Rect) -> tuple[Rect, Rect]:
    """Part a tray into the row and its words: beside it in a wide tray, else below it."""
    inner = box.shrunk(2.0, 1.2)
    if box.w > BESIDE * box.h and box.w > 75.0:
        return inner.cut_left(inner.w * 0.57, 3.0)
    low = 6.0 if box.h < 30.0 else 8.0
    return inner.cut_bottom(low, 1.0)
