"""Every state is told by two cues: turned to grey, each still looks unlike the others."""

from itertools import combinations

import pygame
import pytest
from stage_set import easel, tokens

from app.games.locus.zones import ZONES
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import PROFILES
from app.ui.play.locus.both.house import house_deck
from app.ui.play.locus.look.card_face import CardFace
from app.ui.play.locus.look.cells import zone_cell
from app.ui.play.lokus.box.card_pad import ColourKey
from app.ui.play.lokus.look.brush_key import BrushKey
from app.ui.play.lokus.look.table_card import TableCell
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import HoldKey, Key
from app.ui.widgets.list_row import SIGNALS, ListRow
from app.ui.widgets.log_row import LogRow
from app.ui.widgets.notice import NoticeBar
from app.ui.widgets.seat_marker import SeatLook, SeatMarker
from app.ui.widgets.star import Star, StarLook

BOX = Rect(20.0, 20.0, 60.0, 14.0)
ROUND = Rect(20.0, 20.0, 17.0, 17.0)
TALL = Rect(20.0, 20.0, 26.0, 34.0)
CLEARLY = 24  # grey levels of 255
LEAST = 1.0  # square mm that must differ clearly; the smallest icon is 4 mm high
CARD = house_deck().cards[0]

STATES: dict[str, dict[str, Element]] = {
    "key": {
        "rest": Key(bounds=BOX, label="Log", icon="log"),
        "chosen": Key(bounds=BOX, label="Log", icon="log", look=Look.CHOSEN),
        "off": Key(bounds=BOX, label="Log", icon="log", look=Look.OFF),
        "primary": Key(bounds=BOX, label="Log", icon="log", is_primary=True),
        "destroys": HoldKey(bounds=BOX, label="Log", icon="log"),
        "destroys, half full": HoldKey(bounds=BOX, label="Log", icon="log", filled=0.5),
    },
    "row": {
        "rest": ListRow(bounds=BOX, name="Anna", figure="moon"),
        "chosen": ListRow(bounds=BOX, name="Anna", figure="moon", look=Look.CHOSEN),
        "off": ListRow(bounds=BOX, name="Anna", figure="moon", look=Look.OFF),
        "gold": ListRow(bounds=BOX, name="Anna", figure="moon", is_gold=True),
        **{
            f"says {signal}": ListRow(bounds=BOX, name="Anna", figure="moon", value=" ", signal=signal)
            for signal in SIGNALS
        },
    },
    "log row": {
        "rest": LogRow(bounds=BOX, sentence="Anna is done", figure="moon"),
        "chosen": LogRow(bounds=BOX, sentence="Anna is done", figure="moon", look=Look.CHOSEN),
        "struck": LogRow(bounds=BOX, sentence="Anna is done", figure="moon", note="taken back"),
    },
    "seat": {look.value: SeatMarker(bounds=ROUND, figure="boat", look=look) for look in SeatLook},
    "star": {
        **{look.value: Star(bounds=ROUND, look=look) for look in StarLook if look is not StarLook.CONSENT},
        "consent": Star(bounds=ROUND, look=StarLook.CONSENT, figure="boat"),
        "down": Star(bounds=ROUND, look=StarLook.ARMED, is_down=True),
        "held": Star(bounds=ROUND, look=StarLook.ARMED, is_down=True, ring=1.0),
        "held long": Star(bounds=ROUND, look=StarLook.ARMED, is_down=True, ring=1.0, second=1.0),
    },
    "notice": {signal: NoticeBar(bounds=BOX, sentence="Not saved.", signal=signal) for signal in SIGNALS},
    "card": {
        "free": CardFace(bounds=TALL, card=CARD, word="yellow"),
        "mine": CardFace(bounds=TALL, card=CARD, word="yellow", taker="moon", is_mine=True),
        "taken": CardFace(bounds=TALL, card=CARD, word="yellow", taker="moon"),
    },
    "colour key": {
        "rest": ColourKey(bounds=BOX, colour="green", word="green"),
        "chosen": ColourKey(bounds=BOX, colour="green", word="green", look=Look.CHOSEN),
        "off": ColourKey(bounds=BOX, colour="green", word="green", look=Look.OFF),
    },
    "row of the points table": {
        "rest": TableCell(bounds=BOX, rolls=4, points=10),
        "chosen": TableCell(bounds=BOX, rolls=4, points=10, is_chosen=True),
        "odd": TableCell(bounds=BOX, rolls=4, points=10, is_odd=True),
        "empty": TableCell(bounds=BOX, rolls=4, points=None, is_chosen=True),
    },
    "clean-up key": {
        "none": BrushKey(bounds=BOX, figure="moon", name="Anna", brushes=0),
        "one": BrushKey(bounds=BOX, figure="moon", name="Anna", brushes=1),
    },
}  # fmt: skip
PAIRS = [(what, one, two) for what, looks in STATES.items() for one, two in combinations(looks, 2)]


def grey(element: Element) -> pygame.Surface:
    """Return what an element looks like without colours."""
    canvas = easel("800x480", 0)
    canvas.surface.fill(tokens().night.base[:3])
    element.draw(canvas)
    return pygame.transform.grayscale(canvas.surface.subsurface(pixels(canvas, element.ink)))


def pixels(canvas: Canvas, box: Rect) -> pygame.Rect:
    return pygame.Rect(canvas.profile.pixels(box)).clip(canvas.surface.get_rect())


def unlike(one: pygame.Surface, two: pygame.Surface) -> float:
    """Return the share of pixels that clearly differ."""
    w, h = one.get_size()
    clear = sum(
        abs(one.get_at((x, y))[0] - two.get_at((x, y))[0]) > CLEARLY for x in range(0, w, 2) for y in range(0, h, 2)
    )
    return clear / (len(range(0, w, 2)) * len(range(0, h, 2)))


@pytest.mark.parametrize(("what", "one", "two"), PAIRS, ids=[": ".join((w, f"{a} and {b}")) for w, a, b in PAIRS])
def test_two_states_differ_without_colour(what, one, two):
    looks = STATES[what]
    seen = looks[one].ink
    assert unlike(grey(looks[one]), grey(looks[two])) * seen.w * seen.h > LEAST


@pytest.mark.parametrize(("one", "two"), combinations([zone.value for zone in ZONES], 2))
@pytest.mark.parametrize("panel", PROFILES)
def test_zones_are_told_apart_by_their_marks(panel, one, two):
    """At the size of an overview cell, 4 mm, the marks alone differ: light and dark are made equal."""
    assert unlike_marks(_mark(panel, one), _mark(panel, two)) > 0.1


def _mark(panel: str, zone: str) -> list[bool]:
    """Return where a cell is nearer to its mark than to its fill."""
    canvas = easel(panel, 0)
    canvas.surface.fill(tokens().night.base[:3])
    box = Rect(20.0, 20.0, 4.0, 4.0)
    zone_cell(canvas, box, zone)
    ink = tokens().locus.zone(zone)
    cell = canvas.surface.subsurface(pixels(canvas, box.shrunk(0.4)))
    small = pygame.transform.smoothscale(cell, (16, 16))
    return [_nearer(small.get_at((x, y)), ink.on, ink.fill) for y in range(16) for x in range(16)]


def _nearer(seen: pygame.Color, one: tuple[int, ...], two: tuple[int, ...]) -> bool:
    def away(other: tuple[int, ...]) -> int:
        return sum((a - b) ** 2 for a, b in zip(seen[:3], other[:3], strict=True))

    return away(one) < away(two)


def unlike_marks(one: list[bool], two: list[bool]) -> float:
    """Return the share of places where one cell has its mark and the other has not."""
    return sum(a is not b for a, b in zip(one, two, strict=True)) / len(one)
