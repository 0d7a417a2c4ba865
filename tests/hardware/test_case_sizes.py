"""The lengths written in the case's files fit each other, the panels of the program, and a finger."""

import math
import re

import pytest

from app.ui.screen_profiles import PROFILES
from hardware.draw_wiring import TIMES
from hardware.pinout import HERE
from tests.hardware import models

OF = models.lengths()
PANELS = models.panels()
PROGRAM = {"A": "800x480", "B": "1024x600", "C": "1280x800", "D": "720x1280"}
GUIDES = ("ASSEMBLY.md", "BOUWEN.md")
each_panel = pytest.mark.parametrize("panel", PANELS, ids=lambda panel: panel.name)


def test_there_are_four_panels():
    assert [panel.name for panel in PANELS] == list(PROGRAM)


@each_panel
def test_the_picture_is_the_one_the_program_draws_for(panel):
    assert panel.picture == PROFILES[PROGRAM[panel.name]].mm


@each_panel
def test_the_lid_covers_the_rim_of_the_glass_and_leaves_the_picture_free(panel):
    for side in (0, 1):
        beside = (panel.glass[side] - panel.picture[side]) / 2 - abs(panel.shift[side])
        assert beside >= 1 + 3  # a window 1 mm wider than the picture, and at least 3 mm of glass behind the lid


@each_panel
def test_a_post_for_an_insert_stands_clear_of_glass_and_wall(panel):
    in_the_far_band = OF["far"] - OF["bolt"] - OF["boss"] / 2
    beyond_the_wall = OF["bolt"] - OF["boss"] / 2 - (2 * OF["wall"] + OF["play"])
    assert min(in_the_far_band, beyond_the_wall) >= 0.2
    assert panel.deep >= panel.rim


def test_a_finger_finds_the_star():
    """The least target for an act like this is 16 mm (a circle that fits inside the star)."""
    assert 2 * OF["star_notch"] >= 16
    assert 2 * OF["star_tip"] * math.cos(math.radians(18)) >= 16


def test_the_cap_moves_freely_in_its_opening_and_cannot_leave_it():
    assert 0.3 <= OF["star_play"] <= 0.6
    assert OF["cone"] > OF["star_play"]
    assert OF["star_tip"] + OF["cone"] + OF["star_play"] < OF["cup_radius"] - OF["cup_wall"]


def test_the_cap_rests_on_the_switch_before_it_is_pressed():
    stem_below_lid = OF["cup_deep"] + OF["switch_sunk"] - OF["switch_high"]
    assert 0 < stem_below_lid < OF["cup_deep"]
    assert OF["proud"] > 0.5  # what is left to press when the switch has closed


def test_the_cup_fits_between_wall_and_glass():
    assert OF["star_from_edge"] - OF["cup_radius"] > 2 * OF["wall"] + OF["play"]
    assert OF["star_from_edge"] + OF["cup_radius"] < OF["strip"]


@each_panel
def test_under_the_panel_there_is_room_for_a_board_with_its_sockets(panel):
    board = OF["board_high"] + 1.6 + 16.0  # posts, board, USB sockets
    assert OF["room"] >= board + 3
    assert OF["cup_deep"] + OF["cup_floor"] < panel.deep + OF["room"] - OF["dam"]


def test_spilled_tea_finds_no_way_in_from_above():
    """Only glass and star open upwards; the vents start below the drip edge; what enters at the star has a drain."""
    assert OF["skirt"] >= 10
    assert OF["wall"] + OF["play"] >= 2  # by which the edge stands out over the vents
    assert OF["dam"] >= 4
    assert OF["board_high"] >= 5


@each_panel
def test_the_guides_tell_the_size_of_every_part(panel):
    wide, high = models.outer(panel)
    for guide in GUIDES:
        text = (HERE / guide).read_text(encoding="utf-8")
        row = re.search(rf"^\| {panel.name} \|.*$", text, re.MULTILINE)[0]
        assert f"{wide:.0f} {TIMES} {high:.0f} {TIMES} {models.height(panel):.0f}" in row


@each_panel
def test_a_print_bed_of_the_named_size_holds_the_lid(panel):
    bed = {"A": 220, "B": 220, "C": 256, "D": 220}[panel.name]
    assert max(models.outer(panel)) <= bed - 5


@pytest.mark.parametrize("tilt", [0, 1], ids=["flat", "wedge"])
@each_panel
def test_a_drop_from_the_cup_lands_inside_the_dam(panel, tilt):
    """On the wedge it falls towards the near side, at most against the wall there, which closes the basin."""
    fall = panel.deep + OF["room"] - OF["cup_deep"] - OF["cup_floor"]
    drift = fall * math.tan(math.radians(tilt * OF["tilt"]))
    x, y = (0, -OF["spout"] - drift) if panel.star == "near" else (OF["spout"], -drift)
    to_the_wall = models.star_at(panel)[1] - 2 * OF["wall"] - OF["play"]
    y = max(y, -to_the_wall)
    beyond = max(0, -y - OF["dam_long"])  # past the centre of the far round end
    assert math.hypot(x, beyond) + 1.5 <= OF["dam_radius"]


def test_no_screw_is_longer_than_its_hole_or_misses_its_insert():
    """Screws of 12 at the corners, of 10 in clamps and cup; an insert wants at least 4 mm of thread."""
    corner = 12 - 6  # a shoulder of 6 mm in the column
    clamp = 10 - 3.2
    cup = 10 - (OF["cup_floor"] + OF["cup_deep"] - OF["boss_high"])
    assert 4 <= corner <= OF["boss_high"]
    assert 4 <= clamp <= OF["boss_high"] - 1
    assert 4 <= cup <= OF["boss_high"] - 1


def test_a_screwdriver_reaches_the_far_screws_of_the_wedge_past_its_back_wall():
    """The screws stand square to the tilted floor: 40 mm further down the driver has moved towards the wall."""
    drift = 40 * math.sin(math.radians(OF["tilt"]))
    to_the_wall = OF["stand_bolt_far"] - 2 * OF["wall"] - OF["thick"]
    assert to_the_wall - drift >= OF["head"] / 2 + 2
