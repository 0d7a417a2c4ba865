"""Draws one zone of the house sheet on paper: squares, bold squares, bonuses, blocks and printed points."""

from app.games.locus.sheet import Bonus, Sheet
from app.games.locus.zones import Cell, Zone
from app.prints.locus.parts import SQUARE, Desk

AIR = 0.12  # mm between a square and the edge of its place


class ZonePrint:
    """One zone whose a1 has its upper left corner at a place of the page."""

    def __init__(self, desk: Desk, sheet: Sheet, zone: Zone, x: float, y: float) -> None:
        self.desk, self.sheet, self.zone = desk, sheet, zone
        self.field = sheet.field(zone)
        self.x, self.y = x, y

    def place(self, cell: Cell) -> tuple[float, float]:
        """Return the upper left corner of a square."""
        return self.x + cell[0] * SQUARE, self.y + cell[1] * SQUARE

    def draw(self) -> None:
        """Draw everything of the zone but its heading and what stands beside it."""
        numbers = self._numbers()
        for cell in sorted(self.field.cells):
            self._square(cell, numbers.get(cell))
        if self.zone is Zone.RED:
            self._blocks()

    def _square(self, cell: Cell, number: int | None) -> None:
        pen, inks = self.desk.pen, self.desk.inks
        x, y = self.place(cell)
        is_bold = cell in self.field.bold
        pen.box(
            x + AIR, y + AIR, SQUARE - 2 * AIR, SQUARE - 2 * AIR,
            fill=inks.tint(self.zone), edge=inks.line(self.zone), stroke=0.75 if is_bold else 0.22, radius=0.7,
        )  # fmt: skip
        middle = x + SQUARE / 2, y + SQUARE / 2
        bonus = self.field.bonus(cell)
        if is_bold:
            pen.disc(*middle, 1.1, fill=inks.line(self.zone))
        elif bonus is not None:
            self._bonus(bonus, *middle)
        elif number is not None:
            pen.text(str(number), *middle, cap=2.0, colour=inks.text, weight=900, align=0.5, room=SQUARE - 1.0)
        else:
            size = 1.5
            pen.mark(inks.mark(self.zone), middle[0] - size / 2, middle[1] - size / 2, size, inks.faded(self.zone))

    def _bonus(self, bonus: Bonus, x: float, y: float) -> None:
        if bonus is Bonus.COIN:
            self.desk.coin(x, y, 3.2)
        elif bonus is Bonus.JOKER:
            self.desk.wheel(x, y, 3.5)
        elif bonus.double is not None:
            self.desk.double(bonus.double, x, y)

    def _blocks(self) -> None:
        """Part the red blocks by heavy lines."""
        owner = {cell: block.letter for block in self.sheet.blocks for cell in block.cells}
        colour = self.desk.inks.text
        for cell, letter in owner.items():
            x, y = self.place(cell)
            right, below = owner.get((cell[0] + 1, cell[1])), owner.get((cell[0], cell[1] + 1))
            if right is not None and right != letter:
                self.desk.pen.line([(x + SQUARE, y + 0.3), (x + SQUARE, y + SQUARE - 0.3)], colour, 0.9)
            if below is not None and below != letter:
                self.desk.pen.line([(x + 0.3, y + SQUARE), (x + SQUARE - 0.3, y + SQUARE)], colour, 0.9)

    def _numbers(self) -> dict[Cell, int]:
        """Return the points that are printed inside squares: of red blocks and green ends."""
        if self.zone is Zone.GREEN:
            return {end.cell: end.points for end in self.sheet.ends}
        if self.zone is not Zone.RED:
            return {}
        out = {}
        for block in self.sheet.blocks:
            free = sorted(cell for cell in block.cells if self.field.bonus(cell) is None)
            out[free[len(free) // 2]] = block.points
        return out
