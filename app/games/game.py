"""The contract every game signs: a frozen record of pure functions over frozen values.

The table plays any game through this record alone. It does not know what a move means, and nothing
here knows a clock, a random number, a file or a pixel: chance is asked for, and comes back as a move.
"""

import enum
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NewType, TypeVar

from msgspec import Struct, field

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""


class Way(enum.Enum):
    """How a game is carried: as a companion of the physical box, or whole on this screen."""

    BOX = "box"
    SCREEN = "screen"


# ---------------------------------------------------------------- setup, moves, chance

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT", bound="Move")
EventT = TypeVar("EventT")
OptionsT = TypeVar("OptionsT")


class Setup(Struct, Generic[OptionsT], frozen=True):
    """Everything a game starts from. Equal setups and equal moves give equal states."""

    seats: int
    first: Seat
    options: OptionsT


class Move(Struct, frozen=True, tag=True):
    """An imperative of one seat. Games derive their moves from this and name them as verbs."""

    seat: Seat


class Shuffle(Struct, frozen=True, tag=True):
    """A request: put `count` things in random order."""

    count: int


class Roll(Struct, frozen=True, tag=True):
    """A request: roll one die with `faces` faces for a seat."""

    seat: Seat
    faces: int = 6


Request = Shuffle | Roll


class Shuffled(Struct, frozen=True, tag=True):
    """A fulfilled Shuffle: `order[i]` is the old place of the thing that now lies at place i."""

    order: tuple[int, ...]


class Rolled(Struct, frozen=True, tag=True):
    """A fulfilled Roll and where the face came from: `die`, `typed`, `screen` or `corrected` by hand."""

    face: int
    source: str = "screen"


ChanceMove = Shuffled | Rolled


# ---------------------------------------------------------------- what a state answers


class Waiting(Struct, frozen=True):
    """The seats that may move now, in the order of play; more than one where turns are simultaneous.

    `settled` are seats that nobody waits for, but that may still change what they did: a card that was
    chosen face down. Their last move is taken back without asking anybody.
    """

    seats: tuple[Seat, ...]
    settled: tuple[Seat, ...] = ()


class Chance(Struct, frozen=True):
    """The rules wait for luck; the table answers with the matching ChanceMove."""

    request: Request


class Result(Struct, frozen=True):
    """How a game ended: `places[seat]` counts from 1, ties share a place and the next one is skipped."""

    places: tuple[int, ...]
    reason: str = "points"

    @property
    def winners(self) -> tuple[Seat, ...]:
        """All seats on the first place."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


class Over(Struct, frozen=True):
    """Nobody moves any more."""

    result: Result


Turn = Waiting | Chance | Over


ReasonT = TypeVar("ReasonT")


class Refusal(Struct, Generic[ReasonT], frozen=True):
    """Why a move is not allowed: the rule's id, a key for the sentence, and the values it names.

    Each game, and the table, says with a type which reasons there are, and the interface has a sentence for each.
    """

    rule: str
    key: ReasonT
    values: Mapping[str, str | int] = field(default_factory=dict)


class Step(Struct, Generic[StateT, EventT], frozen=True):
    """A played move: the state after it and what happened, as facts in the past tense.

    `sealed` says that the move told or ended something (a done, a reveal): it can be taken back only
    with the table's consent. Chance always seals; the game need not say so.
    """

    state: StateT
    events: tuple[EventT, ...] = ()
    sealed: bool = False


class ScoreLine(Struct, frozen=True):
    """One row of the score table; None where nothing is known yet."""

    name: str
    points: tuple[int | None, ...]


class Scoreboard(Struct, frozen=True):
    """Live scores: rows by name, totals per seat (None: none yet, or gave up), places by the game's own measure."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int | None, ...]
    lowest_wins: bool = False


class IllegalMove(Exception):
    """A refused move was played all the same. Refusals are data; playing one is a bug."""

    def __init__(self, move: object, refusal: "AnyRefusal") -> None:
        super().__init__(f"{move!r} is refused by {refusal.rule}: {refusal.key} {dict(refusal.values)}")
        self.move = move
        self.refusal = refusal


@dataclass(frozen=True)
class Game(Generic[StateT, MoveT, EventT, OptionsT]):
    """The record a game exports (as ON_SCREEN or BESIDE_BOX).

    `moves` and `options` are the types the codec decodes; `moves` is the union of the game's Move
    classes, without ChanceMove. `view` with seat None is what a bystander may see. `score` is live.
    `hides` says that views keep something back: as long as a match is open its code, from which every shuffle
    follows, is shown nowhere. A game of which everybody sees everything may say that it hides nothing.
    """

    name: str
    way: Way
    seats: range
    moves: Any
    options: type[OptionsT]
    start: Callable[[Setup[OptionsT]], StateT]
    turn: Callable[[StateT], Turn]
    legal: Callable[[StateT, Seat], Iterator[MoveT]]
    refusal: Callable[[StateT, MoveT | ChanceMove], Refusal[Any] | None]
    play: Callable[[StateT, MoveT | ChanceMove], Step[StateT, EventT]]
    score: Callable[[StateT], Scoreboard]
    view: Callable[[StateT, Seat | None], StateT]
    hides: bool = True


AnyGame = Game[Any, Any, Any, Any]
AnySetup = Setup[Any]
AnyRefusal = Refusal[Any]


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats once, clockwise from `first`."""
    return tuple(Seat((first + step) % seats) for step in range(seats))


def places(totals: tuple[int, ...], *, lowest_wins: bool = False) -> tuple[int, ...]:
    """Rank totals from 1; equal totals share a place and the next place is skipped."""
    sign = -1 if lowest_wins else 1
    return tuple(1 + sum(sign * other > sign * total for other in totals) for total in totals)
