"""The disk: the one way to write a file, or to name one, so that it is whole after the plug or the stick was pulled.

Bytes and names reach a disk separately and in any order: a file counts when both are there. Nothing in the
program writes a file that is to last by other means; SQLite has its own.
"""

import contextlib
import errno
import os
from pathlib import Path

_HALF = ".part"
_HAS_NO_NAMES_TO_SYNC = {errno.EINVAL, errno.ENOTSUP}
"""What some network file systems say to the flush of a folder; their server keeps names at once."""


class Disk:
    """What lasts. `sync`, `flush` and `replace` are all it asks of the system: a stand-in forgets without them."""

    def sync(self, path: Path) -> None:
        """Have the bytes of a file, or the names in a folder, on the disk before going on."""
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

    def flush(self, handle: int) -> None:
        """Have what was written through an open file on the disk, without waiting for its date."""
        os.fdatasync(handle)

    def replace(self, old: Path, new: Path) -> None:
        """Give a file another name, in place of what had it; not yet on the disk."""
        old.replace(new)

    def rename(self, old: Path, new: Path) -> None:
        """Give a file another name in the same folder, for good when this returns."""
        self.replace(old, new)
        try:
            self.sync(new.parent)
        except OSError as error:
            if error.errno not in _HAS_NO_NAMES_TO_SYNC:
                raise

    def put(self, made: Path, name: Path) -> None:
        """Name a file that was made beside: it is there whole under that name, or what was there before is."""
        self.sync(made)
        self.rename(made, name)

    def write(self, path: Path, content: bytes) -> None:
        """Write a file whole or not at all, for good when this returns. Raises OSError and leaves nothing half."""
        half = path.with_name(path.name + _HALF)
        try:
            half.write_bytes(content)
            self.put(half, path)
        except OSError:
            with contextlib.suppress(OSError):
                half.unlink(missing_ok=True)
            raise


DISK = Disk()
