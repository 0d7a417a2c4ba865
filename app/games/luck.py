"""Luck from a seed: numbers that look random and follow from it, so that equal seeds give equal bots and yards."""

from collections.abc import Sequence
from typing import TypeVar

ThingT = TypeVar("ThingT")

_GOLDEN = 0x9E3779B97F4A7C15
_ALL = (1 << 64) - 1


class Luck:
    """A sequence of numbers from a seed (splitmix64: a counter, stirred)."""

    def __init__(self, seed: int) -> None:
        self._count = seed & _ALL

    def bits(self) -> int:
        """Return the next 64 bits."""
        self._count = self._count + _GOLDEN & _ALL
        mixed = self._count
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _ALL
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _ALL
        return mixed ^ mixed >> 31

    def below(self, count: int) -> int:
        """Return a number from 0 to count - 1."""
        return self.bits() * count >> 64

    def share(self) -> float:
        """Return a number from 0 up to 1."""
        return self.bits() / (1 << 64)

    def one_of(self, things: Sequence[ThingT]) -> ThingT:
        """Return one of these, each as likely as the others."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[ThingT]) -> tuple[ThingT, ...]:
        """Return these in another order."""
        keyed = sorted((self.bits(), place) for place in range(len(things)))
        return tuple(things[place] for _, place in keyed)
