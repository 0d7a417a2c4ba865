"""Colours and person cards of Lokus in words: colours are written out, or short where a shape says them too."""

from functools import lru_cache

from app.ui.language import Language, mark
from app.ui.play.lokus.person_card import Face
from app.ui.theme import LokusInks, load

COLOUR_WORDS = {
    "red": mark("red"),
    "yellow": mark("yellow"),
    "green": mark("green"),
    "blue": mark("blue"),
    "orange": mark("orange"),
    "gray": mark("gray"),
}
COLOURS = tuple(COLOUR_WORDS)
"""The order of ties, low to high (K6)."""


@lru_cache(maxsize=1)
def _inks() -> LokusInks:
    return load().lokus


def colour_word(language: Language, colour: str) -> str:
    """Name a colour."""
    return language.t(COLOUR_WORDS[colour])


def letter(language: Language, colour: str) -> str:
    """Return the short word of a colour, as it stands on a card."""
    ink = _inks().person(colour)
    return ink.nl if language.code == "nl" else ink.en


def face(language: Language, colour: str, number: int) -> Face:
    """Return what a card shows."""
    return Face(colour, number, letter(language, colour))


def card_words(language: Language, colour: str, number: int) -> str:
    """Name a card: "7 blue"."""
    return language.t("{number} {colour}", number=number, colour=colour_word(language, colour))
