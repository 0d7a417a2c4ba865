"""What the screen has to say in a turn: how far the train reaches, what done would mean."""

from collections.abc import Sequence

from app.games.locomotion.coupling import couplings
from app.games.locomotion.course import Variant
from app.games.locomotion.reach import Reach, Stride, reach, route
from app.games.locomotion.screen.state import Phase, State
from app.games.locomotion.speed import allowed_speeds
from app.games.locomotion.steps import steps
from app.games.locomotion.train import End
from app.games.locomotion.yard.network import Point

NO_LIMIT = 1000
"""More steps than the longest way between two poses of one train, for solo (M26)."""


def budget(state: State) -> int:
    """Return how many steps the current seat can still pay for; 0 outside its turn (M20)."""
    if state.phase is not Phase.MOVING:
        return 0
    return NO_LIMIT if state.points is None else state.points


def reach_now(state: State) -> Reach:
    """Return every pose that the current seat's train can reach with the points it has, nearest first."""
    return reach(state.yard, state.train, state.taken(state.train), budget(state))


def route_now(state: State, stops: Sequence[Point], end: End | None = None) -> tuple[Stride, ...] | None:
    """Return the shortest way over waypoints to the last of these points that the seat can pay for, or None."""
    return route(state.yard, state.train, state.taken(state.train), budget(state), stops, end)


def couplings_now(state: State) -> tuple[tuple[Point, ...], ...]:
    """Return the rows that the current seat could couple where its train stands (M16)."""
    if not budget(state):
        return ()
    return tuple(couplings(state.yard, state.train, dict(state.loose)))


def speeds_now(state: State) -> range:
    """Return the speed cards that the current seat may lay (M23, M24)."""
    return allowed_speeds(state.speeds[state.current], state.current in state.stopped)


def would_stop_dead(state: State) -> bool:
    """Say whether done would now be a dead stop: speed is left and no step is legal (M24)."""
    if state.options.variant is not Variant.SPEED or not budget(state):
        return False
    return not any(steps(state.yard, state.train, state.taken(state.train)))
