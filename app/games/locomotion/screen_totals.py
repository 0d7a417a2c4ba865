"""What a game on this screen is worth: well-placed wagons, tournament points, and the count of a solo run."""

from app.games.game import Scoreboard, ScoreLine, Seat, places
from app.games.locomotion.order import well_placed
from app.games.locomotion.screen_state import Phase, State

WIN_POINTS = 5
"""What the winner of a game gets; the others get 1 per well-placed wagon (M29)."""
GAVE_UP = 9999
"""The total of a solo run that was given up: worse than every other (M30)."""


def well_placed_wagons(state: State) -> tuple[int, ...]:
    """Return per seat how many of its wagons have the place that the order asks for (M29)."""
    if not state.order or not state.cards:
        return (0,) * state.seats
    order, either_end = state.order, state.options.either_end
    return tuple(well_placed(state.trains[state.number(Seat(seat))], order, either_end) for seat in range(state.seats))


def game_points(state: State) -> tuple[int, ...]:
    """Return per seat the tournament points of the game on the table, as if it ended now (M29)."""
    placed = well_placed_wagons(state)
    return tuple(WIN_POINTS if seat == state.winner else points for seat, points in enumerate(placed))


def run_totals(state: State) -> tuple[int, ...]:
    """Return per seat the total of its solo run (M26)."""
    return tuple(GAVE_UP if tally.has_given_up else tally.total for tally in state.tallies)


def totals(state: State) -> tuple[int, ...]:
    """Return the points of every seat, the game on the table included."""
    if state.is_solo:
        return run_totals(state)
    if state.phase in (Phase.STANDINGS, Phase.OVER):
        return state.scores
    return tuple(before + now for before, now in zip(state.scores, game_points(state), strict=True))


def final_places(state: State) -> tuple[int, ...]:
    """Rank the seats: most points; solo the lowest total, then fewer steps, then shared (M27, M29, M30)."""
    if not state.is_solo:
        return places(totals(state))
    runs = [(total, tally.steps) for total, tally in zip(run_totals(state), state.tallies, strict=True)]
    runs = [run if run[0] != GAVE_UP else (GAVE_UP, 0) for run in runs]
    return tuple(1 + sum(other < run for other in runs) for run in runs)


def scoreboard(state: State) -> Scoreboard:
    """Return the live scores: well-placed wagons, or the steps and couplings of a solo run."""
    if state.is_solo:
        steps = ScoreLine("steps", tuple(tally.steps for tally in state.tallies))
        couplings = ScoreLine("couplings", tuple(tally.couplings for tally in state.tallies))
        return Scoreboard((steps, couplings), totals(state), lowest_wins=True)
    return Scoreboard((ScoreLine("well_placed", well_placed_wagons(state)),), totals(state))
