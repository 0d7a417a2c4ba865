"""The firmware's own files under a real MicroPython, its console on a pseudo-terminal: a die without a board.

Two ways lead there: the `micropython` of Debian 13, and the WebAssembly build under Node. The pins of the Pico are
played by `bench/machine.py`; every other file is the one that is copied to the die.
"""

import os
import shutil
import subprocess
import tty
from pathlib import Path
from types import TracebackType
from typing import Self

from firmware_bridge.discovery import PICO_PID, PICO_VID, Port

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
DIE = ROOT / "hardware" / "die"
PACKAGE = ROOT / "build/micropython/node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs"
INSTALL = "npm install --prefix build/micropython @micropython/micropython-webassembly-pyscript@1.27.0"
MISSING = f"no MicroPython here: neither the program `micropython`, nor Node with the package of `{INSTALL}`"


def routes() -> list[str]:
    """Return the ways to a MicroPython that this machine has."""
    found = ["unix"] if shutil.which("micropython") else []
    return [*found, *(["wasm"] if shutil.which("node") and PACKAGE.is_file() else [])]


class MicroPythonDie:
    """A die that has power while it is plugged in."""

    def __init__(self, route: str) -> None:
        self.route = route
        self._process: subprocess.Popen[bytes] | None = None
        self._master = self._slave = self._control = -1
        self.plug_in()

    @property
    def path(self) -> str:
        """The port of the moment; "" while it is unplugged."""
        return os.ttyname(self._slave) if self._slave >= 0 else ""

    def ports(self) -> list[Port]:
        """Return what a listing of USB ports would show."""
        return [Port(self.path, PICO_VID, PICO_PID, "E661", "Board in FS mode")] if self.path else []

    def press(self) -> None:
        """Press its button, and let it come to rest."""
        self.tell("press 9")

    def tell(self, *lines: str) -> None:
        """Give the bench some lines."""
        os.write(self._control, "".join(f"{line}\n" for line in lines).encode())

    def shout(self, data: bytes) -> None:
        """Let the die hear bytes that no table sends."""
        os.write(self._slave, data)

    def brown_out(self) -> None:
        """Let the power fail in the middle of a frame, and come back at once; the port stays."""
        assert self._process is not None
        self.tell("brownout")
        self._process.wait(60)
        self._power()

    def plug_in(self) -> None:
        """Put the plug in; the port has a name of its own every time."""
        self._master, self._slave = os.openpty()
        for end in (self._master, self._slave):
            tty.setraw(end)
        os.set_blocking(self._master, False)
        self._power()

    def unplug(self) -> None:
        """Pull the plug, and with it the power."""
        self._cut()
        for end in (self._master, self._slave):
            if end >= 0:
                os.close(end)
        self._master = self._slave = -1

    def close(self) -> None:
        """Be gone; may be called twice."""
        self.unplug()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _power(self) -> None:
        self._cut()
        ears, self._control = os.pipe()
        os.set_blocking(ears, False)
        environ = {**os.environ, "MICROPYPATH": f"{DIE}:{HERE / 'bench'}:{HERE / 'bench_unix'}"}
        command = {
            "unix": ["micropython", str(DIE / "main.py"), str(ears)],
            "wasm": ["node", str(HERE / "run_die.mjs"), str(PACKAGE), str(ears), str(DIE), str(HERE / "bench")],
        }[self.route]
        self._process = subprocess.Popen(  # noqa: S603 - our own words
            command, stdin=self._master, stdout=self._master, pass_fds=(ears,), env=environ
        )
        os.close(ears)

    def _cut(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
        if self._control >= 0:
            os.close(self._control)
            self._control = -1
