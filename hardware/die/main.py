"""What the Pico runs when it gets power; with the service pin at ground nothing, so that files can be copied."""

from die_firmware.board import Board
from die_firmware.die import Die

board = Board()
if not board.is_in_service():
    Die(board).run()
