"""Where widgets draw: millimetres in, pixels out. It knows the panel, the letters and the pictures, no widget.

A canvas can be asked to keep a trace of every text it sets; the screen tests read it to measure height,
contrast, clipping and overlap on the very frame a player sees.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from app.ui.ink.geometry import Point, Rect
from app.ui.ink.pictures import Pictures
from app.ui.ink.screen_profiles import ScreenProfile
from app.ui.ink.text import Fit, Letters
from app.ui.ink.theme import Colour, Role, Theme

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED


@dataclass(frozen=True)
class TracedText:
    """One line as it was set: what, how high in mm, where in pixels, in which colours, and if it fitted its room.

    box   as wide as the line, from its capitals down to its foot
    ink   what is painted of it, tails and all, without the air at its sides
    room  what it was given
    """

    text: str
    cap_mm: float
    box: pygame.Rect
    ink: pygame.Rect
    room: pygame.Rect
    colour: Colour
    ground: Colour
    fits: bool


class Canvas:
    """A surface with millimetres. `surface` is the picture as the player it is turned to sees it."""

    def __init__(self, profile: ScreenProfile, theme: Theme, pictures: Pictures, bigger: float = 1.0) -> None:
        self.profile = profile
        self.theme = theme
        self.pictures = pictures
        self.letters = Letters(theme.type, profile.pitch[1], bigger)
        self.surface = pygame.Surface(profile.px)
        self.trace: list[TracedText] | None = None

    # ------------------------------------------------------------ boxes and round things

    def box(
        self,
        rect: Rect,
        fill: Colour | None,
        *,
        radius: float = 0.0,
        edge: Colour | None = None,
        stroke: float = 0.0,
    ) -> None:
        """Draw a rounded box with an optional outline inside its rim."""
        x, y, w, h = self.profile.pixels(rect)
        if w <= 0 or h <= 0:
            return
        line = max(1, self.profile.down(stroke)) if edge is not None and stroke else 0
        picture = self.pictures.box(w, h, self.profile.down(radius), fill, edge, line)
        self.surface.blit(picture, (x, y), special_flags=PREMULTIPLIED)

    def flat(self, rect: Rect, colour: Colour) -> None:
        """Fill a plain rectangle."""
        self.surface.fill(colour[:3], self.profile.pixels(rect))

    def disc(
        self,
        centre: Point,
        across: float,
        fill: Colour | None,
        *,
        edge: Colour | None = None,
        stroke: float = 0.0,
    ) -> None:
        """Draw a disc `across` mm wide, round in pixels."""
        size = self.profile.down(across)
        line = max(1, self.profile.down(stroke)) if edge is not None and stroke else 0
        self.picture(self.pictures.disc(size, fill, edge, line), centre)

    def icon(self, name: str, centre: Point, size: float, colour: Colour) -> None:
        """Draw an icon `size` mm high, in one colour."""
        self.picture(self.pictures.icon(name, self.profile.down(size), colour), centre)

    def picture(self, picture: pygame.Surface, centre: Point) -> None:
        """Draw a premultiplied picture around a point."""
        x, y = self.profile.spot(centre)
        w, h = picture.get_size()
        self.surface.blit(picture, (x - w // 2, y - h // 2), special_flags=PREMULTIPLIED)

    # ------------------------------------------------------------ letters

    def fit(self, wordings: str | Sequence[str], role: Role, box: Rect, *, lines: int = 1, floor: float = 0.0) -> Fit:
        """Set a text into a box in mm without drawing it."""
        _, _, w, h = self.profile.pixels(box)
        return self.letters.fit(wordings, role, w, h, lines=lines, floor=floor)

    def alike(
        self, texts: Sequence[str | Sequence[str]], role: Role, box: Rect, *, lines: int = 1, floor: float = 0.0
    ) -> Role:
        """Return the role at the size the tightest of the texts needs, so that all stand equally high.

        Boxes of one size may differ by a pixel where they stand: all texts get the room of the smaller one.
        """
        _, _, w, h = self.profile.pixels(Rect(0.0, 0.0, box.w, box.h))
        fits = [self.letters.fit(text, role, w - 1, h - 1, lines=lines, floor=floor) for text in texts]
        return Role(min(self.letters.cap_mm(fit) for fit in fits) / self.letters.bigger, role.weight)

    def text(
        self,
        wordings: str | Sequence[str],
        role: Role,
        box: Rect,
        colour: Colour,
        *,
        align: float = 0.0,
        valign: float = 0.5,
        lines: int = 1,
        floor: float = 0.0,
        turned: bool = False,
    ) -> Fit:
        """Write into a box; `align` and `valign` run from 0 (left, top) to 1. Centred on the capital height."""
        fit = self.fit(wordings, role, box, lines=lines, floor=floor)
        self.set(fit, box, colour, align=align, valign=valign, turned=turned)
        return fit

    def set(
        self, fit: Fit, box: Rect, colour: Colour, *, align: float = 0.0, valign: float = 0.5, turned: bool = False
    ) -> None:
        """Write a text that was fitted before.

        A text without room is a mistake that the trace tells and the tests refuse. On the glass it gets the
        letters that its room allows, and is never seen beyond it.
        """
        room = pygame.Rect(self.profile.pixels(box))
        if fit.fits and _has_room(fit, room):
            self._lines(fit, room, colour, align, valign, turned=turned, is_roomy=True)
            return
        fit, clip = self.letters.squeezed(fit, room.w, room.h), self.surface.get_clip()
        self.surface.set_clip(clip.clip(self._reach(fit, room)))
        self._lines(fit, room, colour, align, valign, turned=turned, is_roomy=False)
        self.surface.set_clip(clip)

    def _lines(
        self, fit: Fit, room: pygame.Rect, colour: Colour, align: float, valign: float, *, turned: bool, is_roomy: bool
    ) -> None:
        top = room.y + round((room.h - fit.height) * valign)
        for line in fit.lines:
            if line:
                self._line(line, fit, room, top, colour, align, turned=turned, is_roomy=is_roomy)
            top += fit.leading

    def _line(
        self, line: str, fit: Fit, room: pygame.Rect, top: int, colour: Colour, align: float,
        *, turned: bool, is_roomy: bool,
    ) -> None:  # fmt: skip
        picture = self.letters.word(line, fit.weight, fit.px, colour)
        left = room.x + round((room.w - picture.get_width()) * align)
        box = pygame.Rect(left, top, picture.get_width(), fit.cap)
        above = self.letters.ascent(fit.weight, fit.px) - fit.cap
        at = (left, top - above)
        if turned:  # seen from the far side: everything mirrored through the middle of the room
            picture = pygame.transform.rotate(picture, 180)
            box.x = 2 * room.x + room.w - box.right
            box.y = 2 * room.y + room.h - box.bottom
            at = (box.x, box.bottom + above - picture.get_height())
        if self.trace is not None:
            fits = is_roomy and self.surface.get_rect().contains(box)
            cap, ink = self.letters.cap_mm(fit), picture.get_bounding_rect().move(at)
            self.trace.append(TracedText(line, cap, box, ink, room, colour, self.ground(box), fits))
        self.surface.blit(picture, at)

    def _reach(self, fit: Fit, room: pygame.Rect) -> pygame.Rect:
        """Return where a text may be seen: its room, and what stands above and hangs below capitals."""
        return room.inflate(0, 2 * (self.letters.ascent(fit.weight, fit.px) - fit.cap))

    def ground(self, box: pygame.Rect) -> Colour:
        """Return the colour that a text stands on."""
        seen = box.clip(self.surface.get_rect())
        mean = pygame.transform.average_color(self.surface, seen) if seen.w and seen.h else (0, 0, 0, 255)
        return Colour((*mean[:3], 255))


def _has_room(fit: Fit, room: pygame.Rect) -> bool:
    """Tell whether a text has the room it is set into; a box in mm may lose a pixel by where it stands."""
    return fit.width <= room.w + 1 and fit.height <= room.h + 1
