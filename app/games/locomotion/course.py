"""What both ways share about the course of a game: the variants, how it can end, and the roll for the first turn."""

import enum
from typing import Protocol

from msgspec import Struct

from app.games.game import ChanceMove, Request, Roll, Rolled, Seat, Shuffle, Shuffled, clockwise
from app.games.locomotion.refusals import Refusal

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


class Switches(Protocol):
    """What both ways are set up with: see the options of each."""

    @property
    def variant(self) -> Variant: ...  # noqa: D102 - told by the options
    @property
    def wagons(self) -> int: ...  # noqa: D102
    @property
    def steps_only(self) -> bool: ...  # noqa: D102
    @property
    def rounds(self) -> int | None: ...  # noqa: D102
    @property
    def games(self) -> int: ...  # noqa: D102


def course_refusal(seats: int, first: Seat, told: Switches) -> Refusal | None:
    """Say why players and switches do not fit together, in either way (M6, M8, M9, M29, M30, M50)."""
    is_solo = told.variant is Variant.SOLO
    if not (1 if is_solo else 2) <= seats <= 4:
        return Refusal("M6", "seats", {"seats": seats})
    if not 0 <= first < seats:
        return Refusal("M9", "first", {"seat": first})
    if not 2 <= told.wagons <= 4:
        return Refusal("M8", "wagons", {"wagons": told.wagons})
    if told.rounds is not None and (is_solo or told.rounds < 1):
        return Refusal("M30", "rounds", {"rounds": told.rounds})
    if told.games < 1 or (is_solo and told.games > 1):
        return Refusal("M29", "games", {"games": told.games})
    return Refusal("M50", "steps_only") if told.steps_only and not is_solo else None


def over_reason(variant: Variant, seats: int, games: int, ending: Ending | None) -> str:
    """Return the reason of a result: how the one game ended, or what was played."""
    if variant is Variant.SOLO:
        return "solo" if seats == 1 else "competition"
    return "tournament" if games > 1 or ending is None else ending.value


def chance_refusal(rule: str, wanted: Request | None, move: ChanceMove) -> Refusal | None:
    """Say why luck is not what is awaited, under the rule that awaits it (M7, M8, M9, M20)."""
    match wanted, move:
        case Shuffle(count), Shuffled(order):
            is_shuffle = sorted(order) == list(range(count))
            return None if is_shuffle else Refusal(rule, "not_a_shuffle", {"cards": count})
        case Roll(_, faces), Rolled(face):
            return None if 1 <= face <= faces else Refusal(rule, "no_such_face", {"face": face})
        case _:
            return Refusal(rule, "no_such_chance")
