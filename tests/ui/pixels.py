"""Measures what an element leaves on the glass: every pixel it paints, every line it writes, every box it draws.

Kinds of elements are found in the code, not in a list: a new one is measured as soon as it is there.
"""

import enum
import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pygame
from msgspec.structs import fields, replace
from stage_set import Easel, easel

import app.ui
from app.ui.ink.canvas import TracedText
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.screen_profiles import ScreenProfile
from app.ui.ink.theme import Colour
from app.ui.stage.painter import inked
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatMarker

MARGIN = 64  # pixels round the glass
BLANK = (255, 0, 255)
"""A colour that nothing is painted in."""

LAID = ("is_wide", "is_round", "is_bare", "is_tight")
"""Choices that go with the box an element is laid into: another box would be its own."""


def kinds(base: type[Element] = Element) -> Iterator[type[Element]]:
    """Yield every kind of element that the program can put on the glass."""
    if base is Element:
        for module in pkgutil.walk_packages(app.ui.__path__, "app.ui."):
            importlib.import_module(module.name)
    for kind in base.__subclasses__():
        if kind.__module__.startswith("app."):
            yield kind
        yield from kinds(kind)


def variants(element: Element) -> Iterator[Element]:
    """Yield an element as it would be pressed, chosen, off, half filled: each choice made otherwise, one by one."""
    yield element.pressed()
    for field in fields(element):
        value = getattr(element, field.name)
        if isinstance(value, bool):
            if field.name not in LAID:
                yield replace(element, **{field.name: not value})
        elif isinstance(value, enum.Enum) and type(value).__name__.endswith("Look"):
            others = (other for other in type(value) if other is not value)
            yield from (replace(element, **{field.name: other}) for other in others if _has_picture(element))
        elif field.type is float and value == 0.0 and field.name in ("filled", "ring", "second"):
            yield from (replace(element, **{field.name: share}) for share in (0.4, 1.0))


def _has_picture(element: Element) -> bool:
    """Tell whether an element that shows a figure knows which: a free seat does not."""
    return not isinstance(element, SeatMarker) or bool(element.figure)


class _Amid(ScreenProfile):
    """A panel in the middle of a larger picture."""

    def pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        x, y, w, h = super().pixels(rect)
        return x + MARGIN, y + MARGIN, w, h

    def spot(self, point: Point) -> tuple[int, int]:
        x, y = super().spot(point)
        return x + MARGIN, y + MARGIN


class Sheet(Easel):
    """A blank canvas larger than the glass, on which nothing is clipped, and that knows the boxes painted on it."""

    def __init__(self, on: Easel) -> None:
        profile = _Amid(on.profile.name, on.profile.px, on.profile.mm)
        super().__init__(profile, on.theme, on.pictures, on.letters.bigger)
        self.letters = on.letters
        self.surface = pygame.Surface((profile.px[0] + 2 * MARGIN, profile.px[1] + 2 * MARGIN))
        self.surface.fill(BLANK)
        self.blank = self.surface.get_buffer().raw
        self.boxes: list[pygame.Rect] = []

    def box(
        self, rect: Rect, fill: Colour | None, *, radius: float = 0.0, edge: Colour | None = None, stroke: float = 0.0
    ) -> None:
        """Draw a box and remember where."""
        super().box(rect, fill, radius=radius, edge=edge, stroke=stroke)
        self.boxes.append(pygame.Rect(self.profile.pixels(rect)))


@lru_cache(maxsize=2)
def sheet(panel: str, turn: int, text_size: str) -> Sheet:
    """Return a sheet for a panel turned by 0 or 90 degrees."""
    return Sheet(easel(panel, turn, text_size))


@dataclass(frozen=True)
class Left:
    """What an element left: how far in mm beyond its ink (0 is nowhere), its texts, its boxes."""

    spilt: float
    texts: tuple[TracedText, ...]
    boxes: tuple[pygame.Rect, ...]


def left_by(on: Sheet, element: Element) -> Left:
    """Draw an element, see what it left, and wipe it off."""
    on.trace, on.boxes = [], []
    element.draw(on)
    texts, on.trace = tuple(on.trace), None
    ink = inked(on.profile, element.ink)
    on.surface.fill(BLANK, ink)
    spilt = 0.0 if on.surface.get_buffer().raw == on.blank else _beyond(on, ink)
    return Left(spilt, texts, tuple(on.boxes))


def _beyond(on: Sheet, ink: pygame.Rect) -> float:
    """Return how far the paint reaches out of the ink, in mm, and wipe it off."""
    on.surface.set_colorkey(BLANK)
    paint = on.surface.get_bounding_rect()
    on.surface.set_colorkey(None)
    on.surface.fill(BLANK)
    across, down = on.profile.pitch
    over = (ink.x - paint.x, paint.right - ink.right, ink.y - paint.y, paint.bottom - ink.bottom)
    return max(each * pitch for each, pitch in zip(over, (across, across, down, down), strict=True))


def crossed(lefts: list[Left]) -> Iterator[tuple[TracedText, pygame.Rect]]:
    """Yield texts that cross the edge of the box they stand on: the last one painted round their middle."""
    boxes: list[pygame.Rect] = []
    for left in lefts:
        boxes += left.boxes
        for text in left.texts:
            under = [box for box in boxes if box.collidepoint(text.box.center)]
            if under and not _is_within(text, under[-1]):
                yield text, under[-1]


def _is_within(text: TracedText, box: pygame.Rect) -> bool:
    """Tell whether a text stands in a box, by what is painted of it across, by its capitals down."""
    across = text.ink.x >= box.x - 1 and text.ink.right <= box.right + 1
    return across and text.box.y >= box.y - 1 and text.box.bottom <= box.bottom + 1
