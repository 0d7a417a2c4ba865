"""A small pen for SVG: shapes and words in one style, written in a fixed form so that files compare byte by byte."""

from html import escape

INK = "#1B1A20"
PAPER = "#FBF7EE"
SOFT = "#5A5142"
LINE = "#DCCBA6"
FONT = "Nunito, 'DejaVu Sans', Arial, sans-serif"


def number(value: float) -> str:
    """Write a length without a needless point."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


class Pen:
    """Collects shapes; later ones lie above earlier ones."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self._size = (width, height)
        self._title = title
        self._shapes: list[str] = []

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, *, edge: str = "none", r: float = 6, dash: str = ""
    ) -> None:
        """Draw a rectangle with round corners."""
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        place = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" rx="{number(r)}"'
        self._shapes.append(f'<rect {place} fill="{fill}" stroke="{edge}" stroke-width="2"{dashed}/>')

    def dot(self, x: float, y: float, r: float, fill: str, edge: str = INK) -> None:
        """Draw a disc."""
        place = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
        self._shapes.append(f'<circle {place} fill="{fill}" stroke="{edge}" stroke-width="1.5"/>')

    def line(self, *points: tuple[float, float], colour: str = INK, width: float = 2) -> None:
        """Draw a line through points, round at its bends."""
        path = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        style = f'fill="none" stroke-linejoin="round" stroke-linecap="round" stroke-width="{number(width)}"'
        self._shapes.append(f'<polyline points="{path}" stroke="{colour}" {style}/>')

    def wire(self, *points: tuple[float, float], colour: str) -> None:
        """Draw a wire: its colour on a dark rim, so that white and yellow show on paper."""
        self.line(*points, colour=INK, width=6)
        self.line(*points, colour=colour, width=3.5)

    def shape(self, *points: tuple[float, float], fill: str, edge: str = INK) -> None:
        """Draw a filled polygon."""
        path = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self._shapes.append(
            f'<polygon points="{path}" fill="{fill}" stroke="{edge}" stroke-width="2" stroke-linejoin="round"/>'
        )

    def text(
        self, x: float, y: float, words: str, *, size: float = 15, weight: int = 600, fill: str = INK, at: str = "start"
    ) -> None:
        """Write one line; `at` is start, middle or end; y is its foot."""
        style = f'font-size="{number(size)}" font-weight="{weight}" fill="{fill}" text-anchor="{at}"'
        self._shapes.append(f'<text x="{number(x)}" y="{number(y)}" {style}>{escape(words)}</text>')

    def written(self) -> str:
        """Return the whole file."""
        w, h = (number(side) for side in self._size)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}"'
        opened = f'{head} font-family="{FONT}" role="img">\n<title>{escape(self._title)}</title>'
        return "\n".join([opened, *self._shapes, "</svg>", ""])
