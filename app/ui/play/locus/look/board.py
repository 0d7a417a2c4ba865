"""A zone of a sheet: its squares, bonuses and printed points, what is filled, and the shape that is being placed.

Small boards are looked at, large ones are played on: they show where the shape can go and what is in its way.
"""

import enum

import pygame
from msgspec import Struct

from app.games.locus.sheet import Bonus, Sheet
from app.games.locus.zones import Cell, Zone
from app.ui.ink.canvas import PREMULTIPLIED, Canvas
from app.ui.ink.geometry import Point, Rect, around
from app.ui.ink.theme import Colour, Role
from app.ui.play.locus.look.cells import coin, mark, wheel
from app.ui.widgets.element import Element

GAP = 0.06  # of a square, between two
BEARING = 0.2  # mm of air that figures have at their sides
LEAST = 2.5  # mm, a printed number
SEEN = 0.34  # strength of a square that the shape can cover


class Ghost(enum.Enum):
    """The shape on the board: not there, where it may lie, or where it may not."""

    NONE = "none"
    LEGAL = "legal"
    REFUSED = "refused"


class Filling(Struct, frozen=True):
    """What lies on a zone: filled squares, the ghost, squares a shape can reach, and the last squares filled."""

    filled: frozenset[Cell] = frozenset()
    ghost: tuple[Cell, ...] = ()
    is_refused: bool = False
    fault: tuple[Cell, ...] = ()
    reach: frozenset[Cell] = frozenset()
    trail: frozenset[Cell] = frozenset()


class Board(Element, frozen=True, kw_only=True):
    """A zone whose squares are `cell` mm; the board stands at the upper left of its box."""

    sheet: Sheet
    zone: Zone
    cell: float
    filling: Filling = Filling()
    points: frozenset[int] = frozenset()  # rows, blocks or ends that score now
    is_tight: bool = False  # no column for printed points: they stand in the gaps of their rows
    is_bare: bool = False  # no printed points at all: too small to read them

    @property
    def ink(self) -> Rect:
        """The outline of a ghost stands out a little, and points are printed at the right."""
        room = self.bounds.shrunk(-2.0)
        beside = 0.0 if self.is_tight else 1.6 * self.cell
        return room._replace(w=room.w + beside)

    def place(self, cell: Cell) -> Rect:
        """Return the place of a square."""
        column, row = cell
        return Rect(self.bounds.x + column * self.cell, self.bounds.y + row * self.cell, self.cell, self.cell)

    def draw(self, canvas: Canvas) -> None:
        """Paint squares, points, blocks and ghost."""
        field = self.sheet.field(self.zone)
        for cell in sorted(field.cells):
            self._square(canvas, cell, is_bold=cell in field.bold)
        if self.zone is Zone.RED:
            self._blocks(canvas)
        if not self.is_bare:
            self._values(canvas)
        if self.filling.trail:
            self._outline(canvas, self.filling.trail, canvas.theme.text.main)
        if self.filling.ghost:
            self._ghost(canvas)

    # ------------------------------------------------------------ squares

    def _square(self, canvas: Canvas, cell: Cell, *, is_bold: bool) -> None:
        theme, look = canvas.theme, self.filling
        ink = theme.locus.zone(self.zone.value)
        rect = self.place(cell).shrunk(self.cell * GAP / 2)
        radius = min(1.0, self.cell * 0.14)
        edge = max(0.25, self.cell * 0.038)
        if cell in look.filled:
            frame = theme.paper.face if is_bold else None
            canvas.box(rect, ink.fill, radius=radius, edge=frame, stroke=edge * 2.2)
            mark(canvas, rect, ink, self._outward(cell))
            return
        share = SEEN if cell in look.reach else theme.locus.empty_alpha * (0.7 if look.reach else 1.0)
        fill = theme.night.base.mixed(ink.fill, share)
        canvas.box(rect, fill, radius=radius, edge=ink.fill, stroke=edge * (2.6 if is_bold else 1.0))
        if is_bold:
            canvas.disc(rect.centre, self.cell * 0.16, ink.fill)
        self._bonus(canvas, self.sheet.field(self.zone).bonus(cell), rect)

    def _outward(self, cell: Cell) -> int:
        """Return the quarters that turn a green mark away from the middle; other marks stand upright."""
        bold = sorted(self.sheet.field(self.zone).bold)
        if self.zone is not Zone.GREEN or not bold:
            return 0
        dx, dy = cell[0] - bold[0][0], cell[1] - bold[0][1]
        if abs(dx) > abs(dy):
            return 1 if dx > 0 else 3
        return 2 if dy > 0 else 0

    def _bonus(self, canvas: Canvas, bonus: Bonus | None, rect: Rect) -> None:
        if bonus is None:
            return
        theme = canvas.theme
        if bonus is Bonus.COIN:
            coin(canvas, rect.centre, self.cell * 0.52)
        elif bonus is Bonus.JOKER:
            canvas.disc(rect.centre, self.cell * 0.66, theme.text.main)
            wheel(canvas, rect.centre, self.cell * 0.58)
        elif bonus.double is not None:
            ink = theme.locus.zone(bonus.double.value)
            side = self.cell * 0.37
            whole = Rect(rect.centre.x - side - 0.2, rect.centre.y - side / 2 - 0.2, 2 * side + 0.4, side + 0.4)
            canvas.box(whole, theme.text.main, radius=min(0.8, self.cell * 0.1))
            for i in range(2):
                half = Rect(whole.x + 0.2 + i * side, whole.y + 0.2, side - (0.1 if i == 0 else 0.0), side)
                canvas.box(half, ink.fill, radius=min(0.6, self.cell * 0.07))
                if self.cell >= 6:
                    mark(canvas, half, ink)

    def _blocks(self, canvas: Canvas) -> None:
        """Part the red blocks by paper lines."""
        owner = {cell: block.letter for block in self.sheet.blocks for cell in block.cells}
        thick = max(0.5, self.cell * 0.12)
        for (column, row), letter in owner.items():
            right, below = owner.get((column + 1, row)), owner.get((column, row + 1))
            box = self.place((column, row))
            if right is not None and right != letter:
                canvas.flat(Rect(box.right - thick / 2, box.y, thick, box.h), canvas.theme.paper.face)
            if below is not None and below != letter:
                canvas.flat(Rect(box.x, box.bottom - thick / 2, box.w, thick), canvas.theme.paper.face)

    # ------------------------------------------------------------ printed points

    def _values(self, canvas: Canvas) -> None:
        sheet = self.sheet
        width = sheet.field(self.zone).width
        if self.zone is Zone.YELLOW:
            for row, value in enumerate(sheet.yellow_rows):
                self._beside(canvas, width, row, value, lit=row in self.points)
        elif self.zone is Zone.BLUE:
            valued = [row for row in range(len(sheet.blue_rows) - 1, -1, -1) if sheet.blue_rows[row]]
            for place, row in enumerate(valued):
                self._beside(canvas, width, row, sheet.blue_rows[row], lit=place in self.points)
        elif self.zone is Zone.RED:
            for place, block in enumerate(sheet.blocks):
                free = sorted(c for c in block.cells if sheet.field(Zone.RED).bonus(c) is None)
                self._on(canvas, free[len(free) // 2], block.points, lit=place in self.points)
        elif self.zone is Zone.GREEN:
            for place, end in enumerate(sheet.ends):
                self._on(canvas, end.cell, end.points, lit=place in self.points)

    def _beside(self, canvas: Canvas, width: int, row: int, value: int, *, lit: bool) -> None:
        box = Rect(self.bounds.x + width * self.cell + 0.4, self.bounds.y + row * self.cell, self.cell * 1.5, self.cell)
        if self.is_tight:
            box = self.place((self._gap(width, row), row))
        ink = canvas.theme.locus.zone(self.zone.value)
        box, colour = box.shrunk(0.2, self.cell * 0.1), canvas.theme.text.main
        if lit:
            canvas.box(box, ink.fill, radius=self.cell * 0.3)
            colour = ink.on
        self._number(canvas, box, value, colour)

    def _gap(self, width: int, row: int) -> int:
        """Return the free column beside the squares of a row: at the right, else at the left."""
        columns = [column for column, at in self.sheet.field(self.zone).cells if at == row]
        return max(columns) + 1 if max(columns) + 1 < width else min(columns) - 1

    def _on(self, canvas: Canvas, cell: Cell, value: int, *, lit: bool) -> None:
        ink = canvas.theme.locus.zone(self.zone.value)
        box = self.place(cell).shrunk(self.cell * GAP / 2)
        is_filled, night = cell in self.filling.filled, canvas.theme.night.base
        room = self._room(canvas, box, value)
        if is_filled or room.w > box.w:
            fill = ink.fill if is_filled else night.mixed(ink.fill, canvas.theme.locus.empty_alpha)
            canvas.box(room, fill, radius=0.6, edge=ink.fill, stroke=0.25)
        colour = ink.on if is_filled else canvas.theme.text.main
        if lit and not is_filled:
            colour = canvas.theme.signal.yes
        self._number(canvas, room, value, colour)

    def _room(self, canvas: Canvas, square: Rect, value: int) -> Rect:
        """Return the room of a number on a square: on a small one, two figures need a little more than it."""
        fit = canvas.fit(str(value), self._role(canvas), square.shrunk(-BEARING, 0.0), floor=LEAST)
        wide = fit.width * canvas.profile.pitch[0]
        return square if fit.fits else around(square.centre, max(square.w, wide - BEARING), square.h)

    def _number(self, canvas: Canvas, box: Rect, value: int, colour: Colour) -> None:
        canvas.text(str(value), self._role(canvas), box.shrunk(-BEARING, 0.0), colour, align=0.5, floor=LEAST)

    def _role(self, canvas: Canvas) -> Role:
        roles = canvas.theme.type.role
        return roles.fine if self.cell < 5 else (roles.small if self.cell < 7 else roles.label)

    # ------------------------------------------------------------ the ghost

    def _ghost(self, canvas: Canvas) -> None:
        theme, look = canvas.theme, self.filling
        ink = theme.locus.zone(self.zone.value)
        edge = theme.signal.no if look.is_refused else theme.text.main
        for cell in look.ghost:
            rect = self.place(cell).shrunk(self.cell * GAP / 2)
            if look.is_refused:
                self._hatched(canvas, rect)
            else:
                body = theme.night.base.mixed(ink.fill, theme.locus.ghost_alpha)
                canvas.box(rect, body, radius=1.0)
                mark(canvas, rect, ink, self._outward(cell))
        self._outline(canvas, frozenset(look.ghost), edge)
        for cell in look.fault:
            middle = self.place(cell).centre
            canvas.disc(middle, self.cell * 0.6, theme.night.deep, edge=theme.signal.no, stroke=0.5)
            canvas.icon("close", middle, self.cell * 0.42, theme.signal.no)

    def _hatched(self, canvas: Canvas, rect: Rect) -> None:
        theme = canvas.theme
        x, y, w, h = canvas.profile.pixels(rect)
        line = max(2, canvas.profile.down(0.7))

        def draw(surface: pygame.Surface, scale: int) -> None:
            step = line * 3 * scale
            for start in range(-h * scale, w * scale, step):
                pygame.draw.line(surface, theme.signal.no, (start, h * scale), (start + h * scale, 0), line * scale)

        picture = canvas.pictures.fine(("hatch", line), w, h, draw)
        canvas.surface.blit(picture, (x, y), special_flags=PREMULTIPLIED)

    def _outline(self, canvas: Canvas, cells: frozenset[Cell], colour: Colour) -> None:
        """Draw one line round the whole shape."""
        thick = max(0.7, self.cell * 0.1)
        for column, row in cells:
            box = self.place((column, row))
            sides = (
                ((column, row - 1), Rect(box.x - thick / 2, box.y - thick / 2, box.w + thick, thick)),
                ((column, row + 1), Rect(box.x - thick / 2, box.bottom - thick / 2, box.w + thick, thick)),
                ((column - 1, row), Rect(box.x - thick / 2, box.y - thick / 2, thick, box.h + thick)),
                ((column + 1, row), Rect(box.right - thick / 2, box.y - thick / 2, thick, box.h + thick)),
            )
            for neighbour, side in sides:
                if neighbour not in cells:
                    canvas.flat(side, colour)


def board_size(sheet: Sheet, zone: Zone, cell: float) -> tuple[float, float]:
    """Return width and height in mm of a zone with its printed points beside it."""
    field = sheet.field(zone)
    beside = 1.5 if zone in (Zone.YELLOW, Zone.BLUE) else 0.0
    return (field.width + beside) * cell, field.height * cell


def cell_under(board: Board, point: Point) -> Cell:
    """Return column and row under a point, inside the zone or not."""
    return int((point.x - board.bounds.x) // board.cell), int((point.y - board.bounds.y) // board.cell)
