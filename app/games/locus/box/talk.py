"""What the device has to say beside the box: how to turn the cards, what to remember, what may be known."""

import enum

from app.games.game import Seat, clockwise
from app.games.locus.box.state import Dealing, Phase, State
from app.games.locus.cards import Card
from app.games.locus.course import is_last_reveal, to_come
from app.games.locus.pile import CountedPile, Turning
from app.games.locus.zones import ZONES, Zone


class Reminder(enum.Enum):
    """The one thing that matters next; the value is its key in the word files."""

    FIRST_COIN = "first_coin"  # everyone starts with one coin (L2)
    LEFTOVER_NEXT = "leftover_next"  # soon three coins buy the leftover (L28)
    LAST_COINS = "last_coins"  # after this only one last window (L33)
    PUT_AWAY = "put_away"  # cards to the discard pile, the star passes (L31)
    UNSPENT = "unspent"  # coins left over score nothing (L40)


def reminder(state: State) -> Reminder | None:
    """Return the one thing that matters next, or None when nothing does."""
    is_last_seat = len(to_come(state)) == 1
    match state.phase:
        case Phase.PICKING if is_last_seat and not (state.is_solo and state.reveal == 1):
            return Reminder.LEFTOVER_NEXT
        case Phase.PICKING | Phase.LEFTOVER if is_last_reveal(state):
            return Reminder.LAST_COINS
        case Phase.PICKING if state.reveal == 1:
            return Reminder.FIRST_COIN
        case Phase.LEFTOVER if is_last_seat and state.options.dealing is Dealing.BOX:
            return Reminder.PUT_AWAY
        case Phase.LAST_WINDOW:
            return Reminder.UNSPENT
    return None


# ---------------------------------------------------------------- cards


def cards_to_turn(state: State) -> Turning | None:
    """Return how the star holder turns up this reveal: from the pile, perhaps a reshuffle, the rest (L32).

    None when the screen deals. While the number of cards is unknown it never speaks of a reshuffle.
    """
    return state.turning


def burns(state: State) -> int:
    """Return how many cards go face down to the discard pile before a reveal: one, solo (L42)."""
    return 1 if state.is_solo else 0


def can_be_through(state: State) -> bool:
    """Say whether the player must tell when the pile is through: solo, its number of cards unknown (L43)."""
    return state.is_solo and isinstance(state.pile, CountedPile) and state.pile.cards is None


def seen_cards(state: State) -> tuple[Card, ...]:
    """Return the cards seen since the last shuffle: the discard pile, then the open ones (L45)."""
    discards = () if isinstance(state.pile, CountedPile) else state.pile.discards
    return discards + state.open


def unseen_cards(state: State) -> tuple[Card, ...]:
    """Return the cards that may still come, in the order of the deck: the order of the pile stays hidden.

    Solo this includes the cards that went face down, since nobody knows which those are (L45).
    """
    seen = set(seen_cards(state))
    return tuple(card for card in state.options.deck if card not in seen)


# ---------------------------------------------------------------- scoring


def scoring_cells(state: State) -> tuple[tuple[Seat, Zone], ...]:
    """Return every zone of every sheet in the order of entry: zone by zone, clockwise from the star (L52)."""
    return tuple((seat, zone) for zone in ZONES for seat in clockwise(state.holder, state.seats))


def scoring_cursor(state: State) -> tuple[Seat, Zone] | None:
    """Return the first zone still to be entered; None outside scoring and when all are in (L52)."""
    if state.phase is not Phase.SCORING:
        return None
    cells = scoring_cells(state)
    return next((cell for cell in cells if state.entries[cell[0]][cell[1].place] is None), None)
