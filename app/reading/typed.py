"""TOML and JSON as values of a type: whatever is wrong with a text, it ends in one `FileTrouble`."""

import re
from typing import TypeVar

import msgspec

from app.errors import FileFault, FileTrouble
from app.reading import toml as plain

DEEPEST = 64
"""Brackets within brackets of JSON; a setup with a sheet in it needs six."""
MOST_DIGITS = 40
"""Digits of a number in JSON: clocks write up to seventeen."""

_PIECE = re.compile(rb'(?P<quoted>"(?:\\.|[^"\\])*"?)|(?P<open>[\[{])|(?P<close>[\]}])|(?P<number>[0-9]+)', re.DOTALL)

KindT = TypeVar("KindT")


def toml(text: str, file: str, kind: type[KindT], remedy: str, refused: type[FileTrouble] = FileTrouble) -> KindT:
    """Return what a TOML text says as a `kind`; raises `refused` with file, place, value and a remedy."""
    try:
        return msgspec.convert(plain.tree(text, file), kind, str_keys=True)
    except msgspec.ValidationError as error:
        place, what = told(error)
        raise refused(file, place, what, remedy) from error
    except FileTrouble as trouble:
        raise refused(file, trouble.place, trouble.what, trouble.remedy, trouble.fault) from trouble


def json(
    raw: bytes | str | msgspec.Raw, file: str, kind: type[KindT], remedy: str = "Use one as it was exported"
) -> KindT:
    """Return what a JSON text says as a `kind`; FileTrouble for whatever is wrong with it."""
    content = raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else bytes(raw)
    _look_through(content, file)
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as error:
        place, what = told(error)
        raise FileTrouble(file, place, what, remedy) from error
    except (msgspec.MsgspecError, ValueError) as error:
        raise FileTrouble(file, "text", f"not JSON: {error}", remedy, FileFault.NO_FORM) from error


def told(error: Exception) -> tuple[str, str]:
    """Part what msgspec says into the place and what is wrong there."""
    what, _, place = str(error).partition(" - at ")
    return place.strip("`$.") or "top", what


def _look_through(content: bytes, file: str) -> None:
    """Refuse what is deeper or longer than makes sense, before anything recurses over it."""
    depth = 0
    for piece in _PIECE.finditer(content):
        if piece.lastgroup == "open":
            depth += 1
        elif piece.lastgroup == "close":
            depth -= 1
        if depth > DEEPEST or (piece.lastgroup == "number" and len(piece[0]) > MOST_DIGITS):
            what = f"more than {DEEPEST} levels" if depth > DEEPEST else f"a number of {len(piece[0])} digits"
            raise FileTrouble(file, "text", what, "Use one as it was exported", FileFault.BEYOND)
