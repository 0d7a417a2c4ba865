"""A score card for a sheet whose squares are not known here: its printed points to tick, coins, totals, rounds."""

from app.games.locus.own_sheet import OwnSheet
from app.games.locus.zones import ZONES, Zone
from app.paper.inks import WHITE
from app.paper.words import mark
from app.prints.locus.parts import WIDE, Desk

LEFT, TOP, BAND = 14.0, 13.0, 26.6
ROOM = WIDE - 2 * LEFT
BOXES, TOTAL = 92.0, 20.0
PER_LINE = 8

HOW = {
    Zone.YELLOW: mark("tick every row that is full, from the top"),
    Zone.PURPLE: mark("tick how many bold squares are linked"),
    Zone.RED: mark("tick every block that is full"),
    Zone.GREEN: mark("tick every end that is reached"),
    Zone.BLUE: mark("tick the row that is reached, from the bottom"),
}


def score_card(desk: Desk, sheet: OwnSheet) -> None:
    """Draw the card on a page of A5."""
    pen, t = desk.pen, desk.words.t
    desk.heading(sheet.name, LEFT, TOP, WIDE - LEFT)
    note = t("Score card for the sheet from the box: the squares are there, the points are here.")
    desk.foot(note, LEFT, TOP + 5.6, ROOM)
    for n, zone in enumerate(ZONES):
        _band(desk, sheet, zone, TOP + 11.0 + n * BAND)
    y = TOP + 11.0 + 5 * BAND + 2.5
    wide = pen.text(t("Coins"), LEFT, y, cap=2.5, colour=desk.inks.text, weight=900)
    desk.prices(LEFT + wide + 3.0, y + 0.3, 74.0 - wide)
    lines = 2 if sheet.coins > 16 else 1
    per_line = -(-sheet.coins // lines)
    desk.coin_row(LEFT, y + 3.0, sheet.coins, per_line, min(5.0, 76.0 / per_line))
    desk.totals(WIDE - LEFT - 40.0, y - 2.5, 40.0, 37.0)
    desk.rounds(LEFT, y + 20.0, 76.0, is_short=True)


def _band(desk: Desk, sheet: OwnSheet, zone: Zone, y: float) -> None:
    """Draw one zone: heading, its numbers as boxes to tick, and a box for its points."""
    pen, inks = desk.pen, desk.inks
    desk.zone_heading(zone, LEFT, y, ROOM, desk.words.t(HOW[zone]))
    scale = sheet.scales.of(zone)
    lines = -(-len(scale) // PER_LINE)
    high = 11.0 if lines == 1 else 7.6
    for n, points in enumerate(scale):
        line, place = divmod(n, PER_LINE)
        x, top = LEFT + place * (BOXES / PER_LINE), y + 4.0 + line * (high + 1.2)
        wide = BOXES / PER_LINE - 1.4
        pen.box(x, top, wide, high, fill=inks.tint(zone), edge=inks.line(zone), stroke=0.35, radius=1.4)
        pen.text(str(points), x + wide / 2, top + high * 0.58, cap=2.6, colour=inks.text, weight=900, align=0.5)
        pen.text(_count(zone, n), x + 1.0, top + 1.7, cap=1.4, colour=inks.soft)
    pen.box(WIDE - LEFT - TOTAL, y + 4.0, TOTAL, 11.0, fill=WHITE, edge=inks.text, stroke=0.45, radius=1.4)
    pen.text("=", WIDE - LEFT - TOTAL - 3.2, y + 9.5, cap=2.4, colour=inks.text, align=0.5)


def _count(zone: Zone, place: int) -> str:
    """Return what stands small beside the points: the row from the top or bottom, or how many are linked."""
    match zone:
        case Zone.PURPLE:
            return str(place)
        case Zone.YELLOW | Zone.BLUE:
            return str(place + 1)
        case Zone.RED:
            return chr(ord("A") + place)
        case Zone.GREEN:
            return chr(ord("a") + place)
