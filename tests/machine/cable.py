"""The cable between the simulated die on this side and the serial port of the guest: bytes, and what they were."""

import os
import select
import socket
import threading
import tty
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from firmware_bridge.simulator import SimulatedDie


class Cable:
    """Joins a die to QEMU's socket for as long as it is open: to the guest, opening it is plugging it in."""

    def __init__(self, die: SimulatedDie, end: Path) -> None:
        self.to_die = bytearray()
        self._closing = threading.Event()
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(end))
        self._port = os.open(die.path, os.O_RDWR | os.O_NOCTTY)
        tty.setraw(self._port)
        self._worker = threading.Thread(target=self._carry, name="cable", daemon=True)
        self._worker.start()

    def _carry(self) -> None:
        with suppress(OSError):  # whoever is at an end may be gone
            self._carry_on()

    def _carry_on(self) -> None:
        while not self._closing.is_set():
            ready, _, _ = select.select([self._socket, self._port], [], [], 0.2)
            if self._socket in ready:
                data = self._socket.recv(4096)
                if not data:
                    return
                self.to_die += data
                os.write(self._port, data)
            if self._port in ready:
                self._socket.sendall(os.read(self._port, 4096))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.set()
        self._worker.join()
        self._socket.close()
        os.close(self._port)
