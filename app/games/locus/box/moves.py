"""What players do beside the box, and what then has happened."""

from msgspec import Struct

from app.games.game import Move, Seat
from app.games.locus.cards import Card
from app.games.locus.scoring import Marks
from app.games.locus.zones import Zone

# ---------------------------------------------------------------- moves


class Take(Move, frozen=True):
    """Pick an open card by its id; until done it may be exchanged for another one (L8, L48)."""

    card: str


class Done(Move, frozen=True):
    """The seat is done: with its pick (L9), or in a window (L29, L33)."""


class BuyLeftover(Move, frozen=True):
    """Note that the seat draws the leftover for three coins, once per reveal (L28, L49)."""


class CloseWindow(Move, frozen=True):
    """Nobody else wants anything: the seat and all after it in this window are done (L47)."""


class PileThrough(Move, frozen=True):
    """Solo with an unknown number of cards: the pile is through (L43, L51)."""


class CountPile(Move, frozen=True):
    """Say how many cards lie in the draw pile, beside those turned up; None is unknown (L50)."""

    cards: int | None


class Enter(Move, frozen=True):
    """Enter what the seat's own sheet shows in a zone, as marks on its scale (L52, L53)."""

    zone: Zone
    marks: Marks


class EnterTotal(Move, frozen=True):
    """Enter the points of a zone of the seat's own sheet, where no scale is known (L52)."""

    zone: Zone
    points: int


class OpenGrey(Move, frozen=True):
    """Open the grey boxes: the lowest zone counts again and the game is over (L39, L40)."""


BoxMove = Take | Done | BuyLeftover | CloseWindow | PileThrough | CountPile | Enter | EnterTotal | OpenGrey

# ---------------------------------------------------------------- events


class Event(Struct, frozen=True, tag=True):
    """Something that happened."""


class DeckShuffled(Event, frozen=True):
    """The deck was shuffled into the draw pile (L6)."""

    count: int


class Revealed(Event, frozen=True):
    """The star holder turned up cards: how many, which if the screen dealt, and how many went face down."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()
    burned: int = 0


class PileReshuffled(Event, frozen=True):
    """The discard pile became the draw pile; None when nobody knows how many cards that were (L32)."""

    count: int | None


class CardTaken(Event, frozen=True):
    """A seat picked a card (L8)."""

    seat: Seat
    card: Card


class CardExchanged(Event, frozen=True):
    """A seat put back the card it had picked and picked another (L48)."""

    seat: Seat
    back: Card
    card: Card


class PickDone(Event, frozen=True):
    """A seat was done with its pick; the card if the screen dealt (L9)."""

    seat: Seat
    card: Card | None = None


class LeftoverNamed(Event, frozen=True):
    """Everyone picked; one card was left, known if the screen dealt (L8)."""

    card: Card | None = None


class LeftoverBought(Event, frozen=True):
    """A seat drew the leftover for three coins (L28)."""

    seat: Seat
    card: Card | None = None


class WindowDone(Event, frozen=True):
    """A seat was done in the leftover window or the last window."""

    seat: Seat


class WindowClosed(Event, frozen=True):
    """These seats wanted nothing more (L47)."""

    seats: tuple[Seat, ...]


class StarPassed(Event, frozen=True):
    """The star passed clockwise (L31)."""

    giver: Seat
    holder: Seat


class RoundBegan(Event, frozen=True):
    """A new round began (L4)."""

    number: int


class PileRanOut(Event, frozen=True):
    """A solo player said that the pile is through, after this many reveals (L43)."""

    reveals: int


class LastWindowOpened(Event, frozen=True):
    """The last reveal is over; everyone may spend coins once more (L33)."""


class PileCounted(Event, frozen=True):
    """The number of cards in the draw pile was corrected (L50)."""

    seat: Seat
    was: int | None
    now: int | None


class ScoringBegan(Event, frozen=True):
    """The last window closed; the zones are counted now (L52)."""


class ZoneEntered(Event, frozen=True):
    """The points of one zone of one seat became known."""

    seat: Seat
    zone: Zone
    points: int


class ZoneCorrected(Event, frozen=True):
    """The points of one zone of one seat were put right (L52)."""

    seat: Seat
    zone: Zone
    was: int
    points: int


class LowestDoubled(Event, frozen=True):
    """The lowest zone of a seat was added once more (L39)."""

    seat: Seat
    zone: Zone
    points: int


class GameEnded(Event, frozen=True):
    """The totals are known; places count from 1 and ties share one (L40)."""

    totals: tuple[int, ...]
    places: tuple[int, ...]


BoxEvent = (
    DeckShuffled
    | Revealed
    | PileReshuffled
    | CardTaken
    | CardExchanged
    | PickDone
    | LeftoverNamed
    | LeftoverBought
    | WindowDone
    | WindowClosed
    | StarPassed
    | RoundBegan
    | PileRanOut
    | LastWindowOpened
    | PileCounted
    | ScoringBegan
    | ZoneEntered
    | ZoneCorrected
    | LowestDoubled
    | GameEnded
)
