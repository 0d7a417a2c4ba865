"""How strong the Locomotion bots are: how often each level wins against each other, and how long its turns take.

    python benchmarks/locomotion_bots.py --games 40 --variant die

plays games of two on yards and starts from fixed codes; each is played twice with the seats changed. A game that no
one has won after many rounds goes to the most well-placed wagons, as at the table (M30).
"""

import argparse
import time
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from app.games.game import Chance, Over, Roll, Rolled, Seat, Setup, Shuffle, Shuffled
from app.games.locomotion.bot.advice import Level, advise
from app.games.locomotion.course import Variant
from app.games.locomotion.screen import game as screen
from app.games.locomotion.spread import spread_start
from app.games.locomotion.yard.generator import Difficulty, Shape, generated_yard
from app.games.luck import Luck

ROUNDS = 60


class Kind(NamedTuple):
    """What is played: die or speed, how many rails a yard has, how many wagons the order asks for."""

    variant: Variant = Variant.DIE
    rails: int = 30
    wagons: int = 4


class Table(NamedTuple):
    """A finished game: places by seat, rounds, how it ended, how long each turn was thought about, in seconds."""

    places: tuple[int, ...]
    rounds: int
    reason: str
    seconds: tuple[tuple[float, ...], ...]


def setup(seats: int, kind: Kind, code: int) -> Setup[screen.Options]:
    """Return a game on a yard and with a placement from a code."""
    yard = generated_yard(kind.rails, list(Difficulty)[code % 3], Shape.LANDSCAPE, code)
    starts = (spread_start(yard, seats, code),)
    return Setup(seats, Seat(0), screen.Options(yard, kind.variant, kind.wagons, starts=starts, rounds=ROUNDS))


def played(levels: tuple[Level, ...], code: int, kind: Kind) -> Table:
    """Let bots play one game to its end."""
    chance, luck = Luck(code), Luck(code + 1)
    seconds: list[list[float]] = [[] for _ in levels]
    state = screen.start(setup(len(levels), kind, code))
    while not isinstance(turn := screen.turn(state), Over):
        if isinstance(turn, Chance):
            state = screen.play(state, chance_of(turn.request, chance)).state
            continue
        seat = turn.seats[0]
        begun = time.process_time()
        moves = advise(screen.view(state, seat), seat, levels[seat], luck.bits())
        seconds[seat].append(time.process_time() - begun)
        for move in moves:
            state = screen.play(state, move).state
    return Table(turn.result.places, state.round, turn.result.reason, tuple(map(tuple, seconds)))


def chance_of(request: Shuffle | Roll, luck: Luck) -> Shuffled | Rolled:
    """Answer the table's luck."""
    match request:
        case Shuffle(count):
            return Shuffled(luck.shuffled(range(count)))
        case Roll(_, faces):
            return Rolled(1 + luck.below(faces))


def tournament(a: Level, b: Level, games: int, seed: int, kind: Kind) -> Iterator[tuple[float, Table]]:
    """Play a against b and yield a's share of each win, with the table; every deal is played from both seats."""
    for number in range(games):
        levels = (b, a) if number % 2 else (a, b)
        table = played(levels, seed + number // 2, kind)
        one, other = table.places[number % 2], table.places[1 - number % 2]
        yield (1.0 if one < other else 0.5 if one == other else 0.0), table


def report_pair(a: Level, b: Level, games: int, seed: int, kind: Kind) -> None:
    """Print how often a wins against b; a tie is half a win."""
    results = list(tournament(a, b, games, seed, kind))
    wins = sum(share for share, _ in results)
    rounds = sum(table.rounds for _, table in results) / games
    orders = sum(table.reason == "order" for _, table in results)
    turns = sorted(second for n, (_, table) in enumerate(results) for second in table.seconds[n % 2])
    median, most = (1000 * turns[len(turns) * share // 100] for share in (50, 95))
    print(
        f"{kind.variant.value:5} {a.value:8} against {b.value:8} wins {wins / games:5.0%} of {games}"
        f"   {rounds:4.1f} rounds, {orders} by the order"
        f"   turn of {a.value}: median {median:4.0f} ms, 95 % {most:4.0f} ms, longest {1000 * turns[-1]:4.0f} ms",
        flush=True,
    )


def main() -> None:
    """Measure pairs."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=20, help="games for each pair (at least 1)")
    parser.add_argument("--seed", type=int, default=1, help="the code of the first yard")
    parser.add_argument("--variant", choices=("die", "speed"), default="die")
    parser.add_argument("--rails", type=int, default=30, help="rails of each yard, 13 to 45")
    parser.add_argument("--wagons", type=int, default=4, help="wagons the order asks for, 2 to 4")
    asked = parser.parse_args()
    kind = Kind(Variant(asked.variant), asked.rails, asked.wagons)
    for a, b in combinations(tuple(Level)[1:], 2):
        report_pair(b, a, asked.games, asked.seed, kind)


if __name__ == "__main__":
    main()
