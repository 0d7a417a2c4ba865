"""The guide to the die says what the files say."""

import re
from pathlib import Path

import pytest
from die_firmware import settings

from firmware_bridge.fairness import noticeable

DIE = Path(settings.__file__).resolve().parents[1]
GUIDE = (DIE / "README.md").read_text(encoding="utf-8")
GIDS = (DIE / "DOBBELSTEEN.md").read_text(encoding="utf-8")
PICO = {2: 4, 3: 5, 4: 6, 5: 7, 6: 9, 7: 10, 8: 11, 15: 20, 22: 29}
"""GPIO number and place on a Raspberry Pi Pico, by its data sheet."""


@pytest.mark.parametrize("guide", [GUIDE, GIDS], ids=["en", "nl"])
def test_the_table_of_wires_is_that_of_the_settings(guide: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \| GP(\d+) \| (\d+) \|", guide, re.MULTILINE)
    lights = tuple(int(gpio) for what, gpio, _ in rows if what.startswith(("Light", "Lampje")))
    others = {int(gpio) for what, gpio, _ in rows if not what.startswith(("Light", "Lampje"))}
    assert (lights, others) == (settings.LEDS, {settings.SENSOR, settings.SERVICE})
    assert {int(gpio): int(pin) for _, gpio, pin in rows} == PICO


def test_every_setting_that_is_named_exists() -> None:
    section = GUIDE.partition("## Settings")[2].partition("##")[0]
    assert [name for name in re.findall(r"`([A-Z_]+)`", section) if not hasattr(settings, name)] == []


def test_the_guide_does_not_promise_more_than_so_many_rolls_can_notice() -> None:
    assert round(100 * (1 / 6 + noticeable(600, 6))) == 22
    assert "22 % of the time instead of 17 %" in GUIDE


def test_links_lead_somewhere() -> None:
    assert [link for link in re.findall(r"\]\(([^)#]+)\)", GUIDE + GIDS) if not (DIE / link).exists()] == []
