"""Writes what was played into files that other programs read: one table, and one record per game."""

import io
from pathlib import Path

from app.disk import DISK
from app.errors import RecordTrouble, StoreTrouble
from app.table.records import Record
from app.table.store.export import export_csv, export_jsonl
from app.ui.stage.ui import Ui

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
        table = io.StringIO(newline="")
        export_csv(records, table, separator=separator)
        DISK.write(folder / "results.csv", table.getvalue().encode("utf-8-sig"))
        for record in records:
            _write(ui, record, folder / f"game-{record.match}.jsonl")
    except OSError as error:
        raise StoreTrouble(f"The folder {folder} cannot be written: {error}.", "Make room there.") from error
    return folder


def _write(ui: Ui, record: Record, path: Path) -> None:
    lines = io.StringIO()
    try:
        export_jsonl(ui.table.store, ui.table.games, record.match, lines)
    except RecordTrouble:
        path.unlink(missing_ok=True)
        return
    DISK.write(path, lines.getvalue().encode())
