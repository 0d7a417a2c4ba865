"""Every legal place of a shape in a zone of Locus, against plain sets of squares and against a Blokus package."""

from benchmarks import peers
from benchmarks.races import race, racer, rounds
from benchmarks.rows import Row, absent, speed

NAIVE, BLOKUS = (
    "sets of squares, every square, turn and mirror image",
    "blokus-gym 2.2 (numpy for torch), possible_moves",
)
ZONES, EACH = "locus placements (zones and shapes per s)", "locus placements (legal placements per s)"


def rows(quick: bool) -> list[Row]:
    """Compare whole zones, and single placements."""
    seconds = 0.3 if quick else 1.0
    contestants = {"ours": racer("placements_ours", seconds), NAIVE: racer("placements_naive", seconds)}
    out: list[Row] = []
    try:
        contestants[BLOKUS] = racer("placements_blokus", seconds, paths=[peers.python("blokus_gym")])
    except peers.PeerAbsent as reason:
        out = [absent(EACH, BLOKUS, str(reason), 200.0)]
    seen = race(contestants, rounds(quick), warm=False)
    assert seen["ours"]["found"] == seen[NAIVE]["found"], "both must find the same places"
    rows = [speed(ZONES, seen["ours"]["zones"], seen[NAIVE]["zones"], NAIVE, 20.0)]
    if BLOKUS in seen:
        rows.append(speed(EACH, seen["ours"]["places"], seen[BLOKUS]["places"], BLOKUS, 200.0))
    return rows + out
