"""A player made of events: it finds things on the screen, touches them with a synthetic finger, and presses the star.

The demo and the screen tests play whole games with it through the very events a panel sends. It turns the
clock by hand, so a game takes no longer than its frames and is the same every time.
"""

from collections.abc import Callable
from typing import Protocol

import pygame

from app.table.ports import Edge
from app.ui.ink.geometry import Point
from app.ui.stage.painter import Scene
from app.ui.stage.shell import Shell
from app.ui.widgets.element import Element, Intent

BEAT = 1 / 60
SETTLED = 120  # beats; a screen that moves longer than two seconds never rests


class TurnedClock(Protocol):
    """A clock that only moves when it is turned."""

    def turn(self, seconds: float) -> None:
        """Let time pass."""
        ...


class Nowhere(LookupError):
    """The robot was asked to touch something that is not on the screen."""


class Robot:
    """Plays on one shell. `sees` is called after every act that settled, for pictures and checks."""

    def __init__(self, shell: Shell, clock: TurnedClock, sees: Callable[[], None] | None = None) -> None:
        self.shell = shell
        self.clock = clock
        self.sees = sees or (lambda: None)
        self._events: list[pygame.event.Event] = []
        self._finger = 100
        self._presses = 0

    # ------------------------------------------------------------ looking

    @property
    def scene(self) -> Scene:
        """The elements on the screen, back to front."""
        return self.shell.easel.scene

    def find(self, wanted: Intent) -> Element | None:
        """Return the topmost element whose intent is `wanted`, or is of that class."""
        for element in reversed(self.scene):
            tap = element.tap
            if tap is not None and (tap == wanted or (isinstance(wanted, type) and isinstance(tap, wanted))):
                return element
        return None

    def intents(self, kind: type) -> list[Intent]:
        """Return all intents of a class that are on the screen, back to front."""
        return [e.tap for e in self.scene if isinstance(e.tap, kind)]

    # ------------------------------------------------------------ doing

    def tap(self, wanted: Intent) -> None:
        """Touch the element with this intent in its middle and let go."""
        element = self.find(wanted)
        if element is None:
            raise Nowhere(f"{wanted!r} is not on {type(self.shell.ui.screen).__name__}")
        self.touch(element.target.centre)

    def touch(self, at: Point, seconds: float = 0.08) -> None:
        """Put a finger down at a place in mm as the acting seat sees it, and lift it."""
        self._finger += 1
        x, y = self.shell.window.reported(at, self.shell.easel.turn)
        self._send(pygame.FINGERDOWN, x, y)
        self.wait(seconds)
        self._send(pygame.FINGERUP, x, y)
        self.settle()

    def slide(self, *wanted: Intent) -> None:
        """Put a finger down on the first of these, slide it over the others, and lift it on the last."""
        elements = [self.find(each) for each in wanted]
        if None in elements:
            raise Nowhere(f"not all of {wanted!r} are on {type(self.shell.ui.screen).__name__}")
        places = [element.target.centre for element in elements if element is not None]
        self._finger += 1
        for kind, at in zip((pygame.FINGERDOWN, *[pygame.FINGERMOTION] * (len(places) - 1)), places, strict=True):
            self._send(kind, *self.shell.window.reported(at, self.shell.easel.turn))
        self._send(pygame.FINGERUP, *self.shell.window.reported(places[-1], self.shell.easel.turn))
        self.settle()

    def hold(self, wanted: Intent) -> None:
        """Hold a key that destroys until it fires."""
        element = self.find(wanted)
        if element is None:
            raise Nowhere(f"{wanted!r} is not on {type(self.shell.ui.screen).__name__}")
        self.touch(element.target.centre, 1.7)

    def press(self, seconds: float = 0.12) -> None:
        """Press the star on the screen: 0.12 s is a press, 1 s a take-back, 3.2 s a pause."""
        self.wait(0.45)
        self.touch(self.shell.easel.frame.star.centre, seconds)

    def press_button(self, seconds: float = 0.12) -> None:
        """Press the star button of the device."""
        self.wait(0.45)
        self._presses += 1
        self.shell.star_edge(Edge(is_down=True, at=self.shell.ui.now, contact=self._presses))
        self.wait(seconds)
        self.shell.star_edge(Edge(is_down=False, at=self.shell.ui.now, contact=self._presses))
        self.settle()

    def _send(self, kind: int, x: float, y: float) -> None:
        self._events.append(
            pygame.event.Event(kind, finger_id=self._finger, touch_id=1, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)
        )
        self._beat()

    # ------------------------------------------------------------ time

    def _beat(self) -> None:
        events, self._events = self._events, []
        self.shell.beat(events, ())
        self.clock.turn(BEAT)

    def wait(self, seconds: float) -> None:
        """Let time pass, beat by beat."""
        for _ in range(max(1, round(seconds / BEAT))):
            self._beat()

    def settle(self) -> None:
        """Wait until nothing moves and the layout listens again, then look."""
        for _ in range(SETTLED):
            self._beat()
            if not self._is_busy():
                break
        self.sees()

    def _is_busy(self) -> bool:
        ui = self.shell.ui
        return (
            self.shell.easel.is_swinging
            or ui.is_stale
            or self.shell.comes_to_rest
            or ui.screen.is_moving(ui.now)
            or self.shell.hands.fingers.deaf_until > ui.now
        )
