"""A solo run: what it took, and who made the shortest in a competition (M26, M27)."""

from collections.abc import Sequence

from msgspec import Struct


class Tally(Struct, frozen=True):
    """What a run took: steps, couplings with uncouplings, and whether the seat gave up (M26, M30)."""

    steps: int = 0
    couplings: int = 0
    has_given_up: bool = False

    @property
    def total(self) -> int:
        """Steps and couplings."""
        return self.steps + self.couplings

    def counted(self, *, steps_only: bool) -> int | None:
        """Return the score, less is better: the total, or the steps alone; None: given up (M26, M43, M50)."""
        if self.has_given_up:
            return None
        return self.steps if steps_only else self.total

    def plus(self, steps: int = 0, couplings: int = 0) -> "Tally":
        """Return the tally with more steps and couplings."""
        return Tally(self.steps + steps, self.couplings + couplings, self.has_given_up)


def run_places(tallies: Sequence[Tally], *, steps_only: bool = False) -> tuple[int, ...]:
    """Rank runs from 1: the lowest total, then fewer steps, then shared; given up comes last (M27).

    Where steps alone count it is the fewest steps, then fewer couplings (M50).
    """
    runs = [measured(tally, steps_only=steps_only) for tally in tallies]
    return tuple(1 + sum(other < run for other in runs) for run in runs)


def measured(tally: Tally, *, steps_only: bool) -> tuple[int, int, int]:
    """Return what runs are compared by: the smaller the better."""
    if tally.has_given_up:
        return 1, 0, 0
    return (0, tally.steps, tally.total) if steps_only else (0, tally.total, tally.steps)
