"""The reader of STL files: it knows a closed body from a torn one, and cuts it where it is told."""

import struct

import pytest

from hardware.stl import Solid, read_stl

CORNERS = [(x, y, z) for x in (0.0, 2.0) for y in (0.0, 3.0) for z in (0.0, 4.0)]
FACES = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))
BOX = Solid(
    tuple(
        tuple(CORNERS[place] for place in three)
        for a, b, c, d in FACES
        for three in ((a, b, c), (a, c, d))
    )
)  # fmt: skip


def binary(solid: Solid) -> bytes:
    """Write a binary STL, without normals."""
    facets = [
        struct.pack("<12fH", 0, 0, 0, *(x for corner in triangle for x in corner), 0) for triangle in solid.triangles
    ]
    return bytes(80) + struct.pack("<I", len(facets)) + b"".join(facets)


def text(solid: Solid) -> str:
    """Write a text STL, with what the reader needs."""
    lines = [f"vertex {x:g} {y:g} {z:g}" for triangle in solid.triangles for x, y, z in triangle]
    return "\n".join(["solid box", *lines, "endsolid"])


def test_a_box_is_closed_right_side_out_and_as_large_as_it_is():
    assert BOX.open_edges() == 0
    assert BOX.volume() == pytest.approx(24)
    assert BOX.size == (2, 3, 4)


def test_a_box_without_one_triangle_does_not_hold_water():
    assert Solid(BOX.triangles[1:]).open_edges() > 0


def test_a_box_with_one_triangle_turned_round_does_not_hold_water():
    a, b, c = BOX.triangles[0]
    assert Solid(((a, c, b), *BOX.triangles[1:])).open_edges() > 0


def test_a_box_inside_out_has_a_negative_volume():
    assert Solid(tuple((a, c, b) for a, b, c in BOX.triangles)).volume() == pytest.approx(-24)


def test_a_cut_shows_the_outline():
    (outline,) = BOX.loops(1.0)
    assert {min(outline), max(outline)} == {(0, 0), (2, 3)}


@pytest.mark.parametrize("kind", ["text", "binary"])
def test_both_kinds_of_file_are_read(tmp_path, kind):
    path = tmp_path / "box.stl"
    path.write_bytes(binary(BOX) if kind == "binary" else text(BOX).encode())
    assert read_stl(path) == BOX
