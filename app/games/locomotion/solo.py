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
        """Steps and couplings; less is better."""
        return GAVE_UP if self.has_given_up else self.steps + self.couplings

    def counted(self, *, steps_only: bool) -> int:
        """Return the score: the total, or the steps alone (M26, M50)."""
        return self.steps if steps_only and not self.has_given_up else self.total

    def plus(self, steps: int = 0, couplings: int = 0) -> "Tally":
        """Return the tally with more steps and couplings."""
        return Tally(self.steps + steps, self.couplings + couplings, self.has_given_up)


def run_places(tallies: Sequence[Tally], *, steps_only: bool = False) -> tuple[int, ...]:
    """Rank runs from 1: the lowest total, then fewer steps, then shared; given up comes last (M27).

    Where steps alone count it is the fewest steps, then fewer couplings (M50).
    """
    runs = [
        (tally.counted(steps_only=steps_only), 0 if tally.has_given_up else tally.total if steps_only else tally.steps)
        for tally in tallies
    ]
    return tuple(1 + sum(other < run for other in runs) for run in runs)
