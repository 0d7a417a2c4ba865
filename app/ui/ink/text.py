"""Letters: fonts by weight and size, fitting sentences into boxes, and a cache of rendered words.

Sizes are capital heights in millimetres. A text that does not fit first takes its shorter wording, then
more lines, then smaller letters down to the floor of its role; it is never cut with an ellipsis.
"""

import math
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from typing import NamedTuple

import pygame

from app import assets
from app.reading.names import drawable
from app.ui.ink.theme import Colour, Role, Type

NEAR = 1e-6  # of a pixel: what a quotient may be off
CACHE = 600  # words kept; a busy screen shows about sixty
LONGEST = 4000  # letters of one text; nothing we say has half as many


class Fit(NamedTuple):
    """How a text is set: its lines, the weight, font pixels, cap height in pixels, and whether it fits."""

    lines: tuple[str, ...]
    weight: int
    px: int
    cap: int
    leading: int
    width: int
    fits: bool

    @property
    def height(self) -> int:
        """Pixels from the top of the first capitals to the last baseline."""
        return self.cap + self.leading * (len(self.lines) - 1)


class Letters:
    """The fonts of one panel: `pitch_y` is mm per pixel downwards, `bigger` the players' text size."""

    def __init__(self, type_: Type, pitch_y: float, bigger: float = 1.0) -> None:
        self._type = type_
        self._pitch = pitch_y
        self.bigger = bigger
        self._fonts: dict[tuple[int, int], pygame.font.Font] = {}
        self._fits: OrderedDict[tuple[object, ...], Fit] = OrderedDict()
        self._words: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()

    def font(self, weight: int, px: int) -> pygame.font.Font:
        """Return the font of a weight (700, 800, 900) at a size in pixels."""
        key = (weight, px)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(BytesIO(_letters_of(self._type.files[f"w{weight}"])), px)
        return self._fonts[key]

    def pixels(self, cap_mm: float) -> int:
        """Font pixels for a capital height in mm: never lower than asked, nor below the smallest readable size."""
        return max(self._type.min_px, math.ceil(cap_mm / self._pitch / self._type.cap_em - NEAR))

    def cap_mm(self, fit: Fit) -> float:
        """Return the capital height of a set text, in mm."""
        return fit.px * self._type.cap_em * self._pitch

    def width(self, text: str, role: Role, *, cap: float | None = None) -> float:
        """Return the width in vertical-pitch mm of one line at full size."""
        return self.font(role.weight, self.pixels(cap or role.cap)).size(_safe(text))[0] * self._pitch

    def fit(
        self,
        wordings: str | Sequence[str],
        role: Role,
        width: int,
        height: int,
        *,
        lines: int = 1,
        floor: float = 0.0,
    ) -> Fit:
        """Set a text into a box of pixels, shrinking no further than `floor` mm of capital height."""
        options = tuple(map(_safe, (wordings,) if isinstance(wordings, str) else wordings))
        key = (options, role, width, height, lines, floor)
        if key in self._fits:
            self._fits.move_to_end(key)
            return self._fits[key]
        self._fits[key] = found = self._search(options, role, width, height, lines, floor)
        if len(self._fits) > CACHE:
            self._fits.popitem(last=False)
        return found

    def _search(self, options: tuple[str, ...], role: Role, width: int, height: int, lines: int, floor: float) -> Fit:
        tried = None
        for cap in self._caps(role, floor):
            for wording in options:
                for count in range(1, lines + 1):
                    tried = self._set(wording, role.weight, self.pixels(cap), width, height, count)
                    if tried.fits:
                        return tried
        assert tried is not None
        return tried

    def _caps(self, role: Role, floor: float) -> list[float]:
        """Sizes to try: bigger text first, then the role's own, then down to its floor in small steps."""
        top, least = role.cap * self.bigger, min(role.cap, floor or role.cap)
        steps = max(1, round((top - least) / 0.3))
        return [top - (top - least) * i / steps for i in range(steps + 1)]

    def _set(self, text: str, weight: int, px: int, width: int, height: int, count: int) -> Fit:
        font = self.font(weight, px)
        cap = round(px * self._type.cap_em)
        leading = round(cap * self._type.leading)
        lines = _wrap(font, text, width, count)
        widest = max(font.size(line)[0] for line in lines)
        tall = cap + leading * (len(lines) - 1)
        return Fit(tuple(lines), weight, px, cap, leading, widest, widest <= width and tall <= height)

    def squeezed(self, fit: Fit, width: int, height: int) -> Fit:
        """Set the lines of a text in the largest letters that the room allows, down to what can be drawn at all."""
        for px in range(fit.px, self._type.min_px, -1):
            tried = self._set("\n".join(fit.lines), fit.weight, px, width, height, 1)
            if tried.fits:
                return tried
        return self._set("\n".join(fit.lines), fit.weight, self._type.min_px, width, height, 1)

    def word(self, text: str, weight: int, px: int, colour: Colour) -> pygame.Surface:
        """Return the picture of one line, cached."""
        key = (text, weight, px, colour)
        if key in self._words:
            self._words.move_to_end(key)
            return self._words[key]
        picture = self.font(weight, px).render(_safe(text), True, colour[:3])
        if colour[3] < 255:
            picture.set_alpha(colour[3])
        self._words[key] = picture
        if len(self._words) > CACHE:
            self._words.popitem(last=False)
        return picture

    def ascent(self, weight: int, px: int) -> int:
        """Pixels from the top of a word's picture to its baseline."""
        return self.font(weight, px).get_ascent()


@cache
def _letters_of(name: str) -> bytes:
    """Read a font file once: opened by its path it would keep a file open for every size, and those are counted."""
    return assets.content(f"fonts/{name}")


def _safe(text: str) -> str:
    """Return a text that no font raises for: names and files are the world's, and may hold anything."""
    return drawable(text[:LONGEST])


def _wrap(font: pygame.font.Font, text: str, width: int, count: int) -> list[str]:
    """Break at spaces into at most `count` lines as even as greedy filling gives; newlines always break."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and font.size(longer)[0] > width and len(lines) + 1 < count:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines
