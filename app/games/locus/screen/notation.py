"""Moves on this screen as one line of text, both ways: for tests, logs and reports.

A line is the seat and a few words, squares by their names: "0 pick green-4", "1 draw red b4 c4",
"0 joker red f1", "2 double yellow g3 g4", "0 buy", "0 loose blue b8", "0 waive joker", "1 leftover blue a1 b1".
"""

from typing import TypeVar, assert_never

from app.games.game import Seat
from app.games.locus.screen.moves import (
    BuyLoose,
    Discard,
    Done,
    Draw,
    DrawLeftover,
    Pick,
    PlaceDouble,
    PlaceJoker,
    PlaceLoose,
    ScreenMove,
    Waive,
)
from app.games.locus.screen.state import Due
from app.games.locus.zones import Zone, cell_name, cell_named

KindT = TypeVar("KindT")


def write_move(move: ScreenMove) -> str:
    """Write a move as one line: "0 joker red f1". A square outside every zone has no name: ValueError."""
    return " ".join([str(move.seat), *_words(move)])


def _words(move: ScreenMove) -> list[str]:
    match move:
        case Pick():
            return ["pick", move.card]
        case Draw() | DrawLeftover() | PlaceDouble():
            return [_PLACED[type(move)], move.zone.value, *map(cell_name, move.cells)]
        case PlaceJoker() | PlaceLoose():
            return [_CROSSED[type(move)], move.zone.value, cell_name(move.cell)]
        case Waive():
            return ["waive", move.due.value]
        case Discard() | BuyLoose() | Done():
            return [_PLAIN[type(move)]]
        case _:
            assert_never(move)


_PLACED: dict[type[Draw] | type[DrawLeftover] | type[PlaceDouble], str] = {
    Draw: "draw",
    DrawLeftover: "leftover",
    PlaceDouble: "double",
}
_CROSSED: dict[type[PlaceJoker] | type[PlaceLoose], str] = {PlaceJoker: "joker", PlaceLoose: "loose"}
_PLAIN: dict[type[Discard] | type[BuyLoose] | type[Done], str] = {Discard: "discard", BuyLoose: "buy", Done: "done"}


def read_move(text: str) -> ScreenMove:
    """Read a move from its line; ValueError quotes what cannot be read."""
    match text.split():
        case [seat, "pick", card]:
            return Pick(Seat(int(seat)), card)
        case [seat, "waive", due]:
            return Waive(Seat(int(seat)), Due(due))
        case [seat, word] if word in _PLAIN.values():
            return _named(_PLAIN, word)(Seat(int(seat)))
        case [seat, word, zone, name] if word in _CROSSED.values():
            return _named(_CROSSED, word)(Seat(int(seat)), Zone(zone), cell_named(name))
        case [seat, word, zone, *names] if word in _PLACED.values():
            return _named(_PLACED, word)(Seat(int(seat)), Zone(zone), tuple(map(cell_named, names)))
        case _:
            raise ValueError(f"{text!r} is not a move on this screen")


def _named(words: dict[KindT, str], word: str) -> KindT:
    return next(kind for kind, name in words.items() if name == word)
