"""A bench for a link and the die at its other end: what is told is waited for, never slept for."""

import queue
from typing import Generic, Protocol, Self, TypeVar

from firmware_bridge.discovery import Port, Wanted
from firmware_bridge.link import Attached, Event, Heard, Link
from firmware_bridge.messages import Alive, FromDie

PATIENCE = 30.0
"""Seconds until a test gives up; a machine under load may need some of them, a quiet one none."""


class Die(Protocol):
    """Something that is listed among the ports while it is plugged in."""

    def ports(self) -> list[Port]:
        """Return it, or nothing."""
        ...


DieT = TypeVar("DieT", bound=Die)


class Bench(Generic[DieT]):
    """A link, its die, and what was told."""

    def __init__(self, die: DieT) -> None:
        self.die = die
        self.told: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.link = Link(Wanted(), self.told.put, lister=die.ports)

    def next(self) -> Event:
        """Return the next thing told that is not a heartbeat."""
        while True:
            event = self.told.get(timeout=PATIENCE)
            if not (isinstance(event, Heard) and isinstance(event.message, Alive)):
                return event

    def until(self, wanted: FromDie | type[Event]) -> list[Event]:
        """Return what is told up to a message, or to an event of a kind."""
        out = [self.next()]
        while not (isinstance(out[-1], wanted) if isinstance(wanted, type) else out[-1] == Heard(wanted)):
            out.append(self.next())
        return out

    def meets(self) -> Self:
        """Wait for the die and for the first answer."""
        self.until(Attached)
        self.next()
        return self
