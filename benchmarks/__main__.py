"""`python -m benchmarks`: measures, prints a table and writes bench.json."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from benchmarks import contract, durable, frames, idle, locomotion, placements, start, strength, touch
from benchmarks.races import WORK
from benchmarks.rows import Row, table, write

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
    """Measure what was asked for; 0 unless a bar is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--only", action="append", choices=PARTS, metavar="NAME", help=f"one of {', '.join(PARTS)}")
    parser.add_argument("--quick", action="store_true", help="shorter runs, rougher numbers")
    parser.add_argument("--out", type=Path, default=Path("bench.json"), metavar="FILE")
    arguments = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    rows: list[Row] = []
    for name in arguments.only or PARTS:
        print(f"{name} ...", file=sys.stderr, flush=True)
        rows += PARTS[name](arguments.quick)
    print(table(rows))
    write(rows, arguments.out)
    return 1 if any(row.ok is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
