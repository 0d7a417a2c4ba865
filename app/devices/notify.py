"""Tells systemd how the program is: ready, alive, stopping. Without systemd it is silent.

One datagram to the socket that NOTIFY_SOCKET names. WATCHDOG_PID is not asked: a compositor stands between systemd
and the program, so the number is the compositor's, and the unit takes word from all its processes.
"""

import os
import socket
from collections.abc import Mapping

PINGS = 3
"""How often the program tells that it lives in the time systemd waits for it: one lost ping does no harm."""


class Notifier:
    """The line to systemd. A message that cannot be sent is dropped: a game does not end for that."""

    def __init__(self, address: str = "", seconds: float = 0.0) -> None:
        self._address = f"\0{address[1:]}" if address.startswith("@") else address  # "@" stands for an abstract name
        self._pause = seconds / PINGS
        self._due = 0.0

    @classmethod
    def from_environ(cls, environ: Mapping[str, str] | None = None) -> "Notifier":
        """Return the line that systemd laid, or a silent one."""
        env = os.environ if environ is None else environ
        microseconds = env.get("WATCHDOG_USEC", "")
        return cls(env.get("NOTIFY_SOCKET", ""), int(microseconds) / 1e6 if microseconds.isdecimal() else 0.0)

    def ready(self) -> None:
        """Say that the first frame is on the glass."""
        self._say("READY=1")

    def alive(self, now: float) -> None:
        """Say that frames are still made, as often as systemd wants to hear it."""
        if self._pause and now >= self._due:
            self._due = now + self._pause
            self._say("WATCHDOG=1")

    def stopping(self) -> None:
        """Say that the program ends on purpose."""
        self._say("STOPPING=1")

    def _say(self, message: str) -> None:
        if not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
                line.setblocking(False)
                line.sendto(message.encode(), self._address)
        except OSError:
            return  # nobody listens (any more)
