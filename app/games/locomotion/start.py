"""A start: where the locomotives and wagons stand before the first turn, and for solo perhaps the order (M6, M26)."""

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from app.games.locomotion.order import Order
from app.games.locomotion.train import COLOURS, Colour, Train, lone
from app.games.locomotion.trapped import is_trapped
from app.games.locomotion.yard import Point, Yard

LEAST_POINTS = 5
"""A yard needs more points than this for each player (M6)."""


class Start(Struct, frozen=True):
    """A finished placement; nothing is coupled, even if touching (M6).

    locomotives    in colour order: the point, and the neighbour at the other end of the rail its rear is on
    wagons         the point and colour of every wagon, four colours for each locomotive, by point
    order          the order, or nothing when it is to be drawn (M8)
    """

    locomotives: tuple[tuple[Point, Point], ...]
    wagons: tuple[tuple[Point, Colour], ...]
    order: Order = ()

    @property
    def trains(self) -> tuple[Train, ...]:
        """The locomotives as trains without wagons."""
        return tuple(lone(point, rail) for point, rail in self.locomotives)


def is_big_enough(yard: Yard, players: int) -> bool:
    """Say whether a yard has more than five points for each player (M6)."""
    return len(yard.places) > LEAST_POINTS * players


def trapped_by(yard: Yard, trains: tuple[Train, ...], loose: Mapping[Point, Colour]) -> Iterator[int]:
    """Yield the numbers of the trains that are trapped, counted from 0 (M6, M21)."""
    pieces = {point for train in trains for point in train.points} | set(loose)
    for number, train in enumerate(trains):
        if is_trapped(yard, train, pieces.difference(train.points), loose):
            yield number


StartFault = Literal["pieces", "off_yard", "same_point", "no_rail", "order", "trapped"]


def start_fault(yard: Yard, start: Start, players: int) -> StartFault | None:
    """Say what is wrong with a placement for so many players (M6), None when it is fine."""
    points = [point for point, _ in (*start.locomotives, *start.wagons)]
    colours = sorted(colour.value for _, colour in start.wagons)
    if len(start.locomotives) != players or colours != sorted(colour.value for colour in COLOURS * players):
        return "pieces"
    if not all(0 <= point < len(yard.places) for point in points):
        return "off_yard"
    if len(set(points)) != len(points):
        return "same_point"
    if not all(yard.is_rail(*pose) for pose in start.locomotives):
        return "no_rail"
    if start.order and (len(set(start.order)) != len(start.order) or not 2 <= len(start.order) <= 4):
        return "order"
    return "trapped" if tuple(trapped_by(yard, start.trains, dict(start.wagons))) else None
