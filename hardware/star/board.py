"""The star as a board: outline, holes, parts and nets, in mm from the star's centre, seen from above.

The switch and five LEDs sit on top, under the cap; resistors (standing), transistor and plug below. Every pad goes
through, so that the same parts serve the strip board. Values and wires come from pinout.toml; here are only places.

    tips of the star          D1..D5 under the tips, 11.2 from the centre
    ears at x = -23 and +23   the two screws that hold the cup hold the board too
    notch at y < -7.5         the spout of the cup passes here: spilled tea never lies on the board
"""

import math
from dataclasses import dataclass

from hardware import pinout

Spot = tuple[float, float]

EDGE = 17.0  # radius of the middle
EAR, EAR_AT, EAR_HOLE = 5.0, 23.0, 3.4
NOTCH_HALF, NOTCH_TOP = 3.5, -7.5
LED_AT = 11.2
STANDING = 5.08  # between the two legs of a resistor that stands


@dataclass(frozen=True)
class Pad:
    """A plated hole with copper on both sides."""

    part: str
    number: int
    net: str
    at: Spot
    drill: float
    copper: float


@dataclass(frozen=True)
class Part:
    """Something that is soldered in; `value` is what the list of parts calls it."""

    name: str
    value: str
    is_on_top: bool
    pads: tuple[Pad, ...]


@dataclass(frozen=True)
class Board:
    """All that is decided before the copper."""

    parts: tuple[Part, ...]
    outline: tuple[Spot, ...]
    holes: tuple[tuple[Spot, float], ...]

    @property
    def pads(self) -> tuple[Pad, ...]:
        """Every pad."""
        return tuple(pad for part in self.parts for pad in part.pads)

    def nets(self) -> dict[str, tuple[Pad, ...]]:
        """Return the pads of each net by its name; pads without a net are left out."""
        names = sorted({pad.net for pad in self.pads if pad.net})
        return {name: tuple(pad for pad in self.pads if pad.net == name) for name in names}


def polar(radius: float, degrees: float) -> Spot:
    """Return a place by its distance from the centre and its angle."""
    angle = math.radians(degrees)
    return radius * math.cos(angle), radius * math.sin(angle)


def ohms(value: float) -> str:
    """Write a resistance as shops do."""
    return f"{value / 1000:g}k" if value >= 1000 else f"{value:g}R"


def _resistor(name: str, value: float, ends: tuple[Spot, Spot], nets: tuple[str, str]) -> Part:
    pads = tuple(
        Pad(name, number, net, at, 0.9, 1.8) for number, (at, net) in enumerate(zip(ends, nets, strict=True), 1)
    )
    return Part(name, ohms(value), False, pads)


def _lit(place: int, angle: float, series: float) -> tuple[Part, Part]:
    """Return an LED and its resistor; one resistor stands further out, where the notch leaves no room."""
    is_crowded = angle == 234
    way = -1 if is_crowded else 1
    half = math.degrees(2 * math.asin(1.27 / 2 / LED_AT)) * way
    anode, cathode = polar(LED_AT, angle + half), polar(LED_AT, angle - half)
    light = f"A{place}"
    led = Part(
        f"D{place}",
        "LED 3 mm amber",
        True,
        (Pad(f"D{place}", 1, "LAMP", cathode, 0.9, 1.8), Pad(f"D{place}", 2, light, anode, 0.9, 1.8)),
    )
    radius, first = (15.0, angle - 6) if is_crowded else (LED_AT, angle + 20)
    step = math.degrees(2 * math.asin(STANDING / 2 / radius)) * way
    ends = polar(radius, first), polar(radius, first + step)
    return led, _resistor(f"R{place}", series, ends, (light, "3V3"))


def _switch() -> Part:
    """Return the switch; it is used from corner to corner, whichever pair of legs is joined inside."""
    places = ((-6.25, 2.5, "KEY"), (6.25, 2.5, ""), (-6.25, -2.5, ""), (6.25, -2.5, "PRESSED"))
    pads = tuple(Pad("S1", number, net, (x, y), 1.1, 2.0) for number, (x, y, net) in enumerate(places, 1))
    return Part("S1", "switch 12 x 12 x 7.3", True, pads)


def plug_nets(plan: pinout.Pinout) -> dict[str, int]:
    """Return the nets of the plug in their order, each with the pin of the header that its wire goes to."""
    lamp, button = plan.parts["lamp"], plan.parts["button"]
    return {"DIM": lamp["pin"], "3V3": lamp["power"], "KEY": button["pin"], "GND": button["ground"]}


def _plug(plan: pinout.Pinout) -> Part:
    pads = tuple(
        Pad("J1", number, net, (-15.6, 3.75 - 2.5 * (number - 1)), 1.0, 1.8)
        for number, net in enumerate(plug_nets(plan), 1)
    )
    return Part("J1", "JST XH 4, upright", False, pads)


def _transistor(kind: str) -> Part:
    """Return the transistor, its legs bent to a row: collector, base, emitter."""
    places = ((2.54, "LAMP"), (0.0, "BASE"), (-2.54, "GND"))
    return Part(
        "Q1", kind, False, tuple(Pad("Q1", n, net, (15.6, y), 0.9, 1.8) for n, (y, net) in enumerate(places, 1))
    )


def parts(plan: pinout.Pinout) -> tuple[Part, ...]:
    """Return every part with its nets."""
    lamp, button = plan.parts["lamp"], plan.parts["button"]
    lit = [part for place in range(lamp["leds"]) for part in _lit(place + 1, 18 + 72 * place, lamp["series"])]
    return (
        _switch(),
        *lit,
        _resistor("R6", button["series"], (polar(15, 74), polar(15, 54.5)), ("PRESSED", "GND")),
        _resistor("R7", lamp["base"], (polar(15, 150), polar(15, 130.5)), ("DIM", "BASE")),
        _resistor("R8", lamp["pull_down"], ((14.6, -5.9), (11.0, -9.48)), ("BASE", "GND")),
        _transistor(lamp["transistor"]),
        _plug(plan),
    )


def outline() -> tuple[Spot, ...]:
    """Return the edge as corners, anticlockwise: a round middle drawn out to two ears, with the notch below."""
    lean = math.degrees(math.acos((EDGE - EAR) / EAR_AT))
    left, right = (-EAR_AT, 0.0), (EAR_AT, 0.0)
    foot = math.degrees(math.asin(NOTCH_HALF / EDGE))
    return (
        (NOTCH_HALF, NOTCH_TOP),
        *_arc((0.0, 0.0), EDGE, -90 + foot, -lean),
        *_arc(right, EAR, -lean, lean),
        *_arc((0.0, 0.0), EDGE, lean, 180 - lean),
        *_arc(left, EAR, 180 - lean, 180 + lean),
        *_arc((0.0, 0.0), EDGE, 180 + lean, 270 - foot),
        (-NOTCH_HALF, NOTCH_TOP),
    )


def _arc(centre: Spot, radius: float, start: float, end: float) -> list[Spot]:
    steps = max(2, round(abs(end - start) / 6))
    points = [polar(radius, start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(centre[0] + x, centre[1] + y) for x, y in points]


def designed() -> Board:
    """Return the board of the star."""
    holes = (((-EAR_AT, 0.0), EAR_HOLE), ((EAR_AT, 0.0), EAR_HOLE))
    return Board(parts(pinout.load()), outline(), holes)
