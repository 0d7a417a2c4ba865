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

from app.errors import FileTrouble
from app.reading import typed

FileT = TypeVar("FileT")


class DataRefused(FileTrouble):
    """A text cannot be used: `file` and `place` say where, `what` quotes it, `remedy` says what to do."""


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
    return typed.toml(text, name, kind, "Compare with the yards of the house", Malformed)
