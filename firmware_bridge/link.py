"""The link to a die: one thread that finds it, listens, loses it and finds it again, for as long as it runs.

Nobody else touches the port. What happens is told through `tell`, in that thread; it must only note or enqueue.
"""

import contextlib
import enum
import errno
import termios
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import TracebackType
from typing import Protocol, Self

import serial

from firmware_bridge.conversation import Conversation
from firmware_bridge.discovery import Port, Wanted, paths, usb_ports
from firmware_bridge.framing import Reject
from firmware_bridge.messages import PROTOCOL, FromDie, Hello

LOOK_EVERY = 1.0  # seconds between looks while no port is there
SOON, LATE = 0.25, 4.0  # seconds before the first and the later tries of a port that fails
UDEV_WAIT = 3.0
"""Seconds for which "permission denied" means "not yet": a port is there before udev has set its group."""

DROPS = (serial.SerialException, OSError, termios.error, TypeError)
"""What pyserial raises when a plug is pulled; which of them depends on the very moment."""


class Kind(enum.Enum):
    """How a link is."""

    ABSENT = "absent"
    STARTING = "starting"
    UP = "up"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class Status:
    """How the link is now, on which port, and why if it is not well."""

    kind: Kind
    port: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Attached:
    """A die said hello."""

    hello: Hello
    port: str


@dataclass(frozen=True, slots=True)
class Detached:
    """The die is gone."""

    reason: str


@dataclass(frozen=True, slots=True)
class Heard:
    """The die said something new."""

    message: FromDie


Event = Attached | Detached | Heard


class Silent(OSError):
    """The port is well, but what is behind it is not a die, or no longer."""


class Line(Protocol):
    """The part of a serial port that is used. `read` returns after a tenth of a second, with nothing if need be."""

    def read(self, size: int = 1) -> bytes:
        """Return up to `size` bytes."""
        ...

    def write(self, data: bytes) -> object:
        """Send bytes, or raise after half a second."""
        ...

    @property
    def in_waiting(self) -> int:
        """How many bytes wait."""
        ...

    def close(self) -> None:
        """Let go."""
        ...


def open_line(path: str) -> Line:
    """Open a serial port for a die, and keep DTR up: boards with their own USB say nothing without it."""
    line = serial.Serial(path, 115200, timeout=0.1, write_timeout=0.5, exclusive=True)
    try:
        line.dtr = True
    except OSError as error:
        if error.errno != errno.ENOTTY:  # a pseudo-terminal has no such line
            line.close()
            raise
    return line  # type: ignore[no-any-return]


class Link:
    """Keeps in touch with one die. `tick` is called in its thread at least every tenth of a second while it is up."""

    def __init__(
        self,
        wanted: Wanted,
        tell: Callable[[Event], None],
        *,
        tick: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
        lister: Callable[[], Iterable[Port]] = usb_ports,
        opener: Callable[[str], Line] = open_line,
        pause: Callable[[float], object] | None = None,
    ) -> None:
        self._wanted = wanted
        self._tell = tell
        self._tick = tick
        self._clock = clock
        self._lister = lister
        self._opener = opener
        self._closing = threading.Event()
        self._pause = pause or self._closing.wait
        self._worker: threading.Thread | None = None
        self._status = Status(Kind.STARTING)
        self._tries = 0  # since a die was last there
        self._denied_since: float | None = None
        self._rejects: Counter[Reject] = Counter()

    @property
    def status(self) -> Status:
        """How it is now; may be read from any thread."""
        return self._status

    @property
    def rejects(self) -> Counter[Reject]:
        """The lines that were no frames, by reason, of the visit that is on or was the last."""
        return self._rejects

    def start(self) -> None:
        """Begin, in a thread of its own; a link that runs already goes on."""
        if self._worker is None:
            self._closing.clear()
            self._worker = threading.Thread(target=self.run, name="die link", daemon=True)
            self._worker.start()

    def close(self) -> None:
        """Let go of the port and join the thread; may be called twice."""
        self._closing.set()
        if self._worker is not None:
            self._worker.join()
            self._worker = None
        self._status = Status(Kind.ABSENT)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def run(self) -> None:
        """Look, visit, and look again until closed."""
        while not self._closing.is_set():
            path = ""
            try:
                path = self._choose()
                if path:
                    self._visit(path)
            except DROPS as error:  # the one place where a lost port ends up
                self._lose(path, error)
            if not self._closing.is_set():
                self._pause(self._patience())

    # ------------------------------------------------------------ finding

    def _choose(self) -> str:
        """Return the port to try, each in its turn; "" if there is none."""
        found = paths(self._wanted, [] if self._wanted.port else self._lister())
        if found:
            return found[self._tries % len(found)]
        self._tries, self._denied_since = 0, None
        self._status = Status(Kind.ABSENT)
        return ""

    def _patience(self) -> float:
        """Seconds until the next look: soon after a loss, later and later for a port that keeps failing."""
        if self._status.kind is Kind.ABSENT:
            return LOOK_EVERY
        return float(min(LATE, SOON * 2 ** min(max(0, self._tries - 1), 8)))

    # ------------------------------------------------------------ listening

    def _visit(self, path: str) -> None:
        """Open a port and listen until it is lost or closed; raises one of DROPS when it is lost."""
        if self._status.kind is not Kind.ERROR:
            self._status = Status(Kind.STARTING, path)
        with contextlib.closing(self._opener(path)) as line:
            self._denied_since = None
            talk = Conversation(self._clock())
            self._rejects = talk.rejects
            while not self._closing.is_set():
                self._beat(talk, line, path)

    def _beat(self, talk: Conversation, line: Line, path: str) -> None:
        talk.tick(self._clock())
        if out := talk.take_out():
            line.write(out)
        data = line.read(1)
        if data:
            data += line.read(line.in_waiting)
        for message in talk.feed(data, self._clock()):
            self._hear(message, path)
        if trouble := talk.trouble(self._clock()):
            raise Silent(trouble)
        self._tick()

    def _hear(self, message: FromDie, path: str) -> None:
        if isinstance(message, Hello):
            if message.protocol == PROTOCOL:
                self._tries = 0
                self._status = Status(Kind.UP, path)
                self._tell(Attached(message, path))
        elif self._status.kind is Kind.UP:
            self._tell(Heard(message))

    # ------------------------------------------------------------ losing

    def _lose(self, path: str, error: BaseException) -> None:
        was_up = self._status.kind is Kind.UP
        self._tries = 0 if was_up else self._tries + 1
        self._status = Status(self._kind_after(error, was_up=was_up), path, _in_words(path, error))
        if was_up:
            self._tell(Detached(self._status.reason))

    def _kind_after(self, error: BaseException, *, was_up: bool) -> Kind:
        """Say how the link is after a loss: a die that was there is looked for, one that is not is absent."""
        number = getattr(error, "errno", None)
        if number == errno.EACCES:
            now = self._clock()
            self._denied_since = now if self._denied_since is None else self._denied_since
            return Kind.STARTING if now - self._denied_since < UDEV_WAIT else Kind.ERROR
        if was_up:
            return Kind.STARTING
        return Kind.ABSENT if number in (errno.ENOENT, errno.ENXIO, errno.ENODEV) else Kind.ERROR


def _in_words(path: str, error: BaseException) -> str:
    if getattr(error, "errno", None) == errno.EACCES:
        return f"{path} may not be opened. Add the user to the group dialout."
    if "exclusively lock" in str(error):
        return f"{path} is used by another program."
    return f"{path}: {error}" if path else str(error)
