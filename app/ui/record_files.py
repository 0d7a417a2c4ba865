"""Writes what was played into files that other programs read: one table, and one record per game."""

from pathlib import Path

from app.errors import RecordTrouble, StoreTrouble
from app.table.export import export_csv, export_jsonl
from app.table.records import Record
from app.ui.ui import Ui

FOLDER = "exports"


def write_all(ui: Ui) -> Path:
    """Write `results.csv`, for a spreadsheet, and `game-<number>.jsonl` for every finished game; returns the folder.

    Raises StoreTrouble if the folder cannot be written. A game that cannot be played again has no record.
    """
    folder = ui.folder / FOLDER
    records = ui.records.all()
    separator = ";" if ui.language.decimal == "," else ","  # as the spreadsheets of that language part cells
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "results.csv").open("w", encoding="utf-8-sig", newline="") as out:
            export_csv(records, out, separator=separator)
        for record in records:
            _write(ui, record, folder / f"game-{record.match}.jsonl")
    except OSError as error:
        raise StoreTrouble(f"The folder {folder} cannot be written: {error}.", "Make room there.") from error
    return folder


def _write(ui: Ui, record: Record, path: Path) -> None:
    try:
        with path.open("w", encoding="utf-8") as out:
            export_jsonl(ui.table.store, ui.table.games, record.match, out)
    except RecordTrouble:
        path.unlink(missing_ok=True)
