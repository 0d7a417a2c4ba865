"""How strong the Locus bots are: mean totals of each level at its own table, and every pair against each other.

    python benchmarks/locus_bots.py --games 40

plays two-player games in full circuit on the house sheet. Equal seeds deal equal cards, so levels and pairs
are compared on the same games; in a pair the seats change after each deal.
"""

import argparse
import statistics
import time
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from app import assets
from app.games.game import Chance, Over, Seat, Setup, Shuffle, Shuffled
from app.games.locus import ON_SCREEN, parse_deck, parse_sheet
from app.games.locus.bot.advice import Level, advise
from app.games.locus.screen import game as screen
from app.games.luck import Luck


class Table(NamedTuple):
    """A finished game: the totals by seat, and how long each turn was thought about, in seconds."""

    totals: tuple[int, ...]
    seconds: tuple[float, ...]


def options(circuit: bool = True) -> screen.Options:
    """Return the house sheet and deck, full circuit unless said otherwise."""
    sheet = parse_sheet(assets.text("locus/sheet.toml"), "sheet.toml")
    deck = parse_deck(assets.text("locus/deck.toml"), "deck.toml")
    return screen.Options(sheet, deck.cards, circuit=circuit)


def shuffled(count: int, luck: Luck) -> Shuffled:
    """Put cards in an order that follows from the luck."""
    left = list(range(count))
    return Shuffled(tuple(left.pop(luck.below(len(left))) for _ in range(count)))


def played(levels: tuple[Level, ...], seed: int, chosen: screen.Options) -> Table:
    """Let bots play one game to its end."""
    cards, luck = Luck(seed), Luck(seed + 1)
    seconds: list[float] = []
    state = ON_SCREEN.start(Setup(len(levels), Seat(0), chosen))
    while not isinstance(turn := ON_SCREEN.turn(state), Over):
        if isinstance(turn, Chance):
            assert isinstance(turn.request, Shuffle)  # Locus has no die
            state = ON_SCREEN.play(state, shuffled(turn.request.count, cards)).state
            continue
        seat = turn.seats[0]
        begun = time.perf_counter()
        moves = advise(ON_SCREEN.view(state, seat), seat, levels[seat], luck.bits())
        seconds.append(time.perf_counter() - begun)
        for move in moves:
            state = ON_SCREEN.play(state, move).state
    return Table(screen.totals(state), tuple(seconds))


def tournament(a: Level, b: Level, games: int, seed: int, chosen: screen.Options) -> Iterator[tuple[int, int]]:
    """Play a against b and yield their totals, a first; every deal is played twice with the seats changed."""
    for number in range(games):
        deal = seed + number // 2
        seated = (b, a) if number % 2 else (a, b)
        totals = played(seated, deal, chosen).totals
        yield (totals[1], totals[0]) if number % 2 else (totals[0], totals[1])


def report_level(level: Level, games: int, seed: int, chosen: screen.Options) -> None:
    """Print mean, deviation and thinking time of one level, two of a kind at a table."""
    tables = [played((level, level), seed + number, chosen) for number in range(games)]
    totals = [total for table in tables for total in table.totals]
    seconds = sorted(second for table in tables for second in table.seconds)
    median, most = (1000 * seconds[len(seconds) * share // 100] for share in (50, 95))
    print(
        f"{level.value:8} {statistics.mean(totals):6.1f} ± {statistics.stdev(totals):4.1f}"
        f"   turn: median {median:4.0f} ms, 95 % {most:4.0f} ms, longest {1000 * seconds[-1]:4.0f} ms"
    )


def report_pair(a: Level, b: Level, games: int, seed: int, chosen: screen.Options) -> None:
    """Print how often each of a pair wins; a tie is half a win."""
    results = list(tournament(a, b, games, seed, chosen))
    wins = sum(1.0 if one > other else 0.5 if one == other else 0.0 for one, other in results)
    means = (statistics.mean(column) for column in zip(*results, strict=True))
    print(f"{a.value:8} against {b.value:8} wins {wins / games:5.0%}   " + " : ".join(f"{mean:.1f}" for mean in means))


def main() -> None:
    """Measure levels and pairs."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=20, help="games for each level and each pair (at least 1)")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--short", action="store_true", help="rounds as in the rulebook instead of full circuit")
    asked = parser.parse_args()
    chosen = options(circuit=not asked.short)
    for level in Level:
        report_level(level, asked.games, asked.seed, chosen)
    for a, b in combinations(tuple(Level)[1:], 2):
        report_pair(b, a, asked.games, asked.seed, chosen)


if __name__ == "__main__":
    main()
