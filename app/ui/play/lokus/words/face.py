"""What a person card shows; light to read, because the cover of the game is drawn with one."""

from msgspec import Struct


class Face(Struct, frozen=True):
    """What a person card shows: its colour by the English name, its number, the colour's short word."""

    colour: str
    number: int
    letter: str
