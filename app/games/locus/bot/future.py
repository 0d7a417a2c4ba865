"""Looking ahead: how well a plan goes on, played a few turns further with cards that may still come.

Every plan meets the same cards, so that plans are compared and not luck. The order of the pile is never used:
the cards are drawn by a bot's own luck from those that nobody has seen yet (L45).
"""

from collections.abc import Iterator

from app.games.locus.bot.plan import Plan, Planner
from app.games.locus.cards import Card
from app.games.locus.course import open_cards
from app.games.locus.screen.state import State
from app.games.luck import Luck


def unseen(view: State) -> tuple[Card, ...]:
    """Return the cards that may lie in the pile, in the order of the deck; all of them when none do."""
    seen = {*view.pile.discards, *(card.id for card in view.open)}
    return tuple(card for card in view.options.deck if card.id not in seen) or view.options.deck


def futures(view: State, luck: Luck, count: int, turns: int) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield some futures: for each turn the cards one could choose from."""
    cards = unseen(view)
    choice = max(2, (open_cards(view.seats) + 2) // 2)
    for _ in range(count):
        yield tuple(tuple(cards[luck.below(len(cards))] for _ in range(choice)) for _ in range(turns))


def prospect(planner: Planner, plan: Plan, future: tuple[tuple[Card, ...], ...]) -> float:
    """Return what a plan is worth after a future, played in a hurry."""
    for cards in future:
        plan = Plan(plan.worth, (), plan.end)
        plan = max([*planner.drawn(plan, cards), planner.discarded(plan, cards[0])], key=lambda each: each.worth)
        plan = planner.spent(plan)
    return plan.worth
