"""How a move changes a game on this screen. Every move here is already known to be allowed.

What a round does to the open table is in course; here is what it does to what is hidden.
"""

from typing import assert_never

from msgspec.structs import replace

from app.games.game import ChanceMove, Rolled, Seat, Setup, Shuffled
from app.games.lokus.cards import PEOPLE, Card
from app.games.lokus.course import Run, run
from app.games.lokus.events import (
    CardBlocked,
    CardPlaced,
    CardSnubbed,
    CleanedUp,
    LineAsked,
    PenaltyTaken,
    PlacerNamed,
    Role,
    RoundBegan,
    RoundEnded,
    RoundEvent,
    SetBegan,
    StarterPlaced,
    TableChanged,
)
from app.games.lokus.lines import LINES
from app.games.lokus.moves import ChangeTable, ChooseLine, Next
from app.games.lokus.scoring import ended, scored, standings, totals
from app.games.lokus.screen.moves import (
    AllLocked,
    CardLocked,
    CardsRevealed,
    CardUnlocked,
    DeckShuffled,
    LastCardsLocked,
    Lock,
    Reveal,
    ScreenEvent,
    ScreenMove,
    Unlock,
)
from app.games.lokus.screen.state import Hand, Options, Phase, State
from app.games.lokus.standing import ROUNDS, SETS, Edition, counts, opened

Played = tuple[State, tuple[ScreenEvent, ...]]

_ASKING = {Role.LOWEST: Phase.LOWEST, Role.HIGHEST: Phase.HIGHEST}


def begin(setup: Setup[Options]) -> State:
    """Set the table: the people cards wait for their shuffle (K2, K3)."""
    return State(
        setup=setup,
        phase=Phase.DEALING,
        set=1,
        round=1,
        standing=opened(setup.seats),
        hands=((),) * setup.seats,
        locked=(False,) * setup.seats,
        chosen=(None,) * setup.seats,
        table=setup.options.table,
    )


def played(state: State, move: ScreenMove | ChanceMove) -> Played:  # noqa: PLR0911  one case per move
    """Return the state after an allowed move and what happened."""
    match move:
        case Lock():
            return _locked(state, move)
        case Unlock():
            state = _with_lock(state, move.seat, None)
            return state, (CardUnlocked(move.seat),)
        case Reveal():
            return _revealed(state)
        case ChooseLine():
            assert state.asked is not None  # refused where nobody is asked
            return _gone_on(state, run(state.standing, state.cards, state.options.edition, state.asked, move.line))
        case Next():
            return _next(state)
        case ChangeTable():
            now = totals(state.sets, move.table, state.seats)
            return replace(state, table=move.table), (TableChanged(move.seat, state.table, move.table, now),)
        case Shuffled():
            return _dealt(state, move)
        case Rolled():
            raise AssertionError("Lokus has no die")
        case _:
            assert_never(move)


# ---------------------------------------------------------------- a set


def _dealt(state: State, move: Shuffled) -> Played:
    """Deal eleven to everyone; in the German edition the next two open the lines (K2, K4, K17)."""
    people = [PEOPLE[place] for place in move.order]
    dealt = [people[seat * ROUNDS : (seat + 1) * ROUNDS] for seat in range(state.seats)]
    deck = tuple(people[state.seats * ROUNDS :])
    starters = deck[:LINES] if state.options.edition is Edition.GERMAN else ()
    state = replace(
        state,
        phase=Phase.CHOOSING,
        standing=opened(state.seats, starters),
        hands=tuple(_sorted(hand) for hand in dealt),
        deck=deck[len(starters) :],
        faces=((),) * state.seats,
        seen=starters,
    )
    opening = (StarterPlaced(line, card) for line, card in enumerate(starters))
    shuffled = DeckShuffled(len(people), ROUNDS, len(deck))
    return state, (SetBegan(state.set), shuffled, *opening, RoundBegan(state.set, 1))


def _sorted(cards: list[Card]) -> Hand:
    return tuple(sorted(cards, key=lambda card: card.rank))


def _next(state: State) -> Played:
    if state.phase is Phase.SCORED:
        return _next_set(state)
    return _scored(state) if state.round == ROUNDS else _next_round(state)


def _next_round(state: State) -> Played:
    """Begin a round; in the last one every hand has one card, which locks itself (K12)."""
    number = state.round + 1
    state = replace(state, phase=Phase.CHOOSING, round=number, cards=())
    if number < ROUNDS:
        return state, (RoundBegan(state.set, number),)
    last = tuple(hand[0] if hand else None for hand in state.hands)
    state = replace(state, phase=Phase.ARMED, locked=(True,) * state.seats, chosen=last)
    return state, (RoundBegan(state.set, number), LastCardsLocked(), AllLocked())


def _scored(state: State) -> Played:
    sets = (*state.sets, counts(state.standing))
    return replace(state, phase=Phase.SCORED, sets=sets, cards=()), scored(sets, state.table)


def _next_set(state: State) -> Played:
    if state.set == SETS:
        end = standings(state.sets, state.table, tie_rolls=state.options.tie_rolls)
        return replace(state, phase=Phase.OVER), (ended(end),)
    fresh = begin(state.setup)
    return replace(fresh, set=state.set + 1, table=state.table, sets=state.sets), ()


# ---------------------------------------------------------------- a round


def _with_lock(state: State, seat: Seat, card: Card | None) -> State:
    return replace(
        state,
        locked=(*state.locked[:seat], card is not None, *state.locked[seat + 1 :]),
        chosen=(*state.chosen[:seat], card, *state.chosen[seat + 1 :]),
    )


def _locked(state: State, move: Lock) -> Played:
    state = _with_lock(state, move.seat, move.card)
    if all(state.locked):
        return replace(state, phase=Phase.ARMED), (CardLocked(move.seat), AllLocked())
    return state, (CardLocked(move.seat),)


def _revealed(state: State) -> Played:
    """Turn up all cards together, and play the round as far as nobody has to choose (K5, K7)."""
    cards = tuple(card for card in state.chosen if card is not None)
    hands = (tuple(card for card in hand if card != played) for hand, played in zip(state.hands, cards, strict=True))
    state = replace(
        state,
        hands=tuple(hands),
        locked=(False,) * state.seats,
        chosen=(None,) * state.seats,
        cards=cards,
        seen=(*state.seen, *cards),
    )
    after, events = _gone_on(state, run(state.standing, cards, state.options.edition))
    return after, (CardsRevealed(cards), *events)


def _gone_on(state: State, went: Run) -> Played:
    """Take over how far the round came: a choice is asked for, or the round is over."""
    state = replace(_with_hidden(state, went.events), standing=went.standing)
    if went.asked is not None:
        return replace(state, phase=_ASKING[went.asked]), went.events
    return replace(state, phase=Phase.SHOWN), (*went.events, RoundEnded(state.set, state.round))


def _with_hidden(state: State, events: tuple[RoundEvent, ...]) -> State:
    """Follow the people who went face down: into a snub pile, out of the deck, aside."""
    faces, deck, aside = [*state.faces], state.deck, state.aside
    for event in events:
        match event:
            case CleanedUp(rolls=0):
                aside += event.people
            case CleanedUp():
                faces[event.seat] += event.people
            case CardBlocked() | CardSnubbed():
                faces[event.seat] += (event.card,)
            case PenaltyTaken(is_virtual=False):
                faces[event.seat] += deck[:1]
                deck = deck[1:]
            case CardPlaced() | PlacerNamed() | LineAsked() | PenaltyTaken():
                pass
            case _:
                assert_never(event)
    return replace(state, faces=tuple(faces), deck=deck, aside=aside)
