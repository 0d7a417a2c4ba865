"""What a device says of itself: words that every language of the table knows, and the values in them.

It is a text, and as a text it is English: for logs, for the doctor, for whoever asks no further. The words stay with
it, so that a screen can say the same in the language of the table. Names, numbers and what the system said are values.
"""

from typing import Self


class Said(str):
    """One sentence, or several. `parts` are the words of each with their values."""

    parts: tuple[tuple[str, dict[str, object]], ...]

    @classmethod
    def of(cls, *parts: tuple[str, dict[str, object]]) -> Self:
        """Return these sentences; a sentence without words is left out."""
        kept = tuple(part for part in parts if part[0])
        text = cls(" ".join(words.format(**values) for words, values in kept))
        text.parts = kept
        return text

    def __add__(self, other: str) -> "Said":
        """Return this and then the other; a plain text stays as it is in every language."""
        more = other.parts if isinstance(other, Said) else (("{text}", {"text": other}),) if other else ()
        return Said.of(*self.parts, *more)


def said(words: str, **values: object) -> Said:
    """Return one sentence: `words` with {names} of values. The words are collected for translation."""
    return Said.of((words, {name: value if isinstance(value, int) else str(value) for name, value in values.items()}))
