"""Choosing a card by what it is expected to cost in its round: how likely it is lowest, highest or in between."""

from collections.abc import Sequence

from app.games.lokus.bot_table import MASKS, Costs, Table


def chances(cards: Sequence[int], seats: int) -> dict[int, float]:
    """Return for each of these cards how likely it places, when the others play any card of them.

    `cards` are in order, lowest first; a card places when all others are above it, or all below.
    """
    last, others = max(1, len(cards) - 1), seats - 1
    return {card: ((last - place) / last) ** others + (place / last) ** others for place, card in enumerate(cards)}


def expected(table: Table, seat: int, card: int, chance: float, costs: Costs) -> float:
    """Return how many rolls a card is expected to cost now: one unless it places (K7 to K10, K13)."""
    first, second = table.costs(seat, costs)
    mask = MASKS[card]
    if table.masks[0] & mask:
        cost = costs.blocked if table.masks[1] & mask else second
    elif table.masks[1] & mask:
        cost = first
    else:
        cost = min(first, second)
    return chance * cost + 1 - chance


def cheapest(table: Table, seat: int, hand: Sequence[int], chance: dict[int, float], costs: Costs) -> int:
    """Return the card of a hand that is expected to cost least."""
    first, second = table.costs(seat, costs)
    both = min(first, second)
    mask0, mask1 = table.masks
    best, least = hand[0], 1e9
    for card in hand:
        mask = MASKS[card]
        if mask0 & mask:
            cost = costs.blocked if mask1 & mask else second
        elif mask1 & mask:
            cost = first
        else:
            cost = both
        worth = chance[card] * (cost - 1)
        if worth < least:
            best, least = card, worth
    return best
