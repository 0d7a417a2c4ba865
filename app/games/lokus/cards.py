"""The 72 people cards: six colours with twelve numbers each, and the order in which they rank."""

import enum

from msgspec import Struct

HIGHEST = 12
"""The numbers run from 1 to this (K2)."""


class Colour(enum.Enum):
    """The colours, from low to high: between equal numbers the colour decides (K6)."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    ORANGE = "orange"
    GRAY = "gray"

    place: int
    """0 for red to 5 for gray: the step on the ladder of the toilet card."""


COLOURS = tuple(Colour)
for _place, _colour in enumerate(COLOURS):
    _colour.place = _place  # kept in the colour: ranks are compared more often than anything else


class Card(Struct, frozen=True):
    """A person: a number from 1 to 12 in one of six colours, each once in the box (K2)."""

    number: int
    colour: Colour

    @property
    def rank(self) -> int:
        """0 to 71: where the card stands in the order of K6. It is also its place in `PEOPLE`."""
        return (self.number - 1) * 6 + self.colour.place

    def __str__(self) -> str:
        """Write the card as in logs and tests: "red-7"."""
        return f"{self.colour.value}-{self.number}"


PEOPLE = tuple(Card(number, colour) for number in range(1, HIGHEST + 1) for colour in COLOURS)
"""All people cards, lowest first: 1 red, 1 yellow, ... 12 gray."""


def is_person(card: Card) -> bool:
    """Say whether such a card is in the box; the codec lets any number through."""
    return 1 <= card.number <= HIGHEST
