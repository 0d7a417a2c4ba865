"""A row of the table of players: figure, name, and four numbers under four short words."""

from app.ui.ink.canvas import Canvas
from app.ui.widgets.element import Element

NUMBERS = 0.6  # share of the width that the numbers take
LEAST_NAME = 21.5  # mm


class StandingRow(Element, frozen=True, kw_only=True):
    """Numbers stand in columns, the last one counts most. Without a name it is the head of the table."""

    numbers: tuple[str, ...]
    name: str = ""
    figure: str = ""

    def draw(self, canvas: Canvas) -> None:
        """Paint the row."""
        theme, inner = canvas.theme, self.bounds.shrunk(2.0, 0.6)
        wide = min(inner.w * NUMBERS, inner.w - LEAST_NAME - 7.0, 84.0)
        words, columns = inner.cut_right(wide, 1.0)
        role = theme.type.role.small if self.name else theme.type.role.fine
        if self.name:
            canvas.box(self.bounds, theme.surface.tray, radius=2.4)
            icon, words = words.cut_left(5.0, 1.6)
            canvas.icon(f"figure-{self.figure}", icon.centre, 5.0, theme.text.second)
            canvas.text(self.name, theme.type.role.label, words, theme.text.main, floor=2.5)
        for at, (said, column) in enumerate(zip(self.numbers, columns.columns(len(self.numbers), 1.4), strict=True)):
            is_last = at == len(self.numbers) - 1
            ink = theme.text.main if is_last else theme.text.second
            canvas.text(said, role, column, ink, align=1.0, floor=2.5)
