"""Random games of chess from a script: read a move, check and make it, write the position."""

import random
import sys

import chess

from benchmarks.racers.numbers import per_second, tell

LONGEST = 120


def script(luck: random.Random) -> list[str]:
    """Return one random game as UCI moves."""
    board, moves = chess.Board(), []
    while len(moves) < LONGEST and not board.is_game_over():
        move = luck.choice(list(board.legal_moves))
        moves.append(move.uci())
        board.push(move)
    return moves


games = [script(random.Random(seed)) for seed in range(6)]  # noqa: S311 - the same games every time


def play_all() -> int:
    """Play every game; the number of moves."""
    done = 0
    for moves in games:
        board = chess.Board()
        for move in moves:
            board.push_uci(move)
            board.fen()
            done += 1
    return done


tell(moves=per_second(play_all, float(sys.argv[1])))
