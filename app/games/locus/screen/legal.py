"""What a seat may do on this screen, move by move, lazily and complete: exactly what `refusal` allows."""

from collections.abc import Iterator
from itertools import chain

from app.games.game import Seat
from app.games.locus.cards import Card
from app.games.locus.placement import dominoes, footholds, placements
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
    Waive,
)
from app.games.locus.screen.queue import (
    AWAITED,
    LEFTOVER_PRICE,
    LOOSE_PRICE,
    can_pay,
    is_single_open,
    pressing,
    price,
)
from app.games.locus.screen.state import Due, Phase, State
from app.games.locus.zones import ZONES, Cell, Zone

Place = tuple[Zone, tuple[Cell, ...]]


def legal(state: State, seat: Seat) -> Iterator[ScreenMove]:
    """Yield the moves of a seat: picks, what the queue allows, coins, then drawing, discarding and done."""
    if state.phase not in AWAITED or seat != state.current:
        return
    if state.phase is Phase.PICKING:
        yield from (Pick(seat, card.id) for card in state.untaken)
    if state.owed:
        yield from _queue(state, seat)
    if can_pay(state, LOOSE_PRICE) and is_single_open(state):
        yield BuyLoose(seat)
    if not state.owed or pressing(state) is None:
        yield from _going_on(state, seat)


def _queue(state: State, seat: Seat) -> Iterator[ScreenMove]:
    for due in dict.fromkeys(owed.due for owed in state.owed):
        yield Waive(seat, due)
        if due.double is not None:
            yield from (PlaceDouble(seat, zone, cells) for zone, cells in doubles(state, due.double))
        elif due is Due.JOKER:
            yield from (PlaceJoker(seat, zone, cell) for zone, (cell,) in singles(state))
        else:
            yield from (PlaceLoose(seat, zone, cell) for zone, (cell,) in singles(state))


def _going_on(state: State, seat: Seat) -> Iterator[ScreenMove]:
    """Yield what is refused while something in the queue fits (L17a)."""
    if state.hand is not None:
        yield Discard(seat)
        yield from (Draw(seat, zone, cells) for zone, cells in draws(state, state.hand))
    elif state.phase is not Phase.PICKING:
        yield Done(seat)
    leftover = state.leftover
    if leftover is not None and seat not in state.buyers:
        yield from (DrawLeftover(seat, zone, cells) for zone, cells in draws(state, leftover, LEFTOVER_PRICE))


# ---------------------------------------------------------------- places


def draws(state: State, card: Card, base: int = 0) -> Iterator[Place]:
    """Yield every place where the current seat can pay for and draw a card; `base` is 3 for the leftover."""
    return chain.from_iterable(
        _places(state, zone, placements(state.grid(zone), state.filled(state.current, zone), card.shape))
        for zone in ZONES
        if can_pay(state, price(card, zone, base))
    )


def doubles(state: State, zone: Zone) -> Iterator[Place]:
    """Yield every place for a double in its zone (L20)."""
    return _places(state, zone, dominoes(state.grid(zone), state.filled(state.current, zone)))


def singles(state: State) -> Iterator[tuple[Zone, tuple[Cell]]]:
    """Yield every square that a joker or a loose square may cross (L19, L27)."""
    for zone in ZONES:
        grid = state.grid(zone)
        for cell in grid.cells(footholds(grid, state.filled(state.current, zone))):
            yield zone, (cell,)


def _places(state: State, zone: Zone, masks: Iterator[int]) -> Iterator[Place]:
    grid = state.grid(zone)
    return ((zone, grid.cells(mask)) for mask in masks)
