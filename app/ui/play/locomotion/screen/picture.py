"""How the yard looked after an entry of the log, with the way of that move."""

from app.games.game import Seat
from app.games.locomotion.screen.game import State
from app.games.locomotion.screen.moves import Stepped
from app.games.locomotion.train import COLOURS
from app.table.match.match import AnyMatch
from app.table.match.timeline import AnyLogEntry
from app.ui.ink.geometry import Rect, around
from app.ui.play.locomotion.both.page import box_of
from app.ui.play.locomotion.look.order_strip import OrderStrip, strip_box
from app.ui.play.locomotion.look.overlays import Trail
from app.ui.play.locomotion.look.pieces import loose_view, train_view
from app.ui.play.locomotion.look.rails import Rails
from app.ui.play.locomotion.look.yard_map import map_of
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatMarker

HEAD = 8.0


def screen_picture(ui: Ui, match: AnyMatch, n: int, box: Rect) -> list[Element]:
    """Return figure and order of who acted, and the yard after entry `n`."""
    del ui
    state: State = match.view_at(n, None)
    entry = next((each for each in match.log if each.n == n), None)
    seat = state.current if entry is None or entry.seat is None else entry.seat
    head, below = box.cut_top(HEAD, 2.0)
    map_ = map_of(state.yard, below, least=1.0)
    spots = tuple(map_.spot(point) for point in _way(entry))
    out: list[Element] = [*_whose(match, state, seat, head), Rails(bounds=below, map=map_)]
    if spots:
        out.append(Trail(bounds=box_of(spots), spots=spots))
    out += [loose_view(map_, point, paint) for point, paint in state.loose]
    for number, train in enumerate(state.trains):
        is_acting = bool(state.cards) and state.number(seat) == number
        out += train_view(map_, train, COLOURS[number], is_acting=is_acting)
    return out


def _way(entry: AnyLogEntry | None) -> tuple[int, ...]:
    steps = [event for event in entry.events if isinstance(event, Stepped)] if entry is not None else []
    return (steps[0].before.lead(steps[0].end), steps[0].point) if steps else ()


def _whose(match: AnyMatch, state: State, seat: Seat, box: Rect) -> list[Element]:
    """Return the figure of the seat, and the order behind its locomotive."""
    disc, rest = box.cut_left(HEAD, 2.0)
    out: list[Element] = [SeatMarker(bounds=around(disc.centre, HEAD), figure=match.players[seat].figure)]
    if state.order and state.cards:
        strip = strip_box(rest, len(state.order) + 1)
        out.append(OrderStrip(bounds=strip, order=state.order, locomotive=COLOURS[state.number(seat)]))
    return out
