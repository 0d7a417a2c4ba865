"""A round told step by step: the log's public events since the reveal, cut into what is looked at together.

    Turned    all cards, turned up together
    Placing   the lowest, then the highest: where the card went and what blocked it
    Cleaning  a line that was completed, right after its fifth card
    Asking    where a player has the choice; nothing has happened yet

Every beat knows the open table before and after it, so that it can be shown as it was.
"""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import Seat
from app.games.lokus.cards import Card
from app.games.lokus.events import (
    CardBlocked,
    CardPlaced,
    CardSnubbed,
    CleanedUp,
    LineAsked,
    PenaltyTaken,
    PlacerNamed,
)
from app.games.lokus.lines import Line
from app.games.lokus.screen.moves import CardsRevealed, Reveal
from app.games.lokus.standing import Standing
from app.table.match.match import AnyMatch
from app.table.match.timeline import AnyLogEntry


class Table(Struct, frozen=True):
    """The open table at a moment of a round: lines, rolls and clean-up cards by seat."""

    lines: tuple[Line, ...]
    rolls: tuple[int, ...]
    brushes: tuple[int, ...]

    def with_line(self, line: int, people: Line) -> "Table":
        """Return the table with other people in a line."""
        return replace(self, lines=(*self.lines[:line], people, *self.lines[line + 1 :]))

    def with_rolls(self, seat: Seat, rolls: int) -> "Table":
        """Return the table with so many rolls before a seat."""
        return replace(self, rolls=(*self.rolls[:seat], rolls, *self.rolls[seat + 1 :]))

    def with_brushes(self, seat: Seat, brushes: int) -> "Table":
        """Return the table with so many clean-up cards before a seat."""
        return replace(self, brushes=(*self.brushes[:seat], brushes, *self.brushes[seat + 1 :]))


def table_of(standing: Standing) -> Table:
    """Return the open table as it is."""
    return Table(standing.lines, standing.rolls, tuple(snub.clean_ups for snub in standing.snubs))


class Turned(Struct, frozen=True):
    """All cards lie open, by seat."""

    before: Table
    after: Table


class Placing(Struct, frozen=True):
    """A card went into a line, or nowhere: then `penalty` tells of the second roll."""

    named: PlacerNamed
    how: CardPlaced | CardBlocked
    before: Table
    after: Table
    penalty: PenaltyTaken | None = None


class Cleaning(Struct, frozen=True):
    """A line was cleaned up."""

    what: CleanedUp
    before: Table
    after: Table


class Asking(Struct, frozen=True):
    """A seat may choose between both lines."""

    named: PlacerNamed
    before: Table
    after: Table


Beat = Turned | Placing | Cleaning | Asking


class Told(Struct, frozen=True):
    """A round as far as it came: the cards by seat, what is to be told, and who gets a roll at its end."""

    cards: tuple[Card, ...]
    beats: tuple[Beat, ...]
    end: Table
    others: tuple[Seat, ...] = ()


def told(match: AnyMatch) -> Told | None:
    """Return the round whose cards lie open; None before they do."""
    entries = [entry for entry in match.log if not entry.taken_back]
    start = next((n for n in reversed(range(len(entries))) if isinstance(entries[n].move, Reveal)), None)
    if start is None or not match.view(None).cards:
        return None
    before = match.view_at(entries[start - 1].n if start else 0, None)
    return _Telling(table_of(before.standing)).told(_events(entries[start:]))


def _events(entries: Iterable[AnyLogEntry]) -> Iterable[object]:
    return (event for entry in entries for event in entry.events)


class _Telling:
    """Follows the events of a round and keeps the open table up to date."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cards: tuple[Card, ...] = ()
        self.beats: list[Beat] = []
        self.others: list[Seat] = []
        self.named: PlacerNamed | None = None

    def told(self, events: Iterable[object]) -> Told:
        """Return the whole round."""
        for event in events:
            self._hear(event)
        return Told(self.cards, tuple(self.beats), self.table, tuple(self.others))

    def _hear(self, event: object) -> None:
        match event:
            case CardsRevealed(cards):
                self.cards = cards
                self.beats.append(Turned(self.table, self.table))
            case PlacerNamed():
                self.named = event
            case LineAsked():
                self.beats.append(Asking(self._placer(), self.table, self.table))
            case CardPlaced(_, _, card, line):
                self._place(event, self.table.with_line(line, (*self.table.lines[line], card)))
            case CardBlocked(_, seat):
                self._place(event, self.table.with_rolls(seat, self.table.rolls[seat] + 1))
            case PenaltyTaken(seat, _, _, rolls):
                self._pay(event, self.table.with_rolls(seat, rolls))
            case CleanedUp():
                self._clean(event)
            case CardSnubbed(seat, _, rolls):
                self.others.append(seat)
                self.table = self.table.with_rolls(seat, rolls)

    def _placer(self) -> PlacerNamed:
        assert self.named is not None  # the rules name a placer before anything else happens
        return self.named

    def _place(self, how: CardPlaced | CardBlocked, after: Table) -> None:
        self.beats.append(Placing(self._placer(), how, self.table, after))
        self.table = after

    def _pay(self, event: PenaltyTaken, after: Table) -> None:
        last = self.beats[-1]
        assert isinstance(last, Placing)  # only a blocked card is paid for
        self.beats[-1] = replace(last, penalty=event, after=after)
        self.table = after

    def _clean(self, event: CleanedUp) -> None:
        after = self.table.with_line(event.line, (event.card,))
        after = after.with_rolls(event.seat, self.table.rolls[event.seat] + event.rolls)
        after = after.with_brushes(event.seat, event.clean_ups)
        self.beats.append(Cleaning(event, self.table, after))
        self.table = after
