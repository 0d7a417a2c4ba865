"""The shared line: large, for the whole table, and the same from the far side."""

import pygame
import pytest
from msgspec.structs import replace
from scenes import SCENES
from stage_set import easel, shown

from app.table.match.seats import Side
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import PROFILES
from app.ui.kit.frame import frame_of
from app.ui.widgets.turn_line import SeatEdge, TurnLine


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


# ---------------------------------------------------------------- a picture that does not turn

EDGES = {
    Side.FAR: lambda box, glass: box.y == 0.0 and box.centre.x == glass.centre.x,
    Side.LEFT: lambda box, glass: box.x == 0.0 and box.centre.y == glass.centre.y,
    Side.RIGHT: lambda box, glass: box.right == glass.w and box.centre.y == glass.centre.y,
}


@pytest.mark.parametrize("side", EDGES)
@pytest.mark.parametrize("scene", ["picking-device-3", "whole-aimed", "loco-turn", "queue-ask"])
def test_the_edge_of_the_player_is_lit(rehearsal, scene, side):
    """It is longer than the shared line is high, on every panel, wherever the turn is shown."""
    stage = rehearsal()
    stage.likes(facing="fixed")
    stage.sides = (side,) * 6
    SCENES[scene](stage)
    for panel, profile in PROFILES.items():
        elements = shown(stage, panel).elements
        (edge,) = (element.bounds for element in elements if isinstance(element, SeatEdge))
        assert EDGES[side](edge, profile.glass)
        assert max(edge.w, edge.h) >= 7.2
        assert {line.points_to for line in elements if isinstance(line, TurnLine)} == {side}


@pytest.mark.parametrize("side", Side)
def test_the_pin_points_to_the_player(side):
    """Seen from the side it is a tip, from the opposite side a round disc; from the others there is nothing."""
    canvas = easel("1280x800", 0)
    drawn(TurnLine(bounds=Rect(20.0, 20.0, 60.0, 12.0), figure="boat", name="Jo", points_to=side), "1280x800")
    disc = pygame.Rect(canvas.profile.pixels(Rect(20.0, 20.5, 11.0, 11.0)))
    gold = {each: _gold(canvas.surface, strip) for each, strip in _strips(disc).items()}
    back = {Side.NEAR: Side.FAR, Side.FAR: Side.NEAR, Side.LEFT: Side.RIGHT, Side.RIGHT: Side.LEFT}[side]
    assert {each for each, count in gold.items() if count} == {side, back}
    assert gold[side] < gold[back]


def _strips(box: pygame.Rect) -> dict[Side, pygame.Rect]:
    """Return a strip of four pixels inside of each side."""
    return {
        Side.NEAR: pygame.Rect(box.x, box.bottom - 4, box.w, 4),
        Side.FAR: pygame.Rect(box.x, box.y, box.w, 4),
        Side.LEFT: pygame.Rect(box.x, box.y, 4, box.h),
        Side.RIGHT: pygame.Rect(box.right - 4, box.y, 4, box.h),
    }


def _gold(surface: pygame.Surface, strip: pygame.Rect) -> int:
    """Return how many pixels of a strip are bright."""
    spots = [(x, y) for x in range(strip.x, strip.right) for y in range(strip.y, strip.bottom)]
    return sum(surface.get_at(spot)[0] > 120 for spot in spots)


def test_a_picture_that_turns_lights_no_edge(rehearsal):
    stage = rehearsal()
    SCENES["picking-device-3"](stage)
    elements = shown(stage, "800x480").elements
    assert not [element for element in elements if isinstance(element, SeatEdge)]
    assert {line.points_to for line in elements if isinstance(line, TurnLine)} == {None}
