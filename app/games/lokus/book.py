"""The referee's book: what was told about a set, followed card by card to what lies on the table (K21).

Only what the players said is kept; lines, rolls and clean-ups follow from it, so that anything can be put right
later. Where a correction opens a choice that nobody told, the book stops there and asks.
"""

from typing import NamedTuple

from msgspec.structs import replace

from app.games.game import Seat
from app.games.lokus.box_state import Asked, Book, Choice, Round
from app.games.lokus.cards import Card
from app.games.lokus.course import Run, placer, run
from app.games.lokus.events import Role, RoundEvent
from app.games.lokus.lines import LINES
from app.games.lokus.standing import Edition, Standing, opened

Followed = tuple[Book, tuple[RoundEvent, ...]]


def blank(seats: int, edition: Edition) -> Book:
    """Open the book of a set; in the German edition the starters are still to be entered (K4)."""
    starters = (None,) * LINES if edition is Edition.GERMAN else ()
    return Book(starters, (None,) * seats, opened(seats))


def with_starter(book: Book, line: int, card: Card) -> Book:
    """Write down who opens a line; with the last one the lines are open."""
    starters = (*book.starters[:line], card, *book.starters[line + 1 :])
    entered = tuple(person for person in starters if person is not None)
    book = replace(book, starters=starters)
    return replace(book, standing=opened(len(book.entries), entered)) if len(entered) == LINES else book


def with_entry(book: Book, seat: Seat, card: Card, edition: Edition) -> Followed:
    """Write down what a seat turned up; with the last card the round is played as far as nobody has to choose."""
    entries = (*book.entries[:seat], card, *book.entries[seat + 1 :])
    entered = tuple(person for person in entries if person is not None)
    if len(entered) < len(entries):
        return replace(book, entries=entries), ()
    book = replace(book, entries=(None,) * len(entries), rounds=(*book.rounds, Round(entered)))
    return _followed(book, book.standing, len(book.rounds), edition)


def with_choice(book: Book, line: int, edition: Edition) -> Followed:
    """Write down the line the book asked for, and go on from there."""
    asked = book.asked
    assert asked is not None  # refused where nothing is asked
    each = book.rounds[asked.round - 1]
    book = _with_round(book, asked.round, _chosen(each, asked.role, Choice(asked.seat, line)))
    return _followed(replace(book, asked=None), book.standing, asked.round, edition, asked.role)


def exchanged(book: Book, was: Card, now: Card, edition: Edition) -> Book:
    """Write one card for another; where the other stands in the set, the two change places (K21)."""

    def turned(card: Card) -> Card:
        return now if card == was else was if card == now else card

    rounds = tuple(replace(each, cards=tuple(map(turned, each.cards))) for each in book.rounds)
    book = replace(
        book,
        starters=tuple(card and turned(card) for card in book.starters),
        entries=tuple(card and turned(card) for card in book.entries),
        rounds=rounds,
    )
    return reckoned(book, edition)


def rechosen(book: Book, number: int, seat: Seat, line: int, edition: Edition) -> Book:
    """Write another line for a choice that was told (K21)."""
    each = book.rounds[number - 1]
    return reckoned(_with_round(book, number, _chosen(each, role_of(each, seat), Choice(seat, line))), edition)


def role_of(each: Round, seat: Seat) -> Role:
    """Return as what a seat placed in a round; of seats that did not, as if it were the highest."""
    return Role.LOWEST if placer(each.cards, Role.LOWEST) == seat else Role.HIGHEST


def reckoned(book: Book, edition: Edition) -> Book:
    """Follow the whole set anew from what was told (K21)."""
    starters = tuple(card for card in book.starters if card is not None)
    start = opened(len(book.entries), starters) if len(starters) == LINES else opened(len(book.entries))
    return _followed(replace(book, asked=None), start, 1, edition)[0]


def entry(book: Book, seat: Seat, number: int) -> Card | None:
    """Return what was entered for a seat in a round, from 1; None where nothing was."""
    if 1 <= number <= len(book.rounds):
        return book.rounds[number - 1].cards[seat]
    return book.entries[seat] if number == len(book.rounds) + 1 else None


class Spot(NamedTuple):
    """Where a card stands in the book: the round and who played it; in round 0 the seat counts the lines."""

    round: int
    seat: Seat


def spot(book: Book, card: Card) -> Spot | None:
    """Return where a card stands in this set, the starters before the rounds; None where it was not used."""
    rows = (book.starters, *(each.cards for each in book.rounds), book.entries)
    return next((Spot(number, Seat(row.index(card))) for number, row in enumerate(rows) if card in row), None)


def told(book: Book, seat: Seat, number: int) -> Choice | None:
    """Return the line that a seat said it chose in a round, from 1; None where it was not asked."""
    if not 1 <= number <= len(book.rounds):
        return None
    each = book.rounds[number - 1]
    return next((choice for choice in (each.lowest, each.highest) if choice and choice.seat == seat), None)


# ---------------------------------------------------------------- following


def _followed(book: Book, standing: Standing, first: int, edition: Edition, asked: Role | None = None) -> Followed:
    """Play the rounds from `first` on by what was told, until the end or a choice that is missing.

    `asked` is the placer the first of them stopped at.
    """
    events: tuple[RoundEvent, ...] = ()
    for number in range(first, len(book.rounds) + 1):
        each = book.rounds[number - 1]
        went, kept = _played(standing, each, edition, asked)
        book, standing, asked = _with_round(book, number, kept), went.standing, None
        events = (*events, *went.events)
        if went.asked is not None:
            seat = placer(each.cards, went.asked)
            missing = Asked(number, went.asked, seat, each.cards[seat])
            return replace(book, standing=standing, asked=missing), events
    return replace(book, standing=standing), events


def _played(standing: Standing, each: Round, edition: Edition, asked: Role | None) -> tuple[Run, Round]:
    """Play a round, or the rest of it, and keep the choices that were asked for.

    A choice counts only for the seat that told it: after a correction another seat may be the lowest.
    """
    went = Run(standing, (), asked) if asked else run(standing, each.cards, edition)
    kept = Round(each.cards, each.lowest if asked is Role.HIGHEST else None)
    while went.asked is not None:
        choice = each.choice(went.asked)
        if choice is None or choice.seat != placer(each.cards, went.asked):
            return went, replace(kept, highest=each.highest if went.asked is Role.LOWEST else None)
        kept = _chosen(kept, went.asked, choice)
        rest = run(went.standing, each.cards, edition, went.asked, choice.line)
        went = rest._replace(events=(*went.events, *rest.events))
    return went, kept


def _chosen(each: Round, role: Role, choice: Choice) -> Round:
    return replace(each, lowest=choice) if role is Role.LOWEST else replace(each, highest=choice)


def _with_round(book: Book, number: int, each: Round) -> Book:
    return replace(book, rounds=(*book.rounds[: number - 1], each, *book.rounds[number:]))
