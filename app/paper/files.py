"""Sheets as files: written where they survive a pulled stick, read wherever they are found."""

import os
import unicodedata
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct

from app.errors import StoreTrouble
from app.games.locus.data_refused import DataRefused, Malformed
from app.games.locus.own_sheet import OwnSheet, own_sheet_text, parse_own_sheet
from app.paper.sticks import OWN_FOLDER

EXPORTS = "exports"
LARGEST = 64_000  # bytes; a sheet has less than one thousand
MOST_FILES = 60


class Found(Struct, frozen=True):
    """A file that may hold a sheet: the sheet, or why it was refused."""

    file: Path
    sheet: OwnSheet | None
    refused: DataRefused | None = None


def homes(data: Path, sticks: Sequence[Path]) -> tuple[Path, ...]:
    """Return the folders that files are written to: the exports of the data folder, and each stick."""
    return (data / EXPORTS, *(stick / OWN_FOLDER for stick in sticks))


def write_file(file: Path, content: bytes) -> None:
    """Write a file whole, or not at all; when this returns the stick may be pulled. Raises StoreTrouble."""
    half = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with half.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        half.replace(file)
    except OSError as error:
        raise StoreTrouble(
            f"{file} cannot be written: {error.strerror}.", "Make room there, or name another."
        ) from error


def export_sheets(sheets: Iterable[OwnSheet], folders: Iterable[Path]) -> int:
    """Write every sheet as TOML into every folder; return how many sheets there were."""
    named = _named(sheets)
    for folder in folders:
        for name, sheet in named.items():
            write_file(folder / f"{name}.toml", own_sheet_text(sheet).encode())
    return len(named)


def _named(sheets: Iterable[OwnSheet]) -> dict[str, OwnSheet]:
    """Return sheets under names that no file system minds and no two share."""
    out: dict[str, OwnSheet] = {}
    for sheet in sheets:
        base = file_name(sheet.name)
        name = next(n for n in (base, *(f"{base}-{k}" for k in range(2, 1000))) if n not in out)
        out[name] = sheet
    return out


def file_name(name: str) -> str:
    """Return a name in plain letters, digits and dashes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "-".join("".join(sign if sign.isalnum() else " " for sign in plain).split()) or "sheet"


def find_sheets(data: Path, sticks: Sequence[Path]) -> tuple[Found, ...]:
    """Read every TOML file in the exports and on the sticks, in their first folder and in ours."""
    folders = [*(f for stick in sticks for f in (stick, stick / OWN_FOLDER)), data / EXPORTS]
    files = [file for folder in folders for file in _toml_files(folder)]
    return tuple(_read(file) for file in files[:MOST_FILES])


def _toml_files(folder: Path) -> list[Path]:
    try:
        files = [f for f in folder.iterdir() if f.suffix.lower() == ".toml" and not f.name.startswith(".")]
        return sorted((f for f in files if f.is_file()), key=lambda f: f.name.casefold())
    except OSError:
        return []


def _read(file: Path) -> Found:
    try:
        return Found(file, parse_own_sheet(_text(file), file.name))
    except DataRefused as refused:
        return Found(file, None, refused)


def _text(file: Path) -> str:
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise Malformed(file.name, "text", f"more than {LARGEST} bytes", "Name a sheet")
        return content.decode("utf-8")
    except OSError as error:
        raise Malformed(file.name, "text", f"cannot be read: {error.strerror}", "Copy it again") from error
    except UnicodeDecodeError as error:
        raise Malformed(file.name, "text", f"not UTF-8: {error.reason}", "Save it as UTF-8") from error
