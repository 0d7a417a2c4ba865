"""A whole sheet to look at: five zones with heads, the purple scale, the coin row; packed into any box."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from app.games.locus.scoring import marks
from app.games.locus.sheet import Sheet
from app.games.locus.zones import ZONES, Cell, Zone
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.play.locus.look.board import Board, Filling
from app.ui.play.locus.look.card_face import ZoneTile
from app.ui.play.locus.look.cells import coin
from app.ui.play.locus.words.log import zone_word
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label

HEAD = 1.45  # squares of height for a zone's head
WIDE = ((Zone.YELLOW, Zone.PURPLE), (Zone.RED, Zone.GREEN), (Zone.BLUE,))
HIGH = ((Zone.YELLOW, Zone.PURPLE, Zone.BLUE), (Zone.RED, Zone.GREEN))


class Filled(Struct, frozen=True):
    """What a seat has on its sheet: squares by zone, points by zone, coins gained and spent."""

    cells: tuple[frozenset[Cell], ...]
    points: tuple[int, ...]
    gained: int
    spent: int


Trail = Mapping[Zone, frozenset[Cell]]
"""The squares that were filled last, by zone: they are framed."""

NO_TRAIL: Trail = {}


class CoinRow(Element, frozen=True, kw_only=True):
    """The coin row: spent, free and open spaces (L24)."""

    spaces: int
    gained: int
    spent: int

    def draw(self, canvas: Canvas) -> None:
        """Paint the spaces."""
        theme, box = canvas.theme, self.bounds
        size = min(box.h, box.w / self.spaces * 0.86)
        for i, place in enumerate(box.columns(self.spaces, 0.0)):
            middle = Point(place.x + size / 2, box.centre.y)
            if i < self.spent:
                canvas.disc(middle, size, theme.surface.tray, edge=theme.text.faint, stroke=0.3)
                canvas.icon("close", middle, size * 0.6, theme.text.faint)
            elif i < self.gained:
                coin(canvas, middle, size)
            else:
                canvas.disc(middle, size, None, edge=theme.surface.edge, stroke=0.3)


class Scale(Element, frozen=True, kw_only=True):
    """The purple scale below its zone; the value that is reached is solid (L35)."""

    values: tuple[int, ...]
    reached: int

    def draw(self, canvas: Canvas) -> None:
        """Paint the numbers; they stand too close to grow with the players' letters."""
        ink, fine = canvas.theme.locus.purple, canvas.theme.type.role.fine
        role = replace(fine, cap=fine.cap / canvas.letters.bigger)
        for i, place in enumerate(self.bounds.columns(len(self.values), 0.0)):
            colour = canvas.theme.text.second
            if i == self.reached:
                canvas.box(place.shrunk(0.2, 0.2), ink.fill, radius=place.h * 0.3)
                colour = ink.on
            canvas.text(str(self.values[i]), role, place.shrunk(-0.3, 0.0), colour, align=0.5, floor=2.5)


def square(sheet: Sheet, box: Rect, *, is_high: bool) -> float:
    """Return the largest square in mm with which the sheet fits the box."""
    return min(box.w / _width(sheet, is_high=is_high), box.h / _height(sheet, is_high=is_high))


def _stacks(*, is_high: bool) -> tuple[tuple[Zone, ...], ...]:
    return HIGH if is_high else WIDE


def _width(sheet: Sheet, *, is_high: bool) -> float:
    stacks = _stacks(is_high=is_high)
    return sum(_widest(sheet, stack) for stack in stacks) + 0.8 * (len(stacks) - 1)


def _height(sheet: Sheet, *, is_high: bool) -> float:
    return max(sum(_down(sheet, zone) for zone in stack) for stack in _stacks(is_high=is_high)) + 0.2


def _across(sheet: Sheet, zone: Zone) -> float:
    return sheet.field(zone).width + (1.5 if zone in (Zone.YELLOW, Zone.BLUE) else 0.0)


def _down(sheet: Sheet, zone: Zone) -> float:
    return sheet.field(zone).height + HEAD + (1.3 if zone is Zone.PURPLE else 0.0)


def overview(
    ui: Ui, sheet: Sheet, filled: Filled, box: Rect, *, is_high: bool, trail: Trail = NO_TRAIL
) -> list[Element]:
    """Return the sheet in a box; the lowest zone's name is grey, since it counts once more."""
    side, x = _laid(sheet, box, is_high=is_high)
    least = min(range(len(ZONES)), key=lambda i: (filled.points[i], i))
    out: list[Element] = []
    for stack in _stacks(is_high=is_high):
        y = box.y
        for zone in stack:
            out += _zone(ui, sheet, filled, zone, Point(x, y), side, is_least=zone.place == least, trail=trail)
            y += _down(sheet, zone) * side
        x += (_widest(sheet, stack) + 0.8) * side
    row = _coin_row(sheet, box, is_high=is_high)
    return [*out, CoinRow(bounds=row, spaces=sheet.coins.spaces, gained=filled.gained, spent=filled.spent)]


def free_area(sheet: Sheet, box: Rect, *, is_high: bool) -> Rect:
    """Return the room that the sheet leaves in its box: under the last stack."""
    row = _coin_row(sheet, box, is_high=is_high)
    top = row.bottom + 2.0
    return Rect(row.x, top, box.right - row.x, box.bottom - top)


def _laid(sheet: Sheet, box: Rect, *, is_high: bool) -> tuple[float, float]:
    """Return the square in mm and the left edge of the first stack."""
    side = square(sheet, box, is_high=is_high)
    return side, box.x + (box.w - side * _width(sheet, is_high=is_high)) / 2


def _coin_row(sheet: Sheet, box: Rect, *, is_high: bool) -> Rect:
    """Return the place of the coin row: under the last stack."""
    side, x = _laid(sheet, box, is_high=is_high)
    stacks = _stacks(is_high=is_high)
    x += sum(_widest(sheet, stack) + 0.8 for stack in stacks[:-1]) * side
    tall = sum(_down(sheet, zone) for zone in stacks[-1])
    return Rect(x, box.y + (tall + 0.5) * side, _widest(sheet, stacks[-1]) * side, side * 1.1)


def _widest(sheet: Sheet, stack: tuple[Zone, ...]) -> float:
    return max(_across(sheet, zone) for zone in stack)


def _zone(
    ui: Ui, sheet: Sheet, filled: Filled, zone: Zone, at: Point, side: float, *, is_least: bool, trail: Trail
) -> list[Element]:
    theme, cells = ui.theme, filled.cells[zone.place]
    head = Rect(at.x, at.y, _across(sheet, zone) * side, side * HEAD * 0.88)
    size = head.h * 0.92
    tile, words = head.cut_left(size, side * 0.35)
    name, score = words.cut_left(words.w * 0.6 - 0.6, 1.2)
    colour = theme.locus.lowest if is_least else theme.text.second
    scored = marks(sheet, zone, cells)
    field = sheet.field(zone)
    place = Rect(at.x, at.y + HEAD * side, field.width * side, field.height * side)
    lying = Filling(filled=cells, trail=trail.get(zone, frozenset()))
    out: list[Element] = [
        ZoneTile(bounds=Rect(tile.x, tile.centre.y - size / 2, size, size), zone=zone.value),
        Label(bounds=name, wordings=zone_word(ui.language, zone), colour=colour, role="small", floor=2.5),
        Label(bounds=score, wordings=str(filled.points[zone.place]), colour=theme.text.main, role="label", floor=2.5),
        Board(bounds=place, sheet=sheet, zone=zone, cell=side, filling=lying, points=frozenset(scored)),
    ]  # fmt: skip
    if zone is Zone.PURPLE:
        scale = Rect(at.x - 0.2 * side, place.bottom + 0.15 * side, (field.width + 1.0) * side, side * 1.05)
        out.append(Scale(bounds=scale, values=sheet.purple_scale, reached=scored[0] if scored else 0))
    return out
