"""Sets a guide as PDF, A4, to print: headings, paragraphs, lists, tables, pictures. It reads their Markdown.

Drawings (SVG) are not set: they lie beside the PDF as they are, and the page says so.
"""

import math
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from fpdf import FPDF, FontFace
from fpdf.fonts import TTFFont
from PIL import Image

from app import assets

LETTERS = {"": "Nunito_700Bold.ttf", "B": "Nunito_900Black.ttf"}
HEADINGS = {1: 20.0, 2: 14.0, 3: 11.0}
BODY, SMALL, LINE = 9.5, 8.0, 5.0
WIDE = 100.0  # of a picture, mm
HEADING_ROOM = 30.0  # mm that a heading wants below it, or it goes to the next page
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
PLACE = re.compile(r'<a id="[^"]*"></a>')
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
BOX = "[\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}]"  # to be ticked; it is never parted
EMPTY = 14.0  # mm of a column in which something is written by hand
MADE = datetime(1980, 1, 1, tzinfo=UTC)  # the same guide gives the same bytes


def plain(text: str) -> str:
    """Return a line without links, code marks and slant; bold stays, it is the library's own mark."""
    text = LINK.sub(r"\1", PICTURE.sub("", PLACE.sub("", text)))
    text = re.sub(r"(?<!\*)\*(?!\*)([^*]+)\*(?!\*)", r"\1", text).replace("`", "")
    return text.replace("☐", BOX).replace("″", '"').strip()


def blocks(text: str) -> Iterator[list[str]]:
    """Return the lines of a guide in groups that empty lines part."""
    group: list[str] = []
    for line in text.splitlines():
        if line.strip():
            group.append(line)
        elif group:
            yield group
            group = []
    if group:
        yield group


def _rows(group: list[str]) -> list[list[str]]:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in group]
    return [row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]


def cells(group: list[str]) -> list[list[str]]:
    """Return the words of a table's cells, without the line below its heading."""
    return [[plain(cell) for cell in row] for row in _rows(group)]


class Page:
    """A guide being set."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pdf = FPDF(format="A4")
        self._pdf.set_creation_date(MADE)
        for style, file in LETTERS.items():
            self._pdf.add_font("Nunito", style, fname=assets.path(f"fonts/{file}"))
        self._pdf.set_auto_page_break(auto=True, margin=15)
        self._pdf.add_page()

    @property
    def wide(self) -> float:
        """What a line has room for, mm."""
        return float(self._pdf.epw)

    def set(self, text: str) -> bytes:
        """Set everything and return the file; a heading stands on the page of what follows it."""
        groups = list(blocks(text))
        for group, following in zip(groups, [*groups[1:], []], strict=False):
            if group[0].startswith("#") and self._pdf.will_page_break(self._room(following)):
                self._pdf.add_page()
            self._group(group)
        data = bytes(self._pdf.output())
        for font in self._pdf.fonts.values():  # the library closes only the letters that were used
            if isinstance(font, TTFFont):
                font.close()
        return data

    def _room(self, following: list[str]) -> float:
        """How much a heading and the beginning of what follows it want, in mm."""
        return HEADING_ROOM + sum(self._high(target) for line in following[:1] for target in PICTURE.findall(line))

    def _high(self, target: str) -> float:
        if target.endswith(".svg"):
            return LINE
        with Image.open(self._folder / target) as picture:
            return WIDE * picture.height / picture.width

    def _group(self, group: list[str]) -> None:
        if group[0].startswith("#"):
            for line in group:
                self._heading(line)
        elif group[0].startswith("|"):
            self._table(group)
        elif group[0].startswith("```"):
            self._as_typed(group[1:-1])
        elif all(line.startswith("    ") for line in group):
            self._as_typed([line[4:] for line in group])
        elif re.match(r"\d+\. |- ", group[0]):
            self._lines(group)
        else:
            self._lines([" ".join(group)])

    def _heading(self, line: str) -> None:
        marks, _, words = line.partition(" ")
        self._pdf.set_font("Nunito", "B", HEADINGS[min(3, len(marks))])
        self._pdf.ln(2)
        self._pdf.multi_cell(0, 8, plain(words), new_x="LMARGIN", new_y="NEXT")

    def _lines(self, lines: list[str]) -> None:
        self._pdf.set_font("Nunito", "", BODY)
        for line in lines:
            if words := plain(line):
                self._pdf.multi_cell(0, LINE, words, align="L", markdown=True, new_x="LMARGIN", new_y="NEXT")
            for target in PICTURE.findall(line):
                self._picture(target)
        self._pdf.ln(1.5)

    def _as_typed(self, lines: list[str]) -> None:
        """Set what is typed or drawn with letters: each line its own, every space kept."""
        self._pdf.set_font("Courier", "", BODY)
        for line in lines:
            self._pdf.multi_cell(0, LINE, line, align="L", new_x="LMARGIN", new_y="NEXT")
        self._pdf.ln(1.5)

    def _picture(self, target: str) -> None:
        if target.endswith(".svg"):
            self._pdf.multi_cell(0, LINE, f"({Path(target).name})", new_x="LMARGIN", new_y="NEXT")
        else:
            self._pdf.image(self._folder / target, w=WIDE, x="CENTER")

    def _table(self, group: list[str]) -> None:
        if PICTURE.search("\n".join(group)):
            self._gallery(_rows(group))
        else:
            self._words(cells(group))
        self._pdf.ln(2)

    def _gallery(self, rows: list[list[str]]) -> None:
        """Set pictures side by side, with the words of their rows."""
        self._pdf.set_font("Nunito", "B", SMALL)
        with self._pdf.table(
            borders_layout="NONE", first_row_as_headings=False, text_align="CENTER", padding=1
        ) as table:
            for line in rows:
                row = table.row()
                for cell in line:
                    if found := PICTURE.search(cell):
                        row.cell(img=self._folder / found[1], img_fill_width=True)
                    else:
                        row.cell(plain(cell))

    def _words(self, rows: list[list[str]]) -> None:
        widths = self.widths(rows)
        self._pdf.set_font("Nunito", "", SMALL)
        with self._pdf.table(
            col_widths=widths,
            line_height=4.2,
            headings_style=FontFace(emphasis="BOLD"),
            markdown=True,
            text_align="LEFT",
        ) as table:
            for row in rows:
                table.row(row)

    def widths(self, rows: list[list[str]]) -> tuple[float, ...]:
        """Return the widths of columns, mm: each takes its longest word, the rest goes to who has more to say."""
        self._pdf.set_font("Nunito", "B", SMALL)  # the wider letters, of the heading
        columns = list(zip(*rows, strict=True))
        least = [max(self._least(cell) for cell in column) for column in columns]
        wanted = [max(0.01, max(map(self.long, column)) - short) for column, short in zip(columns, least, strict=True)]
        whole = sum(map(math.sqrt, wanted))  # roots: a short cell is not squeezed into many lines by a long neighbour
        rest = max(0.0, self.wide - sum(least))
        return tuple(short + rest * math.sqrt(want) / whole for short, want in zip(least, wanted, strict=True))

    def _least(self, cell: str) -> float:
        return max(map(self.long, cell.split(" "))) if cell else EMPTY

    def long(self, words: str) -> float:
        """Return what words take in a cell, mm, in the letters that are set."""
        return float(self._pdf.get_string_width(words, markdown=True)) + 2 * float(self._pdf.c_margin) + 0.2


def written(path: Path) -> bytes:
    """Return a guide as PDF."""
    return Page(path.parent).set(path.read_text(encoding="utf-8"))
