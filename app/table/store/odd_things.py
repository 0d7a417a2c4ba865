"""What lies in a data folder under a name of ours and is not what the name says: a folder, a pipe, a link to nowhere.

It is set aside before anything is opened: a pipe would keep the program waiting, and a folder cannot be replaced.
What merely lost its rights gets them back. Files of other names are nobody's business here.
"""

import contextlib
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path

from app.disk import Disk

_FILES = re.compile(r"tafelster\.(db|making\.db|new\.db|loose\.db|lock)(-wal|-shm|-journal)?|proven|returned")
_FOLDERS = ("backups", "exports")
_COPIES = re.compile(r"(tafelster-[0-9]{6,18}\.db|tafelster\.tmp|before-update\.db)(-wal|-shm|-journal)?")
_RIGHTS = stat.S_IRUSR | stat.S_IWUSR


def odd_things(folder: Path) -> tuple[Path, ...]:
    """Return what is odd, by name."""
    return tuple(path for path, is_folder in _ours(folder) if not (path.is_dir() if is_folder else path.is_file()))


def set_aside(path: Path, disk: Disk) -> str:
    """Give an odd or damaged thing a name that nothing else asks for; returns it, or "" where it has to stay."""
    try:
        used = {each.name for each in path.parent.iterdir()}
        names = (f"aside-{n}.{path.name}" for n in range(1, len(used) + 2))
        aside = path.with_name(next(name for name in names if name not in used))
        disk.rename(path, aside)
    except OSError:
        return ""
    return aside.name


def mend_rights(folder: Path) -> None:
    """Let ourselves read and write again what is ours; what belongs to somebody else stays as it is."""
    for path, is_folder in _ours(folder):
        wanted = _RIGHTS | (stat.S_IXUSR if is_folder else 0)
        with contextlib.suppress(OSError):
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & wanted != wanted:
                path.chmod(mode | wanted)


def _ours(folder: Path) -> Iterator[tuple[Path, bool]]:
    """Yield what bears a name of ours, and whether that should be a folder."""
    for path in _listed(folder):
        if path.name in _FOLDERS:
            yield path, True
        elif _FILES.fullmatch(path.name):
            yield path, False
    for path in _listed(folder / "backups"):  # read when it has its rights again
        if _COPIES.fullmatch(path.name):
            yield path, False


def _listed(folder: Path) -> list[Path]:
    """Return what is in a folder; nothing if it is none, or must not be looked into."""
    try:
        return sorted(Path(entry.path) for entry in os.scandir(folder))
    except OSError:
        return []
