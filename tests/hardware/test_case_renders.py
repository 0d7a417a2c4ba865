"""The case really comes out of OpenSCAD: bodies that hold water, as large as stated. Needs the program openscad."""

import pytest

from tests.hardware import models

pytestmark = models.needs_openscad

OF = models.lengths()
PANELS = {panel.name: panel for panel in models.panels()}
HALF_WAY = OF["plate"] - 0.3


def rendered(folder, part: str, screen: str = "A") -> models.Solid:
    """Render one part and read it."""
    return models.rendered(folder, "tafelster", part=f'"{part}"', screen=f'"{screen}"')


def extent(loop: list[models.Spot]) -> tuple[float, float, float, float]:
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


@pytest.mark.parametrize("part", ["cap", "cup"])
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
