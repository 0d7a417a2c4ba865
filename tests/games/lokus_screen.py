"""A whole game of Lokus for tests: cards in notation ("7r", "12a"), hands dealt as wanted, rounds in one line."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from app.games.game import Chance, Seat, Setup, Shuffled
from app.games.lokus import PEOPLE, Card
from app.games.lokus.lines import Line
from app.games.lokus.moves import ChooseLine, Next
from app.games.lokus.notation import read_card, read_cards
from app.games.lokus.screen import game as screen
from app.games.lokus.screen.moves import Lock, Reveal, Unlock
from app.games.lokus.snub import Snub

State = screen.State


def card(name: str) -> Card:
    """Return the card called "7r"."""
    return read_card(name)


def cards(names: str) -> tuple[Card, ...]:
    """Return the cards of "7r 12a"."""
    return read_cards(names)


def dealt(state: State, order: Sequence[Card] = ()) -> State:
    """Shuffle so that these cards come first, the rest in order."""
    rest = [person for person in PEOPLE if person not in order]
    return screen.play(state, Shuffled(tuple(person.rank for person in (*order, *rest)))).state


def table(seats: int = 3, first: int = 0, order: Sequence[Card] = (), **options: Any) -> State:
    """Set a table where everyone has eleven cards."""
    return dealt(screen.start(Setup(seats, Seat(first), screen.Options(**options))), order)


def with_cards(state: State, names: str) -> State:
    """Give each seat the card it is to play; whoever or whatever had it gets another in its place."""
    for seat, wanted in enumerate(cards(names)):
        state = _given(state, seat, wanted)
    return state


def _given(state: State, seat: int, wanted: Card) -> State:
    hand = state.hands[seat]
    if wanted in hand:
        return state
    away = next(each for each in hand if each not in state.cards)
    turned = {wanted: away, away: wanted}

    def swap(some: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(turned.get(each, each) for each in some)

    return replace(
        state,
        hands=tuple(tuple(sorted(swap(each), key=lambda held: held.rank)) for each in state.hands),
        deck=swap(state.deck),
        faces=tuple(swap(pile) for pile in state.faces),
        aside=swap(state.aside),
    )


def with_lines(state: State, *names: str) -> State:
    """Put these people into the lines, whoever stood there."""
    lines: list[Line] = [cards(line) for line in names]
    return replace(state, standing=replace(state.standing, lines=tuple(lines)))


def with_snub(state: State, seat: int, **counts: int) -> State:
    """Give a seat other counts: cards, virtual, clean_ups."""
    snubs = list(state.standing.snubs)
    snubs[seat] = replace(snubs[seat], **counts)
    return replace(state, standing=replace(state.standing, snubs=tuple(snubs)))


def with_deck(state: State, count: int) -> State:
    """Leave so many cards in the people deck."""
    return replace(state, deck=state.deck[:count], standing=replace(state.standing, deck=count))


def locked(state: State, names: str) -> State:
    """Give and lock a card for each seat."""
    held = cards(names)
    state = with_cards(state, names)
    for seat, each in enumerate(held):
        state = screen.play(state, Lock(Seat(seat), each)).state
    return state


def revealed(state: State, names: str) -> tuple[State, list[Any]]:
    """Play a round up to the first choice or its end; return the state and the events of the reveal."""
    step = screen.play(locked(state, names), Reveal(state.holder))
    return step.state, list(step.events)


def after(state: State, *moves: Any) -> State:
    """Return the state after some moves, shuffles left in order."""
    for move in moves:
        state = screen.play(state, move).state
        if isinstance(screen.turn(state), Chance):
            state = dealt(state)
    return state


def told(state: State, move: Any) -> tuple[State, list[Any]]:
    """Play a move; return the state after it and what happened."""
    step = screen.play(state, move)
    return step.state, list(step.events)


def refused(state: State, move: Any) -> tuple[str, str] | None:
    """Return rule and key of the refusal of a move, None when it is allowed."""
    refusal = screen.refusal(state, move)
    return None if refusal is None else (refusal.rule, refusal.key)


def facts(events: Sequence[Any]) -> list[str]:
    """Return the names of events."""
    return [type(event).__name__ for event in events]


def people(state: State) -> list[Card]:
    """Return every card on, under and beside the table, lowest first."""
    waiting = state.cards if state.asked is not None else ()
    placed = {each for line in state.standing.lines for each in line} | {each for pile in state.faces for each in pile}
    held = [
        *(each for hand in state.hands for each in hand),
        *(each for line in state.standing.lines for each in line),
        *(each for pile in state.faces for each in pile),
        *state.deck,
        *state.aside,
        *(each for each in waiting if each not in placed and each not in state.aside),
    ]
    return sorted(held, key=lambda each: each.rank)


def snub(state: State, seat: int) -> Snub:
    """Return what lies in front of a seat."""
    return state.standing.snubs[seat]


def played_round(state: State, line: int = 0) -> State:
    """Play any round with everyone's lowest card, choosing this line where asked, and go on."""
    while state.phase is screen.Phase.CHOOSING:
        seat = state.waiting[0]
        state = after(state, Lock(seat, state.hands[seat][0]))
    state = after(state, Reveal(state.holder))
    while state.phase in (screen.Phase.LOWEST, screen.Phase.HIGHEST):
        (seat,) = screen.turn(state).seats
        state = after(state, ChooseLine(seat, line))
    return state


def to_round(state: State, number: int) -> State:
    """Play rounds until this one begins."""
    while state.round < number:
        state = after(played_round(state), Next(state.holder))
    return state


def unlock(seat: int) -> Unlock:
    """Return the move of a seat that takes its card back."""
    return Unlock(Seat(seat))
