"""Zones of the house sheet, filled a little, half and nearly, the same for every contestant."""

import random
from collections.abc import Iterator

from app import assets
from app.games.locus.cards import parse_deck
from app.games.locus.sheet import Field
from app.games.locus.sheet_file import parse_sheet
from app.games.locus.zones import Cell

SHAPES = parse_deck(assets.text("locus/deck.toml"), "deck.toml").shapes
SHEET = parse_sheet(assets.text("locus/sheet.toml"), "sheet.toml")


def filled_zones() -> Iterator[tuple[Field, frozenset[Cell]]]:
    """Yield every zone empty, with a quarter and with half of its squares filled, grown from its bold ones."""
    luck = random.Random(5)  # noqa: S311 - the same zones every time
    for field in SHEET.fields:
        for share in (0.0, 0.25, 0.5):
            yield field, _grown(field, round(share * len(field.cells)), luck)


def _grown(field: Field, size: int, luck: random.Random) -> frozenset[Cell]:
    filled: set[Cell] = set()
    while len(filled) < size:
        near = {n for c in filled for n in neighbours(c)} & field.cells - filled
        filled.add(luck.choice(sorted(near or field.bold - filled or field.cells - filled)))
    return frozenset(filled)


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the four squares that share an edge."""
    column, row = cell
    return (column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)
