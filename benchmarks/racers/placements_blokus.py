"""blokus-gym on a 14 by 14 board: every legal place of every piece, after a few moves.

The package asks for torch and matplotlib only to keep its board and to draw it. A numpy array keeps the board
here, which reads faster than a tensor does; nothing is drawn.
"""

import random
import sys
import time
from types import ModuleType

import numpy

from benchmarks.racers.numbers import tell

torch, pyplot, matplotlib = ModuleType("torch"), ModuleType("matplotlib.pyplot"), ModuleType("matplotlib")
torch.zeros, torch.int32 = (lambda size, dtype: numpy.zeros(size, dtype)), numpy.int32  # type: ignore[attr-defined]
pyplot.ion = lambda: None  # type: ignore[attr-defined]
gym = {name: ModuleType(name) for name in ("gym", "gym.envs", "gym.envs.registration")}
gym["gym.envs.registration"].register = lambda **_: None  # type: ignore[attr-defined]
envs = ModuleType("blokus_gym.envs")  # its own imports the whole gym; only its board, game and players are wanted
sys.modules |= {"torch": torch, "matplotlib": matplotlib, "matplotlib.pyplot": pyplot, **gym}

import blokus_gym  # noqa: E402 - needs the modules above

envs.__path__ = [f"{blokus_gym.__path__[0]}/envs"]
sys.modules["blokus_gym.envs"] = envs
from blokus_gym.envs.game.blokus_game import BlokusGame  # noqa: E402
from blokus_gym.envs.game.board import Board  # noqa: E402
from blokus_gym.envs.players.player import Player  # noqa: E402
from blokus_gym.envs.shapes.shapes import get_all_shapes  # noqa: E402

BOARD, MOVES = 14, 4


def main(seconds: float) -> None:
    """Measure."""
    luck = random.Random(2)  # noqa: S311 - the same position every time
    pieces = get_all_shapes()
    board = Board(BOARD)
    game = BlokusGame(board, pieces)
    player = Player(1, "one", pieces, game, deterministic=True)
    game.add_player(player)
    for _ in range(MOVES):
        large = [piece for piece in pieces if piece.size == 5 and piece.label in player.all_labels_to_move]
        move = luck.choice(sorted(player.possible_moves(luck.sample(large, 2)), key=str))
        board.update(player, move)
        player.update_player(move, board)
        player.remove_piece(move)
        game.rounds = game.number_of_players
    left = [piece for piece in pieces if piece.label in player.all_labels_to_move]
    found, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        found += len(player.possible_moves(left))
    tell(places=found / spent)


main(float(sys.argv[1]))
