"""What the case is, read two ways: the lengths written in the .scad files, and the surfaces in a rendered STL."""

import ast
import re
import struct
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from hardware.pinout import HERE

ENCLOSURE = HERE / "enclosure"
Corner = tuple[float, float, float]
Spot = tuple[float, float]

BACK = re.compile(r'^    \["([\w-]+)", +(-?[\d.]+), +([\d.]+), +\[([\d.]+), ([\d.]+)\], +(\d+)\],', re.MULTILINE)
NUMBER = re.compile(r"^(\w+) = (-?[\d.]+);", re.MULTILINE)


@dataclass(frozen=True)
class Panel:
    """A row of screens.scad, in mm."""

    name: str
    glass: Spot
    picture: Spot
    shift: Spot
    rim: float
    deep: float
    star: str
    over: tuple[float, float, float, float]
    ears: Spot
    plugs: float
    unproven: tuple[str, ...]


def lengths() -> dict[str, float]:
    """Return every plain number of the .scad files by its name; a name means one thing only."""
    found: dict[str, float] = {}
    for path in sorted(ENCLOSURE.glob("*.scad")):
        for name, value in NUMBER.findall(path.read_text(encoding="utf-8")):
            assert name not in found, f"{name} stands in two files"
            found[name] = float(value)
    return found


@dataclass(frozen=True)
class Opening:
    """A row of BACK in sizes.scad: a hole in the back wall, seen from behind, in mm from its middle and the floor."""

    name: str
    across: float
    up: float
    size: Spot
    screws: float

    @property
    def half(self) -> float:
        """Half of what it takes up on the wall, its screws included."""
        return max(self.size[0], self.screws + lengths()["clear"]) / 2


def openings() -> tuple[Opening, ...]:
    """Return what the back wall lets through."""
    rows = BACK.findall((ENCLOSURE / "sizes.scad").read_text(encoding="utf-8"))
    return tuple(
        Opening(name, float(x), float(up), (float(wide), float(high)), float(apart))
        for name, x, up, wide, high, apart in rows
    )


def panels() -> tuple[Panel, ...]:
    """Return the panels."""
    text = (ENCLOSURE / "screens.scad").read_text(encoding="utf-8")
    table = text[text.index("SCREENS = ") + len("SCREENS = ") : text.index("];") + 1]
    rows = ast.literal_eval(re.sub(r"//.*", "", table))
    return tuple(Panel(*(tuple(cell) if isinstance(cell, list) else cell for cell in row)) for row in rows)


def outer(panel: Panel) -> Spot:
    """Return the outside of the lid, across and down: what sizes.scad computes."""
    of = lengths()
    wide, high = panel.glass
    if panel.star == "near":
        ears = of["bolt"] + of["boss"] / 2 + panel.over[3] + panel.ears[1] + 0.6
        far = ears if panel.ears[1] else of["far"]
        return of["side"] + wide + max(of["side"], panel.plugs), of["strip"] + panel.over[2] + high + far
    return wide + of["far"] + of["strip"], high + 2 * of["side"]


def height(panel: Panel) -> float:
    """Return how high the closed case is, without feet."""
    of = lengths()
    return of["plate"] + panel.deep + of["room"] + of["floor_thick"]


def star_at(panel: Panel) -> Spot:
    """Return the centre of the star, seen from above."""
    wide, high = outer(panel)
    edge = lengths()["star_from_edge"]
    return (wide / 2, edge) if panel.star == "near" else (wide - edge, high / 2)


@dataclass(frozen=True)
class Solid:
    """A surface of triangles."""

    triangles: tuple[tuple[Corner, Corner, Corner], ...]

    @property
    def size(self) -> Corner:
        """How long it is in x, y and z."""
        low, high = self.span
        return high[0] - low[0], high[1] - low[1], high[2] - low[2]

    @property
    def span(self) -> tuple[Corner, Corner]:
        """Its least and greatest corner."""
        columns = list(zip(*(corner for triangle in self.triangles for corner in triangle), strict=True))
        return (
            (min(columns[0]), min(columns[1]), min(columns[2])),
            (max(columns[0]), max(columns[1]), max(columns[2])),
        )

    def open_edges(self) -> int:
        """Count edges that are not walked once each way: none on a body that holds water."""
        edges: Counter[tuple[Corner, Corner]] = Counter()
        for a, b, c in self.triangles:
            edges.update(((a, b), (b, c), (c, a)))
        return sum(count != edges[(b, a)] for (a, b), count in edges.items())

    def volume(self) -> float:
        """Return mm3; negative when the surface is inside out."""
        return (
            sum(
                a[0] * (b[1] * c[2] - b[2] * c[1])
                - a[1] * (b[0] * c[2] - b[2] * c[0])
                + a[2] * (b[0] * c[1] - b[1] * c[0])
                for a, b, c in self.triangles
            )
            / 6
        )

    def loops(self, z: float) -> list[list[Spot]]:
        """Cut at height z and return the outlines, each as its corners."""
        following: dict[Spot, Spot] = {}
        for triangle in self.triangles:
            crossing = _crossing(triangle, z)
            if crossing is not None:
                following[crossing[0]] = crossing[1]
        loops = []
        while following:
            start, here = following.popitem()
            loop = [start]
            while here != start:
                loop.append(here)
                here = following.pop(here)
            loops.append(loop)
        return loops


def _crossing(triangle: tuple[Corner, Corner, Corner], z: float) -> tuple[Spot, Spot] | None:
    """Return where a triangle crosses the height z, from the edge that goes up to the one that comes down."""
    ends: dict[bool, Spot] = {}
    for a, b in zip(triangle, triangle[1:] + triangle[:1], strict=True):
        if (a[2] < z) != (b[2] < z):
            low, high = (a, b) if a[2] < b[2] else (b, a)  # the same sum for both neighbours of an edge
            part = (z - low[2]) / (high[2] - low[2])
            ends[a[2] < z] = (low[0] + part * (high[0] - low[0]), low[1] + part * (high[1] - low[1]))
    return (ends[True], ends[False]) if ends else None


def read_stl(path: Path) -> Solid:
    """Read an STL, as text or binary."""
    data = path.read_bytes()
    if data.startswith(b"solid"):
        found = re.findall(rb"vertex (\S+) (\S+) (\S+)", data)
        corners = [(float(x), float(y), float(z)) for x, y, z in found]
    else:
        (count,) = struct.unpack_from("<I", data, 80)
        corners = [
            struct.unpack_from("<3f", data, 84 + 50 * facet + 12 * (1 + corner))
            for facet in range(count)
            for corner in range(3)
        ]
    return Solid(tuple(zip(corners[::3], corners[1::3], corners[2::3], strict=True)))
