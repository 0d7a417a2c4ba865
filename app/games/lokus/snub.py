"""Snub piles as everyone sees them: how many rolls and clean-up cards, never which people."""

from msgspec import Struct

CLEAN_UPS = 5
"""Clean-up cards in the box; they can never run out (K14)."""


class Snub(Struct, frozen=True):
    """What lies in front of one seat in this set.

    cards      people in the snub pile, face down: each is a roll
    virtual    penalty rolls for which the people deck had no card left (K11)
    clean_ups  clean-up cards, face up
    """

    cards: int = 0
    virtual: int = 0
    clean_ups: int = 0

    @property
    def rolls(self) -> int:
        """Toilet paper rolls before clean-up cards take any off."""
        return self.cards + self.virtual
