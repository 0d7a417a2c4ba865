"""Running text: paragraphs measured and cut into pages, so that a screen can lay them as labels."""

from collections.abc import Sequence

from app.ui.ink.geometry import Rect
from app.ui.ink.text import Letters
from app.ui.ink.theme import Theme
from app.ui.kit.frame import Frame
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.words.sections import Paragraph

FINE_PRINT = 5.4  # mm for the rule numbers under a paragraph
GAP = 4.2
ANY_HEIGHT = 100_000
FEWEST = 2  # lines of a paragraph on either side of a page's end

Part = tuple[tuple[str, ...], tuple[str, ...]]
"""Lines of a paragraph that stand on one page, and the rules named below them."""


class Prose:
    """Paragraphs set in the letters of one panel, in a column as wide and high as `box`."""

    def __init__(self, theme: Theme, frame: Frame, bigger: float, paragraphs: Sequence[Paragraph], box: Rect) -> None:
        self.theme = theme
        self._pitch = frame.profile.pitch[1]
        self._letters = Letters(theme.type, self._pitch, bigger)
        self._width = frame.profile.pixels(box)[2]
        self.pages = self._cut([(self._lines(each.text), each.rules) for each in paragraphs], box.h)

    def _lines(self, text: str) -> tuple[str, ...]:
        role = self.theme.type.role.body
        return self._letters.fit(text, role, self._width, ANY_HEIGHT, lines=60).lines

    def _height(self, lines: int, *, has_rules: bool) -> float:
        px = self._letters.pixels(self.theme.type.role.body.cap * self._letters.bigger)
        cap = round(px * self.theme.type.cap_em)
        tall = cap + round(cap * self.theme.type.leading) * (lines - 1)
        return tall * self._pitch + 1.0 + (FINE_PRINT if has_rules else 0.0)

    def _cut(self, paragraphs: Sequence[Part], room: float) -> list[list[Part]]:
        """Fill page after page; a paragraph is parted only with lines enough on both sides."""
        pages: list[list[Part]] = [[]]
        y = 0.0
        for lines, rules in paragraphs:
            left = lines
            while left:
                high = self._height(len(left), has_rules=bool(rules))
                if y + high <= room:
                    pages[-1].append((left, rules))
                    y += high + GAP
                    break
                count = self._lines_in(room - y, len(left), is_empty=not pages[-1])
                if count:
                    pages[-1].append((left[:count], ()))
                left = left[count:]
                pages.append([])
                y = 0.0
        return pages

    def _lines_in(self, room: float, most: int, *, is_empty: bool) -> int:
        """Return how many lines of a paragraph go on this page; on an empty one at least one does."""
        fit = sum(self._height(n + 1, has_rules=False) <= room for n in range(most))
        count = min(fit, most - FEWEST)
        if count >= FEWEST:
            return count
        return max(1, min(fit, most - 1)) if is_empty else 0

    def page(self, number: int, box: Rect) -> list[Element]:
        """Lay a page in a box of that width; each paragraph has the numbers of its rules in fine print below."""
        out: list[Element] = []
        y = box.y
        for lines, rules in self.pages[number] if number < len(self.pages) else ():
            height = min(self._height(len(lines), has_rules=bool(rules)), box.bottom - y)
            words = Rect(box.x, y, box.w, height)
            if rules:
                words, fine = words.cut_bottom(FINE_PRINT)
                out.append(self._fine(fine, rules))
            text = "\n".join(lines)
            out.append(Label(bounds=words, wordings=text, colour=self.theme.text.main, valign=0.0, floor=3.0))
            y += height + GAP
        return out

    def _fine(self, box: Rect, rules: Sequence[str]) -> Label:
        return Label(bounds=box, wordings=" · ".join(rules), colour=self.theme.text.faint, role="fine")
