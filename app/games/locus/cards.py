"""Shapes, cards and decks: what is drawn where it fits, and what the draw pile is made of."""

import msgspec
from msgspec import Struct

from app.games.locus.data_refused import (
    InPieces,
    OutOfRange,
    UnknownShape,
    WrongCell,
    check_rows,
    decode,
)
from app.games.locus.zones import Cell, Zone, is_one_piece

WIDEST_SHAPE = 8


class Shape(Struct, frozen=True):
    """A group of squares joined by their edges, as printed; it may be turned and mirrored (L13).

    L4 is [(0, 0), (0, 1), (1, 1), (2, 1)]:   X..
                                              XXX
    """

    name: str
    cells: tuple[Cell, ...]

    @property
    def rows(self) -> tuple[str, ...]:
        """The picture: X for a square, a dot for none."""
        width = 1 + max(column for column, _ in self.cells)
        height = 1 + max(row for _, row in self.cells)
        return tuple(
            "".join("X" if (column, row) in self.cells else "." for column in range(width)) for row in range(height)
        )


class Card(Struct, frozen=True):
    """A card: its colour is a zone, or None for rainbow (a zone of choice, L12); perhaps a coin (L10)."""

    id: str
    colour: Zone | None
    shape: Shape
    coin: bool = False


class Deck(Struct, frozen=True):
    """All cards of one file, in its order, and every shape drawn in it."""

    id: str
    title: str
    cards: tuple[Card, ...]
    shapes: tuple[Shape, ...]

    def shape(self, name: str) -> Shape:
        """Return the shape called `name`; KeyError when the file draws none."""
        return {shape.name: shape for shape in self.shapes}[name]


# ---------------------------------------------------------------- reading a file


class _Cards(Struct, frozen=True, forbid_unknown_fields=True):
    yellow: tuple[str, ...] = ()
    purple: tuple[str, ...] = ()
    red: tuple[str, ...] = ()
    green: tuple[str, ...] = ()
    blue: tuple[str, ...] = ()
    rainbow: tuple[str, ...] = ()


class _DeckFile(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    id: str
    title: str
    shapes: dict[str, tuple[str, ...]]
    cards: _Cards


def parse_deck(text: str, name: str) -> Deck:
    """Read a deck from TOML text; DataRefused names the file (`name`), the place and the remedy."""
    file = decode(text, name, _DeckFile)
    if file.format != 1:
        raise OutOfRange(name, "format", f"{file.format} is not 1", "Use a file of format 1")
    shapes = {key: _shape(key, rows, name) for key, rows in file.shapes.items()}
    cards = tuple(
        _card(colour, place, word, shapes, name)
        for colour, words in msgspec.structs.asdict(file.cards).items()
        for place, word in enumerate(words, start=1)
    )
    return Deck(file.id, file.title, cards, tuple(shapes.values()))


def _shape(key: str, rows: tuple[str, ...], file: str) -> Shape:
    place = f"shapes.{key}"
    check_rows(rows, file, place, WIDEST_SHAPE)
    if wrong := set("".join(rows)) - set("X."):
        raise WrongCell(file, place, f"{min(wrong)!r} in the picture", "Draw X for a square and a dot for none")
    drawn = [(column, row) for row, signs in enumerate(rows) for column, sign in enumerate(signs) if sign == "X"]
    if not is_one_piece(drawn):
        raise InPieces(file, place, "the squares do not hang together", "Join them by their edges")
    left, top = min(column for column, _ in drawn), min(row for _, row in drawn)
    return Shape(key, tuple((column - left, row - top) for column, row in drawn))


def _card(colour: str, place: int, word: str, shapes: dict[str, Shape], file: str) -> Card:
    shape = word.removesuffix("$")
    if shape not in shapes:
        raise UnknownShape(
            file, f"cards.{colour} card {place}", f"shape {shape!r} is not drawn", "Draw it under [shapes]"
        )
    zone = None if colour == "rainbow" else Zone(colour)
    return Card(f"{colour}-{place}", zone, shapes[shape], word.endswith("$"))
