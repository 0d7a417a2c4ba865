"""Random games of tic-tac-toe as lists of squares, the same for every contestant."""

import random

import toys

from app.games.game import Over, Seat, Setup


def random_games(count: int) -> list[list[int]]:
    """Return `count` whole games, seat 0 first."""
    luck = random.Random(3)  # noqa: S311 - the same games every time
    return [one_game(luck) for _ in range(count)]


def one_game(luck: random.Random) -> list[int]:
    """Play one game at random."""
    board, squares = toys.ttt_start(Setup(2, Seat(0), toys.NoOptions())), []
    while not isinstance(toys.ttt_turn(board), Over):
        move = luck.choice(list(toys.ttt_legal(board, board.to_move)))
        squares.append(move.square)
        board = toys.ttt_play(board, move).state
    return squares
