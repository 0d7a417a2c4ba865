"""Reads a rendered part: its triangles, its size, whether it is closed, and what a cut through it shows."""

import re
import struct
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

Corner = tuple[float, float, float]
Spot = tuple[float, float]


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
