"""The shared line: large, for the whole table, and the same from the far side."""

import pygame
import pytest
from msgspec.structs import replace
from stage_set import easel

from app.ui.frame import frame_of
from app.ui.screen_profiles import PROFILES
from app.ui.widgets.turn_line import TurnLine


def drawn(line: TurnLine, panel: str) -> pygame.Surface:
    canvas = easel(panel, 0)
    canvas.surface.fill((0, 0, 0))
    line.draw(canvas)
    return canvas.surface.copy()


@pytest.mark.parametrize("panel", PROFILES)
def test_the_far_line_is_the_near_line_turned_round(panel):
    """Seen from the other side of the table the far line is the near one, letter by letter."""
    frame = frame_of(PROFILES[panel])
    near = TurnLine(bounds=frame.line, figure="boat", name="Wilhelmina", second=("round 2 of 5", "2/5"))
    box = pygame.Rect(PROFILES[panel].pixels(near.bounds))
    upright = drawn(near, panel).subsurface(box).copy()
    far = drawn(replace(near, is_far=True), panel)
    turned = pygame.transform.rotate(far.subsurface(box), 180)
    assert _unlike(upright, turned) < 0.05


def _unlike(one: pygame.Surface, two: pygame.Surface) -> float:
    """Return the share of pixels that differ clearly; a pixel of shift at an edge is no difference."""
    small = (max(1, one.get_width() // 4), max(1, one.get_height() // 4))
    a, b = (pygame.transform.smoothscale(each, small) for each in (one, two))
    diff = sum(abs(a.get_at((x, y))[0] - b.get_at((x, y))[0]) > 90 for x in range(small[0]) for y in range(small[1]))
    return diff / (small[0] * small[1])


@pytest.mark.parametrize("panel", ["800x480", "1024x600", "1280x800"])
@pytest.mark.parametrize("name", ["Jo", "Annabel", "Wilhelmina"])
def test_a_name_can_be_read_by_the_whole_table(panel, name):
    """A name of up to ten letters has capitals of 7.2 mm, whatever stands beside it."""
    frame, canvas = frame_of(PROFILES[panel]), easel(panel, 0)
    line = TurnLine(bounds=frame.line, figure="boat", name=name, second=("round 2 of 5, star 1 of 3", "2/5"))
    canvas.trace = []
    line.draw(canvas)
    said, canvas.trace = canvas.trace[0], None
    assert said.text == name
    assert said.fits
    assert said.cap_mm >= 7.2 - 0.06


@pytest.mark.parametrize("name", ["Jo", "Annabel", "Wilhelmina", "Marguerite"])
@pytest.mark.parametrize(("panel", "turn"), [("800x480", 90), ("1024x600", 90), ("720x1280", 0)])
def test_a_name_on_a_narrow_panel_is_a_title_at_least(panel, turn, name):
    """Ten letters have capitals of 6 mm across 88 mm of glass; the second part is read beside them."""
    canvas = easel(panel, turn)
    frame = frame_of(canvas.profile)
    canvas.trace = []
    TurnLine(bounds=frame.line, figure="boat", name=name, second=("round 2 of 5, star 1 of 3", "2/5")).draw(canvas)
    (said, second), canvas.trace = canvas.trace, None
    assert said.fits
    assert second.fits
    assert said.cap_mm >= 6.0
    assert second.cap_mm >= 4.0


@pytest.mark.parametrize("panel", PROFILES)
def test_the_second_part_gives_way_to_the_name(panel):
    """Where both do not fit the second part takes a shorter wording, and still fits."""
    frame, canvas = frame_of(PROFILES[panel]), easel(panel, 0)
    second = ("round 2 of 5, star 1 of 3", "round 2/5", "2/5")
    canvas.trace = []
    TurnLine(bounds=frame.line, figure="boat", name="Wilhelmina", second=second).draw(canvas)
    trace, canvas.trace = canvas.trace, None
    assert all(text.fits for text in trace)
