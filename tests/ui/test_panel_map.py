"""The mapping of a panel: found from four touches, however the panel is built in, and refused when it says nothing."""

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from app.ui.glass.panel_map import mapped, measured, worst

MARKS = ((0.1, 0.15), (0.9, 0.15), (0.9, 0.85), (0.1, 0.85))
SIZE = (154.1, 85.9)

number = st.floats(-1.5, 1.5, allow_nan=False)
small = st.floats(-0.003, 0.003)


@given(st.tuples(number, number, number, number, number, number))
def test_any_mapping_is_found_again(panel):
    a, b, _, d, e, _ = panel
    assume(abs(a * e - b * d) > 0.2)
    reported = MARKS
    meant = [mapped(panel, spot) for spot in reported]
    found = measured(reported, meant)
    assert found is not None
    assert found == pytest.approx(panel, abs=1e-9)
    assert worst(found, reported, meant, SIZE) < 1e-6


@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_panel_built_in_any_way_is_understood(degrees, mirrored):
    def report(spot):
        x, y = (1 - spot[0], spot[1]) if mirrored else spot
        return {0: (x, y), 90: (1 - y, x), 180: (1 - x, 1 - y), 270: (y, 1 - x)}[degrees]

    panel = measured([report(mark) for mark in MARKS], MARKS)
    assert panel is not None
    assert mapped(panel, report((0.3, 0.7))) == pytest.approx((0.3, 0.7))


@given(st.lists(st.tuples(small, small), min_size=4, max_size=4))
def test_fingers_that_are_a_little_off_are_evened_out(slips):
    reported = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(MARKS, slips, strict=True)]
    panel = measured(reported, MARKS)
    assert panel is not None
    x, y = mapped(panel, (0.5, 0.5))
    assert math.hypot((x - 0.5) * SIZE[0], (y - 0.5) * SIZE[1]) < 1.0


def test_the_error_is_told_in_millimetres():
    reported = [*MARKS[:3], (0.1 + 10 / SIZE[0], 0.85)]
    panel = measured(reported, MARKS)
    assert panel is not None
    assert worst(panel, reported, MARKS, SIZE) == pytest.approx(2.5, abs=0.4)


def test_four_touches_on_one_heap_say_nothing():
    assert measured([(0.5, 0.5), (0.51, 0.5), (0.5, 0.52), (0.5, 0.5)], MARKS) is None


def test_four_touches_on_one_line_say_nothing():
    assert measured([(0.1, 0.1), (0.4, 0.4), (0.9, 0.9), (0.6, 0.6)], MARKS) is None


def test_two_touches_are_refused():
    with pytest.raises(ValueError, match="three spots"):
        measured(MARKS[:2], MARKS[:2])
