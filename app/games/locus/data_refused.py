"""Why a sheet or deck file is refused, and the strict reading both share.

Text goes in, values come out; where the text came from is known only as the name in the message.

    DataRefused
    ├── Malformed          not TOML, or a key is missing, unknown or of the wrong type
    ├── WrongCell          a sign that may not stand there
    ├── UnequalRows        rows of one picture that are not equally long, or too long
    ├── InPieces           a zone, block or shape that does not hang together
    ├── NoStart            a zone that can never be started: no bold square
    ├── UnreachableEnd     an end that no road from the middle leads to
    ├── OutsideBlocks      a red square outside every block, or a block letter beside the zone
    ├── UnknownLetter      a block or end letter without points, or points without a letter
    ├── WrongScale         a scale that falls, does not begin at 0 or has the wrong length
    ├── NotRising          blue values that do not rise upwards
    ├── OutOfRange         a number that cannot be
    └── UnknownShape       a card with a shape that is not drawn
"""

from typing import TypeVar

from app.errors import FileTrouble
from app.reading import typed

FileT = TypeVar("FileT")


class DataRefused(FileTrouble):
    """A data file cannot be used: `file` and `place` say where, `what` quotes it, `remedy` says what to do."""


class Malformed(DataRefused):
    """Not TOML, or a key is missing, unknown or of the wrong type."""


class WrongCell(DataRefused):
    """A sign in a picture that may not stand there."""


class UnequalRows(DataRefused):
    """The rows of one picture are not equally long, or there are none."""


class InPieces(DataRefused):
    """A zone, block or shape does not hang together by its edges."""


class NoStart(DataRefused):
    """A zone has no bold square, so nothing can ever be drawn in it (L14)."""


class UnreachableEnd(DataRefused):
    """A green end lies beside the zone, so no road from the middle leads to it (L37)."""


class OutsideBlocks(DataRefused):
    """A red square is in no block, or a block letter stands beside the zone (L36)."""


class UnknownLetter(DataRefused):
    """A letter without points, points without a letter, or an end letter used twice."""


class WrongScale(DataRefused):
    """A scale falls, does not begin at 0 or has the wrong length (L35)."""


class NotRising(DataRefused):
    """Blue values do not rise upwards (L38)."""


class OutOfRange(DataRefused):
    """A number is too small or too large to mean anything."""


class UnknownShape(DataRefused):
    """A card asks for a shape that is not drawn in the file."""


def decode(text: str, name: str, kind: type[FileT]) -> FileT:
    """Decode TOML text into `kind`, refusing unknown keys; `name` is the file's name for messages."""
    return typed.toml(text, name, kind, "Compare with the house file", Malformed)


def check_rows(rows: tuple[str, ...], file: str, place: str, widest: int) -> None:
    """Refuse a picture without rows, with rows of unequal length, or wider than `widest`."""
    if not rows or not rows[0]:
        raise UnequalRows(file, place, "the picture is empty", "Draw at least one square")
    for number, row in enumerate(rows, start=1):
        if len(row) != len(rows[0]):
            raise UnequalRows(
                file,
                f"{place} row {number}",
                f"{row!r} has {len(row)} signs, row 1 has {len(rows[0])}",
                "Fill up with spaces" if place in _ZONE_NAMES else "Fill up with dots",
            )
    if len(rows[0]) > widest:
        raise UnequalRows(file, place, f"{len(rows[0])} columns", f"Use at most {widest}")


_ZONE_NAMES = ("yellow", "purple", "red", "green", "blue")
