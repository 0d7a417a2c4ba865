"""What both ways share about the course of a game: the variants, how it can end, and the roll for the first turn."""

import enum

from msgspec import Struct

from app.games.game import Seat, clockwise

FACES = 6
"""The die rolls 1 to 6 (M20)."""


class Variant(enum.Enum):
    """What says how far a train may go: the die (M20), speed cards (M23), or nothing (M26)."""

    DIE = "die"
    SPEED = "speed"
    SOLO = "solo"


class Ending(enum.Enum):
    """How a game ended: the order was coupled (M22), all trapped (M21), the rounds or everyone agreed (M30)."""

    ORDER = "order"
    TRAPPED = "trapped"
    ROUNDS = "rounds"
    AGREEMENT = "agreement"


class RollOff(Struct, frozen=True):
    """The rolls for the first turn (M9).

    seats   those still in it, in the order in which they roll
    faces   what they rolled, as far as they have; a tie begins again with the tied seats
    """

    seats: tuple[Seat, ...] = ()
    faces: tuple[int, ...] = ()

    @property
    def next(self) -> Seat:
        """The seat that rolls next."""
        return self.seats[len(self.faces)]

    @property
    def best(self) -> tuple[Seat, ...]:
        """The seats with the highest face, once all have rolled; before that none."""
        if len(self.faces) < len(self.seats):
            return ()
        return tuple(seat for seat, face in zip(self.seats, self.faces, strict=True) if face == max(self.faces))

    def rolled(self, face: int) -> "RollOff":
        """Return the roll-off with one more face."""
        return RollOff(self.seats, (*self.faces, face))


def placing_first(first: Seat, game: int, seats: int) -> Seat:
    """Return the seat that places first in a game of a tournament, counted from 1: it moves clockwise (M29)."""
    return clockwise(first, seats)[(game - 1) % seats]
