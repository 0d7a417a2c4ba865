"""Cards, tables and moves of Lokus as text, both ways: for tests, logs and reports.

A card is its number and a letter, red yellow green blue orange gray being r y g b o a: "7r", "12a". A table is
two lines of people, then rolls (* for virtual ones) and clean-up cards by seat, and the deck:

    | 3r 7b 1a
    | 7g
    rolls 4 2* 0  clean-ups 1 0 0  deck 38

A move is the seat and a few words: "0 lock 7r", "1 reveal", "2 line 1", "0 enter 12a", "1 correct 3 7r", and
with "only" behind it where nothing may be exchanged.
"""

from typing import assert_never

from app.games.game import Seat
from app.games.lokus.box_moves import (
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
from app.games.lokus.cards import COLOURS, Card, is_person
from app.games.lokus.lines import Line
from app.games.lokus.moves import ChangeTable, ChooseLine, Next
from app.games.lokus.screen_moves import Lock, Reveal, ScreenMove, Unlock
from app.games.lokus.standing import Standing

LETTERS = "rygboa"
"""The colours from low to high; gray is `a`, since green is `g`."""

# ---------------------------------------------------------------- cards and tables


def write_card(card: Card) -> str:
    """Write a card: "12a"."""
    return f"{card.number}{LETTERS[card.colour.place]}"


def read_card(text: str) -> Card:
    """Read a card; ValueError quotes what is none."""
    digits, letter = text[:-1], text[-1:]
    if digits.isascii() and digits.isdigit() and digits[0] != "0" and letter and letter in LETTERS:
        card = Card(int(digits), COLOURS[LETTERS.index(letter)])
        if is_person(card):
            return card
    raise ValueError(f"{text!r} is no card: a number from 1 to 12 and one of {LETTERS}, such as '7r'")


def read_cards(text: str) -> Line:
    """Read cards with spaces between them, none at all from an empty text."""
    return tuple(read_card(word) for word in text.split())


def draw_standing(standing: Standing) -> str:
    """Draw the open table: both lines, then rolls, clean-up cards and the deck."""
    lines = [" ".join(("|", *map(write_card, line))) for line in standing.lines]
    rolls = " ".join(f"{snub.rolls}{'*' * snub.virtual}" for snub in standing.snubs)
    clean_ups = " ".join(str(snub.clean_ups) for snub in standing.snubs)
    return "\n".join((*lines, f"rolls {rolls}  clean-ups {clean_ups}  deck {standing.deck}"))


# ---------------------------------------------------------------- moves

LokusMove = ScreenMove | BoxMove

Plain = type[Unlock] | type[Reveal] | type[Next] | type[RoundDone] | type[CleanUp] | type[Score]

ONLY = "only"

_PLAIN: dict[str, Plain] = {
    "unlock": Unlock,
    "reveal": Reveal,
    "next": Next,
    "done": RoundDone,
    "clean-up": CleanUp,
    "score": Score,
}
_WORDS = {kind: word for word, kind in _PLAIN.items()}


def write_move(move: LokusMove) -> str:
    """Write a move as one line: "0 lock 7r"."""
    return " ".join([str(move.seat), *_words(move)])


def _words(move: LokusMove) -> list[str]:  # noqa: C901, PLR0911  one case per move
    match move:
        case Unlock() | Reveal() | Next() | RoundDone() | CleanUp() | Score():
            return [_WORDS[type(move)]]
        case Lock(card=card):
            return ["lock", write_card(card)]
        case ChooseLine(line=line):
            return ["line", str(line)]
        case ChangeTable(table=table):
            return ["table", *map(str, table)]
        case SetCleanUps(clean_ups=count):
            return ["clean-ups", str(count)]
        case SetRolls(rolls=count):
            return ["rolls", str(count)]
        case EnterStarter(line=line, card=card):
            return ["starter", str(line), write_card(card)]
        case EnterCard(card=card):
            return ["enter", write_card(card)]
        case Correct(round=number, card=card, exchange=exchange):
            return ["correct", str(number), write_card(card), *_only(exchange=exchange)]
        case CorrectStarter(line=line, card=card, exchange=exchange):
            return ["correct-starter", str(line), write_card(card), *_only(exchange=exchange)]
        case Rechoose(round=number, line=line):
            return ["rechoose", str(number), str(line)]
        case _:
            assert_never(move)


def read_move(text: str) -> LokusMove:  # noqa: C901, PLR0911  one case per move
    """Read a move from its line; ValueError quotes what cannot be read."""
    match text.split():
        case [seat, word] if word in _PLAIN:
            return _PLAIN[word](_seat(seat))
        case [seat, "lock", card]:
            return Lock(_seat(seat), read_card(card))
        case [seat, "line", line]:
            return ChooseLine(_seat(seat), int(line))
        case [seat, "table", *rows]:
            return ChangeTable(_seat(seat), tuple(map(int, rows)))
        case [seat, "clean-ups", count]:
            return SetCleanUps(_seat(seat), int(count))
        case [seat, "rolls", count]:
            return SetRolls(_seat(seat), int(count))
        case [seat, "starter", line, card]:
            return EnterStarter(_seat(seat), int(line), read_card(card))
        case [seat, "enter", card]:
            return EnterCard(_seat(seat), read_card(card))
        case [seat, "correct", number, card, *only]:
            return Correct(_seat(seat), int(number), read_card(card), exchange=only != [ONLY])
        case [seat, "correct-starter", line, card, *only]:
            return CorrectStarter(_seat(seat), int(line), read_card(card), exchange=only != [ONLY])
        case [seat, "rechoose", number, line]:
            return Rechoose(_seat(seat), int(number), int(line))
        case _:
            raise ValueError(f"{text!r} is not a move of Lokus")


def _only(*, exchange: bool) -> list[str]:
    return [] if exchange else [ONLY]


def _seat(text: str) -> Seat:
    return Seat(int(text))
