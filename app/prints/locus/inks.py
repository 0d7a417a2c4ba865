"""The colours of Locus on paper, made from the design tokens: lines, marks and fills of the five zones."""

import msgspec
from msgspec import Struct

from app import assets
from app.games.locus.zones import Zone
from app.paper.inks import WHITE, Colour, Ink, colour, mixed


class _Zone(Struct, frozen=True):
    fill: str
    on: str
    mark: str


class _Locus(Struct, frozen=True):
    yellow: _Zone
    purple: _Zone
    red: _Zone
    green: _Zone
    blue: _Zone


class _Paper(Struct, frozen=True):
    ink: str
    ink2: str


class _Tokens(Struct, frozen=True):
    locus: _Locus
    paper: _Paper


class Inks(Struct, frozen=True):
    """The inks of one print. Without fills (`is_saving`) lines and marks alone tell the zones apart."""

    is_saving: bool
    text: Colour
    soft: Colour
    faint: Colour
    zones: tuple[Colour, ...]
    ons: tuple[Colour, ...]
    marks: tuple[str, ...]

    def line(self, zone: Zone) -> Colour:
        """Return the colour of a zone's lines and marks, dark enough on white."""
        return self.text if self.is_saving else mixed(self.zones[zone.place], self.text, 0.42)

    def tint(self, zone: Zone) -> Colour:
        """Return the colour of a square that is still open: pencil and pen show on it."""
        return WHITE if self.is_saving else mixed(self.zones[zone.place], WHITE, 0.78)

    def solid(self, zone: Zone) -> Colour:
        """Return the full colour of a zone, for small things."""
        return WHITE if self.is_saving else self.zones[zone.place]

    def on(self, zone: Zone) -> Colour:
        """Return the colour of what stands on the full colour."""
        return self.text if self.is_saving else self.ons[zone.place]

    def mark(self, zone: Zone) -> str:
        """Return the name of the mark that doubles the colour."""
        return self.marks[zone.place]

    def faded(self, zone: Zone) -> Colour:
        """Return the colour of a mark that lies under what is written."""
        return self.faint if self.is_saving else mixed(self.zones[zone.place], WHITE, 0.35)


def inks(kind: Ink) -> Inks:
    """Read the inks from the tokens."""
    tokens = msgspec.toml.decode(assets.text("tokens.toml"), type=_Tokens)
    zones = [getattr(tokens.locus, zone.value) for zone in Zone]
    text = colour(tokens.paper.ink)
    return Inks(
        is_saving=kind is Ink.SAVING,
        text=text,
        soft=colour(tokens.paper.ink2),
        faint=mixed(text, WHITE, 0.72),
        zones=tuple(colour(zone.fill) for zone in zones),
        ons=tuple(colour(zone.on) for zone in zones),
        marks=tuple(zone.mark for zone in zones),
    )
