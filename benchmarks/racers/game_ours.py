"""Random matches of one of our games from a script: read a move, check and make it, write the state."""

import importlib
import importlib.util
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from app import catalog
from app.games.game import AnyGame, Chance, ChanceMove, Over, Rolled, Seat, Setup, Shuffle, Shuffled, Way
from benchmarks.racers.numbers import per_second, tell

LONGEST = 200
Script = tuple[Any, list[bytes], int]


def setups(game: AnyGame) -> list[Setup[Any]]:
    """Return the setups that the tests use for this game, or its default options with most seats."""
    sys.path.insert(0, str(Path("tests", "games").resolve()))
    name = f"setups_{game.name}"
    own = importlib.import_module(name).SETUPS[game.way] if importlib.util.find_spec(name) else ()
    return list(own) or [Setup(game.seats[-1], Seat(0), game.options())]


def luck_of(turn: Chance, luck: random.Random) -> ChanceMove:
    """Fulfil a request."""
    request = turn.request
    if isinstance(request, Shuffle):
        return Shuffled(tuple(luck.sample(range(request.count), request.count)))
    return Rolled(luck.randint(1, request.faces))


def script(game: AnyGame, setup: Setup[Any], seed: int) -> Script:
    """Play once at random; the start, every move as JSON, and how many of them seats made."""
    luck = random.Random(seed)  # noqa: S311 - the same matches every time
    start = state = game.start(setup)
    lines, made = [], 0
    while made < LONGEST and not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            move = luck_of(turn, luck)
        else:
            move = luck.choice(list(game.legal(state, luck.choice(turn.seats))))
            made += 1
        lines.append(msgspec.json.encode(move))
        state = game.play(state, move).state
    return start, lines, made


def main(name: str, way: str, seconds: float) -> None:
    """Measure."""
    game = catalog.games()[name, Way(way)]
    reader = msgspec.json.Decoder(game.moves | Shuffled | Rolled)
    writer = msgspec.json.Encoder()
    scripts = [script(game, setup, seed) for seed, setup in enumerate(setups(game))]

    def play_all() -> int:
        done = 0
        for start, lines, made in scripts:
            state = start
            for line in lines:
                move = reader.decode(line)
                assert game.refusal(state, move) is None
                state = game.play(state, move).state
                writer.encode(state)
            done += made
        return done

    tell(moves=per_second(play_all, seconds))


main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
