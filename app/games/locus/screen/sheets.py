"""What drawing, crossing and paying do to the sheet of the current seat, and to what it is owed (L10 to L28)."""

from msgspec.structs import replace

from app.games.locus.cards import Card
from app.games.locus.grid import single_bits
from app.games.locus.screen.moves import (
    BonusLapsed,
    BonusLost,
    BonusTriggered,
    CardDiscarded,
    CoinGained,
    CoinLost,
    CoinsSpent,
    DoublePlaced,
    Draw,
    DrawLeftover,
    JokerPlaced,
    LeftoverDrawn,
    LoosePlaced,
    PlaceDouble,
    PlaceJoker,
    PlaceLoose,
    Purpose,
    ScreenEvent,
    ShapeDrawn,
    Source,
)
from app.games.locus.screen.queue import (
    DISCARD_COINS,
    LEFTOVER_PRICE,
    LOOSE_PRICE,
    lapsing,
    price,
)
from app.games.locus.screen.state import Due, Owed, Paper, State
from app.games.locus.sheet import Bonus
from app.games.locus.zones import Cell, Zone

Played = tuple[State, tuple[ScreenEvent, ...]]

# ---------------------------------------------------------------- cards


def drawn(state: State, move: Draw) -> Played:
    """Draw the card in hand: pay a recolour, fill the squares, then the printed coin (L10, L26)."""
    card = state.hand
    assert card is not None  # refused without a card
    state, lapsed = rest_lapsed(state)
    state, paid = _spent(state, price(card, move.zone), Purpose.RECOLOUR)
    state, filled = _card_drawn(replace(state, hand=None), card, move.zone, move.cells)
    return state, (*lapsed, *paid, ShapeDrawn(move.seat, card, move.zone, move.cells), *filled)


def leftover_drawn(state: State, move: DrawLeftover) -> Played:
    """Draw the leftover too: pay for it and for a recolour, fill the squares, then its printed coin (L28)."""
    card = state.leftover
    assert card is not None  # refused without a leftover
    state, lapsed = rest_lapsed(state)
    state, paid = _spent(state, LEFTOVER_PRICE, Purpose.LEFTOVER)
    state, paid_more = _spent(state, price(card, move.zone), Purpose.RECOLOUR)
    state, filled = _card_drawn(replace(state, buyers=(*state.buyers, move.seat)), card, move.zone, move.cells)
    event = LeftoverDrawn(move.seat, card, move.zone, move.cells)
    return state, (*lapsed, *paid, *paid_more, event, *filled)


def discarded(state: State) -> Played:
    """Put the card in hand away for exactly two coins (L10)."""
    card, seat = state.hand, state.current
    assert card is not None  # refused without a card
    state, lapsed = rest_lapsed(state)
    state = replace(state, hand=None, discarded=(*state.discarded, seat))
    state, gained = _gained(state, DISCARD_COINS, Source.DISCARD)
    return state, (*lapsed, CardDiscarded(seat, card), *gained)


def _card_drawn(state: State, card: Card, zone: Zone, cells: tuple[Cell, ...]) -> Played:
    state, struck = _crossed(state, zone, cells, depth=0, pays=True)
    state, gained = _gained(state, 1 if card.coin else 0, Source.CARD)
    return state, (*struck, *gained)


# ---------------------------------------------------------------- the queue


def joker_placed(state: State, move: PlaceJoker) -> Played:
    """Cross one square with the oldest joker (L19)."""
    return _placed(state, Due.JOKER, move.zone, (move.cell,), JokerPlaced(move.seat, move.zone, move.cell))


def loose_placed(state: State, move: PlaceLoose) -> Played:
    """Cross one loose square (L27)."""
    return _placed(state, Due.LOOSE, move.zone, (move.cell,), LoosePlaced(move.seat, move.zone, move.cell))


def double_placed(state: State, move: PlaceDouble) -> Played:
    """Cross two squares with the oldest double of that zone (L20)."""
    event = DoublePlaced(move.seat, move.zone, move.cells)
    return _placed(state, Due.double_of(move.zone), move.zone, move.cells, event)


def _placed(state: State, due: Due, zone: Zone, cells: tuple[Cell, ...], event: ScreenEvent) -> Played:
    state, owed = without(state, due)
    state, struck = _crossed(state, zone, cells, owed.depth, pays=state.options.chains)
    return state, (event, *struck)


def loose_bought(state: State) -> Played:
    """Pay for two loose squares, which join the queue; what fits nowhere lapses first (L23, L27)."""
    state, lapsed = rest_lapsed(state)
    state, paid = _spent(state, LOOSE_PRICE, Purpose.LOOSE)
    return replace(state, owed=(*state.owed, Owed(Due.LOOSE, 0), Owed(Due.LOOSE, 0))), (*lapsed, *paid)


def without(state: State, due: Due) -> tuple[State, Owed]:
    """Take the oldest of its kind out of the queue."""
    place = next(place for place, owed in enumerate(state.owed) if owed.due is due)
    return replace(state, owed=state.owed[:place] + state.owed[place + 1 :]), state.owed[place]


def rest_lapsed(state: State) -> Played:
    """Take what fits nowhere out of the queue (L23)."""
    if not state.owed:
        return state, ()
    lost = lapsing(state)
    state = replace(state, owed=tuple(owed for owed in state.owed if owed not in lost))
    return state, tuple(BonusLapsed(state.current, owed.due) for owed in lost)


# ---------------------------------------------------------------- squares and coins


def _crossed(state: State, zone: Zone, cells: tuple[Cell, ...], depth: int, *, pays: bool) -> Played:
    """Fill squares; the bonuses on them pay at once, or are lost when chains are off (L17, L22)."""
    grid, paper, seat = state.grid(zone), state.paper, state.current
    mask = grid.mask(cells)
    filled = (*paper.filled[: zone.place], paper.filled[zone.place] | mask, *paper.filled[zone.place + 1 :])
    state = _with(state, replace(paper, filled=filled))
    events: list[ScreenEvent] = []
    for bit in single_bits(mask & grid.bonus_squares):
        cell, bonus = grid.cells(bit)[0], grid.bonuses[bit]
        if not pays:
            events.append(BonusLost(seat, zone, cell, bonus))
            continue
        events.append(BonusTriggered(seat, zone, cell, bonus, depth + 1))
        state, paid = _paid_out(state, bonus, depth + 1)
        events.extend(paid)
    return state, tuple(events)


def _paid_out(state: State, bonus: Bonus, depth: int) -> Played:
    due = Due.of(bonus)
    if due is None:
        return _gained(state, 1, Source.BONUS)
    return replace(state, owed=(*state.owed, Owed(due, depth))), ()


def _gained(state: State, count: int, source: Source) -> Played:
    """Fill spaces of the coin row; a full row loses the rest (L24)."""
    events: list[ScreenEvent] = []
    paper, spaces = state.paper, state.sheet.coins.spaces
    for _ in range(count):
        if paper.gained < spaces:
            paper = replace(paper, gained=paper.gained + 1)
            events.append(CoinGained(state.current, source, paper.gained))
        else:
            events.append(CoinLost(state.current, source))
    return _with(state, paper), tuple(events)


def _spent(state: State, count: int, purpose: Purpose) -> Played:
    if not count:
        return state, ()
    paper = state.paper
    return _with(state, replace(paper, spent=paper.spent + count)), (CoinsSpent(state.current, count, purpose),)


def _with(state: State, paper: Paper) -> State:
    papers = (*state.papers[: state.current], paper, *state.papers[state.current + 1 :])
    return replace(state, papers=papers)
