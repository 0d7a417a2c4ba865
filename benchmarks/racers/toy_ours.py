"""Tic-tac-toe on our contract: refusal, play, whose turn it is then, and the state as JSON."""

import json
import sys
from pathlib import Path

import msgspec

from benchmarks.racers.numbers import per_second, tell

sys.path.insert(0, str(Path("tests", "games").resolve()))
import toys

from app.games.game import AnyGame, Seat, Setup

GAME: AnyGame = toys.TIC_TAC_TOE
games: list[list[int]] = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))


def play_all() -> int:
    """Play every game; the number of moves."""
    done = 0
    for squares in games:
        state = GAME.start(Setup(2, Seat(0), toys.NoOptions()))
        for n, square in enumerate(squares):
            move = toys.Mark(Seat(n % 2), square)
            assert GAME.refusal(state, move) is None
            state = GAME.play(state, move).state
            GAME.turn(state)
            msgspec.json.encode(state)
            done += 1
    return done


tell(moves=per_second(play_all, float(sys.argv[2])))
