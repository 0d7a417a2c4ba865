"""A quick table for bots: cards as ranks, lines as bits, rolls in lists that change in place.

It knows what a bot may know: no hand but those it is given, no card by name. A rank is 0 to 71 (K6).
"""

from collections.abc import Sequence
from typing import NamedTuple

from app.games.lokus.cards import COLOURS, PEOPLE, Card
from app.games.lokus.lines import FULL, Line
from app.games.lokus.standing import Edition, Standing

MASKS = tuple(1 << card.colour.place | 1 << len(COLOURS) + card.number - 1 for card in PEOPLE)
"""Per rank the bits of its colour and its number: two cards with a common bit block each other (K8)."""


class Costs(NamedTuple):
    """What a bot expects things to cost, in rolls; found by playing.

    fifth    a fifth card, by the clean-up cards one has; below 0 it is wanted
    blocked  a card that no line accepts
    hold     what a card is worth that may place, kept for later, when the set begins
    rivals   how many cards as good as any every further player is reckoned to bring
    """

    fifth: tuple[float, ...]
    blocked: float = 2.4
    hold: float = 1.0
    rivals: float = 1.6


class Table:
    """Lines, rolls and clean-ups of everyone, to be played on."""

    __slots__ = ("clean_ups", "counts", "four", "masks", "rolls")

    def __init__(self, standing: Standing, edition: Edition) -> None:
        self.masks = [_mask(line) for line in standing.lines]
        self.counts = [len(line) for line in standing.lines]
        self.rolls = list(standing.rolls)
        self.clean_ups = [snub.clean_ups for snub in standing.snubs]
        self.four = FULL - 1 if edition is Edition.RULEBOOK else 0

    def copy(self) -> "Table":
        """Return a table to go on with, without changing this one."""
        twin: Table = object.__new__(Table)
        twin.masks, twin.counts = self.masks[:], self.counts[:]
        twin.rolls, twin.clean_ups, twin.four = self.rolls[:], self.clean_ups[:], self.four
        return twin

    def costs(self, seat: int, costs: Costs) -> tuple[float, float]:
        """Return what joining each line costs the seat."""
        first, second = self.counts
        fifth = costs.fifth[self.clean_ups[seat]]
        return fifth if first == FULL - 1 else 0.0, fifth if second == FULL - 1 else 0.0

    def play(self, cards: Sequence[int], costs: Costs, line: int | None = None, *, is_halfway: bool = False) -> None:
        """Play a round, everyone choosing lines by what they cost; a given line is that of the first to place."""
        low, high = cards.index(min(cards)), cards.index(max(cards))
        if not is_halfway:
            self._place(low, cards[low], costs, line)
            line = None
        self._place(high, cards[high], costs, line)
        for seat in range(len(cards)):
            if seat not in (low, high):
                self.rolls[seat] += 1

    def _place(self, seat: int, card: int, costs: Costs, line: int | None) -> None:
        mask = MASKS[card]
        first, second = self.masks
        if line is None:
            if first & mask:
                if second & mask:
                    self.rolls[seat] += 2
                    return
                line = 1
            elif second & mask:
                line = 0
            else:
                line = self._line(seat, costs)
        if self.counts[line] < FULL - 1:
            self.masks[line] |= mask
            self.counts[line] += 1
            return
        self.masks[line], self.counts[line] = mask, 1
        self.rolls[seat] += self.four
        self.clean_ups[seat] += 1

    def _line(self, seat: int, costs: Costs) -> int:
        """Choose the cheaper line, the longer one where they cost the same."""
        first, second = self.costs(seat, costs)
        if first != second:
            return 0 if first < second else 1
        return 0 if self.counts[0] >= self.counts[1] else 1


def _mask(line: Line) -> int:
    mask = 0
    for card in line:
        mask |= MASKS[card.rank]
    return mask


def ranks(cards: Sequence[Card]) -> list[int]:
    """Return the ranks of cards."""
    return [card.rank for card in cards]
