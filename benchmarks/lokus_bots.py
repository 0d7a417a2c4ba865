"""How strong the Lokus bots are: mean minus points of each level at its own table, and each against the level below.

    python benchmarks/lokus_bots.py --sets 400 --seats 4

plays sets, the unit in which Lokus is scored. In a pair one seat plays the one level and all others the other;
the seat changes from set to set while the deal stays, so that everybody has had every hand.
"""

import argparse
import statistics
import time
from collections.abc import Iterator
from itertools import pairwise

from app.games.game import Seat, Setup, Shuffled
from app.games.lokus import ON_SCREEN, PEOPLE, Edition
from app.games.lokus.bot.advice import Level, advise
from app.games.lokus.screen import game as screen
from app.games.luck import Luck


def shuffled(luck: Luck) -> Shuffled:
    """Put the people cards in an order that follows from the luck."""
    left = list(range(len(PEOPLE)))
    return Shuffled(tuple(left.pop(luck.below(len(left))) for _ in PEOPLE))


def played_set(levels: tuple[Level, ...], seed: int, options: screen.Options) -> screen.State:
    """Let bots play one set; the state in which it is scored."""
    luck = Luck(~seed)
    state = ON_SCREEN.start(Setup(len(levels), Seat(0), options))
    state = ON_SCREEN.play(state, shuffled(Luck(seed))).state
    while state.phase is not screen.Phase.SCORED:
        seat = ON_SCREEN.turn(state).seats[0]
        for move in advise(ON_SCREEN.view(state, seat), seat, levels[seat], luck.bits()):
            state = ON_SCREEN.play(state, move).state
    return state


def tournament(
    a: Level, b: Level, sets: int, seed: int, seats: int, options: screen.Options
) -> Iterator[tuple[float, float]]:
    """Seat one a among b's and yield minus points: its own, and the mean of the others."""
    for number in range(sets):
        place = number % seats
        levels = tuple(a if seat == place else b for seat in range(seats))
        totals = ON_SCREEN.score(played_set(levels, seed + number // seats, options)).totals
        own = totals[place] or 0
        yield own, (sum(points or 0 for points in totals) - own) / (seats - 1)


def wins(results: list[tuple[float, float]]) -> float:
    """Count sets with fewer minus points than the others have on average; equal is half a win."""
    return sum(1.0 if own < others else 0.5 if own == others else 0.0 for own, others in results)


def report_level(level: Level, sets: int, seed: int, seats: int, options: screen.Options) -> None:
    """Print mean and deviation of one level, all of a kind at a table, and its time for a set and seat."""
    begun = time.perf_counter()
    tables = [played_set((level,) * seats, seed + number, options) for number in range(sets)]
    seconds = (time.perf_counter() - begun) / sets / seats
    points = [own for state in tables for own in ON_SCREEN.score(state).totals if own is not None]
    print(
        f"{level.value:8} {statistics.mean(points):6.1f} ± {statistics.stdev(points):4.1f}"
        f"   {1000 * seconds:6.0f} ms a set"
    )


def report_pair(a: Level, b: Level, sets: int, seed: int, seats: int, options: screen.Options) -> None:
    """Print how one of a kind does among others."""
    results = list(tournament(a, b, sets, seed, seats, options))
    own, others = (statistics.mean(column) for column in zip(*results, strict=True))
    share = wins(results) / sets
    print(f"{a.value:8} among {b.value:8} {own:6.1f} : {others:5.1f} minus points, better in {share:4.0%} of sets")


def main() -> None:
    """Measure levels and pairs."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--sets", type=int, default=40, help="sets for each level and each pair (at least 1)")
    parser.add_argument("--seats", type=int, default=4, help="players")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--german", action="store_true", help="the 2012 German edition")
    asked = parser.parse_args()
    options = screen.Options(edition=Edition.GERMAN if asked.german else Edition.RULEBOOK)
    for level in Level:
        report_level(level, max(1, asked.sets // asked.seats), asked.seed, asked.seats, options)
    for weaker, stronger in pairwise(Level):
        report_pair(stronger, weaker, asked.sets, asked.seed, asked.seats, options)


if __name__ == "__main__":
    main()
