"""Starts from a code: pieces spread over the whole yard, as M6 advises; the same code gives the same start."""

from app.games.locomotion.start import Start, is_big_enough, start_fault
from app.games.locomotion.train import COLOURS
from app.games.locomotion.yard.network import Point, Yard
from app.games.luck import Luck

_CHOICE = 3
"""A piece stands on one of so many points that are farthest from the others."""


def spread_start(yard: Yard, players: int, code: int, wagons: int = 0) -> Start:
    """Return a placement for so many players; with `wagons` also an order of so many, for solo (M26).

    ValueError where the yard is too small (M6).
    """
    if not is_big_enough(yard, players):
        raise ValueError(f"{len(yard.places)} points are too few for {players} players")
    luck = Luck(code)
    while True:
        start = _tried(yard, players, wagons, luck)
        if start_fault(yard, start, players) is None:
            return start


def _tried(yard: Yard, players: int, wagons: int, luck: Luck) -> Start:
    spots = _spots(yard, 5 * players, luck)
    engines = tuple((spot, luck.one_of(yard.neighbours[spot])) for spot in spots[:players])
    colours = [colour for _ in range(players) for colour in luck.shuffled(COLOURS)]
    loose = tuple(sorted(zip(spots[players:], colours, strict=True), key=lambda wagon: wagon[0]))
    return Start(engines, loose, luck.shuffled(COLOURS)[:wagons])


def _spots(yard: Yard, count: int, luck: Luck) -> list[Point]:
    """Return points far from each other, one after the other."""
    points = range(len(yard.places))
    spots = [luck.one_of(points)]
    nearest = distances(yard, spots[0])
    while len(spots) < count:
        free = luck.shuffled([point for point in points if point not in spots])
        spot = luck.one_of(sorted(free, key=lambda point: -nearest[point])[:_CHOICE])
        spots.append(spot)
        nearest = [min(pair) for pair in zip(nearest, distances(yard, spot), strict=True)]
    return spots


def distances(yard: Yard, point: Point) -> list[int]:
    """Return how many rails lie between a point and every point, whatever stands there and however sharp."""
    far = [-1] * len(yard.places)
    far[point], queue = 0, [point]
    for here in queue:
        for there in yard.neighbours[here]:
            if far[there] < 0:
                far[there] = far[here] + 1
                queue.append(there)
    return far
