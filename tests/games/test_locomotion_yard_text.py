"""Yards as text: pictures, lists and files are read strictly and say where, what and how to put it right."""

import pytest

from app.games.locomotion.data_refused import (
    DataRefused,
    LooseEnd,
    Malformed,
    UnfitStart,
    UnfitYard,
    WrongName,
    WrongSign,
)
from app.games.locomotion.notation import draw_position, read_position, read_train, write_train
from app.games.locomotion.yard.file import parse_yards, write_yards
from app.games.locomotion.yard.generator import Difficulty, Shape, generated_yard
from app.games.locomotion.yard.network import Yard
from app.games.locomotion.yard.text import draw_yard, list_rails, read_board, read_rails, read_yard

FILE = """
format = 1

[[yard]]
id = "mine"
title = "Mine"
picture = '''
  o
   \\\\
    o---o---o---o
   /
  o
'''

[[yard.start]]
id = "mine-1"
locomotive = ["b2", "a1"]
wagons = { yellow = "a3", red = "d2", green = "f2", blue = "h2" }
order = ["red", "green", "blue", "yellow"]
""".replace("\\\\", "\\")


@pytest.mark.parametrize("points_per_rail", [2, 3])
def test_m2_pictures_and_lists_are_read_back_as_they_were(points_per_rail):
    for code in range(6):
        rails = generated_yard(10 + 7 * code, Difficulty.MEDIUM, Shape.LANDSCAPE, code).rails
        yard = Yard(rails, points_per_rail)
        assert read_yard(draw_yard(yard)) == yard
        assert read_rails(list_rails(yard), points_per_rail) == yard


def test_a_drawn_yard_looks_so():
    picture = "  o\n   \\\n    o---o\n   /\n  o\n"
    drawn = draw_yard(read_yard(picture))
    assert drawn.splitlines() == [line.removeprefix("  ") for line in picture.splitlines()]


@pytest.mark.parametrize(
    ("picture", "kind", "place", "what"),
    [
        ("", WrongSign, "picture", "no point"),
        ("o---x", WrongSign, "picture line 1, column 5", "'x'"),
        ("o--o", WrongSign, "picture line 1, column 4", "'o'"),
        ("o---o\n |", WrongSign, "picture line 2, column 2", "'|'"),
        ("o---o\n---", WrongSign, "picture line 2, column 1", "'-'"),
        ("o---\n", LooseEnd, "picture line 1, column 2", "'---'"),
        ("o---o-  o", LooseEnd, "picture line 1, column 6", "'-'"),
        ("o---o\n /", LooseEnd, "picture line 2, column 2", "'/'"),
        ("o---o   o", LooseEnd, "picture line 1, column 9", "a point without a rail"),
        ("o---.---o---o", LooseEnd, "picture line 1, column 13", "three points"),
        ("o---.---.---o", LooseEnd, "picture line 1, column 5", "three points"),
    ],
)
def test_a_wrong_picture_is_refused_with_line_column_value_and_remedy(picture, kind, place, what):
    with pytest.raises(kind) as refused:
        read_yard(picture, "mine.toml")
    assert refused.value.file == "mine.toml"
    assert refused.value.place == place
    assert what in refused.value.what
    assert refused.value.remedy


@pytest.mark.parametrize("text", ["a1", "a1-b1", "a1-e1", "c1-c1", "A1-c1", "a1-c1-e1"])
def test_a_wrong_list_is_refused_with_the_rail(text):
    with pytest.raises(WrongName) as refused:
        read_rails(f"a1-c1 {text}")
    assert refused.value.place == "rail 2"
    assert text in refused.value.what


def test_with_three_points_a_list_names_whole_rails():
    with pytest.raises(WrongName):
        read_rails("a1-c1", 3)
    assert len(read_rails("a1-e1", 3).places) == 3


def test_a_file_is_read_and_written_back():
    (named,) = yards = parse_yards(FILE, "mine.toml")
    assert named.titles.en == named.titles.nl == "Mine"
    assert len(named.yard.rails) == 5
    assert named.starts[0].start.locomotives == ((named.yard.named["b2"], named.yard.named["a1"]),)
    assert parse_yards(write_yards(yards), "again") == yards


def test_a_title_may_hold_any_sign_but_a_control():
    (named,) = parse_yards(FILE.replace('"Mine"', '"Jan\'s \\"\\\\ yard"'), "mine.toml")
    assert parse_yards(write_yards((named,)), "again") == (named,)


@pytest.mark.parametrize(
    ("old", "new", "kind", "word"),
    [
        ("format = 1", "format = 2", DataRefused, "2"),
        ("format = 1", "format = ", Malformed, "TOML"),
        ('title = "Mine"', "", Malformed, "title"),
        ('id = "mine"', 'id = "mine"\ncolour = "red"', Malformed, "colour"),
        ('id = "mine"', 'id = ""', WrongName, "empty"),
        ("   /\n  o\n", "  x\n  o\n", WrongSign, "'x'"),
        ("    o---o---o---o\n   /\n  o\n", "    o\n   /\n  o---o\n", UnfitYard, "M4"),
        ('"b2", "a1"', '"b2", "x9"', WrongName, "x9"),
        ('red = "d2"', 'pink = "d2"', WrongName, "pink"),
        ('red = "d2"', 'red = "b2"', UnfitStart, "same point"),
        ('"b2", "a1"', '"b2", "f2"', UnfitStart, "no rail"),
        ('red = "d2", ', "", UnfitStart, "pieces"),
        ('"red", "green", "blue", "yellow"', '"red", "red"', UnfitStart, "order"),
    ],
)
def test_a_wrong_file_is_refused_with_the_value(old, new, kind, word):
    assert old in FILE
    with pytest.raises(kind) as refused:
        parse_yards(FILE.replace(old, new, 1), "mine.toml")
    assert word in str(refused.value)
    assert refused.value.remedy


def test_two_yards_may_not_share_an_id():
    with pytest.raises(WrongName, match="twice"):
        parse_yards(FILE + FILE.replace("format = 1", ""), "mine.toml")


def test_m3_a_refused_yard_names_its_rails():
    rhombus = FILE.replace("    o---o---o---o\n   /\n  o\n", "    o---o\n   /   /\n  o---o\n")
    with pytest.raises(UnfitYard, match="parallel"):
        parse_yards(rhombus, "mine.toml")


# ---------------------------------------------------------------- boards

BOARD = """\
o---g---Y---r---b
         \\
          R
yellow e1 rear red g1 blue i1
red f2 front e1
"""


def test_m5_a_position_is_drawn_and_read_back():
    yard, trains, loose = read_position(BOARD)
    assert [yard.names[point] for point, _ in loose] == ["c1"]
    assert draw_position(yard, trains, loose) == BOARD


def test_m5_a_train_is_one_line_both_ways():
    yard, trains, _ = read_position(BOARD)
    for colour, train in trains.items():
        assert read_train(yard, write_train(yard, colour, train)) == (colour, train)


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("yellow e1 rear", WrongName),
        ("yellow x1 rear c1", WrongName),
        ("yellow e1 side c1", WrongName),
        ("pink e1 rear c1", WrongName),
        ("yellow e1 rear i1", UnfitStart),
        ("yellow e1 rear red g1 blue f2", UnfitStart),
        ("yellow e1 rear red g1 blue e1", UnfitStart),
    ],
)
def test_m5_a_train_that_cannot_stand_so_is_refused(line, kind):
    yard, _, _ = read_position(BOARD)
    with pytest.raises(kind):
        read_train(yard, line)


def test_a_sign_that_is_no_wagon_is_refused():
    with pytest.raises(WrongName, match="'p'"):
        read_position("o---p---o")
    assert read_board("o---p---o")[1] == {1: "p"}
