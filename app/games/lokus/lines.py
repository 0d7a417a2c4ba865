"""The two toilet lines: what blocks a card there, and when a line is full.

line 0    red-3  blue-7  gray-1      a red card is blocked here, and so is any 7
line 1    green-7                    so red-7 is blocked in both
"""

from msgspec import Struct

from app.games.lokus.cards import Card

Line = tuple[Card, ...]
"""The people in one line, the one at the toilet first; never two of a colour or of a number."""

LINES = 2
FULL = 5
"""With this many people a line is cleaned up (K13)."""


class Block(Struct, frozen=True):
    """Why a line does not accept a card: the person of its colour, the one of its number, or both (K8).

    Where one person is both, it stands in both places; one of them may be None, never both.
    """

    line: int
    colour: Card | None
    number: Card | None

    @property
    def people(self) -> tuple[Card, ...]:
        """The people who block, each once: the one of the colour before the one of the number."""
        return tuple(dict.fromkeys(card for card in (self.colour, self.number) if card is not None))


Blocks = tuple[Block | None, ...]
"""Per line why a card is blocked there; None where it is accepted."""


def block(lines: tuple[Line, ...], line: int, card: Card) -> Block | None:
    """Say what blocks a card in a line, or None when the line accepts it: "can this go here?" (K8)."""
    colour = number = None
    for person in lines[line]:
        if person.colour is card.colour:
            colour = person
        if person.number == card.number:
            number = person
    return None if colour is None and number is None else Block(line, colour, number)


def blocks(lines: tuple[Line, ...], card: Card) -> Blocks:
    """Say for both lines what blocks a card there."""
    return block(lines, 0, card), block(lines, 1, card)


def accepting(found: Blocks) -> tuple[int, ...]:
    """Return the lines that accept the card these blocks were found for."""
    return tuple([line for line, what in enumerate(found) if what is None])
