"""A household's own things as files: written where they survive a pulled stick, read wherever they are found.

What is in a file is known to whoever gives the text or parses it.
"""

import itertools
import os
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import Struct

from app.disk import DISK, Disk
from app.errors import FileFault, FileTrouble, StoreTrouble
from app.paper.sticks import OWN_FOLDER
from app.reading import files as reading

EXPORTS = "exports"
MOST_THINGS = 200
"""Things and refusals in one list: what follows is left out, and that is said."""
MOST_FILES = 200
"""Files that are looked into, of whatever kind: a stick may hold somebody's whole work."""

ThingT = TypeVar("ThingT")


class Kind(Struct, Generic[ThingT], frozen=True):
    """One kind of things in files.

    parse     from a text and the name of its file to the things in it; FileTrouble for a text that cannot be used
    is_other  says of a text that it is surely of another kind, so that it is left alone
    """

    parse: Callable[[str, str], Sequence[ThingT]]
    is_other: Callable[[str], bool]


class Found(Struct, Generic[ThingT], frozen=True):
    """A thing found in a file, or why the file was refused."""

    file: Path
    thing: ThingT | None
    refused: FileTrouble | None = None


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
        numbered = (f"{base}-{number}" for number in itertools.count(2))
        name = next(each for each in itertools.chain((base,), numbered) if each not in out)
        out[name] = text
    return out


def file_name(name: str) -> str:
    """Return a name in plain letters, digits and dashes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "-".join("".join(sign if sign.isalnum() else " " for sign in plain).split()) or "sheet"


def find_things(kind: Kind[ThingT], data: Path, sticks: Sequence[Path]) -> tuple[Found[ThingT], ...]:
    """Read every TOML file of a kind in the exports and on the sticks, in their first folder and in ours.

    No file hides another: each gives its things or its refusal; the things come first.
    Where a limit cuts, the last one found says so.
    """
    files: list[Path] = []
    found: list[Found[ThingT]] = []
    for folder in (*(f for stick in sticks for f in (stick, stick / OWN_FOLDER)), data / EXPORTS):
        try:
            files += _toml_files(folder)
        except FileTrouble as trouble:
            found.append(Found(folder, None, trouble))
    found += [each for file in files[:MOST_FILES] for each in _read(kind, file)]
    found.sort(key=lambda each: each.thing is None)
    if len(files) > MOST_FILES:
        found = [*found[: MOST_THINGS - 1], _left_out(files[MOST_FILES], f"{len(files)} files", MOST_FILES)]
    elif len(found) > MOST_THINGS:
        cut = found[MOST_THINGS - 1].file
        found = [*found[: MOST_THINGS - 1], _left_out(cut, f"{len(found)} things in files", MOST_THINGS - 1)]
    return tuple(found)


def _left_out(file: Path, what: str, read: int) -> Found[ThingT]:
    what = f"{what}, of which {read} are read"
    trouble = FileTrouble(file.name, "all files", what, "Leave fewer there", FileFault.LEFT_OUT)
    return Found(file, None, trouble)


def _toml_files(folder: Path) -> list[Path]:
    """Return the TOML files of a folder by name; none where there is no folder, FileTrouble where it cannot be read."""
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in entries if _is_toml(entry.name)]
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        what = f"cannot be read ({error.strerror})"
        raise FileTrouble(folder.name, "folder", what, "Check the stick", FileFault.UNREACHABLE) from error
    return sorted((folder / name for name in names), key=lambda file: file.name.casefold())


def _is_toml(name: str) -> bool:
    return name.lower().endswith(".toml") and not name.startswith(".")


def _read(kind: Kind[ThingT], file: Path) -> Iterator[Found[ThingT]]:
    try:
        text = reading.text(file)
        things = () if kind.is_other(text) else kind.parse(text, file.name)
    except FileTrouble as refused:
        yield Found(file, None, refused)
        return
    for thing in things:
        yield Found(file, thing)
