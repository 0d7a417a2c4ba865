"""What it costs to stand still, and how soon something is noticed all the same."""

from benchmarks.races import race, racer, rounds, run
from benchmarks.rows import Row, cost, limit

PEER = "pygame.event.wait(1000) loop"
MATCH = ("locus", "box")  # whose star breathes while somebody thinks
NOTICED = 50.0  # ms


def rows(quick: bool) -> list[Row]:
    """Compare our loop on a settled screen with a loop that waits for events and draws nothing."""
    seconds = 2.0 if quick else 5.0
    seen = race(
        {"ours": racer("idle_ours", *MATCH, seconds), PEER: racer("idle_wait", seconds)}, rounds(quick), warm=False
    )
    noticed = run(racer("idle_ours", *MATCH, seconds, "pick-up"))
    return [
        cost("idle (CPU % of one core)", seen["ours"]["percent"], seen[PEER]["percent"], PEER, 0.5),
        limit("idle pick-up, worst (ms)", noticed["worst"], NOTICED),
    ]
