"""Fingers: one family of events whatever the panel sends, and which contacts are a tap.

The reader turns pygame's finger and mouse events into touches and drops the twin a tap may bring along.
`Fingers` follows contacts and knows the hands on a table: palms, sleeves at the rim, a touch that only wakes.
It knows places and times, never widgets.
"""

import enum
from dataclasses import dataclass, field, replace

import pygame

from app.ui.ink.geometry import Point, Rect

MOUSE = -1
TWIN = 1.0  # seconds after a finger in which a mouse event is its shadow
PALM_COUNT, PALM_WITHIN = 3, 0.060
REST_AFTER, REST_MOVE = 1.5, 2.0


class Phase(enum.Enum):
    """What a contact does."""

    DOWN = "down"
    MOVE = "move"
    UP = "up"


@dataclass(frozen=True, slots=True)
class Touch:
    """A contact on the panel: place from 0 to 1 across and down, as the panel reports it."""

    phase: Phase
    finger: int
    x: float
    y: float


class TouchReader:
    """Turns events into touches. `size` is the window in pixels, for the mouse."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._finger_seen = float("-inf")

    def read(self, event: pygame.event.Event, now: float) -> Touch | None:
        """Return the touch an event means, or None for a shadow or another kind of event."""
        phase = _FINGER.get(event.type)
        if phase is not None:
            self._finger_seen = now
            return Touch(phase, event.finger_id, event.x, event.y)
        phase = _MOUSE.get(event.type)
        if phase is None or getattr(event, "touch", False) or now - self._finger_seen < TWIN:
            return None
        if phase is Phase.MOVE and not event.buttons[0]:
            return None
        if phase is not Phase.MOVE and event.button != 1:
            return None
        return Touch(phase, MOUSE, event.pos[0] / self.size[0], event.pos[1] / self.size[1])


_FINGER = {
    pygame.FINGERDOWN: Phase.DOWN,
    pygame.FINGERMOTION: Phase.MOVE,
    pygame.FINGERUP: Phase.UP,
}
_MOUSE = {
    pygame.MOUSEBUTTONDOWN: Phase.DOWN,
    pygame.MOUSEMOTION: Phase.MOVE,
    pygame.MOUSEBUTTONUP: Phase.UP,
}


@dataclass(frozen=True, slots=True)
class Contact:
    """A finger on the glass: where and when it came, where it is, and whether it still counts."""

    finger: int
    began: Point
    at: Point
    since: float
    counts: bool = True
    may_rest: bool = False


@dataclass(slots=True)
class Fingers:
    """Contacts on the glass in mm. `glass` is the panel as the acting seat sees it, `rim` its deaf band."""

    glass: Rect
    rim: float = 4.0
    contacts: dict[int, Contact] = field(default_factory=dict)
    deaf_until: float = float("-inf")
    is_asleep: bool = False

    def down(self, finger: int, at: Point, now: float, *, may_rest: bool = False) -> Contact | None:
        """Note a new contact; None if it does not count (rim, palm, deaf, wake)."""
        counts = self.glass.shrunk(self.rim).holds(at) and now >= self.deaf_until and not self.is_asleep
        self.is_asleep = False
        contact = Contact(finger, at, at, now, counts, may_rest)
        self.contacts[finger] = contact
        fresh = [c for c in self.contacts.values() if now - c.since <= PALM_WITHIN]
        if len(fresh) >= PALM_COUNT:
            for each in fresh:
                self.contacts[each.finger] = replace(each, counts=False)
            return None
        return contact if counts else None

    def move(self, finger: int, at: Point) -> Contact | None:
        """Note that a contact moved; the contact if it counts."""
        contact = self.contacts.get(finger)
        if contact is None:
            return None
        self.contacts[finger] = contact = replace(contact, at=at)
        return contact if contact.counts else None

    def up(self, finger: int, at: Point, now: float) -> Contact | None:
        """Note that a contact ended; the contact if it may act."""
        contact = self.contacts.pop(finger, None)
        if contact is None or not contact.counts or self._rests(contact, at, now):
            return None
        return replace(contact, at=at)

    def cancel_all(self) -> None:
        """Let no contact that is down now act any more: the layout changed under it."""
        for finger, contact in self.contacts.items():
            self.contacts[finger] = replace(contact, counts=False)

    @staticmethod
    def _rests(contact: Contact, at: Point, now: float) -> bool:
        far = max(abs(at.x - contact.began.x), abs(at.y - contact.began.y))
        return not contact.may_rest and now - contact.since > REST_AFTER and far < REST_MOVE
