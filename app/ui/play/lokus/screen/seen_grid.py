"""The aid that lists the cards that were open in this set: twelve numbers by six colours, seen ones in colour (K19)."""

from app.games.lokus.cards import COLOURS, HIGHEST, Card
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Role
from app.ui.play.lokus.both.intents import ShowSeen
from app.ui.play.lokus.look.marks import mark
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key

KEYS = 88.0  # mm at the right of a large panel's area


class SeenGrid(Element, frozen=True, kw_only=True):
    """A row per colour, low to high; a card that was not seen is only an outline with its number."""

    seen: tuple[Card, ...]

    def draw(self, canvas: Canvas) -> None:
        """Paint shapes and cells."""
        gap = min(1.4, self.bounds.w * 0.008)
        for colour, row in zip(COLOURS, self.bounds.rows(len(COLOURS), gap), strict=True):
            first, *cells = row.columns(HIGHEST + 1, gap)
            ink = canvas.theme.lokus.person(colour.value)
            mark(canvas, first.centre, min(first.w, first.h) * 0.7, ink, ink.fill)
            for number, cell in enumerate(cells, start=1):
                self._cell(canvas, cell, Card(number, colour))

    def _cell(self, canvas: Canvas, cell: Rect, card: Card) -> None:
        theme, ink = canvas.theme, canvas.theme.lokus.person(card.colour.value)
        is_seen, radius = card in self.seen, min(1.0, cell.h * 0.16)
        if is_seen:
            canvas.box(cell, ink.fill, radius=radius)
        else:
            canvas.box(cell, theme.night.deep, radius=radius, edge=theme.surface.line, stroke=0.3)
        role = Role(min(3.8, cell.h * 0.6, (cell.w - 0.4) / 1.9) / canvas.letters.bigger, 900)
        colour = ink.on if is_seen else theme.text.faint
        canvas.text(str(card.number), role, cell.shrunk(-0.2, 0.0), colour, align=0.5)
        if is_seen:
            canvas.disc(Point(cell.right - 0.9, cell.y + 0.9), 0.8, ink.on)


def grid_area(area: Rect) -> Rect:
    """Return the part of a large panel's area that leaves the keys free."""
    return area._replace(w=area.w - KEYS)


def seen_key(ui: Ui, box: Rect, *, is_on: bool) -> Key:
    """Return the key that turns the aid up, or back to what it lies over."""
    label = (ui.t("Seen cards"), ui.t("Seen")) if box.w > 22 else ""
    return Key(bounds=box, icon="eye", label=label, look=Look.CHOSEN if is_on else Look.REST, tap=ShowSeen())
