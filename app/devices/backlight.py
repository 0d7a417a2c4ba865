"""The panel's own light, through the folder that the kernel gives it: `brightness` is written, `max_brightness` read.

A panel without such a folder (most on HDMI) is dimmed in the picture instead; the screen does not know the difference.
"""

from pathlib import Path

from app.said import said
from app.table.ports import DeviceState, Health

SYSTEM = Path("/sys/class/backlight")
AS_SEEN = 2.2  # 22 % of the power looks half as bright: steps of the light are the same to the eye as in the picture


class SysfsBacklight:
    """The first light found in a folder of lights; None looks for none. It writes only what changes."""

    def __init__(self, folder: Path | None = SYSTEM) -> None:
        self._light = None if folder is None else _first(folder)
        self._state = DeviceState("backlight", Health.ABSENT)
        self._most = self._found = self._set = 0
        if self._light is not None:
            self._open(self._light)

    def shine(self, light: float) -> bool:
        """Shine with this much light, 0 to 1, as eyes see it; False if it cannot be set."""
        if self._light is None or self._state.health is not Health.OK:
            return False
        step = round(self._most * min(1.0, max(0.0, light)) ** AS_SEEN)
        if light > 0:
            step = max(1, step)
        return step == self._set or self._write(self._light, step)

    def state(self) -> DeviceState:
        """Health now."""
        return self._state

    def close(self) -> None:
        """Give the light back as it was found; may be called twice."""
        if self._light is not None and self._state.health is Health.OK:
            self._write(self._light, self._found or self._most)  # a dark panel is never left behind
        self._light = None

    def _open(self, light: Path) -> None:
        try:
            self._most = int((light / "max_brightness").read_text())
            self._found = self._set = int((light / "brightness").read_text())
        except (OSError, ValueError) as error:
            self._fail(said("{light} does not tell its brightness ({error}).", light=light.name, error=error))
            return
        self._state = DeviceState("backlight", Health.OK)
        self._write(light, self._found)

    def _write(self, light: Path, step: int) -> bool:
        try:
            (light / "brightness").write_text(f"{step}\n")
        except OSError as error:
            path, why = light / "brightness", error.strerror or error
            self._fail(said("{path} cannot be written ({error}).", path=path, error=why))
            return False
        self._set = step
        return True

    def _fail(self, reason: str) -> None:
        self._state = DeviceState("backlight", Health.ERROR, reason)


def _first(folder: Path) -> Path | None:
    """Return the first light: a device with two has one panel that somebody looks at, and the kernel lists it first."""
    try:
        return min(folder.iterdir(), default=None)
    except OSError:
        return None
