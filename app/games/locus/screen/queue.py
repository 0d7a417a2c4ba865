"""The queue of things owed to a seat, and where they and the open cards fit: what may or must come first.

Everything here only looks; the screen highlights with it, refusals and play build on it.
"""

from collections.abc import Iterator

from app.games.locus.cards import Card
from app.games.locus.grid import beside
from app.games.locus.placement import double_fits, fits, footholds
from app.games.locus.screen.state import Due, Owed, Phase, State
from app.games.locus.zones import ZONES, Zone

RECOLOUR_PRICE = 1
LOOSE_PRICE = 2
LEFTOVER_PRICE = 3
DISCARD_COINS = 2

AWAITED = (Phase.PICKING, Phase.RESOLVING, Phase.LEFTOVER, Phase.LAST)
"""The phases in which a seat may move."""

# ---------------------------------------------------------------- the queue


def is_single_open(state: State) -> bool:
    """Say whether the current seat can cross a square in any zone (L21)."""
    return any(map(footholds, state.options.grids, state.paper.filled))


def is_open(state: State, due: Due) -> bool:
    """Say whether something of the queue fits somewhere on the sheet of the current seat (L23)."""
    zone = due.double
    return is_single_open(state) if zone is None else double_fits(state.grid(zone), state.filled(state.current, zone))


def pressing(state: State) -> Due | None:
    """Return what must be placed or waived before the turn goes on: the oldest that fits (L17a)."""
    return next((owed.due for owed in state.owed if is_open(state, owed.due)), None)


def lapsing(state: State) -> tuple[Owed, ...]:
    """Return what fits nowhere and is lost with the next draw, discard, purchase or done (L23)."""
    return tuple(owed for owed in state.owed if not is_open(state, owed.due))


def has(state: State, due: Due) -> bool:
    """Say whether the queue holds this."""
    return any(owed.due is due for owed in state.owed)


# ---------------------------------------------------------------- coins and cards


def can_pay(state: State, price: int) -> bool:
    """Say whether the current seat has that many coins (L25)."""
    return state.paper.balance >= price


def price(card: Card, zone: Zone, base: int = 0) -> int:
    """Return the coins for drawing a card in a zone: the base, and one more when that recolours it (L26, L28)."""
    return base if card.colour in (None, zone) else base + RECOLOUR_PRICE


def zones_for(state: State, card: Card, base: int = 0) -> Iterator[Zone]:
    """Yield the zones in which the current seat can pay for and draw a card; `base` is 3 for the leftover."""
    for zone in ZONES:
        grid, filled = state.grid(zone), state.filled(state.current, zone)
        if can_pay(state, price(card, zone, base)) and fits(grid, filled, card.shape):
            yield zone


def second_loose_lapses(state: State) -> bool:
    """Say whether it is certain that only one of two loose squares can be crossed, as a warning (L27)."""
    holds = [footholds(grid, filled) for grid, filled in zip(state.options.grids, state.paper.filled, strict=True)]
    if sum(hold.bit_count() for hold in holds) != 1:
        return False
    for grid, filled, hold in zip(state.options.grids, state.paper.filled, holds, strict=True):
        if hold:
            return not beside(hold, grid.stride) & grid.squares & ~filled
    return False
