"""Runs contestants in turn, each in a fresh process, and takes the median of what they print.

Turn by turn, because a machine that gets slower or faster meanwhile then does so for both.
"""

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "bench"
PATIENCE = 300.0  # seconds for one contestant

Numbers = dict[str, float]


class DidNotFinish(Exception):
    """A contestant failed; the message is the last thing it said."""


@dataclass(frozen=True)
class Contestant:
    """A program that prints numbers, and the folders its packages come from."""

    words: tuple[str, ...]
    paths: tuple[Path, ...] = ()
    extra: Mapping[str, str] = field(default_factory=dict)


def racer(name: str, *words: object, paths: Sequence[Path] = ()) -> Contestant:
    """Return the contestant `benchmarks.racers.<name>` with its arguments."""
    return Contestant((sys.executable, "-m", f"benchmarks.racers.{name}", *map(str, words)), tuple(paths))


def run(one: Contestant) -> Numbers:
    """Run a contestant once; `BEGAN` in its environment is the moment before it was started."""
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONDONTWRITEBYTECODE", "PYTHONPATH")}
    environment |= {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPYCACHEPREFIX": str(WORK / "bytecode"),  # everybody finds bytecode from the second run on
        "PYTHONPATH": os.pathsep.join(map(str, one.paths)),
        **one.extra,
        "BEGAN": repr(time.monotonic()),
    }
    done = subprocess.run(  # noqa: S603 - our own words
        one.words, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    lines = done.stdout.strip().splitlines()
    if done.returncode or not lines:
        said = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        raise DidNotFinish(said[:200])
    numbers: Numbers = json.loads(lines[-1])
    return numbers


def rounds(quick: bool, usual: int = 5) -> int:
    """Return how often all run in turn."""
    return 1 if quick else usual


def race(contestants: Mapping[str, Contestant], rounds: int, *, warm: bool = True) -> dict[str, Numbers]:
    """Run all in turn `rounds` times, after one round that does not count; the median of every number."""
    if warm:
        for one in contestants.values():
            run(one)
    seen: dict[str, list[Numbers]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, one in contestants.items():
            seen[name].append(run(one))
    return {name: medians(numbers) for name, numbers in seen.items()}


def medians(runs: Sequence[Numbers]) -> Numbers:
    """Return the median of every number over several runs."""
    return {key: statistics.median(run[key] for run in runs) for key in runs[0]}


def middle(runs: Sequence[Numbers], key: Callable[[Numbers], float]) -> Numbers:
    """Return the run whose `key` is the median; for contestants that take turns inside one process."""
    return sorted(runs, key=key)[len(runs) // 2]
