"""Sets a guide as PDF, A4, to print: headings, paragraphs, lists, tables, pictures. It reads their Markdown.

Drawings (SVG) are not set: they lie beside the PDF as they are, and the page says so.
"""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from fpdf import FPDF, FontFace

from app import assets

LETTERS = {"": "Nunito_700Bold.ttf", "B": "Nunito_900Black.ttf"}
HEADINGS = {1: 20.0, 2: 14.0, 3: 11.0}
BODY, SMALL, LINE = 9.5, 8.0, 5.0
WIDE = 100.0  # of a picture, mm
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
PLACE = re.compile(r'<a id="[^"]*"></a>')
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
MADE = datetime(1980, 1, 1, tzinfo=UTC)  # the same guide gives the same bytes


def plain(text: str) -> str:
    """Return a line without links, code marks and slant; bold stays, it is the library's own mark."""
    text = LINK.sub(r"\1", PICTURE.sub("", PLACE.sub("", text)))
    text = re.sub(r"(?<!\*)\*(?!\*)([^*]+)\*(?!\*)", r"\1", text).replace("`", "")
    return text.replace("☐", "[  ]").replace("″", '"').strip()


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

    def set(self, text: str) -> bytes:
        """Set everything and return the file."""
        for group in blocks(text):
            self._group(group)
        return bytes(self._pdf.output())

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
                self._pdf.multi_cell(0, LINE, words, markdown=True, new_x="LMARGIN", new_y="NEXT")
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
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in group]
        rows = [row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
        if any(PICTURE.search(cell) for row in rows for cell in row):
            for row in rows:
                for cell in row:
                    for target in PICTURE.findall(cell):
                        self._picture(target)
            return
        self._pdf.set_font("Nunito", "", SMALL)
        widest = [max(6, min(60, max(len(plain(row[place])) for row in rows))) for place in range(len(rows[0]))]
        head = FontFace(emphasis="BOLD")
        with self._pdf.table(col_widths=tuple(widest), line_height=4.2, headings_style=head, markdown=True) as table:
            for row in rows:
                table.row([plain(cell) for cell in row])
        self._pdf.ln(2)


def written(path: Path) -> bytes:
    """Return a guide as PDF."""
    return Page(path.parent).set(path.read_text(encoding="utf-8"))
