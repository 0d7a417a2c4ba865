"""Running text: paragraphs measured and cut into pages, so that a screen can lay them as labels."""

from collections.abc import Sequence

from app.ui.frame import Frame
from app.ui.geometry import Rect
from app.ui.pager import Piece, pages
from app.ui.playable import Paragraph
from app.ui.text import Letters
from app.ui.theme import Theme
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label

FINE_PRINT = 5.4  # mm for the rule numbers under a paragraph
GAP = 4.2
ANY_HEIGHT = 100_000


class Prose:
    """Paragraphs set in the letters of one panel, in a column of one width."""

    def __init__(self, theme: Theme, frame: Frame, bigger: float, paragraphs: Sequence[Paragraph], box: Rect) -> None:
        self.theme = theme
        self._pitch = frame.profile.pitch[1]
        self._letters = Letters(theme.type, self._pitch, bigger)
        self._width = frame.profile.pixels(box)[2]
        self._set = [(self._lines(paragraph.text), paragraph.rules) for paragraph in paragraphs]
        pieces = [Piece(self._height(lines, rules)) for lines, rules in self._set]
        self.pages = pages(pieces, box.h, GAP)

    def _lines(self, text: str) -> tuple[str, ...]:
        role = self.theme.type.role.body
        return self._letters.fit(text, role, self._width, ANY_HEIGHT, lines=60).lines

    def _height(self, lines: Sequence[str], rules: Sequence[str]) -> float:
        px = self._letters.pixels(self.theme.type.role.body.cap * self._letters.bigger)
        cap = round(px * self.theme.type.cap_em)
        tall = cap + round(cap * self.theme.type.leading) * (len(lines) - 1)
        return tall * self._pitch + 1.0 + (FINE_PRINT if rules else 0.0)

    def page(self, number: int, box: Rect) -> list[Element]:
        """Lay a page in a box of that width; each paragraph has the numbers of its rules in fine print below."""
        out: list[Element] = []
        y = box.y
        for at in self.pages[number] if number < len(self.pages) else ():
            lines, rules = self._set[at]
            height = min(self._height(lines, rules), box.bottom - y)
            words = Rect(box.x, y, box.w, height)
            if rules:
                words, fine = words.cut_bottom(FINE_PRINT)
                out.append(self._fine(fine, rules))
            out.append(Label(bounds=words, wordings="\n".join(lines), colour=self.theme.text.main, valign=0.0,
                             floor=3.0))  # fmt: skip
            y += height + GAP
        return out

    def _fine(self, box: Rect, rules: Sequence[str]) -> Label:
        return Label(bounds=box, wordings=" · ".join(rules), colour=self.theme.text.faint, role="fine")
