"""What the table needs from the world. Adapters live in `devices`; tests bring stand-ins."""

import enum
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Clock(Protocol):
    """Two clocks: one that only counts, one that knows the date as well as the device does."""

    def now(self) -> float:
        """Seconds on a clock that never jumps; only differences mean anything."""
        ...

    def wall(self) -> float:
        """Seconds since 1970 by the system clock, which may be wrong before the network set it."""
        ...


class Edge(Struct, frozen=True):
    """A star went down or up (already debounced) at `at` seconds of Clock.now.

    `contact` is the touch it belongs to, counted by its source: an end bears the number of its beginning, so
    that an end that was lost is never mistaken for another's.
    """

    is_down: bool
    at: float
    source: str = "button"
    contact: int = 0


class Health(enum.Enum):
    """The four states every device is in, always one of them."""

    ABSENT = "absent"
    STARTING = "starting"
    OK = "ok"
    ERROR = "error"


class DeviceState(Struct, frozen=True):
    """What a device says of itself: its health and, for an error, the reason and the remedy."""

    name: str
    health: Health
    reason: str = ""


class LampPattern(enum.Enum):
    """What the light in the star says."""

    OFF = "off"
    STEADY = "steady"  # waiting for the seat whose turn it is
    BREATHE = "breathe"  # armed: the star does something now
    HOLD = "hold"  # fills while the button is held
    CONSENT = "consent"  # two short, pause: another seat is asked
    FAULT = "fault"  # three short, pause: look at the screen


class StarButton(Protocol):
    """A source of edges. Edges are put into a sink from any thread; the sink only enqueues."""

    def start(self, sink: Callable[[Edge], None]) -> None:
        """Begin to deliver edges."""
        ...

    def state(self) -> DeviceState:
        """Health now."""
        ...

    def close(self) -> None:
        """Let go of the pin; may be called twice."""
        ...


class StarLamp(Protocol):
    """The light in the star."""

    def start(self) -> None:
        """Take the pin."""
        ...

    def show(self, pattern: LampPattern, *, at: float) -> None:
        """Show `pattern`, whose phase counts from `at`; called again at every tick is fine."""
        ...

    def tick(self, now: float) -> None:
        """Set the brightness that the pattern has at this moment."""
        ...

    def state(self) -> DeviceState:
        """Health now."""
        ...

    def close(self) -> None:
        """Darken and let go; may be called twice."""
        ...


class Backlight(Protocol):
    """The panel's own light."""

    def shine(self, light: float) -> bool:
        """Shine with this much light, 0 to 1, as eyes see it; False if the panel has no light of its own to set."""
        ...

    def state(self) -> DeviceState:
        """Health now."""
        ...

    def close(self) -> None:
        """Give the light back as it was found; may be called twice."""
        ...


class Watcher(Protocol):
    """Whoever started the program, and starts it anew when it stands still."""

    def ready(self) -> None:
        """Say that the first frame is on the glass."""
        ...

    def alive(self, now: float) -> None:
        """Say that frames are still made; may be called at every one."""
        ...

    def stopping(self) -> None:
        """Say that the program ends on purpose."""
        ...


class DieMotion(enum.Enum):
    """What the die does while its roll is awaited."""

    STILL = "still"
    HANDLED = "handled"
    ROLLING = "rolling"
    COCKED = "cocked"  # it came to rest askew and shows no face


class DieMoved(Struct, frozen=True):
    """The die that was asked `question` does something else now."""

    question: int
    motion: DieMotion


class DieFace(Struct, frozen=True):
    """The face that answers `question`: a proposal, which the table may correct before it counts."""

    question: int
    face: int


DieSignal = DieMoved | DieFace
Signal = Edge | DieSignal
"""All that comes in from devices: put into one queue from any thread, taken out by the loop."""


class Die(Protocol):
    """A die on the table that can be asked for a roll and answers later, once, through the sink."""

    def start(self, sink: Callable[[DieSignal], None]) -> None:
        """Begin to look for the die. The sink is called from any thread; it only enqueues."""
        ...

    def ask(self, question: int, faces: int) -> None:
        """Ask for one roll of `faces` faces; a new question replaces the old one. Rolls before it do not count."""
        ...

    def cancel(self) -> None:
        """Forget the question; a late answer is dropped."""
        ...

    def is_ready(self, faces: int) -> bool:
        """Tell whether a die with so many faces is there now."""
        ...

    def state(self) -> DeviceState:
        """Health now."""
        ...

    def close(self) -> None:
        """Let go; may be called twice."""
        ...
