"""Own score sheets as files."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from app.games.locus.own_sheet import OwnSheet, own_sheet_text, parse_own_sheet
from app.paper.files import Found, Kind, export_texts, find_things


def _is_other(text: str) -> bool:
    """Say that this is no sheet: a sheet has no list of tables."""
    return re.search(r"^[ \t]*\[\[", text, re.MULTILINE) is not None


SHEET_FILES: Kind[OwnSheet] = Kind(lambda text, file: (parse_own_sheet(text, file),), _is_other)


def export_sheets(sheets: Iterable[OwnSheet], folders: Iterable[Path]) -> int:
    """Write every sheet as TOML into every folder; return how many sheets there were."""
    return export_texts(((sheet.name, own_sheet_text(sheet)) for sheet in sheets), folders)


def find_sheets(data: Path, sticks: Sequence[Path]) -> tuple[Found[OwnSheet], ...]:
    """Read every sheet in the exports and on the sticks."""
    return find_things(SHEET_FILES, data, sticks)
