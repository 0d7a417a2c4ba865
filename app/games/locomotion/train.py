"""A train: a locomotive and the wagons coupled to it, on a smooth path of points (M5)."""

import enum

from msgspec import Struct

from app.games.locomotion.yard.network import Point, Yard


class Colour(enum.Enum):
    """The colours of locomotives and wagons, in the order in which locomotives are used (M6)."""

    YELLOW = "yellow"
    RED = "red"
    GREEN = "green"
    BLUE = "blue"


COLOURS = tuple(Colour)


class End(enum.Enum):
    """The front or the rear, of a locomotive and of its whole train."""

    FRONT = "front"
    REAR = "rear"

    @property
    def other(self) -> "End":
        """The opposite end."""
        return End.REAR if self is End.FRONT else End.FRONT


class Train(Struct, frozen=True):
    """A locomotive, alone or with wagons.

    points   where its pieces stand: the locomotive, then the wagons from it outwards
    rail     the point at the other end of the rail the locomotive stands on: where the first wagon stands, or for
             a lone locomotive the point it came from (M5)
    end      the end of the locomotive towards that point: the one that holds the wagons (M11, M15)
    wagons   the colours of the wagons, from the locomotive outwards
    """

    points: tuple[Point, ...]
    rail: Point
    end: End
    wagons: tuple[Colour, ...] = ()

    @property
    def locomotive(self) -> Point:
        """Where the locomotive stands."""
        return self.points[0]

    @property
    def last(self) -> Point:
        """Where the last wagon stands, or the lone locomotive."""
        return self.points[-1]

    def lead(self, end: End) -> Point:
        """Return where the piece stands that enters the next point when this end leads (M10)."""
        return self.points[-1] if end is self.end else self.points[0]


def lone(point: Point, rail: Point, end: End = End.REAR) -> Train:
    """Return a locomotive without wagons, with that end on the rail to a neighbouring point (M5, M6)."""
    return Train((point,), rail, end)


def is_pose(yard: Yard, train: Train) -> bool:
    """Say whether a train stands as M5 asks: along rails, on different points, without a sharp joint."""
    points = train.points
    if len(points) != len(train.wagons) + 1 or len(set(points)) != len(points):
        return False
    path = points if train.wagons else (points[0], train.rail)
    if path[1] != train.rail or not yard.is_rail(path[0], path[1]):
        return False
    return all(
        after in yard.onward[point][before] for before, point, after in zip(path, path[1:], path[2:], strict=False)
    )
