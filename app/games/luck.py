"""Luck for bots: numbers that look random and follow from one seed, so that equal seeds give equal bots."""

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
