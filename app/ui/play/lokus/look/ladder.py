"""The colour ladder: the order of ties, low to high, each colour with its shape and short word."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Role
from app.ui.play.lokus.look.marks import mark
from app.ui.play.lokus.look.person_card import LEAST, WIDEST_WORD
from app.ui.play.lokus.words.people import COLOURS, letter
from app.ui.widgets.element import Element
from app.ui.words.language import Language

STEP = 0.34  # of a tile's width between two tiles, for the arrow


class Ladder(Element, frozen=True, kw_only=True):
    """Six tiles from red to gray with arrows between; `lit` colours stand out when a tie is explained."""

    letters: tuple[str, ...]
    lit: tuple[str, ...] = ()

    def draw(self, canvas: Canvas) -> None:
        """Paint the tiles."""
        theme, box = canvas.theme, self.bounds
        wide = box.w / (len(COLOURS) + STEP * (len(COLOURS) - 1))
        high = min(box.h, wide * 1.1)
        for n, colour in enumerate(COLOURS):
            ink = theme.lokus.person(colour)
            left = box.x + n * wide * (1 + STEP)
            tile = Rect(left, box.centre.y - high / 2, wide, high)
            canvas.box(tile, ink.fill, radius=min(1.4, wide * 0.16))
            self._inside(canvas, tile, n)
            if self.lit and colour not in self.lit:
                canvas.box(tile, theme.night.base.faded(0.62), radius=min(1.4, wide * 0.16))
            if colour in self.lit:
                canvas.box(tile.shrunk(-0.5), None, radius=1.8, edge=theme.text.main, stroke=0.7)
            if n + 1 < len(COLOURS):
                at = Point(tile.right + wide * STEP / 2, tile.centre.y)
                canvas.icon("next", at, min(wide * 0.5, 3.6), theme.text.second)

    def _inside(self, canvas: Canvas, tile: Rect, n: int) -> None:
        ink = canvas.theme.lokus.person(COLOURS[n])
        size = min(tile.w * 0.38, tile.h * 0.5)
        word = Rect(tile.x + size + 1.5, tile.y, tile.w - size - 1.9, tile.h)
        role = Role(min(3.4, max(2.5, tile.h * 0.34)) / canvas.letters.bigger, 900)
        fit = canvas.fit(self.letters[n], role, word, floor=2.5)
        widest = canvas.fit(WIDEST_WORD, role, word, floor=2.5)
        if widest.fits and canvas.letters.cap_mm(widest) > LEAST:
            mark(canvas, Point(tile.x + 0.9 + size / 2, tile.centre.y), size, ink)
            canvas.set(fit, word, ink.on, align=0.5)
        else:
            mark(canvas, tile.centre, size * 1.3, ink)


def ladder(language: Language, box: Rect, lit: tuple[str, ...] = ()) -> Ladder:
    """Return the ladder in a language."""
    return Ladder(bounds=box, letters=tuple(letter(language, colour) for colour in COLOURS), lit=lit)
