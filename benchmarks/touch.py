"""From a touch being read to the changed picture being shown, on every screen that the demo walks."""

from app import catalog
from benchmarks.races import Numbers, medians, racer, rounds, run
from benchmarks.rows import Row, limit

BAR = 25.0  # ms


def rows(quick: bool) -> list[Row]:
    """Walk the demo of every game; the 95th percentile over all touches, and per screen."""
    games = [(o.name, o.way.value, o.seats[0] if quick else min(3, o.seats[-1])) for o in catalog.offers()]
    walks = [medians([run(racer("touch", *game)) for _ in range(rounds(quick, 3))]) for game in games]
    slowest: Numbers = {}
    for walk in walks:
        for screen, took in walk.items():
            slowest[screen] = max(took, slowest.get(screen, 0.0))
    total = slowest.pop("all")
    screens = sorted(slowest.items(), key=lambda item: -item[1])
    return [limit("touch to flip, p95 (ms)", total, BAR)] + [
        limit(f"touch to flip, {screen} (ms)", took, BAR) for screen, took in screens
    ]
