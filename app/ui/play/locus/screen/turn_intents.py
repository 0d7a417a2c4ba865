"""What touches ask for in a turn of Locus on this screen."""

from msgspec import Struct

from app.games.locus.screen.state import Due
from app.games.locus.zones import Cell, Zone


class PickCard(Struct, frozen=True):
    """Take this card."""

    card: str


class LookAt(Struct, frozen=True):
    """Bring a zone to the front."""

    zone: Zone


class Aim(Struct, frozen=True):
    """Lay the shape over this square."""

    cell: Cell


class Turn(Struct, frozen=True):
    """Turn the shape a quarter."""


class Mirror(Struct, frozen=True):
    """Mirror the shape."""


class Nudge(Struct, frozen=True):
    """Move the shape one square."""

    dx: int
    dy: int


class Take(Struct, frozen=True):
    """Take something of the queue in hand."""

    due: Due


class AskQueue(Struct, frozen=True):
    """Ask for everything that waits, to choose what is placed first."""


class Forgo(Struct, frozen=True):
    """Give up what is in hand."""


class Spend(Struct, frozen=True):
    """Ask what coins may buy."""


class ShowSheets(Struct, frozen=True):
    """Look at every sheet."""


class TakeLeftover(Struct, frozen=True):
    """Take the leftover's shape in hand."""


class AskHint(Struct, frozen=True):
    """Ask for a hint; asked again, it says more."""


class TakeUp(Struct, frozen=True):
    """Take the shape of the card in hand again."""


class PutDown(Struct, frozen=True):
    """Look at the whole sheet instead of one zone."""
