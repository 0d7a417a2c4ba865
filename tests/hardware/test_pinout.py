"""pinout.toml is true to the board, to the program's defaults and to Ohm."""

import re

import pytest
from gpiozero import PiBoardInfo

from app.config import Star
from app.devices.pulses import CHANNELS
from hardware import pinout
from hardware.symbols import COLOUR_WORDS, WIRES

PLAN = pinout.load()
HEADER = pinout.header()
GROUNDS = {6, 9, 14, 20, 25, 30, 34, 39}


def test_the_header_is_the_one_every_board_has():
    assert list(HEADER) == list(range(1, 41))
    assert {number for number, name in HEADER.items() if name == "GND"} == GROUNDS
    assert {number for number, name in HEADER.items() if name == "5V"} == {2, 4}
    assert {number for number, name in HEADER.items() if name == "3V3"} == {1, 17}
    assert sorted(int(name[4:]) for name in HEADER.values() if name.startswith("GPIO")) == list(range(2, 28))


@pytest.mark.parametrize(("gpio", "header"), [(2, 3), (3, 5), (4, 7), (17, 11), (18, 12), (27, 13), (24, 18), (21, 40)])
def test_the_header_agrees_with_numbers_known_by_heart(gpio, header):
    assert HEADER[header] == f"GPIO{gpio}"


def test_every_pin_has_the_name_and_number_of_its_place():
    for pin in PLAN.pins:
        assert HEADER[pin.header] == pin.name
        assert pin.gpio == (int(pin.name[4:]) if pin.name.startswith("GPIO") else None)


def test_the_header_agrees_with_gpiozero():
    board = PiBoardInfo.from_revision(0xC03115).headers["J8"].pins  # a Raspberry Pi 4
    known = {number: name for number, name in HEADER.items() if not name.startswith("ID_")}
    assert {number: board[number].name for number in known} == known


def test_the_programs_defaults_are_the_pins_of_the_drawing():
    settings = {pin.setting: pin.gpio for pin in PLAN.pins if pin.setting}
    assert settings == {"button_pin": Star().button_pin, "lamp_pin": Star().lamp_pin}
    assert PLAN.parts["button"]["active_low"] == Star().button_active_low
    assert PLAN.parts["lamp"]["active_low"] == Star().lamp_active_low


def test_no_pin_is_used_twice():
    headers = [pin.header for pin in PLAN.pins]
    assert len(set(headers)) == len(headers)
    plugged = [number for cable in PLAN.cables for number in cable.plug]
    assert len(set(plugged)) == len(plugged)


def test_every_plug_covers_exactly_the_pins_of_its_cable():
    for cable in PLAN.cables:
        assert set(cable.plug) == {pin.header for pin in PLAN.pins if pin.cable == cable.id}


def test_a_plug_is_a_block_without_holes():
    """A housing is a row or a rectangle of neighbours, or it could not be pushed on."""
    for cable in PLAN.cables:
        rows = {(number - 1) // 2 for number in cable.plug}
        columns = {number % 2 for number in cable.plug}
        assert len(rows) * len(columns) == len(cable.plug)
        assert max(rows) - min(rows) + 1 == len(rows)


def test_every_wire_has_a_colour_with_a_word_in_both_languages():
    for pin in PLAN.pins:
        assert bool(pin.colour) == (pin.kind != "covered")
        assert not pin.colour or (pin.colour in WIRES and pin.colour in COLOUR_WORDS)


def test_in_one_plug_no_two_wires_look_alike():
    for cable in PLAN.cables:
        colours = [pin.colour for pin in PLAN.pins if pin.cable == cable.id and pin.colour]
        assert len(set(colours)) == len(colours)


def test_every_cable_has_one_ground_and_its_parts_use_it():
    for cable in PLAN.cables:
        assert [pin.kind for pin in PLAN.pins if pin.cable == cable.id].count("ground") == 1
    for part in PLAN.parts.values():
        home = next(cable for cable in PLAN.cables if part["pin"] in cable.plug)
        assert part["ground"] in home.plug
        assert part["ground"] in GROUNDS


def test_the_drive_of_both_boards_is_the_one_they_start_with():
    assert [drive.board for drive in PLAN.drives] == ["Raspberry Pi 4", "Raspberry Pi 5"]
    for drive in PLAN.drives:
        assert drive.most_ma <= 4.0  # 8 is the greatest setting of a 4, and the default of older boards only
        assert len(drive.source) > 20


@pytest.mark.parametrize("drive", PLAN.drives, ids=lambda drive: drive.board)
def test_no_pin_gives_more_than_its_board_promises(drive):
    light = PLAN.parts["power_light"]
    assert pinout.highest_ma(light) <= drive.most_ma
    assert pinout.led_ma(light, light["forward"][2]) >= 1.5  # still to be seen with the least lucky LED
    assert pinout.base_ma(PLAN.parts["lamp"]) <= drive.most_ma


@pytest.mark.parametrize("drive", PLAN.drives, ids=lambda drive: drive.board)
def test_the_lamp_is_held_by_its_transistor_even_when_the_pin_sags(drive):
    lamp = PLAN.parts["lamp"]
    assert lamp["leds"] * pinout.highest_ma(lamp) <= pinout.held_ma(lamp, drive.least_volts)
    assert pinout.highest_ma(lamp) <= 20.0  # what a 3 mm LED bears for ever
    assert HEADER[lamp["power"]] == "3V3"  # white LEDs need more: they stay dark on this wire


def test_the_light_that_says_the_plug_may_be_pulled_does_not_glow_when_off():
    """From GPIO9 up a pin is pulled down at reset; those below are pulled up, by 20 to 45 uA."""
    pin = next(pin for pin in PLAN.pins if pin.header == PLAN.parts["power_light"]["pin"])
    assert pin.gpio is not None
    assert pin.gpio >= 9
    lamp = next(pin for pin in PLAN.pins if pin.header == PLAN.parts["lamp"]["pin"])
    assert lamp.gpio >= 9


@pytest.mark.parametrize("name", ["button", "power_button"])
def test_a_pressed_button_reads_as_low(name):
    assert pinout.pressed_volts(PLAN.parts[name]) < 0.8


def test_a_star_pin_set_as_output_by_mistake_survives_a_press():
    assert 1000 * 3.3 / PLAN.parts["button"]["series"] <= min(drive.most_ma for drive in PLAN.drives)


def test_the_lines_for_the_boot_name_the_pins_of_the_off_and_on_cable_and_of_the_lamp():
    for boot in PLAN.boot:
        number = int(re.search(r"\b(?:gpio|gpio_pin|pin)=(\d+)", boot["line"])[1])
        assert number == boot["gpio"]
    off_and_on = {
        pin.gpio for pin in PLAN.pins if pin.cable in ("power", "light") and pin.gpio is not None and pin.colour
    }
    assert {boot["gpio"] for boot in PLAN.boot} == off_and_on | {Star().lamp_pin}


def test_no_pin_that_the_system_takes_is_one_of_the_program():
    """The pulse maker takes none: it is lent to the program, on the pin of its lamp."""
    ours = {Star().button_pin, Star().lamp_pin}
    assert ours.isdisjoint(boot["gpio"] for boot in PLAN.boot if not boot["line"].startswith("dtoverlay=pwm,"))


PULSES = {12: 4, 18: 2, 13: 4, 19: 2}
"""GPIO and its function: raspberrypi/linux, arch/arm/boot/dts/overlays/pwm-overlay.dts."""


def test_the_pulse_maker_is_lent_to_a_pin_that_it_reaches_on_every_board():
    line = next(boot["line"] for boot in PLAN.boot if boot["line"].startswith("dtoverlay=pwm,"))
    pin, function = map(int, re.search(r"pin=(\d+),func=(\d+)", line).groups())
    assert PULSES[pin] == function
    assert all(pin in channels for channels in CHANNELS.values())
