"""The tool of a turn on boards of text: what it covers, how it turns, moves and is aimed.

In a picture X is filled, o is under the tool, a dot is free; what lies outside the zone is left out.
"""

import pytest
from msgspec.structs import replace
from whole_table import cards, options

from app.games.game import Chance, Seat, Setup, Shuffled
from app.games.locus.notation import draw_zone, read_zone
from app.games.locus.placement import SINGLE
from app.games.locus.screen import game as on_screen
from app.games.locus.screen.moves import Draw, DrawLeftover, PlaceDouble, PlaceJoker, PlaceLoose
from app.games.locus.screen.state import Due
from app.games.locus.zones import ZONES, Zone
from app.ui.play.locus.both.house import house_deck
from app.ui.play.locus.screen.tool import Kind, Tool, tool_for_due

SHAPES = sorted(shape.name for shape in house_deck().shapes)


def board(**zones):
    """Return a state in which these zones are filled as in the pictures."""
    state = on_screen.start(Setup(1, Seat(0), options(cards(["red I3"], 6))))
    turn = on_screen.turn(state)
    assert isinstance(turn, Chance)
    state = on_screen.play(state, Shuffled(tuple(range(turn.request.count)))).state
    filled = list(state.papers[0].filled)
    for name, rows in zones.items():
        zone = Zone(name)
        filled[zone.place] = state.grid(zone).mask(read_zone(state.sheet.field(zone), rows))
    return replace(state, papers=(replace(state.papers[0], filled=tuple(filled)),))


def tool(shape, zone="red", at=None):
    return Tool(Kind.CARD, Zone(zone), house_deck().shape(shape).cells, at)


def picture(state, held):
    """Draw the zone with the tool over it."""
    field, grid = state.sheet.field(held.zone), state.grid(held.zone)
    rows = [list(row) for row in draw_zone(field, frozenset(grid.cells(state.filled(Seat(0), held.zone))))]
    for column, row in held.squares:
        if (column, row) in field.cells:
            rows[row][column] = "o"
    return ["".join(row).rstrip() for row in rows]


EMPTY = board()
ROW = board(red=["......", "XX.....", ".......", "....."])


# ------------------------------------------------------------ aiming


def test_it_lies_round_the_square_that_was_touched():
    assert picture(EMPTY, tool("I3").aimed(EMPTY, (3, 1))) == [
        "......",
        "..ooo..",
        ".......",
        ".....",
    ]


def test_it_slips_along_where_the_middle_does_not_fit():
    """At the end of a row, and beside squares that are filled."""
    assert picture(ROW, tool("I3").aimed(ROW, (2, 1))) == [
        "......",
        "XXooo..",
        ".......",
        ".....",
    ]
    assert picture(EMPTY, tool("I3").aimed(EMPTY, (0, 0)))[0] == "ooo..."


def test_it_turns_only_where_it_fits_in_no_other_way():
    """At d5 of yellow no row of three reaches a bold square, but a column does."""
    assert picture(EMPTY, tool("I3", "yellow").aimed(EMPTY, (3, 4))) == [
        "   ...",
        " ......",
        "...o...",
        "  .o....",
        "   o...",
    ]


def test_where_it_fits_in_no_way_it_lies_there_all_the_same():
    """So that the screen can say why not."""
    held = tool("I3").aimed(ROW, (0, 1))
    assert (0, 1) in held.squares
    assert held.cells == tool("I3").cells
    assert picture(ROW, held)[1] == "oo....."


@pytest.mark.parametrize("shape", SHAPES)
def test_every_square_in_reach_is_covered_by_a_legal_place(shape):
    """In every zone, from every turn."""
    for zone in ZONES:
        for held in (tool(shape, zone.value), tool(shape, zone.value).turned()):
            legal = {frozenset(squares) for squares in held.places(EMPTY)}
            for cell in held.reach(EMPTY):
                aimed = held.aimed(EMPTY, cell)
                assert cell in aimed.squares
                assert frozenset(aimed.squares) in legal


@pytest.mark.parametrize("shape", SHAPES)
def test_the_turn_it_has_is_kept_where_it_can_be(shape):
    for held in (tool(shape), tool(shape).turned(), tool(shape).mirrored()):
        for squares in held.places(EMPTY):
            same = tuple((c - min(x for x, _ in squares), r - min(y for _, y in squares)) for c, r in squares)
            if set(same) == set(held.cells):
                assert all(set(held.aimed(EMPTY, cell).cells) == set(held.cells) for cell in squares)


# ------------------------------------------------------------ turning and moving


@pytest.mark.parametrize("shape", SHAPES)
def test_four_turns_and_two_mirrors_bring_it_back(shape):
    """On the board it stays where it was, too."""
    for held in (tool(shape), tool(shape, at=(2, 1))):
        turned = held.turned().turned().turned().turned()
        assert (set(turned.cells), turned.at) == (set(held.cells), held.at)
        mirrored = held.mirrored().mirrored()
        assert (set(mirrored.cells), mirrored.at) == (set(held.cells), held.at)


def test_it_turns_clockwise():
    held = tool("L4", at=(2, 0))
    assert picture(EMPTY, held)[:2] == ["..o...", "..ooo.."]
    assert held.turned().cells == ((0, 0), (1, 0), (0, 1), (0, 2))


def test_it_is_mirrored_left_and_right():
    assert picture(EMPTY, tool("L4", at=(2, 0)).mirrored())[:2] == ["....o.", "..ooo.."]


def test_a_nudge_is_one_square_and_nothing_before_it_lies():
    assert tool("I3", at=(2, 1)).nudged(1, -1).at == (3, 0)
    assert tool("I3").nudged(1, 0) == tool("I3")


@pytest.mark.parametrize(("at", "over"), [((6, 1), True), ((7, 1), False), ((-2, 1), True), ((-3, 1), False)])
def test_it_is_over_the_zone_while_one_square_is(at, over):
    assert tool("I3", at=at).is_over(EMPTY) is over


def test_in_another_zone_it_is_aimed_again():
    held = tool("I3", at=(2, 1))
    assert held.in_zone(Zone.BLUE) == tool("I3", "blue")
    assert held.in_zone(Zone.RED) == held


# ------------------------------------------------------------ what the star would do


@pytest.mark.parametrize(
    ("kind", "cells", "move"),
    [
        (Kind.CARD, ((0, 0), (1, 0)), Draw(Seat(1), Zone.RED, ((2, 1), (3, 1)))),
        (Kind.LEFTOVER, ((0, 0), (1, 0)), DrawLeftover(Seat(1), Zone.RED, ((2, 1), (3, 1)))),
        (Kind.DOUBLE, ((0, 0), (1, 0)), PlaceDouble(Seat(1), Zone.RED, ((2, 1), (3, 1)))),
        (Kind.JOKER, SINGLE, PlaceJoker(Seat(1), Zone.RED, (2, 1))),
        (Kind.LOOSE, SINGLE, PlaceLoose(Seat(1), Zone.RED, (2, 1))),
    ],
)
def test_each_kind_has_its_move_once_it_lies(kind, cells, move):
    assert Tool(kind, Zone.RED, cells).move(Seat(1)) is None
    assert Tool(kind, Zone.RED, cells, (2, 1)).move(Seat(1)) == move


def test_what_waits_begins_in_the_first_zone_where_it_fits():
    full = board(yellow=draw_zone(EMPTY.sheet.field(Zone.YELLOW), EMPTY.sheet.field(Zone.YELLOW).cells))
    assert tool_for_due(EMPTY, Due.JOKER).zone is Zone.YELLOW
    assert tool_for_due(full, Due.JOKER) == Tool(Kind.JOKER, Zone.PURPLE, SINGLE)
    assert tool_for_due(full, Due.LOOSE).kind is Kind.LOOSE


def test_a_double_stays_in_its_zone_wherever_it_fits():
    held = tool_for_due(EMPTY, Due.GREEN)
    assert (held.kind, held.zone, len(held.cells)) == (Kind.DOUBLE, Zone.GREEN, 2)
