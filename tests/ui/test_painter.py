"""Painting only what changed gives the same picture as painting everything."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stage_set import easel, tokens

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.stage.easel import LAMP
from app.ui.stage.painter import MANY, Painter
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatLook, SeatMarker

place = st.builds(Rect, st.floats(0, 120), st.floats(0, 70), st.floats(24, 40), st.floats(10, 20))
keys = st.builds(lambda box, look: Key(bounds=box, label="Log", icon="log", look=look), place, st.sampled_from(Look))
labels = st.builds(lambda box: Label(bounds=box, wordings="jgp", colour=tokens().text.main), place)  # that fits
seats = st.builds(lambda box, look: SeatMarker(bounds=box, figure="key", look=look), place, st.sampled_from(SeatLook))
scenes = st.lists(keys | labels | seats, max_size=6).map(tuple)


@pytest.fixture
def painter():
    """Return a painter that has forgotten what is on its canvas."""
    return fresh()


def fresh() -> Painter:
    return Painter(easel("800x480", 0))


def pixels(painter: Painter) -> bytes:
    return pygame.image.tobytes(painter.canvas.surface, "RGB")


def key(n: int, look: Look = Look.REST) -> Element:
    return Key(bounds=Rect(10.0 + 9.0 * (n % 12), 10.0 + 10.0 * (n // 12), 8.0, 8.0), icon="log", look=look)


@settings(max_examples=25)
@given(st.lists(scenes, min_size=1, max_size=4))
def test_changes_painted_one_by_one_give_the_whole(shown):
    """Whatever was shown before, the picture is that of the last scene."""
    painter = fresh()
    for scene in shown:
        painter.paint(scene, LAMP)
    stepwise = pixels(painter)
    whole = fresh()
    whole.paint(shown[-1], LAMP)
    worst = max(abs(a - b) for a, b in zip(pixels(whole), stepwise, strict=True))
    assert worst <= 1  # a blit rounds soft edges by where its clip begins


def test_the_same_scene_again_paints_nothing(painter):
    scene = (key(0), key(1))
    assert painter.paint(scene, LAMP) is None
    assert painter.paint(scene, LAMP) == []


def test_one_pressed_key_changes_one_place(painter):
    painter.paint((key(0), key(40)), LAMP)
    (area,) = painter.paint((key(0), key(40, Look.PRESS)), LAMP)
    assert area.colliderect(painter.canvas.profile.pixels(key(40).bounds))
    assert not area.colliderect(painter.canvas.profile.pixels(key(0).bounds))


def test_another_light_changes_everything(painter):
    painter.paint((key(0),), LAMP)
    assert painter.paint((key(0),), LAMP + 0.05) is None


def test_many_changes_are_painted_as_one(painter):
    painter.paint(tuple(key(n) for n in range(MANY)), LAMP)
    assert painter.paint(tuple(key(n, Look.CHOSEN) for n in range(MANY)), LAMP) is None


def test_forgetting_paints_everything(painter):
    painter.paint((key(0),), LAMP)
    painter.forget()
    assert painter.paint((key(0),), LAMP) is None


class Spill(Element, frozen=True, kw_only=True):
    """A faulty kind of element: it paints more than its ink."""

    def draw(self, canvas: Canvas) -> None:
        """Paint 10 mm too far on every side."""
        canvas.flat(self.bounds.shrunk(-10.0), canvas.theme.signal.no)


def test_what_an_element_paints_outside_its_ink_is_not_seen(painter):
    """A faulty element leaves nothing on the glass when it goes."""
    spill = Spill(bounds=Rect(40.0, 30.0, 10.0, 10.0))
    painter.paint((), LAMP)
    night = pixels(painter)
    painter.paint((spill,), LAMP)
    assert pixels(painter) != night
    painter.paint((), LAMP)
    assert pixels(painter) == night
