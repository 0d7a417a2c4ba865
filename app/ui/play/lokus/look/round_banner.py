"""The round as the whole table reads it: a very large number, and a bead for each round of the set."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Role
from app.ui.widgets.element import Element

BEAD = 5.0  # mm at most


class RoundBanner(Element, frozen=True, kw_only=True):
    """A tray with "round", the number, "of 11", and the beads: played, now, to come."""

    round: int
    rounds: int
    before: str
    after: str

    def draw(self, canvas: Canvas) -> None:
        """Paint the tray, the words and the beads."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.surface.tray, radius=3.2)
        words, beads = box.shrunk(4.0, 2.5).cut_bottom(BEAD, 2.0)
        self._words(canvas, words)
        self._beads(canvas, beads)

    def _words(self, canvas: Canvas, box: Rect) -> None:
        theme = canvas.theme
        steady = canvas.letters.bigger
        cap = min(30.0, box.h * 0.82, box.w * 0.26)
        number = Role(cap / steady, 900)
        fit = canvas.fit(str(self.round), number, box, floor=cap / steady)
        wide = fit.width * canvas.profile.pitch[0] + 1.0
        middle = Rect(box.centre.x - wide / 2, box.y, wide, box.h)
        canvas.set(fit, middle, theme.text.main, align=0.5)
        small = Role(min(7.2, cap * 0.5) / steady, 800)
        gap = 3.5
        left = Rect(box.x, box.y, middle.x - gap - box.x, box.h)
        right = Rect(middle.right + gap, box.y, box.right - middle.right - gap, box.h)
        canvas.text(self.before, small, left, theme.text.second, align=1.0, floor=3.4)
        canvas.text(self.after, small, right, theme.text.second, align=0.0, floor=3.4)

    def _beads(self, canvas: Canvas, box: Rect) -> None:
        """Paint full beads for rounds that were played, a large one for now, rings for those to come."""
        theme, pitch = canvas.theme, min(box.w / self.rounds, 14.0)
        left = box.centre.x - pitch * self.rounds / 2
        for n in range(1, self.rounds + 1):
            at = Point(left + pitch * (n - 0.5), box.centre.y)
            if n < self.round:
                canvas.disc(at, 2.6, theme.text.second)
            elif n == self.round:
                canvas.disc(at, BEAD, theme.text.main)
            else:
                canvas.disc(at, 2.6, theme.night.deep, edge=theme.surface.edge, stroke=0.3)
