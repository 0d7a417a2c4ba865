"""The drawing of the wires: what is in git is what the script draws, and nothing of the plan is missing from it."""

from xml.etree import ElementTree

import pytest

from hardware import draw_wiring, pinout
from hardware.draw_wiring import MINUS, TIMES
from hardware.pinout import HERE
from hardware.symbols import COLOUR_WORDS

PLAN = pinout.load()
SVG = "{http://www.w3.org/2000/svg}"


def words(language: str) -> list[str]:
    """Return every line of text in the committed drawing."""
    tree = ElementTree.fromstring((HERE / f"wiring.{language}.svg").read_text(encoding="utf-8"))  # noqa: S314 - our own
    return [text.text or "" for text in tree.iter(f"{SVG}text")]


@pytest.mark.parametrize("language", draw_wiring.LANGUAGES)
def test_the_committed_drawing_is_what_the_script_draws(language):
    committed = (HERE / f"wiring.{language}.svg").read_text(encoding="utf-8")
    assert draw_wiring.drawn(language) == committed, "run: python -m hardware.draw_wiring"


@pytest.mark.parametrize("language", draw_wiring.LANGUAGES)
def test_every_pin_is_numbered_and_every_used_one_named(language):
    said = words(language)
    assert {str(number) for number in range(1, 41)} <= set(said)
    for pin in PLAN.pins:
        assert any(getattr(pin, language) in line for line in said), pin


@pytest.mark.parametrize("language", draw_wiring.LANGUAGES)
def test_every_wire_bears_its_pin_and_its_colour_in_words(language):
    said = words(language)
    for pin in PLAN.pins:
        if pin.colour:
            colour = pin.colour if language == "en" else COLOUR_WORDS[pin.colour]
            assert f"{pin.header} {colour}" in said


@pytest.mark.parametrize("language", draw_wiring.LANGUAGES)
def test_every_part_shows_its_value_and_every_socket_its_place(language):
    said = " | ".join(words(language))
    for name in ("button", "lamp", "power_light", "power_button"):
        ohms = PLAN.parts[name]["series"]
        assert (f"{ohms // 1000} kΩ" if ohms >= 1000 else f"{ohms} Ω") in said
    for socket in PLAN.sockets:
        assert socket["where"] in said
    for cable in PLAN.cables:
        assert getattr(cable, language) in said


def test_the_drawing_says_the_current_that_flows():
    assert f"(3.3 {MINUS} 0.1 {MINUS} 2.0) V / 150 Ω =" in words("en")
    assert f"8.0 mA;  5 {TIMES} 8.0 = 40.0 mA" in words("en")
    assert f"(3,3 {MINUS} 0,1 {MINUS} 2,0) V / 150 Ω =" in words("nl")
    assert "pin 12 gives 3.8 mA; a pin gives 4 mA" in words("en")


@pytest.mark.parametrize("language", draw_wiring.LANGUAGES)
def test_nothing_lies_outside_the_sheet(language):
    tree = ElementTree.fromstring((HERE / f"wiring.{language}.svg").read_text(encoding="utf-8"))  # noqa: S314 - our own
    width, height = draw_wiring.SIZE
    for text in tree.iter(f"{SVG}text"):
        size, at = float(text.attrib["font-size"]), text.attrib["text-anchor"]
        length = 0.66 * size * len(text.text or "")  # a broad hand
        left = float(text.attrib["x"]) - {"start": 0, "middle": length / 2, "end": length}[at]
        assert left >= 0
        assert left + length <= width + 1
        assert size <= float(text.attrib["y"]) <= height
