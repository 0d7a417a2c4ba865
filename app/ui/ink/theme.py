"""The design tokens as typed values. No other module holds a colour, a size or a duration."""

from typing import Any

import msgspec
from msgspec import Struct

from app import assets


class Colour(tuple[int, int, int, int]):
    """Red, green, blue, alpha, each 0 to 255."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> "Colour":
        """Read "#RRGGBB" or "#RRGGBBAA"."""
        digits = text.removeprefix("#")
        values = [int(digits[i : i + 2], 16) for i in range(0, len(digits), 2)]
        return cls((*values, 255)[:4])

    def faded(self, alpha: float) -> "Colour":
        """Return this colour at `alpha` 0 to 1 of its own opacity."""
        return Colour((*self[:3], round(self[3] * alpha)))

    def mixed(self, other: "Colour", share: float) -> "Colour":
        """Return the opaque mix with `share` (0 to 1) of the other colour."""
        return Colour((*(round(a * (1 - share) + b * share) for a, b in zip(self[:3], other, strict=False)), 255))


class Night(Struct, frozen=True):
    """The table: a piece of night sky."""

    base: Colour
    deep: Colour
    lift: Colour
    star: Colour
    lamp: Colour


class Surface(Struct, frozen=True):
    """Trays, keys and lines on the night."""

    tray: Colour
    key: Colour
    raised: Colour
    edge: Colour
    line: Colour
    scrim: Colour


class Paper(Struct, frozen=True):
    """What comes out of the box."""

    face: Colour
    shade: Colour
    back: Colour
    ink: Colour
    ink2: Colour


class Ink(Struct, frozen=True):
    """Letters."""

    main: Colour
    second: Colour
    faint: Colour
    on_gold: Colour


class Gold(Struct, frozen=True):
    """Only the star."""

    star: Colour
    light: Colour
    deep: Colour
    rim: Colour


class Signal(Struct, frozen=True):
    """Always with its icon."""

    yes: Colour
    warn: Colour
    no: Colour
    danger: Colour
    danger_text: Colour
    info: Colour


class ZoneInk(Struct, frozen=True):
    """A game colour: its fill, what is written on it, and the mark that doubles it."""

    fill: Colour
    on: Colour
    mark: str


class LocusInks(Struct, frozen=True):
    """The five zones, the rainbow, and the grey of the weakest zone."""

    yellow: ZoneInk
    purple: ZoneInk
    red: ZoneInk
    green: ZoneInk
    blue: ZoneInk
    rainbow: ZoneInk
    empty_alpha: float
    ghost_alpha: float
    lowest: Colour

    def zone(self, name: str) -> ZoneInk:
        """Return the ink of a zone by its English name, or of the rainbow."""
        ink: ZoneInk = getattr(self, name)
        return ink


class PersonInk(Struct, frozen=True):
    """A colour of people: its fill, what is written on it, the shape that doubles it, its short word by language."""

    fill: Colour
    on: Colour
    mark: str
    nl: str
    en: str


class LokusInks(Struct, frozen=True):
    """The six colours of people in the order of ties, and the outhouse."""

    red: PersonInk
    yellow: PersonInk
    green: PersonInk
    blue: PersonInk
    orange: PersonInk
    gray: PersonInk
    door: Colour
    floor: Colour

    def person(self, name: str) -> PersonInk:
        """Return the ink of a colour by its English name."""
        ink: PersonInk = getattr(self, name)
        return ink


class LocomotionInks(Struct, frozen=True):
    """Wagons and locomotives, and what they run on."""

    yellow: ZoneInk
    red: ZoneInk
    green: ZoneInk
    blue: ZoneInk
    bed: Colour
    sleeper: Colour
    steel: Colour
    point: Colour
    iron: Colour
    lantern: Colour

    def wagon(self, name: str) -> ZoneInk:
        """Return the ink of a wagon or locomotive by its English colour name."""
        ink: ZoneInk = getattr(self, name)
        return ink


class Role(Struct, frozen=True):
    """A size of letters: capital height in mm and weight."""

    cap: float
    weight: int


class Roles(Struct, frozen=True):
    """Every size that exists."""

    fine: Role
    small: Role
    body: Role
    label: Role
    title: Role
    line_min: Role
    line: Role
    number: Role


class Type(Struct, frozen=True):
    """The typeface."""

    files: dict[str, str]
    cap_em: float
    leading: float
    min_px: int
    role: Roles


class Times(Struct, frozen=True):
    """Durations in milliseconds."""

    press: int
    step: int
    move: int
    swing: int
    flip: int
    stagger: int
    hold_ring_from: int
    press_until: int
    hold: int
    long_hold: int
    destroy_hold: int
    after_pass: int
    after_layout: int
    reveal: int
    hand_over: int
    notice: int
    breathe: int
    dim_after: int
    dim_to: float


class Theme(Struct, frozen=True):
    """All tokens a screen may use; lengths in mm, times in ms."""

    night: Night
    surface: Surface
    paper: Paper
    text: Ink
    gold: Gold
    signal: Signal
    locus: LocusInks
    lokus: LokusInks
    locomotion: LocomotionInks
    type: Type
    space: dict[str, float]
    radius: dict[str, float]
    stroke: dict[str, float]
    target: dict[str, float]
    time: Times
    ease: dict[str, tuple[float, float, float, float]]


def _colours(kind: type, value: Any) -> Any:
    if kind is Colour:
        return Colour.parse(value)
    raise NotImplementedError(kind)


def load() -> Theme:
    """Read `assets/tokens.toml`; a token that is missing or of the wrong kind raises ValidationError."""
    return msgspec.toml.decode(assets.text("tokens.toml"), type=Theme, dec_hook=_colours)
