"""What paper needs of colours: how much ink a print may use, and colours from their digits."""

import enum

Colour = tuple[int, int, int]
WHITE: Colour = (255, 255, 255)


class Ink(enum.Enum):
    """How much ink a print may use."""

    COLOUR = "colour"
    SAVING = "saving"


def colour(text: str) -> Colour:
    """Return the colour written as `#rrggbb`."""
    digits = text.removeprefix("#")
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return the mix of two colours with `share` (0 to 1) of the other."""
    r, g, b = (round(a * (1 - share) + o * share) for a, o in zip(one, other, strict=True))
    return r, g, b
