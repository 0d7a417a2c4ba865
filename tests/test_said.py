"""What devices say: English as a text, and the same in the language of the table; no adapter says anything else."""

from pathlib import Path
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory

from app.config import Die
from app.devices.backlight import SysfsBacklight
from app.devices.board import Board
from app.devices.gpio_star import GpioStarButton, PwmStarLamp
from app.devices.serial_die import SerialDie
from app.devices.stand_ins import FakeClock
from app.said import Said, said
from app.table.ports import DeviceState
from app.ui.words.language import Language
from firmware_bridge.conversation import Why
from firmware_bridge.link import Kind, Status

NL = Language("nl")


def test_it_is_an_english_text_and_keeps_its_words() -> None:
    two = said("GPIO{pin} cannot be read ({error}).", pin=17, error=OSError("no")) + said(
        "Check the pin in the settings."
    )
    assert two == "GPIO17 cannot be read (no). Check the pin in the settings."
    assert NL.said(two) == "GPIO17 is niet te lezen (no). Kijk de pen na in de instellingen."


def test_a_plain_text_stays_as_it_is_in_every_language() -> None:
    assert NL.said("{what the system said}") == "{what the system said}"
    mixed = said("The sound was closed.") + "{no place}"
    assert mixed == "The sound was closed. {no place}"
    assert NL.said(mixed) == "Het geluid is gesloten. {no place}"
    assert NL.said(said("")) == ""


def refusing(error: Exception) -> Board:
    def refuse() -> Any:
        raise error

    return Board(refuse, environ={})


class Busy(MockFactory):
    """A board whose kernel has lent every pin already."""

    def pin(self, name: Any) -> Any:  # noqa: ARG002 - no pin is free
        raise RuntimeError("'GPIO busy'")


def ill_star() -> list[DeviceState]:
    """Return the button and the lamp as they are on boards that refuse."""
    boards = [
        refusing(ImportError("lgpio")),
        refusing(RuntimeError("no chip")),
        Board(Busy, owner_of=lambda _pin, _factory: "spi", environ={}),
        Board(Busy, owner_of=lambda _pin, _factory: "", environ={}),
        Board(MockFactory, environ={}),
    ]
    states = []
    for board in boards:
        button, lamp = GpioStarButton(board, FakeClock(), 99, is_threaded=False), PwmStarLamp(board, 99)
        button.start(lambda _edge: None)
        lamp.start()
        states += [button.state(), lamp.state()]
        board.close()
    return states


class Line:
    """A link to a die that is as it is told."""

    def __init__(self, status: Status) -> None:
        self.status = status

    def start(self) -> None:
        """Be as told."""

    def close(self) -> None:
        """Be as told."""


def ill_die(why: Why) -> DeviceState:
    """Return the die when its link is not well."""
    status = Status(Kind.ERROR, "/dev/ttyACM0", "the system's word", why)
    with SerialDie(Die(), FakeClock(), linker=lambda *_told: Line(status)) as die:
        die.start(lambda _signal: None)
        return die.state()


def assert_told(state: DeviceState) -> None:
    assert isinstance(state.reason, Said)
    assert NL.said(state.reason) not in ("", state.reason)


def test_whatever_a_star_complains_about_is_told_in_dutch() -> None:
    for state in ill_star():
        assert_told(state)


@pytest.mark.parametrize("why", Why)
def test_whatever_a_link_complains_about_is_told_in_dutch(why: Why) -> None:
    assert_told(ill_die(why))


def test_whatever_the_light_complains_about_is_told_in_dutch(tmp_path: Path) -> None:
    (tmp_path / "panel").mkdir()
    assert_told(SysfsBacklight(tmp_path).state())


@pytest.mark.parametrize(
    ("guide", "language"), [("ASSEMBLY", "en"), ("BENCH", "en"), ("BOUWEN", "nl"), ("TESTBANK", "nl")]
)
def test_a_guide_quotes_the_button_as_the_page_says_it(guide: str, language: str) -> None:
    words = "stuck: GPIO{pin} is held down. Look for a jammed button or a short in its wires."
    first = Language(language).said(said(words, pin=17)).partition(".")[0]
    text = (Path(__file__).parents[1] / f"hardware/{guide}.md").read_text(encoding="utf-8")
    assert f"*{first}*" in text
