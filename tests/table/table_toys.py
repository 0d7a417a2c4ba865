"""A small game with everything the table cares about, and a clock that tests turn."""

import random
from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import (
    Chance,
    ChanceMove,
    Game,
    IllegalMove,
    Move,
    Over,
    Refusal,
    Result,
    Roll,
    Rolled,
    Scoreboard,
    ScoreLine,
    Seat,
    Setup,
    Shuffle,
    Shuffled,
    Step,
    Turn,
    Waiting,
    Way,
    places,
)
from app.table.match.seats import FIGURES, Player


class HandClock:
    """Stands still until a test turns it."""

    def __init__(self) -> None:
        self.seconds = 100.0
        self.date = 1_800_000_000.0

    def now(self) -> float:
        return self.seconds

    def wall(self) -> float:
        return self.date

    def turn(self, seconds: float) -> None:
        self.seconds += seconds
        self.date += seconds


# ---------------------------------------------------------------- the toy: collect points from a deck


class Options(Struct, frozen=True):
    """How long, and how many cards."""

    passes: int = 6
    cards: int = 8


class Add(Move, frozen=True):
    """Take points, as often as you like; free to take back."""

    points: int


class Draw(Move, frozen=True):
    """Turn over the top card: everybody sees it."""


class Riffle(Move, frozen=True):
    """Put the deck in another order."""


class Throw(Move, frozen=True):
    """Roll the die for points."""


class Hide(Move, frozen=True):
    """Write down a number only you may see."""

    number: int


class Done(Move, frozen=True):
    """Hand over to the next seat."""


class Happened(Struct, frozen=True, tag=True):
    """Something happened."""

    what: str


class State(Struct, frozen=True):
    """Whose turn, what is where, and the chance that is due."""

    deck: tuple[int, ...]
    points: tuple[int, ...]
    hidden: tuple[int | None, ...]
    active: Seat
    passes: int
    request: Shuffle | Roll | None


MASK = -1


def start(setup: Setup[Options]) -> State:
    return State(
        deck=tuple(range(setup.options.cards)),
        points=(0,) * setup.seats,
        hidden=(None,) * setup.seats,
        active=setup.first,
        passes=setup.options.passes,
        request=Shuffle(setup.options.cards),
    )


def turn(state: State) -> Turn:
    if state.request is not None:
        return Chance(state.request)
    if state.passes <= 0:
        return Over(Result(places(state.points)))
    return Waiting((state.active,))


def legal(state: State, seat: Seat) -> Iterator[Any]:
    for move in (Add(seat, 1), Add(seat, 2), Draw(seat), Riffle(seat), Throw(seat), Done(seat)):
        if refusal(state, move) is None:
            yield move
    for number in range(4):
        if refusal(state, Hide(seat, number)) is None:
            yield Hide(seat, number)


def refusal(state: State, move: Any) -> Refusal | None:
    match move, state.request:
        case Shuffled(order), Shuffle(count):
            return None if sorted(order) == list(range(count)) else Refusal("T1", "no-order")
        case Rolled(face), Roll(_, faces):
            return None if 1 <= face <= faces else Refusal("T2", "no-face", {"face": face})
        case (Shuffled() | Rolled(), _) | (_, Shuffle() | Roll()):
            return Refusal("T3", "not-now")
    if state.passes <= 0 or move.seat != state.active:
        return Refusal("T4", "not-your-turn")
    if isinstance(move, Draw | Riffle) and not state.deck:
        return Refusal("T5", "no-cards")
    return None


def play(state: State, move: Move | ChanceMove) -> Step[State, Happened]:
    refused = refusal(state, move)
    if refused is not None:
        raise IllegalMove(move, refused)
    after, is_sealed = _played(state, move)
    return Step(after, (Happened(repr(move)),), is_sealed)


def _played(state: State, move: Any) -> tuple[State, bool]:
    match move:
        case Shuffled(order):
            after = replace(state, deck=tuple(state.deck[place] for place in order), request=None)
        case Rolled(face):
            after = replace(state, points=_plus(state, face), request=None)
        case Add(_, points):
            after = replace(state, points=_plus(state, points))
        case Draw():
            after = replace(state, deck=state.deck[1:], points=_plus(state, state.deck[0]))
        case Riffle():
            after = replace(state, request=Shuffle(len(state.deck)))
        case Throw():
            after = replace(state, request=Roll(state.active))
        case Hide(seat, number):
            after = replace(state, hidden=(*state.hidden[:seat], number, *state.hidden[seat + 1 :]))
        case _:
            seat = Seat((state.active + 1) % len(state.points))
            after = replace(state, active=seat, passes=state.passes - 1)
    return after, isinstance(move, Draw | Done)


def _plus(state: State, points: int) -> tuple[int, ...]:
    seat = state.active
    return (*state.points[:seat], state.points[seat] + points, *state.points[seat + 1 :])


def score(state: State) -> Scoreboard:
    lines = (ScoreLine("points", state.points), ScoreLine("cards", (len(state.deck),) * len(state.points)))
    return Scoreboard(lines, state.points)


def view(state: State, seat: Seat | None) -> State:
    hidden = tuple(number if own == seat or number is None else MASK for own, number in enumerate(state.hidden))
    return replace(state, deck=(MASK,) * len(state.deck), hidden=hidden)


TOY = Game(
    name="toy",
    way=Way.SCREEN,
    seats=range(1, 5),
    moves=Add | Draw | Riffle | Throw | Hide | Done,
    options=Options,
    start=start,
    turn=turn,
    legal=legal,
    refusal=refusal,
    play=play,
    score=score,
    view=view,
)
"""It hides what a seat wrote down and the order of its deck."""

GAMES = {("toy", Way.SCREEN): TOY}


def seeded(seed: int) -> random.Random:
    """Return luck that is the same in every run."""
    return random.Random(seed)  # noqa: S311 nothing secret hangs on it


def players(seats: int) -> tuple[Player, ...]:
    names = ("Anna", "Ben", "Cleo", "Daan")
    return tuple(Player(names[seat], FIGURES[seat], profile=seat + 1) for seat in range(seats))


def setup(seats: int = 2, **options: int) -> Setup[Options]:
    return Setup(seats, Seat(0), Options(**options))
