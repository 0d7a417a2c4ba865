"""The public table while cards are chosen: both lines, every pile by count, deck and clean-up cards.

It lies at the same place whether a hand is open or not, so nothing moves when a hand opens.

LOW                                 TALL            LARGE
+----------------+---------------+  +------------+  +----------------+---------------+
| line 1         | line 2        |  | line 1     |  | line 1         | line 2        |
+------+---------+---------------+  | line 2     |  +----------------+---------------+
| seats|  area                   |  | seats      |  | seats                          |
|      |                         |  | area       |  | area                           |
+------+-------------------------+  +------------+  +--------------------------------+
"""

from collections.abc import Callable
from dataclasses import dataclass

from app.games.game import Seat
from app.games.lokus.screen.state import State
from app.table.match.seats import Player
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.ink.theme import Theme
from app.ui.kit.frame import Frame
from app.ui.play.lokus.look.person_card import CardBack
from app.ui.play.lokus.look.piles import CleanUps, PileSeen, SnubPile
from app.ui.play.lokus.look.toilet_line import LineLook, LineSeen, line_row, line_tray
from app.ui.play.lokus.words.people import shown
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatLook
from app.ui.words.language import Language


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of the public table lie, and what is left for the seat that is asked.

    `keys` is for what a hand may ask; on a low panel it is the place of the stock, which then makes way.
    """

    lines: tuple[Rect, ...]
    seats: Rect
    columns: int
    stock: Rect
    keys: Rect
    area: Rect

    @property
    def shares_keys(self) -> bool:
        """Tell whether the stock makes way for keys."""
        return self.keys == self.stock


def places_of(frame: Frame, seats: int, keys: int = 2) -> Places:
    """Lay the table for a panel, with room for so many keys."""
    if frame.format is Format.LOW:
        return _low(frame.stage, seats, keys)
    return (_tall if frame.is_tall else _large)(frame.stage, seats)


def _low(stage: Rect, seats: int, keys: int) -> Places:
    top, rest = stage.cut_top(16.0, 2.5)
    column, area = rest.cut_left(max(25.0 if seats <= 3 else 31.0, keys * 12.0 - 2.0), 3.0)
    piles, stock = column.cut_bottom(10.0, 2.0)
    return Places(tuple(top.columns(2, 3.0)), piles, 1 if seats <= 3 else 2, stock, stock, area)


def _tall(stage: Rect, seats: int) -> Places:
    high = min(26.0, stage.h * 0.158)
    first, rest = stage.cut_top(high, 2.0)
    second, rest = rest.cut_top(high, 2.5)
    piles, area = rest.cut_top(min(16.0, stage.h * 0.115), 2.0)
    area, bottom = area.cut_bottom(12.0, 2.5)
    stock, keys = bottom.cut_left(32.0, 3.0)
    return Places((first, second), piles, seats, stock, keys, area)


def _large(stage: Rect, seats: int) -> Places:
    top, rest = stage.cut_top(32.0, 3.0)
    piles, area = rest.cut_top(12.0, 3.0)
    piles, stock = piles.cut_right(36.0, 4.0)
    keys = area.cut_top(12.0)[0].cut_right(84.0)[1]
    return Places(tuple(top.columns(2, 4.0)), piles, seats, stock, keys, area)


def table_lines(theme: Theme, language: Language, state: State, places: Places) -> list[Element]:
    """Return both lines as they lie."""
    out: list[Element] = []
    for n, (box, people) in enumerate(zip(places.lines, state.standing.lines, strict=True)):
        line = LineSeen(n + 1, tuple(shown(language, card) for card in people))
        out += [line_tray(theme, box, LineLook.REST), *line_row(box.shrunk(2.0, 1.3), line)]
    return out


def seat_piles(
    state: State,
    players: tuple[Player, ...],
    places: Places,
    asked: Seat | None,
    tap: Callable[[Seat], Intent],
) -> list[Element]:
    """Return the piles of all seats: who has locked, who is asked."""
    rows = -(-len(players) // places.columns)
    cells = [cell for row in places.seats.rows(rows, 2.0) for cell in row.columns(places.columns, 2.0)]
    out: list[Element] = []
    for index, player in enumerate(players):
        seat, snub = Seat(index), state.standing.snubs[index]
        look = SeatLook.DONE if state.locked[seat] else SeatLook.WAITING
        pile = PileSeen(player.figure, snub.rolls, snub.clean_ups, SeatLook.TURN if seat == asked else look)
        out.append(SnubPile(bounds=_capped(cells[index]), pile=pile, tap=tap(seat)))
    return out


def _capped(cell: Rect) -> Rect:
    """Return the cell, no higher than a pile needs."""
    return around(cell.centre, cell.w, min(cell.h, 15.0))


def stock(theme: Theme, state: State, box: Rect) -> list[Element]:
    """Return the clean-up cards and the people deck by count."""
    standing = state.standing
    brushes, deck = box.columns(2, 2.0)
    back, count = deck.cut_left(min(deck.h * 0.66, deck.w * 0.36), 1.0)
    return [
        CleanUps(bounds=brushes, count=standing.clean_ups),
        CardBack(bounds=Rect(back.x, back.y + 1.0, back.w, back.h - 1.0)),
        Label(bounds=count, wordings=str(standing.deck), colour=theme.text.main, role="label", floor=3.4),
    ]
