"""A pseudo-terminal as a port that can be pulled and put back; it fails with the very exceptions of USB."""

import contextlib
import os
import select
import threading
import tty
from pathlib import Path


class PseudoPort:
    """The die's end of a line. `link` is a path that always leads to the port of the moment, as a udev rule would.

    A file that is no link is left alone: FileExistsError. Calls are not meant to overlap, except that it may be
    unplugged while somebody waits.
    """

    def __init__(self, link: Path | None = None) -> None:
        self._link = link
        self._ends: tuple[int, int] | None = None
        self.plug()

    @property
    def path(self) -> str:
        """The port of the moment; "" while it is unplugged."""
        return os.ttyname(self._ends[1]) if self._ends else ""

    def plug(self) -> None:
        """Put the plug in; the port has a name of its own every time."""
        self.unplug()
        self._ends = os.openpty()
        for end in self._ends:
            tty.setraw(end)
        os.set_blocking(self._ends[0], False)
        if self._link is not None:
            self._link.symlink_to(self.path)

    def unplug(self) -> None:
        """Pull the plug; may be called twice."""
        for end in self._ends or ():
            os.close(end)
        self._ends = None
        if self._link is not None and self._link.is_symlink():
            self._link.unlink()

    def write(self, data: bytes) -> None:
        """Send bytes; they are lost while it is unplugged, or when nobody reads."""
        if self._ends:
            with contextlib.suppress(BlockingIOError):
                os.write(self._ends[0], data)

    def read(self) -> bytes:
        """Return what came in, without waiting."""
        if self._ends:
            with contextlib.suppress(BlockingIOError):
                return os.read(self._ends[0], 4096)
        return b""

    def wait(self, patience: float, closing: threading.Event) -> None:
        """Wait for bytes, for `patience` seconds at most."""
        ends = self._ends
        if ends is None:
            closing.wait(patience)
            return
        with contextlib.suppress(OSError, ValueError):  # unplugged meanwhile
            select.select([ends[0]], [], [], patience)
