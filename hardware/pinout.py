"""Reads pinout.toml and header.toml: pins, cables, the parts in the wires, and what current flows.

It knows no program and no drawing. Volts, ohms and milliamperes.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Pin:
    """One pin of the 40 that something sits on. A `covered` pin has a plug over it and no wire."""

    header: int
    name: str
    kind: str
    cable: str
    en: str
    nl: str
    colour: str = ""
    gpio: int | None = None
    setting: str = ""


@dataclass(frozen=True)
class Cable:
    """Wires that end in one plug on the header."""

    id: str
    plug: tuple[int, ...]
    en: str
    nl: str


@dataclass(frozen=True)
class Drive:
    """What a pin of a board gives without being set to more, and who says so."""

    board: str
    most_ma: float
    least_volts: float
    source: str


@dataclass(frozen=True)
class Pinout:
    """All of pinout.toml. `parts` are its tables of resistors and lamps, by name."""

    pins: tuple[Pin, ...]
    cables: tuple[Cable, ...]
    sockets: tuple[dict[str, str], ...]
    boot: tuple[dict[str, Any], ...]
    drives: tuple[Drive, ...]
    parts: dict[str, dict[str, Any]]


def load(path: Path = HERE / "pinout.toml") -> Pinout:
    """Read the pins; a key that is not known is an error."""
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    return Pinout(
        pins=tuple(Pin(**pin) for pin in document["pin"]),
        cables=tuple(Cable(**{**cable, "plug": tuple(cable["plug"])}) for cable in document["cable"]),
        sockets=tuple(document["socket"]),
        boot=tuple(document["boot"]),
        drives=tuple(Drive(**drive) for drive in document["drive"]),
        parts={name: table for name, table in document.items() if isinstance(table, dict)},
    )


def header(path: Path = HERE / "header.toml") -> dict[int, str]:
    """Return the name of every pin of the header by its number."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))
    odd = {2 * place + 1: name for place, name in enumerate(rows["odd"])}
    even = {2 * place + 2: name for place, name in enumerate(rows["even"])}
    return dict(sorted({**odd, **even}.items()))


def led_ma(lamp: dict[str, Any], forward: float) -> float:
    """Return the current through one LED of a lamp in mA, at `forward` volts across it."""
    return 1000 * float(lamp["supply"] - lamp.get("saturated", 0.0) - forward) / float(lamp["series"])


def usual_ma(lamp: dict[str, Any]) -> float:
    """Return the current through one LED with the usual voltage across it."""
    return led_ma(lamp, lamp["forward"][1])


def highest_ma(lamp: dict[str, Any]) -> float:
    """Return the current through one LED at its worst: the least voltage across it."""
    return led_ma(lamp, lamp["forward"][0])


def base_ma(lamp: dict[str, Any], pin_volts: float | None = None) -> float:
    """Return what the pin of a lamp with a transistor gives, its pull-down included."""
    volts = lamp["supply"] if pin_volts is None else pin_volts
    return 1000 * float(volts - lamp["base_volts"]) / float(lamp["base"])


def held_ma(lamp: dict[str, Any], pin_volts: float) -> float:
    """Return the collector current that the base can hold for certain, with a pin that sags to `pin_volts`."""
    pulled_down = 1000 * float(lamp["base_volts"]) / float(lamp["pull_down"])
    return float(lamp["least_gain"]) * (base_ma(lamp, pin_volts) - pulled_down)


def pressed_volts(button: dict[str, Any], supply: float = 3.3) -> float:
    """Return what a pressed button leaves on its pin: pull-up above, series resistor below."""
    return supply * float(button["series"]) / float(button["series"] + button["pull_up"])
