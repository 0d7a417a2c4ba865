"""The case really comes out of OpenSCAD: bodies that hold water, as large as stated. Needs the program openscad."""

import subprocess

import pytest

from hardware.stl import Solid, Spot, read_stl
from tests.hardware import models

pytestmark = models.needs_openscad

OF = models.lengths()
PANELS = {panel.name: panel for panel in models.panels()}
HALF_WAY = OF["plate"] - 0.3


def rendered(folder, part: str, screen: str = "A") -> Solid:
    """Render one part and read it."""
    return models.rendered(folder, "tafelster", part=f'"{part}"', screen=f'"{screen}"')


def extent(loop: list[Spot]) -> tuple[float, float, float, float]:
    """Return the centre of an outline, and how wide and high it is."""
    xs, ys = zip(*loop, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, max(xs) - min(xs), max(ys) - min(ys)


@pytest.mark.parametrize("screen", PANELS)
def test_the_lid_is_as_stated_with_its_window_and_its_star(tmp_path, screen):
    panel, solid = PANELS[screen], rendered(tmp_path, "lid", screen)
    assert models.holds_water(solid)
    assert solid.size[:2] == pytest.approx(models.outer(panel), abs=0.01)
    assert solid.size[2] == pytest.approx(OF["plate"] + OF["skirt"], abs=0.02)
    wide, high = models.outer(panel)
    whole, window, star = sorted(map(extent, solid.loops(HALF_WAY)), key=lambda loop: -loop[2])
    assert whole[2:] == pytest.approx((wide, high), abs=0.01)
    assert window[2:] == pytest.approx((panel.picture[0] + 2, panel.picture[1] + 2), abs=0.7)
    x, y = models.star_at(panel)
    assert star[0] == pytest.approx(wide - x, abs=0.2)  # printed upside down: left is right
    assert star[1] == pytest.approx(y, abs=2)  # five tips: the middle of its box is not its centre
    assert star[2] >= 16 + 2 * OF["star_play"]


@pytest.mark.parametrize("screen", PANELS)
def test_the_base_slides_into_the_lid(tmp_path, screen):
    panel, solid = PANELS[screen], rendered(tmp_path, "base", screen)
    assert models.holds_water(solid)
    smaller = 2 * (OF["wall"] + OF["play"])
    wide, high = models.outer(panel)
    assert solid.size[:2] == pytest.approx((wide - smaller, high - smaller), abs=0.01)
    assert solid.size[2] <= models.height(panel) - OF["plate"] - 1.6  # clear of what hangs below the lid


@pytest.mark.parametrize("screen", PANELS)
def test_the_wedge_stands_under_the_base(tmp_path, screen):
    panel, solid = PANELS[screen], rendered(tmp_path, "wedge", screen)
    assert models.holds_water(solid)
    base_wide = models.outer(panel)[0] - 2 * (OF["wall"] + OF["play"])
    assert base_wide - 10 <= solid.size[0] <= base_wide
    rise = (solid.size[2] - OF["wedge_near"]) / solid.size[1]
    assert rise == pytest.approx(0.268, abs=0.003)  # the tangent of 15 degrees


@pytest.mark.parametrize("part", ["cap", "cup", "spout"])
def test_a_part_that_all_panels_share_holds_water(tmp_path, part):
    assert models.holds_water(rendered(tmp_path, part))


def test_the_cap_is_narrower_than_its_opening_and_wider_below_it(tmp_path):
    cap, lid = rendered(tmp_path, "cap"), rendered(tmp_path, "lid")
    opening = min((extent(loop) for loop in lid.loops(HALF_WAY)), key=lambda loop: loop[2])
    body = max((extent(loop) for loop in cap.loops(OF["proud"])), key=lambda loop: loop[2])
    assert opening[2] - body[2] == pytest.approx(2 * OF["star_play"], abs=0.2)
    assert cap.size[0] > opening[2]


@pytest.mark.parametrize("screen", PANELS)
@pytest.mark.parametrize("part", ["clamp", "gauge"])
def test_the_small_parts_of_a_panel_hold_water(tmp_path, part, screen):
    assert models.holds_water(rendered(tmp_path, part, screen))


def collides(folder, screen: str, off: float) -> subprocess.CompletedProcess[str]:
    """Cut everything that is bought, grown by `off`, with everything that is printed, and with each other."""
    settings = ['part="collisions"', f'screen="{screen}"', f"off={off}", "$fn=12"]
    command = [str(models.OPENSCAD), *(word for setting in settings for word in ("-D", setting))]
    return subprocess.run(  # noqa: S603 - a fixed program on our own models
        [*command, "-o", str(folder / "hit.stl"), str(models.ENCLOSURE / "tafelster.scad")],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


@pytest.mark.parametrize("screen", PANELS)
def test_nothing_is_in_the_way_with_every_printed_length_a_fifth_of_a_millimetre_off(tmp_path, screen):
    """Panel, ears, plugs, cables, board, heat sink, star and sockets, all in their places in the closed case."""
    done = collides(tmp_path, screen, 0.2)
    assert "Current top level object is empty" in done.stderr
    assert "WARNING" not in done.stderr


def test_a_body_that_is_in_the_way_is_seen(tmp_path):
    done = collides(tmp_path, "B", 3.0)
    assert done.returncode == 0
    assert read_stl(tmp_path / "hit.stl").volume() > 100
