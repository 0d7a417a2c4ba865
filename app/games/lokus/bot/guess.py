"""Choosing a card by what it is expected to cost in its round: how likely it is lowest, highest or in between."""

from collections.abc import Sequence
from functools import cache

from app.games.lokus.bot.table import MASKS, Costs, Table
from app.games.lokus.standing import ROUNDS


def chances(cards: Sequence[int], seats: int, rivals: float) -> dict[int, float]:
    """Return for each of these cards how likely it places, when the others play any card of them.

    `cards` are in order, lowest first; a card places when all others are above it, or all below. The others play
    no cards at random but their best: so each beyond the first counts for more than one (`rivals`).
    """
    return dict(zip(cards, _shares(len(cards), 1 + (seats - 2) * rivals), strict=True))


@cache
def _shares(count: int, others: float) -> tuple[float, ...]:
    last = max(1, count - 1)
    return tuple(((last - place) / last) ** others + (place / last) ** others for place in range(count))


def worths(table: Table, seat: int, hand: Sequence[int], chance: dict[int, float], costs: Costs) -> list[float]:
    """Return how many rolls each card of a hand is expected to cost, beyond the one of a card that does not place.

    A card that may place costs something more as long as it can be kept for later (K7 to K10, K13).
    """
    first, second = table.costs(seat, costs)
    both = min(first, second)
    mask0, mask1 = table.masks
    kept = costs.hold * len(hand) / ROUNDS - 1
    found = []
    for card in hand:
        mask = MASKS[card]
        if mask0 & mask:
            cost = costs.blocked if mask1 & mask else second
        elif mask1 & mask:
            cost = first
        else:
            cost = both
        found.append(chance[card] * (cost + kept))
    return found


def cheapest(table: Table, seat: int, hand: Sequence[int], chance: dict[int, float], costs: Costs) -> int:
    """Return the card of a hand that is expected to cost least."""
    found = worths(table, seat, hand, chance, costs)
    return hand[found.index(min(found))]
