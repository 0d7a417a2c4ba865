"""A tray that tells where a match stands: whose turn it is, how far it is, how long it was played, its code if told."""

from app.table.match.codes import in_two_lines, to_words
from app.table.match.match import AnyMatch
from app.ui.ink.geometry import Rect, around, stacked
from app.ui.kit.parts import seat_order
from app.ui.stage.playable import playable_of
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker

TALL = 55.0  # mm from which the parts lie below each other
LARGEST = 26.0
NAMED = 3  # so many names stand side by side


def progress_of(ui: Ui, match: AnyMatch) -> tuple[str, ...]:
    """Say where a match stands, the long way first; nothing for a game without screens here."""
    playable = playable_of(ui, match.game.name, match.game.way)
    return playable.progress(ui.language, match) if playable else ("",)


def match_card(ui: Ui, box: Rect, match: AnyMatch) -> list[Element]:
    """Lay the tray: beside each other on a low one, below each other with all seats on a high one."""
    inner = box.shrunk(4.0, 3.0)
    out: list[Element] = [Panel(bounds=box, fill=ui.theme.surface.tray)]
    if inner.h <= TALL:
        left, right = inner.cut_left(min(17.0, inner.h), 4.0)
        return [*out, *_acting(left, match), *_facts(ui, right, match, align=0.0)]
    marker, seats, facts = stacked(inner, [inner.h * 0.32, 19.0, inner.h * 0.68 - 25.0], 3.0)
    if len(match.players) == 1:
        return [*out, *_acting(marker, match), *_facts(ui, seats.joined(facts), match, align=0.5)]
    looks = [(p, SeatLook.TURN if i in match.acting else SeatLook.WAITING) for i, p in enumerate(match.players)]
    row = around(seats.centre, min(seats.w, len(looks) * 22.0), seats.h)
    order = seat_order(ui.theme, row, looks, names=len(looks) <= NAMED)
    return [*out, *_acting(marker, match), *order, *_facts(ui, facts, match, align=0.5)]


def _acting(box: Rect, match: AnyMatch) -> list[Element]:
    if not match.acting:
        return []
    figure = match.players[match.acting[0]].figure
    size = min(box.w, box.h, LARGEST)
    return [SeatMarker(bounds=around(box.centre, size), figure=figure, look=SeatLook.TURN)]


def _facts(ui: Ui, box: Rect, match: AnyMatch, *, align: float) -> list[Element]:
    text = ui.theme.text
    minutes = round(match.played_seconds(ui.now) / 60)
    time = ui.n("one minute played", "{count} minutes played", minutes)
    first, rest = box.cut_top(box.h * 0.45)
    second, third = rest.cut_top(rest.h * 0.4)
    told = match.told_code
    code = () if told is None else _code_words(to_words(told, ui.language.code))
    return [
        Label(bounds=first, wordings=progress_of(ui, match), colour=text.main, align=align, lines=3, floor=3.4),
        Label(bounds=second, wordings=time, colour=text.second, role="small", align=align),
        Label(
            bounds=third,
            wordings=code or "",
            colour=text.faint,
            role="small",
            align=align,
            lines=2,
            floor=2.5,
        ),
    ]


def _code_words(code: str) -> tuple[str, ...]:
    """Return the code in one line, or in two."""
    return (code, in_two_lines(code))
