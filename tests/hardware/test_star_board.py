"""The star's board: its copper joins what the circuit joins and nothing else; both ways to build it are one."""

import io
import math
import zipfile
from dataclasses import replace

import pytest
from gerbonara import LayerStack

from hardware import pinout
from hardware.pinout import HERE
from hardware.star import strip
from hardware.star.board import LED_AT, Pad, designed, plug_nets
from hardware.star.copper import BOTTOM, TOP, Stroke, all_of, between, gap, is_inside, nearest, pieces, to_edge
from hardware.star.files import made, parts_list, zipped
from hardware.star.router import Router
from tests.hardware import models

PLAN = pinout.load()
OF = models.lengths()
BOARD = designed()
AIR, RIM = 0.25, 0.4  # what every maker etches and saws without a surcharge


@pytest.fixture(scope="module")
def copper():
    """Route once for all tests of this file."""
    return Router(BOARD).routed()


def circuit() -> set[frozenset[tuple[str, str]]]:
    """Return what pinout.toml asks for, as groups of (part, leg) that must hang together."""
    lamp = PLAN.parts["lamp"]
    lit = range(1, lamp["leds"] + 1)
    groups = [{(f"D{n}", "anode"), (f"R{n}", "a")} for n in lit]
    groups += [
        {("J1", str(lamp["power"])), *((f"R{n}", "b") for n in lit)},
        {("Q1", "collector"), *((f"D{n}", "cathode") for n in lit)},
        {("J1", str(lamp["pin"])), ("R7", "a")},
        {("Q1", "base"), ("R7", "b"), ("R8", "a")},
        {("J1", str(PLAN.parts["button"]["pin"])), ("S1", "key")},
        {("S1", "corner"), ("R6", "a")},
        {("J1", str(lamp["ground"])), ("Q1", "emitter"), ("R6", "b"), ("R8", "b")},
    ]
    return {frozenset(group) for group in groups}


def leg(part: str, number: int) -> tuple[str, str]:
    """Name a leg as the circuit does."""
    names = {
        "D": ("cathode", "anode"),
        "R": ("a", "b"),
        "Q": ("collector", "base", "emitter"),
        "S": ("key", "", "", "corner"),
        "J": tuple(str(pin) for pin in plug_nets(PLAN).values()),
    }
    return part, names[part[0]][number - 1]


def used(legs) -> frozenset[tuple[str, str]]:
    """Name legs, without the two of the switch that nothing goes to."""
    return frozenset(named for named in (leg(part, number) for part, number in legs) if named[1])


def test_the_nets_of_the_board_are_the_circuit_of_the_plan():
    assert {used((pad.part, pad.number) for pad in pads) for pads in BOARD.nets().values()} == circuit()


def test_the_values_on_the_board_are_those_of_the_plan():
    lamp, button = PLAN.parts["lamp"], PLAN.parts["button"]
    values = {part.name: part.value for part in BOARD.parts}
    assert [values[f"R{n}"] for n in range(1, 9)] == [f"{lamp['series']}R"] * 5 + ["1k", f"{lamp['base']}R", "10k"]
    assert (button["series"], lamp["pull_down"]) == (1000, 10000)
    assert values["Q1"] == lamp["transistor"]


def test_the_switch_works_whichever_pair_of_its_legs_is_joined_inside():
    legs = [pad for part in BOARD.parts if part.name == "S1" for pad in part.pads if pad.net]
    (ax, ay), (bx, by) = (pad.at for pad in legs)
    assert (ax, ay) == (-bx, -by)


def test_every_net_is_one_piece_of_copper_and_touches_no_other(copper):
    strokes = all_of(BOARD, copper)
    found = [{strokes[place].net for place in piece} for piece in pieces(strokes)]
    assert all(len(nets) == 1 for nets in found)
    assert len(found) == len({stroke.net for stroke in strokes})
    assert nearest(strokes) >= AIR


def test_copper_stays_clear_of_edge_and_screws(copper):
    strokes = all_of(BOARD, copper)
    assert to_edge(strokes, BOARD.outline) >= RIM
    assert all(is_inside(stroke.start, BOARD.outline) for stroke in strokes)
    for at, wide in BOARD.holes:
        head = Stroke("screw", (TOP, BOTTOM), at, at, max(wide, OF["head"]))
        assert min(gap(head, stroke) for stroke in strokes) >= 0.2


def test_a_missing_track_and_a_touching_one_are_seen(copper):
    cut = replace(copper, tracks=tuple(track for track in copper.tracks if track.net != "KEY"))
    assert len(pieces(all_of(BOARD, cut))) == len(pieces(all_of(BOARD, copper))) + 1
    short = Stroke("DIM", (TOP,), BOARD.nets()["DIM"][0].at, BOARD.nets()["GND"][0].at, 0.4)
    assert nearest(all_of(BOARD, replace(copper, tracks=(*copper.tracks, short)))) < 0


@pytest.mark.parametrize(
    ("other", "expected"),
    [(((0, 1), (4, 1)), 1.0), (((2, -1), (2, 1)), 0.0), (((5, 0), (9, 0)), 1.0), (((4, 0), (4, 3)), 0.0)],
)
def test_lines_know_how_far_they_are_apart(other, expected):
    assert between(((0, 0), (4, 0)), other) == pytest.approx(expected)


def test_the_board_lies_under_the_cup_with_its_screws_its_lights_and_its_spout_in_their_places():
    assert {abs(at[0]) for at, _ in BOARD.holes} == {OF["cup_ear"]}
    assert max(math.hypot(x, y) for x, y in BOARD.outline if abs(x) < 8) <= OF["cup_radius"]
    assert OF["lamps_at"] == LED_AT
    assert not is_inside((0.0, -OF["spout"]), BOARD.outline)
    across = min(math.hypot(x, y + OF["spout"]) for x, y in BOARD.outline)
    assert across >= OF["spout_wide"] / 2 + 0.5
    for place in range(5):
        pads = next(part.pads for part in BOARD.parts if part.name == f"D{place + 1}")
        angle = math.atan2(sum(pad.at[1] for pad in pads), sum(pad.at[0] for pad in pads))
        assert math.degrees(angle) % 72 == pytest.approx(18)  # under a tip


def test_pads_fit_their_legs():
    for pad in BOARD.pads:
        assert pad.copper - pad.drill >= 0.7
        assert pad.drill >= 0.9


# ---------------------------------------------------------------- files


def test_the_files_say_what_was_routed(tmp_path, copper):
    """Read back by the library's own reader, layer by layer."""
    files = made(BOARD, copper)
    with zipfile.ZipFile(io.BytesIO(zipped(files))) as archive:
        archive.extractall(tmp_path)
    stack = LayerStack.open(tmp_path)
    vias = len(copper.vias)
    for side in (TOP, BOTTOM):
        layer = stack[side, "copper"]
        on_it = sum(side in track.layers for track in copper.tracks)
        assert len(layer.objects) == len(BOARD.pads) + vias + on_it
        assert len(stack[side, "mask"].objects) == len(BOARD.pads)
        assert stack[side, "silk"].objects
    drilled = [(round(hole.x, 2), round(hole.y, 2)) for layer in stack.drill_layers for hole in layer.objects]
    wanted = [pad.at for pad in BOARD.pads] + [via.start for via in copper.vias] + [at for at, _ in BOARD.holes]
    assert sorted(drilled) == sorted((round(x, 2), round(y, 2)) for x, y in wanted)
    (left, low), (right, high) = stack.outline.bounding_box("mm")
    assert (right - left, high - low) == (pytest.approx(56.1, abs=0.1), pytest.approx(33.9, abs=0.2))


def test_the_same_board_gives_the_same_bytes(copper):
    assert zipped(made(BOARD, copper)) == zipped(made(designed(), Router(designed()).routed()))


def test_the_parts_list_counts_every_part():
    rows = [line.split(",") for line in parts_list(BOARD).splitlines()[1:]]
    assert sum(int(row[0]) for row in rows) == len(BOARD.parts)
    assert ["5", "LED 3 mm amber", "D1 D2 D3 D4 D5"] in rows


# ---------------------------------------------------------------- strip board


def test_the_strip_board_is_the_same_circuit():
    joined = [used(group.legs) for group in strip.nets()]
    assert {legs for legs in joined if legs} == circuit()


def test_a_hole_holds_one_leg_or_one_end_of_a_link_and_none_lies_in_a_cut():
    holes = [hole for legs in strip.LEGS.values() for hole in legs] + [hole for link in strip.LINKS for hole in link]
    assert len(set(holes)) == len(holes)
    assert {strip.strip_of(hole) for hole in holes} <= set(strip.strips())
    assert not set(holes) & set(strip.CUTS)


@pytest.mark.parametrize("place", range(1, 6))
def test_an_led_of_the_strip_board_reaches_its_hole_in_the_cup(place):
    """Its legs are bent by 2 mm at most: an LED stands 3 mm above the board."""
    holes = strip.LEGS[f"D{place}"]
    x, y = (
        strip.PITCH * (sum(axis) / 2 + shift) for axis, shift in zip(zip(*holes, strict=True), (0.5, 0), strict=True)
    )
    pads: tuple[Pad, ...] = next(part.pads for part in BOARD.parts if part.name == f"D{place}")
    wanted = [sum(pad.at[axis] for pad in pads) / 2 for axis in (0, 1)]
    assert math.dist((x, y), wanted) <= 2.0


def test_the_heads_of_the_screws_touch_no_strip_with_a_leg():
    for x, y in strip.SCREWS:
        for row, first, last in strip.strips():
            left, right = ((column + 0.5) * strip.PITCH for column in (first, last))
            near = between(((x, y), (x, y)), ((left - 1, row * strip.PITCH), (right + 1, row * strip.PITCH)))
            is_used = any(strip.strip_of(hole) == (row, first, last) for legs in strip.LEGS.values() for hole in legs)
            assert near >= OF["head"] / 2 + 1.0 or not is_used


@pytest.mark.parametrize("language", ["en", "nl"])
def test_the_committed_drawing_of_the_strip_board_is_what_the_script_draws(language):
    committed = (HERE / "star" / f"strip.{language}.svg").read_text(encoding="utf-8")
    assert strip.drawn(language) == committed, "run: python -m hardware.star.strip"
    for name in strip.LEGS:
        assert name == "J1" or f">{name}" in committed
