"""The link to a die: one thread that finds it, listens, loses it and finds it again, for as long as it runs.

Nobody else touches the port. What happens is told through `tell`, in that thread; it must only note or enqueue.
"""

import enum
import errno
import termios
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import TracebackType
from typing import Self, TypeVar

import serial

from firmware_bridge.conversation import Conversation, Why
from firmware_bridge.discovery import Port, Wanted, paths, usb_ports
from firmware_bridge.framing import Reject
from firmware_bridge.line import Line, open_line
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
    why: Why | None = None


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


class Lost(Exception):
    """The visit is over; `number` is the errno of the system, if it was the system that ended it."""

    def __init__(self, reason: str, number: int | None = None, why: Why = Why.FAILED) -> None:
        super().__init__(reason)
        self.number = number
        self.why = why


Answer = TypeVar("Answer")


def guarded(act: Callable[[], Answer]) -> Answer:
    """Do something to a port; the one place where all that a pulled plug raises becomes Lost. Our own mistakes pass."""
    try:
        return act()
    except DROPS as error:
        raise Lost(str(error), getattr(error, "errno", None)) from error


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
            self._worker = threading.Thread(target=self._serve, name="die link", daemon=True)
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
            except Lost as lost:
                self._lose(path, lost)
            if not self._closing.is_set():
                self._pause(self._patience())

    def _serve(self) -> None:
        """Run; a mistake in here ends the thread, and the status must not go on saying that all is well."""
        try:
            self.run()
        except BaseException as error:
            self._status = Status(
                Kind.ERROR, reason=f"The link ended by a mistake in the program: {error!r}", why=Why.MISTAKE
            )
            raise

    # ------------------------------------------------------------ finding

    def _choose(self) -> str:
        """Return the port to try, each in its turn; "" if there is none."""
        found = paths(self._wanted, [] if self._wanted.port else guarded(lambda: list(self._lister())))
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
        """Open a port and listen until it is closed; raises Lost when it is lost."""
        if self._status.kind is not Kind.ERROR:
            self._status = Status(Kind.STARTING, path)
        line = guarded(lambda: self._opener(path))
        try:
            self._denied_since = None
            talk = Conversation(self._clock())
            self._rejects = talk.rejects
            while not self._closing.is_set():
                self._beat(talk, line, path)
        finally:
            guarded(line.close)

    def _beat(self, talk: Conversation, line: Line, path: str) -> None:
        talk.tick(self._clock())
        data = guarded(lambda: _exchange(line, talk.take_out()))
        for message in talk.feed(data, self._clock()):
            self._hear(message, path)
        now = self._clock()
        if why := talk.why(now):
            raise Lost(talk.trouble(now), why=why)
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

    def _lose(self, path: str, lost: Lost) -> None:
        was_up = self._status.kind is Kind.UP
        self._tries = 0 if was_up else self._tries + 1
        self._status = Status(self._kind_after(lost.number, was_up=was_up), path, _in_words(path, lost), _why(lost))
        if was_up:
            self._tell(Detached(self._status.reason))

    def _kind_after(self, number: int | None, *, was_up: bool) -> Kind:
        """Say how the link is after a loss: a die that was there is looked for, one that is not is absent."""
        if number == errno.EACCES:
            now = self._clock()
            self._denied_since = now if self._denied_since is None else self._denied_since
            return Kind.STARTING if now - self._denied_since < UDEV_WAIT else Kind.ERROR
        if was_up:
            return Kind.STARTING
        return Kind.ABSENT if number in (errno.ENOENT, errno.ENXIO, errno.ENODEV) else Kind.ERROR


def _exchange(line: Line, out: bytes) -> bytes:
    """Write what is to be said, and return what came in meanwhile."""
    if out:
        line.write(out)
    data = line.read(1)
    return data + line.read(line.in_waiting) if data else data


def _why(lost: Lost) -> Why:
    if lost.number == errno.EACCES:
        return Why.DENIED
    return Why.TAKEN if "exclusively lock" in str(lost) else lost.why


def _in_words(path: str, lost: Lost) -> str:
    match _why(lost):
        case Why.DENIED:
            return f"{path} may not be opened. Add the user to the group dialout."
        case Why.TAKEN:
            return f"{path} is used by another program."
    return f"{path}: {lost}" if path else str(lost)
