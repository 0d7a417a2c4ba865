"""What a seat may do beside the box, move by move: `refusal` judges, this only proposes."""

from collections.abc import Iterator
from itertools import chain, combinations, islice
from typing import assert_never

from app.games.game import Seat
from app.games.locus.box.moves import (
    BoxMove,
    BuyLeftover,
    CloseWindow,
    CountPile,
    Done,
    Enter,
    EnterTotal,
    OpenGrey,
    PileThrough,
    Take,
)
from app.games.locus.box.refusals import most_in_pile, refusal
from app.games.locus.box.state import Phase, State
from app.games.locus.box.talk import scoring_cursor
from app.games.locus.pile import CountedPile
from app.games.locus.scoring import MOST_POINTS, Marks
from app.games.locus.sheet import Scales
from app.games.locus.zones import ZONES, Zone


def legal(state: State, seat: Seat) -> Iterator[BoxMove]:
    """Yield the moves of a seat, lazily.

    Complete for the game itself. Corrections, of the pile and of zones entered before, are sampled: ask
    `refusal` whether another one is allowed.
    """
    return (move for move in _wishes(state, seat) if refusal(state, move) is None)


def _wishes(state: State, seat: Seat) -> Iterator[BoxMove]:
    match state.phase:
        case Phase.PICKING | Phase.LEFTOVER | Phase.LAST_WINDOW:
            yield Done(seat)
            yield from (Take(seat, card.id) for card in state.open)
            yield from (BuyLeftover(seat), CloseWindow(seat), PileThrough(seat))
            yield from _counts(state, seat)
        case Phase.SCORING | Phase.GREY:
            yield OpenGrey(seat)
            for zone in ZONES:
                wishes = _entries(state.options.scales, seat, zone)
                if state.entries[seat][zone.place] is not None:
                    yield from islice(wishes, 2)
                elif scoring_cursor(state) == (seat, zone):
                    yield from wishes
        case Phase.DEALING | Phase.OVER:
            return
        case _:
            assert_never(state.phase)


def _counts(state: State, seat: Seat) -> Iterator[CountPile]:
    if isinstance(state.pile, CountedPile):
        now = state.pile.cards
        near = (min(48, most_in_pile(state)),) if now is None else (None, now - 1, now + 1)
        yield from (CountPile(seat, cards) for cards in near)


def _entries(scales: Scales | None, seat: Seat, zone: Zone) -> Iterator[Enter | EnterTotal]:
    if scales is None:
        return (EnterTotal(seat, zone, points) for points in range(MOST_POINTS + 1))
    return (Enter(seat, zone, marks) for marks in possible_marks(scales, zone))


def possible_marks(scales: Scales, zone: Zone) -> Iterator[Marks]:
    """Yield every way to mark a zone: one number in purple, none or one row in blue, else any set (L53)."""
    places_ = range(len(scales.of(zone)))
    match zone:
        case Zone.PURPLE:
            sizes = range(1, 2)
        case Zone.BLUE:
            sizes = range(2)
        case _:
            sizes = range(len(places_) + 1)
    return chain.from_iterable(combinations(places_, size) for size in sizes)
