"""Ten digits and an eraser, as large as the box allows."""

from collections.abc import Callable

from msgspec import Struct

from app.ui.ink.geometry import Rect
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key

LOW = 46.0  # mm: four rows of 10 with gaps


class Digit(Struct, frozen=True):
    """Type a digit."""

    digit: int


class Erase(Struct, frozen=True):
    """Take the last digit away."""


def typed(value: int | None, intent: Digit | Erase) -> int | None:
    """Return the number after typing a digit or erasing one; None is an empty field."""
    match intent:
        case Digit(digit):
            return digit if value is None else value * 10 + digit
        case Erase():
            return None if value is None or value < 10 else value // 10


def keypad(box: Rect, allows: Callable[[int | None], bool], value: int | None) -> list[Element]:
    """Return the keys, three in a row or four in a low box; digits that would make an impossible number are off."""
    look = Look.OFF if value is None else Look.REST
    if box.h < LOW:
        places = [place for row in box.rows(3, 2.0) for place in row.columns(4, 2.0)]
        order = [*zip(range(1, 10), places, strict=False), (0, places[9])]
        erase = places[10]
    else:
        places = [place for row in box.rows(4, 2.0) for place in row.columns(3, 2.0)]
        order = [*zip(range(1, 10), places, strict=False), (0, places[10])]
        erase = places[9]
    keys: list[Element] = [_digit(place, digit, allows, value) for digit, place in order]
    return [*keys, Key(bounds=erase, icon="erase", tap=Erase(), look=look)]


def _digit(place: Rect, digit: int, allows: Callable[[int | None], bool], value: int | None) -> Key:
    can = allows(typed(value, Digit(digit)))
    return Key(bounds=place, label=str(digit), role="title", tap=Digit(digit), look=Look.REST if can else Look.OFF)
