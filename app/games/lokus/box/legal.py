"""What a seat may do beside the box: what goes on is complete, of what puts things right there is a sample."""

from collections.abc import Iterator

from app.games.game import Seat
from app.games.lokus.box import book as books
from app.games.lokus.box.moves import (
    BoxMove,
    CleanUp,
    Correct,
    CorrectStarter,
    EnterCard,
    EnterStarter,
    Rechoose,
    RoundDone,
    Score,
    SetCleanUps,
    SetRolls,
)
from app.games.lokus.box.refusals import MOST_ROLLS, refusal
from app.games.lokus.box.state import Book, Phase, State
from app.games.lokus.cards import PEOPLE, Card
from app.games.lokus.lines import LINES
from app.games.lokus.moves import ChooseLine, Next


def legal(state: State, seat: Seat) -> Iterator[BoxMove]:
    """Yield the moves of a seat; to one that nobody waits for, something that it may put right."""
    if not 0 <= seat < state.seats:
        return
    if state.book is not None:
        yield from _entries(state, state.book, seat)
    wishes = _light(state, seat) if state.book is None else _referee(state.book, seat)
    yield from (move for move in wishes if refusal(state, move) is None)
    if state.book is not None and _is_settled(state, state.book, seat):
        yield from _corrections(state.book, seat)


def _light(state: State, seat: Seat) -> Iterator[BoxMove]:
    tally = state.tallies[seat]
    yield from (RoundDone(seat), CleanUp(seat), Score(seat), Next(seat))
    if tally.rolls is None:
        yield from (SetRolls(seat, rolls) for rolls in range(MOST_ROLLS + 1))
    else:
        yield SetRolls(seat, (tally.rolls + 1) % (MOST_ROLLS + 1))
    yield SetCleanUps(seat, max(0, tally.clean_ups - 1))


def _entries(state: State, book: Book, seat: Seat) -> Iterator[BoxMove]:
    """Yield every card that may still be entered: each is there once in a set (K2)."""
    used = book.used
    free = (card for card in PEOPLE if card not in used)
    if state.phase is Phase.STARTERS:
        lines = [line for line, starter in enumerate(book.starters) if starter is None]
        yield from (EnterStarter(seat, line, card) for card in free for line in lines)
    elif state.phase is Phase.ROUND and book.entries[seat] is None:
        yield from (EnterCard(seat, card) for card in free)


def _referee(book: Book, seat: Seat) -> Iterator[BoxMove]:
    yield from (RoundDone(seat), Next(seat))
    if book.asked is not None:
        yield from (ChooseLine(seat, line) for line in range(LINES))


def _is_settled(state: State, book: Book, seat: Seat) -> bool:
    if book.asked is not None:
        return book.asked.seat != seat
    return state.phase is Phase.ROUND and book.entries[seat] is not None


def _corrections(book: Book, seat: Seat) -> Iterator[BoxMove]:
    """Yield the exchange of the seat's last card and of a starter for the next ones up, and its last choice."""
    last = len(book.rounds) + (book.entries[seat] is not None)
    if (entry := books.entry(book, seat, last)) is not None:
        yield Correct(seat, last, _following(entry))
    if book.starters and (starter := book.starters[0]) is not None:
        yield CorrectStarter(seat, 0, _following(starter))
    choice = books.told(book, seat, len(book.rounds))
    if choice is not None:
        yield Rechoose(seat, len(book.rounds), 1 - choice.line)


def _following(card: Card) -> Card:
    return PEOPLE[(card.rank + 1) % len(PEOPLE)]
