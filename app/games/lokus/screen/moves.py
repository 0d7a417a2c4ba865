"""What players do on this screen, and what then has happened. Events that both ways share come from events."""

from app.games.game import Move, Seat
from app.games.lokus.cards import Card
from app.games.lokus.events import (
    Event,
    RoundBegan,
    RoundEnded,
    RoundEvent,
    ScoreEvent,
    SetBegan,
    StarterPlaced,
)
from app.games.lokus.moves import ChangeTable, ChooseLine, Next

# ---------------------------------------------------------------- moves


class Lock(Move, frozen=True):
    """Choose a card of the own hand, face down; secret until the reveal (K5, K19)."""

    card: Card


class Unlock(Move, frozen=True):
    """Take the chosen card back into the hand; until all have locked (K20)."""


class Reveal(Move, frozen=True):
    """Turn up all cards together: a press of the star by its holder once all have locked (K5)."""


ScreenMove = Lock | Unlock | Reveal | ChooseLine | Next | ChangeTable

# ---------------------------------------------------------------- events


class DeckShuffled(Event, frozen=True):
    """All people cards were shuffled and eleven dealt to everyone; `deck` are left, starters among them (K2, K17)."""

    count: int
    hand: int
    deck: int


class CardLocked(Event, frozen=True):
    """A seat locked a card; nobody else knows which (K19)."""

    seat: Seat


class CardUnlocked(Event, frozen=True):
    """A seat took its locked card back (K20)."""

    seat: Seat


class LastCardsLocked(Event, frozen=True):
    """Round 11: everyone's last card was locked by itself (K12)."""


class AllLocked(Event, frozen=True):
    """Everyone has locked: the star is armed (K5)."""


class CardsRevealed(Event, frozen=True):
    """All cards were turned up together, by seat (K5)."""

    cards: tuple[Card, ...]


ScreenEvent = (
    DeckShuffled
    | SetBegan
    | StarterPlaced
    | RoundBegan
    | CardLocked
    | CardUnlocked
    | LastCardsLocked
    | AllLocked
    | CardsRevealed
    | RoundEvent
    | RoundEnded
    | ScoreEvent
)
