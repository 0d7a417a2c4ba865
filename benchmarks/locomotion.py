"""How fast Locomotion starts are solved, with proof, against general planners on the same starts in PDDL.

Ten yards of 13, of 25 and of 45 rails, five of them rich in loops and five like trees, from fixed codes, each with the
order behind the locomotive and on either end (M22). Our time is processor time of solving, the tables of the yard made
anew each time; a planner's is that of all it does, and the row "search alone" leaves out its translating.
"""

import statistics
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

from app.games.locomotion.generator import Difficulty, Shape, generated_yard
from app.games.locomotion.perimeter import perimeter_of
from app.games.locomotion.poses import poses_of
from app.games.locomotion.puzzle import Proven, Puzzle, puzzle_of
from app.games.locomotion.solver import solve
from app.games.locomotion.spread import spread_start
from benchmarks import locomotion_pddl as pddl
from benchmarks.peers import PeerAbsent
from benchmarks.planners import PATIENCE, SHORT, Planned, fast_downward, pyperplan
from benchmarks.races import race, racer
from benchmarks.rows import Row, absent, cost, limit, speed

FAST_DOWNWARD = "Fast Downward 26.6, blind A*"
PYPERPLAN = f"pyperplan 2.1, breadth first, stopped after {SHORT} s a start: the ratio is at least this"
BARS = {13: 1 / 8, 25: 1 / 8, 45: 1 / 5}
WORST = 1 / 3
CODES = range(1, 6)
ROUNDS = 5


class Seen(NamedTuple):
    """One start: our seconds, and what the planner said."""

    ours: float
    peer: Planned


def corpus(rails: int, codes: range = CODES) -> Iterator[Puzzle]:
    """Yield the starts of a corpus, either end and behind."""
    for difficulty in (Difficulty.EASY, Difficulty.HARD):
        for code in codes:
            yield from _both_ends(rails, difficulty, code)


def _both_ends(rails: int, difficulty: Difficulty, code: int) -> tuple[Puzzle, Puzzle]:
    """Return the start of a code; where that has no solution, of a later code."""
    while True:
        yard = generated_yard(rails, difficulty, Shape.LANDSCAPE, code)
        start = spread_start(yard, 1, code, 4)
        either, behind = (puzzle_of(yard, start, start.order, either_end=end) for end in (True, False))
        if isinstance(solve(behind), Proven):
            return either, behind
        code += 100


def solved(puzzle: Puzzle) -> tuple[int, float]:
    """Solve a start from nothing; the proven length and the processor time."""
    poses_of.cache_clear()
    perimeter_of.cache_clear()
    begun = time.process_time()
    answer = solve(puzzle)
    seconds = time.process_time() - begun
    assert isinstance(answer, Proven), answer
    return answer.total, seconds


def rows(quick: bool) -> list[Row]:
    """Solve all corpora and compare."""
    out: list[Row] = []
    for rails, bar in BARS.items():
        out += _corpus_rows(rails, bar, *((range(1, 2), 10) if quick else (CODES, PATIENCE)))
    out += _pyperplan_rows(*((range(1, 2), 5) if quick else (range(1, 3), SHORT)))
    memory = race({"ours": racer("locomotion_ours", 45)}, 1, warm=False)["ours"]["megabytes"]
    return [*out, limit("locomotion, 45 rails: peak memory of the whole process (MB)", memory, 150.0)]


def _corpus_rows(rails: int, bar: float, codes: range, patience: int) -> list[Row]:
    name = f"locomotion, {rails} rails"
    try:
        seen = list(_raced(rails, codes, patience))
    except PeerAbsent as reason:
        return [absent(f"{name}: all starts (CPU s)", FAST_DOWNWARD, str(reason), bar)]
    ours, peers = sum(one.ours for one in seen), sum(one.peer.seconds for one in seen)
    found = sum(one.peer.cost is not None for one in seen)
    worst = max(seen, key=lambda one: one.ours / one.peer.seconds)
    return [
        cost(
            f"{name}: {len(seen)} starts, {found} by the peer with equal lengths (CPU s)",
            ours,
            peers,
            FAST_DOWNWARD,
            bar,
        ),
        cost(f"{name}: the start with the worst ratio (CPU s)", worst.ours, worst.peer.seconds, FAST_DOWNWARD, WORST),
        cost(f"{name}: search alone (CPU s)", ours, sum(one.peer.search for one in seen), FAST_DOWNWARD, None),
    ]


def _raced(rails: int, codes: range, patience: int) -> Iterator[Seen]:
    for puzzle in corpus(rails, codes):
        runs = [solved(puzzle) for _ in range(ROUNDS)]
        peer = fast_downward(pddl.domain(puzzle.either_end), pddl.problem(puzzle), patience)
        ours = statistics.median(seconds for _, seconds in runs)
        print(f"  {rails} rails: {runs[0][0]} acts, {ours:.3f} s against {peer.seconds:.2f} s", file=sys.stderr)
        assert peer.cost in (None, runs[0][0]), f"{peer.cost} is not {runs[0][0]}"
        yield Seen(ours, peer)


def _pyperplan_rows(codes: range, patience: int) -> list[Row]:
    """Compare with a planner in Python; where it is stopped, the ratio is at least what is told."""
    name, ours, peers = "locomotion, 13 rails (starts per CPU s)", 0.0, 0.0
    starts = [puzzle for puzzle in corpus(13, codes) if puzzle.either_end]
    try:
        for puzzle in starts:
            length, seconds = solved(puzzle)
            peer = pyperplan(*pddl.grounded(puzzle), patience)
            print(f"  13 rails: {seconds:.3f} s against {peer.seconds:.2f} s, {peer.cost}", file=sys.stderr)
            assert peer.cost in (None, length)
            ours, peers = ours + seconds, peers + peer.seconds
    except PeerAbsent as reason:
        return [absent(name, PYPERPLAN, str(reason), 50.0)]
    return [speed(name, len(starts) / ours, len(starts) / peers, PYPERPLAN, 50.0)]
