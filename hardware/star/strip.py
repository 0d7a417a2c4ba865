"""The same circuit on strip board, for those who order nothing: `python -m hardware.star.strip` draws it.

Seen from the copper side, as it is soldered. Strips run from left to right, one on each row; `x` marks a hole where a
strip is cut. Switch and LEDs sit on the other side, towards the cap; everything else on this one. Holes are 2.54 apart;
the middle of the star lies between the columns -1 and 0, on row 0.
"""

from dataclasses import dataclass

from hardware import pinout
from hardware.pinout import HERE
from hardware.star.board import plug_nets
from hardware.svg import INK, PAPER, SOFT, Pen
from hardware.symbols import COLOUR_WORDS, WIRES

Hole = tuple[int, int]  # column, row
Strip = tuple[int, int, int]  # row, first column, last column

PITCH = 2.54
COLUMNS, ROWS = range(-11, 11), range(-4, 6)
NOTCH = {(column, row) for column in range(-2, 2) for row in (-4, -3)}
SCREWS = ((-23.0, 0.0), (23.0, 0.0))
CUTS: tuple[Hole, ...] = (
    *((column, row) for row in (-1, 0, 1) for column in (-8, 7)),  # the heads of the screws touch no strip
    (0, 2), (-4, 1), (0, 1), (3, 1), (3, 0), (0, -1), (3, -1), (4, 4),
)  # fmt: skip
LEGS: dict[str, tuple[Hole, ...]] = {
    "S1": ((-3, -1), (2, -1), (-3, 1), (2, 1)),
    "D1": ((4, 1), (4, 2)),
    "D2": ((0, 5), (0, 4)),
    "D3": ((-5, 1), (-5, 2)),
    "D4": ((-3, -4), (-3, -3)),
    "D5": ((2, -4), (2, -3)),
    "R1": ((6, 2), (6, 3)),
    "R2": ((2, 4), (2, 3)),
    "R3": ((-7, 2), (-7, 3)),
    "R4": ((-5, -3), (-5, -2)),
    "R5": ((4, -3), (4, -2)),
    "R6": ((1, 1), (1, 0)),
    "R7": ((7, 4), (4, 0)),
    "R8": ((5, 0), (5, -1)),
    "Q1": ((6, 1), (6, 0), (6, -1)),
    "J1": ((8, 4), (-10, 3), (-7, -1), (-7, 0)),
}
"""Where the legs of a part go, in the order of its pads on the board; the wires of J1 are soldered in."""

LINKS: tuple[tuple[Hole, Hole], ...] = (
    ((5, 1), (5, 5)),
    ((-6, 1), (-6, 5)),
    ((-7, 1), (-7, -4)),
    ((3, 5), (3, -4)),
    ((-1, 3), (-1, -2)),
    ((2, 0), (4, -1)),
)


@dataclass(frozen=True)
class Joined:
    """Strips that hang together by links, and the legs on them."""

    strips: frozenset[Strip]
    legs: frozenset[tuple[str, int]]


def strips() -> tuple[Strip, ...]:
    """Return the strips that are left between edge, notch and cuts."""
    found: list[Strip] = []
    for row in ROWS:
        whole = [column for column in COLUMNS if (column, row) not in CUTS and (column, row) not in NOTCH]
        for column in whole:
            if found and found[-1][0] == row and found[-1][2] == column - 1:
                found[-1] = (row, found[-1][1], column)
            else:
                found.append((row, column, column))
    return tuple(found)


def strip_of(hole: Hole) -> Strip:
    """Return the strip that a hole lies on; a hole in a cut or off the board is an error."""
    column, row = hole
    return next(strip for strip in strips() if strip[0] == row and strip[1] <= column <= strip[2])


def nets() -> tuple[Joined, ...]:
    """Return what hangs together."""
    groups = [{strip} for strip in strips()]
    for one, other in LINKS:
        ends = [next(group for group in groups if strip_of(hole) in group) for hole in (one, other)]
        if ends[0] is not ends[1]:
            ends[0] |= ends[1]
            groups.remove(ends[1])
    return tuple(
        Joined(
            frozenset(group),
            frozenset(
                (part, number)
                for part, holes in LEGS.items()
                for number, hole in enumerate(holes, 1)
                if strip_of(hole) in group
            ),
        )
        for group in groups
    )


# ---------------------------------------------------------------- the drawing

SCALE = 40.0  # px from hole to hole
LEFT, TOP = 60.0, 150.0
WORDS = {
    "title": ("The star on strip board", "De ster op gaatjesprint"),
    "under": (
        "Seen from the copper side, as you solder it. Red crosses: cut the strip there.",
        "Van de koperkant, zoals je soldeert. Rode kruisjes: snijd daar de baan door.",
    ),
    "sides": (
        "Switch S1 and LEDs D sit on the other side, towards the star. The rest sits here; resistors stand.",
        "Toets S1 en leds D zitten aan de andere kant, naar de ster toe. De rest zit hier; weerstanden staan.",
    ),
    "saw": ("saw out", "uitzagen"),
    "plus": (
        "+ is the long leg. The flat side of Q1 looks to the left.",
        "+ is het lange pootje. De platte kant van Q1 kijkt naar links.",
    ),
}


def _at(hole: Hole) -> tuple[float, float]:
    """Return the place of a hole; the copper side shows left and right exchanged."""
    column, row = hole
    return LEFT + (COLUMNS[-1] - column) * SCALE, TOP + (ROWS[-1] - row) * SCALE


def _strips(pen: Pen) -> None:
    for row, first, last in strips():
        (right, y), (left, _) = _at((first, row)), _at((last, row))
        pen.box(left - 16, y - 12, right - left + 32, 24, "#D9A066", r=6)
        for column in range(first, last + 1):
            pen.dot(*_at((column, row)), 4, PAPER)
    for hole in CUTS:
        x, y = _at(hole)
        for way in (-1, 1):
            pen.line((x - 9, y - 9 * way), (x + 9, y + 9 * way), colour="#C1121F", width=4)


def _part(pen: Pen, name: str, values: dict[str, str]) -> None:
    spots = [_at(hole) for hole in LEGS[name]]
    colour = "#307DCA" if name[0] in "SD" else INK
    if name == "S1":
        pen.line(spots[0], spots[1], spots[3], spots[2], spots[0], colour=colour, width=3)
    else:
        pen.line(*spots, colour=colour, width=5)
    for spot in spots:
        pen.dot(*spot, 7, colour)
    x, y = spots[0]
    pen.text(x + 12, y - 14, f"{name} {values.get(name, '')}".strip(), size=15, weight=900, fill=colour)
    if name[0] == "D":
        pen.text(spots[1][0] - 24, spots[1][1] + 6, "+", size=22, weight=900, fill=colour)


def drawn(language: str) -> str:
    """Return the drawing in one language."""
    word = {name: words[("en", "nl").index(language)] for name, words in WORDS.items()}
    plan = pinout.load()
    lamp, button = plan.parts["lamp"], plan.parts["button"]
    size = (LEFT * 2 + SCALE * (len(COLUMNS) - 1), TOP + SCALE * len(ROWS) + 90)
    pen = Pen(*size, word["title"])
    pen.box(0, 0, *size, PAPER, r=0)
    pen.text(LEFT, 44, word["title"], size=28, weight=900)
    for line, place in (("under", 72), ("sides", 94)):
        pen.text(LEFT, place, word[line], size=15, fill=SOFT)
    pen.box(LEFT - 26, TOP - 26, SCALE * (len(COLUMNS) - 1) + 52, SCALE * (len(ROWS) - 1) + 52, "#F3E7CE", edge=INK)
    _strips(pen)
    right, left = _at((-2, -3)), _at((1, -3))
    pen.box(left[0] - 20, left[1] - 18, right[0] - left[0] + 40, 2 * SCALE + 24, PAPER, edge=INK, dash="7 5")
    pen.text((left[0] + right[0]) / 2, left[1] + SCALE, word["saw"], at="middle", fill=SOFT)
    for x, y in SCREWS:
        centre = _at((0, 0))[0] + SCALE / 2
        pen.dot(centre - x / PITCH * SCALE, _at((0, 0))[1] - y, 3.4 / 2 / PITCH * SCALE, PAPER)
    for one, other in LINKS:
        pen.line(_at(one), _at(other), colour="#3C886F", width=5)
        for hole in (one, other):
            pen.dot(*_at(hole), 7, "#3C886F")
    ohm = {f"R{place + 1}": lamp["series"] for place in range(lamp["leds"])}
    ohm |= {"R6": button["series"], "R7": lamp["base"], "R8": lamp["pull_down"]}
    values = {name: f"{value / 1000:g} kΩ" if value >= 1000 else f"{value} Ω" for name, value in ohm.items()}
    values["Q1"] = lamp["transistor"]
    for name in LEGS:
        if name != "J1":
            _part(pen, name, values)
    colours = {pin.header: pin.colour for pin in plan.pins}
    for number, hole in zip(plug_nets(plan).values(), LEGS["J1"], strict=True):
        x, y = _at(hole)
        colour = colours[number]
        pen.dot(x, y, 12, WIRES[colour])
        said = colour if language == "en" else COLOUR_WORDS[colour]
        pen.text(x + 18, y + 5, f"{number} {said}", size=14, weight=900)
    pen.text(LEFT, size[1] - 30, word["plus"], size=15, fill=SOFT)
    return pen.written()


def main() -> None:
    """Write strip.en.svg and strip.nl.svg beside this file."""
    for language in ("en", "nl"):
        (HERE / "star" / f"strip.{language}.svg").write_text(drawn(language), encoding="utf-8")


if __name__ == "__main__":
    main()
