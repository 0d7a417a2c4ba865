"""Playing a set to its end in thought, many times, with hands that the others may have.

The cards a bot cannot see are dealt by its own luck; every choice meets the same deals, so that choices are
compared and not luck. Nobody's real hand, deck or pile is looked at (K19).
"""

from collections.abc import Iterator

from app.games.lokus.bot.guess import chances, cheapest
from app.games.lokus.bot.table import Costs, Table
from app.games.lokus.cards import PEOPLE
from app.games.lokus.screen.state import State
from app.games.luck import Luck

Hands = list[list[int]]


def unseen(view: State, seat: int) -> list[int]:
    """Return the ranks of cards that others may hold: not in the own hand, not in a line, not seen."""
    known = {*view.hands[seat], *view.seen, *view.cards, *(card for line in view.standing.lines for card in line)}
    return [card.rank for card in PEOPLE if card not in known]


def deals(view: State, seat: int, luck: Luck, size: int) -> Iterator[Hands]:
    """Yield hands of `size` that everyone may have; the own hand is the real one. Endless."""
    pool, own = unseen(view, seat), [card.rank for card in view.hands[seat]]
    while True:
        left = pool[:]
        yield [own[:] if each == seat else _drawn(left, size, luck) for each in range(view.seats)]


def _drawn(left: list[int], size: int, luck: Luck) -> list[int]:
    """Take cards out of a pool."""
    hand = []
    for _ in range(size):
        place = luck.below(len(left))
        hand.append(left[place])
        left[place] = left[-1]
        left.pop()
    return hand


def played_out(table: Table, hands: Hands, costs: Costs) -> None:
    """Play the rest of a set, everyone by what a card is expected to cost."""
    seats = range(len(hands))
    while hands[0]:
        chance = chances(sorted(card for hand in hands for card in hand), len(hands), costs.rivals)
        cards = [cheapest(table, seat, hands[seat], chance, costs) for seat in seats]
        for seat in seats:
            hands[seat].remove(cards[seat])
        table.play(cards, costs)


def replies(table: Table, hands: Hands, seat: int, costs: Costs) -> list[int]:
    """Return what the others play in this round; the place of the seat itself is to be filled."""
    chance = chances(sorted(card for hand in hands for card in hand), len(hands), costs.rivals)
    return [-1 if each == seat else cheapest(table, each, hands[each], chance, costs) for each in range(len(hands))]
