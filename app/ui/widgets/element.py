"""What every widget is: a frozen value with a place. Equal values look equal, so only changes are drawn anew.

A screen answers with a tuple of elements, back to front. The shell compares it with the last one, draws
what differs, and gives a tap to the topmost element under the finger by handing its `tap` to the screen.
"""

import enum
from typing import Any

from msgspec import Struct

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect

Intent = Any
"""A small frozen value that says what a tap wants; the screen that made it knows what it means."""


class Look(enum.Enum):
    """How a touchable thing looks."""

    REST = "rest"
    PRESS = "press"
    CHOSEN = "chosen"
    OFF = "off"  # still answers a tap with its reason


class Element(Struct, frozen=True, kw_only=True):
    """A thing on the screen. `bounds` is its place in mm; `tap` what touching it asks for, if anything."""

    bounds: Rect
    tap: Intent = None

    @property
    def ink(self) -> Rect:
        """The area it may paint, a little more than its place."""
        return self.bounds.shrunk(-1.2)

    @property
    def target(self) -> Rect:
        """The area that answers a finger."""
        return self.bounds

    @property
    def cue(self) -> str:
        """Which sound answers the finger; empty for silence."""
        return "press"

    def slid_to(self, other: "Element") -> Intent:  # noqa: ARG002 - most things are not drawn with
        """Return what it means that a finger slid from here to another element; None: it lets go of this one."""
        return None

    def pressed(self) -> "Element":
        """Return how it looks under a finger."""
        return self

    def draw(self, canvas: Canvas) -> None:
        """Paint; changes nothing but the canvas."""
        raise NotImplementedError
