"""How a sheet looked after an entry of the log: the sheet of who acted, with the squares of that move outlined.

It is only looked at: squares, bonuses and points, without the printed numbers, so that it fits beside a list.
"""

from app.games.game import Seat
from app.games.locus.scoring import total
from app.games.locus.screen.moves import DoublePlaced, JokerPlaced, LeftoverDrawn, LoosePlaced, ShapeDrawn
from app.games.locus.screen.state import State
from app.games.locus.screen.totals import points_of, squares_of
from app.games.locus.sheet import Sheet
from app.games.locus.zones import Zone
from app.table.match.match import AnyMatch
from app.table.match.timeline import AnyLogEntry
from app.ui.ink.geometry import Point, Rect
from app.ui.play.locus.look.board import Board, Filling
from app.ui.play.locus.look.card_face import Coin, ZoneTile
from app.ui.play.locus.look.overview import HIGH, WIDE, Trail
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatMarker

HEAD = 1.5  # squares of height for a zone's tile and points
APART = 0.9  # squares between two stacks

Stacks = tuple[tuple[Zone, ...], ...]


def screen_picture(ui: Ui, match: AnyMatch, n: int, box: Rect) -> list[Element]:
    """Return the sheet after entry `n`, in two stacks or three as the box wants it, and whose it is."""
    state: State = match.view_at(n, None)
    entry = next((each for each in match.log if each.n == n), None)
    seat = state.current if entry is None or entry.seat is None else entry.seat
    stacks, side = max(((s, _side(state.sheet, s, box)) for s in (WIDE, HIGH)), key=lambda pair: pair[1])
    x = box.x + (box.w - side * _across(state.sheet, stacks)) / 2
    out: list[Element] = []
    for stack in stacks:
        y = box.y
        for zone in stack:
            out += _zone(ui, state, seat, zone, Point(x, y), side, trail_of(entry))
            y += _down(state.sheet, zone) * side
        wide = _widest(state.sheet, stack) * side
        rest = Rect(x, y + 1.5, wide, box.bottom - y - 1.5)
        x += wide + APART * side
    return out + _whose(ui, match, state, seat, rest)


def trail_of(entry: AnyLogEntry | None) -> Trail:
    """Return the squares that an entry filled, by zone."""
    for event in entry.events if entry is not None else ():
        if isinstance(event, ShapeDrawn | LeftoverDrawn | DoublePlaced):
            return {event.zone: frozenset(event.cells)}
        if isinstance(event, JokerPlaced | LoosePlaced):
            return {event.zone: frozenset({event.cell})}
    return {}


# ---------------------------------------------------------------- how it is packed, in squares


def _side(sheet: Sheet, stacks: Stacks, box: Rect) -> float:
    high = max(sum(_down(sheet, zone) for zone in stack) for stack in stacks)
    return min(box.w / _across(sheet, stacks), box.h / high)


def _across(sheet: Sheet, stacks: Stacks) -> float:
    return sum(_widest(sheet, stack) for stack in stacks) + APART * (len(stacks) - 1)


def _widest(sheet: Sheet, stack: tuple[Zone, ...]) -> int:
    return max(sheet.field(zone).width for zone in stack)


def _down(sheet: Sheet, zone: Zone) -> float:
    return sheet.field(zone).height + HEAD


# ---------------------------------------------------------------- what is seen


def _zone(ui: Ui, state: State, seat: Seat, zone: Zone, at: Point, side: float, trail: Trail) -> list[Element]:
    field, size = state.sheet.field(zone), side * HEAD * 0.84
    place = Rect(at.x, at.y + HEAD * side, field.width * side, field.height * side)
    points = Rect(at.x + size + 1.2, at.y, place.w - size - 1.2, size)
    filling = Filling(filled=squares_of(state, seat)[zone.place], trail=trail.get(zone, frozenset()))
    said = str(points_of(state, seat)[zone.place])
    return [
        ZoneTile(bounds=Rect(at.x, at.y, size, size), zone=zone.value),
        Label(bounds=points, wordings=said, colour=ui.theme.text.main, role="label", floor=2.5),
        Board(bounds=place, sheet=state.sheet, zone=zone, cell=side, filling=filling, is_bare=True),
    ]


def _whose(ui: Ui, match: AnyMatch, state: State, seat: Seat, area: Rect) -> list[Element]:
    """Say whose sheet it is, its total and its coins, in the room that the last stack leaves."""
    player, text = match.players[seat], ui.theme.text
    size = min(8.0, area.h)
    disc, points = area._replace(h=size).cut_left(size, 2.0)
    out: list[Element] = [
        SeatMarker(bounds=disc, figure=player.figure),
        Label(bounds=points, wordings=str(total(points_of(state, seat))), colour=text.main, role="title", floor=3.4),
    ]
    below = area.cut_top(size, 1.2)[1]
    if below.h >= 4.0:
        purse, count = below._replace(h=4.0).cut_left(size, 2.0)
        coins = str(state.papers[seat].balance)
        out.append(Coin(bounds=Rect(purse.centre.x - 2.0, purse.y, 4.0, 4.0)))
        out.append(Label(bounds=count, wordings=coins, colour=text.second, role="small", floor=2.5))
    return out
