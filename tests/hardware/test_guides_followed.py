"""Each guide followed once with the real files: parts against steps, screws against holes, words against openings."""

import re
from collections import Counter

import pytest

from hardware import pinout, write_bom
from hardware.draw_wiring import TIMES
from hardware.pinout import HERE
from hardware.star.board import designed
from tests.hardware import models

GUIDES = ("ASSEMBLY.md", "BOUWEN.md")
BENCHES = ("BENCH.md", "TESTBANK.md")
BILL = write_bom.load()
OPENINGS = {opening.name: opening for opening in models.openings()}
PLAN = pinout.load()
PLUG = {"usb-a": (12.0, 4.5), "usb-c": (8.9, 3.2)}
"""What the shell of a plug needs, across and up."""

REACH = {
    r"\bUSB-C\b|\bcord\b|\bsnoer\b": ("usb-c",),
    r"USB stick|USB-stick|USB socket|USB-poort|USB-A|\bstick\b(?!-)|loudspeaker|luidspreker": ("usb-a-1", "usb-a-2"),
    r"\bjack\b|headphone|koptelefoon|plugje": ("audio",),
    r"\bEthernet\b|network cable|netwerkkabel": ("network",),
    r"off/on|aan/uit": ("off-on",),
    r"light at the back|lampje achterop": ("light",),
}
"""What a guide may speak of, as somebody at the table uses it, and the openings that it needs."""


def read(name: str) -> str:
    """Return the text of a guide."""
    return (HERE / name).read_text(encoding="utf-8")


def missing(text: str, openings: set[str]) -> set[str]:
    """Return the openings that a text speaks of and the case does not have."""
    needed = {name for words, names in REACH.items() if re.search(words, text, re.IGNORECASE) for name in names}
    return needed - openings


PAGES = [path.relative_to(HERE).as_posix() for path in HERE.rglob("*.md")]
PAGES += ["../README.md", *(f"../docs/{path.name}" for path in (HERE.parent / "docs").glob("*.md"))]


@pytest.mark.parametrize("name", sorted(PAGES))
def test_no_guide_speaks_of_a_socket_that_the_case_does_not_have(name):
    assert not missing(read(name), set(OPENINGS))


def test_a_claim_without_an_opening_is_refused():
    assert missing("A Raspberry Pi 4 has a jack too.", set(OPENINGS)) == {"audio"}
    assert missing("Plug it into another USB socket.", {"usb-c"}) == {"usb-a-1", "usb-a-2"}
    assert not missing("Press the star.", set())


@pytest.mark.parametrize("name", GUIDES)
def test_the_back_wall_is_told_as_it_is_drawn(name):
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (?:[^|]+) \| ([^|]+) \|$", read(name), re.MULTILINE))
    told = {row: how for row, how in rows.items() if row in OPENINGS}
    assert set(told) == set(OPENINGS)
    for opening in OPENINGS.values():
        assert (f"2 {TIMES} M3 {TIMES} 8" in told[opening.name]) == bool(opening.screws)


def test_a_plug_passes_its_opening_even_when_it_is_printed_small():
    for opening in OPENINGS.values():
        kind = opening.name.removesuffix("-1").removesuffix("-2")
        if kind in PLUG:
            assert opening.size[0] - 0.4 >= PLUG[kind][0]
            assert opening.size[1] - 0.4 >= PLUG[kind][1]


# ---------------------------------------------------------------- screws, inserts, feet


def screws_told(name: str) -> Counter[str]:
    """Count the screws of all steps of a guide for the flat case."""
    found = re.findall(rf"(\d+) {TIMES} M([\d.,]+) {TIMES} (\d+)", read(name))
    told: Counter[str] = Counter()
    for pieces, wide, long in found:
        told[f"M{wide.replace(',', '.')}x{long}"] += int(pieces)
    return told


def listed() -> Counter[str]:
    """Count what the list of parts sells for the flat case."""
    return Counter({part.uses: part.count for part in BILL.parts if part.uses})


def holes() -> Counter[str]:
    """Count the holes of the case by the screw that goes in, from the lists that sizes.scad and base.scad build."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(models.ENCLOSURE.glob("*.scad")))
    corners = 4 if "for (p = corners(s, bolt)) translate(p) column(s);" in text else 0
    clamps = 2 * len(re.search(r"function clamps\(s\).*?: \[for \(t = \[([^\]]+)\]", text, re.DOTALL)[1].split(","))
    cup = len(re.search(r"for \(x = \[([^\]]+)\]\) translate\(star_at", text)[1].split(","))
    feet = 4 if "for (p = stand_bolts(s)) translate(p) difference()" in text else 0
    board = len(re.findall(r"\[[\d.]+, [\d.]+\]", re.search(r"board_holes = \[(.+)\];", text)[1]))
    ports = sum(2 for opening in OPENINGS.values() if opening.screws)
    return Counter({"M3x12": corners + cup, "M3x10": clamps + feet, "M2.5x6": board, "M3x8": ports})


@pytest.mark.parametrize("name", GUIDES)
def test_every_screw_of_the_steps_has_a_hole_and_stands_on_the_list(name):
    told = screws_told(name)
    assert told == holes()
    assert told == Counter({part: count for part, count in listed().items() if part.startswith("M")})


@pytest.mark.parametrize(("name", "words"), [("ASSEMBLY.md", ("ten", "four")), ("BOUWEN.md", ("tien", "vier"))])
def test_every_insert_has_a_screw_and_is_pressed_in(name, words):
    screws = holes()
    into_inserts = screws["M3x12"] + screws["M3x10"]
    assert listed()["insert"] == into_inserts == 10 + 4
    assert listed()["foot"] == 4
    for word in words:
        assert f"**{word} in" in read(name)


# ---------------------------------------------------------------- printed parts and the star


@pytest.mark.parametrize("name", GUIDES)
def test_every_printed_part_is_in_the_table_and_comes_out_of_the_script(name):
    table = set(re.findall(r"^\| `(\w+)`", read(name), re.MULTILINE)) - set(OPENINGS) - {"light"}
    script = (models.ENCLOSURE / "render.sh").read_text(encoding="utf-8")
    made = {part for row in re.findall(r"for p in ([a-z_ ]+); do", script) for part in row.split()}
    of_the_case = {part for part in made if not part.startswith("die_")}  # the die has guides of its own
    assert table == of_the_case - {"gauge"}
    assert "`gauge-D`" in read(name)


def test_every_part_of_the_stars_board_is_on_the_list_and_in_the_step():
    board = Counter(part.value for part in designed().parts)
    parts = {part.en: part.count for part in BILL.parts}
    assert parts["LED 3 mm, amber or yellow, bright (2.0 V)"] == board["LED 3 mm amber"] == PLAN.parts["lamp"]["leds"]
    resistors = next(count for name, count in parts.items() if name.startswith("Resistors"))
    assert (
        resistors == sum(part.name.startswith("R") for part in designed().parts) + 2
    )  # of light and button at the back
    for name in GUIDES:
        for part in designed().parts:
            if part.name.startswith("R") and part.name not in ("R2", "R3", "R4"):
                assert re.search(rf"\b{part.name}\b", read(name))
    assert any(part.en == f"Transistor {PLAN.parts['lamp']['transistor']}" for part in BILL.parts)


def test_there_is_a_housing_for_every_plug():
    text = next(part.en for part in BILL.parts if "housings" in part.en)
    for cable in PLAN.cables:
        if cable.id != "panel":  # it brings its own
            columns = len({number % 2 for number in cable.plug})
            assert f"{columns} {TIMES} {len(cable.plug) // columns}" in text


@pytest.mark.parametrize("name", GUIDES)
def test_the_light_of_off_and_on_is_wired_as_planned(name):
    pins = {pin.header: pin.colour for pin in PLAN.pins if pin.cable == "light"}
    assert sorted(pins) == [20, 22]
    assert re.search(r"\*\*20 \w+, 22 \w+\*\*", read(name))


@pytest.mark.parametrize("name", [*GUIDES, "README.md"])
def test_the_first_page_says_that_nobody_has_built_one(name):
    assert re.search(r"\*\*(Not built yet|Nog niet gebouwd)\b", read(name))


@pytest.mark.parametrize(("name", "word"), [("ASSEMBLY.md", "Unproven"), ("BOUWEN.md", "Niet bewezen")])
def test_every_length_without_a_source_is_named_in_the_guide(name, word):
    line = next(line for line in read(name).splitlines() if f"*{word}*" in line and "rim" in line)
    for panel in models.panels():
        for length in panel.unproven:
            assert f"`{length}`" in line
        assert panel.name in line
