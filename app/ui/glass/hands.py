"""What fingers do to the scene, as values: press keys, hold the destroying one, press the star.

No widget knows a finger. Hands calls nobody: it looks at what lies under a finger and answers what that means;
whoever asks does it.
"""

from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from app.ui.glass.touch import MOUSE, Fingers
from app.ui.ink.geometry import Point, Rect
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.key import HoldKey

STRIDE = 2.0  # mm between two places that are looked at while a finger slides
SLIP = 2.0  # mm a finger may slide off a target before it lets go of it


class PutAway(Struct, frozen=True):
    """Close the notice."""


class Meant(Struct, frozen=True):
    """An element was touched: do what it asks for."""

    tap: Intent


class Drawn(Struct, frozen=True):
    """A finger slid from one element to the next: do what the two mean together."""

    wish: Intent


class Heard(Struct, frozen=True):
    """An element that has a sound of its own was touched."""

    cue: str


class OnStar(Struct, frozen=True):
    """A finger came onto the star on the glass, or left it as it came, `at` seconds; `contact` numbers the touch."""

    is_down: bool
    at: float
    contact: int


class OffStar(Struct, frozen=True):
    """The star was let go without a meaning: the finger slid away, or was a palm."""


class Loosened(Struct, frozen=True):
    """A finger took hold of something or let go of it; nothing is meant, but it looks different."""


Deed = Meant | Drawn | Heard | OnStar | OffStar | Loosened


class Glass(Protocol):
    """What fingers rest on: the scene of the moment and where the star is, in mm as the acting seat sees them."""

    @property
    def scene(self) -> tuple[Element, ...]:
        """The elements on the screen, back to front."""
        ...

    @property
    def star(self) -> Rect:
        """Where the star is drawn."""
        ...

    @property
    def bounds(self) -> Rect:
        """The whole glass."""
        ...

    def element_at(self, point: Point) -> Element | None:
        """Return the topmost element that answers a finger at this place."""
        ...


class Hands:
    """The fingers on one glass and what they rest on. `destroys_after` seconds a destroying key must be held."""

    def __init__(self, glass: Glass, destroys_after: float) -> None:
        self._glass = glass
        self._destroys_after = destroys_after
        self.fingers = Fingers(glass.bounds)
        self._on: dict[int, Element] = {}
        self._at: dict[int, Point] = {}
        self._drawing: set[int] = set()  # fingers that slid from one thing to another: lifting them taps nothing
        self._star: int | None = None  # the finger that holds the star
        self._contact = 0  # the number of the last contact: a panel may give the next finger the same name
        self._hold: tuple[int, Element, float] | None = None

    @property
    def holding(self) -> bool:
        """True while the destroying key fills."""
        return self._hold is not None

    def layout_changed(self, deaf_until: float) -> None:
        """Let go of everything: what was under the fingers is not there any more."""
        self.fingers.glass = self._glass.bounds
        self.fingers.cancel_all()
        self.fingers.deaf_until = max(self.fingers.deaf_until, deaf_until)
        self._on.clear()
        self._drawing.clear()
        self._hold = None

    def down(self, finger: int, at: Point, now: float, *, only_wakes: bool) -> Iterator[Deed]:
        """Put a finger on the glass; on a dark panel it `only_wakes`."""
        if finger != MOUSE:  # some panels send the shadow before its finger
            self.fingers.contacts.pop(MOUSE, None)
            self._on.pop(MOUSE, None)
        is_star = self._glass.star.shrunk(-1.0).holds(at)
        element = None if is_star else self._glass.element_at(at)
        self.fingers.is_asleep = only_wakes
        yield from self._end(finger)
        if self.fingers.down(finger, at, now, may_rest=is_star or isinstance(element, HoldKey)) is None:
            yield from self._drop_palms()
            return
        self._contact += 1
        self._hold = None  # a new contact: what was held is over, also when its end was lost
        if is_star:
            self._star = finger
            yield OnStar(is_down=True, at=now, contact=self._contact)
            return
        yield from self._drop_star()
        if element is not None:
            self._take(finger, element, at, now)
            if element.cue:
                yield Heard(element.cue)
        yield Loosened()

    def _take(self, finger: int, element: Element, at: Point, now: float) -> None:
        self._on[finger] = element
        self._at[finger] = at
        self._drawing.discard(finger)
        if isinstance(element, HoldKey):
            self._hold = (finger, element, now)

    def move(self, finger: int, at: Point) -> Iterator[Deed]:
        """Slide a finger; sliding off a key or the star lets go of it."""
        self.fingers.move(finger, at)
        if finger == self._star and not self._is_on_star(at):
            yield from self._drop_star()
        yield from self._slide(finger, at)
        element = self._on.get(finger)
        if element is not None and finger not in self._drawing and not element.target.shrunk(-SLIP).holds(at):
            self._let_go(finger)
            yield Loosened()

    def _slide(self, finger: int, at: Point) -> Iterator[Deed]:
        """Draw along what a finger passes, also where the panel told of few places on its way."""
        since, self._at[finger] = self._at.get(finger, at), at
        steps = max(1, int(max(abs(at.x - since.x), abs(at.y - since.y)) / STRIDE))
        for step in range(1, steps + 1):
            element = self._on.get(finger)
            part = Point(since.x + (at.x - since.x) * step / steps, since.y + (at.y - since.y) * step / steps)
            under = self._glass.element_at(part) if element is not None else None
            if element is None or under is None or under.tap == element.tap:
                continue
            wish = element.slid_to(under)
            if wish is not None:
                self._on[finger] = under
                self._drawing.add(finger)
                yield Drawn(wish)

    def up(self, finger: int, at: Point, now: float) -> Iterator[Deed]:
        """Lift a finger: a key it still rests on is meant."""
        if finger == self._star and self._is_on_star(at):
            self._star = None
            self.fingers.up(finger, at, now)
            yield OnStar(is_down=False, at=now, contact=self._contact)
            return
        if finger == self._star:
            yield from self._drop_star()  # a panel that tells of no movement
        contact = self.fingers.up(finger, at, now)
        element = self._on.get(finger)
        self._let_go(finger)
        yield Loosened()
        was_drawing = finger in self._drawing
        self._drawing.discard(finger)
        if contact is None or element is None or isinstance(element, HoldKey) or was_drawing:
            return
        if element.target.shrunk(-SLIP).holds(at) and self._still_shows(element):
            yield Meant(element.tap)

    def _still_shows(self, element: Element) -> bool:
        return element.tap is not None and any(shown.tap == element.tap for shown in self._glass.scene)

    def tick(self, now: float) -> Iterator[Deed]:
        """Let time pass for the key that is held."""
        if self._hold is None:
            return
        finger, element, since = self._hold
        if now - since >= self._destroys_after:
            self._let_go(finger)
            yield Meant(element.tap)

    def shown(self, element: Element, now: float) -> Element:
        """Return how an element looks with the fingers on it."""
        if self._hold is not None and isinstance(element, HoldKey) and element.tap == self._hold[1].tap:
            share = (now - self._hold[2]) / self._destroys_after
            return replace(element, filled=round(min(1.0, share) * 40) / 40)
        if self._on and element.tap is not None and any(element.tap == on.tap for on in self._on.values()):
            return element.pressed()
        return element

    def _let_go(self, finger: int) -> None:
        self._on.pop(finger, None)
        if self._hold is not None and self._hold[0] == finger:
            self._hold = None

    def _end(self, finger: int) -> Iterator[Deed]:
        """Let go of what this finger was on, without a meaning: it comes down anew, so it was lifted unnoticed."""
        self._let_go(finger)
        yield Loosened()
        if finger == self._star:
            yield from self._drop_star()

    def _drop_palms(self) -> Iterator[Deed]:
        for finger, contact in self.fingers.contacts.items():
            if not contact.counts:
                self._on.pop(finger, None)
                if finger == self._star:
                    yield from self._drop_star()

    def _is_on_star(self, at: Point) -> bool:
        return self._glass.star.shrunk(-1.0 - SLIP).holds(at)

    def _drop_star(self) -> Iterator[Deed]:
        """Let go of the star without a meaning; without a finger on it nothing changes."""
        if self._star is None:
            return
        self._star = None
        yield OffStar()
