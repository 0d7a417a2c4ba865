"""The board: who has one, what is said when its pins cannot be had, and where lgpio leaves its pipes."""

from pathlib import Path
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory

from app.devices.board import Board, board_is_here, header_chip, is_wired, lgpio_factory
from app.errors import DeviceTrouble


def machine(root: Path, *, chip: bool, model: str = "", cpuinfo: str = "") -> Path:
    for name, text in (("proc/device-tree/model", model), ("proc/cpuinfo", cpuinfo)):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    (root / "dev").mkdir()
    if chip:
        (root / "dev/gpiochip0").touch()
    return root


@pytest.mark.parametrize(
    ("about", "expected"),
    [
        ({"chip": True, "model": "Raspberry Pi 4 Model B Rev 1.5\0"}, True),
        ({"chip": True, "cpuinfo": "Hardware\t: BCM2835\nRevision\t: c03115\n"}, True),
        ({"chip": True, "cpuinfo": "model name\t: some laptop\n"}, False),
        ({"chip": False, "model": "Raspberry Pi 4 Model B Rev 1.5\0"}, False),
    ],
)
def test_a_board_is_a_pi_with_a_pin_chip(tmp_path: Path, about: dict[str, Any], expected: bool) -> None:
    assert board_is_here(machine(tmp_path, **about)) is expected


def test_a_machine_that_says_nothing_has_no_board(tmp_path: Path) -> None:
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev/gpiochip0").touch()
    assert not board_is_here(tmp_path)


@pytest.mark.parametrize(("wired", "expected"), [("yes", True), ("no", False), ("auto", False)])
def test_the_setting_decides_and_auto_asks_the_machine(tmp_path: Path, wired: str, expected: bool) -> None:
    assert is_wired(wired, tmp_path) is expected


class Chips:
    """lgpio with chips that have labels; one without a label refuses to be opened."""

    def __init__(self, *labels: str) -> None:
        self.labels = labels
        self.opened: list[int] = []

    def gpiochip_open(self, number: int) -> int:
        if not self.labels[number]:
            raise RuntimeError("can not open gpiochip")
        self.opened.append(number)
        return number

    def gpio_get_chip_info(self, handle: int) -> list[Any]:
        return [0, 54, f"gpiochip{handle}", self.labels[handle]]

    def gpiochip_close(self, handle: int) -> None:
        self.opened.remove(handle)


@pytest.mark.parametrize(
    ("labels", "expected"),
    [
        (("pinctrl-bcm2711", "raspberrypi-exp-gpio"), 0),
        (("gpio-brcmstb@107d508500", "gpio-brcmstb@107d508520", "", "", "pinctrl-rp1"), 4),
        (("pinctrl-rp1", "gpio-brcmstb@107d508500"), 0),
        (("pinctrl-bcm2835", ""), 0),
        (("", "pinctrl-bcm2711"), 1),
        (("INT33FF:00",), None),
        ((), None),
    ],
)
def test_the_header_is_found_by_its_label_and_every_chip_is_closed(
    tmp_path: Path, labels: tuple[str, ...], expected: int | None
) -> None:
    (tmp_path / "dev").mkdir()
    for number in range(len(labels)):
        (tmp_path / f"dev/gpiochip{number}").touch()
    chips = Chips(*labels)
    assert header_chip(chips, tmp_path) == expected
    assert chips.opened == []


def failing(error: Exception) -> Board:
    def refuse() -> Any:
        raise error

    return Board(refuse, environ={})


def test_a_missing_pin_library_is_trouble_and_never_a_mock() -> None:
    with (
        failing(ImportError("No module named 'lgpio'")) as board,
        pytest.raises(DeviceTrouble, match=r"lgpio.*Install python3-gpiozero and python3-lgpio"),
    ):
        board.digital_input(17, active_low=True)


def test_no_rights_on_the_pins_is_trouble_that_names_the_group() -> None:
    with (
        failing(RuntimeError("can not open gpiochip")) as board,
        pytest.raises(DeviceTrouble, match=r"can not open gpiochip.*group gpio"),
    ):
        board.pwm_output(18, active_low=False)


class Busy(MockFactory):
    """A board whose kernel has lent every pin already, as lgpio says it."""

    def pin(self, name: Any) -> Any:  # noqa: ARG002 - no pin is free
        raise RuntimeError("'GPIO busy'")


def test_busy_names_pin_and_owner() -> None:
    with (
        Board(Busy, owner_of=lambda _pin, _factory: "spi0 CS0", environ={}) as board,
        pytest.raises(DeviceTrouble, match=r"GPIO8 is busy, held by 'spi0 CS0'\. Stop that program"),
    ):
        board.digital_input(8, active_low=True)


def test_busy_without_a_known_owner_names_the_likely_one() -> None:
    def nobody(_pin: int, _factory: Any) -> str:
        raise RuntimeError("bad handle")

    with (
        Board(Busy, owner_of=nobody, environ={}) as board,
        pytest.raises(DeviceTrouble, match="GPIO8 is busy, probably held by another tafelster"),
    ):
        board.digital_input(8, active_low=True)


def test_a_pin_that_does_not_exist_is_trouble() -> None:
    with Board(MockFactory, environ={}) as board, pytest.raises(DeviceTrouble, match="GPIO99 cannot be used"):
        board.digital_input(99, active_low=True)


def test_one_factory_for_all_pins() -> None:
    opened: list[MockFactory] = []

    def one_more() -> MockFactory:
        opened.append(MockFactory())
        return opened[-1]

    with Board(one_more, environ={}) as board:
        board.digital_input(17, active_low=True).close()
        board.digital_input(27, active_low=True).close()
    assert len(opened) == 1


def test_lgpio_gets_a_folder_for_its_pipes_which_goes_with_the_board() -> None:
    environ: dict[str, str] = {}
    with Board(MockFactory, environ=environ) as board:
        board.digital_input(17, active_low=True).close()
        folder = Path(environ["LG_WD"])
        assert folder.is_dir()
    assert not folder.exists()
    assert environ == {}
    board.close()


def test_a_folder_that_is_set_stays(tmp_path: Path) -> None:
    environ = {"LG_WD": str(tmp_path)}
    with Board(MockFactory, environ=environ) as board:
        board.digital_input(17, active_low=True).close()
    assert environ == {"LG_WD": str(tmp_path)}
    assert tmp_path.is_dir()


def test_nothing_is_opened_before_a_pin_is_asked_for() -> None:
    environ: dict[str, str] = {}
    with failing(AssertionError("opened")):
        assert environ == {}


def test_the_real_factory_works_or_says_why() -> None:
    """On a machine without pins or library this is trouble; on a board it is a pin. Never anything else."""
    with Board(lgpio_factory, environ={"LG_WD": "/tmp"}) as board:  # noqa: S108
        try:
            board.digital_input(26, active_low=True).close()
        except DeviceTrouble as trouble:
            assert trouble.remedy  # noqa: PT017
