"""How a bot plans: which wagons it goes for, and a route for its own order among everything that stands about.

The other trains and the wagons it does not want are obstacles that stand still; every turn is planned anew. It knows
no luck and no opponent's plan.
"""

from collections.abc import Iterator
from itertools import islice, product
from typing import NamedTuple

from app.games.locomotion.order import Order, counts
from app.games.locomotion.screen.state import State
from app.games.locomotion.search.puzzle import BestKnown, Proven, Puzzle, Route
from app.games.locomotion.search.solver import first_route, solve
from app.games.locomotion.spread import distances
from app.games.locomotion.train import Colour
from app.games.locomotion.yard.network import Point

Wagons = tuple[tuple[Point, Colour], ...]


class Style(NamedTuple):
    """How a bot plans.

    choices   wagons of a colour it considers, the nearest first
    tries     combinations of wagons it makes a route for
    ahead     wagons it plans for at a time; 0 is the whole order
    budget    situations it looks at for a route
    polish    situations it looks at to make each route shorter; 0 is not at all
    """

    choices: int
    tries: int
    ahead: int
    budget: int
    polish: int = 0


def planned(state: State, style: Style) -> Route:
    """Return a route towards the order of the current seat; empty when none is found."""
    asked = _asked(state, style)
    puzzles = islice(_puzzles(state, style, asked, walls=True), style.tries)
    routes = [route for puzzle in puzzles if (route := _route(puzzle, style)) is not None]
    return min(routes, key=len) if routes else _hoped(state, style, asked)


def _route(puzzle: Puzzle, style: Style) -> Route | None:
    """Return a route, a shortest one when it can be proven at that price.

    Only shortest routes stay good from turn to turn: what is left of one is a shortest one again.
    """
    if style.polish:
        answer = solve(puzzle, style.polish)
        if isinstance(answer, Proven | BestKnown):
            return answer.route
    return first_route(puzzle, style.budget)


def _hoped(state: State, style: Style, asked: Order) -> Route:
    """Return a route as if the other trains were gone by then; else as if the unwanted wagons were, too."""
    for walls in (True, False):
        for puzzle in islice(_puzzles(state, style, asked, walls=walls, trains=False), style.tries):
            route = first_route(puzzle, style.budget)
            if route is not None:
                return route
    return ()


def _asked(state: State, style: Style) -> Order:
    """Return the order as far as this bot looks ahead of what it has well placed."""
    if not style.ahead:
        return state.order
    train, placed = state.train, 0
    if counts(train, state.options.either_end):
        while placed < min(len(train.wagons), len(state.order)) and train.wagons[placed] is state.order[placed]:
            placed += 1
    return state.order[: placed + style.ahead]


def _puzzles(state: State, style: Style, asked: Order, *, walls: bool, trains: bool = True) -> Iterator[Puzzle]:
    """Yield the puzzle for each combination of wagons, the nearest first."""
    own = state.train
    standing = {point for train in state.trains if train is not own for point in train.points} if trains else set()
    for chosen in _combinations(state, style, asked):
        wanted = {point for point, _ in chosen}
        others = {point for point, _ in state.loose if point not in wanted} if walls else set()
        yield Puzzle(
            state.yard, own, tuple(sorted(chosen)), asked, state.options.either_end, frozenset(standing | others)
        )


def _combinations(state: State, style: Style, asked: Order) -> list[Wagons]:
    """Return the wagons to go for, one of each colour that is asked for and not in the train yet."""
    near = distances(state.yard, state.train.locomotive)
    there: dict[Colour, list[Point]] = {}
    for point, colour in sorted(state.loose, key=lambda wagon: near[wagon[0]]):
        there.setdefault(colour, []).append(point)
    missing = [colour for colour in asked if colour not in state.train.wagons]
    choices = [[(point, colour) for point in there.get(colour, ())[: style.choices]] for colour in missing]
    return sorted(product(*choices), key=lambda wagons: _tour(state, wagons))


def _tour(state: State, wagons: Wagons) -> int:
    """Return how far it is from the locomotive to one wagon after the other, as rails lie."""
    here, length = state.train.last, 0
    for point, _ in wagons:
        length += distances(state.yard, here)[point]
        here = point
    return length
