"""Three bots for Locus, and hints: they see what their seat sees and propose moves, never more than a turn.

Everything is deterministic: equal views, level and `luck` give equal advice. The pile is hidden from a bot as
from everyone, so it reckons with the open cards only.
"""

import enum
from collections.abc import Iterator
from heapq import nlargest
from typing import NamedTuple

from msgspec import Struct

from app.games.game import Seat
from app.games.locus.bot.future import futures, prospect
from app.games.locus.bot.outlook import Outlook
from app.games.locus.bot.plan import Act, Plan, Planner, Style
from app.games.locus.bot.position import Board, position
from app.games.locus.bot.random import random_turn
from app.games.locus.cards import Card
from app.games.locus.course import reveals
from app.games.locus.screen.moves import (
    BuyLoose,
    Discard,
    Done,
    Draw,
    DrawLeftover,
    Pick,
    PlaceDouble,
    PlaceJoker,
    PlaceLoose,
    ScreenMove,
)
from app.games.locus.screen.queue import AWAITED, LEFTOVER_PRICE
from app.games.locus.screen.state import Due, Phase, State
from app.games.locus.zones import Cell, Zone
from app.games.luck import Luck


class Level(enum.Enum):
    """How well a bot plays; RANDOM is a yardstick."""

    RANDOM = "random"
    EASY = "easy"
    MIDDLE = "middle"
    STRONG = "strong"


class Hint(Struct, frozen=True):
    """What a strong player would do next, to be told in three grades: where, with what, and exactly how.

    `zone` is None where nothing is to be filled (a discard, a purchase, done); `card` is None in the queue.
    """

    zone: Zone | None
    card: Card | None
    cells: tuple[Cell, ...]
    move: ScreenMove


class _Skill(NamedTuple):
    """What a level is made of; the numbers were found by playing.

    style     how it plans
    early     hope while many reveals are left (see bot_outlook)
    late      hope at the end
    blur      points by which it misjudges a zone
    follow    plans that are followed on through what coins can buy, and through the futures
    futures   futures that each of these plans has to meet, and turns in each
    """

    style: Style
    early: float
    late: float
    blur: float
    follow: int = 2
    futures: int = 0
    turns: int = 0


_SKILLS = {
    Level.EASY: _Skill(
        Style(width=3, beam=1, branch=1, coin=0.8, loose=1.6, due=2.0, lowest=(0.5,)),
        early=0.45,
        late=0.3,
        blur=12.0,
    ),
    Level.MIDDLE: _Skill(
        Style(width=6, beam=1, branch=1, coin=1.2, loose=2.4, due=2.5, lowest=(0.6, 0.2)),
        early=0.5,
        late=0.3,
        blur=4.0,
    ),
    Level.STRONG: _Skill(
        Style(width=12, beam=3, branch=4, coin=1.6, loose=4.0, due=3.5, lowest=(0.6, 0.3, 0.1)),
        early=0.68,
        late=0.25,
        blur=0.0,
        follow=5,
        futures=3,
        turns=2,
    ),
}


def advise(view: State, seat: Seat, level: Level, luck: int) -> tuple[ScreenMove, ...]:
    """Return the moves of the rest of this turn or window, done included; none while the seat is not awaited."""
    if view.phase not in AWAITED or seat != view.current:
        return ()
    if level is Level.RANDOM:
        return tuple(random_turn(view, seat, Luck(luck)))
    return (*_moves(view, seat, _planned(view, _SKILLS[level], luck).acts), Done(seat))


def hint(view: State, seat: Seat) -> Hint | None:
    """Return what the strong bot would do next; None while the seat is not awaited."""
    if view.phase not in AWAITED or seat != view.current:
        return None
    plan = _planned(view, _SKILLS[Level.STRONG], 0)
    move = next(_moves(view, seat, plan.acts), Done(seat))
    act = plan.acts[0] if plan.acts else Act()
    if act.place is None:
        return Hint(None, act.card, (), move)
    return Hint(act.place.zone, act.card, view.grid(act.place.zone).cells(act.place.mask), move)


# ---------------------------------------------------------------- planning


def _planned(view: State, skill: _Skill, luck: int) -> Plan:
    left = (reveals(view) or 0) - view.reveal
    planner = _planner(view, skill, luck, left)
    choices = _choices(view, planner, planner.settled(planner.judged((), position(view))))
    best = nlargest(skill.follow, choices, key=lambda choice: choice.worth)
    plans = [planner.spent(choice) for choice in best]
    turns = min(left, skill.turns)
    if len(plans) == 1 or not turns:
        return max(plans, key=lambda choice: choice.worth)
    hurried = skill._replace(style=skill.style._replace(width=2, beam=1, branch=1))
    later = _planner(view, hurried, luck, left - turns)
    ahead = list(futures(view, Luck(luck), skill.futures, turns))
    return max(plans, key=lambda choice: sum(prospect(later, choice, future) for future in ahead))


def _choices(view: State, planner: Planner, start: Plan) -> list[Plan]:
    """Return what can be done with a card now: draw one or discard, draw the leftover or not; or nothing."""
    if view.phase is Phase.PICKING or view.hand is not None:
        cards = view.untaken if view.hand is None else (view.hand,)
        return [*planner.drawn(start, cards), planner.discarded(start, cards[0])]
    if view.leftover is not None and view.current not in view.buyers:
        return [*planner.drawn(start, (view.leftover,), LEFTOVER_PRICE), start]
    return [start]


def _planner(view: State, skill: _Skill, luck: int, left: int) -> Planner:
    """Make a planner that hopes less and keeps fewer coins the fewer reveals are left."""
    far = left / (left + 4)
    late = 0.0 if view.phase is Phase.LAST else min(1.0, (left + 1) / 4)
    style = skill.style._replace(coin=skill.style.coin * late, loose=skill.style.loose * late)
    hope = skill.late + (skill.early - skill.late) * far
    outlook = Outlook(view.sheet, view.options.grids, hope, skill.blur, luck)
    board = Board(view.options.grids, view.options.chains)
    return Planner(board, outlook, style)


# ---------------------------------------------------------------- acts as moves


def _moves(view: State, seat: Seat, acts: tuple[Act, ...]) -> Iterator[ScreenMove]:
    """Turn acts into moves; before the first act with a card stands the pick, where it is not made yet."""
    is_picked = view.phase is not Phase.PICKING
    for act in acts:
        if act.card is not None and not is_picked:
            is_picked = True
            yield Pick(seat, act.card.id)
        yield _move(view, seat, act)


def _move(view: State, seat: Seat, act: Act) -> ScreenMove:
    if act.place is None:
        return BuyLoose(seat) if act.card is None else Discard(seat)
    zone = act.place.zone
    cells = view.grid(zone).cells(act.place.mask)
    if act.card is not None:
        return DrawLeftover(seat, zone, cells) if view.phase is Phase.LEFTOVER else Draw(seat, zone, cells)
    match act.due:
        case Due.LOOSE:
            return PlaceLoose(seat, zone, cells[0])
        case Due.JOKER:
            return PlaceJoker(seat, zone, cells[0])
        case _:
            return PlaceDouble(seat, zone, cells)
