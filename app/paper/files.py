"""A household's own things as files: written where they survive a pulled stick, read wherever they are found.

What is in a file is known to whoever gives the text or parses it.
"""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from app.disk import DISK, Disk
from app.errors import StoreTrouble
from app.paper.sticks import OWN_FOLDER

EXPORTS = "exports"
LARGEST = 64_000  # bytes; a sheet has less than one thousand, fifty yards have less than that
MOST_FILES = 60

ThingT = TypeVar("ThingT")


class Refused(Protocol):
    """Why a text is refused: `file` and `place` say where, `what` quotes it, `remedy` says what to do."""

    file: str
    place: str
    what: str
    remedy: str


class Unreadable(ValueError):
    """A file that is no text at all, or too long for one; it has what `Refused` has."""

    def __init__(self, file: str, what: str, remedy: str) -> None:
        super().__init__(f"{file}: {what}. {remedy}.")
        self.file, self.place, self.what, self.remedy = file, "text", what, remedy


class Kind(Struct, Generic[ThingT], frozen=True):
    """One kind of things in files.

    parse     from a text and the name of its file to the things in it
    refuses   what `parse` raises for a text that cannot be used; it has what `Refused` has
    is_other  says of a text that it is surely of another kind, so that it is left alone
    """

    parse: Callable[[str, str], Sequence[ThingT]]
    refuses: type[Exception]
    is_other: Callable[[str], bool]


class Found(Struct, Generic[ThingT], frozen=True):
    """A thing found in a file, or why the file was refused."""

    file: Path
    thing: ThingT | None
    refused: Refused | None = None


def homes(data: Path, sticks: Sequence[Path]) -> tuple[Path, ...]:
    """Return the folders that files are written to: the exports of the data folder, and each stick."""
    return (data / EXPORTS, *(stick / OWN_FOLDER for stick in sticks))


def write_file(file: Path, content: bytes, disk: Disk = DISK) -> None:
    """Write a file whole, or not at all; when this returns the stick may be pulled. Raises StoreTrouble."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        disk.write(file, content)
    except OSError as error:
        raise StoreTrouble(
            f"{file} cannot be written: {error.strerror}.", "Make room there, or name another."
        ) from error


def export_texts(texts: Iterable[tuple[str, str]], folders: Iterable[Path]) -> int:
    """Write every (name, text) as TOML into every folder; return how many there were. Raises StoreTrouble."""
    named = _named(texts)
    for folder in folders:
        for name, text in named.items():
            write_file(folder / f"{name}.toml", text.encode())
    return len(named)


def _named(texts: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return texts under names that no file system minds and no two share."""
    out: dict[str, str] = {}
    for title, text in texts:
        base = file_name(title)
        name = next(n for n in (base, *(f"{base}-{k}" for k in range(2, 1000))) if n not in out)
        out[name] = text
    return out


def file_name(name: str) -> str:
    """Return a name in plain letters, digits and dashes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "-".join("".join(sign if sign.isalnum() else " " for sign in plain).split()) or "sheet"


def find_things(kind: Kind[ThingT], data: Path, sticks: Sequence[Path]) -> tuple[Found[ThingT], ...]:
    """Read every TOML file of a kind in the exports and on the sticks, in their first folder and in ours."""
    folders = [*(f for stick in sticks for f in (stick, stick / OWN_FOLDER)), data / EXPORTS]
    files = [file for folder in folders for file in _toml_files(folder)]
    return tuple(found for file in files[:MOST_FILES] for found in _read(kind, file))


def _toml_files(folder: Path) -> list[Path]:
    try:
        files = [f for f in folder.iterdir() if f.suffix.lower() == ".toml" and not f.name.startswith(".")]
        return sorted((f for f in files if f.is_file()), key=lambda f: f.name.casefold())
    except OSError:
        return []


def _read(kind: Kind[ThingT], file: Path) -> list[Found[ThingT]]:
    try:
        text = _text(file)
    except Unreadable as refused:
        return [Found(file, None, refused)]
    if kind.is_other(text):
        return []
    try:
        return [Found(file, thing) for thing in kind.parse(text, file.name)]
    except kind.refuses as refused:
        return [Found(file, None, refused)]  # type: ignore[arg-type]


def _text(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise Unreadable(file.name, f"more than {LARGEST} bytes", "Use one as it was exported")
        return content.decode("utf-8")
    except OSError as error:
        raise Unreadable(file.name, f"cannot be read: {error.strerror}", "Copy it again") from error
    except UnicodeDecodeError as error:
        raise Unreadable(file.name, f"not UTF-8: {error.reason}", "Save it as UTF-8") from error
