"""How much stronger each level of the bots is than the next: wins over fixed deals, and mean results.

A tie is half a win. The peer of a level is the level below it. Of Locus every deal is played twice with the seats
changed; of Lokus, where four sit together, one of the stronger level sits among three of the weaker, on every seat
in turn.
"""

import statistics
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise

from app.games.locus.bot.advice import Level
from app.games.lokus.bot.advice import Level as LokusLevel
from app.games.lokus.screen import game as lokus
from benchmarks import lokus_bots
from benchmarks.locus_bots import options, tournament
from benchmarks.rows import Row, limit, speed

GAMES = 200
SETS = 400
SEATS = 4
SEED = 1


def _played(pair: tuple[Level, Level], first: int, games: int) -> list[tuple[int, int]]:
    return list(tournament(*pair, games, SEED + first, options()))


def _wins(results: Iterable[tuple[int, int]]) -> float:
    return sum(1.0 if one > other else 0.5 if one == other else 0.0 for one, other in results)


def rows(quick: bool) -> list[Row]:
    """Play every level against the one below it; the smallest wins more often than it loses."""
    with ProcessPoolExecutor() as pool:
        return [*_locus(pool, 10 if quick else GAMES), *_lokus(pool, 2 * SEATS if quick else SETS)]


def _locus(pool: ProcessPoolExecutor, games: int) -> list[Row]:
    half = games // 2 - (games // 2) % 2  # deals are played in twos
    out: list[Row] = []
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


def _sets(pair: tuple[LokusLevel, LokusLevel], first: int, sets: int) -> list[tuple[float, float]]:
    return list(lokus_bots.tournament(*pair, sets, SEED + first, SEATS, lokus.Options()))


def _lokus(pool: ProcessPoolExecutor, sets: int) -> list[Row]:
    half = sets // 2 - (sets // 2) % SEATS  # a deal is played once for every seat
    out: list[Row] = []
    for weaker, stronger in pairwise(LokusLevel):
        parts = [
            pool.submit(_sets, (stronger, weaker), 0, half),
            pool.submit(_sets, (stronger, weaker), half // SEATS, sets - half),
        ]
        results = [result for part in parts for result in part.result()]
        wins = lokus_bots.wins(results)
        name = f"lokus bots: {stronger.value} among three (better than their mean in {sets} sets)"
        out.append(speed(name, wins, max(0.5, sets - wins), f"{weaker.value} bots", 1.0))
        mean = statistics.mean(points for points, _ in results)
        out.append(limit(f"lokus bots: mean minus points of {stronger.value} among {weaker.value}", mean, None))
    return out
