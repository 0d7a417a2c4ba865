"""Parts that the house page and the score card share: heading, zone headings, coin row, totals, rounds, foot."""

import math

from app.games.locus import course
from app.games.locus.zones import ZONES, Zone
from app.paper.inks import WHITE
from app.paper.pen import Pen
from app.paper.words import Words, mark
from app.prints.locus.inks import Inks

WIDE, TALL = 148.0, 210.0  # A5 upright, mm
SQUARE = 5.0

ZONE_NAMES = {
    Zone.YELLOW: mark("Yellow"),
    Zone.PURPLE: mark("Purple"),
    Zone.RED: mark("Red"),
    Zone.GREEN: mark("Green"),
    Zone.BLUE: mark("Blue"),
}
GOALS = {
    Zone.YELLOW: mark("fill whole rows"),
    Zone.PURPLE: mark("link the bold squares"),
    Zone.RED: mark("fill whole blocks"),
    Zone.GREEN: mark("from the middle to the ends"),
    Zone.BLUE: mark("climb from the bottom"),
}


class Desk:
    """What drawing a page needs: the pen, the inks and the words."""

    def __init__(self, pen: Pen, inks: Inks, words: Words) -> None:
        self.pen, self.inks, self.words = pen, inks, words

    def tile(self, zone: Zone, x: float, y: float, size: float) -> None:
        """Draw the tile of a zone: its colour and its mark."""
        inks = self.inks
        self.pen.box(x, y, size, size, fill=inks.solid(zone), edge=inks.line(zone), stroke=0.3, radius=size * 0.16)
        self.pen.mark(inks.mark(zone), x + size * 0.16, y + size * 0.16, size * 0.68, inks.on(zone))

    def zone_heading(self, zone: Zone, x: float, y: float, room: float, note: str = "") -> None:
        """Write the name of a zone and what it asks for, with its tile; y is the middle."""
        pen, t = self.pen, self.words.t
        self.tile(zone, x, y - 2.1, 4.2)
        wide = pen.text(t(ZONE_NAMES[zone]), x + 5.6, y, cap=2.5, colour=self.inks.text, weight=900)
        left = x + 5.6 + wide + 1.8
        pen.text(note or t(GOALS[zone]), left, y + 0.3, cap=1.75, colour=self.inks.soft, room=x + room - left)

    def heading(self, title: str, x: float, y: float, right: float) -> None:
        """Write the name of the sheet, and lines for a player's name and the day."""
        pen, inks, t = self.pen, self.inks, self.words.t
        self.star(x + 2.6, y - 0.2, 2.7)
        pen.text(title, x + 6.4, y, cap=3.3, colour=inks.text, weight=900, room=46.0)
        at = x + 56.0
        for word, until in ((t("Name"), x + 92.0), (t("Day"), right)):
            wide = pen.text(word, at, y + 0.7, cap=1.75, colour=inks.soft)
            pen.line([(at + wide + 1.2, y + 1.8), (until, y + 1.8)], inks.soft, 0.2)
            at = until + 2.5

    def star(self, x: float, y: float, r: float) -> None:
        """Draw the star of the house."""
        turns = [(r if n % 2 == 0 else r * 0.45, math.pi * n / 5 - math.pi / 2) for n in range(11)]
        self.pen.line([(x + size * math.cos(a), y + size * math.sin(a)) for size, a in turns], self.inks.text, 0.45)

    # ------------------------------------------------------------ coins

    def coin(self, x: float, y: float, across: float) -> None:
        """Draw a coin as it is printed on squares and filled in on the row."""
        pen, inks = self.pen, self.inks
        pen.disc(x, y, across, fill=WHITE, edge=inks.text, stroke=0.28)
        pen.disc(x, y, across * 0.66, edge=inks.text, stroke=0.18)
        pen.disc(x, y, across * 0.3, fill=inks.text)

    def coin_row(self, x: float, y: float, spaces: int, per_line: int, pitch: float = SQUARE) -> None:
        """Draw the spaces of the coin row; the first is filled (L2). x and y are its upper left corner."""
        for n in range(spaces):
            left, top = x + n % per_line * pitch + pitch / 2, y + n // per_line * pitch + pitch / 2
            self.pen.disc(left, top, pitch * 0.86, fill=WHITE, edge=self.inks.text, stroke=0.3)
            if n == 0:
                self.coin(left, top, pitch * 0.86)
                self.pen.disc(left, top, pitch * 0.5, fill=self.inks.text)

    def prices(self, x: float, y: float, room: float) -> None:
        """Say what coins buy (L26 to L28)."""
        t = self.words.t
        said = t("1: another colour   2: two squares   3: the leftover")
        self.pen.text(said, x, y, cap=1.75, colour=self.inks.soft, room=room)

    def bonuses(self, x: float, y: float, room: float) -> None:
        """Say what the signs on squares give (L18 to L20)."""
        pen, t = self.pen, self.words.t
        self.coin(x + 2.0, y, 3.2)
        self.wheel(x + 2.0, y + 4.8, 3.5)
        self.double(Zone.BLUE, x + 2.0, y + 9.6)
        for n, word in enumerate((t("fill a coin"), t("a square anywhere"), t("two squares in that colour"))):
            pen.text(word, x + 5.6, y + n * 4.8, cap=1.75, colour=self.inks.soft, room=room - 5.6)

    def wheel(self, x: float, y: float, across: float) -> None:
        """Draw the joker: a wheel of five parts."""
        pen, inks = self.pen, self.inks
        pen.disc(x, y, across, fill=WHITE, edge=inks.text, stroke=0.28)
        if not inks.is_saving:
            for n, zone in enumerate((Zone.YELLOW, Zone.GREEN, Zone.BLUE, Zone.PURPLE, Zone.RED)):
                pen.wedge(x, y, across / 2 - 0.28, n, inks.solid(zone))
        pen.spokes(x, y, across / 2 - 0.15, inks.text)

    def double(self, zone: Zone, x: float, y: float) -> None:
        """Draw a double: two squares as one piece, in the colour and with the mark of its zone."""
        pen, inks = self.pen, self.inks
        half, size = 1.95, 1.5
        pen.box(x - half - 0.1, y - half / 2 - 0.25, 2 * half + 0.2, half + 0.5, fill=inks.solid(zone),
                edge=inks.text, stroke=0.25, radius=0.4)  # fmt: skip
        pen.line([(x, y - half / 2 - 0.1), (x, y + half / 2 + 0.1)], inks.text, 0.18)
        for left in (x - half, x):
            pen.mark(inks.mark(zone), left + (half - size) / 2, y - size / 2, size, inks.on(zone))

    # ------------------------------------------------------------ totals

    def totals(self, x: float, y: float, w: float, h: float) -> None:
        """Draw a row for each zone, the grey box that counts the lowest once more, and the total."""
        pen, inks, t = self.pen, self.inks, self.words.t
        row = h / 7
        split = w * 0.56
        for n in range(7):
            top = y + n * row
            middle = top + row / 2
            is_total = n == 6
            stroke = 0.6 if is_total else 0.3
            fill = (226, 226, 228) if n == 5 and not inks.is_saving else WHITE
            pen.box(x + split, top + 0.35, w - split, row - 0.7, fill=fill, edge=inks.text, stroke=stroke, radius=1.0)
            if n < 5:
                zone = ZONES[n]
                self.tile(zone, x, middle - 2.0, 4.0)
                pen.text(t(ZONE_NAMES[zone]), x + 5.4, middle, cap=2.0, colour=inks.text, room=split - 6.4)
            else:
                word = t("Total") if is_total else t("lowest once more")
                pen.text(word, x, middle, cap=2.5 if is_total else 1.8, colour=inks.text,
                         weight=900 if is_total else 700, room=split - 1.2)  # fmt: skip
            if n == 5:
                for k in range(int((w - split) / 1.6) if inks.is_saving else 0):
                    left = x + split + 0.8 + k * 1.6
                    pen.line([(left, top + row - 1.0), (left + 0.7, top + row - 1.7)], inks.faint, 0.2)

    # ------------------------------------------------------------ rounds

    def rounds(self, x: float, y: float, room: float, *, is_short: bool = False) -> None:
        """Draw the rounds as circles to tick; under one stands for how many players it is the last (L3)."""
        pen, inks, t = self.pen, self.inks, self.words.t
        last = {count: players for players, count in course.ROUNDS.items()}
        pitch = 7.0 if is_short else 7.6
        wide = pen.text(t("Rounds"), x, y, cap=2.5, colour=inks.text, weight=900)
        left, most = x + max(17.0, wide + 3.0), max(last)
        for n in range(1, most + 1):
            at = left + (n - 1) * pitch + 2.2
            is_last = n in last
            pen.disc(at, y, 4.4, fill=WHITE, edge=inks.text, stroke=0.6 if is_last else 0.25)
            pen.text(str(n), at, y, cap=1.75, colour=inks.text, align=0.5, weight=900 if is_last else 700)
            if is_last:
                self._players(at, y + 4.3, last[n])
        if not is_short:
            right = left + most * pitch + 1.5
            pen.text(
                t("a thick circle: the last round"), right, y - 0.2, cap=1.5, colour=inks.soft, room=x + room - right
            )
            pen.text(t("with so many players"), right, y + 3.2, cap=1.5, colour=inks.soft, room=x + room - right)

    def _players(self, x: float, y: float, count: int) -> None:
        """Write a number of players: the figure and a pawn."""
        ink = self.inks.text
        self.pen.text(str(count), x - 0.4, y, cap=1.75, colour=ink, weight=900, align=1.0)
        self.pen.disc(x + 1.1, y - 0.75, 0.95, fill=ink)
        self.pen.line([(x + 0.55, y + 0.75), (x + 1.1, y - 0.35), (x + 1.65, y + 0.75), (x + 0.55, y + 0.75)], ink, 0.3)

    def foot(self, text: str, x: float, y: float, room: float) -> None:
        """Write the fine print."""
        self.pen.text(text, x, y, cap=1.5, colour=self.inks.soft, room=room)
