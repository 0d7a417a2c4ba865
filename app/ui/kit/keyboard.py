"""The keys of the on-screen keyboard: which signs each page has, and where its keys lie.

Ten columns where they are wide enough for a finger; on a narrow panel the two halves of the same keyboard
stand one above the other, so every letter is where the eye looks for it.

    q w e r t y u i o p        q w e r t
     a s d f g h j k l         a s d f g
    ^  z x c v b n m  <        z x c v b
    é  -  [ space ] '  1       y u i o p
                               h j k l -
                               n m ' ^ <
                               é [space] 1
"""

from msgspec import Struct

from app.ui.ink.geometry import Rect
from app.ui.widgets.element import Element, Intent, Look
from app.ui.widgets.key import Key

GAP = 2.0
LEAST = 10.0  # mm a key is wide

WIDE = {
    "letters": ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "accents": ("éèëêïîíöóô", "áàâäåüúûù", "çñòßĳæø"),
    "signs": ("1234567890", "-'.,&+!?/", "():;#@*"),
}
NARROW = {
    "letters": ("qwert", "asdfg", "zxcvb", "yuiop", "hjkl-", "nm'"),
    "accents": ("éèëêï", "áàâäå", "öóôòø", "üúûùí", "çñßĳæ", "î  "),
    "signs": ("12345", "67890", "-'.,&", "+!?()", ":;#@*", "/  "),
}
SHORT = {"letters": "abc", "accents": "éèï", "signs": "123"}
"""What the key that opens a page says."""

SPELT = {"ĳ": "ij"}  # one key, two letters: no typeface here has the joined sign
CAPITAL = {"ß": "ẞ", "ĳ": "IJ"}


class Type(Struct, frozen=True):
    """Type a sign; the screen makes it a capital if that is asked for."""

    sign: str


class Erase(Struct, frozen=True):
    """Take the last sign away."""


class Shift(Struct, frozen=True):
    """The next letter is a capital, or is not."""


class ShowKeys(Struct, frozen=True):
    """Show another page of keys."""

    page: str


def spelt(sign: str, *, is_capital: bool) -> str:
    """Return the letters a key stands for."""
    if is_capital:
        return CAPITAL.get(sign, sign.upper())
    return SPELT.get(sign, sign)


def is_wide(box: Rect) -> bool:
    """Tell whether ten keys find room beside each other."""
    return (box.w - 9 * GAP) / 10 >= LEAST


def keyboard(box: Rect, page: str, *, is_capital: bool, has_room: bool, can_erase: bool, space: str) -> list[Element]:
    """Return the keys of a page; `space` is the word on the space bar, `has_room` is false when the text is full."""
    keys = _Keys(box, page, is_capital=is_capital, sign=Look.REST if has_room else Look.OFF)
    keys.erase = Look.REST if can_erase else Look.OFF
    return keys.wide(space) if is_wide(box) else keys.narrow(space)


class _Keys:
    """Lays keys in rows; widths count in columns."""

    def __init__(self, box: Rect, page: str, *, is_capital: bool, sign: Look) -> None:
        self.box, self.page, self.is_capital, self.sign = box, page, is_capital, sign
        self.erase = Look.REST
        self.others = [name for name in SHORT if name != page]

    def wide(self, space: str) -> list[Element]:
        rows = self.box.rows(4, GAP)
        first, second, third = WIDE[self.page]
        out = self._signs(rows[0], 10, 0.0, first) + self._signs(rows[1], 10, 0.5, second)
        out += [self._shift(rows[2], 10, 0.0, 1.5), self._erase(rows[2], 10, 8.5, 1.5)]
        out += self._signs(rows[2], 10, 1.5, third)
        out += [self._page(rows[3], 10, 0.0, 2.0, 0), self._page(rows[3], 10, 8.0, 2.0, 1)]
        sides = "-'" if self.page == "letters" else ""
        inset = 1.0 if sides else 0.0
        out += [self._key(rows[3], 10, 2.0 + i * 5.0, 1.0, sign, Type(sign)) for i, sign in enumerate(sides)]
        return [*out, self._key(rows[3], 10, 2.0 + inset, 6.0 - 2 * inset, space, Type(" "))]

    def narrow(self, space: str) -> list[Element]:
        rows = self.box.rows(7, GAP)
        out: list[Element] = []
        for row, signs in zip(rows, NARROW[self.page], strict=False):
            out += self._signs(row, 5, 0.0, signs)
        out += [self._shift(rows[5], 5, 3.0, 1.0), self._erase(rows[5], 5, 4.0, 1.0)]
        out += [self._page(rows[6], 5, 0.0, 1.25, 0), self._page(rows[6], 5, 3.75, 1.25, 1)]
        return [*out, self._key(rows[6], 5, 1.25, 2.5, space, Type(" "))]

    def _signs(self, row: Rect, columns: int, start: float, signs: str) -> list[Element]:
        return [
            self._key(row, columns, start + i, 1.0, spelt(sign, is_capital=self.is_capital), Type(sign))
            for i, sign in enumerate(signs)
            if sign != " "
        ]

    def _key(self, row: Rect, columns: int, start: float, width: float, label: str, tap: Intent) -> Element:
        return Key(bounds=_place(row, columns, start, width), label=label, tap=tap, look=self.sign)

    def _page(self, row: Rect, columns: int, start: float, width: float, which: int) -> Element:
        name = self.others[which]
        return Key(bounds=_place(row, columns, start, width), label=SHORT[name], tap=ShowKeys(name))

    def _shift(self, row: Rect, columns: int, start: float, width: float) -> Element:
        look = Look.CHOSEN if self.is_capital else Look.REST
        return Key(bounds=_place(row, columns, start, width), icon="shift", tap=Shift(), look=look)

    def _erase(self, row: Rect, columns: int, start: float, width: float) -> Element:
        return Key(bounds=_place(row, columns, start, width), icon="erase", tap=Erase(), look=self.erase)


def _place(row: Rect, columns: int, start: float, width: float) -> Rect:
    pitch = (row.w + GAP) / columns
    return Rect(row.x + start * pitch, row.y, width * pitch - GAP, row.h)
