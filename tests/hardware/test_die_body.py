"""The body of the die: it prints as stated, and Pico, plug, cable, button and lights are in nobody's way."""

import os
import re

import pytest

from hardware import write_bom
from tests.hardware import models

OF = models.lengths()
PRINTED = re.findall(r"^(die_\w+) = ", (models.ENCLOSURE / "die_sizes.scad").read_text(encoding="utf-8"), re.MULTILINE)
OFF = 0.2
"""What a printer that is well set is wrong by, in mm."""

TOGETHER = (
    ("die_side", "die_post", "die_lamp_hole", "die_pico_post"),
    ("die_round", "die_button_hole", "die_lamp_post", "die_slot"),
    ("die_wall", "die_button_x", "die_lamp_x", "die_pico_post_wide", "die_sink"),
    ("die_plate", "die_button_y", "die_lamp_y", "die_pico_x", "die_clear"),
    ("die_inside", "die_tail_wide", "die_lamp_post_wide", "die_peg", "die_post_hole"),
    ("die_floor", "die_tail_long", "die_post_at", "die_pilot", "die_post_deep"),
    ("die_pico_y", "die_saddle", "die_tie_apart"),
    ("die_tie_y",),
)
"""No two of one row meet at one gap, so that one being wrong cannot make room for the other."""

TRIED = tuple((name,) for name in PRINTED) if os.environ.get("TAFELSTER_LENGTHS") == "all" else TOGETHER


def collisions(folder, **changed: float) -> float:
    """Return the volume in mm3 in which two bodies are at one place."""
    solid = models.rendered(folder, "die", part='"collisions"', **{"$fn": 16}, **changed)
    return solid.volume() - 1


def test_every_printed_length_is_tried():
    assert sorted(name for row in TOGETHER for name in row) == sorted(PRINTED)


@models.needs_openscad
@pytest.mark.parametrize("off", [-OFF, OFF])
@pytest.mark.parametrize("row", TRIED, ids=lambda row: row[0])
def test_nothing_collides_when_a_printer_is_a_fifth_of_a_millimetre_off(tmp_path, row, off):
    assert collisions(tmp_path, **{name: OF[name] + off for name in row}) == pytest.approx(0, abs=1e-6)


@models.needs_openscad
def test_nothing_collides_as_drawn(tmp_path):
    assert collisions(tmp_path) == pytest.approx(0, abs=1e-6)


@models.needs_openscad
@pytest.mark.parametrize(
    "wrong",
    [{"die_inside": 28.0}, {"die_tail_wide": 14.0}, {"die_slot": 4.0}, {"die_lamp_hole": 2.8}, {"die_saddle": 4.0}],
    ids=lambda wrong: next(iter(wrong)),
)
def test_a_body_that_is_too_narrow_is_found(tmp_path, wrong):
    assert collisions(tmp_path, **wrong) > 0.01


@models.needs_openscad
@pytest.mark.parametrize("part", ["die_shell", "die_floor"])
def test_it_prints_as_a_closed_body_of_the_stated_size(tmp_path, part):
    solid = models.rendered(tmp_path, "die", part=f'"{part}"')
    assert models.holds_water(solid)
    assert solid.size[:2] == pytest.approx((OF["die_side"], OF["die_side"] + OF["die_tail_long"]), abs=0.01)


def test_the_screws_are_as_long_as_their_holes():
    """M3 x 12, sunk, through the floor into a post; M2 x 6 through the Pico or the board of the lights."""
    assert 6 <= 12 - OF["die_floor"] <= OF["die_post_deep"] - 0.5
    assert 6 - OF["pico_thick"] <= 5.4 - 0.2  # what die.scad drills
    assert 6 - OF["pico_thick"] < OF["die_floor"] + OF["die_pico_post"] - 0.5
    into_the_top = 6 - OF["led_board_thick"]
    assert into_the_top <= 4.6
    assert OF["die_lamp_post"] + OF["die_plate"] - 4.6 >= 0.8  # of the top is left over its end


def test_a_screw_cuts_its_own_thread():
    """Between the core of the thread and its outside: M3 2.39 and 3.0, M2 1.51 and 2.0 (ISO 724, rounded)."""
    assert OF["die_post_hole"] - OFF > 2.39
    assert OF["die_post_hole"] + OFF < 3.0
    assert OF["die_pilot"] - OFF > 1.51
    assert OF["die_pilot"] + OFF < 2.0


def test_the_sunk_heads_vanish_in_the_floor():
    """M3 x 12, ISO 10642: a head of at most 6.72."""
    assert OF["die_sink"] >= 6.72
    assert (OF["die_sink"] - OF["die_clear"]) / 2 <= OF["die_floor"] - 1


def test_the_lights_end_in_the_top_neither_proud_nor_deep():
    end = OF["led_high"] - OF["die_lamp_post"] - OF["die_plate"]
    assert -0.6 <= end <= 0


def test_a_fist_on_the_button_rests_on_the_rim_of_it_and_not_on_the_floor():
    terminals = OF["die_floor"] + OF["die_inside"] + OF["die_plate"] - OF["arcade_deep"] - OF["arcade_terminals"]
    assert terminals - OF["die_floor"] >= 1
    assert OF["arcade_rim"] - OF["die_button_hole"] >= 2 * OFF + 2


@models.needs_openscad
def test_the_plastic_on_the_list_is_what_both_parts_weigh_when_they_are_solid(tmp_path):
    parts = [models.rendered(tmp_path, "die", part=f'"{part}"') for part in ("die_shell", "die_floor")]
    grams = sum(part.volume() for part in parts) * 1.27 / 1000  # PETG
    listed = next(part.en for part in write_bom.load().of("die") if part.id == "filament")
    assert grams <= int(re.search(r"about (\d+) g", listed)[1]) <= grams + 10
