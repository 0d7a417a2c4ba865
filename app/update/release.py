"""A release file: one ZIP with the program's packages, the installer, and a manifest with the SHA-256 of each.

    tafelster-0.2.0/manifest.json        {"format": 1, "version": "0.2.0", "python": "3.11", "files": {name: sha256}}
    tafelster-0.2.0/wheels/*.whl         the program and what Debian has not or has too old; pure Python, for any device
    tafelster-0.2.0/systemd/...          the installer for a first card

Nothing is believed before it is checked, and nothing is written outside the folder that is asked for.
"""

import hashlib
import io
import re
import struct
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import BinaryIO

import msgspec
from msgspec import Struct

from app.errors import FileTrouble, UpdateTrouble, shortened
from app.reading import files, typed

FORMAT = 1
MANIFEST = "manifest.json"
WHEELS = "wheels"
MOST = 200 * 1024 * 1024  # bytes unpacked; a release is a tenth of it
MOST_OF_MANIFEST = 256_000  # bytes; one file takes a hundred
MOST_OF_DIRECTORY = 1_000_000  # bytes of the list at the end of the ZIP file, which is read whole
CHUNK = 1 << 20
PACKED_AS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, ValueError, struct.error)
"""What a damaged ZIP file makes Python raise: RuntimeError where a bit says that it is encrypted."""

AGAIN = "Copy the release file again."


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a release file says of itself."""

    format: int
    version: str
    python: str
    files: dict[str, str]


Signer = Callable[[Manifest], tuple[str, bytes]]
"""Returns the name and the bytes of the file that tells who made a release with this manifest."""

_NUMBER = "0|[1-9][0-9]{0,3}"


def numbers(version: str) -> tuple[int, int, int]:
    """Return "1.2.3" as numbers that can be compared; ValueError for any other spelling of it."""
    found = re.fullmatch(rf"({_NUMBER})\.({_NUMBER})\.({_NUMBER})", version)
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

    def content(self, name: str, most: int) -> bytes:
        """Return the bytes of one file that has at most so many; UpdateTrouble if it is damaged or longer."""
        with self._archive.open(f"{self._top}/{name}") as source:
            found = source.read(most + 1)
        if len(found) > most or hashlib.sha256(found).hexdigest() != self.manifest.files[name]:
            raise UpdateTrouble(f"{name} in the release file is damaged.", AGAIN)
        return found

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
        with files.opened(file, shown=str(file)) as stream:
            _refuse_odd_end(stream)
            with zipfile.ZipFile(stream) as archive:
                yield _checked(archive)
    except UpdateTrouble:
        raise
    except FileTrouble as trouble:
        raise UpdateTrouble(f"{trouble.file}: {trouble.what}.", f"{trouble.remedy}.") from trouble
    except DAMAGE as error:
        raise UpdateTrouble(f"{file} is not a whole release file ({error}).", AGAIN) from error
    except OSError as error:
        raise UpdateTrouble(f"{file} cannot be read ({error.strerror or error}).", "Check the path.") from error


def pack(version: str, python: str, files: Mapping[str, Path], out: Path, sign: Signer | None = None) -> None:
    """Write a release file; the same files make the same bytes. `sign` adds a file that says who made it."""
    manifest = Manifest(FORMAT, version, python, {name: _digest(path) for name, path in sorted(files.items())})
    top = f"tafelster-{version}"
    with zipfile.ZipFile(out, "w") as archive:
        if sign is not None:
            name, text = sign(manifest)
            manifest.files[name] = hashlib.sha256(text).hexdigest()
            _add(archive, f"{top}/{name}", text, is_run=False)
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


def _refuse_odd_end(stream: BinaryIO) -> None:
    """Refuse a file that does not end as `pack` ends it, before a list of unknown length is read.

    The last 22 bytes of a ZIP file without a comment say how long that list is; in ours there is none larger.
    """
    size = stream.seek(0, io.SEEK_END)
    stream.seek(max(0, size - _LARGE_AT))
    tail = stream.read(_LARGE_AT)
    if len(tail) < _END.size or size > MOST:
        raise zipfile.BadZipFile("it is too long" if size > MOST else "it is too short")
    sign, *_, length, _, comment = _END.unpack(tail[-_END.size :])
    if sign != b"PK\x05\x06" or comment or length > MOST_OF_DIRECTORY or tail.startswith(_LARGE):
        raise zipfile.BadZipFile("it does not end like one")


_END = struct.Struct("<4s4H2LH")
_LARGE = b"PK\x06\x07"  # begins what tells of a list of the larger kind
_LARGE_AT = _END.size + 20  # bytes before the end


def _checked(archive: zipfile.ZipFile) -> Release:
    """Return the release in an archive, once its manifest is understood and names what is there."""
    names = [entry.filename for entry in archive.infolist() if not entry.is_dir()]
    top = names[0].split("/")[0] if names else ""
    if f"{top}/{MANIFEST}" not in names:
        raise UpdateTrouble("This is a ZIP file, but no release of tafelster.", "Name a release file.")
    _refuse_odd_members(archive.infolist(), archive.getinfo(f"{top}/{MANIFEST}"))
    manifest = _understood(archive.read(f"{top}/{MANIFEST}"))
    there = sorted(name.removeprefix(f"{top}/") for name in names if name != f"{top}/{MANIFEST}")
    if there != sorted(manifest.files):
        strange = sorted(set(there) ^ set(manifest.files)) or there
        raise UpdateTrouble(f"The release file does not hold what it says: {shortened(strange[0])}.", AGAIN)
    return Release(archive, top, manifest)


def _refuse_odd_members(entries: Sequence[zipfile.ZipInfo], manifest: zipfile.ZipInfo) -> None:
    """Refuse what would unpack to more than a release can be, or was packed in a way that `pack` does not use."""
    if sum(entry.file_size for entry in entries) > MOST or manifest.file_size > MOST_OF_MANIFEST:
        raise UpdateTrouble("The release file is far too large to be one.", AGAIN)
    for entry in entries:
        if entry.compress_type not in PACKED_AS:
            raise UpdateTrouble(f"{shortened(entry.filename)} is packed in a way that no release is.", AGAIN)


def _understood(text: bytes) -> Manifest:
    try:
        manifest = typed.json(text, MANIFEST, Manifest)
        numbers(manifest.version)
        needed = _python(manifest.python)
    except ValueError as error:
        raise UpdateTrouble(f"The manifest of the release file is not understood ({error}).", AGAIN) from error
    if manifest.format != FORMAT:
        raise UpdateTrouble(
            f"The release file has format {manifest.format}; this version reads format {FORMAT}.",
            "Install that release anew with its own installer.",
        )
    if sys.version_info[: len(needed)] < needed:
        raise UpdateTrouble(f"Version {manifest.version} needs Python {manifest.python}.", "Update the system first.")
    _refuse_odd_names(manifest.files)
    return manifest


def _python(version: str) -> tuple[int, ...]:
    """Return "3.11" as numbers; ValueError for anything else."""
    if not re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,3}){0,2}", version):
        raise ValueError(f"{shortened(version)!r} is not a version of Python")
    return tuple(int(part) for part in version.split("."))


def _refuse_odd_names(names: Iterable[str]) -> None:
    """Refuse a name that leads outside, that no release has, or that would be written over another."""
    kept: set[str] = set()
    for name in names:
        parts = name.split("/")
        if len(parts) < 2 or name.startswith("/") or ".." in parts:
            raise UpdateTrouble("The release file names a file outside itself.", "Do not use it.")
        if not all(_PART.fullmatch(part) for part in parts) or (parts[0] == WHEELS and len(parts) != 2):
            raise UpdateTrouble(f"No release has a file called {shortened(name)!r}.", "Do not use it.")
        if name.lower() in kept:
            raise UpdateTrouble(f"The release file holds {shortened(name)} twice.", "Do not use it.")
        kept.add(name.lower())


_PART = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+@-]{0,199}")
"""One part of a name in a release: plain, and short enough for every file system."""
