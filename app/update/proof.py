"""What a running version and the update tell each other through the data folder.

proven     the version that ran for a while: written by the program, read by the update
returned   "0.2.0 0.1.0": 0.2.0 did not start and 0.1.0 runs again: written by fall-back, read by the program
"""

from importlib.metadata import version
from pathlib import Path

from app.disk import DISK
from app.errors import FileTrouble
from app.reading import files
from app.table.ports import Watcher

PROVEN, RETURNED = "proven", "returned"
SHORT = 200  # bytes
STANDS_AFTER = 20.0  # seconds of frames


def proven(folder: Path) -> str:
    """Return the version that proved itself last, "" if none did."""
    try:
        return files.text(folder / PROVEN, SHORT).strip()
    except FileTrouble:
        return ""


def forget(folder: Path) -> None:
    """Let every version prove itself anew."""
    (folder / PROVEN).unlink(missing_ok=True)


def returned(folder: Path) -> tuple[str, str] | None:
    """Return the version that did not start and the one that runs again, once: what was told is forgotten."""
    path = folder / RETURNED
    try:
        failed, again = files.text(path, SHORT).split()
        path.unlink()
    except (OSError, ValueError):
        return None
    return failed, again


class Vouching:
    """A watcher that vouches for this version when its frames have come for a while; the rest it passes on."""

    def __init__(self, watcher: Watcher, folder: Path) -> None:
        self._watcher = watcher
        self._folder = folder
        self._since: float | None = None
        self._is_done = False

    def ready(self) -> None:
        """Pass it on."""
        self._watcher.ready()

    def alive(self, now: float) -> None:
        """Pass it on, and vouch when it is time."""
        self._watcher.alive(now)
        if self._is_done:
            return
        self._since = now if self._since is None else self._since
        if now - self._since >= STANDS_AFTER:
            self._is_done = True
            self._vouch(version("tafelster"))

    def stopping(self) -> None:
        """Pass it on."""
        self._watcher.stopping()

    def _vouch(self, name: str) -> None:
        if proven(self._folder) == name:
            return
        try:
            DISK.write(self._folder / PROVEN, f"{name}\n".encode())
        except OSError:
            return  # a full card: the version stays on trial, and the screen has told of the card
