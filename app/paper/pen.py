"""Draws on a page in millimetres from the upper left corner. The only module that knows the PDF library."""

import math
from collections.abc import Sequence

from app import assets
from app.paper.inks import Colour
from app.paper.marks import MARKS
from app.reading.names import drawable

CAP = 0.705  # height of a capital in Nunito, of the size of its letters
POINTS = 72 / 25.4  # per mm
FILES = {700: "Nunito_700Bold.ttf", 900: "Nunito_900Black.ttf"}
LEAST_CAP = 1.3  # mm


class Pen:
    """A pen on one document; `move` puts its origin elsewhere on the page."""

    def __init__(self, wide: float, tall: float, title: str) -> None:
        from fpdf import FPDF  # noqa: PLC0415 - read when something is printed, not at the start

        self._pdf: FPDF = FPDF(unit="mm", format=(wide, tall))
        self._pdf.set_auto_page_break(False)
        self._pdf.set_margin(0)
        self._pdf.set_title(title)
        self._pdf.set_creator("tafelster")
        self._x = self._y = 0.0
        for weight, file in FILES.items():
            self._pdf.add_font(f"Nunito{weight}", fname=assets.path(f"fonts/{file}"))
        self._pdf.add_page()

    def move(self, x: float, y: float) -> None:
        """Put the origin at a place of the page."""
        self._x, self._y = x, y

    def content(self) -> bytes:
        """Return the document."""
        return bytes(self._pdf.output())

    # ------------------------------------------------------------ shapes

    def _ready(self, fill: Colour | None, edge: Colour | None, stroke: float) -> str:
        if fill is not None:
            self._pdf.set_fill_color(*fill)
        if edge is not None:
            self._pdf.set_draw_color(*edge)
            self._pdf.set_line_width(stroke)
        return ("D" if edge is not None else "") + ("F" if fill is not None else "")

    def box(
        self, x: float, y: float, w: float, h: float, *,
        fill: Colour | None = None, edge: Colour | None = None, stroke: float = 0.2, radius: float = 0.0,
    ) -> None:  # fmt: skip
        """Draw a box with its edge on the inside."""
        style = self._ready(fill, edge, stroke)
        inset = stroke / 2 if edge is not None else 0.0
        place = (self._x + x + inset, self._y + y + inset, w - 2 * inset, h - 2 * inset)
        self._pdf.rect(*place, style=style, round_corners=radius > 0, corner_radius=max(0.0, radius - inset))

    def disc(
        self, x: float, y: float, across: float, *,
        fill: Colour | None = None, edge: Colour | None = None, stroke: float = 0.2,
    ) -> None:  # fmt: skip
        """Draw a disc round a place."""
        style = self._ready(fill, edge, stroke)
        r = across / 2 - (stroke / 2 if edge is not None else 0.0)
        self._pdf.ellipse(self._x + x - r, self._y + y - r, 2 * r, 2 * r, style=style)

    def line(self, points: Sequence[tuple[float, float]], colour: Colour, stroke: float, dash: float = 0.0) -> None:
        """Draw a line through points, with round ends."""
        self._ready(None, colour, stroke)
        self._pdf.set_dash_pattern(dash, dash)
        with self._pdf.local_context():
            self._pdf._out("1 J 1 j")  # the library has no call for the ends of lines
            self._pdf.polyline([(self._x + x, self._y + y) for x, y in points], style="D")
        self._pdf.set_dash_pattern()

    def wedge(self, x: float, y: float, r: float, turn: float, fill: Colour) -> None:
        """Fill a fifth of a disc; `turn` counts fifths clockwise from the top."""
        self._ready(fill, None, 0.0)
        arc = [2 * math.pi * (turn + step / 12) / 5 - math.pi / 2 for step in range(13)]
        rim = [(self._x + x + r * math.cos(a), self._y + y + r * math.sin(a)) for a in arc]
        self._pdf.polygon([(self._x + x, self._y + y), *rim], style="F")

    def spokes(self, x: float, y: float, r: float, colour: Colour) -> None:
        """Draw the five lines that part a disc."""
        for turn in range(5):
            a = 2 * math.pi * turn / 5 - math.pi / 2
            self.line([(x, y), (x + r * math.cos(a), y + r * math.sin(a))], colour, 0.2)

    def mark(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        """Draw the mark of a zone into a square."""
        drawn = MARKS[name]
        for line in drawn.lines:
            self.line([(x + px * size, y + py * size) for px, py in line], colour, drawn.thick * size)
        for px, py in drawn.dots:
            self.disc(x + px * size, y + py * size, drawn.dot * size, fill=colour)

    # ------------------------------------------------------------ letters

    def text(
        self, words: str, x: float, y: float, *,
        cap: float, colour: Colour, weight: int = 700, align: float = 0.0, room: float | None = None,
    ) -> float:  # fmt: skip
        """Write a line whose capitals stand `cap` mm high round y; returns its width.

        `align` runs from 0 (x is the left end) to 1 (the right end). Words wider than `room` are set smaller.
        """
        pdf, words = self._pdf, drawable(words)
        pdf.set_font(f"Nunito{weight}", size=cap / CAP * POINTS)
        wide = pdf.get_string_width(words)
        if room is not None and wide > room:
            cap = max(LEAST_CAP, cap * room / wide)
            pdf.set_font_size(cap / CAP * POINTS)
            wide = pdf.get_string_width(words)
        pdf.set_text_color(*colour)
        pdf.text(self._x + x - wide * align, self._y + y + cap / 2, words)
        return wide
