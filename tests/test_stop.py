"""The program as systemd runs it: a real process that says ready, lives, and leaves at once when it is told to."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONG = 60.0  # seconds; far more than it takes, for a busy machine


@contextmanager
def running(folder: Path) -> Iterator[tuple["subprocess.Popen[str]", socket.socket]]:
    """Run the program on a screen that is not there, and listen to what it tells systemd."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(folder / "notify"))
        ear.settimeout(LONG)
        environ = {
            **os.environ,
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "NOTIFY_SOCKET": str(folder / "notify"),
            "WATCHDOG_USEC": "300000",
            "STATE_DIRECTORY": str(folder),
        }
        command = [sys.executable, "-m", "app", "run", "--stand-ins"]
        with subprocess.Popen(command, cwd=ROOT, env=environ, stderr=subprocess.PIPE, text=True) as program:  # noqa: S603
            try:
                yield program, ear
            finally:
                program.kill()  # does nothing to one that has left


def test_told_to_stop_it_leaves_at_once_and_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as (program, ear):
        assert ear.recv(64) == b"READY=1"
        assert [ear.recv(64) for _ in range(3)] == [b"WATCHDOG=1"] * 3
        program.send_signal(signal.SIGTERM)
        while (word := ear.recv(64)) != b"STOPPING=1":
            assert word == b"WATCHDOG=1"
        assert program.wait(LONG) == 0
        assert program.stderr is not None
        assert program.stderr.read() == ""
