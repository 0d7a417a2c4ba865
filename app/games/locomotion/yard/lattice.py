r"""The triangular lattice that yards are laid on: places, six directions, and names for places.

    row 1     a1---c1---e1        a place is (q, r); east is one q on, south-east one r on
                \   / \   /        its column counts half steps: 2q + r
    row 2        b2---d2

Nothing here knows a rail.
"""

from typing import NamedTuple

SMOOTH = (0, 1, 5)
"""What a direction may change by from one rail to the next: straight on, or 60 degrees either way (M11)."""


class Place(NamedTuple):
    """A place on the lattice in axial coordinates (M1)."""

    q: int
    r: int

    @property
    def column(self) -> int:
        """Half steps to the right; as odd or even as the row."""
        return 2 * self.q + self.r

    @property
    def row(self) -> int:
        """Rows down."""
        return self.r


DIRECTIONS = (Place(1, 0), Place(0, 1), Place(-1, 1), Place(-1, 0), Place(0, -1), Place(1, -1))
"""East, south-east, south-west, west, north-west, north-east: clockwise, 60 degrees apart (M1)."""


def beyond(place: Place, direction: int, steps: int = 1) -> Place:
    """Return the place so many steps away in a direction."""
    q, r = DIRECTIONS[direction]
    return Place(place.q + steps * q, place.r + steps * r)


def opposite(direction: int) -> int:
    """Return the direction that looks back."""
    return (direction + 3) % 6


def is_smooth(before: int, after: int) -> bool:
    """Say whether a rail in one direction may be followed by one in another (M11)."""
    return (after - before) % 6 in SMOOTH


def place_at(column: int, row: int) -> Place:
    """Return the place at a column of half steps and a row; ValueError where the lattice has none."""
    if (column + row) % 2:
        raise ValueError(f"column {column} of row {row} is between two places")
    return Place((column - row) // 2, row)


def spot(place: Place) -> tuple[float, float]:
    """Return where a place lies on a page, to the right and down, in steps of the lattice."""
    return place.column / 2, place.row * 3**0.5 / 2


def place_name(place: Place) -> str:
    """Name a place by its column in letters (a to z, then aa) and its row from 1: "c1"."""
    letters, column = "", place.column
    while column >= 0:
        letters = chr(ord("a") + column % 26) + letters
        column = column // 26 - 1
    return f"{letters}{place.row + 1}"


def place_named(name: str) -> Place:
    """Return the place called so; ValueError when it is no such name."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if not (letters.isascii() and letters.isalpha() and letters.islower() and digits and digits[0] != "0"):
        raise ValueError(f"{name!r} is no point: letters and a row number from 1, such as 'c1'")
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - ord("a") + 1
    return place_at(column - 1, int(digits) - 1)
