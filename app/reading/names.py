"""One judge of names and of every text that is drawn: whether the bundled letters have it.

tidy         how a name is kept: composed letters, single spaces
undrawable   what in a text cannot be drawn
drawable     the text as it can be drawn, with a mark for each letter that cannot
"""

import unicodedata
from functools import lru_cache

from app.reading.letters import LETTERS

MARK = "?"
"""What is drawn for a letter that no typeface here has."""


def tidy(name: str) -> str:
    """Return a name as it is kept: composed letters, single spaces, none at the ends."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def composed(name: str) -> str:
    """Return a name with each accent in its letter, as most systems write it; others part them."""
    return unicodedata.normalize("NFC", name)


def name_fault(name: str, longest: int) -> tuple[str, str] | None:
    """Return why a composed name of a file cannot be kept, and the remedy; None for a good one."""
    if sign := undrawable(name):
        return f"{name!r}: {sign!a} cannot be drawn", "Use letters, digits and common signs"
    if name != tidy(name) or not 0 < len(name) <= longest:
        return (
            f"{name!r} has {len(name)} letters or a space at an end",
            f"Use 1 to {longest} letters, no space at the ends",
        )
    return None


def undrawable(text: str) -> str:
    """Return the first sign of a text that cannot be drawn, or "": a control, a lone accent, a strange letter."""
    return next((sign for sign in text if sign not in LETTERS), "")


@lru_cache(maxsize=2048)
def drawable(text: str) -> str:
    """Return a text as it can be drawn on one line or, where it breaks, on several."""
    if all(sign in LETTERS or sign == "\n" for sign in text):
        return text
    composed = unicodedata.normalize("NFC", text)
    return "".join(sign if sign == "\n" else _drawn(sign) for sign in composed)


def _drawn(sign: str) -> str:
    if sign in LETTERS:
        return sign
    if sign.isspace():
        return " "
    plain = unicodedata.normalize("NFKC", sign)  # "ĳ" is "ij", a wide letter is a letter
    return MARK if undrawable(plain) else plain
