"""The line to the electronic die: its link, and what the link's thread makes of what the die says.

What follows for the table is put into the sink; nothing else happens in that thread.
"""

import threading
from collections.abc import Callable
from typing import Protocol, assert_never

from app.config import Die as Settings
from app.devices.roll_watch import RollWatch
from app.said import said
from app.table.ports import Clock, DeviceState, DieMotion, DieSignal, Health
from firmware_bridge.conversation import Why
from firmware_bridge.discovery import Wanted
from firmware_bridge.link import Attached, Detached, Event, Heard, Kind, Link, Status
from firmware_bridge.messages import (
    Alive,
    Battery,
    Cocked,
    Fault,
    FromDie,
    Handling,
    Hello,
    Resting,
    Rolling,
    Settled,
)

LOW = 15  # percent; a cell that is lower is worth a word

HEALTHS = {Kind.ABSENT: Health.ABSENT, Kind.STARTING: Health.STARTING, Kind.UP: Health.OK, Kind.ERROR: Health.ERROR}

Sink = Callable[[DieSignal], None]


class Linked(Protocol):
    """The part of a link that is used."""

    @property
    def status(self) -> Status:
        """How it is now."""
        ...

    def start(self) -> None:
        """Begin to look."""
        ...

    def close(self) -> None:
        """Let go and join."""
        ...


Linker = Callable[[Wanted, Callable[[Event], None], Callable[[], None]], Linked]


def wanted(settings: Settings) -> Wanted:
    """Return which die the settings look for."""
    return Wanted(vid=settings.vid, pid=settings.pid, serial=settings.serial, port=settings.port)


def real_link(which: Wanted, tell: Callable[[Event], None], tick: Callable[[], None]) -> Linked:
    """Return a link to the ports of this machine."""
    return Link(which, tell, tick=tick)


def _reason(status: Status) -> str:
    """Say why a link is not well, in words that every language has."""
    port, what = status.port, status.reason
    texts = {
        Why.DENIED: said("{port} may not be opened. Add the user to the group dialout.", port=port),
        Why.TAKEN: said("{port} is used by another program.", port=port),
        Why.MUTE: said("{port} is there, but does not say hello.", port=port),
        Why.STRANGE: said("{port} speaks another version of the die's language.", port=port),
        Why.SILENT: said("{port} fell silent.", port=port),
        Why.FAILED: said("The port of the die cannot be used ({what}).", what=what),
        Why.MISTAKE: said("The link to the die ended by a mistake in the program ({what}).", what=what),
    }
    return what if status.why is None else texts[status.why]


def _fault_in_words(what: str) -> str:
    """Say what a die complains about: the words of PROTOCOL.md, and others as they are."""
    match what:
        case "sensor":
            return said("The die reports a fault: its button or sensor is stuck.")
        case "luck":
            return said("The die reports a fault: its luck repeats itself.")
        case "program":
            return said("The die reports a fault: its program failed.")
    return said("The die reports a fault: {what}.", what=what)


class DieLine:
    """One link and the watch it feeds, which it shares with the loop under a lock."""

    def __init__(
        self, settings: Settings, clock: Clock, watch: RollWatch, lock: threading.Lock, sink: Sink, linker: Linker
    ) -> None:
        self._clock = clock
        self._watch = watch
        self._lock = lock
        self._sink = sink
        self._fault = ""
        self._battery: int | None = None
        self._link = linker(wanted(settings), self._told, self._tick)

    def start(self) -> None:
        """Begin to look for the die."""
        self._link.start()

    def state(self) -> DeviceState:
        """Health now, with the reason of the link or of the die itself."""
        status = self._link.status
        if status.kind is Kind.UP and self._fault:
            return DeviceState("die", Health.ERROR, _fault_in_words(self._fault))
        if status.kind is Kind.UP and self._battery is not None and self._battery < LOW:
            return DeviceState("die", Health.OK, said("Its cell is at {percent} %.", percent=self._battery))
        return DeviceState("die", HEALTHS[status.kind], _reason(status))

    def close(self) -> None:
        """Let go of the port; may be called twice."""
        self._link.close()

    # ------------------------------------------------------------ in the link's thread

    def _told(self, event: Event) -> None:
        with self._lock:
            match event:
                case Attached(hello):
                    self._fault, self._battery = "", None
                    self._watch.greets(hello.life, hello.faces)
                case Detached():
                    self._watch.leaves()
                case Heard(message):
                    self._put(self._heard(message))
                case _:
                    assert_never(event)

    def _tick(self) -> None:
        with self._lock:
            self._put(self._watch.tick(self._clock.now()))

    def _heard(self, message: FromDie) -> tuple[DieSignal, ...]:
        watch = self._watch
        match message:
            case Resting():
                return watch.rests()
            case Handling():
                return watch.moves(DieMotion.HANDLED)
            case Rolling():
                return watch.moves(DieMotion.ROLLING)
            case Cocked():
                return watch.moves(DieMotion.COCKED)
            case Settled(face, roll):
                return watch.lies(face, roll, self._clock.now())
            case Battery(percent):
                self._battery = percent
            case Fault(what):
                self._fault = what
            case Alive() | Hello():
                pass
            case _:
                assert_never(message)
        return ()

    def _put(self, signals: tuple[DieSignal, ...]) -> None:
        for signal in signals:
            self._sink(signal)
