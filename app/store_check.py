"""The doctor's look at the data folder and its database: nothing is mended and no file stays behind.

Looking must not leave side files either: made by an administrator, they would lock the service out.
"""

import os
import shutil
import sqlite3
import tempfile
from pathlib import Path

from app.errors import StoreNewer
from app.reading.files import is_there
from app.report import Check, absent, ill, ok
from app.table.recovery import DATABASE
from app.table.survey import Damaged, Survey, survey

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
    """Whether every page and every row of the database is as it was written; no database yet is fine."""
    path = folder / DATABASE
    try:
        if not path.exists():
            return absent("database", "none yet; the first match makes it")
        found = _surveyed(path)
    except StoreNewer as newer:
        return ill("database", newer.what, newer.remedy)
    except Damaged as damage:
        return ill("database", f"{path} is damaged: {damage}", "Start tafelster: it takes the newest good copy.")
    except (sqlite3.Error, OSError) as error:
        return ill("database", f"{path} cannot be read ({error})", "Check the rights on the data folder.")
    return ok("database", f"{path}: {len(found.heads)} matches, every row as it was written")


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
