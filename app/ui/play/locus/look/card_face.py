"""A card of Locus: paper with a window on the night, the shape in colour and marks, colour word and coin."""

from msgspec.structs import replace

from app.games.locus import Card
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect, around
from app.ui.play.locus.look.cells import coin, wheel, zone_cell
from app.ui.widgets.element import Element

RAINBOW = ("yellow", "blue", "green", "red", "purple")


class CardFace(Element, frozen=True, kw_only=True):
    """An open card. `word` is its colour in the players' language; `taker` the figure of who holds it."""

    card: Card
    word: str
    taker: str = ""
    is_mine: bool = False
    is_pressed: bool = False

    @property
    def cue(self) -> str:
        """Cards fall on felt."""
        return "place"

    @property
    def ink(self) -> Rect:
        """A chosen card is raised."""
        return self.bounds.shrunk(-1.2, -2.6)

    def pressed(self) -> Element:
        """Return the card under a finger."""
        return replace(self, is_pressed=True)

    def draw(self, canvas: Canvas) -> None:
        """Paint paper, window, shape, word, coin, and the veil of a card that is taken."""
        theme = canvas.theme
        box = self.bounds.moved(0, -1.6) if self.is_mine else self.bounds
        edge = theme.text.main if self.is_mine or self.is_pressed else None
        canvas.box(box, theme.paper.shade, radius=2.2)
        canvas.box(box._replace(h=box.h - 0.9), theme.paper.face, radius=2.2)
        foot = min(9.5, max(6.0, box.h * 0.2))
        window = Rect(box.x + 2.4, box.y + 2.4, box.w - 4.8, box.h - foot - 3.2)
        canvas.box(window, theme.night.base, radius=1.4)
        self._shape(canvas, window)
        self._foot(canvas, Rect(window.x, window.bottom, window.w, foot))
        if self.card.coin:
            coin(canvas, Point(window.right - 3.6, window.y + 3.6), 4.6)
        if self.taker and not self.is_mine:
            canvas.box(box, theme.night.base.faded(0.72), radius=2.2)
        if self.taker:
            middle = window.centre if not self.is_mine else Point(window.x + 4.4, window.y + 4.4)
            size = 9.0 if not self.is_mine else 6.6
            gold = self.is_mine
            fill = theme.gold.star if gold else theme.surface.key
            canvas.disc(middle, size, fill, edge=fill if gold else theme.surface.edge, stroke=0.35)
            canvas.icon(f"figure-{self.taker}", middle, size * 0.62, theme.text.on_gold if gold else theme.text.main)
        if edge is not None:
            canvas.box(box.shrunk(-0.4), None, radius=2.6, edge=edge, stroke=0.9)

    def _shape(self, canvas: Canvas, window: Rect) -> None:
        cells = self.card.shape.cells
        wide = 1 + max(c for c, _ in cells)
        tall = 1 + max(r for _, r in cells)
        room = window.shrunk(2.0)
        size = min(9.0, room.w / max(wide, 3.2), room.h / max(tall, 3.2))
        left = window.centre.x - wide * size / 2
        top = window.centre.y - tall * size / 2
        for n, (column, row) in enumerate(cells):
            zone = self.card.colour.value if self.card.colour else RAINBOW[n % 5]
            place = Rect(left + column * size, top + row * size, size, size).shrunk(size * 0.03)
            zone_cell(canvas, place, zone)

    def _foot(self, canvas: Canvas, box: Rect) -> None:
        theme = canvas.theme
        size = min(6.2, box.h - 1.4)
        tile, word = box.cut_left(size, 1.4)
        if self.card.colour is None:
            wheel(canvas, tile.centre, size)
        else:
            zone_cell(canvas, around(tile.centre, size), self.card.colour.value)
        if canvas.fit(self.word, theme.type.role.small, word, floor=2.5).fits:
            canvas.text(self.word, theme.type.role.small, word, theme.paper.ink, floor=2.5)


class ZoneTile(Element, frozen=True, kw_only=True):
    """The colour and mark of a zone, or the grey frame of the lowest one."""

    zone: str

    def draw(self, canvas: Canvas) -> None:
        """Paint the tile."""
        if self.zone == "lowest":
            canvas.box(self.bounds, None, radius=1.0, edge=canvas.theme.locus.lowest, stroke=0.9)
        else:
            zone_cell(canvas, self.bounds, self.zone)


class Coin(Element, frozen=True, kw_only=True):
    """One coin."""

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""
        coin(canvas, self.bounds.centre, self.bounds.h)
