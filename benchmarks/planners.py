"""Planners that solve any problem in PDDL, as peers of the Locomotion solver: Fast Downward and pyperplan.

Both are in the `bench` extra. Their time is processor time, with all they start.
"""

import importlib.util
import re
import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.peers import PeerAbsent
from benchmarks.races import WORK

PATIENCE = 240
"""Seconds of processor time Fast Downward may take for one problem."""
SHORT = 30
"""Seconds for pyperplan, which finishes hardly any."""


class Planned(NamedTuple):
    """What a planner found, None when its patience ended: the cost; and what it took, in seconds."""

    cost: int | None
    seconds: float
    search: float


def fast_downward(domain: str, problem: str, patience: int = PATIENCE) -> Planned:
    """Solve with blind A*; `search` is what it spends after translating."""
    driver = _found("up_fast_downward") / "downward" / "fast-downward.py"
    files = _written(domain, problem)
    plan = WORK / "sas_plan"
    said, seconds = _run([driver, "--plan-file", plan, *files, "--search", "astar(blind())"], patience)
    cost, search = re.search(r"Plan cost: (\d+)", said), re.search(r"Search time: ([\d.]+)s", said)
    return Planned(int(cost[1]) if cost else None, seconds, float(search[1]) if search else seconds)


def pyperplan(domain: str, problem: str, patience: int = SHORT) -> Planned:
    """Solve with breadth-first search."""
    _found("pyperplan")
    said, seconds = _run(["-m", "pyperplan", "-s", "bfs", *_written(domain, problem)], patience)
    cost = re.search(r"Plan length: (\d+)", said)
    return Planned(int(cost[1]) if cost else None, seconds, seconds)


def _found(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise PeerAbsent("not installed: it is in the bench extra")
    return Path(spec.origin).parent


def _written(domain: str, problem: str) -> tuple[Path, Path]:
    files = WORK / "domain.pddl", WORK / "problem.pddl"
    for file, text in zip(files, (domain, problem), strict=True):
        file.write_text(text, encoding="utf-8")
    return files


def _run(words: Sequence[object], patience: int) -> tuple[str, float]:
    """Run Python on words for so many seconds at most; what it said, and its and its children's processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(  # noqa: S603  our own words
        [sys.executable, *map(str, words)],
        cwd=WORK,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (patience, patience)),
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout + done.stderr, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
