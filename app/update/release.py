"""A release file: one ZIP with the program's packages, the installer, and a manifest with the SHA-256 of each.

    tafelster-0.2.0/manifest.json        {"format": 1, "version": "0.2.0", "python": "3.11", "files": {name: sha256}}
    tafelster-0.2.0/wheels/*.whl         the program and what Debian has not or has too old; pure Python, for any device
    tafelster-0.2.0/systemd/...          the installer for a first card

Nothing is believed before it is checked, and nothing is written outside the folder that is asked for.
"""

import hashlib
import re
import struct
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

import msgspec
from msgspec import Struct

from app.errors import UpdateTrouble

FORMAT = 1
MANIFEST = "manifest.json"
WHEELS = "wheels"
MOST = 200 * 1024 * 1024  # bytes unpacked; a release is a tenth of it
CHUNK = 1 << 20
DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, ValueError, struct.error)
"""What a damaged ZIP file makes Python raise: RuntimeError where a bit says that it is encrypted."""

AGAIN = "Copy the release file again."


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a release file says of itself."""

    format: int
    version: str
    python: str
    files: dict[str, str]


def numbers(version: str) -> tuple[int, int, int]:
    """Return "1.2.3" as numbers that can be compared; ValueError for anything else."""
    found = re.fullmatch(r"(\d{1,4})\.(\d{1,4})\.(\d{1,4})", version)
    if not found:
        raise ValueError(f"{version!r} is not a version like 1.2.3")
    return int(found[1]), int(found[2]), int(found[3])


class Release:
    """An open release file whose manifest is sound and names exactly what is in it."""

    def __init__(self, archive: zipfile.ZipFile, top: str, manifest: Manifest) -> None:
        self._archive = archive
        self._top = top
        self.manifest = manifest

    @property
    def version(self) -> str:
        """The version in it."""
        return self.manifest.version

    def unpack_wheels(self, folder: Path) -> None:
        """Check every file of the release and write the packages into a folder; UpdateTrouble if one is damaged."""
        folder.mkdir(parents=True)
        for name, wanted in self.manifest.files.items():
            path = PurePosixPath(name)
            target = folder / path.name if path.parts[0] == WHEELS else None
            if self._copied(name, target) != wanted:
                raise UpdateTrouble(f"{name} in the release file is damaged.", AGAIN)

    def _copied(self, name: str, target: Path | None) -> str:
        """Read a member through, keep it if there is a target; return its SHA-256."""
        digest = hashlib.sha256()
        with self._archive.open(f"{self._top}/{name}") as source, _kept(target) as keep:
            while chunk := source.read(CHUNK):
                digest.update(chunk)
                keep(chunk)
        return digest.hexdigest()


@contextmanager
def opened(file: Path) -> Iterator[Release]:
    """Open a release file; UpdateTrouble says what is wrong with it and what to do."""
    try:
        with zipfile.ZipFile(file) as archive:
            yield _checked(archive)
    except UpdateTrouble:
        raise
    except DAMAGE as error:
        raise UpdateTrouble(f"{file} is not a whole release file ({error}).", AGAIN) from error
    except OSError as error:
        raise UpdateTrouble(f"{file} cannot be read ({error.strerror or error}).", "Check the path.") from error


def pack(version: str, python: str, files: Mapping[str, Path], out: Path) -> None:
    """Write a release file; the same files make the same bytes."""
    manifest = Manifest(FORMAT, version, python, {name: _digest(path) for name, path in sorted(files.items())})
    top = f"tafelster-{version}"
    with zipfile.ZipFile(out, "w") as archive:
        _add(archive, f"{top}/{MANIFEST}", msgspec.json.format(msgspec.json.encode(manifest)), is_run=False)
        for name, path in sorted(files.items()):
            _add(archive, f"{top}/{name}", path.read_bytes(), is_run=bool(path.stat().st_mode & 0o100))


def _add(archive: zipfile.ZipFile, name: str, content: bytes, *, is_run: bool) -> None:
    entry = zipfile.ZipInfo(name)  # dated 1980: a release has no time of its own
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = (0o755 if is_run else 0o644) << 16
    archive.writestr(entry, content)


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@contextmanager
def _kept(target: Path | None) -> Iterator[Callable[[bytes], int]]:
    if target is None:
        yield lambda _: 0
        return
    with target.open("wb") as file:
        yield file.write


def _checked(archive: zipfile.ZipFile) -> Release:
    """Return the release in an archive, once its manifest is understood and names what is there."""
    names = [entry.filename for entry in archive.infolist() if not entry.is_dir()]
    top = names[0].split("/")[0] if names else ""
    if f"{top}/{MANIFEST}" not in names:
        raise UpdateTrouble("This is a ZIP file, but no release of tafelster.", "Name a release file.")
    if sum(entry.file_size for entry in archive.infolist()) > MOST:
        raise UpdateTrouble("The release file is far too large to be one.", AGAIN)
    manifest = _understood(archive.read(f"{top}/{MANIFEST}"))
    there = sorted(name.removeprefix(f"{top}/") for name in names if name != f"{top}/{MANIFEST}")
    if there != sorted(manifest.files):
        strange = sorted(set(there) ^ set(manifest.files)) or there
        raise UpdateTrouble(f"The release file does not hold what it says: {strange[0]}.", AGAIN)
    return Release(archive, top, manifest)


def _understood(text: bytes) -> Manifest:
    try:
        manifest = msgspec.json.decode(text, type=Manifest)
        numbers(manifest.version)
        needed = tuple(int(part) for part in manifest.python.split("."))
    except (msgspec.DecodeError, ValueError) as error:
        raise UpdateTrouble(f"The manifest of the release file is not understood ({error}).", AGAIN) from error
    if manifest.format != FORMAT:
        raise UpdateTrouble(
            f"The release file has format {manifest.format}; this version reads format {FORMAT}.",
            "Install that release anew with its own installer.",
        )
    if sys.version_info[: len(needed)] < needed:
        raise UpdateTrouble(f"Version {manifest.version} needs Python {manifest.python}.", "Update the system first.")
    if any(_is_outside(name) for name in manifest.files):
        raise UpdateTrouble("The release file names a file outside itself.", "Do not use it.")
    return manifest


def _is_outside(name: str) -> bool:
    path = PurePosixPath(name)
    return path.is_absolute() or ".." in path.parts or len(path.parts) < 2
