"""Setups of Lokus for the laws of the contract, and what a seat may not see."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.games.game import Seat, Setup, Way
from app.games.lokus.box import game as box
from app.games.lokus.screen import game as screen
from app.games.lokus.standing import Edition

GERMAN = screen.Options(edition=Edition.GERMAN, tie_rolls=True)
REFEREED = box.Options(help=box.Help.REFEREE)
AIDED = screen.Options(seen_aid=True, table=(0, 2, 5))

SETUPS = {
    Way.SCREEN: (
        *(Setup(seats, Seat(0), GERMAN) for seats in range(2, 7)),
        Setup(3, Seat(1), AIDED),
        Setup(6, Seat(4), replace(AIDED, edition=Edition.GERMAN)),
    ),
    Way.BOX: (
        *(Setup(seats, Seat(1), REFEREED) for seats in range(2, 7)),
        *(Setup(seats, Seat(0), replace(REFEREED, edition=Edition.GERMAN)) for seats in (2, 4, 6)),
        Setup(3, Seat(2), box.Options(table=(0, 2, 5), tie_rolls=True)),
    ),
}


def twins(state: object, seat: Seat | None) -> Iterator[object]:
    """Yield states that differ only in what a seat may not see (K19).

    Another seat holds cards of the people deck, two other seats have exchanged their hands, the deck lies
    the other way round, the people in the snub piles and aside are others.
    """
    if not isinstance(state, screen.State):
        return
    yield replace(state, deck=state.deck[::-1])
    yield replace(state, faces=state.faces[1:] + state.faces[:1], aside=state.aside[::-1])
    others = [each for each in range(state.seats) if each != seat]
    for other in others:
        yield from _dealt_otherwise(state, other)
    if len(others) > 1:
        yield _exchanged(state, others[0], others[1])


def _dealt_otherwise(state: screen.State, other: int) -> Iterator[screen.State]:
    """Exchange the first cards of a hand with the deck, and with the people face down."""
    hand = state.hands[other]
    if hand and state.deck:
        yield _swapped(state, hand[0], state.deck[0])
    faces = [card for pile in state.faces for card in pile]
    if hand and faces:
        yield _swapped(state, hand[-1], faces[0])
    if state.deck and faces:
        yield _swapped(state, state.deck[-1], faces[-1])


def _swapped(state: screen.State, one: object, two: object) -> screen.State:
    """Exchange two cards wherever they are hidden."""

    def swap(cards: tuple) -> tuple:
        return tuple(two if card == one else one if card == two else card for card in cards)

    return replace(
        state,
        hands=tuple(tuple(sorted(swap(hand), key=lambda card: card.rank)) for hand in state.hands),
        chosen=swap(state.chosen),
        deck=swap(state.deck),
        faces=tuple(swap(pile) for pile in state.faces),
    )


def _exchanged(state: screen.State, one: int, two: int) -> screen.State:
    """Let two seats hold each other's cards, where both have locked or neither has."""
    if state.locked[one] != state.locked[two]:
        return state
    hands, chosen = list(state.hands), list(state.chosen)
    hands[one], hands[two] = hands[two], hands[one]
    chosen[one], chosen[two] = chosen[two], chosen[one]
    return replace(state, hands=tuple(hands), chosen=tuple(chosen))
