"""One move that is safe on the disk, against the least that a disk can do with as many bytes."""

from benchmarks.races import WORK, middle, racer, rounds, run
from benchmarks.rows import Row, cost, limit

PEER = "write + fdatasync of as many bytes"


def rows(quick: bool) -> list[Row]:
    """Compare the median move, and report its bytes."""
    folder = WORK / "durable"
    folder.mkdir(parents=True, exist_ok=True)
    runs = [run(racer("durable", folder, 60 if quick else 200)) for _ in range(rounds(quick))]
    seen = middle(runs, key=lambda numbers: numbers["ours"] / numbers["peer"])
    return [
        cost("durable move, p50 (ms)", seen["ours"], seen["peer"], PEER, 1.5),
        limit("durable move (bytes, median)", seen["bytes"], None),
        limit("durable move (bytes, mean with copies)", seen["mean"], None),
    ]
