"""`python -m benchmarks`: measures, prints a table and writes bench.json."""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks import contract, durable, environment, frames, idle, locomotion, placements, start, strength, touch
from benchmarks.races import WORK
from benchmarks.rows import Row, table, unjudged, write

PARTS: dict[str, Callable[[bool], list[Row]]] = {
    "start": start.rows,
    "frames": frames.rows,
    "idle": idle.rows,
    "touch": touch.rows,
    "durable": durable.rows,
    "tic-tac-toe": contract.tic_tac_toe,
    "games": contract.real_games,
    "placements": placements.rows,
    "locomotion": locomotion.rows,
    "strength": strength.rows,
}


def main() -> int:
    """Measure what was asked for; 0 unless a bar is missed. Rough numbers are judged by nobody."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--only", action="append", choices=PARTS, metavar="NAME", help=f"one of {', '.join(PARTS)}")
    parser.add_argument("--quick", action="store_true", help="shorter runs, rougher numbers, and no judgement")
    parser.add_argument("--out", type=Path, default=Path("bench.json"), metavar="FILE")
    arguments = parser.parse_args()
    if burdens := environment.burdens():
        print(f"{environment.told()} has {' and '.join(burdens)}, which pygame would read: make bench", file=sys.stderr)
        return 2
    WORK.mkdir(parents=True, exist_ok=True)
    rows: list[Row] = []
    for name in arguments.only or PARTS:
        began = time.monotonic()
        part = PARTS[name](arguments.quick)
        print(f"{name}: {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        rows += [unjudged(row) for row in part] if arguments.quick else part
    print(f"on {environment.told()}")
    print(table(rows))
    write(rows, arguments.out)
    return 1 if any(row.ok is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
