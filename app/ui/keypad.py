"""Ten digits and an eraser, as large as the box allows."""

from collections.abc import Callable

from msgspec import Struct

from app.ui.geometry import Rect
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key


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
    """Return three by four keys; digits that would make an impossible number are off."""
    out: list[Element] = []
    rows = box.rows(4, 2.0)
    for n, digit in enumerate((1, 2, 3, 4, 5, 6, 7, 8, 9)):
        out.append(_digit(rows[n // 3].columns(3, 2.0)[n % 3], digit, allows, value))
    left, middle, _ = rows[3].columns(3, 2.0)
    out.append(_digit(middle, 0, allows, value))
    look = Look.OFF if value is None else Look.REST
    out.append(Key(bounds=left, icon="erase", tap=Erase(), look=look))
    return out


def _digit(place: Rect, digit: int, allows: Callable[[int | None], bool], value: int | None) -> Key:
    can = allows(typed(value, Digit(digit)))
    return Key(bounds=place, label=str(digit), role="title", tap=Digit(digit), look=Look.REST if can else Look.OFF)
