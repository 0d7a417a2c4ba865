"""Three bots for Lokus: they see what their seat sees, and propose moves.

Everything is deterministic: equal views, level and `luck` give equal advice. Without the aid a view does not
list the cards that are gone, so a bot does not remember them either (K32).
"""

import enum
from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.games.game import Seat
from app.games.lokus.bot.future import Hands, deals, played_out, replies, unseen
from app.games.lokus.bot.guess import chances, worths
from app.games.lokus.bot.table import Costs, Table, ranks
from app.games.lokus.cards import PEOPLE
from app.games.lokus.course import placer
from app.games.lokus.events import Role
from app.games.lokus.lines import LINES
from app.games.lokus.moves import ChooseLine, Next
from app.games.lokus.points import set_points
from app.games.lokus.screen.moves import Lock, Reveal, ScreenMove
from app.games.lokus.screen.state import Phase, State
from app.games.lokus.standing import Edition
from app.games.luck import Luck


class Level(enum.Enum):
    """How well a bot plays; RANDOM is a yardstick."""

    RANDOM = "random"
    EASY = "easy"
    MIDDLE = "middle"
    STRONG = "strong"


class _Skill(NamedTuple):
    """What a level is made of; the numbers were found by playing.

    blur    rolls by which it misjudges a card
    deals   deals it thinks through for every choice, and for the best few
    """

    blur: float = 0.0
    deals: tuple[int, int] = (0, 0)


_SKILLS = {
    Level.EASY: _Skill(blur=1.5),
    Level.MIDDLE: _Skill(),
    Level.STRONG: _Skill(deals=(12, 48)),
}
_BEST = 4

_Deal = tuple[Hands, list[int]]
"""Hands that everyone may have, and what the others play of them in this round."""

_COSTS = {
    Edition.RULEBOOK: Costs((2.7, 2.5, -8.0, 4.0, 4.0, 4.0)),
    Edition.GERMAN: Costs((-1.0, -2.0, -8.0, 0.0, 0.0, 0.0)),
}
"""What a fifth card costs: with two clean-up cards a third one makes the set free (K15)."""


def advise(view: State, seat: Seat, level: Level, luck: int) -> tuple[ScreenMove, ...]:
    """Return what the seat does now: lock a card, choose a line, reveal or go on; nothing while not awaited."""
    if view.phase is Phase.CHOOSING:
        return () if view.locked[seat] else (Lock(seat, PEOPLE[_card(view, seat, level, Luck(luck))]),)
    if view.asked is not None:
        if seat != placer(view.cards, view.asked):
            return ()
        return (ChooseLine(seat, _line(view, seat, level, Luck(luck))),)
    if seat != view.holder:
        return ()
    if view.phase is Phase.ARMED:
        return (Reveal(seat),)
    return (Next(seat),) if view.phase in (Phase.SHOWN, Phase.SCORED) else ()


# ---------------------------------------------------------------- a card


def _card(view: State, seat: Seat, level: Level, luck: Luck) -> int:
    hand = ranks(view.hands[seat])
    if level is Level.RANDOM:
        return hand[luck.below(len(hand))]
    skill, costs = _SKILLS[level], _COSTS[view.options.edition]
    table = Table(view.standing, view.options.edition)
    if not skill.deals[0] or len(hand) == 1:
        chance = chances(sorted((*unseen(view, seat), *hand)), view.seats, costs.rivals)
        found = [worth + skill.blur * luck.share() for worth in worths(table, seat, hand, chance, costs)]
        return hand[found.index(min(found))]
    ahead = deals(view, seat, luck, len(hand))

    def deal() -> _Deal:
        hands = next(ahead)
        return hands, replies(table, hands, seat, costs)

    def outcome(card: int, dealt: _Deal) -> float:
        cards = dealt[1][:]
        cards[seat] = card
        hands = [[each for each in hand if each not in cards] for hand in dealt[0]]
        end = table.copy()
        end.play(cards, costs)
        played_out(end, hands, costs)
        return set_points(view.table, end.rolls[seat], end.clean_ups[seat])

    return _least(hand, outcome, deal, skill.deals)


def _least(
    choices: Sequence[int], outcome: Callable[[int, _Deal], float], deal: Callable[[], _Deal], counts: tuple[int, int]
) -> int:
    """Return the choice that does least harm: all of them over a few deals, the best over many."""
    few, many = counts
    harms = dict.fromkeys(choices, 0.0)
    for _ in range(few):
        dealt = deal()
        for choice in choices:
            harms[choice] += outcome(choice, dealt)
    best = sorted(choices, key=harms.__getitem__)[:_BEST]
    for _ in range(many):
        dealt = deal()
        for choice in best:
            harms[choice] += outcome(choice, dealt)
    return min(best, key=harms.__getitem__)


# ---------------------------------------------------------------- a line


def _line(view: State, seat: Seat, level: Level, luck: Luck) -> int:
    if level is Level.RANDOM:
        return luck.below(LINES)
    skill, costs = _SKILLS[level], _COSTS[view.options.edition]
    table, cards = Table(view.standing, view.options.edition), ranks(view.cards)
    if not skill.deals[0]:
        price = table.costs(seat, costs)
        return min(range(LINES), key=lambda line: (price[line] + skill.blur * luck.share(), -table.counts[line]))
    is_halfway = view.asked is Role.HIGHEST
    ahead = deals(view, seat, luck, len(view.hands[seat]))

    def outcome(line: int, dealt: _Deal) -> float:
        end, hands = table.copy(), [hand[:] for hand in dealt[0]]
        end.play(cards, costs, line, is_halfway=is_halfway)
        played_out(end, hands, costs)
        return set_points(view.table, end.rolls[seat], end.clean_ups[seat])

    return _least(range(LINES), outcome, lambda: (next(ahead), []), skill.deals)
