"""Proves the shortest route of every start in yards.toml, both behind and with either end, and writes par.toml.

python assets/locomotion/prove.py            only starts that par.toml does not hold yet
python assets/locomotion/prove.py --anew     all of them
"""

import argparse
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))

from app.games.locomotion.search.par_file import Line, Par, parse_pars, write_line, write_pars  # noqa: E402
from app.games.locomotion.search.puzzle import Proven, puzzle_of  # noqa: E402
from app.games.locomotion.search.solver import solve  # noqa: E402
from app.games.locomotion.start import Start  # noqa: E402
from app.games.locomotion.yard.file import parse_yards  # noqa: E402
from app.games.locomotion.yard.network import Yard  # noqa: E402

YARDS, PARS = HERE / "yards.toml", HERE / "par.toml"


def proven(yard: Yard, start: Start, *, either_end: bool) -> Line | None:
    """Prove one start, or say that it could not be proven."""
    begun = time.process_time()
    answer = solve(puzzle_of(yard, start, start.order, either_end=either_end))
    ends = "either" if either_end else "behind"
    total = f"{answer.total} acts" if isinstance(answer, Proven) else type(answer).__name__
    print(f"  {ends}: {total}, {time.process_time() - begun:.2f} s", flush=True)
    return write_line(yard, answer.route) if isinstance(answer, Proven) else None


def main() -> int:
    """Prove what is to be proven; 1 where something could not be."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--anew", action="store_true", help="prove every start again")
    asked = parser.parse_args()
    kept = {} if asked.anew or not PARS.exists() else parse_pars(PARS.read_text(encoding="utf-8"), PARS.name)
    pars: list[Par] = []
    for named in parse_yards(YARDS.read_text(encoding="utf-8"), YARDS.name):
        for each in named.starts:
            if each.start.order and each.id not in kept:
                print(each.id)
                lines = [proven(named.yard, each.start, either_end=either_end) for either_end in (False, True)]
                kept[each.id] = Par(each.id, *lines)
            if each.id in kept:
                pars.append(kept[each.id])
            PARS.write_text(write_pars(pars), encoding="utf-8")
    return 0 if all(par.behind and par.either for par in pars) else 1


if __name__ == "__main__":
    sys.exit(main())
