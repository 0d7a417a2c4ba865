"""Live scores on this screen: the filled squares of a sheet, counted as at the end (L34 to L40)."""

from app.games.game import Scoreboard, ScoreLine, Seat
from app.games.locus.scoring import Filled, lowest, total, zone_points
from app.games.locus.screen.state import State
from app.games.locus.zones import ZONES


def squares_of(state: State, seat: Seat) -> Filled:
    """Return the filled squares of a seat, zone by zone in score order."""
    masks = state.papers[seat].filled
    return tuple(frozenset(grid.cells(mask)) for grid, mask in zip(state.options.grids, masks, strict=True))


def points_of(state: State, seat: Seat) -> tuple[int, ...]:
    """Return what the five zones of a seat score now."""
    return zone_points(state.sheet, squares_of(state, seat))


def totals(state: State) -> tuple[int, ...]:
    """Return the total of every seat, the lowest zone doubled as if the game ended now (L39)."""
    return tuple(total(points_of(state, Seat(seat))) for seat in range(state.seats))


def scoreboard(state: State) -> Scoreboard:
    """Return the points of every zone and seat, the lowest again as it would be doubled now, and the totals."""
    rows = [points_of(state, Seat(seat)) for seat in range(state.seats)]
    lines = [ScoreLine(zone.value, tuple(row[zone.place] for row in rows)) for zone in ZONES]
    doubled = ScoreLine("lowest", tuple(lowest(row)[1] for row in rows))
    return Scoreboard((*lines, doubled), tuple(total(row) for row in rows))
