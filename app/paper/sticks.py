"""Finds USB sticks: mounted folders that can be written to, where desktops and small devices mount them."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ROOTS = (Path("/media"), Path("/run/media"))
OWN_FOLDER = "tafelster"
"""Where files are put on a stick, so that nothing there is mixed with them."""


def sticks(roots: Sequence[Path] = ROOTS, is_mount: Callable[[Path], bool] = os.path.ismount) -> tuple[Path, ...]:
    """Return the sticks that can be written to, by name: mount points one or two folders below the roots."""
    found = {folder for root in roots for folder in _below(root) if is_mount(folder) and os.access(folder, os.W_OK)}
    return tuple(sorted(found, key=lambda folder: (folder.name.casefold(), folder)))


def _below(root: Path) -> Iterator[Path]:
    for folder in _folders(root):
        yield folder
        yield from _folders(folder)


def _folders(root: Path) -> list[Path]:
    """Return the folders in a folder; one that cannot be read has none."""
    try:
        return [entry for entry in root.iterdir() if entry.is_dir()]
    except OSError:
        return []
