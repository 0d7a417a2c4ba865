"""Who drives which locomotive: figure, name and locomotive of every seat, the one whose turn it is in gold."""

from collections.abc import Sequence

from app.games.game import Seat
from app.games.locomotion.train import Colour as Paint
from app.table.seats import Player
from app.ui.geometry import Point, Rect, around
from app.ui.play.locomotion.pieces import PieceView
from app.ui.theme import Theme
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker

ROW = 12.0
NAMED = 44.0  # mm from which a name stands between figure and locomotive


def drivers(
    theme: Theme, box: Rect, players: Sequence[Player], cards: Sequence[Paint], turn: Seat, notes: Sequence[str] = ()
) -> list[Element]:
    """Lay one row per seat below each other; in a low box they stand beside each other, without names."""
    count = len(players)
    if box.h < ROW * 2:
        places = box.columns(count, 2.0)
    else:
        high = min(ROW, (box.h - 2.0 * (count - 1)) / count)
        places = [Rect(box.x, box.y + n * (high + 2.0), box.w, high) for n in range(count)]
    out: list[Element] = []
    for seat, place in enumerate(places):
        note = notes[seat] if notes else ""
        out += _driver(theme, place, players[seat], cards[seat], note, is_turn=seat == turn)
    return out


def _driver(theme: Theme, box: Rect, player: Player, paint: Paint, note: str, *, is_turn: bool) -> list[Element]:
    look = SeatLook.TURN if is_turn else SeatLook.WAITING
    size = min(box.h - 2.0, 9.0)
    fill = theme.surface.raised if is_turn else theme.surface.tray
    out: list[Element] = [Panel(bounds=box, fill=fill, radius=2.4)]
    inner = box.shrunk(1.5, 0.0)
    engine = min(13.0, inner.w - size - 1.0) if inner.w < NAMED else 14.0
    spot = Point(inner.right - engine / 2, box.centre.y)
    view = PieceView(bounds=around(spot, engine, size), kind="locomotive", paint=paint, angle=0.0,
                     spacing=engine / 0.9)  # fmt: skip
    out += [SeatMarker(bounds=Rect(inner.x, box.centre.y - size / 2, size, size), figure=player.figure, look=look)]
    words = Rect(inner.x + size + 1.5, box.y, inner.w - size - engine - 3.0, box.h)
    if inner.w >= NAMED:
        colour = theme.text.main if is_turn else theme.text.second
        name = words
        if note:
            name, second = words.cut_bottom(box.h * 0.46)
            name = name.moved(0.0, 0.4)
            out.append(Label(bounds=second.moved(0.0, -0.4), wordings=note, colour=theme.text.second, role="small",
                             floor=2.6))  # fmt: skip
        out.append(Label(bounds=name, wordings=player.name, colour=colour, role="small" if note else "body",
                         floor=2.6))  # fmt: skip
    return [*out, view]
