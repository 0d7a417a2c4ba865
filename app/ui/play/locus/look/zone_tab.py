"""A zone as a tab: its tile and its points, the price of going there, and the grey frame of the lowest."""

from msgspec.structs import replace

from app.games.locus.screen.state import Due
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect, around
from app.ui.play.locus.look.cells import coin, wheel, zone_cell
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key


class ZoneTab(Element, frozen=True, kw_only=True):
    """Touch it to look at the zone. A coin: another colour costs one. Off: nothing can be placed there now."""

    zone: str
    points: int
    costs_more: bool = False
    look: Look = Look.REST
    is_lowest: bool = False

    def pressed(self) -> Element:
        """Return the tab under a finger."""
        return replace(self, look=Look.PRESS)

    def draw(self, canvas: Canvas) -> None:
        """Paint body, tile, points, coins."""
        theme, box = canvas.theme, self.bounds
        lifted = self.look in (Look.CHOSEN, Look.PRESS)
        if self.is_lowest:
            canvas.box(box.shrunk(-0.9), None, radius=2.8, edge=theme.locus.lowest, stroke=0.6)
        fill = theme.surface.raised if lifted else theme.surface.key
        edge = theme.text.main if lifted else theme.surface.edge
        if self.look is Look.OFF:
            fill, edge = theme.surface.tray, theme.surface.line
        canvas.box(box, fill, radius=2.4, edge=edge, stroke=0.6 if lifted else 0.4)
        inner = box.shrunk(1.2)
        is_square = inner.w < 1.7 * inner.h
        size = min(6.4, inner.h * (0.56 if is_square else 0.86), inner.w * 0.6)
        if is_square:
            tile = around(Point(inner.centre.x, inner.y + size / 2), size)
            words = Rect(inner.x, tile.bottom + 0.3, inner.w, inner.bottom - tile.bottom - 0.3)
        else:
            tile = Rect(inner.x, inner.centre.y - size / 2, size, size)
            words = Rect(tile.right + 0.8, inner.y, inner.right - tile.right - 0.8, inner.h)
        zone_cell(canvas, tile, self.zone)
        if self.look is Look.OFF:
            canvas.box(tile, theme.night.base.faded(0.45), radius=1.0)
        colour = theme.text.faint if self.look is Look.OFF else theme.text.main
        canvas.text(str(self.points), theme.type.role.label, words, colour, align=0.5, floor=2.8)
        if self.costs_more:
            coin(canvas, Point(box.right - 2.2, box.y + 2.2), 3.2)


class CountKey(Element, frozen=True, kw_only=True):
    """A key with a number: how many coins can be spent, or beside an icon a total or a price."""

    number: int
    icon: str = ""  # stands in the place of the coin where the number counts none
    look: Look = Look.REST

    def pressed(self) -> Element:
        """Return the key under a finger."""
        return replace(self, look=Look.PRESS)

    def draw(self, canvas: Canvas) -> None:
        """Paint key, coin or icon, and number."""
        theme, box = canvas.theme, self.bounds
        Key(bounds=box, look=self.look).draw(canvas)
        inner = box.shrunk(1.6)
        is_square = inner.w < 1.7 * inner.h
        size = min(6.4, inner.h * 0.5) if is_square else min(6.4, inner.h * 0.74)
        if is_square:
            at = Point(inner.centre.x, inner.y + size / 2)
            words = Rect(inner.x, inner.y + size + 0.2, inner.w, inner.h - size - 0.2)
        else:
            at = Point(inner.centre.x - size * 0.7, inner.centre.y)
            words = Rect(at.x + size * 0.7, inner.y, inner.right - at.x - size * 0.7, inner.h)
        if self.icon:
            canvas.icon(self.icon, at, size, theme.text.main)
        else:
            coin(canvas, at, size)
        align = 0.5 if is_square else 0.0
        canvas.text(str(self.number), theme.type.role.label, words, theme.text.main, align=align, floor=2.8)


class DueKey(Element, frozen=True, kw_only=True):
    """A key for something of the queue where there is no room for its word: a wheel, a double, a square."""

    due: Due
    look: Look = Look.REST

    def pressed(self) -> Element:
        """Return the key under a finger."""
        return replace(self, look=Look.PRESS)

    def draw(self, canvas: Canvas) -> None:
        """Paint key and sign."""
        Key(bounds=self.bounds, look=self.look).draw(canvas)
        middle, side = self.bounds.centre, min(self.bounds.h * 0.34, self.bounds.w * 0.3)
        if self.due.double is not None:
            for shift in (-0.52, 0.52):
                place = around(Point(middle.x + shift * side, middle.y), side)
                zone_cell(canvas, place, self.due.double.value)
        elif self.due is Due.JOKER:
            wheel(canvas, middle, side * 1.6)
        else:
            canvas.box(around(middle, side * 1.2), None, radius=0.8, edge=canvas.theme.text.main, stroke=0.6)


class ShapeSeen(Element, frozen=True, kw_only=True):
    """The shape as it is turned now, in the colour of the zone it is over."""

    cells: tuple[tuple[int, int], ...]
    zone: str

    def draw(self, canvas: Canvas) -> None:
        """Paint the shape."""
        box = self.bounds
        wide = 1 + max(column for column, _ in self.cells)
        tall = 1 + max(row for _, row in self.cells)
        side = min(box.w / max(wide, 3), box.h / max(tall, 3))
        left, top = box.centre.x - wide * side / 2, box.centre.y - tall * side / 2
        for column, row in self.cells:
            place = Rect(left + column * side, top + row * side, side, side).shrunk(side * 0.04)
            zone_cell(canvas, place, self.zone)
