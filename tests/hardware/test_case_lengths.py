"""Each printed length of the case wrong by a fifth of a millimetre, one by one, either way: nothing is in the way.

All of them would be an hour for OpenSCAD. Two things make it short: a length that leaves a part and what lies in it as
they were (OpenSCAD says so without computing a body) needs no proof, and `make test` tries a fixed sample. All of
them: `TAFELSTER_LENGTHS=all`. That all may be wrong at once is held by `test_case_renders.py`.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from hardware.stl import read_stl
from tests.hardware import models

pytestmark = models.needs_openscad

OFF = 0.2
HAIR = 0.02
"""By which what is bought is drawn larger: two faces that only touch are no collision, and none is missed."""

FILES = ("sizes", "base", "lid", "star", "stand", "small")
BOUGHT = {"star_board", "star_parts", "star_plug", "port_deep", "port_wide", "port_high"}
BOUGHT |= {"seat", "foam", "dot", "grub", "stem_high"}
NO_LENGTH = {"tilt", "sacrifice"}
"""Degrees, and one layer whatever the printer does."""

PARTS = ("base", "lid", "cup", "clamps", "bought")
SAMPLE = (
    ("A", "strip", -OFF),
    ("A", "room", -OFF),
    ("B", "side", -OFF),
    ("B", "far", OFF),
    ("B", "boss", OFF),
    ("D", "wall", OFF),
    ("D", "board_high", OFF),
    ("D", "cup_ear", OFF),
)


def printed() -> dict[str, float]:
    """Return every printed length of the case; one that is new is tried by itself."""
    found: dict[str, float] = {}
    for name in FILES:
        found |= {
            length: float(value)
            for length, value in models.NUMBER.findall((models.ENCLOSURE / f"{name}.scad").read_text(encoding="utf-8"))
        }
    return {name: value for name, value in found.items() if name not in BOUGHT | NO_LENGTH}


ALL = tuple((panel.name, name, off) for panel in models.panels() for name in printed() for off in (-OFF, OFF))
TRIED = ALL if os.environ.get("TAFELSTER_LENGTHS") == "all" else SAMPLE


def changed(folder: Path, name: str, value: float) -> Path:
    """Copy the models with one length changed: a setting from outside would not reach the files that share it."""
    models_there = folder / "enclosure"
    shutil.copytree(models.ENCLOSURE, models_there)
    line = re.compile(rf"^{name} = -?[\d.]+;", re.MULTILINE)
    found = [path for path in models_there.glob("*.scad") if line.search(path.read_text(encoding="utf-8"))]
    (path,) = found
    path.write_text(line.sub(f"{name} = {value:.3f};", path.read_text(encoding="utf-8")), encoding="utf-8")
    return models_there


def asked(folder: Path, panel: str, part: str, target: Path) -> str:
    """Cut what is bought with a part, into a file; return what OpenSCAD says."""
    settings = ['part="collisions"', f'screen="{panel}"', f'of="{part}"', f"off={HAIR}", "$fn=12"]
    command = [str(models.OPENSCAD), *(word for setting in settings for word in ("-D", setting))]
    return subprocess.run(  # noqa: S603 - a fixed program on our own models
        [*command, "-o", str(target), str(folder / "tafelster.scad")],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    ).stderr


def touched(folder: Path, panel: str, part: str, target: Path) -> bool:
    """Whether a changed model differs from the drawn one, before any body is computed."""
    drawn, other = target / "drawn.csg", target / "changed.csg"
    asked(models.ENCLOSURE, panel, part, drawn)
    asked(folder, panel, part, other)
    return drawn.read_bytes() != other.read_bytes()


def volume(folder: Path, panel: str, part: str, target: Path) -> float:
    """Return how much of what is bought is in the way, in mm3."""
    said = asked(folder, panel, part, target / "hit.stl")
    if "Current top level object is empty" in said:
        return 0.0
    assert "WARNING" not in said
    assert "ERROR" not in said
    return read_stl(target / "hit.stl").volume()


@pytest.mark.parametrize(("panel", "name", "off"), TRIED)
def test_nothing_is_in_the_way_with_one_printed_length_wrong(tmp_path, panel, name, off):
    folder = changed(tmp_path, name, printed()[name] + off)
    for part in PARTS:
        if touched(folder, panel, part, tmp_path):
            assert volume(folder, panel, part, tmp_path) == 0.0, part


@pytest.mark.parametrize("panel", [panel.name for panel in models.panels()])
def test_nothing_is_in_the_way_as_drawn(tmp_path, panel):
    """What a change leaves as it was is proven here."""
    assert volume(models.ENCLOSURE, panel, "", tmp_path) == 0.0


@pytest.mark.parametrize(
    ("panel", "name", "wrong", "part"),
    [
        ("D", "board_high", 12.0, "bought"),
        ("B", "side", 5.0, "base"),
        ("A", "strip", 40.0, "cup"),
        ("A", "room", 16.0, "bought"),
    ],
)
def test_a_length_that_is_wrong_by_more_is_found_in_its_part(tmp_path, panel, name, wrong, part):
    folder = changed(tmp_path, name, wrong)
    assert touched(folder, panel, part, tmp_path)
    assert volume(folder, panel, part, tmp_path) > 0.01


def test_the_sample_is_of_lengths_that_are_printed():
    assert set(SAMPLE) <= set(ALL)
    assert {panel for panel, _, _ in SAMPLE} == {panel.name for panel in models.panels()}
    assert len(printed()) >= 45
