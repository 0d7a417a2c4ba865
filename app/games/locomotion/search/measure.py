"""What counts of a route, and so in which order a search goes through the layers of what it can reach (M26, M50).

Counting every act, a layer holds what takes one act more than the last one. Counting steps alone, a layer holds what
takes the same number of steps *and* of couplings: those of as many steps follow each other, the fewest couplings first.

    steps alone:   layers  0    1    2  |  3       4         5     |  6 ...
                   reached      0+c  1+c   0+s   1+s 3+c   2+s 4+c      s: by a step, c: by a coupling or uncoupling
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Origins(NamedTuple):
    """The numbers of the layers from which a layer is reached, by a step and by a coupling; None: from none."""

    stepped: int | None
    coupled: int | None


FIRST = Origins(None, None)
"""Of the layer with the start."""


class Measure(Protocol):
    """What counts."""

    def following(self, origins: Sequence[Origins], filled: Sequence[bool]) -> Origins | None:
        """Say from where the next layer is reached; `filled` tells which hold something. None: nothing is left."""

    def least(self, origins: Sequence[Origins]) -> int:
        """Return how much at least what is in none of the layers counts."""


class EveryAct:
    """Steps, couplings and uncouplings count (M26)."""

    def following(self, origins: Sequence[Origins], filled: Sequence[bool]) -> Origins | None:
        """Go on from the last layer."""
        last = len(origins) - 1
        return Origins(last, last) if filled[-1] else None

    def least(self, origins: Sequence[Origins]) -> int:
        """Count one act for each layer."""
        return len(origins)


class StepsAlone:
    """Couplings and uncouplings are free; of ways with as many steps the one with the fewest of them is best (M50)."""

    def following(self, origins: Sequence[Origins], filled: Sequence[bool]) -> Origins | None:
        """Go on with one coupling more than the last layer has, or with one step more and no coupling."""
        *earlier, began = _groups(origins)
        couplings = len(origins) - began
        stepped = earlier[-1] + couplings if earlier and earlier[-1] + couplings < began else None
        if stepped is not None or filled[-1]:
            return Origins(stepped, len(origins) - 1)
        return Origins(began, None) if any(filled[began:]) else None

    def least(self, origins: Sequence[Origins]) -> int:
        """Count the steps of the last layer."""
        return len(_groups(origins)) - 1


def _groups(origins: Sequence[Origins]) -> list[int]:
    """Return the first layer of each number of steps: it is reached by no coupling."""
    return [number for number, origin in enumerate(origins) if origin.coupled is None]
