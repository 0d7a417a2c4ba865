"""How a move changes a game on this screen. Every move here is already known to be allowed.

Turns and windows are here; what filled squares and coins do to a sheet is in screen_sheets.
"""

from typing import assert_never

from msgspec.structs import replace

from app.games.game import ChanceMove, Rolled, Seat, Setup, Shuffled, clockwise, places
from app.games.locus.box.moves import (
    DeckShuffled,
    GameEnded,
    LastWindowOpened,
    LeftoverNamed,
    LowestDoubled,
    PickDone,
    PileReshuffled,
    Revealed,
    RoundBegan,
    StarPassed,
    WindowDone,
)
from app.games.locus.course import banner, is_last_reveal, open_cards, picking_order
from app.games.locus.pile import DealtPile
from app.games.locus.scoring import lowest
from app.games.locus.screen.moves import (
    BonusWaived,
    BuyLoose,
    CardPicked,
    Discard,
    Done,
    Draw,
    DrawLeftover,
    Pick,
    PlaceDouble,
    PlaceJoker,
    PlaceLoose,
    ScreenEvent,
    ScreenMove,
    Waive,
    WindowSkipped,
)
from app.games.locus.screen.queue import LOOSE_PRICE
from app.games.locus.screen.sheets import (
    Played,
    discarded,
    double_placed,
    drawn,
    joker_placed,
    leftover_drawn,
    loose_bought,
    loose_placed,
    rest_lapsed,
    without,
)
from app.games.locus.screen.state import Options, Paper, Phase, State
from app.games.locus.screen.totals import points_of, totals


def begin(setup: Setup[Options]) -> State:
    """Set the table: empty sheets, the coins filled from the start, the deck waiting for its shuffle (L2, L6)."""
    coins = setup.options.sheet.coins
    empty = Paper((0,) * len(setup.options.sheet.fields), coins.prefilled)
    return State(
        setup=setup,
        phase=Phase.DEALING,
        holder=setup.first,
        current=setup.first,
        reveal=1,
        pile=DealtPile((), tuple(setup.options.cards)),
        papers=(empty,) * setup.seats,
        takes=(None,) * setup.seats,
    )


def played(state: State, move: ScreenMove | ChanceMove) -> Played:  # noqa: C901, PLR0911, PLR0912  one case per move
    """Return the state after an allowed move and what happened."""
    match move:
        case Pick():
            return _picked(state, move)
        case Draw():
            return drawn(state, move)
        case Discard():
            return discarded(state)
        case PlaceJoker():
            return joker_placed(state, move)
        case PlaceDouble():
            return double_placed(state, move)
        case BuyLoose():
            return loose_bought(state)
        case PlaceLoose():
            return loose_placed(state, move)
        case Waive():
            return without(state, move.due)[0], (BonusWaived(move.seat, move.due),)
        case DrawLeftover():
            return leftover_drawn(state, move)
        case Done():
            return _done(state)
        case Shuffled():
            return _shuffled(state, move)
        case Rolled():
            raise AssertionError("Locus has no die")
        case _:
            assert_never(move)


def _and(*events: ScreenEvent, then: Played) -> Played:
    return then[0], (*events, *then[1])


# ---------------------------------------------------------------- turning up


def _shuffled(state: State, move: Shuffled) -> Played:
    count = len(move.order)
    event = DeckShuffled(count) if state.reveal == 1 else PileReshuffled(count)
    return _and(event, then=_turned_up(replace(state, pile=state.pile.shuffled(move.order))))


def _turned_up(state: State) -> Played:
    """Turn up this reveal, or as much of it as there is before a shuffle (L7, L32, L42)."""
    pile, count, burn = state.pile, open_cards(state.seats), 1 if state.is_solo else 0
    if pile.cards and not state.open:
        pile = pile.burn(burn)
    turned, pile = pile.drawn(count - len(state.open))
    state = replace(state, pile=pile, open=state.open + tuple(state.options.cards[card] for card in turned))
    if len(state.open) < count:
        return replace(state, phase=Phase.DEALING), ()
    return replace(state, phase=Phase.PICKING), (Revealed(state.holder, count, state.open, burn),)


# ---------------------------------------------------------------- turns


def _picked(state: State, move: Pick) -> Played:
    card = next(card for card in state.open if card.id == move.card)
    takes = (*state.takes[: move.seat], card, *state.takes[move.seat + 1 :])
    return replace(state, phase=Phase.RESOLVING, takes=takes, hand=card), (CardPicked(move.seat, card),)


def _done(state: State) -> Played:
    """End the turn or window of the current seat; what is still owed fits nowhere and lapses (L23)."""
    state, lapsed = rest_lapsed(state)
    seat, order = state.current, picking_order(state)
    to_come = order[order.index(seat) + 1 :]
    if state.phase is not Phase.RESOLVING:
        return _and(*lapsed, WindowDone(seat), then=_window(state, state.phase, to_come))
    event = PickDone(seat, state.takes[seat])
    if to_come:
        return replace(state, phase=Phase.PICKING, current=to_come[0]), (*lapsed, event)
    named = LeftoverNamed(state.untaken[0])
    return _and(*lapsed, event, named, then=_window(state, Phase.LEFTOVER, order))


def _window(state: State, phase: Phase, seats: tuple[Seat, ...]) -> Played:
    """Open the window of the first of these seats that has coins to spend, or close the windows (L29, L33)."""
    skipped: list[ScreenEvent] = []
    for seat in seats:
        if state.papers[seat].balance >= LOOSE_PRICE:
            return replace(state, phase=phase, current=seat), tuple(skipped)
        skipped.append(WindowSkipped(seat))
    return _and(*skipped, then=_over(state) if phase is Phase.LAST else _reveal_over(state))


def _reveal_over(state: State) -> Played:
    """Put the cards of the reveal away and go on: the next reveal, or the last windows (L31, L33)."""
    was_last = is_last_reveal(state)
    pile = state.pile.put_away(tuple(card.id for card in state.open))
    state = replace(state, pile=pile, open=(), takes=(None,) * state.seats, discarded=(), buyers=())
    if was_last:
        return _and(LastWindowOpened(), then=_window(state, Phase.LAST, picking_order(state)))
    giver, star = state.holder, clockwise(state.holder, state.seats)[1 % state.seats]
    state = replace(state, reveal=state.reveal + 1, holder=star, current=star)
    place = banner(state)
    facts: tuple[ScreenEvent, ...] = () if state.is_solo else (StarPassed(giver, star),)
    if place.star == 1:
        facts = (*facts, RoundBegan(place.round))
    return _and(*facts, then=_turned_up(state))


def _over(state: State) -> Played:
    """Count the lowest zone of everyone again and end the game (L39, L40)."""
    state = replace(state, phase=Phase.OVER, current=state.holder)
    doubled = [LowestDoubled(seat, *lowest(points_of(state, seat))) for seat in picking_order(state)]
    sums = totals(state)
    return state, (*doubled, GameEnded(sums, places(sums)))
