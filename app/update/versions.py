"""The versions on a device, side by side, and which of them runs.

    root/versions/0.1.0/    a whole environment each: bin/python, and the program in it
    root/versions/0.2.0/
    root/current            a link to the one that runs, changed in one step
    root/trial              "0.2.0 0.1.0" while 0.2.0 is tried and 0.1.0 would be gone back to
    root/keys               the keys of those whose releases are taken, one a line

A folder under `versions` that has its name is whole: it is made under another one and renamed. Power may go at any
moment: `current` always leads to a whole version.
"""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from app.disk import DISK
from app.errors import UpdateTrouble
from app.update.release import Release, numbers

ROOT = Path("/opt/tafelster")
HALF = ".new"

Builder = Callable[[Path, Path, str], None]
"""Makes a folder into a whole environment: given the folder, the folder of its packages, and the version."""


class Versions:
    """The versions below one folder. `step` hears of every step before it is taken."""

    def __init__(self, root: Path = ROOT, step: Callable[[str], None] = lambda _: None) -> None:
        self.root = root
        self._step = step

    @property
    def keys(self) -> Path:
        """The file with the keys of those whose releases are taken."""
        return self.root / "keys"

    def current(self) -> str:
        """Return the version that runs; UpdateTrouble where none was set up."""
        try:
            name = (self.root / "current").readlink().name
            numbers(name)
        except (OSError, ValueError) as error:
            raise UpdateTrouble(
                f"No version runs from {self.root / 'current'} here.", "Set the device up with systemd/install.sh."
            ) from error
        return name

    def all(self) -> tuple[str, ...]:
        """Return the versions that are here whole, oldest first."""
        folders = [path for path in (self.root / "versions").glob("*") if not path.name.startswith(".")]
        return tuple(sorted((path.name for path in folders), key=numbers))

    def folder(self, version: str) -> Path:
        """Return where a version is, or would be."""
        return self.root / "versions" / version

    def add(self, release: Release, build: Builder) -> None:
        """Set a version up beside the others; it has its name when it is whole and on the disk."""
        self.tidy()
        half = self.root / "versions" / f".{release.version}{HALF}"
        self._step("unpack")
        release.unpack_wheels(half / "wheels")
        self._step("build")
        build(half, half / "wheels", release.version)
        whole = self.folder(release.version)
        self._step("rename inside")
        _speak_of(half, whole)
        self._step("flush")
        os.sync()
        if whole.exists():  # tried before and gone back from: it is not what runs
            self._step("put aside")
            DISK.rename(whole, whole.with_name(f".{whole.name}.old"))
        self._step("name")
        DISK.rename(half, whole)

    def try_out(self, version: str) -> None:
        """Let a version run, on trial: what ran before is gone back to unless this one proves itself."""
        self._step("write trial")
        DISK.write(self.root / "trial", f"{version} {self.current()}\n".encode())
        self._step("link")
        link = self.root / ".current.new"
        link.unlink(missing_ok=True)
        link.symlink_to(Path("versions") / version)
        self._step("switch")
        DISK.rename(link, self.root / "current")

    def accept(self) -> None:
        """End the trial: the version that runs has proven itself."""
        self._step("accept")
        (self.root / "trial").unlink(missing_ok=True)
        DISK.sync(self.root)

    def tidy(self) -> None:
        """Remove what is put aside, and what an interrupted update left half made."""
        self._step("tidy")
        for path in (self.root / "versions").glob(".*"):
            shutil.rmtree(path)

    def forget_others(self, *kept: str) -> None:
        """Put all versions aside but these and the one that runs; `tidy` removes them."""
        for version in self.all():
            if version not in (*kept, self.current()):
                self._step(f"forget {version}")
                folder = self.folder(version)
                DISK.rename(folder, folder.with_name(f".{version}.old"))  # not whole any more from the first file on


def _speak_of(half: Path, whole: Path) -> None:
    """Have an environment speak of itself by the name it will have: first lines of its commands, and its settings."""
    for path in (*(half / "bin").iterdir(), half / "pyvenv.cfg"):
        if path.is_file() and not path.is_symlink():
            said = path.read_bytes()
            if os.fsencode(half) in said:
                path.write_bytes(said.replace(os.fsencode(half), os.fsencode(whole)))
