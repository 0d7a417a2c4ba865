"""Boxes in millimetres: cut, laid side by side, joined, without losing or inventing room."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.ui.ink.geometry import Point, Rect, around, stacked
from app.ui.ink.screen_profiles import PROFILES

length = st.floats(1.0, 200.0)
boxes = st.builds(Rect, length, length, length, length)
counts = st.integers(1, 8)


@given(boxes, counts)
def test_rows_fill_a_box(box, count):
    """Equal rows, two millimetres apart, from the top edge to the bottom edge."""
    rows = box.rows(count, 2.0)
    assert len(rows) == count
    assert rows[0].y == pytest.approx(box.y)
    assert rows[-1].bottom == pytest.approx(box.bottom)
    assert all(below.y - above.bottom == pytest.approx(2.0) for above, below in pairwise(rows))


@given(boxes, counts)
def test_columns_are_rows_lying_down(box, count):
    lying = Rect(box.y, box.x, box.h, box.w)
    assert [(c.y, c.x, c.h, c.w) for c in box.columns(count)] == [tuple(row) for row in lying.rows(count)]


@given(boxes, st.floats(0.0, 1.0), st.floats(0.0, 3.0))
def test_a_cut_gives_both_parts(box, share, gap):
    """The strip, the gap and the rest are the box again."""
    strip, rest = box.cut_top(box.h * share, gap)
    assert strip.h + gap + rest.h == pytest.approx(box.h)
    assert rest.bottom == pytest.approx(box.bottom)
    rest, strip = box.cut_right(box.w * share, gap)
    assert strip.right == pytest.approx(box.right)
    assert rest.w + gap + strip.w == pytest.approx(box.w)


@given(boxes, boxes)
def test_what_two_boxes_share_lies_in_both(one, two):
    shared = one.clipped(two)
    assert (shared.w > 0 and shared.h > 0) is one.touches(two) is two.touches(one)
    if one.touches(two):
        assert shared.inside(one)
        assert shared.inside(two)


@given(boxes, boxes)
def test_a_joined_box_holds_both(one, two):
    assert one.inside(one.joined(two))
    assert two.inside(one.joined(two))


@given(boxes)
def test_a_box_holds_its_middle_and_no_far_edge(box):
    """Neighbours that share an edge never both hold a finger."""
    assert box.holds(box.centre)
    assert not box.holds(Point(box.right, box.centre.y))
    assert not box.holds(Point(box.centre.x, box.bottom))


@given(boxes)
def test_shrinking_can_be_undone(box):
    assert box.shrunk(1.0, 2.0).shrunk(-1.0, -2.0) == pytest.approx(box)


def test_a_box_around_a_point_has_it_in_the_middle():
    assert around(Point(10.0, 20.0), 4.0, 6.0) == Rect(8.0, 17.0, 4.0, 6.0)
    assert around(Point(10.0, 20.0), 4.0).centre == Point(10.0, 20.0)


def test_boxes_are_stacked_from_the_top():
    top, below = stacked(Rect(5.0, 5.0, 30.0, 50.0), (10.0, 20.0), 3.0)
    assert top == Rect(5.0, 5.0, 30.0, 10.0)
    assert below == Rect(5.0, 18.0, 30.0, 20.0)


@pytest.mark.parametrize("panel", PROFILES)
@given(boxes, counts)
def test_neighbours_in_millimetres_are_neighbours_in_pixels(panel, box, count):
    """No seam and no overlap, whatever the pitch."""
    profile = PROFILES[panel]
    rows = [profile.pixels(row) for row in box.rows(count, 0.0)]
    assert all(above[1] + above[3] == below[1] for above, below in pairwise(rows))
