"""Colours and person cards of Lokus in words: colours are written out, or short where a shape says them too."""

from functools import lru_cache

from app.games.lokus.cards import Card
from app.games.lokus.lines import Block
from app.games.lokus.standing import ROUNDS
from app.ui.ink.theme import LokusInks, load
from app.ui.play.lokus.words.face import Face
from app.ui.words.language import Language, mark

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


def round_words(language: Language, set_number: int, number: int) -> tuple[str, ...]:
    """Name a round of a set, long and short (K5)."""
    t = language.t
    return (
        t("set {set}, round {round} of {rounds}", set=set_number, round=number, rounds=ROUNDS),
        t("set {set}, round {round}", set=set_number, round=number),
        t("set {set} · {round}/{rounds}", set=set_number, round=number, rounds=ROUNDS),
        f"{set_number} · {number}/{ROUNDS}",
    )


def said(language: Language, card: Card) -> str:
    """Name a card of the rules: "7 blue"."""
    return card_words(language, card.colour.value, card.number)


def shown(language: Language, card: Card) -> Face:
    """Return what a card of the rules shows."""
    return face(language, card.colour.value, card.number)


def block_words(language: Language, block: Block) -> tuple[str, ...]:
    """Say which cards block a line, long and short (K8)."""
    t = language.t
    number = block.number.number if block.number is not None else None
    colour = colour_word(language, block.colour.colour.value) if block.colour is not None else None
    if colour is None:
        return (t("{number} is here already", number=number), t("{number} is here", number=number))
    if number is None:
        return (t("{colour} is here already", colour=colour), t("{colour} is here", colour=colour))
    both = {"number": number, "colour": colour}
    return (t("{number} and {colour} are here already", **both), t("{number} and {colour} are here", **both))
