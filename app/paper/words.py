"""What paper needs of a language; the words themselves are kept with those of the screen."""

from typing import Protocol


def mark(msgid: str) -> str:
    """Mark a text kept in a table for translation and return it unchanged."""
    return msgid


class Words(Protocol):
    """One language: a sentence, and a sentence about a number of things."""

    def t(self, msgid: str, **values: object) -> str:
        """Return the text in this language, its {names} filled in."""
        ...

    def n(self, singular: str, plural: str, count: int, **values: object) -> str:
        """Return the text that fits `count` things."""
        ...
