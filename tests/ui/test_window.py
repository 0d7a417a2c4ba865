"""The window turns the picture and undoes the turn for fingers, for every seat and however the panel is built in."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.table.match.seats import Side
from app.ui.glass.panel_map import mapped
from app.ui.glass.window import Window, turned_rect, unturned
from app.ui.ink.geometry import Point
from app.ui.ink.screen_profiles import PROFILES, nearest
from app.ui.kit.frame import frame_of

TURNS = (0, 90, 180, 270)
turns = st.sampled_from(TURNS)
panels = st.sampled_from(sorted(PROFILES))
share = st.floats(0.0, 1.0)


def window(panel: str, mount: int = 0) -> Window:
    profile = PROFILES[panel]
    return Window(pygame.Surface(profile.px), profile, mount)


@given(panels, turns, turns, share, share)
def test_a_place_is_reported_where_it_came_from(panel, mount, turn, u, v):
    """Millimetres to report and back are the same millimetres."""
    glass = window(panel, mount)
    w, h = glass.seat_profile(turn).mm
    at = Point(u * w, v * h)
    back = glass.place(*glass.reported(at, turn), turn)
    assert back == pytest.approx(at, abs=1e-6)


@given(panels, turns, turns, share, share)
def test_a_report_stays_on_the_glass(panel, mount, turn, x, y):
    glass = window(panel, mount)
    w, h = glass.seat_profile(turn).mm
    at = glass.place(x, y, turn)
    assert -1e-9 <= at.x <= w + 1e-9
    assert -1e-9 <= at.y <= h + 1e-9


@given(turns, share, share)
def test_a_measured_panel_is_mapped_before_it_is_turned(turn, x, y):
    """A panel that reports mirrored and shifted corners gives the same place once it is measured."""
    glass, panel = window("800x480"), (-1.0, 0.0, 1.0, 0.0, 0.9, 0.05)
    assert glass.place(x, y, turn, panel) == pytest.approx(glass.place(*mapped(panel, (x, y)), turn))


@pytest.mark.parametrize("mount", TURNS)
@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("panel", PROFILES)
def test_a_finger_touches_the_pixel_it_sees(panel, side, mount):
    """A mark painted on the picture lies on the panel where a touch of it is reported."""
    glass = window(panel, mount)
    profile = glass.seat_profile(side.turn)
    picture = pygame.Surface(profile.px)
    at = Point(profile.mm[0] * 0.3, profile.mm[1] * 0.2)
    x, y = profile.spot(at)
    picture.fill((255, 0, 0), (x - 2, y - 2, 5, 5))
    panel_picture = glass.on_panel(picture, side.turn)
    assert panel_picture.get_size() == glass.surface.get_size()
    u, v = glass.reported(at, side.turn)
    w, h = panel_picture.get_size()
    assert panel_picture.get_at((int(u * w), int(v * h)))[:3] == (255, 0, 0)


@given(st.integers(1, 40), st.integers(1, 30), turns, st.data())
def test_a_turned_part_lies_where_pygame_turns_it(w, h, degrees, data):
    """`turned_rect` says where a part of a picture is after turning all of it."""
    x, y = data.draw(st.integers(0, w - 1)), data.draw(st.integers(0, h - 1))
    part = pygame.Rect(x, y, data.draw(st.integers(1, w - x)), data.draw(st.integers(1, h - y)))
    picture = pygame.Surface((w, h))
    picture.fill((255, 255, 255), part)
    turned = pygame.transform.rotate(picture, -degrees)
    place = turned_rect(part, (w, h), degrees)
    alone = pygame.Surface(turned.get_size())
    alone.fill((255, 255, 255), place)
    assert pygame.image.tobytes(turned, "RGB") == pygame.image.tobytes(alone, "RGB")


@given(turns, share, share)
def test_a_turn_can_be_turned_back(degrees, x, y):
    assert unturned(*unturned(x, y, degrees), -degrees % 360) == pytest.approx((x, y))


@pytest.mark.parametrize("side", Side)
def test_showing_what_changed_shows_it_all(rehearsal, side):
    """Drawing only the changed places gives the same panel as drawing everything."""
    stage = rehearsal(screen="800x480")
    stage.likes(motion="less")
    stage.ui.face(side)
    stage.robot.settle()
    stage.likes(is_muted=True)
    stage.robot.settle()
    shell = stage.shell
    whole = shell.window.on_panel(shell.easel.painter.canvas.surface, shell.easel.turn)
    assert pygame.image.tobytes(shell.window.surface, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.mark.parametrize("panel", PROFILES)
def test_opposite_seats_have_the_same_frame(panel):
    """So the walk of the screens needs two turns, not four."""
    profile = PROFILES[panel]
    for turn in (0, 90):
        assert frame_of(profile.turned(turn)) == frame_of(profile.turned(turn + 180))


@pytest.mark.parametrize(
    ("size", "name"), [((800, 480), "800x480"), ((1280, 800), "1280x800"), ((720, 1280), "720x1280")]
)
def test_a_known_panel_is_known(size, name):
    assert nearest(*size) == PROFILES[name]


@given(st.integers(320, 4000), st.integers(240, 4000))
def test_any_panel_has_square_enough_pixels_and_a_size_that_fits(width, height):
    """A panel nobody measured is as large as the nearest known one at most, with square pixels."""
    found = nearest(width, height)
    if found.name in PROFILES:
        return
    assert found.pitch[0] == pytest.approx(found.pitch[1])
    assert found.mm[0] <= 217.1 or found.mm[1] <= 155.1
