"""The lengths written in the case's files fit each other, the panels of the program, and a finger."""

import math
import re
from itertools import pairwise

import pytest

from app.ui.ink.screen_profiles import PROFILES
from hardware.draw_wiring import TIMES
from hardware.pinout import HERE
from tests.hardware import models

OF = models.lengths()
PANELS = models.panels()
PROGRAM = {"A": "800x480", "B": "1024x600", "D": "720x1280"}
GUIDES = ("ASSEMBLY.md", "BOUWEN.md")
each_panel = pytest.mark.parametrize("panel", PANELS, ids=lambda panel: panel.name)


def test_a_case_is_drawn_for_each_panel_that_could_be_checked():
    assert [panel.name for panel in PANELS] == list(PROGRAM)


@each_panel
def test_the_picture_is_the_one_the_program_draws_for(panel):
    """Makers say the active and the viewing area of the same panel, a millimetre apart."""
    assert panel.picture == pytest.approx(PROFILES[PROGRAM[panel.name]].mm, abs=1.05)


@each_panel
def test_the_lid_covers_the_rim_of_the_glass_and_leaves_the_picture_free(panel):
    for side in (0, 1):
        beside = (panel.glass[side] - panel.picture[side]) / 2 - abs(panel.shift[side])
        assert beside >= 1 + 1.4  # a window 1 mm wider than the picture; the foam lies on what is left of the glass


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


def test_the_cup_fits_between_wall_and_glass():
    assert OF["star_from_edge"] - OF["cup_radius"] > 2 * OF["wall"] + OF["play"]
    assert OF["star_from_edge"] + OF["cup_radius"] < OF["strip"]


@each_panel
def test_under_the_panel_there_is_room_for_a_board_with_its_sockets(panel):
    board = OF["board_high"] + 1.6 + 16.0  # posts, board, USB sockets
    assert OF["room"] >= board + 3
    below = OF["star_board"] + OF["star_plug"]
    assert OF["cup_deep"] + OF["cup_floor"] + below < panel.deep + OF["room"] - OF["dam"]


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
    assert max(models.outer(panel)) <= 220 - 5


@pytest.mark.parametrize("tilt", [0, 1], ids=["flat", "wedge"])
@each_panel
def test_a_drop_from_the_cup_lands_inside_the_dam(panel, tilt):
    """On the wedge it falls towards the near side, at most against the wall there, which closes the basin."""
    fall = panel.deep + OF["room"] - OF["cup_deep"] - OF["cup_floor"] - OF["spout_long"]
    drift = fall * math.tan(math.radians(tilt * OF["tilt"]))
    x, y = (0, -OF["spout"] - drift) if panel.star == "near" else (OF["spout"], -drift)
    to_the_wall = models.star_at(panel)[1] - 2 * OF["wall"] - OF["play"]
    y = max(y, -to_the_wall)
    beyond = max(0, -y - OF["dam_long"])  # past the centre of the far round end
    assert math.hypot(x, beyond) + 1.5 <= OF["dam_radius"]


def test_no_screw_is_longer_than_its_hole_or_misses_its_insert():
    """Screws of 12 at the corners and in the cup, of 10 in clamps; an insert wants at least 4 mm of thread."""
    corner = 12 - 6  # a shoulder of 6 mm in the column
    clamp = 10 - 3.2
    ear = OF["cup_floor"] + OF["cup_deep"] - OF["boss_high"]
    cup = 12 - OF["star_board"] - ear
    assert 4 <= corner <= OF["boss_high"]
    assert 4 <= clamp <= OF["boss_high"] - 1
    assert 4 <= cup <= OF["boss_high"] - 1


HEADS = {"DIN 912": 5.5, "ISO 7045": 5.6, "DIN 7985": 6.0}


@pytest.mark.parametrize("standard", HEADS)
def test_a_head_of_any_standard_passes_a_hole_that_was_printed_small(standard):
    assert OF["head"] - 0.2 >= HEADS[standard] + 0.2


def test_a_screwdriver_reaches_the_far_screws_of_the_wedge_past_its_back_wall():
    """The screws stand square to the tilted floor: 40 mm further down the driver has moved towards the wall."""
    drift = 40 * math.sin(math.radians(OF["tilt"]))
    to_the_wall = OF["stand_bolt_far"] - 2 * OF["wall"] - OF["thick"]
    assert to_the_wall - drift >= OF["head"] / 2 + 2


# ---------------------------------------------------------------- the star's stack, each printed length 0.2 off

OFF = (-0.2, 0.0, 0.2)
CLOSES_BY = (0.10, 0.40)  # way of the stem until the switch closes: 0.25, give or take 0.15 (Omron B3FS-4)
BACKED_OFF = (0.125, 0.25)  # the set screw is turned back from "held" by a quarter turn, after whole quarters
GIVES = 0.15  # by which the silicone yields to the force that closes the switch
LEAN = (13.1 + 15.0) / 13.1  # a tip moves so much more than the middle: it turns about the two tips opposite


@pytest.mark.parametrize("cup", OFF)
@pytest.mark.parametrize("post", OFF)
@pytest.mark.parametrize("switch", OFF)
def test_the_set_screw_reaches_wherever_print_and_switch_put_the_stem(cup, post, switch):
    """From the lid's underside: the stem, the dot on it, and the end of the post; the screw closes what is between."""
    stem = OF["cup_floor"] + OF["cup_deep"] + cup - OF["stem_high"] - switch
    between = stem - OF["dot"] - OF["post_low"] - post
    deepest = OF["proud"] + OF["plate"] + OF["post_low"] - 1.2
    for pressed in CLOSES_BY:
        out = between + pressed - BACKED_OFF[0]
        assert OF["grub"] - deepest <= out
        assert OF["grub"] - out >= 3.0  # thread that stays in the post


@pytest.mark.parametrize("ring", OFF)
@pytest.mark.parametrize("flange", OFF)
def test_the_ring_stops_a_fist_after_the_click_and_before_the_switch_is_crushed(ring, flange):
    way = OF["stop_after"] + ring - flange
    latest = BACKED_OFF[1] + GIVES
    assert way > latest * LEAN  # even at a tip it clicks before the ring is met
    assert way - BACKED_OFF[0] <= 0.65 * OF["dot"]  # the rest is the silicone's


def test_a_star_that_is_let_go_is_never_down():
    assert BACKED_OFF[0] > 0.1  # warmth and wear move plastic by less


def test_the_ring_lies_under_the_tips_and_outside_the_lights():
    assert OF["flange"] == pytest.approx(OF["cone"] + 0.6)
    assert OF["stop_inner"] <= OF["star_tip"] - 1
    assert OF["lamps_at"] + OF["lamp"] / 2 < OF["stop_inner"]
    assert OF["star_tip"] + OF["cone"] < OF["cup_radius"] - OF["cup_wall"]


def test_what_is_spilled_leaves_the_cup_before_it_stands_as_high_as_a_hole():
    assert OF["collar"] >= 1.5
    assert OF["spout"] + OF["spout_wide"] / 2 + 1.1 <= OF["stop_inner"] + 0.3
    assert OF["spout_long"] >= OF["star_board"] + 2


# ---------------------------------------------------------------- the back wall


@each_panel
def test_openings_in_the_back_wall_lie_clear_of_each_other_and_of_the_corners(panel):
    row = sorted(models.openings(), key=lambda opening: opening.across)
    for left, right in pairwise(row):
        assert right.across - right.half - left.across - left.half >= 2
    reach = models.outer(panel)[0] / 2 - OF["bolt"] - 9.4 / 2
    widest = max(abs(opening.across) + max(opening.half, OF["port_wide"] / 2 * bool(opening.screws)) for opening in row)
    assert widest <= reach


@each_panel
def test_openings_lie_below_the_drip_edge_and_above_a_puddle(panel):
    edge = panel.deep + OF["room"] - OF["skirt"]
    for opening in models.openings():
        assert opening.up + opening.size[1] / 2 <= edge
        assert opening.up - opening.size[1] / 2 >= 6
