"""What fingers do to the scene: press keys, hold the destroying one, press the star. No widget knows a finger."""

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from app.table.ports import Edge
from app.ui.glass.touch import MOUSE, Fingers
from app.ui.ink.geometry import Point
from app.ui.stage.sound import Cue
from app.ui.widgets.element import Element
from app.ui.widgets.key import HoldKey

if TYPE_CHECKING:
    from app.ui.stage.shell import Shell

STRIDE = 2.0  # mm between two places that are looked at while a finger slides
SLIP = 2.0  # mm a finger may slide off a target before it lets go of it


class PutAway(Struct, frozen=True):
    """Close the notice."""


class Hands:
    """The fingers on one shell's glass and what they rest on."""

    def __init__(self, shell: "Shell") -> None:
        self.shell = shell
        self.fingers = Fingers(shell.frame.profile.glass)
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
        self.fingers.glass = self.shell.frame.profile.glass
        self.fingers.cancel_all()
        self.fingers.deaf_until = max(self.fingers.deaf_until, deaf_until)
        self._on.clear()
        self._drawing.clear()
        self._hold = None

    def down(self, finger: int, at: Point, now: float) -> None:
        """Put a finger on the glass."""
        if finger != MOUSE:  # some panels send the shadow before its finger
            self.fingers.contacts.pop(MOUSE, None)
            self._on.pop(MOUSE, None)
        is_star = self.shell.frame.star.shrunk(-1.0).holds(at)
        element = None if is_star else self.shell.element_at(at)
        self.fingers.is_asleep = self.shell.light.only_wakes()
        self._end(finger)
        if self.fingers.down(finger, at, now, may_rest=is_star or isinstance(element, HoldKey)) is None:
            self._drop_palms()
            return
        self._contact += 1
        self._hold = None  # a new contact: what was held is over, also when its end was lost
        if is_star:
            self._star = finger
            self._star_edge(is_down=True, at=now)
            return
        self._drop_star()
        if element is not None:
            self._on[finger] = element
            self._at[finger] = at
            self._drawing.discard(finger)
            if isinstance(element, HoldKey):
                self._hold = (finger, element, now)
            if element.cue:
                self.shell.ui.play(Cue(element.cue))
        self.shell.ui.redraw()

    def move(self, finger: int, at: Point, _now: float) -> None:
        """Slide a finger; sliding off a key or the star lets go of it."""
        self.fingers.move(finger, at)
        if finger == self._star and not self._is_on_star(at):
            self._drop_star()
        self._slide(finger, at)
        element = self._on.get(finger)
        if element is not None and finger not in self._drawing and not element.target.shrunk(-SLIP).holds(at):
            self._let_go(finger)

    def _slide(self, finger: int, at: Point) -> None:
        """Draw along what a finger passes, also where the panel told of few places on its way."""
        since, self._at[finger] = self._at.get(finger, at), at
        steps = max(1, int(max(abs(at.x - since.x), abs(at.y - since.y)) / STRIDE))
        for step in range(1, steps + 1):
            element = self._on.get(finger)
            part = Point(since.x + (at.x - since.x) * step / steps, since.y + (at.y - since.y) * step / steps)
            under = self.shell.element_at(part) if element is not None else None
            if element is None or under is None or under.tap == element.tap:
                continue
            wish = element.slid_to(under)
            if wish is not None:
                self._on[finger] = under
                self._drawing.add(finger)
                self.shell.ui.screen.tapped(wish)
                self.shell.ui.redraw()

    def up(self, finger: int, at: Point, now: float) -> None:
        """Lift a finger: a key it still rests on is meant."""
        if finger == self._star and self._is_on_star(at):
            self._star = None
            self.fingers.up(finger, at, now)
            self._star_edge(is_down=False, at=now)
            return
        if finger == self._star:
            self._drop_star()  # a panel that tells of no movement
        contact = self.fingers.up(finger, at, now)
        element = self._on.get(finger)
        self._let_go(finger)
        was_drawing = finger in self._drawing
        self._drawing.discard(finger)
        if contact is None or element is None or isinstance(element, HoldKey) or was_drawing:
            return
        if not element.target.shrunk(-SLIP).holds(at):
            return
        if any(e.tap == element.tap and e.tap is not None for e in self.shell.scene):
            self._tap(element)

    def tick(self, now: float) -> None:
        """Let time pass for the key that is held."""
        if self._hold is None:
            return
        finger, element, since = self._hold
        if now - since >= self.shell.ui.theme.time.destroy_hold / 1000:
            self._let_go(finger)
            self._tap(element)

    def shown(self, element: Element, now: float) -> Element:
        """Return how an element looks with the fingers on it."""
        if self._hold is not None and isinstance(element, HoldKey) and element.tap == self._hold[1].tap:
            share = (now - self._hold[2]) / (self.shell.ui.theme.time.destroy_hold / 1000)
            return replace(element, filled=round(min(1.0, share) * 40) / 40)
        if self._on and element.tap is not None and any(element.tap == on.tap for on in self._on.values()):
            return element.pressed()
        return element

    def _tap(self, element: Element) -> None:
        ui = self.shell.ui
        ui.redraw()
        if isinstance(element.tap, PutAway):
            ui.notice = ui.notice_span = None
        else:
            ui.hush()
            ui.screen.tapped(element.tap)

    def _let_go(self, finger: int) -> None:
        self._on.pop(finger, None)
        if self._hold is not None and self._hold[0] == finger:
            self._hold = None
        self.shell.ui.redraw()

    def _end(self, finger: int) -> None:
        """Let go of what this finger was on, without a meaning: it comes down anew, so it was lifted unnoticed."""
        self._let_go(finger)
        if finger == self._star:
            self._drop_star()

    def _drop_palms(self) -> None:
        for finger, contact in self.fingers.contacts.items():
            if not contact.counts:
                self._on.pop(finger, None)
                if finger == self._star:
                    self._drop_star()
        self.shell.ui.redraw()

    def _is_on_star(self, at: Point) -> bool:
        return self.shell.frame.star.shrunk(-1.0 - SLIP).holds(at)

    def _star_edge(self, *, is_down: bool, at: float) -> None:
        self.shell.star_edge(Edge(is_down=is_down, at=at, source="screen", contact=self._contact))

    def _drop_star(self) -> None:
        """Let go of the star without a meaning; without a finger on it nothing changes."""
        if self._star is None:
            return
        self._star = None
        self.shell.grammar.cancel("screen")
        self.shell.star_let_go()
        self.shell.ui.redraw()
