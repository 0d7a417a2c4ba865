"""The doctor's look at the data folder and its database: nothing is mended and no file stays behind.

Looking must not leave side files either: made by an administrator, they would lock the service out.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterable
from pathlib import Path

from app.errors import StoreNewer
from app.reading.files import is_there
from app.report import Check, absent, ill, ok
from app.table.store.findings import DATABASE, Finding, look
from app.table.store.lock import marks_of
from app.table.store.odd_things import odd_things
from app.table.store.survey import Survey, survey

_START = "Start tafelster: it sets aside what is damaged, takes the newest good copy, and says what is missing."

ENOUGH = 50_000_000
"""Bytes: some thousand matches with all their copies."""


def check_folder(folder: Path) -> Check:
    """Whether the data folder, or the folder it will be made in, can be written and has room."""
    name = "data folder"
    there = next((path for path in (folder, *folder.parents) if is_there(path)), Path("/"))
    choose = "Give the folder to the user, or choose another with [data] folder."
    if not there.is_dir():
        return ill(name, f"{there} is not a folder", choose)
    try:
        with tempfile.TemporaryFile(dir=there) as file:
            file.write(b"*" * 4096)
            file.flush()
        room = shutil.disk_usage(there).free
    except OSError as error:
        return ill(name, f"{there} cannot be written ({error.strerror or error})", choose)
    if room < ENOUGH:
        return ill(name, f"{folder}: only {room / 1e6:.0f} MB of room left", "Make room on this disk.")
    return ok(name, f"{folder}{'' if there == folder else ' (will be made)'}, {room / 1e6:.0f} MB of room")


def check_database(folder: Path) -> Check:
    """Whether database, log, copies and marks are as they were written; no database yet is fine.

    It sees what a start sees, so that a start has nothing to tell where this finds nothing.
    """
    odd = odd_things(folder)
    if odd:
        return ill("database", f"{_names(odd)}: not a file or folder as it should be", _START)
    try:
        found = look(folder, marks_of(folder), _surveyed)
    except StoreNewer as newer:
        return ill("database", newer.what, newer.remedy)
    except (sqlite3.Error, OSError) as error:
        return ill("database", f"{folder / DATABASE} cannot be read ({error})", "Check the rights on the data folder.")
    return _judged(folder / DATABASE, found)


def _judged(path: Path, finding: Finding) -> Check:
    faults = [f"{path} is damaged: {finding.why}"] if finding.why else []
    faults += [f"the copy {bad.path.name} is damaged: {bad.why}" for bad in finding.bad]
    faults += ["the marks of the last moves are damaged"] if finding.lacks_marks else []
    if faults:
        return ill("database", "; ".join(faults), _START)
    if finding.found is None:
        return absent("database", "none yet; the first match makes it")
    return ok("database", f"{path}: {len(finding.found.heads)} matches, every row as it was written")


def _names(paths: Iterable[Path]) -> str:
    return ", ".join(path.name for path in paths)


def _surveyed(path: Path) -> Survey:
    """Survey in place if that makes no side files, else survey a copy.

    SQLite makes them for a log that lies there without its index, as a power cut leaves it.
    """
    log, index = (path.with_name(path.name + suffix) for suffix in ("-wal", "-shm"))
    if not log.exists():
        return survey(path, is_copy=True)
    if index.exists() and os.access(index, os.R_OK | os.W_OK):
        return survey(path)
    with tempfile.TemporaryDirectory(prefix="tafelster-doctor-") as scratch:
        copy = Path(scratch) / path.name
        shutil.copyfile(path, copy)
        shutil.copyfile(log, copy.with_name(log.name))
        return survey(copy)
