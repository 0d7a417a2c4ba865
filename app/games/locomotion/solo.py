"""A solo run: what it took, and who made the shortest in a competition (M26, M27)."""

from collections.abc import Sequence

from msgspec import Struct

GAVE_UP = 9999
"""The total of a run that was given up: worse than every other (M30)."""


class Tally(Struct, frozen=True):
    """What a run took: steps, couplings with uncouplings, and whether the seat gave up (M26, M30)."""

    steps: int = 0
    couplings: int = 0
    has_given_up: bool = False

    @property
    def total(self) -> int:
        """The score: less is better."""
        return GAVE_UP if self.has_given_up else self.steps + self.couplings

    def plus(self, steps: int = 0, couplings: int = 0) -> "Tally":
        """Return the tally with more steps and couplings."""
        return Tally(self.steps + steps, self.couplings + couplings, self.has_given_up)


def run_places(tallies: Sequence[Tally]) -> tuple[int, ...]:
    """Rank runs from 1: the lowest total, then fewer steps, then shared; given up comes last (M27)."""
    runs = [(tally.total, 0 if tally.has_given_up else tally.steps) for tally in tallies]
    return tuple(1 + sum(other < run for other in runs) for run in runs)
