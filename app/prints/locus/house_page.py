"""The house sheet on A5 upright: squares of 5 mm, laid as its portrait layout says."""

from collections.abc import Callable

from app.games.locus.sheet import Sheet
from app.games.locus.zones import ZONES, Zone
from app.prints.locus.parts import SQUARE, TALL, WIDE, Desk
from app.prints.locus.zone_print import ZonePrint

LAYOUT = "portrait"


def house_page(desk: Desk, sheet: Sheet) -> None:
    """Draw the sheet on a page of A5."""
    layout = sheet.layout(LAYOUT)
    left = (WIDE - layout.size[0] * SQUARE) / 2
    top = (TALL - layout.size[1] * SQUARE) / 2 - 1.0
    right = left + layout.size[0] * SQUARE

    def at(spot: tuple[int, int]) -> tuple[float, float]:
        return left + spot[0] * SQUARE, top + spot[1] * SQUARE

    desk.heading("Locus", left, top, right)
    for zone in ZONES:
        x, y = at(layout.spot(zone).at)
        ZonePrint(desk, sheet, zone, x, y).draw()
        desk.zone_heading(zone, x, y - 2.9, _room(sheet, zone))
    _beside(desk, sheet, Zone.YELLOW, sheet.yellow_rows, at)
    _beside(desk, sheet, Zone.BLUE, sheet.blue_rows, at)
    _scale(desk, sheet, at)
    x, y, w, h = layout.totals
    desk.totals(*at((x, y)), w * SQUARE, h * SQUARE)
    x, y = at(layout.coins_at)
    wide = desk.pen.text(desk.words.t("Coins"), x, y - 2.9, cap=2.5, colour=desk.inks.text, weight=900)
    desk.prices(x + wide + 3.0, y - 2.6, 70.0 - wide)
    desk.bonuses(left + 78.0, y - 2.9, right - left - 78.0)
    desk.coin_row(x, y, sheet.coins.spaces, layout.coins_per_line)
    desk.rounds(left, y + 13.0, right - left)
    desk.foot(desk.words.t("House sheet of tafelster, our own design; not the published sheet."),
              left, top + layout.size[1] * SQUARE + 3.2, right - left)  # fmt: skip


Place = Callable[[tuple[int, int]], tuple[float, float]]
"""Turns squares of the layout into mm of the page."""


def _room(sheet: Sheet, zone: Zone) -> float:
    """Return how wide the heading of a zone may be: up to the next zone on its right, or the edge."""
    layout = sheet.layout(LAYOUT)
    x, y = layout.spot(zone).at
    rights = [other.at[0] for other in layout.spots if other.at[0] > x and abs(other.at[1] - y) < 3]
    return (min(rights, default=layout.size[0]) - x) * SQUARE - 2.0


def _beside(desk: Desk, sheet: Sheet, zone: Zone, values: tuple[int, ...], at: Place) -> None:
    """Print the points of rows in the box kept free for them, with a thin line from the last square."""
    layout, field = sheet.layout(LAYOUT), sheet.field(zone)
    spot = layout.spot(zone)
    if spot.values is None:
        return
    pen, inks = desk.pen, desk.inks
    chips, _ = at((spot.values[0], spot.values[1]))
    left, top = at(spot.at)
    for row, points in enumerate(values):
        if not points:
            continue
        y = top + (row + 0.5) * SQUARE
        last = max(column for column, at_row in field.cells if at_row == row)
        start = left + (last + 1) * SQUARE + 0.5
        if chips - start > 1.0:
            pen.line([(start, y), (chips + 0.4, y)], inks.line(zone), 0.15, dash=0.6)
        pen.box(chips + 1.0, y - 2.0, 7.0, 4.0, fill=inks.solid(zone), edge=inks.line(zone), stroke=0.3, radius=2.0)
        pen.text(str(points), chips + 4.5, y, cap=2.1, colour=inks.on(zone), weight=900, align=0.5)


def _scale(desk: Desk, sheet: Sheet, at: Place) -> None:
    """Print the purple scale: points above, how many bold squares are linked below (L35)."""
    spot = sheet.layout(LAYOUT).spot(Zone.PURPLE)
    if spot.values is None:
        return
    pen, inks = desk.pen, desk.inks
    x, y = at((spot.values[0], spot.values[1]))
    pitch = spot.values[2] * SQUARE / len(sheet.purple_scale)
    for count, points in enumerate(sheet.purple_scale):
        left = x + count * pitch
        middle = left + pitch / 2
        pen.box(left + 0.3, y + 0.6, pitch - 0.6, 4.2, fill=inks.solid(Zone.PURPLE), edge=inks.line(Zone.PURPLE),
                stroke=0.3, radius=1.2)  # fmt: skip
        pen.text(str(points), middle, y + 2.7, cap=2.0, colour=inks.on(Zone.PURPLE), weight=900, align=0.5)
        pen.disc(middle - 1.5, y + 6.4, 1.1, fill=inks.line(Zone.PURPLE))
        pen.text(str(count), middle + 0.9, y + 6.4, cap=1.75, colour=inks.text, align=0.5)
