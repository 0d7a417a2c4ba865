"""What the case is: the lengths written in the .scad files, and what follows from them."""

import ast
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from hardware.pinout import HERE
from hardware.stl import Solid, Spot, read_stl

ENCLOSURE = HERE / "enclosure"

OPENSCAD = shutil.which("openscad")
needs_openscad = pytest.mark.skipif(OPENSCAD is None, reason="openscad is not installed: sudo apt install openscad")

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


def rendered(folder: Path, model: str, **settings: object) -> Solid:
    """Render a model of the enclosure with some of its variables set, and read it."""
    target = folder / f"{model}.stl"
    command = [str(OPENSCAD), "-o", str(target), str(ENCLOSURE / f"{model}.scad")]
    for name, value in settings.items():
        command += ["-D", f"{name}={value}"]
    done = subprocess.run(  # noqa: S603 - a fixed program on our own models
        command, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    return read_stl(target)


def holds_water(solid: Solid) -> bool:
    """Whether the surface is closed, right side out, and lies on the bed."""
    return solid.open_edges() == 0 and solid.volume() > 0 and abs(solid.span[0][2]) < 0.001
