"""What a screen says about a game beside the box: what became of a round."""

from msgspec.structs import replace

from app.games.lokus.box import book as books
from app.games.lokus.box.state import Book
from app.games.lokus.course import run
from app.games.lokus.events import RoundEvent
from app.games.lokus.standing import Edition


def round_told(book: Book, number: int, edition: Edition) -> tuple[RoundEvent, ...]:
    """Tell what became of a round of the book, from 1, by what is written now: as far as every choice is known.

    The log keeps what was told at the time; after a correction this is what holds (K21).
    """
    each = book.rounds[number - 1]
    before = books.reckoned(replace(book, rounds=book.rounds[: number - 1]), edition).standing
    went = run(before, each.cards, edition)
    events = went.events
    while went.asked is not None and (choice := each.choice(went.asked)) is not None:
        went = run(went.standing, each.cards, edition, went.asked, choice.line)
        events = (*events, *went.events)
    return events
