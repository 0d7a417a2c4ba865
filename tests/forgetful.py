"""A disk that forgets at a power cut what it was not asked to keep, as a real one may."""

import os
from pathlib import Path
from typing import NamedTuple

from app.disk import Disk


class Renamed(NamedTuple):
    """A name that was given and is not on the disk yet; `before` is what had it."""

    old: Path
    new: Path
    before: bytes | None


class ForgetfulDisk(Disk):
    """Does what it is asked, and remembers what of it would be there after a cut.

    What is in a folder at first, `there`, is on the disk; so is what SQLite writes, by its own means.
    """

    def __init__(self, there: Path | None = None) -> None:
        files = there.rglob("*") if there else ()
        self._kept = {path.stat().st_ino for path in files if path.is_file()}
        self._flushed: dict[Path, bytes] = {}
        self._named: set[Path] = set()
        self._pending: list[Renamed] = []

    def sync(self, path: Path) -> None:
        """Keep the bytes of a file, or the names in a folder."""
        if path.is_dir():
            self._pending = [each for each in self._pending if each.new.parent != path]
        else:
            self._kept.add(path.stat().st_ino)

    def flush(self, handle: int) -> None:
        """Keep what is in an open file."""
        where = os.fstat(handle)
        self._flushed[Path(os.readlink(f"/proc/self/fd/{handle}"))] = os.pread(handle, where.st_size, 0)

    def replace(self, old: Path, new: Path) -> None:
        """Give a name for now."""
        before = new.read_bytes() if new.is_file() else None
        self._pending.append(Renamed(old, new, before))
        self._named.add(new)
        super().replace(old, new)

    def watch(self, path: Path) -> None:
        """Mind a file that is written in place: what of it is not flushed is gone."""
        self._named.add(path)

    def cut(self) -> None:
        """Let the power go: bytes and names that were not kept are as they were."""
        for path in self._named:
            if path.is_file() and path.stat().st_ino not in self._kept:
                path.write_bytes(b"")
        for path, content in self._flushed.items():
            path.write_bytes(content)
        for each in reversed(self._pending):
            each.new.replace(each.old)
            if each.before is not None:
                each.new.write_bytes(each.before)
        self._pending = []
