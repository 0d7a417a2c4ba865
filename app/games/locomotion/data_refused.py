"""Why a yard that comes as text is refused.

Text goes in, values come out; where the text came from is known only as the name in the message.

    DataRefused
    ├── Malformed        not TOML, or a key is missing, unknown or of the wrong type
    ├── WrongSign        a sign of a picture that means nothing, or nothing there
    ├── LooseEnd         a rail without a point at its end, or a point without a rail
    ├── WrongName        a point, colour or end that does not exist
    ├── UnfitYard        a yard that breaks M2 to M4
    └── UnfitStart       pieces that cannot stand so (M5, M6)
"""

from typing import TypeVar

import msgspec

FileT = TypeVar("FileT")


class DataRefused(ValueError):
    """A text cannot be used: `file` and `place` say where, `what` quotes it, `remedy` says what to do."""

    def __init__(self, file: str, place: str, what: str, remedy: str) -> None:
        super().__init__(f"{file}: {place}: {what}. {remedy}.")
        self.file = file
        self.place = place
        self.what = what
        self.remedy = remedy


class Malformed(DataRefused):
    """Not TOML, or a key is missing, unknown or of the wrong type."""


class WrongSign(DataRefused):
    """A sign in a picture that means nothing, or nothing in that place."""


class LooseEnd(DataRefused):
    """A rail has no point at its end, or a point has no rail."""


class WrongName(DataRefused):
    """A point, a colour or an end is called something that does not exist."""


class UnfitYard(DataRefused):
    """A yard breaks M2 to M4, so nobody can play on it."""


class UnfitStart(DataRefused):
    """The pieces of a start cannot stand so (M5, M6)."""


def decode(text: str, name: str, kind: type[FileT]) -> FileT:
    """Decode TOML text into `kind`, refusing unknown keys; `name` is the file's name for messages."""
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.ValidationError as wrong:
        what, _, place = str(wrong).partition(" - at ")
        raise Malformed(name, place.strip("`$.") or "top", what, "Compare with the yards of the house") from wrong
    except msgspec.DecodeError as wrong:
        raise Malformed(name, "text", f"not TOML: {wrong}", "Check quotes and brackets there") from wrong
