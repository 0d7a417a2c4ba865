"""Why a setup or a move is not allowed on this screen: the rule's id, a key, the values it names.

A square at fault is named (`cell`) and given by `column` and `row` from 0; one outside the zone has no name.
"""

from typing import assert_never

from app.games.game import ChanceMove, Rolled, Setup, Shuffled
from app.games.locus.course import least_cards
from app.games.locus.placement import DOMINO, Fault, flaw, footholds, is_shape
from app.games.locus.refusals import Reason, Refusal
from app.games.locus.screen_moves import (
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
from app.games.locus.screen_queue import (
    AWAITED,
    LEFTOVER_PRICE,
    LOOSE_PRICE,
    can_pay,
    has,
    is_single_open,
    pressing,
    price,
    zones_for,
)
from app.games.locus.screen_state import Due, Options, Phase, State
from app.games.locus.zones import Cell, Zone, cell_name

_FAULT_RULES = {Fault.OUTSIDE: "L13", Fault.FILLED: "L13", Fault.APART: "L14"}


def setup_refusal(setup: Setup[Options]) -> Refusal | None:
    """Say why a game cannot be set up so: players, first star, too few cards, cards that are alike."""
    deck, least = setup.options.deck, least_cards(max(1, setup.seats))
    if not 1 <= setup.seats <= 5:
        return Refusal("L1", "seats", {"seats": setup.seats})
    if not 0 <= setup.first < setup.seats:
        return Refusal("L5", "first", {"seat": setup.first})
    if len(deck) < least:
        return Refusal("L32", "deck_too_small", {"cards": len(deck), "least": least})
    if len({card.id for card in deck}) != len(deck):
        return Refusal("L56", "cards_alike")
    return None


def refusal(state: State, move: ScreenMove | ChanceMove) -> Refusal | None:
    """Say why a move is not allowed now, or None when it is."""
    if state.phase is Phase.OVER:
        return Refusal("L40", "game_over")
    if isinstance(move, Shuffled | Rolled):
        return _chance(state, move)
    if state.phase not in AWAITED:
        return Refusal("L6", "shuffling")
    if move.seat != state.current:
        return Refusal("L8", "not_your_turn", {"seat": move.seat, "turn": state.current})
    return _turn_move(state, move)


def _chance(state: State, move: ChanceMove) -> Refusal | None:
    if isinstance(move, Rolled) or state.phase is not Phase.DEALING:
        return Refusal("L6", "no_such_chance")
    cards = state.pile.discarded - len(state.pile.burned)
    if sorted(move.order) != list(range(cards)):
        return Refusal("L6", "not_a_shuffle", {"cards": cards})
    return None


def _turn_move(state: State, move: ScreenMove) -> Refusal | None:  # noqa: C901, PLR0911  one case per move
    match move:
        case Pick():
            return _pick(state, move)
        case Draw():
            return _draw(state, move)
        case Discard():
            return _no_hand(state) or _pressed(state)
        case PlaceJoker():
            return _single(state, Due.JOKER, move.zone, move.cell)
        case PlaceLoose():
            return _single(state, Due.LOOSE, move.zone, move.cell)
        case PlaceDouble():
            return _double(state, move)
        case Waive():
            return _not_owed(state, move.due)
        case BuyLoose():
            return _buy(state)
        case DrawLeftover():
            return _leftover(state, move)
        case Done():
            return _done(state)
        case _:
            assert_never(move)


# ---------------------------------------------------------------- the card


def _pick(state: State, move: Pick) -> Refusal | None:
    if state.phase is not Phase.PICKING:
        key: Reason = "picked_already" if state.phase is Phase.RESOLVING else "no_pick_now"
        return Refusal("L8", key)
    if all(card.id != move.card for card in state.open):
        return Refusal("L8", "card_not_open", {"card": move.card})
    for seat, card in enumerate(state.takes):
        if card is not None and card.id == move.card:
            return Refusal("L8", "card_taken", {"card": move.card, "seat": seat})
    return None


def _no_hand(state: State) -> Refusal | None:
    if state.hand is not None:
        return None
    match state.phase:
        case Phase.PICKING:
            return Refusal("L9", "pick_first")
        case Phase.RESOLVING:
            return Refusal("L10", "card_used")
        case _:
            return Refusal("L29", "no_card_now")


def _draw(state: State, move: Draw) -> Refusal | None:
    if refused := _no_hand(state) or _pressed(state):
        return refused
    card = state.hand
    assert card is not None  # refused above without one
    if not is_shape(state.grid(move.zone), move.cells, card.shape.cells):
        return Refusal("L13", "not_the_shape", {"card": card.id, "shape": card.shape.name})
    return _unpaid(state, "L26", price(card, move.zone)) or _place(state, move.zone, move.cells)


def _done(state: State) -> Refusal | None:
    if state.phase is Phase.PICKING:
        return Refusal("L9", "pick_first")
    if state.hand is not None:
        return Refusal("L9", "use_card_first", {"card": state.hand.id})
    return _pressed(state)


# ---------------------------------------------------------------- the queue


def _pressed(state: State) -> Refusal | None:
    """Refuse while something in the queue fits and has not been waived (L17a)."""
    due = pressing(state) if state.owed else None
    return None if due is None else Refusal("L17a", "bonus_first", {"due": due.value})


def _not_owed(state: State, due: Due) -> Refusal | None:
    return None if has(state, due) else Refusal("L17a", "not_owed", {"due": due.value})


def _single(state: State, due: Due, zone: Zone, cell: Cell) -> Refusal | None:
    return _not_owed(state, due) or _place(state, zone, (cell,))


def _double(state: State, move: PlaceDouble) -> Refusal | None:
    if refused := _not_owed(state, Due.double_of(move.zone)):
        return refused
    if not is_shape(state.grid(move.zone), move.cells, DOMINO):
        return Refusal("L20", "not_a_double", {"zone": move.zone.value})
    return _place(state, move.zone, move.cells)


def _place(state: State, zone: Zone, cells: tuple[Cell, ...]) -> Refusal | None:
    """Refuse squares that cannot be filled together there (L13 to L16, L21)."""
    grid, filled = state.grid(zone), state.filled(state.current, zone)
    mask = sum(map(grid.bit, cells)) if all(map(grid.bit, cells)) else 0
    if mask and not mask & filled and mask & footholds(grid, filled):
        return None
    found = flaw(grid, filled, cells)
    assert found is not None  # the masks just said that something is wrong
    column, row = found.cells[0]
    values: dict[str, str | int] = {"zone": zone.value, "column": column, "row": row}
    if found.fault is not Fault.OUTSIDE:
        values["cell"] = cell_name((column, row))
    return Refusal(_FAULT_RULES[found.fault], found.fault.value, values)


# ---------------------------------------------------------------- coins


def _unpaid(state: State, rule: str, coins: int) -> Refusal | None:
    if can_pay(state, coins):
        return None
    return Refusal(rule, "too_few_coins", {"price": coins, "balance": state.paper.balance})


def _buy(state: State) -> Refusal | None:
    if refused := _unpaid(state, "L27", LOOSE_PRICE):
        return refused
    return None if is_single_open(state) else Refusal("L27", "fits_nowhere")


def _leftover(state: State, move: DrawLeftover) -> Refusal | None:
    card = state.leftover
    if card is None or (refused := _no_purchase(state)):
        return Refusal("L28", "no_leftover_now") if card is None else refused
    if not is_shape(state.grid(move.zone), move.cells, card.shape.cells):
        return Refusal("L13", "not_the_shape", {"card": card.id, "shape": card.shape.name})
    refused = _unpaid(state, "L28", price(card, move.zone, LEFTOVER_PRICE)) or _place(state, move.zone, move.cells)
    if refused and can_pay(state, LEFTOVER_PRICE) and not any(zones_for(state, card, LEFTOVER_PRICE)):
        return Refusal("L28", "fits_nowhere", {"card": card.id})
    return refused


def _no_purchase(state: State) -> Refusal | None:
    if state.current in state.buyers:
        return Refusal("L28", "bought_once", {"seat": state.current})
    return _pressed(state) or _unpaid(state, "L28", LEFTOVER_PRICE)


def leftover_refusal(state: State) -> Refusal | None:
    """Say why the current seat cannot draw the leftover at all, wherever; None when it can (L28)."""
    card = state.leftover
    if card is None:
        return Refusal("L28", "no_leftover_now")
    if refused := _no_purchase(state):
        return refused
    return None if any(zones_for(state, card, LEFTOVER_PRICE)) else Refusal("L28", "fits_nowhere", {"card": card.id})
