"""Sheets as ASCII pictures and moves as one line of text, both ways: for tests, logs and reports.

A sheet is five pictures under their names, X for a filled square and a dot for an open one:

    yellow
       .X.
     XXXX..

A move beside the box is the seat and a few words: "2 take green-4", "0 enter yellow 1 2 3", "1 pile ?".
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from app.games.game import Seat
from app.games.locus.box.moves import (
    BoxMove,
    BuyLeftover,
    CloseWindow,
    CountPile,
    Done,
    Enter,
    EnterTotal,
    OpenGrey,
    PileThrough,
    Take,
)
from app.games.locus.scoring import Filled
from app.games.locus.sheet import Field, Sheet
from app.games.locus.zones import ZONES, Cell, Zone, cell_name

# ---------------------------------------------------------------- sheets


def draw_zone(field: Field, filled: frozenset[Cell]) -> tuple[str, ...]:
    """Draw one zone, row by row: X filled, dot open, space no square."""
    return tuple(
        "".join(_sign((column, row), field, filled) for column in range(field.width)) for row in range(field.height)
    )


def _sign(cell: Cell, field: Field, filled: frozenset[Cell]) -> str:
    if cell not in field.cells:
        return " "
    return "X" if cell in filled else "."


def read_zone(field: Field, rows: Sequence[str]) -> frozenset[Cell]:
    """Return the filled squares of a picture; ValueError where it does not fit the zone.

    Rows and spaces missing at the end of the picture count as empty.
    """
    filled = frozenset(
        (column, row) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "X"
    )
    drawn = draw_zone(field, filled)
    if outside := filled - field.cells:
        raise ValueError(f"{field.zone.value} {cell_name(min(outside))} is no square of this sheet")
    if [row.rstrip() for row in rows] != [row.rstrip() for row in drawn]:
        raise ValueError(f"the picture of {field.zone.value} is not this sheet's:\n" + "\n".join(rows))
    return filled


def draw_sheet(sheet: Sheet, filled: Filled) -> str:
    """Draw the five zones under their names."""
    parts = ("\n".join((zone.value, *draw_zone(sheet.field(zone), filled[zone.place]))) + "\n" for zone in ZONES)
    return "".join(parts)


def read_sheet(sheet: Sheet, text: str) -> Filled:
    """Return the filled squares of a drawn sheet; ValueError where it does not fit the sheet."""
    pictures: dict[str, list[str]] = {}
    rows: list[str] = []
    for line in text.splitlines():
        if line in _NAMES:
            rows = pictures.setdefault(line, [])
        else:
            rows.append(line)
    return read_pictures(sheet, pictures)


def read_pictures(sheet: Sheet, pictures: Mapping[str, Sequence[str]]) -> Filled:
    """Return the filled squares of five pictures by zone name; ValueError where one is missing or wrong."""
    if missing := _NAMES - pictures.keys():
        raise ValueError(f"no picture of {', '.join(sorted(missing))}")
    return tuple(read_zone(sheet.field(zone), pictures[zone.value]) for zone in ZONES)


_NAMES = {zone.value for zone in ZONES}

# ---------------------------------------------------------------- moves beside the box


def write_move(move: BoxMove) -> str:
    """Write a move as one line: "2 take green-4"."""
    return " ".join([str(move.seat), *_words(move)])


def _words(move: BoxMove) -> list[str]:
    match move:
        case Take():
            return ["take", move.card]
        case CountPile():
            return ["pile", "?" if move.cards is None else str(move.cards)]
        case Enter():
            return ["enter", move.zone.value, *map(str, move.marks)]
        case EnterTotal():
            return ["total", move.zone.value, str(move.points)]
        case Done() | BuyLeftover() | CloseWindow() | PileThrough() | OpenGrey():
            return [_PLAIN[type(move)]]
        case _:
            assert_never(move)


Plain = type[Done] | type[BuyLeftover] | type[CloseWindow] | type[PileThrough] | type[OpenGrey]

_PLAIN: dict[Plain, str] = {
    Done: "done",
    BuyLeftover: "leftover",
    CloseWindow: "close",
    PileThrough: "through",
    OpenGrey: "grey",
}


def read_move(text: str) -> BoxMove:
    """Read a move from its line; ValueError quotes what cannot be read."""
    match text.split():
        case [seat, "take", card]:
            return Take(_seat(seat), card)
        case [seat, "pile", cards]:
            return CountPile(_seat(seat), None if cards == "?" else int(cards))
        case [seat, "enter", zone, *marks]:
            return Enter(_seat(seat), Zone(zone), tuple(int(mark) for mark in marks))
        case [seat, "total", zone, points]:
            return EnterTotal(_seat(seat), Zone(zone), int(points))
        case [seat, word] if word in _PLAIN.values():
            return next(plain for plain, name in _PLAIN.items() if name == word)(_seat(seat))
        case _:
            raise ValueError(f"{text!r} is not a move beside the box")


def _seat(text: str) -> Seat:
    return Seat(int(text))
