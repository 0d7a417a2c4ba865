"""Placing locomotives and wagons by hand, seat by seat (M6): what is refused, what can be placed where."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.games.game import Seat, clockwise
from app.games.locomotion.refusals import Refusal
from app.games.locomotion.screen_moves import PlaceLocomotive, PlaceWagon
from app.games.locomotion.screen_state import State
from app.games.locomotion.start import trapped_by
from app.games.locomotion.train import COLOURS, lone
from app.games.locomotion.yard import Point


def placers(state: State) -> tuple[Seat, ...]:
    """Return the seats that place, in order: everyone, solo only the starter (M6, M27)."""
    return clockwise(state.starter, state.seats)[: state.locomotives]


def has_placed_locomotive(state: State) -> bool:
    """Say whether the current seat has placed its locomotive."""
    return len(state.trains) > placers(state).index(state.current)


def placing_left(state: State) -> int:
    """Return how many pieces the current seat has still to place."""
    return len(state.hand) + (not has_placed_locomotive(state))


def locomotive_refusal(state: State, move: PlaceLocomotive) -> Refusal | None:
    """Say why a locomotive cannot be placed so; it may trap nobody and not be trapped itself (M6)."""
    if has_placed_locomotive(state):
        return Refusal("M6", "placed_already")
    if refused := _not_empty(state, move.point):
        return refused
    if not state.yard.is_rail(move.point, move.rail):
        return Refusal("M6", "no_such_rail", {"point": move.point, "rail": move.rail})
    trains = (*state.trains, lone(move.point, move.rail))
    for number in trapped_by(state.yard, trains, dict(state.loose)):
        return Refusal("M6", "traps", {"colour": COLOURS[number].value, "point": trains[number].locomotive})
    return None


def wagon_refusal(state: State, move: PlaceWagon) -> Refusal | None:
    """Say why a wagon cannot be placed so (M6)."""
    if move.colour not in state.hand:
        return Refusal("M6", "placed_already", {"colour": move.colour.value})
    return _not_empty(state, move.point)


def _not_empty(state: State, point: Point) -> Refusal | None:
    if not 0 <= point < len(state.yard.places):
        return Refusal("M6", "no_point", {"point": point})
    return Refusal("M6", "occupied", {"point": point}) if point in standing(state) else None


def standing(state: State) -> set[Point]:
    """Return the points where something stands."""
    return {point for point, _ in state.loose}.union(*(train.points for train in state.trains))


def placings(state: State, seat: Seat) -> Iterator[PlaceLocomotive | PlaceWagon]:
    """Yield what the current seat can place where: first its locomotive, then its wagons in colour order.

    Wagons may be placed in any order and before the locomotive; that is not proposed.
    """
    taken = standing(state)
    empty = [point for point in range(len(state.yard.places)) if point not in taken]
    if not has_placed_locomotive(state):
        wishes = (PlaceLocomotive(seat, point, rail) for point in empty for rail in state.yard.neighbours[point])
        yield from (wish for wish in wishes if locomotive_refusal(state, wish) is None)
    elif state.hand:
        yield from (PlaceWagon(seat, point, state.hand[0]) for point in empty)


def with_locomotive(state: State, move: PlaceLocomotive) -> State:
    """Return the state with the locomotive placed."""
    return replace(state, trains=(*state.trains, lone(move.point, move.rail)))


def with_wagon(state: State, move: PlaceWagon) -> State:
    """Return the state with the wagon placed."""
    hand = tuple(colour for colour in state.hand if colour is not move.colour)
    return replace(state, loose=tuple(sorted((*state.loose, (move.point, move.colour)), key=by_point)), hand=hand)


def by_point(wagon: tuple[Point, object]) -> Point:
    """Return where a wagon stands: wagons are kept in this order."""
    return wagon[0]
