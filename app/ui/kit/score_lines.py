"""The totals of all seats at one moment of a match, as the log shows them beside its lines."""

from app.games.game import Seat
from app.table.match.match import AnyMatch
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.host import Host
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatMarker

NARROW = 15.0  # mm: in less the total stands below its figure
UNKNOWN = "\N{EN DASH}"


def score_strip(
    ui: Host, frame: Frame, box: Rect, match: AnyMatch, n: int, *, is_list: bool | None = None
) -> list[Element]:
    """Lay the totals after log entry `n`: below each other where there is room, else in a strip."""
    totals = match.game.score(match.view_at(n, None)).totals
    if all(total is None for total in totals):
        return _none_yet(ui, frame, box)
    is_list = frame.format is Format.LARGE if is_list is None else is_list
    places = box.rows(max(len(totals), 4), 1.0) if is_list else box.columns(max(len(totals), 3), 1.0)
    if frame.format is Format.LOW:
        places = places[-len(totals) :]
    said = [UNKNOWN if total is None else ui.points(match.game.name, match.game.way, total) for total in totals]
    out: list[Element] = []
    for seat, place in zip(range(len(said)), places, strict=False):
        out += _total(ui, place, match, Seat(seat), said, is_list=is_list)
    return out


def _total(ui: Host, box: Rect, match: AnyMatch, seat: Seat, said: list[str], *, is_list: bool) -> list[Element]:
    player, text = match.players[seat], ui.theme.text
    is_narrow = not is_list and box.w < NARROW
    if is_narrow:
        disc, words = box.cut_top(box.h - 4.4, 0.6)
        disc = around(disc.centre, min(disc.w, disc.h))
    else:
        disc, words = box.cut_left(min(9.0, box.h, box.w * (0.45 if is_list else 0.34)), 1.2)
    out: list[Element] = [SeatMarker(bounds=around(disc.centre, disc.w), figure=player.figure)]
    if is_list:
        name, words = words.cut_left(words.w * 0.6)
        out.append(Label(bounds=name, wordings=player.name, colour=text.second, floor=3.0))
        return [*out, Label(bounds=words, wordings=said[seat], colour=text.main, role="label", floor=3.4, align=1.0)]
    words = words.shrunk(0.6, 0.0)  # a sign and three digits still stand clear of those beside them
    align = 0.5 if is_narrow else 0.0
    return [*out, Label(bounds=words, wordings=said[seat], colour=text.main, beside=tuple(said), role="label",
                        floor=2.6, align=align)]  # fmt: skip


def _none_yet(ui: Host, frame: Frame, box: Rect) -> list[Element]:
    if frame.format is Format.LARGE:
        box = box._replace(h=8.0)
    align = 1.0 if frame.format is Format.LOW else 0.5
    words = ui.t("no scores yet")
    return [Label(bounds=box, wordings=words, colour=ui.theme.text.second, role="small", align=align)]
