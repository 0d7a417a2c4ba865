"""What a touch can mean in a round of Lokus, on this screen and beside the box."""

from msgspec import Struct

from app.games.game import Seat
from app.games.lokus.cards import Card


class CallSeat(Struct, frozen=True):
    """Hand the screen to this seat."""

    seat: Seat


class PickCard(Struct, frozen=True):
    """Choose this card of the open hand; touched again it is put back."""

    card: Card


class PickLine(Struct, frozen=True):
    """Place the card in this line, until the star confirms it."""

    line: int


class AskHint(Struct, frozen=True):
    """Let a strong player choose for the open hand."""


class ShowSeen(Struct, frozen=True):
    """Look at the cards that were open in this set."""


class ShowOverview(Struct, frozen=True):
    """Look at the points by rolls and at the order of the colours."""


class AskFits(Struct, frozen=True):
    """Ask whether a card can go somewhere."""


class PutRight(Struct, frozen=True):
    """Look at what was told to the device, to put something right."""
