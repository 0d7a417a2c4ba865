"""TOML as plain values, once it is sure that reading it takes neither long nor deep.

Python's own reader recurses with every bracket, takes the square of the time for a key of many parts, and stops at
numbers of thousands of digits with an error of another kind. So a text is looked through first, sign by sign.
"""

import re
import tomllib
from typing import Any

from app.errors import FileFault, FileTrouble

DEEPEST = 16
"""Brackets within brackets, and the parts of one key; our own files need four."""
MOST_DIGITS = 40
"""Digits of a whole number; which numbers make sense is told where they are used."""
LONGEST_WORD = 64
"""Signs of a key or a number without quotes."""

_PIECE = re.compile(
    r"""
      (?P<quoted> \"\"\"(?:\\.|[^\\])*?(?:\"\"\"|\\?\Z) | '''.*?(?:'''|\Z) | "(?:\\.|[^"\\\n])*"? | '[^'\n]*'? )
    | (?P<note> \#[^\n]* )
    | (?P<open> [\[{] )
    | (?P<close> [\]}] )
    | (?P<fresh> [\n=,] )
    | (?P<dot> \. )
    | (?P<word> [^\s\[\]{}=,."'\#]+ )
    """,
    re.VERBOSE | re.DOTALL,
)
_NUMBER = re.compile(r"[+-]?[0-9_]+")


def tree(text: str, file: str) -> dict[str, Any]:
    """Return what a text says; FileTrouble names the line where it is no TOML, or more than makes sense."""
    _look_through(text, file)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        place, what = _told(str(error))
        raise FileTrouble(
            file, place, f"not TOML: {what}", "Check quotes and brackets there", FileFault.NO_FORM
        ) from error


def _look_through(text: str, file: str) -> None:
    depth = parts = 0
    for piece in _PIECE.finditer(text):
        match piece.lastgroup:
            case "open":
                depth, parts = depth + 1, 0
            case "close":
                depth, parts = max(0, depth - 1), 0
            case "fresh":
                parts = 0
            case "dot":
                parts += 1
            case "word":
                _check_word(piece, file)
        if max(depth, parts) > DEEPEST:
            remedy = "Use one as it was exported"
            raise FileTrouble(
                file, _line(piece), f"not TOML of use: more than {DEEPEST} levels", remedy, FileFault.BEYOND
            )


def _check_word(piece: "re.Match[str]", file: str) -> None:
    word = piece[0]
    if _NUMBER.fullmatch(word) and len(word) > MOST_DIGITS:
        raise FileTrouble(file, _line(piece), f"not TOML of use: {word[:20]}... is a number of {len(word)} digits",
                          f"Use at most {MOST_DIGITS}", FileFault.BEYOND)  # fmt: skip
    if len(word) > LONGEST_WORD:
        raise FileTrouble(file, _line(piece), f"not TOML of use: {word[:20]}... is a word of {len(word)} signs",
                          f"Use at most {LONGEST_WORD}, or quotes", FileFault.BEYOND)  # fmt: skip


def _line(piece: "re.Match[str]") -> str:
    number = piece.string.count("\n", 0, piece.start()) + 1
    return f"line {number}"


def _told(message: str) -> tuple[str, str]:
    """Part what tomllib says into the place and the rest."""
    found = re.fullmatch(r"(.*?) \(at (line [0-9]+), column [0-9]+\)", message, re.DOTALL)
    return (found[2], found[1]) if found else ("text", message.replace(" (at end of document)", " at the end"))
