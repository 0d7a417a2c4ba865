"""What a game on this screen is worth: well-placed wagons, tournament points, and the count of a solo run."""

from app.games.game import Scoreboard, ScoreLine, Seat, places
from app.games.locomotion.order import well_placed
from app.games.locomotion.screen.state import Phase, State
from app.games.locomotion.solo import run_places
from app.games.locomotion.tournament import added, game_points


def well_placed_wagons(state: State) -> tuple[int, ...]:
    """Return per seat how many of its wagons have the place that the order asks for (M29)."""
    if not state.order or not state.cards:
        return (0,) * state.seats
    order, either_end = state.order, state.options.either_end
    return tuple(well_placed(state.trains[state.number(Seat(seat))], order, either_end) for seat in range(state.seats))


def totals(state: State) -> tuple[int, ...]:
    """Return the points of every seat, the game on the table included."""
    if state.phase in (Phase.STANDINGS, Phase.OVER):
        return state.scores
    return added(state.scores, points_now(state))


def points_now(state: State) -> tuple[int, ...]:
    """Return per seat the points of the game on the table, as if it ended now (M29)."""
    return game_points(well_placed_wagons(state), state.winner)


def final_places(state: State) -> tuple[int, ...]:
    """Rank the seats: most points, solo the shortest run (M27, M29, M30)."""
    return run_places(state.tallies, steps_only=state.options.steps_only) if state.is_solo else places(totals(state))


def scoreboard(state: State) -> Scoreboard:
    """Return the live scores: well-placed wagons, or the steps and couplings of a solo run."""
    if state.is_solo:
        steps = ScoreLine("steps", tuple(tally.steps for tally in state.tallies))
        couplings = ScoreLine("couplings", tuple(tally.couplings for tally in state.tallies))
        return Scoreboard((steps, couplings), state.counted, lowest_wins=True)
    return Scoreboard((ScoreLine("well_placed", well_placed_wagons(state)),), totals(state))
