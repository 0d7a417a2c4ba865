"""What players do on this screen, and what then has happened. Events that both ways share come from box_moves."""

import enum

from app.games.game import Move, Seat
from app.games.locus.box.moves import (
    DeckShuffled,
    Event,
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
from app.games.locus.cards import Card
from app.games.locus.screen.state import Due
from app.games.locus.sheet import Bonus
from app.games.locus.zones import Cell, Zone

# ---------------------------------------------------------------- moves


class Pick(Move, frozen=True):
    """Pick an open card by its id (L8)."""

    card: str


class Draw(Move, frozen=True):
    """Draw the picked card's shape on these squares; in another zone than its colour for one coin (L12, L26)."""

    zone: Zone
    cells: tuple[Cell, ...]


class Discard(Move, frozen=True):
    """Put the picked card away unused for two coins (L10)."""


class PlaceJoker(Move, frozen=True):
    """Cross one square in any zone with a joker (L19)."""

    zone: Zone
    cell: Cell


class PlaceDouble(Move, frozen=True):
    """Cross two squares joined by an edge with a double of that zone (L20)."""

    zone: Zone
    cells: tuple[Cell, ...]


class BuyLoose(Move, frozen=True):
    """Pay two coins for two loose squares, which join the queue (L27, L17a)."""


class PlaceLoose(Move, frozen=True):
    """Cross one of the loose squares that were bought (L27)."""

    zone: Zone
    cell: Cell


class Waive(Move, frozen=True):
    """Give up one thing of the queue (L23, L17a)."""

    due: Due


class DrawLeftover(Move, frozen=True):
    """Draw the leftover's shape too, for three coins, or four in another zone than its colour (L28)."""

    zone: Zone
    cells: tuple[Cell, ...]


class Done(Move, frozen=True):
    """The seat is done: with its card (L9), or in a window (L29, L33)."""


ScreenMove = Pick | Draw | Discard | PlaceJoker | PlaceDouble | BuyLoose | PlaceLoose | Waive | DrawLeftover | Done

# ---------------------------------------------------------------- events


class Source(enum.Enum):
    """Where a coin came from."""

    CARD = "card"
    DISCARD = "discard"
    BONUS = "bonus"


class Purpose(enum.Enum):
    """What coins were spent on."""

    RECOLOUR = "recolour"
    LOOSE = "loose"
    LEFTOVER = "leftover"


class CardPicked(Event, frozen=True):
    """A seat picked a card (L8)."""

    seat: Seat
    card: Card


class ShapeDrawn(Event, frozen=True):
    """A seat drew the shape of its card, recoloured where the zone is not the card's (L10)."""

    seat: Seat
    card: Card
    zone: Zone
    cells: tuple[Cell, ...]


class CardDiscarded(Event, frozen=True):
    """A seat put its card away unused (L10)."""

    seat: Seat
    card: Card


class LeftoverDrawn(Event, frozen=True):
    """A seat drew the leftover's shape too (L28)."""

    seat: Seat
    card: Card
    zone: Zone
    cells: tuple[Cell, ...]


class JokerPlaced(Event, frozen=True):
    """A seat crossed a square with a joker (L19)."""

    seat: Seat
    zone: Zone
    cell: Cell


class DoublePlaced(Event, frozen=True):
    """A seat crossed two squares with a double (L20)."""

    seat: Seat
    zone: Zone
    cells: tuple[Cell, ...]


class LoosePlaced(Event, frozen=True):
    """A seat crossed a loose square (L27)."""

    seat: Seat
    zone: Zone
    cell: Cell


class CoinGained(Event, frozen=True):
    """A seat filled this space of its coin row, counted from 1 (L24)."""

    seat: Seat
    source: Source
    space: int


class CoinLost(Event, frozen=True):
    """A coin found no free space on the coin row (L24)."""

    seat: Seat
    source: Source


class CoinsSpent(Event, frozen=True):
    """A seat crossed out coins (L25)."""

    seat: Seat
    count: int
    purpose: Purpose


class BonusTriggered(Event, frozen=True):
    """A covered square paid; `depth` 1 was set off by a shape or a loose square, 2 and on are a chain (L17, L22)."""

    seat: Seat
    zone: Zone
    cell: Cell
    bonus: Bonus
    depth: int


class BonusLost(Event, frozen=True):
    """A bonus was covered that pays nothing because chains are off (L22)."""

    seat: Seat
    zone: Zone
    cell: Cell
    bonus: Bonus


class BonusWaived(Event, frozen=True):
    """A seat gave up something of its queue (L23)."""

    seat: Seat
    due: Due


class BonusLapsed(Event, frozen=True):
    """Something of the queue fitted nowhere and was lost (L23)."""

    seat: Seat
    due: Due


class WindowSkipped(Event, frozen=True):
    """A seat has fewer than two coins, so its window was skipped (L29, L33)."""

    seat: Seat


ScreenEvent = (
    DeckShuffled
    | PileReshuffled
    | Revealed
    | CardPicked
    | ShapeDrawn
    | CardDiscarded
    | LeftoverDrawn
    | JokerPlaced
    | DoublePlaced
    | LoosePlaced
    | CoinGained
    | CoinLost
    | CoinsSpent
    | BonusTriggered
    | BonusLost
    | BonusWaived
    | BonusLapsed
    | PickDone
    | LeftoverNamed
    | WindowDone
    | WindowSkipped
    | StarPassed
    | RoundBegan
    | LastWindowOpened
    | LowestDoubled
    | GameEnded
)
