"""The guide to the die says what the files say, and its wiring is one that works."""

import ast
import math
import re
from itertools import pairwise
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from die_firmware import motion, settings

from app import assets
from firmware_bridge.fairness import noticeable

DIE = Path(settings.__file__).resolve().parents[1]
GUIDE = (DIE / "README.md").read_text(encoding="utf-8")
GIDS = (DIE / "DOBBELSTEEN.md").read_text(encoding="utf-8")
BOTH = pytest.mark.parametrize("guide", [GUIDE, GIDS], ids=["en", "nl"])
PICO = {2: 4, 3: 5, 4: 6, 5: 7, 6: 9, 7: 10, 8: 11, 15: 20, 22: 29}
"""GPIO number and place on a Raspberry Pi Pico, by its data sheet."""

Hole = tuple[int, int]
PARTS = (DIE.parent / "enclosure" / "die_parts.scad").read_text(encoding="utf-8")


def places(name: str) -> list[tuple[float, float]]:
    """Return holes or posts of the shell as column and row of the board; the model counts from its middle."""
    table = ast.literal_eval(re.search(rf"^{name} = (\[\[.*\]\]);", PARTS, re.MULTILINE)[1])
    return [(4.5 + x, 7 - y) for x, y in table]


@BOTH
def test_the_table_of_wires_is_that_of_the_settings(guide: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \| GP(\d+) \| (\d+) \|", guide, re.MULTILINE)
    lights = tuple(int(gpio) for what, gpio, _ in rows if what.startswith(("Light", "Lampje")))
    others = {int(gpio) for what, gpio, _ in rows if not what.startswith(("Light", "Lampje"))}
    assert (lights, others) == (settings.LEDS, {settings.SENSOR, settings.SERVICE})
    assert {int(gpio): int(pin) for _, gpio, pin in rows} == PICO


@BOTH
def test_the_pins_of_the_steps_are_those_of_the_table(guide: str) -> None:
    assert ", ".join(str(PICO[gpio]) for gpio in settings.LEDS) in guide


def planned(guide: str) -> dict[int, list[Hole]]:
    """Return for each light its long leg, its short leg, and both ends of its resistor."""
    rows = re.findall(r"^\| (\d) \| (\d+/\d+) \| (\d+/\d+) \| (\d+/\d+) \| (\d+/\d+) \|$", guide, re.MULTILINE)
    return {int(light): [tuple(map(int, hole.split("/"))) for hole in holes] for light, *holes in rows}


def on_the_way(corners: list[Hole]) -> set[Hole]:
    """Return the holes that a bare wire passes."""
    passed = set()
    for (a, b), (c, d) in pairwise(corners):
        steps = max(abs(c - a), abs(d - b))
        assert a == c or b == d
        passed |= {(a + (c - a) * n // steps, b + (d - b) * n // steps) for n in range(steps + 1)}
    return passed


@BOTH
def test_the_lights_on_their_board_stand_below_the_holes_of_the_shell(guide: str) -> None:
    lights = [((long[0] + short[0]) / 2, (long[1] + short[1]) / 2) for long, short, _, _ in planned(guide).values()]
    assert lights == places("LAMPS")
    assert all(f"{column:.0f}/{row}" in guide for column, row in places("LAMP_SCREWS"))


@BOTH
def test_no_hole_of_the_board_is_used_twice_and_every_part_fits_its_holes(guide: str) -> None:
    plan = planned(guide)
    used = [hole for holes in plan.values() for hole in holes]
    assert sorted(plan) == list(range(7))
    assert len(set(used)) == len(used) == 28
    assert all(0 <= column <= 9 and 0 <= row <= 14 for column, row in used)
    for long, short, near, far in plan.values():
        assert [math.dist(long, short), math.dist(long, near), math.dist(near, far)] == [1, 1, 4]
    assert set(places("LAMP_SCREWS")).isdisjoint(used)


@BOTH
def test_the_bare_wire_joins_the_seven_short_legs_and_nothing_else(guide: str) -> None:
    line = next(line for line in guide.splitlines() if line.startswith("3. ") and "1/11" in line)
    ways = re.findall(r"\d+/\d+(?: \N{EN DASH} \d+/\d+)+", line)
    wires = [on_the_way([tuple(map(int, hole.split("/"))) for hole in re.findall(r"\d+/\d+", way)]) for way in ways]
    assert len(wires) == 2
    assert wires[0] & wires[1]
    plan = planned(guide)
    legs = {hole for holes in plan.values() for hole in holes}
    assert (wires[0] | wires[1]) & legs == {short for _, short, _, _ in plan.values()}


@BOTH
def test_the_lights_take_no_more_than_the_chip_allows(guide: str) -> None:
    """Red lights of 1.8 to 2.2 V at 3.3 V; the RP2040 gives 50 mA over all pins (data sheet, IOVDD)."""
    least, most = ((3.3 - volts) / 330 * 1000 for volts in (2.2, 1.8))
    assert 7 * most <= 50
    assert re.search(rf"\b{least:.0f} (to|tot) {most:.0f} mA\b", guide)
    assert f"{7 * most:.0f} mA" in guide


def test_every_setting_that_is_named_exists() -> None:
    section = GUIDE.partition("## Settings")[2].partition("##")[0]
    assert [name for name in re.findall(r"`([A-Z_]+)`", section) if not hasattr(settings, name)] == []


def test_the_cube_of_your_own_is_told_with_the_figures_of_the_firmware() -> None:
    section = GUIDE.partition("## A cube of your own")[2]
    assert f"within {motion.APART} ms" in section
    assert f"slots of {motion.SLOT} ms" in section
    assert (settings.SHAKES["shake"], settings.SLOTS["shake"]) == (6, 4)
    assert "six jerks in half a second, in at least four" in section
    assert 15 <= motion.APART <= 20


@BOTH
def test_no_guide_asks_for_a_switch_or_a_cell_that_the_die_no_longer_has(guide: str) -> None:
    assert not re.search(r"SW-520|tilt switch|kantelschakelaar|lithium|schottky", guide, re.IGNORECASE)


@BOTH
def test_the_first_page_says_that_nobody_has_built_one(guide: str) -> None:
    assert re.search(r"^\*(Not built yet|Nog niet gebouwd)\.\*", guide, re.MULTILINE)


def test_the_guide_does_not_promise_more_than_so_many_rolls_can_notice() -> None:
    assert round(100 * (1 / 6 + noticeable(600, 6))) == 22
    assert "22 % of the time instead of 17 %" in GUIDE


def test_where_the_luck_comes_from_is_told_for_every_version_that_the_guide_allows() -> None:
    """The ring oscillator up to MicroPython 1.27; pull request 18834 takes `pico_rand` in its place."""
    assert "up to 1.27" in GUIDE
    assert "`pico_rand`, MicroPython pull request 18834" in GUIDE


def test_what_the_guide_quotes_of_the_screen_is_what_the_screen_says() -> None:
    with (assets.path("locale") / "nl/LC_MESSAGES/tafelster.po").open("rb") as file:
        words = read_po(file)
    assert "*Device*" in GUIDE
    assert "*not there*" in GUIDE
    assert f"*{words['Device'].string}*" in GIDS
    assert f"*{words['not there'].string}*" in GIDS
    assert '"' not in re.sub(r"`[^`]*`", "", GIDS)  # the quotes of Dutch are not those of a programmer
