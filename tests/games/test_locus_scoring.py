# ruff: noqa: N802  test names keep the capital of the rule id
"""What a filled house sheet scores (L34 to L41), drawn as pictures."""

import tomllib
from pathlib import Path

import pytest
from setups_locus import SHEET

from app.games.locus.notation import draw_sheet, read_pictures, read_sheet, read_zone
from app.games.locus.scoring import lowest, marks, points, total, zone_points
from app.games.locus.zones import Zone

EXAMPLE = tomllib.loads((Path(__file__).parent / "locus_example_136.toml").read_text(encoding="utf-8"))
FILLED = read_pictures(SHEET, EXAMPLE["filled"])


def worth(zone: Zone, *rows: str) -> int:
    """Score a picture of one zone."""
    return points(SHEET.scales, zone, marks(SHEET, zone, read_zone(SHEET.field(zone), rows)))


def test_L41_the_worked_example_from_its_squares():
    assert zone_points(SHEET, FILLED) == (32, 24, 12, 24, 32)
    assert total(zone_points(SHEET, FILLED)) == 136


def test_L41_the_marks_of_the_worked_example():
    assert [marks(SHEET, zone, FILLED[zone.place]) for zone in Zone] == [(1, 2, 3), (4,), (4,), (0, 1, 4), (6,)]


def test_L34_a_row_without_a_gap_scores():
    rest = [" ...... ", "....... ", "  ......", "   .... "]
    assert worth(Zone.YELLOW, "   XXX  ", *rest) == 6
    assert worth(Zone.YELLOW, "   XX.  ", *rest) == 0


PURPLE_REST = [". ...  ..", "... .. . ", "     ... ", "    ...  "]


def test_L35_no_bold_square_scores_nothing():
    assert worth(Zone.PURPLE, " .X   X. ", " .XX ... ", ".. ... ..", *PURPLE_REST) == 0


def test_L35_bold_squares_that_are_not_joined_do_not_add_up():
    assert worth(Zone.PURPLE, " X.   .X ", " ... ... ", ".. ... ..", *PURPLE_REST) == 3


def test_L35_only_the_largest_group_counts():
    assert worth(Zone.PURPLE, " X.   .X ", " XXX ... ", ".. XX. ..", *PURPLE_REST) == 9


def test_L36_a_full_block_scores():
    assert worth(Zone.RED, "XXX... ", ".X.....", ".......", ".....  ") == 6


def test_L37_an_end_must_be_joined_to_the_middle():
    joined = ["  .   .. ", "  .. ..  ", "   ....  ", "XXXXX....", "  ....   ", "  .. ..  ", " ..   ..."]
    alone = ["  .   .. ", "  .. ..  ", "   ....  ", "XXXX.....", "  ....   ", "  .. ..  ", " ..   ..."]
    assert worth(Zone.GREEN, *joined) == 6
    assert worth(Zone.GREEN, *alone) == 0


def test_L38_blue_scores_the_row_reached_or_the_valued_one_below():
    empty = ["..       ", "...      ", " ....    ", "   ......", "       ..", "    .....", " .....   "]
    assert worth(Zone.BLUE, *empty, "....     ") == 0
    assert worth(Zone.BLUE, *empty, "X...     ") == 0
    assert worth(Zone.BLUE, *empty[:5], "    X....", empty[6], "....     ") == 9


def test_L39_the_lowest_zone_counts_once_more_also_when_two_tie():
    assert total((10, 4, 4, 8, 9)) == 39
    assert total((10, 0, 0, 8, 9)) == 27


def test_L54_the_first_of_the_lowest_zones_is_named():
    assert lowest((10, 4, 4, 8, 9)) == (Zone.PURPLE, 4)


def test_sheets_are_pictures_both_ways():
    assert read_sheet(SHEET, draw_sheet(SHEET, FILLED)) == FILLED


def test_a_square_that_is_not_there_cannot_be_filled():
    with pytest.raises(ValueError, match="yellow a1 is no square"):
        worth(Zone.YELLOW, "X  ...  ", " ...... ", "....... ", "  ......", "   .... ")
