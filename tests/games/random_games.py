"""Every game found in app.games with every setup, and whole games of them played at random.

A game may bring `setups_<name>.py`: SETUPS by way, and `twins(state, seat)`, states that differ only in what that
seat may not see. Every game whose options all have defaults is tried with those; one that needs something to play
on, such as a sheet, brings setups for every number of seats.
"""

import importlib
import importlib.util
import pkgutil
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest
import toys

import app.games
from app.games.game import AnyGame, Chance, ChanceMove, Game, Over, Rolled, Seat, Setup, Shuffle, Shuffled

SEEDS = (1, 2)
LONGEST = 5000
Twins = Callable[[Any, Seat], Iterator[Any]]


class Case(NamedTuple):
    """A game, how it is set up, and what looks the same to a seat."""

    game: AnyGame
    setup: Setup[Any]
    twins: Twins


class Visit(NamedTuple):
    """A state of a random game and the move that was played from it."""

    state: Any
    move: Any


def discovered() -> list[AnyGame]:
    """Return the games that the packages in app.games export."""
    names = [f"app.games.{found.name}" for found in pkgutil.iter_modules(app.games.__path__) if found.ispkg]
    modules = [importlib.import_module(name) for name in names]
    return [value for module in modules for value in vars(module).values() if isinstance(value, Game)]


def no_twins(state: Any, seat: Seat) -> Iterator[Any]:
    return iter(())


def has_defaults(game: AnyGame) -> bool:
    return not any(option.required for option in msgspec.structs.fields(game.options))


def cases() -> Iterator[Case]:
    """Yield every game with its default options for each number of seats, and with its own setups."""
    for game in discovered():
        has_own = importlib.util.find_spec(f"setups_{game.name}") is not None
        own = importlib.import_module(f"setups_{game.name}") if has_own else None
        twins = getattr(own, "twins", no_twins)
        if has_defaults(game):
            for seats in game.seats:
                yield Case(game, Setup(seats, Seat(seats - 1), game.options()), twins)
        for setup in own.SETUPS[game.way] if own else ():
            yield Case(game, setup, twins)
    yield Case(toys.TIC_TAC_TOE, Setup(2, Seat(1), toys.NoOptions()), no_twins)
    for seats in toys.HIGH_OR_LOW.seats:
        yield Case(toys.HIGH_OR_LOW, Setup(seats, Seat(0), toys.NoOptions()), toys.hl_twins)


CASES = list(cases())


def seats_of(case: Case) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(case.setup.seats))


def luck(request: Any, source: random.Random) -> ChanceMove:
    """Fulfil a request as the table does."""
    if isinstance(request, Shuffle):
        return Shuffled(tuple(source.sample(range(request.count), request.count)))
    return Rolled(source.randint(1, request.faces))


def wishes(case: Case, state: Any) -> list[Any]:
    return [move for seat in seats_of(case) for move in case.game.legal(state, seat)]


@cache
def random_game(index: int, seed: int) -> tuple[tuple[Visit, ...], Any]:
    """Play a case at random; return the visits and the last state."""
    case, source = CASES[index], random.Random(seed)  # noqa: S311  luck, not secrets
    state, visits = case.game.start(case.setup), []
    while not isinstance(turn := case.game.turn(state), Over):
        if len(visits) == LONGEST:
            pytest.fail(f"no end after {LONGEST} moves")
        is_luck = isinstance(turn, Chance)
        move = luck(turn.request, source) if is_luck else source.choice(wishes(case, state))
        visits.append(Visit(state, move))
        state = case.game.play(state, move).state
    return tuple(visits), state
