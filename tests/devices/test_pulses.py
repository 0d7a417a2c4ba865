"""The board's own pulses, on a folder with the rules of the kernel; and lgpio's where the board has none."""

import errno
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from app.compose import devices_for
from app.config import Config, Star
from app.devices import pulses
from app.devices.board import LAMP_HZ, Board, lgpio_factory
from app.devices.gpio_star import PwmStarLamp
from app.devices.pulses import BoardPulses, channel_of, pulsed_pins
from app.devices.stand_ins import FakeClock
from app.table.ports import Health, LampPattern

PI_3, PI_4, PI_5 = "3f20c000.pwm", "fe20c000.pwm", "1f00098000.pwm"
JACK_OF_4, FAN_OF_5 = "fe20c800.pwm", "1f0009c000.pwm"


def machine(root: Path, *devices: str) -> Path:
    """Return the folder of a machine whose pulse makers are these devices, in the order of their numbers."""
    for number, device in enumerate(devices):
        chip = root / "devices" / device / f"pwm/pwmchip{number}"
        chip.mkdir(parents=True)
        (chip / "export").touch()
        (chip / "device").symlink_to(root / "devices" / device)
        (root / "class").mkdir(exist_ok=True)
        (root / f"class/pwmchip{number}").symlink_to(chip)
    return root / "class"


class Kernel:
    """What the kernel does when the files of a pulse maker are written: it takes, answers, or refuses."""

    def __init__(self, *, polarity: str = "normal") -> None:
        self.took: list[tuple[str, str]] = []
        self.slept = 0
        self._polarity = polarity

    def write(self, path: Path, text: str) -> None:
        """Take one write, in the kernel's order."""
        if path.name == "export":
            self._export(path.parent / f"pwm{text}")
        elif not self._allows(path, text):
            raise OSError(errno.EINVAL, "Invalid argument")
        else:
            path.write_text(f"{text}\n")
        self.took.append((path.name, text))

    def _export(self, folder: Path) -> None:
        folder.mkdir()
        for name, text in (("period", "0"), ("duty_cycle", "0"), ("enable", "0"), ("polarity", self._polarity)):
            (folder / name).write_text(f"{text}\n")

    def _allows(self, path: Path, text: str) -> bool:
        now = {name: (path.parent / name).read_text().strip() for name in pulses.NEEDED} | {path.name: text}
        was_running = (path.parent / "enable").read_text().strip() == "1"
        if path.name == "polarity" and was_running:
            return False
        return int(now["period"]) > 0 and int(now["duty_cycle"]) <= int(now["period"])

    def sleep(self, _seconds: float) -> None:
        """Let a while pass; in it, perhaps, rights are given."""
        self.slept += 1


def opened(folder: Path, kernel: Kernel, pin: int = 18, **how: Any) -> BoardPulses:
    found = channel_of(pin, folder)
    assert found is not None
    return BoardPulses(*found, hertz=LAMP_HZ, write=kernel.write, sleep=kernel.sleep, **how)


def now(folder: Path, channel: int = 0) -> dict[str, str]:
    return {name: (folder / f"pwmchip0/pwm{channel}" / name).read_text().strip() for name in pulses.NEEDED}


@pytest.mark.parametrize(
    ("devices", "pin", "expected"),
    [
        ((PI_4,), 18, ("pwmchip0", 0)),
        ((PI_4,), 19, ("pwmchip0", 1)),
        ((PI_3,), 12, ("pwmchip0", 0)),
        ((JACK_OF_4, PI_4), 18, ("pwmchip1", 0)),
        ((FAN_OF_5, PI_5), 18, ("pwmchip1", 2)),
        ((PI_5, FAN_OF_5), 13, ("pwmchip0", 1)),
        ((FAN_OF_5,), 18, None),
        ((JACK_OF_4,), 18, None),
        ((PI_4,), 23, None),
        (("1c.backlight-pwm",), 18, None),
        ((), 18, None),
    ],
)
def test_the_pulse_maker_is_told_by_its_name_never_by_its_number(
    tmp_path: Path, devices: tuple[str, ...], pin: int, expected: tuple[str, int] | None
) -> None:
    found = channel_of(pin, machine(tmp_path, *devices))
    assert (found and (found[0].name, found[1])) == expected


def test_the_pins_that_have_pulses_are_those_of_the_board(tmp_path: Path) -> None:
    assert pulsed_pins(machine(tmp_path, FAN_OF_5, PI_5)) == {12, 13, 18, 19}
    assert pulsed_pins(tmp_path / "none") == frozenset()
    assert channel_of(18, None) is None


def test_a_new_channel_starts_dark_and_fast_enough_for_the_eye(tmp_path: Path) -> None:
    folder, kernel = machine(tmp_path, PI_4), Kernel()
    lamp = opened(folder, kernel)
    assert now(folder) == {"period": "1000000", "duty_cycle": "0", "enable": "1", "polarity": "normal"}
    assert lamp.value == 0.0
    assert kernel.took[0] == ("export", "0")
    assert kernel.took[-1] == ("enable", "1")


def test_its_power_is_as_fine_as_the_kernel_takes_it(tmp_path: Path) -> None:
    folder = machine(tmp_path, PI_5)
    lamp = opened(folder, Kernel())
    lamp.value = 0.0474
    assert now(folder, 2)["duty_cycle"] == "47400"
    lamp.value = 1.0
    assert lamp.value == 1.0
    lamp.close()
    assert now(folder, 2)["duty_cycle"] == "0"


def test_a_lamp_to_plus_is_dark_with_a_full_pulse_and_stays_so_when_closed(tmp_path: Path) -> None:
    folder = machine(tmp_path, PI_4)
    lamp = opened(folder, Kernel(), active_low=True)
    assert now(folder)["duty_cycle"] == "1000000"
    lamp.value = 0.25
    assert now(folder)["duty_cycle"] == "750000"
    lamp.close()
    assert (now(folder)["duty_cycle"], now(folder)["enable"]) == ("1000000", "1")


def test_a_channel_that_somebody_left_running_is_taken_over(tmp_path: Path) -> None:
    """It ran slower and upside down: a shorter period and the right way up are taken only in the kernel's order."""
    folder, kernel = machine(tmp_path, PI_4), Kernel(polarity="inversed")
    kernel.write(folder / "pwmchip0/export", "0")
    for name, text in (("period", "20000000"), ("duty_cycle", "15000000"), ("enable", "1")):
        kernel.write(folder / f"pwmchip0/pwm0/{name}", text)
    opened(folder, kernel)
    assert now(folder) == {"period": "1000000", "duty_cycle": "0", "enable": "1", "polarity": "normal"}


def test_rights_that_come_late_are_waited_for(tmp_path: Path) -> None:
    folder, kernel = machine(tmp_path, PI_4), Kernel()
    opened(folder, kernel, is_ours=lambda _path: kernel.slept >= 3)
    assert kernel.slept == 3


def test_rights_that_never_come_are_waited_for_two_seconds(tmp_path: Path) -> None:
    folder, kernel = machine(tmp_path, PI_4), Kernel()
    with pytest.raises(PermissionError, match="pwm0 may not be written"):
        opened(folder, kernel, is_ours=lambda path: path.name != "polarity")
    assert kernel.slept * pulses.LOOK_EVERY == pytest.approx(pulses.PATIENCE)


# ---------------------------------------------------------------- which of the two


@pytest.fixture
def mock() -> MockFactory:
    return MockFactory(pin_class=MockPWMPin)


def exported(folder: Path, channel: int) -> Path:
    """Make a channel beforehand, as it is after the first start, and return its folder."""
    Kernel().write(folder / "pwmchip0/export", str(channel))
    return folder / f"pwmchip0/pwm{channel}"


def test_the_lamp_is_dimmed_by_the_board_where_it_can(tmp_path: Path, mock: MockFactory) -> None:
    folder = machine(tmp_path, PI_5)
    channel = exported(folder, 2)
    with Board(lambda: mock, environ={}, pulses=folder) as board, PwmStarLamp(board, 18) as lamp:
        lamp.start()
        lamp.show(LampPattern.STEADY, at=1.0)
        assert lamp.state().health is Health.OK
        assert (channel / "duty_cycle").read_text().strip() == "1000000"
        assert 18 not in mock.pins  # gpiozero was not asked for it
    assert (channel / "duty_cycle").read_text().strip() == "0"


@pytest.mark.parametrize("device", [FAN_OF_5, PI_5])
def test_the_lamp_is_dimmed_by_lgpio_where_the_board_has_no_pulses_or_refuses(
    tmp_path: Path, mock: MockFactory, device: str
) -> None:
    folder = machine(tmp_path, device)
    if device == PI_5:
        (exported(folder, 2) / "period").unlink()
        (folder / "pwmchip0/pwm2/period").mkdir()  # whatever is written there is refused
    with Board(lambda: mock, environ={}, pulses=folder) as board, PwmStarLamp(board, 18) as lamp:
        lamp.start()
        lamp.show(LampPattern.STEADY, at=1.0)
        assert mock.pin(18).state == 1.0


def test_a_channel_that_fails_later_is_an_error_and_not_an_end(tmp_path: Path, mock: MockFactory) -> None:
    folder = machine(tmp_path, PI_4)
    channel = exported(folder, 0)
    with Board(lambda: mock, environ={}, pulses=folder) as board, PwmStarLamp(board, 18) as lamp:
        lamp.start()
        (channel / "duty_cycle").unlink()
        (channel / "duty_cycle").mkdir()
        lamp.show(LampPattern.STEADY, at=1.0)
        assert lamp.state().health is Health.ERROR
        assert "GPIO18 does not take a brightness" in lamp.state().reason


def test_the_program_asks_the_machine_for_pulses() -> None:
    config = Config(star=Star(wired="yes"))
    devices = devices_for(config, FakeClock(), stand_ins=False)
    assert devices.lamp._board._pulses == pulses.SYSTEM  # type: ignore[attr-defined]
    devices.close()


# ---------------------------------------------------------------- lgpio


@pytest.fixture
def lgpio(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Stand in for lgpio below the real gpiozero: it notes the pulses that are asked for."""
    fake: Any = ModuleType("lgpio")
    fake.pulses = []
    for place, name in enumerate(("BOTH_EDGES", "RISING_EDGE", "FALLING_EDGE", "SET_PULL_NONE", "SET_PULL_UP")):
        setattr(fake, name, place)
    fake.SET_PULL_DOWN = 9
    fake.error = RuntimeError
    fake.gpiochip_open = lambda number: number
    fake.gpiochip_close = lambda _handle: None
    fake.gpio_get_chip_info = lambda _handle: [0, 54, "gpiochip0", "pinctrl-bcm2711"]
    fake.gpio_claim_input = fake.gpio_claim_output = lambda *_line: None
    fake.gpio_get_mode = lambda _handle, _pin: 2
    fake.gpio_write = lambda *_line: None
    fake.tx_pwm = lambda _handle, pin, hertz, percent: fake.pulses.append((pin, hertz, percent))
    monkeypatch.setitem(sys.modules, "lgpio", fake)
    monkeypatch.delitem(sys.modules, "gpiozero.pins.lgpio", raising=False)
    monkeypatch.setattr("gpiozero.pins.local.LocalPiFactory._get_revision", lambda _factory: 0xC03115)
    yield fake
    sys.modules.pop("gpiozero.pins.lgpio", None)


def test_lgpio_is_asked_for_pulses_finer_than_a_percent(tmp_path: Path, lgpio: Any) -> None:
    """Gpiozero's own pin cuts to whole percents: 4.7 % would be 4, and 0.4 % darkness."""
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev/gpiochip0").touch()
    with Board(lambda: lgpio_factory(tmp_path), environ={}) as board:
        lamp = board.pwm_output(18, active_low=False)
        lamp.value = 0.047
        assert lgpio.pulses[-1] == (18, LAMP_HZ, pytest.approx(4.7))
        lamp.value = 0.004
        assert lgpio.pulses[-1] == (18, LAMP_HZ, pytest.approx(0.4))
        assert lamp.value == pytest.approx(0.004)
        lamp.close()
