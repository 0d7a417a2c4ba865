"""Signs of a circuit: resistor, lamp, key, transistor, ground. Each is drawn on a wire that runs left to right."""

from hardware.svg import INK, PAPER, Pen

WIRES = {
    "red": "#E00004",
    "black": "#3A3A40",
    "blue": "#307DCA",
    "yellow": "#E6D933",
    "green": "#3C886F",
    "white": "#FFFFFF",
}

COLOUR_WORDS = {
    "red": "rood",
    "black": "zwart",
    "blue": "blauw",
    "yellow": "geel",
    "green": "groen",
    "white": "wit",
}
"""The Dutch of the colours; the English are their keys."""

HALF = 22  # half the length of a sign


def resistor(pen: Pen, x: float, y: float, words: str, *, above: bool = True) -> None:
    """Draw a resistor with its value."""
    pen.box(x - HALF, y - 8, 2 * HALF, 16, PAPER, edge=INK, r=2)
    pen.text(x, y - 14 if above else y + 26, words, size=14, weight=700, at="middle")


def upright_resistor(pen: Pen, x: float, y: float, words: str) -> None:
    """Draw a resistor on a wire that runs down, its value to the right."""
    pen.box(x - 7, y - 16, 14, 32, PAPER, edge=INK, r=2)
    pen.text(x + 13, y + 5, words, size=13, weight=700)


def lamp(pen: Pen, x: float, y: float, words: str, fill: str, *, to_right: bool = True) -> None:
    """Draw an LED; current flows towards its bar."""
    way = 1 if to_right else -1
    pen.shape((x - 13 * way, y - 13), (x - 13 * way, y + 13), (x + 11 * way, y), fill=fill)
    pen.line((x + 12 * way, y - 13), (x + 12 * way, y + 13), width=3)
    for shift in (0, 9):
        tail, tip = (x - 4 + shift, y - 17), (x + 4 + shift, y - 27)
        pen.line(tail, tip)
        pen.line((tip[0] - 6, tip[1] + 2), tip, (tip[0] - 1, tip[1] + 7))
    pen.text(x, y + 30, words, size=14, weight=700, at="middle")


def key(pen: Pen, x: float, y: float, words: str) -> None:
    """Draw a key that closes while it is pressed."""
    pen.box(x - HALF, y - 18, 2 * HALF, 26, "#FFFFFF", r=2)
    pen.line((x - HALF, y), (x - 14, y))
    pen.line((x + 14, y), (x + HALF, y))
    pen.dot(x - 14, y, 4, PAPER)
    pen.dot(x + 14, y, 4, PAPER)
    pen.line((x - 16, y - 10), (x + 16, y - 10), width=3)
    pen.line((x, y - 10), (x, y - 20), width=3)
    pen.text(x, y + 26, words, size=14, weight=700, at="middle")


def transistor(pen: Pen, x: float, y: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Draw an NPN transistor whose base comes from the left at y; return the ends of collector and emitter."""
    pen.dot(x + 6, y, 24, PAPER)
    pen.line((x - 18, y), (x - 4, y))
    pen.line((x - 4, y - 13), (x - 4, y + 13), width=4)
    pen.line((x - 4, y - 6), (x + 16, y - 20), (x + 16, y - 30))
    pen.line((x - 4, y + 6), (x + 16, y + 20), (x + 16, y + 30))
    pen.shape((x + 14, y + 19), (x + 4, y + 16), (x + 10, y + 9), fill=INK)
    return (x + 16, y - 30), (x + 16, y + 30)


def ground(pen: Pen, x: float, y: float) -> None:
    """Draw the sign of ground, hanging from (x, y)."""
    pen.line((x, y), (x, y + 8))
    for half, down in ((14, 8), (9, 13), (4, 18)):
        pen.line((x - half, y + down), (x + half, y + down), width=2.5)
