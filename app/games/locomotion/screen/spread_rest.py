"""Placing what a seat has still in hand far from everything that stands, as M6 advises."""

from app.games.locomotion.screen.moves import PlaceLocomotive, PlaceWagon
from app.games.locomotion.screen.placing import placing_left, placings, standing, with_locomotive, with_wagon
from app.games.locomotion.screen.state import State
from app.games.locomotion.spread import distances
from app.games.luck import Luck

_CHOICE = 3
"""A piece stands on one of so many places that are farthest from the others."""


def spread_rest(state: State, code: int) -> tuple[PlaceLocomotive | PlaceWagon, ...]:
    """Return moves that place all the current seat has in hand; the same code gives the same places (M6).

    Fewer where no place is left that traps nobody.
    """
    luck, moves = Luck(code), list[PlaceLocomotive | PlaceWagon]()
    while placing_left(state):
        wishes = list(placings(state, state.current))
        if not wishes:
            break
        rows = [distances(state.yard, point) for point in standing(state)]
        far = {wish: min((row[wish.point] for row in rows), default=0) for wish in wishes}
        move = luck.one_of(sorted(luck.shuffled(wishes), key=lambda wish: -far[wish])[:_CHOICE])
        state = with_locomotive(state, move) if isinstance(move, PlaceLocomotive) else with_wagon(state, move)
        moves.append(move)
    return tuple(moves)
