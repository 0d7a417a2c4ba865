"""How a move changes a game beside the box. Every move here is already known to be allowed."""

from typing import assert_never

from msgspec.structs import replace

from app.games.game import ChanceMove, Rolled, Seat, Setup, Shuffled, places
from app.games.locus.box.moves import (
    BoxEvent,
    BoxMove,
    BuyLeftover,
    CardExchanged,
    CardTaken,
    CloseWindow,
    CountPile,
    DeckShuffled,
    Done,
    Enter,
    EnterTotal,
    GameEnded,
    LastWindowOpened,
    LeftoverBought,
    LeftoverNamed,
    LowestDoubled,
    OpenGrey,
    PickDone,
    PileCounted,
    PileRanOut,
    PileReshuffled,
    PileThrough,
    Revealed,
    RoundBegan,
    ScoringBegan,
    StarPassed,
    Take,
    WindowClosed,
    WindowDone,
    ZoneCorrected,
    ZoneEntered,
)
from app.games.locus.box.state import Dealing, Entry, Options, Phase, State
from app.games.locus.box.talk import burns, scoring_cursor
from app.games.locus.cards import Card
from app.games.locus.course import banner, is_last_reveal, open_cards, picking_order, to_come
from app.games.locus.pile import CountedPile, DealtPile, Turning
from app.games.locus.scoring import lowest, points, total
from app.games.locus.zones import ZONES

Played = tuple[State, tuple[BoxEvent, ...]]


def begin(setup: Setup[Options]) -> State:
    """Set the table (L2, L6): hands turn up the first reveal, the screen waits for its shuffle."""
    options = setup.options
    is_box = options.dealing is Dealing.BOX
    state = State(
        setup=setup,
        phase=Phase.DEALING,
        holder=setup.first,
        current=setup.first,
        reveal=1,
        pile=CountedPile(options.deck_size) if is_box else DealtPile((), options.deck),
        takes=(None,) * setup.seats,
        entries=((None,) * len(ZONES),) * setup.seats,
    )
    return _turned_up(state)[0] if is_box else state


def played(state: State, move: BoxMove | ChanceMove) -> Played:  # noqa: C901, PLR0911  one case per move
    """Return the state after an allowed move and what happened."""
    match move:
        case Shuffled():
            return _shuffled(state, move)
        case Rolled():
            raise AssertionError("Locus has no die")
        case Take():
            return _taken(state, move)
        case Done():
            return _done(state)
        case BuyLeftover():
            bought = replace(state, buyers=(*state.buyers, move.seat))
            return bought, (LeftoverBought(move.seat, state.leftover),)
        case CloseWindow():
            return _and(WindowClosed(to_come(state)), _window_over(state))
        case PileThrough():
            return _through(state)
        case CountPile():
            return _counted(state, move)
        case Enter() | EnterTotal():
            return _entered(state, move)
        case OpenGrey():
            return _opened(state)
        case _:
            assert_never(move)


def _and(event: BoxEvent, then: Played) -> Played:
    return then[0], (event, *then[1])


# ---------------------------------------------------------------- turning up


def _turned_up(state: State) -> Played:
    """Turn up this reveal, or as much of it as there is before a shuffle (L7, L32, L42)."""
    match state.pile:
        case CountedPile():
            return _told(state, state.pile)
        case DealtPile():
            return _dealt(state, state.pile)
        case _:
            assert_never(state.pile)


def _told(state: State, pile: CountedPile) -> Played:
    count, burn = open_cards(state.seats), burns(state)
    pile, turning = pile.turned(count, burn)
    reshuffled = (PileReshuffled(turning.shuffled),) if turning.reshuffle else ()
    after = replace(state, phase=Phase.PICKING, pile=pile, turning=turning)
    return after, (*reshuffled, Revealed(state.holder, count, (), burn))


def _dealt(state: State, pile: DealtPile[Card]) -> Played:
    count, burn = open_cards(state.seats), burns(state)
    if pile.cards and not state.open:
        pile = pile.burn(burn)
    cards, pile = pile.drawn(count - len(state.open))
    state = replace(state, pile=pile, open=state.open + cards)
    if len(state.open) < count:
        return replace(state, phase=Phase.DEALING), ()
    return replace(state, phase=Phase.PICKING), (Revealed(state.holder, count, state.open, burn),)


def _shuffled(state: State, move: Shuffled) -> Played:
    assert isinstance(state.pile, DealtPile)  # only a dealt pile asks for a shuffle
    count = len(move.order)
    event = DeckShuffled(count) if state.reveal == 1 else PileReshuffled(count)
    return _and(event, _turned_up(replace(state, pile=state.pile.shuffled(move.order))))


def _counted(state: State, move: CountPile) -> Played:
    """Correct the count; what else is in the box lies on the discard pile (L50)."""
    assert isinstance(state.pile, CountedPile)  # a dealt pile is never counted by hand
    size, discards = state.options.deck_size, state.pile.discards
    if size is not None and move.cards is not None:
        discards = size - open_cards(state.seats) - move.cards
    after = replace(
        state,
        pile=CountedPile(move.cards, discards),
        turning=Turning(open_cards(state.seats), burns(state)),
    )
    return after, (PileCounted(move.seat, state.pile.cards, move.cards),)


# ---------------------------------------------------------------- picks and windows


def _taken(state: State, move: Take) -> Played:
    card = next(card for card in state.open if card.id == move.card)
    back = state.takes[move.seat]
    takes = (*state.takes[: move.seat], card, *state.takes[move.seat + 1 :])
    event = CardTaken(move.seat, card) if back is None else CardExchanged(move.seat, back, card)
    return replace(state, takes=takes), (event,)


def _done(state: State) -> Played:
    seat, order = state.current, to_come(state)
    if state.phase is Phase.PICKING:
        event: BoxEvent = PickDone(seat, state.takes[seat])
    else:
        event = WindowDone(seat)
    if len(order) > 1:
        return replace(state, current=order[1]), (event,)
    if state.phase is Phase.PICKING:
        after = replace(state, phase=Phase.LEFTOVER, current=state.holder)
        return after, (event, LeftoverNamed(after.leftover))
    return _and(event, _window_over(state))


def _window_over(state: State) -> Played:
    if state.phase is Phase.LAST_WINDOW:
        return replace(state, phase=Phase.SCORING, current=state.holder), (ScoringBegan(),)
    was_last = is_last_reveal(state)
    state = _put_away(state)
    return _last_window(state) if was_last else _next_reveal(state)


def _put_away(state: State) -> State:
    """Put all cards of the reveal on the discard pile (L31)."""
    match state.pile:
        case CountedPile():
            pile: CountedPile | DealtPile[Card] = state.pile.put_away(open_cards(state.seats))
            history = state.history
        case DealtPile():
            pile = state.pile.put_away(state.open)
            history = (*state.history, state.takes)
    return replace(state, pile=pile, turning=None, open=(), buyers=(), takes=(None,) * state.seats, history=history)


def _next_reveal(state: State) -> Played:
    """Pass the star clockwise and turn up the next reveal (L31)."""
    giver, star = state.holder, Seat((state.holder + 1) % state.seats)
    state = replace(state, reveal=state.reveal + 1, holder=star, current=star)
    place = banner(state)
    facts: tuple[BoxEvent, ...] = () if state.is_solo else (StarPassed(giver, star),)
    if place.star == 1:
        facts = (*facts, RoundBegan(place.round))
    after, events = _turned_up(state)
    return after, (*facts, *events)


def _last_window(state: State) -> Played:
    after = replace(state, phase=Phase.LAST_WINDOW, current=state.holder)
    return after, (LastWindowOpened(),)


def _through(state: State) -> Played:
    """End a solo game whose pile is through; before the pick this reveal was never turned up (L51)."""
    was_turned = state.phase is Phase.LEFTOVER
    state = _put_away(state) if was_turned else replace(state, reveal=state.reveal - 1, turning=None)
    return _and(PileRanOut(state.reveal), _last_window(state))


# ---------------------------------------------------------------- scoring


def _entered(state: State, move: Enter | EnterTotal) -> Played:
    entry = _entry(state, move)
    row, place = state.entries[move.seat], move.zone.place
    before = row[place]
    row = (*row[:place], entry, *row[place + 1 :])
    state = replace(state, entries=(*state.entries[: move.seat], row, *state.entries[move.seat + 1 :]))
    if state.phase is Phase.SCORING and scoring_cursor(state) is None:
        state = replace(state, phase=Phase.GREY)
    if before is None:
        return state, (ZoneEntered(move.seat, move.zone, entry.points),)
    return state, (ZoneCorrected(move.seat, move.zone, before.points, entry.points),)


def _entry(state: State, move: Enter | EnterTotal) -> Entry:
    if isinstance(move, EnterTotal):
        return Entry(move.points)
    scales = state.options.scales
    assert scales is not None  # refused without a scale
    return Entry(points(scales, move.zone, move.marks), tuple(sorted(move.marks)))


def _opened(state: State) -> Played:
    """Count the lowest zone of everyone again and end the game (L39, L40)."""
    sheets = [tuple(entry.points for entry in row if entry is not None) for row in state.entries]
    doubled = [LowestDoubled(seat, *lowest(sheets[seat])) for seat in picking_order(state)]
    totals = tuple(total(sheet) for sheet in sheets)
    return replace(state, phase=Phase.OVER), (*doubled, GameEnded(totals, places(totals)))
