"""What stands where, but for the locomotive's pose, packed into one integer: which wagons a train has, and the rest.

Wagons are numbered from 1: those of the order first, then the others. Bit 0 to 27 hold four fields of seven bits, the
point of each loose wagon plus 1, or 0 for a wagon in the train (or one that does not exist). From bit 28 on stand the
wagons of the train by number, three bits each, the one at the locomotive first.
"""

from collections.abc import Iterable, Mapping, Sequence

from app.games.locomotion.yard.network import Point

FIELD = 7
TRAIN = 4 * FIELD
LOOSE = (1 << TRAIN) - 1


def packed(wagons: Sequence[int], loose: Mapping[int, Point]) -> int:
    """Pack a train's wagons by number, and the points of the loose ones by number."""
    stand = sum(at(number, point) for number, point in loose.items())
    return stand + (composition(wagons) << TRAIN)


def at(number: int, point: Point) -> int:
    """Return the field of a loose wagon."""
    return point + 1 << FIELD * (number - 1)


def composition(wagons: Iterable[int]) -> int:
    """Pack a train's wagons by number."""
    return sum(number << 3 * place for place, number in enumerate(wagons))


def wagon_at(key: int, point: Point) -> int:
    """Return the number of the loose wagon on a point, 0 if there is none."""
    loose, number = key & LOOSE, 1
    while loose:
        if loose & 127 == point + 1:
            return number
        loose >>= FIELD
        number += 1
    return 0


def loose_points(key: int) -> list[tuple[int, Point]]:
    """Return the loose wagons by number, each with its point."""
    return [
        (number, (key >> FIELD * (number - 1) & 127) - 1) for number in range(1, 5) if key >> FIELD * (number - 1) & 127
    ]


def joined(key: int, place: int, number: int, point: Point) -> int:
    """Return the key once a loose wagon is coupled at that place of the train, 0 is at the locomotive."""
    return key - at(number, point) + (number << TRAIN + 3 * place)


def parted(key: int, place: int, point: Point) -> int:
    """Return the key once the last wagon of a train, at that place of it, is left on a point."""
    number = key >> TRAIN + 3 * place
    return key - (number << TRAIN + 3 * place) + at(number, point)
