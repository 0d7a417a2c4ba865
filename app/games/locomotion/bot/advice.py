"""Three bots for Locomotion, and hints for solo: they see what everyone sees and propose moves, never more than a turn.

Everything is deterministic: equal views, level and `luck` give equal advice. They plan for their own order and take
the others as obstacles (`bot_plan`); who finds no way walks about, so that two bots do not wait for each other.
"""

import enum
from collections.abc import Iterator

from msgspec import Struct

from app.games.game import Seat
from app.games.locomotion.bot.plan import Style, planned
from app.games.locomotion.box.moves import GiveUp, LaySpeed, NextGame
from app.games.locomotion.course import Variant
from app.games.locomotion.screen.legal import legal
from app.games.locomotion.screen.moves import Couple, Done, PlaceLocomotive, PlaceWagon, ScreenMove, TakeStep, Uncouple
from app.games.locomotion.screen.placing import placings, standing
from app.games.locomotion.screen.play import played
from app.games.locomotion.screen.refusals import refusal
from app.games.locomotion.screen.state import Phase, State
from app.games.locomotion.search.puzzle import Act, BestKnown, Proven, Puzzle, Route
from app.games.locomotion.search.solver import solve
from app.games.locomotion.speed import allowed_speeds
from app.games.locomotion.spread import distances
from app.games.luck import Luck


class Level(enum.Enum):
    """How well a bot plays; RANDOM is a yardstick."""

    RANDOM = "random"
    EASY = "easy"
    MIDDLE = "middle"
    STRONG = "strong"


class Hint(Struct, frozen=True):
    """The next act of a good route, how many acts the route has, and whether no shorter one exists."""

    act: Act
    left: int
    is_proven: bool


_STYLES = {
    Level.EASY: Style(choices=1, tries=1, ahead=1, budget=4_000),
    Level.MIDDLE: Style(choices=2, tries=2, ahead=0, budget=15_000),
    Level.STRONG: Style(choices=3, tries=5, ahead=0, budget=20_000, polish=25_000),
}
_CARELESS = {Level.RANDOM: 0, Level.EASY: 9, Level.MIDDLE: 6, Level.STRONG: 0}
"""In how many of ten turns a bot goes only half the way it could, or lays a slower card."""
_SOLO = Style(choices=1, tries=1, ahead=0, budget=300_000)
_HINT = 400_000
"""Situations that are looked at for a hint."""
_FAR = 3
"""A bot places on one of so many points that are farthest from what stands."""


def advise(view: State, seat: Seat, level: Level, luck: int) -> tuple[ScreenMove, ...]:
    """Return the moves of the rest of this turn, done included; none while the seat is not awaited."""
    if seat != view.current:
        return ()
    match view.phase:
        case Phase.PLACING:
            return tuple(_placed(view, seat, Luck(luck)))
        case Phase.LAYING | Phase.MOVING:
            return tuple(_turn(view, seat, level, Luck(luck)))
        case Phase.STANDINGS:
            return (NextGame(seat),)
        case _:
            return ()


def hint(view: State, budget: int = _HINT) -> Hint | None:
    """Return what to do next in a solo run; None when no route was found."""
    if not view.is_solo or view.phase is not Phase.MOVING:
        return None
    answer = solve(_solo_puzzle(view), budget)
    if not isinstance(answer, Proven | BestKnown) or not answer.route:
        return None
    return Hint(_of(answer.route[0], view.current), answer.total, isinstance(answer, Proven))


def _solo_puzzle(view: State) -> Puzzle:
    return Puzzle(
        view.yard, view.train, view.loose, view.order, view.options.either_end, steps_only=view.options.steps_only
    )


# ---------------------------------------------------------------- a turn


def _turn(state: State, seat: Seat, level: Level, luck: Luck) -> Iterator[ScreenMove]:
    """Yield a speed card if one is due, the acts of the plan, others if points must be spent, and done."""
    route = _route(state, level)
    if state.phase is Phase.LAYING:
        card = LaySpeed(seat, _speed(state, seat, level, luck))
        yield card
        state, _ = played(state, card)
    is_stuck = True
    for act in route[: _stretch(state, level, luck)]:
        move = _of(act, seat)
        if state.phase is not Phase.MOVING or state.current != seat or refusal(state, move):
            break
        yield move
        state, _ = played(state, move)
        is_stuck = False
    yield from _rest(state, seat, luck, must_walk=is_stuck)


def _route(state: State, level: Level) -> Route:
    if level is Level.RANDOM:
        return ()
    if not state.is_solo:
        return planned(state, _STYLES[level])
    answer = solve(_solo_puzzle(state), _HINT) if level is Level.STRONG else None
    return answer.route if isinstance(answer, Proven | BestKnown) else planned(state, _SOLO)


def _rest(state: State, seat: Seat, luck: Luck, *, must_walk: bool) -> Iterator[ScreenMove]:
    """End a turn: done where it is allowed and the bot has had its way, else some other move first."""
    while state.phase is Phase.MOVING and state.current == seat:
        if state.is_solo:
            yield GiveUp(seat)
            return
        done = Done(seat)
        can_end = refusal(state, done) is None
        others = [move for move in legal(state, seat) if isinstance(move, TakeStep | Couple | Uncouple)]
        if not others or (can_end and not must_walk):
            assert can_end
            yield done
            return
        steps = [move for move in others if isinstance(move, TakeStep)]
        move = luck.one_of(steps if steps and luck.below(4) else others)
        yield move
        state, _ = played(state, move)


def _speed(state: State, seat: Seat, level: Level, luck: Luck) -> int:
    """Choose a speed card: the fastest; the weaker a bot, the more often one of the slower half."""
    cards = allowed_speeds(state.speeds[seat], seat in state.stopped)
    return luck.one_of(cards[: len(cards) // 2 + 1]) if luck.below(10) < _CARELESS[level] else cards[-1]


def _stretch(state: State, level: Level, luck: Luck) -> int | None:
    """Return how many acts of its plan a bot does this turn at most; None is as many as it can."""
    is_careless = state.options.variant is Variant.DIE and luck.below(10) < _CARELESS[level]
    return -(-(state.points or 0) // 2) if is_careless else None


def _of(act: Act, seat: Seat) -> Act:
    """Return an act as a move of a seat."""
    match act:
        case TakeStep():
            return TakeStep(seat, act.end, act.point)
        case Couple():
            return Couple(seat, act.points)
        case Uncouple():
            return Uncouple(seat, act.joint)


# ---------------------------------------------------------------- placing


def _placed(state: State, seat: Seat, luck: Luck) -> Iterator[ScreenMove]:
    """Place what is in hand, spread over the yard as M6 advises, and be done."""
    while state.phase is Phase.PLACING and state.current == seat:
        wishes = list(placings(state, seat))
        if not wishes:
            break
        move = _far_off(state, luck, wishes)
        yield move
        state, _ = played(state, move)
    if state.phase is Phase.PLACING and state.current == seat:
        yield Done(seat)


def _far_off(state: State, luck: Luck, wishes: list[PlaceLocomotive | PlaceWagon]) -> PlaceLocomotive | PlaceWagon:
    taken = standing(state)
    far = [distances(state.yard, point) for point in taken]
    wishes = sorted(luck.shuffled(wishes), key=lambda wish: -min((way[wish.point] for way in far), default=0))
    return luck.one_of(wishes[:_FAR])
