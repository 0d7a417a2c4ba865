"""How a bot plans: many draws looked at briefly, the best of them followed through all they set off.

It judges with an outlook and a price for coins; it knows no level and no luck, only a style.
"""

from collections.abc import Iterable, Iterator
from heapq import nlargest
from itertools import islice
from typing import NamedTuple

from app.games.locus.bot.outlook import Outlook
from app.games.locus.bot.position import Board, Place, Position
from app.games.locus.cards import Card
from app.games.locus.screen.queue import DISCARD_COINS, LOOSE_PRICE
from app.games.locus.screen.state import Due


class Style(NamedTuple):
    """How well a bot plays.

    width    draws that are followed through
    beam     ways of using the queue that are kept side by side
    branch   places tried for each thing of the queue
    coin     what a coin that is kept is worth
    loose    what two loose squares must bring to be bought
    due      what something in the queue is worth until it is used
    lowest   weights of the lowest zones, lowest first, on top of their own points (L39)
    """

    width: int
    beam: int
    branch: int
    coin: float
    loose: float
    due: float
    lowest: tuple[float, ...]


class Act(NamedTuple):
    """One thing to do: draw `card` or place `due` there; buying loose squares and discarding have no place."""

    card: Card | None = None
    due: Due | None = None
    place: Place | None = None


BUY = Act(due=Due.LOOSE)
"""Buying two loose squares; an act with a place uses one."""


class Plan(NamedTuple):
    """What to do and what it leads to; `worth` is what plans are compared by."""

    worth: float
    acts: tuple[Act, ...]
    end: Position


class Planner:
    """Plans for one seat on one sheet."""

    def __init__(self, board: Board, outlook: Outlook, style: Style) -> None:
        self.board = board
        self._outlook = outlook
        self._style = style

    def worth(self, position: Position) -> float:
        """Return what a position is worth: its zones, the lowest again, coins and what it is owed."""
        values = sorted(self._outlook.zones(position.filled))
        low = sum(weight * value for weight, value in zip(self._style.lowest, values, strict=False))
        return sum(values) + low + self._style.coin * position.coins + self._style.due * len(position.owed)

    def judged(self, acts: tuple[Act, ...], end: Position) -> Plan:
        """Make a plan of acts and where they lead."""
        return Plan(self.worth(end), acts, end)

    # ---------------------------------------------------------------- the queue

    def settled(self, plan: Plan) -> Plan:
        """Use everything in the queue as well as possible; what fits nowhere is dropped (L23)."""
        beam, best = [plan], None
        while beam:
            wider = []
            for each in beam:
                more = list(self._next(each))
                if more:
                    wider += more
                else:
                    done = self.judged(each.acts, each.end._replace(owed=()))
                    best = done if best is None or done.worth > best.worth else best
            beam = _distinct(nlargest(self._style.beam * 2, wider, key=lambda plan: plan.worth), self._style.beam)
        assert best is not None  # a beam that is empty has ended somewhere
        return best

    def _next(self, plan: Plan) -> Iterator[Plan]:
        for due in dict.fromkeys(plan.end.owed):
            places = self.board.places(plan.end, due)
            plans = (
                self.judged((*plan.acts, Act(due=due, place=place)), self.board.placing(plan.end, due, place))
                for place in places
            )
            yield from nlargest(self._style.branch, plans, key=lambda plan: plan.worth)

    # ---------------------------------------------------------------- cards and coins

    def drawn(self, start: Plan, cards: Iterable[Card], base: int = 0) -> list[Plan]:
        """Return the best ways to draw one of these cards, best first; `base` is the price of a leftover."""
        brief = (
            self.judged((*start.acts, Act(card, place=place)), self.board.drawing(start.end, card, place, base))
            for card in cards
            for place in self.board.draws(start.end, card, base)
        )
        best = nlargest(self._style.width, brief, key=lambda plan: plan.worth)
        return sorted((self.settled(plan) for plan in best), key=lambda plan: -plan.worth)

    def discarded(self, start: Plan, card: Card) -> Plan:
        """Return the plan that discards a card (L10)."""
        return self.judged((*start.acts, Act(card)), start.end.gaining(DISCARD_COINS))

    def spent(self, plan: Plan) -> Plan:
        """Buy loose squares as long as they bring enough (L27)."""
        enough = self._style.loose - self._style.coin * LOOSE_PRICE
        while plan.end.coins >= LOOSE_PRICE:
            bought = plan.end.paying(LOOSE_PRICE).owing(Due.LOOSE, Due.LOOSE)
            if not any(True for _ in self.board.places(bought, Due.LOOSE)):
                return plan
            better = self.settled(self.judged((*plan.acts, BUY), bought))
            if better.worth - plan.worth <= enough:
                return plan
            plan = better
        return plan


def _distinct(plans: Iterable[Plan], most: int) -> list[Plan]:
    """Keep one plan for each position that several lead to."""
    ends: dict[Position, Plan] = {}
    for plan in plans:
        ends.setdefault(plan.end, plan)
    return list(islice(ends.values(), most))
