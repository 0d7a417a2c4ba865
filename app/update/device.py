"""What an update asks of the machine: an environment for the new version, a restart, the way back."""

import os
import subprocess
import sys
from pathlib import Path

from app.errors import UpdateTrouble

UNIT = "tafelster.service"
FALL_BACK = Path("/usr/local/lib/tafelster/fall-back")


def environment(folder: Path, wheels: Path, version: str) -> None:
    """Make an environment with the packages of a release, and load the program once; UpdateTrouble if it cannot be.

    The system's own packages are seen from it: pygame and the pin library come from there. There is no network.
    """
    python = str(folder / "bin" / "python")
    _run(
        "no environment can be made",
        sys.executable,
        "-m",
        "venv",
        "--system-site-packages",
        "--prompt",
        "tafelster",
        str(folder),
    )
    _run(
        "its packages do not fit this device",
        python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index",
        "--find-links", str(wheels), f"tafelster=={version}",
    )  # fmt: skip
    _run("the program does not load", python, "-P", "-c", "import app.compose")


def _run(trouble: str, *command: str) -> None:
    """Run one of our own commands without the user's settings and without any display."""
    env = {"PATH": os.environ.get("PATH", os.defpath), "SDL_VIDEODRIVER": "dummy", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    if done.returncode != 0:
        lines = (done.stderr or done.stdout).strip().splitlines() or [f"it ended with {done.returncode}"]
        raise UpdateTrouble(f"The new version is refused: {trouble} ({lines[-1]}).", "The old version runs on.")


class Systemd:
    """The service on this device."""

    def restart(self) -> bool:
        """Start anew and wait for the first frame; false if it does not come."""
        self._asked("reset-failed", UNIT)  # earlier starts do not count against this one
        return self._asked("restart", UNIT)

    def is_up(self) -> bool:
        """Whether the program shows frames now."""
        return self._asked("is-active", "--quiet", UNIT)

    def fall_back(self) -> bool:
        """Go back to the version before the one on trial, and start it."""
        subprocess.run([str(FALL_BACK), "--now"], check=False)  # noqa: S603 - the installer's own script
        return self.restart()

    @staticmethod
    def _asked(*words: str) -> bool:
        return subprocess.run(["systemctl", *words], check=False, stderr=subprocess.DEVNULL).returncode == 0  # noqa: S603, S607 - as root, on PATH
