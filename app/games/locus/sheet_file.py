"""Reading a sheet from TOML text, strictly: a sheet that would break a rule during play is refused here."""

from collections.abc import Iterable
from itertools import pairwise

from msgspec import Struct

from app.games.locus.data_refused import (
    InPieces,
    NoStart,
    NotRising,
    OutOfRange,
    OutsideBlocks,
    UnknownLetter,
    UnreachableEnd,
    WrongCell,
    WrongScale,
    check_rows,
    decode,
)
from app.games.locus.sheet import Block, Bonus, Coins, End, Field, Layout, Rounds, Sheet, Spot
from app.games.locus.zones import WIDEST, ZONES, Cell, Zone, cell_name, is_one_piece

SIGNS = " .#" + "".join(bonus.value for bonus in Bonus)
MOST_POINTS = 999


class _Valued(Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[tuple[str, int], ...]


class _Scaled(Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[tuple[str], ...]
    scale: tuple[int, ...]


class _Lettered(Struct, frozen=True, forbid_unknown_fields=True):
    rows: tuple[tuple[str, str], ...]
    values: dict[str, int]


class _Rounds(Struct, frozen=True, forbid_unknown_fields=True):
    short: dict[str, int]
    circuit: dict[str, int]
    solo: int


class _Spot(Struct, frozen=True, forbid_unknown_fields=True):
    at: tuple[int, int]
    values: tuple[int, int, int, int] | None = None


class _CoinSpot(Struct, frozen=True, forbid_unknown_fields=True):
    at: tuple[int, int]
    per_line: int


class _Layout(Struct, frozen=True, forbid_unknown_fields=True):
    size: tuple[int, int]
    yellow: _Spot
    purple: _Spot
    red: _Spot
    green: _Spot
    blue: _Spot
    coins: _CoinSpot
    totals: tuple[int, int, int, int]


class _SheetFile(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    id: str
    title: str
    coins: Coins
    rounds: _Rounds
    yellow: _Valued
    purple: _Scaled
    red: _Lettered
    green: _Lettered
    blue: _Valued
    layout: dict[str, _Layout] = {}


def parse_sheet(text: str, name: str) -> Sheet:
    """Read a sheet from TOML text; DataRefused names the file (`name`), the place and the remedy."""
    file = decode(text, name, _SheetFile)
    if file.format != 1:
        raise OutOfRange(name, "format", f"{file.format} is not 1", "Use a file of format 1")
    pictures = {
        Zone.YELLOW: tuple(row for row, _ in file.yellow.rows),
        Zone.PURPLE: tuple(row for (row,) in file.purple.rows),
        Zone.RED: tuple(row for row, _ in file.red.rows),
        Zone.GREEN: tuple(row for row, _ in file.green.rows),
        Zone.BLUE: tuple(row for row, _ in file.blue.rows),
    }
    fields = {zone: _field(zone, pictures[zone], name) for zone in ZONES}
    return Sheet(
        id=file.id,
        title=file.title,
        fields=tuple(fields[zone] for zone in ZONES),
        yellow_rows=_yellow(file.yellow, fields[Zone.YELLOW], name),
        purple_scale=_purple(file.purple, fields[Zone.PURPLE], name),
        blocks=_blocks(file.red, fields[Zone.RED], name),
        ends=_ends(file.green, fields[Zone.GREEN], name),
        blue_rows=_blue(file.blue, fields[Zone.BLUE], name),
        coins=_coins(file.coins, name),
        rounds=_rounds(file.rounds, name),
        layouts=tuple(_layout(key, layout) for key, layout in file.layout.items()),
    )


# ---------------------------------------------------------------- squares


def _field(zone: Zone, rows: tuple[str, ...], file: str) -> Field:
    check_rows(rows, file, zone.value, WIDEST)
    field = Field(zone, rows)
    for cell, sign in field.signs.items():
        if sign not in SIGNS:
            remedy = f"Use one of {SIGNS.strip()} or a space"
            raise WrongCell(file, f"{zone.value} {cell_name(cell)}", f"{sign!r} is no square", remedy)
    if not is_one_piece(field.cells):
        raise InPieces(file, zone.value, "the zone is not in one piece", "Join its squares by their edges")
    if zone is Zone.RED and field.bold:
        place = f"red {cell_name(min(field.bold))}"
        raise WrongCell(file, place, "red has no bold squares (L15)", "Draw a dot there")
    if zone is not Zone.RED and not field.bold:
        raise NoStart(file, zone.value, "there is no bold square to start on (L14)", "Draw at least one #")
    return field


# ---------------------------------------------------------------- what they are worth


def _yellow(drawn: _Valued, field: Field, file: str) -> tuple[int, ...]:
    values = tuple(points for _, points in drawn.rows)
    filled_rows = {row for _, row in field.cells}
    for row, points in enumerate(values):
        if row not in filled_rows:
            raise WrongCell(file, f"yellow row {row + 1}", "the row has no square", "Leave the row out")
        _check_points(points, file, f"yellow row {row + 1}", least=1)
    return values


def _purple(drawn: _Scaled, field: Field, file: str) -> tuple[int, ...]:
    scale, wanted = drawn.scale, len(field.bold) + 1
    if len(scale) != wanted:
        what = f"{len(scale)} numbers for {len(field.bold)} bold squares"
        raise WrongScale(file, "purple.scale", what, f"Give {wanted}: for none linked up to all")
    if scale[0] != 0:
        raise WrongScale(file, "purple.scale", f"it begins at {scale[0]}", "No bold square scores 0 (L35)")
    for count, (before, points) in enumerate(pairwise(scale), start=1):
        _check_points(points, file, f"purple.scale for {count}")
        if points < before:
            what = f"{points} after {before}: the scale falls"
            raise WrongScale(file, f"purple.scale for {count}", what, "Let it rise or stay")
    return scale


def _blue(drawn: _Valued, field: Field, file: str) -> tuple[int, ...]:
    values = tuple(points for _, points in drawn.rows)
    below = 0
    for row in reversed(range(field.height)):
        _check_points(values[row], file, f"blue row {row + 1}")
        if values[row] and values[row] <= below:
            what = f"{values[row]} above {below}"
            raise NotRising(file, f"blue row {row + 1}", what, "Values rise from the bottom up (L38)")
        below = values[row] or below
    if not below:
        raise NotRising(file, "blue", "no row has a value", "Give at least one row points")
    return values


def _blocks(drawn: _Lettered, field: Field, file: str) -> tuple[Block, ...]:
    letters = _letters(drawn, field, file)
    for cell in sorted(field.cells | letters.keys()):
        if (cell in field.cells) != (cell in letters):
            what = "a square in no block" if cell in field.cells else f"block {letters[cell]!r} has no square"
            raise OutsideBlocks(file, f"red {cell_name(cell)}", what, "Give every square one block letter")
    blocks = []
    for letter in _lettered(letters.values(), drawn.values, file, "red"):
        cells = frozenset(cell for cell, owner in letters.items() if owner == letter)
        if not is_one_piece(cells):
            raise InPieces(file, f"red block {letter}", "the block is not in one piece", "Use another letter")
        blocks.append(Block(letter, cells, drawn.values[letter]))
    return tuple(blocks)


def _ends(drawn: _Lettered, field: Field, file: str) -> tuple[End, ...]:
    letters = _letters(drawn, field, file)
    for cell, letter in letters.items():
        if cell not in field.cells:
            what = f"end {letter!r} has no square, so it cannot be reached (L37)"
            raise UnreachableEnd(file, f"green {cell_name(cell)}", what, "Put the letter on a square")
        if list(letters.values()).count(letter) > 1:
            what = f"end {letter!r} stands twice"
            raise UnknownLetter(file, f"green {cell_name(cell)}", what, "Give every end its own letter")
    places = {letter: cell for cell, letter in letters.items()}
    return tuple(
        End(letter, places[letter], drawn.values[letter])
        for letter in _lettered(letters.values(), drawn.values, file, "green")
    )


def _letters(drawn: _Lettered, field: Field, file: str) -> dict[Cell, str]:
    beside = tuple(letters for _, letters in drawn.rows)
    check_rows(beside, file, field.zone.value, WIDEST)
    return {
        (column, row): letter for row, line in enumerate(beside) for column, letter in enumerate(line) if letter != " "
    }


def _lettered(used: Iterable[str], values: dict[str, int], file: str, zone: str) -> list[str]:
    """Return the letters in order, refusing a letter without points and points without a letter."""
    used = set(used)
    for letter in sorted(used ^ values.keys()):
        what = f"{letter!r} has no points" if letter in used else f"{letter!r} has points but no square"
        raise UnknownLetter(file, f"{zone}.values", what, "Name every letter once in both places")
    if not used:
        raise UnknownLetter(file, f"{zone}.values", "no letters at all", "Give at least one")
    for letter in used:
        _check_points(values[letter], file, f"{zone}.values.{letter}", least=1)
    return sorted(used)


def _check_points(points: int, file: str, place: str, least: int = 0) -> None:
    if not least <= points <= MOST_POINTS:
        raise OutOfRange(file, place, f"{points} points", f"Use {least} to {MOST_POINTS}")


# ---------------------------------------------------------------- the rest of the page


def _coins(coins: Coins, file: str) -> Coins:
    if not 0 <= coins.prefilled <= coins.spaces <= 99:
        what = f"{coins.prefilled} of {coins.spaces} spaces filled"
        raise OutOfRange(file, "coins", what, "Use 0 to 99 spaces, and fill no more than there are")
    return coins


def _rounds(drawn: _Rounds, file: str) -> Rounds:
    return Rounds(_picks(drawn.short, file, "short"), _picks(drawn.circuit, file, "circuit"), drawn.solo)


def _picks(picks: dict[str, int], file: str, place: str) -> tuple[int, int, int, int]:
    if picks.keys() != {"2", "3", "4", "5"} or min(picks.values()) < 1:
        what = f"picks for {', '.join(sorted(picks)) or 'nobody'}"
        raise OutOfRange(file, f"rounds.{place}", what, "Give at least 1 for each of 2, 3, 4 and 5 players")
    return picks["2"], picks["3"], picks["4"], picks["5"]


def _layout(name: str, drawn: _Layout) -> Layout:
    spots = (drawn.yellow, drawn.purple, drawn.red, drawn.green, drawn.blue)
    return Layout(
        name=name,
        size=drawn.size,
        spots=tuple(Spot(spot.at, spot.values) for spot in spots),
        coins_at=drawn.coins.at,
        coins_per_line=drawn.coins.per_line,
        totals=drawn.totals,
    )
