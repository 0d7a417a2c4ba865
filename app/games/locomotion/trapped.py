"""Whether a locomotive is trapped, and by what (M21)."""

from collections.abc import Collection

from app.games.locomotion.coupling import Loose, couplings
from app.games.locomotion.steps import offered, steps
from app.games.locomotion.train import End, Train
from app.games.locomotion.yard.network import Point, Yard


def is_trapped(yard: Yard, train: Train, taken: Collection[Point], loose: Loose) -> bool:
    """Say whether a train has no legal step, coupling or uncoupling: only a lone locomotive ever is (M21)."""
    if train.wagons or any(steps(yard, train, taken)):
        return False
    return not any(couplings(yard, train, loose))


def blockers(yard: Yard, train: Train, taken: Collection[Point]) -> tuple[Point, ...]:
    """Return the points next to a train's ends where other pieces stand in its way (M13, M21)."""
    ways = {point for end in End for point in offered(yard, train, end)}
    return tuple(sorted(point for point in ways if point in taken))
