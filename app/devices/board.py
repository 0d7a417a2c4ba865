"""The board's pins, opened once and shared by button and lamp, with every failure in words.

The pin library is lgpio and nothing else: a fallback would be a button that looks fine and never
presses. gpiozero and lgpio are imported when the first pin is asked for, never before.
"""

import importlib
import os
import tempfile
import threading
from collections.abc import Callable, MutableMapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from app.devices.pulses import BoardPulses, channel_of
from app.errors import DeviceTrouble
from app.said import said

HEADER_LABELS = ("pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835")
"""What the kernel calls the chip behind the 40 pins: on a Raspberry Pi 5, on a 4, and on those before."""

LAMP_HZ = 1000
"""Pulses of the lamp a second: at gpiozero's usual 100 the dimmest light is 0.5 ms long, and shakes under load."""


def board_is_here(root: Path = Path("/")) -> bool:
    """Whether this machine is a Raspberry Pi with pins: what `wired = "auto"` asks.

    A pin chip alone proves nothing, laptops have them too; only the board gives itself a revision.
    """
    if not any((root / "dev").glob("gpiochip*")):
        return False
    model = _text(root / "proc/device-tree/model")
    return "Raspberry Pi" in model or "\nRevision" in _text(root / "proc/cpuinfo")


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def is_wired(wired: str, root: Path = Path("/")) -> bool:
    """Whether to look for a button: the setting `star.wired` ("auto", "yes", "no") decides."""
    return wired == "yes" or (wired == "auto" and board_is_here(root))


def header_chip(lgpio: Any, root: Path = Path("/")) -> int | None:
    """Return the number of the chip that holds the 40 pins, None if no chip says so.

    Its number moved with the kernels of the Raspberry Pi 5 (4, then 0); its label never did.
    """
    for path in sorted((root / "dev").glob("gpiochip*")):
        number = int(path.name.removeprefix("gpiochip"))
        if _label(lgpio, number) in HEADER_LABELS:
            return number
    return None


def _label(lgpio: Any, number: int) -> str:
    try:
        handle = lgpio.gpiochip_open(number)
    except Exception:  # lgpio.error is a plain Exception; a chip that is not ours to open is not the header
        return ""
    try:
        return str(lgpio.gpio_get_chip_info(handle)[3])
    finally:
        lgpio.gpiochip_close(handle)


def lgpio_factory(root: Path = Path("/")) -> Any:
    """Return gpiozero's factory on lgpio, or raise what lgpio raises."""
    pins, lgpio = importlib.import_module("gpiozero.pins.lgpio"), importlib.import_module("lgpio")
    factory = pins.LGPIOFactory(chip=header_chip(lgpio, root))
    factory.pin_class = _fine(pins.LGPIOPin, lgpio)
    return factory


def _fine(pin_class: Any, lgpio: Any) -> Any:
    """Return gpiozero's pin with pulses as fine as lgpio makes them, a microsecond.

    Its own are cut to whole percents: a dim lamp shows every one as a jump, and the first as darkness.
    """

    class FinePin(pin_class):  # type: ignore[misc]
        _pwm: tuple[float, float] | None

        def _set_state(self, value: float) -> None:
            if self._pwm is None:
                super()._set_state(value)
                return
            hertz, _ = self._pwm
            self._pwm = (hertz, 100 * value)
            lgpio.tx_pwm(self.factory._handle, self._number, *self._pwm)

    return FinePin


def line_owner(pin: int, factory: Any) -> str:
    """Return the name under which the kernel lent the pin, "" if it does not say."""
    lgpio = importlib.import_module("lgpio")
    handle = lgpio.gpiochip_open(getattr(factory, "chip", 0))
    try:
        return str(lgpio.gpio_get_line_info(handle, pin)[4])
    finally:
        lgpio.gpiochip_close(handle)


class Board:
    """The pins of this device. Close it after the devices that sit on it."""

    def __init__(
        self,
        open_factory: Callable[[], Any] = lgpio_factory,
        owner_of: Callable[[int, Any], str] = line_owner,
        environ: MutableMapping[str, str] | None = None,
        pulses: Path | None = None,
    ) -> None:
        self._open_factory = open_factory
        self._owner_of = owner_of
        self._environ = os.environ if environ is None else environ
        self._pulses = pulses
        self._lock = threading.Lock()
        self._factory: Any = None
        self._scratch: tempfile.TemporaryDirectory[str] | None = None

    def open(self) -> None:
        """Open the pins without claiming any; DeviceTrouble if they cannot be had."""
        self._opened()

    def digital_input(self, pin: int, *, active_low: bool) -> Any:
        """Claim a pin with the pull resistor that fits; DeviceTrouble if it cannot be had."""
        return self._claim(pin, "DigitalInputDevice", pull_up=active_low)

    def pwm_output(self, pin: int, *, active_low: bool) -> Any:
        """Claim a pin whose brightness can be set; DeviceTrouble if it cannot be had.

        The pulse maker of the board comes first, if `pulses` is the folder of such and one ends at this pin; one that
        refuses (no rights, or another program has it) leaves the pulses to lgpio.
        """
        if (found := channel_of(pin, self._pulses)) is not None:
            try:
                return BoardPulses(*found, hertz=LAMP_HZ, active_low=active_low)
            except OSError:
                pass
        return self._claim(pin, "PWMOutputDevice", active_high=not active_low, frequency=LAMP_HZ)

    def close(self) -> None:
        """Let go of the board; may be called twice."""
        with self._lock:
            if self._factory is not None:
                self._factory.close()
                self._factory = None
            self._forget_scratch()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _claim(self, pin: int, kind: str, **how: Any) -> Any:
        factory = self._opened()
        gpiozero = importlib.import_module("gpiozero")
        try:
            return getattr(gpiozero, kind)(pin, pin_factory=factory, **how)
        except Exception as error:  # lgpio.error is a plain Exception, so nothing narrower holds it
            raise self._refused(pin, factory, error) from error

    def _opened(self) -> Any:
        with self._lock:
            if self._factory is None:
                self._make_scratch()
                try:
                    self._factory = self._open_factory()
                except ImportError as error:
                    raise _missing(error) from error
                except Exception as error:  # lgpio.error again
                    raise DeviceTrouble(
                        said("The pins cannot be opened ({error}).", error=error),
                        said("Check that there is a /dev/gpiochip and that the user is in the group gpio."),
                    ) from error
            return self._factory

    def _make_scratch(self) -> None:
        """Give lgpio a folder for its pipes: without one it drops them where the program was started."""
        if "LG_WD" not in self._environ:
            self._scratch = tempfile.TemporaryDirectory(prefix="tafelster-pins-")
            self._environ["LG_WD"] = self._scratch.name

    def _forget_scratch(self) -> None:
        if self._scratch is not None:
            self._environ.pop("LG_WD", None)
            self._scratch.cleanup()
            self._scratch = None

    def _refused(self, pin: int, factory: Any, error: Exception) -> DeviceTrouble:
        if "busy" not in str(error).lower() and type(error).__name__ != "GPIOPinInUse":
            what = said("GPIO{pin} cannot be used ({error}).", pin=pin, error=error)
            return DeviceTrouble(what, said("Check the pin in the settings."))
        remedy = said("Stop that program or choose another pin.")
        if owner := self._owner(pin, factory):
            return DeviceTrouble(said("GPIO{pin} is busy, held by '{owner}'.", pin=pin, owner=owner), remedy)
        what = said("GPIO{pin} is busy, probably held by another tafelster or an overlay of the system.", pin=pin)
        return DeviceTrouble(what, remedy)

    def _owner(self, pin: int, factory: Any) -> str:
        try:
            return self._owner_of(pin, factory)
        except Exception:  # a guess at a name must not hide the trouble it explains
            return ""


def _missing(error: ImportError) -> DeviceTrouble:
    what = said("The pin library is missing ({error}).", error=error)
    return DeviceTrouble(what, said("Install python3-gpiozero and python3-lgpio."))
