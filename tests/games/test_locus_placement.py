"""Legal places of shapes (L13 to L16), against a slow search over sets, and what is said of a wrong place."""

import random

import pytest
from setups_locus import DECK, SHEET

from app.games.locus.cards import Shape
from app.games.locus.grid import beside, flooded, grid, grids
from app.games.locus.notation import draw_zone, read_zone
from app.games.locus.placement import (
    Fault,
    Flaw,
    count,
    dominoes,
    double_fits,
    fits,
    flaw,
    is_shape,
    orientations,
    placements,
)
from app.games.locus.sheet import Field
from app.games.locus.zones import ZONES, Zone, cell_named, neighbours

GRIDS = grids(SHEET)
every_zone = pytest.mark.parametrize("zone", ZONES, ids=lambda zone: zone.value)


def field(zone: Zone, *rows: str) -> Field:
    """Draw a zone without bonuses: dot plain, # bold."""
    return Field(zone, rows)


def cells(*names: str) -> tuple[tuple[int, int], ...]:
    return tuple(cell_named(name) for name in names)


def pictures(zone: Field, filled: int, shape: Shape) -> list[tuple[str, ...]]:
    """Draw every legal place, the squares filled before left open."""
    board = grid(zone)
    return [draw_zone(zone, frozenset(board.cells(mask))) for mask in placements(board, filled, shape)]


def slow_places(zone: Field, filled: frozenset, shape: Shape) -> set[frozenset]:
    """Find every legal place by laying every orientation everywhere, on sets."""
    places = set()
    turned = shape.cells
    for turn in range(8):
        turned = tuple((-row, column) for column, row in turned)
        if turn == 4:
            turned = tuple((-column, row) for column, row in turned)
        for anchor in zone.cells:
            east, south = anchor[0] - turned[0][0], anchor[1] - turned[0][1]
            place = frozenset((column + east, row + south) for column, row in turned)
            holds = any(cell in zone.bold or set(neighbours(cell)) & filled for cell in place)
            if place <= zone.cells - filled and (holds or zone.zone is Zone.RED):
                places.add(place)
    return places


def spatter(zone: Field, source: random.Random) -> frozenset:
    return frozenset(cell for cell in sorted(zone.cells) if source.random() < 0.3)


@every_zone
def test_l13_l16_places_are_those_of_a_slow_search(zone):
    drawn, board, source = SHEET.field(zone), GRIDS[zone.place], random.Random(7)  # noqa: S311  luck, not secrets
    for filled in (frozenset(), spatter(drawn, source), spatter(drawn, source)):
        for shape in DECK.shapes:
            found = list(placements(board, board.mask(filled), shape))
            assert {frozenset(board.cells(mask)) for mask in found} == slow_places(drawn, filled, shape)
            assert len(found) == len(set(found)) == count(board, board.mask(filled), shape)
            assert fits(board, board.mask(filled), shape) == bool(found)


def test_l13_shapes_are_turned_and_mirrored_without_repeats():
    images = {shape.name: len(orientations(shape.cells)) for shape in DECK.shapes}
    expected = {"I1": 1, "I2": 2, "I3": 2, "V3": 4, "I4": 2, "L4": 8, "T4": 4, "S4": 4, "O4": 1, "F5": 8}
    expected |= {"L5": 8, "N5": 8, "P5": 8, "T5": 4, "U5": 4, "V5": 4, "W5": 4, "Y5": 8, "Z5": 4}
    assert images == expected


def test_l14_a_shape_covers_a_bold_square():
    zone = field(Zone.YELLOW, "#..", "...")
    assert set(pictures(zone, 0, DECK.shape("V3"))) == {
        ("XX.", "X.."),
        ("X..", "XX."),
        ("XX.", ".X."),
    }


def test_l14_or_touches_a_filled_square_by_an_edge_not_a_corner():
    zone = field(Zone.BLUE, "...", "...", "#..")
    filled = grid(zone).mask(read_zone(zone, ["...", ".X.", "..."]))
    assert pictures(zone, filled, DECK.shape("I1")) == [
        (".X.", "...", "..."),
        ("...", "X..", "..."),
        ("...", "..X", "..."),
        ("...", "...", "X.."),
        ("...", "...", ".X."),
    ]


def test_l14_a_second_group_may_start_on_another_bold_square():
    zone = field(Zone.PURPLE, "#...#")
    assert pictures(zone, 1, DECK.shape("I2")) == [(".XX..",), ("...XX",)]


def test_l15_red_is_free():
    zone = field(Zone.RED, "...", "...")
    assert count(grid(zone), 0, DECK.shape("I2")) == 7
    assert count(grid(zone), 0, DECK.shape("I3")) == 2


def test_the_guard_column_keeps_shapes_from_wrapping():
    zone = field(Zone.RED, "...", "...", "...")
    filled = grid(zone).mask(read_zone(zone, ["XX.", ".XX", "XX."]))
    assert pictures(zone, filled, DECK.shape("I2")) == []


def test_l20_a_double_is_two_squares_joined_by_an_edge():
    board = grid(field(Zone.GREEN, ".#.", ".. "))
    assert [board.cells(mask) for mask in dominoes(board, 0)] == [
        cells("a1", "b1"),
        cells("b1", "c1"),
        cells("b1", "b2"),
    ]
    assert not double_fits(board, board.mask(cells("b1", "a2", "b2", "a1")))


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("e1", "f1"), None),
        (("c1", "d1"), Flaw(Fault.OUTSIDE, cells("c1"))),
        (("a9", "b2"), Flaw(Fault.OUTSIDE, cells("a9"))),
        (("d2", "e2"), Flaw(Fault.FILLED, cells("d2"))),
        (("f5", "g5"), Flaw(Fault.APART, cells("f5", "g5"))),
        (("f4", "g4"), Flaw(Fault.APART, cells("f4", "g4"))),
    ],
)
def test_a_wrong_place_says_what_and_where(names, expected):
    """The house sheet's yellow zone with d2 filled; b2, d4 and g3 are bold."""
    yellow = GRIDS[0]
    filled = yellow.mask(cells("d2", "e2")) if names == ("e1", "f1") else yellow.mask(cells("d2"))
    assert flaw(yellow, filled, cells(*names)) == expected


def test_l13_squares_are_told_apart_from_other_shapes():
    red, corner = GRIDS[2], DECK.shape("V3").cells
    assert is_shape(red, cells("a1", "a2", "b2"), corner)
    assert is_shape(red, ((-1, 0), (0, 0), (0, 1)), corner)
    assert not is_shape(red, cells("a1", "b1", "c1"), corner)
    assert not is_shape(red, cells("a1", "a2"), corner)
    assert not is_shape(red, cells("a1", "a2", "a2"), corner)
    assert not is_shape(red, cells("a1", "b1", "c2"), corner)


def test_perft_of_places_on_the_empty_house_sheet():
    counts = {shape.name: [count(board, 0, shape) for board in GRIDS] for shape in DECK.shapes}
    assert counts == {
        "I1": [3, 6, 25, 1, 2],
        "I2": [9, 14, 39, 4, 3],
        "I3": [8, 8, 28, 4, 2],
        "V3": [21, 21, 62, 12, 4],
        "I4": [7, 1, 18, 4, 1],
        "L4": [37, 24, 89, 20, 4],
        "T4": [19, 8, 46, 12, 2],
        "S4": [21, 12, 46, 14, 2],
        "O4": [6, 5, 15, 4, 1],
        "F5": [40, 10, 69, 24, 0],
        "L5": [27, 2, 56, 10, 2],
        "N5": [31, 17, 59, 16, 4],
        "P5": [43, 13, 88, 28, 4],
        "T5": [17, 7, 33, 10, 0],
        "U5": [19, 5, 42, 8, 2],
        "V5": [15, 1, 31, 8, 0],
        "W5": [18, 10, 33, 16, 0],
        "Y5": [33, 4, 59, 20, 2],
        "Z5": [18, 11, 33, 12, 0],
    }


def test_masks_and_squares_are_the_same_both_ways():
    for board, drawn in zip(GRIDS, SHEET.fields, strict=True):
        assert frozenset(board.cells(board.squares)) == drawn.cells
        assert board.mask(board.cells(board.bonus_squares)) == board.bonus_squares
        assert board.bit((20, 20)) == 0


def test_a_flood_fills_what_hangs_together():
    board = grid(field(Zone.RED, "....", "...."))
    within = board.mask(cells("a1", "b1", "d1", "d2"))
    assert board.cells(flooded(board.bit((0, 0)), within, board.stride)) == cells("a1", "b1")
    assert flooded(board.bit((2, 0)), within, board.stride) == 0
    assert beside(board.bit((1, 0)), board.stride) & board.squares == board.mask(cells("a1", "c1", "b2"))
