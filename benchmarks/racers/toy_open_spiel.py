"""Tic-tac-toe of OpenSpiel, the game written in Python: legal, apply, over or not, serialise."""

import json
import sys
from pathlib import Path

import pyspiel
from open_spiel.python.games import tic_tac_toe

from benchmarks.racers.numbers import per_second, tell

assert tic_tac_toe is not None  # importing it makes the game known
GAME = pyspiel.load_game("python_tic_tac_toe")
games: list[list[int]] = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))


def play_all() -> int:
    """Play every game; the number of moves."""
    done = 0
    for squares in games:
        state = GAME.new_initial_state()
        for square in squares:
            assert square in state.legal_actions()
            state.apply_action(square)
            state.is_terminal()
            state.serialize()
            done += 1
    return done


tell(moves=per_second(play_all, float(sys.argv[2])))
