"""Who drives which locomotive: figure, name and locomotive of every seat, the one whose turn it is in gold.

Between them stands what a game adds: the face that a seat rolled for the start, or the speed it laid last.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from app.games.game import Seat
from app.games.locomotion.train import Colour as Paint
from app.table.match.seats import Player
from app.ui.ink.geometry import Rect, around
from app.ui.ink.theme import Theme
from app.ui.play.locomotion.look.pieces import PieceView
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker

ROW, LOW = 12.0, 10.0
"""The height of a row in mm, and the least."""
NAMED = 34.0  # mm from which a name stands between figure and locomotive


def drivers(
    theme: Theme,
    box: Rect,
    players: Sequence[Player],
    cards: Sequence[Paint],
    turn: Seat,
    extras: Sequence[Element | None] = (),
) -> list[Element]:
    """Lay one row per seat below each other; in a low box they stand side by side, in one row or in two."""
    out: list[Element] = []
    for seat, place in enumerate(_cells(box, len(players))):
        extra = extras[seat] if extras else None
        out += _driver(theme, place, players[seat], cards[seat], extra, is_turn=seat == turn)
    return out


def _cells(box: Rect, count: int) -> list[Rect]:
    if box.h < 2 * LOW:
        return box.columns(count, 2.0)
    if box.h < count * LOW:
        return [cell for row in box.rows(2, 2.0) for cell in row.columns(2, 2.0)][:count]
    high = min(ROW, (box.h - 2.0 * (count - 1)) / count)
    return [Rect(box.x, box.y + n * (high + 2.0), box.w, high) for n in range(count)]


def _driver(
    theme: Theme, box: Rect, player: Player, paint: Paint, extra: Element | None, *, is_turn: bool
) -> list[Element]:
    """Lay a row from the left: figure, name where there is room, the extra, the locomotive."""
    look = SeatLook.TURN if is_turn else SeatLook.WAITING
    fill = theme.surface.raised if is_turn else theme.surface.tray
    size = min(box.h - 2.0, 9.0)
    disc, rest = box.shrunk(1.5, 0.0).cut_left(size, 1.5)
    engine = min(14.0, rest.w)
    rest, spot = rest.cut_right(engine, 1.5)
    out: list[Element] = [
        Panel(bounds=box, fill=fill, radius=2.4),
        SeatMarker(bounds=around(disc.centre, size), figure=player.figure, look=look),
        PieceView(bounds=around(spot.centre, engine, size), kind="locomotive", paint=paint, angle=0.0,
                  spacing=engine / 0.9),
    ]  # fmt: skip
    if extra is not None and rest.w >= size:
        rest, place = rest.cut_right(size, 1.5)
        out.append(replace(extra, bounds=around(place.centre, size)))
    if rest.w >= NAMED:
        colour = theme.text.main if is_turn else theme.text.second
        out.append(Label(bounds=rest, wordings=player.name, colour=colour, floor=3.4))
    return out
