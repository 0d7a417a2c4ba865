"""The course of a game: how many rounds and reveals there are, where the game stands in them, who comes next."""

from typing import Protocol

from msgspec import Struct

from app.games.game import Seat, clockwise
from app.games.locus.box.state import Phase, State

ROUNDS = {2: 8, 3: 5, 4: 4, 5: 3}
"""Rounds by number of players (L3)."""

SOLO_CARDS = 3
"""Cards of one solo reveal: one face down, two up (L42)."""


def open_cards(seats: int) -> int:
    """Return how many cards lie open in a reveal: players + 1 (L7); solo two as well (L42)."""
    return seats + 1


def least_cards(seats: int) -> int:
    """Return the smallest deck that can be played with (L32)."""
    return SOLO_CARDS if seats == 1 else open_cards(seats)


# ---------------------------------------------------------------- for the setup screen


def rounds(seats: int, *, cards: int | None = None) -> int | None:
    """Return the number of rounds (L3), the same for both round lengths; solo it follows from the cards (L43)."""
    if seats == 1:
        return None if cards is None else cards // SOLO_CARDS
    return ROUNDS[seats]


def picks_per_player(seats: int, circuit: bool, *, cards: int | None = None) -> int | None:
    """Return how many cards everyone picks in the whole game, which is also the number of reveals (L4)."""
    count = rounds(seats, cards=cards)
    return count * seats if count is not None and circuit else count


def minutes(seats: int, circuit: bool, *, cards: int | None = None) -> int | None:
    """Estimate the length: a minute per pick and player, two per player to count; in steps of five (L55)."""
    picks = picks_per_player(seats, circuit, cards=cards)
    return None if picks is None else 5 * round((picks + 2) * seats / 5)


# ---------------------------------------------------------------- where the game stands


class _Switches(Protocol):
    @property
    def circuit(self) -> bool: ...


class _Pile(Protocol):
    @property
    def count(self) -> int | None: ...


class Course(Protocol):
    """What a state, beside the box or on screen, must tell to say how far its game has come."""

    @property
    def seats(self) -> int:
        """Number of players."""

    @property
    def is_solo(self) -> bool:
        """One player."""

    @property
    def holder(self) -> Seat:
        """The seat with the star."""

    @property
    def reveal(self) -> int:
        """Number of this reveal, from 1."""

    @property
    def options(self) -> _Switches:
        """The switches, of which only the round length matters here."""

    @property
    def pile(self) -> _Pile:
        """The draw pile, of which only the number of cards matters here."""


class Banner(Struct, frozen=True):
    """The round, and in full circuit the star within the round; `rounds` is None where nobody knows (L4)."""

    round: int
    rounds: int | None
    star: int = 1
    stars: int = 1


def reveals(state: Course) -> int | None:
    """Return the number of reveals in this game, None while a solo pile is not counted (L4, L43)."""
    if not state.is_solo:
        return picks_per_player(state.seats, state.options.circuit)
    left = state.pile.count
    return None if left is None else state.reveal + left // SOLO_CARDS


def banner(state: Course) -> Banner:
    """Return what the round banner says: "Round 2 of 5, star 1 of 3" (L4)."""
    if state.is_solo:
        return Banner(state.reveal, reveals(state))
    stars = state.seats if state.options.circuit else 1
    return Banner(1 + (state.reveal - 1) // stars, ROUNDS[state.seats], 1 + (state.reveal - 1) % stars, stars)


def is_last_reveal(state: Course) -> bool:
    """Say whether no reveal follows this one."""
    return state.reveal == reveals(state)


def is_last_round(state: Course) -> bool:
    """Say whether this is the last round; in full circuit it may hold several reveals."""
    place = banner(state)
    return place.round == place.rounds


# ---------------------------------------------------------------- who comes next


def picking_order(state: Course) -> tuple[Seat, ...]:
    """Return all seats in the order of this reveal's picks and windows: clockwise from the star (L8, L29, L33)."""
    return clockwise(state.holder, state.seats)


def to_come(state: State) -> tuple[Seat, ...]:
    """Return the seats that are not done yet with their pick or window, the current one first."""
    if state.phase not in (Phase.PICKING, Phase.LEFTOVER, Phase.LAST_WINDOW):
        return ()
    order = picking_order(state)
    return order[order.index(state.current) :]
