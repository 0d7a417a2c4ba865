"""How much stronger each level of the Locus bots is than the next: wins in pairs over fixed deals, and mean totals.

A tie is half a win; every deal is played twice with the seats changed. The peer of a level is the level below it.
"""

import statistics
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise

from app.games.locus.bot import Level
from benchmarks.locus_bots import options, tournament
from benchmarks.rows import Row, limit, speed

GAMES = 200
SEED = 1


def _played(pair: tuple[Level, Level], first: int, games: int) -> list[tuple[int, int]]:
    return list(tournament(*pair, games, SEED + first, options()))


def _wins(results: Iterable[tuple[int, int]]) -> float:
    return sum(1.0 if one > other else 0.5 if one == other else 0.0 for one, other in results)


def rows(quick: bool) -> list[Row]:
    """Play every level against the one below it; the smallest wins more often than it loses."""
    games = 10 if quick else GAMES
    half = games // 2 - (games // 2) % 2  # deals are played in twos
    out: list[Row] = []
    with ProcessPoolExecutor() as pool:
        for weaker, stronger in pairwise(Level):
            parts = [
                pool.submit(_played, (stronger, weaker), 0, half),
                pool.submit(_played, (stronger, weaker), half // 2, games - half),
            ]
            results = [result for part in parts for result in part.result()]
            wins = _wins(results)
            name = f"locus bots: {stronger.value} (wins in {games} games of two, full circuit)"
            out.append(speed(name, wins, max(0.5, games - wins), f"{weaker.value} bot", 1.0))
            mean = statistics.mean(total for total, _ in results)
            out.append(limit(f"locus bots: mean total of {stronger.value} against {weaker.value}", mean, None))
    return out
