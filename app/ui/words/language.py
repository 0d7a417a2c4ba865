"""Words in the language of the table: English in the code, Dutch from a gettext catalogue.

English sentences are the keys. `t`, `n`, `mark` and `said` (`app/said.py`) are what the extraction looks for (see
`assets/locale/update.py`). Nothing here knows who says what, or how wide it becomes on a screen.
"""

import gettext
import string
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, ClassVar

from app import assets
from app.said import Said

DOMAIN = "tafelster"
MINUS = "\N{MINUS SIGN}"


def mark(msgid: str) -> str:
    """Mark a text kept in a table for translation and return it unchanged; `t` it where it is shown."""
    return msgid


MONTHS = (
    mark("January"),
    mark("February"),
    mark("March"),
    mark("April"),
    mark("May"),
    mark("June"),
    mark("July"),
    mark("August"),
    mark("September"),
    mark("October"),
    mark("November"),
    mark("December"),
)


class Language:
    """One language. An unknown code, or a code with a country or an encoding, finds its nearest."""

    available: ClassVar[tuple[str, ...]] = ("nl", "en")
    names: ClassVar[dict[str, str]] = {"nl": "Nederlands", "en": "English"}
    """What each language calls itself, for the key that chooses it."""

    def __init__(self, code: str, folder: Path | None = None) -> None:
        base = code.replace("-", "_").split("_")[0].split(".")[0].lower()
        self.code = base if base in self.available else "en"
        self._words = gettext.translation(DOMAIN, str(folder or assets.path("locale")), [self.code], fallback=True)
        self.decimal = "," if self.code == "nl" else "."
        self._filler = _Filler(self.decimal)

    def t(self, msgid: str, **values: object) -> str:
        """Return the text in this language, its {names} filled in; numbers are written as `number` does.

        Raises KeyError for a name without a value.
        """
        return self._filler.vformat(self._found(msgid), (), values)

    def _found(self, msgid: str) -> str:
        """Return the translation of a text, also of one that stands in the catalogue for one of several things."""
        if not msgid:
            return ""  # gettext keeps its header there
        text = self._words.gettext(msgid)
        return self._words.ngettext(msgid, msgid, 1) if text == msgid else text  # before 3.11.3 it finds no such text

    def said(self, text: str) -> str:
        """Return what a device says, in this language; a text that is only a text stays as it is."""
        if isinstance(text, Said):
            return " ".join(self.t(words, **values) for words, values in text.parts)
        return text

    def n(self, singular: str, plural: str, count: int, **values: object) -> str:
        """Return the text that fits `count` things; {count} is filled in with the rest."""
        return self._filler.vformat(self._words.ngettext(singular, plural, count), (), {"count": count, **values})

    def number(self, value: int | float, *, signed: bool = False) -> str:
        """Write a number with a true minus sign and the decimal sign of the language; `signed` adds a plus."""
        return self._filler.format_field(value, "+" if signed else "")

    def joined(self, items: Sequence[str]) -> str:
        """Join as one says it: "Anna", "Anna en Ben", "Anna, Ben en Cor"; "" for nobody."""
        if len(items) < 2:
            return "".join(items)
        return self.t("{first} and {last}", first=", ".join(items[:-1]), last=items[-1])

    def date(self, day: date) -> str:
        """Write a date in full: 29 november 2026."""
        return self.t("{day} {month} {year}", day=day.day, month=self.t(MONTHS[day.month - 1]), year=day.year)

    def birthday(self, month: int, day: int) -> str:
        """Write a day of any year: 29 november."""
        return self.t("{day} {month}", day=day, month=self.t(MONTHS[month - 1]))

    def quote(self, text: str) -> str:
        """Put a text between the quotation marks of the language."""
        return self.t("\N{LEFT SINGLE QUOTATION MARK}{text}\N{RIGHT SINGLE QUOTATION MARK}", text=text)


class _Filler(string.Formatter):
    """`str.format` for the table: only the numbers differ."""

    def __init__(self, decimal: str) -> None:
        self._signs = str.maketrans({"-": MINUS, ".": decimal})

    def format_field(self, value: Any, format_spec: str) -> str:
        """Write one value."""
        text: str = format(value, format_spec)
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        return text.translate(self._signs) if is_number else text
