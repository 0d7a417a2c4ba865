"""Pulses that dim the lamp, made by the pulse maker (PWM) of the board itself, through the folder the kernel gives it.

Neither load nor bots shake these pulses, and they are as fine as a nanosecond. A board has them on a pin only if its
boot lines say so; without, `Board` lets lgpio make the pulses.

    pwmchip0/device -> ../../fe20c000.pwm      which pulse maker this is; its number says nothing
    pwmchip0/export                            takes the number of a channel; its folder appears
    pwmchip0/pwm0/{period,duty_cycle,enable}   nanoseconds, nanoseconds, 1 or 0
"""

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path

SYSTEM = Path("/sys/class/pwm")

CHANNELS = {
    "20c000.pwm": {12: 0, 13: 1, 18: 0, 19: 1},
    "1f00098000.pwm": {12: 0, 13: 1, 18: 2, 19: 3},
}
"""How the name of a pulse maker ends, and its channel on each GPIO: all boards up to the Raspberry Pi 4 (its first one;
the second, 20c800, is the jack's), and the RP1 of a 5 (its second, 1f0009c000, is the fan's).

Sources: raspberrypi/linux, overlays/pwm-overlay.dts; RP1 peripherals, table of functions: PWM0 on GPIO 12, 13, 18, 19.
"""

NEEDED = ("period", "duty_cycle", "enable", "polarity")
PATIENCE = 2.0
"""Seconds that rights on a new channel may take: the kernel makes it for root, and a rule gives it to the group."""

LOOK_EVERY = 0.02


def _write(path: Path, text: str) -> None:
    path.write_text(text)


def _is_ours(path: Path) -> bool:
    return os.access(path, os.W_OK)


def channel_of(pin: int, folder: Path | None) -> tuple[Path, int] | None:
    """Return the pulse maker and its channel that end at a GPIO; None if the board has none there, or is not asked."""
    if folder is None:
        return None
    for chip in sorted(folder.glob("pwmchip*")):
        name = (chip / "device").resolve().name
        for ending, channels in CHANNELS.items():
            if name.endswith(ending) and pin in channels:
                return chip, channels[pin]
    return None


def pulsed_pins(folder: Path) -> frozenset[int]:
    """Return the GPIOs at which a pulse maker of this board ends."""
    pins = {pin for channels in CHANNELS.values() for pin in channels}
    return frozenset(pin for pin in pins if channel_of(pin, folder) is not None)


class BoardPulses:
    """One channel of a pulse maker. `value` is its power, 0 to 1; OSError where the kernel refuses something."""

    def __init__(
        self,
        chip: Path,
        channel: int,
        *,
        hertz: int,
        active_low: bool = False,
        write: Callable[[Path, str], None] = _write,
        is_ours: Callable[[Path], bool] = _is_ours,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._folder = chip / f"pwm{channel}"
        self._period = 1_000_000_000 // hertz
        self._active_low = active_low
        self._write = write
        if not self._folder.exists():
            write(chip / "export", str(channel))
        self._wait(is_ours, sleep)
        self._begin()

    @property
    def value(self) -> float:
        """Its power, 0 to 1."""
        share = int(self._read("duty_cycle")) / self._period
        return 1 - share if self._active_low else share

    @value.setter
    def value(self, power: float) -> None:
        share = 1 - power if self._active_low else power
        self._set("duty_cycle", round(share * self._period))

    def close(self) -> None:
        """Darken. The channel runs on: switched off its pin would fall low, and a lamp to plus would burn."""
        with contextlib.suppress(OSError):  # whoever closes is leaving, and cannot mend it
            self.value = 0.0

    def _wait(self, is_ours: Callable[[Path], bool], sleep: Callable[[float], None]) -> None:
        """Wait until all of the channel may be written; PermissionError if that does not come."""
        paths = [self._folder / name for name in NEEDED]
        for _ in range(round(PATIENCE / LOOK_EVERY)):
            if all(map(is_ours, paths)):
                return
            sleep(LOOK_EVERY)
        raise PermissionError(f"{self._folder} may not be written")

    def _begin(self) -> None:
        """Start dark, in the one order that the kernel takes.

        It refuses anything on a channel without a period, a period shorter than the pulse, and another polarity of
        one that runs.
        """
        if self._read("enable") != "0":
            self._set("enable", 0)
        if self._read("period") != "0":
            self._set("duty_cycle", 0)
        self._set("period", self._period)
        if self._read("polarity") != "normal":
            self._write(self._folder / "polarity", "normal")
        self.value = 0.0
        self._set("enable", 1)

    def _set(self, name: str, number: int) -> None:
        self._write(self._folder / name, str(number))

    def _read(self, name: str) -> str:
        return (self._folder / name).read_text().strip()
