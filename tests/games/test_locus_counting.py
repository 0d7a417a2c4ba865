# ruff: noqa: N802  test names keep the capital of the rule id
"""Locus beside the box: entering the zones, the grey box, the result (L39 to L41, L52 to L54)."""

import pytest
from locus_table import after, hands, refused, to_last_window, to_scoring, told, with_totals
from msgspec.structs import replace
from setups_locus import SHEET

from app.games.game import Over, Result, Seat, Setup, Waiting
from app.games.locus import beside_box as box
from app.games.locus import box_moves as says
from app.games.locus.notation import read_move
from app.games.locus.zones import Zone

EXAMPLE = (32, 24, 12, 24, 32)
LINES = ("yellow 1 2 3", "purple 4", "red 4", "green 0 1 4", "blue 6")
"""The worked example as marks on the house sheet."""


def line(board: box.State, name: str) -> tuple[int | None, ...]:
    return next(line.points for line in box.score(board).lines if line.name == name)


def opened(state: box.State) -> box.State:
    return after(state, f"{state.holder} grey")


def test_L41_the_worked_example_from_five_totals():
    state = opened(with_totals(to_scoring(hands(1)), [EXAMPLE]))
    assert box.score(state).totals == (136,)
    assert line(state, "lowest") == (12,)


def test_L41_the_worked_example_from_marks_on_the_house_sheet():
    state = to_scoring(hands(1, scales=SHEET.scales))
    state = after(state, *(f"0 enter {words}" for words in LINES))
    assert tuple(line(state, zone.value)[0] for zone in Zone) == EXAMPLE
    assert box.score(opened(state)).totals == (136,)


def test_L52_zone_by_zone_clockwise_from_the_last_holder():
    state, order = to_scoring(hands(3)), []
    while cursor := box.scoring_cursor(state):
        order.append(cursor)
        assert box.turn(state) == Waiting((cursor[0],))
        state = after(state, f"{cursor[0]} total {cursor[1].value} 5")
    assert order[:4] == [(1, Zone.YELLOW), (2, Zone.YELLOW), (0, Zone.YELLOW), (1, Zone.PURPLE)]
    assert len(order) == 15
    assert tuple(order) == box.scoring_cells(state)


def test_L52_a_later_zone_is_too_soon():
    state = to_scoring(hands(2))
    assert state.holder == 1
    assert refused(state, "0 total yellow 5") == ("L52", "entry_too_soon")
    assert refused(state, "1 total purple 5") == ("L52", "entry_too_soon")


def test_L52_no_scores_before_the_last_window_closed():
    assert refused(to_last_window(hands(2)), "1 total yellow 5") == ("L52", "no_scoring_now")


def test_L52_an_entered_zone_may_be_put_right_by_another_seat_later():
    state = after(to_scoring(hands(2)), "1 total yellow 5")
    state, events = told(state, "1 total yellow 6")
    assert events == [says.ZoneCorrected(Seat(1), Zone.YELLOW, 5, 6)]
    assert box.scoring_cursor(state) == (0, Zone.YELLOW)


def test_L52_the_same_again_is_refused():
    state = after(to_scoring(hands(2)), "1 total yellow 5")
    assert refused(state, "1 total yellow 5") == ("L52", "entry_same")
    scaled = after(to_scoring(hands(1, scales=SHEET.scales)), "0 enter yellow 2 1")
    assert refused(scaled, "0 enter yellow 1 2") == ("L52", "entry_same")


def test_L52_corrections_are_open_until_the_grey_boxes_are():
    state = with_totals(to_scoring(hands(1)), [EXAMPLE])
    assert state.phase is box.Phase.GREY
    state = after(state, "0 total red 40")
    assert refused(opened(state), "0 total red 12") == ("L40", "game_over")
    assert box.score(opened(state)).totals == (32 + 24 + 40 + 24 + 32 + 24,)


@pytest.mark.parametrize("points", [-1, 1000])
def test_L52_totals_have_bounds(points):
    assert refused(to_scoring(hands(1)), f"0 total yellow {points}") == ("L52", "points_range")


def test_L52_scales_and_totals_do_not_mix():
    assert refused(to_scoring(hands(1)), "0 enter yellow 1") == ("L52", "no_scale")
    assert refused(to_scoring(hands(1, scales=SHEET.scales)), "0 total yellow 1") == ("L52", "use_the_scale")


@pytest.mark.parametrize(
    ("marks", "why"),
    [("yellow 5", ("L53", "mark_unknown")), ("yellow 1 1", ("L53", "mark_twice")), ("yellow", None)],
)
def test_L53_marks_are_places_in_the_scale(marks, why):
    assert refused(to_scoring(hands(1, scales=SHEET.scales)), f"0 enter {marks}") == why


def test_L35_purple_has_exactly_one_mark():
    state = after(to_scoring(hands(1, scales=SHEET.scales)), "0 enter yellow")
    assert refused(state, "0 enter purple") == ("L35", "mark_one")
    assert refused(state, "0 enter purple 1 2") == ("L35", "mark_one")
    assert line(after(state, "0 enter purple 0"), "purple") == (0,)


def test_L38_blue_has_one_mark_or_none():
    state = to_scoring(hands(1, scales=SHEET.scales))
    state = after(state, "0 enter yellow", "0 enter purple 0", "0 enter red", "0 enter green")
    assert refused(state, "0 enter blue 0 1") == ("L38", "mark_one")
    assert line(after(state, "0 enter blue"), "blue") == (0,)
    assert line(after(state, "0 enter blue 0"), "blue") == (4,)


def test_L39_the_sum_runs_without_the_grey_box_until_it_opens():
    state = to_scoring(hands(2))
    assert box.score(state).totals == (None, None)
    state = after(state, "1 total yellow 7")
    assert box.score(state).totals == (None, 7)
    state = with_totals(state, [EXAMPLE, (7, 1, 1, 1, 1)])
    assert box.score(state).totals == (124, 11)
    assert line(state, "lowest") == (None, None)
    assert box.score(opened(state)).totals == (136, 12)


def test_L39_a_zone_of_nothing_adds_nothing():
    state = opened(with_totals(to_scoring(hands(1)), [(10, 0, 0, 5, 5)]))
    assert box.score(state).totals == (20,)


def test_L54_the_grey_box_names_the_first_of_the_lowest_zones():
    state = with_totals(to_scoring(hands(2)), [(9, 4, 4, 8, 8), (1, 2, 3, 4, 5)])
    _, events = told(state, "1 grey")
    assert events == [
        says.LowestDoubled(Seat(1), Zone.YELLOW, 1),
        says.LowestDoubled(Seat(0), Zone.PURPLE, 4),
        says.GameEnded((37, 16), (1, 2)),
    ]


def test_L39_the_grey_box_waits_for_all_zones():
    assert refused(to_scoring(hands(2)), "1 grey") == ("L39", "grey_too_soon")


def test_L39_the_grey_box_can_change_the_winner():
    state = with_totals(to_scoring(hands(2)), [(30, 30, 30, 30, 0), (23, 23, 23, 23, 23)])
    assert box.score(state).totals == (120, 115)
    assert box.turn(opened(state)) == Over(Result((2, 1)))


def test_L40_a_tie_is_a_shared_win():
    state = opened(with_totals(to_scoring(hands(3)), [EXAMPLE, (1, 1, 1, 1, 1), EXAMPLE]))
    assert box.turn(state) == Over(Result((1, 3, 1)))
    assert box.turn(state).result.winners == (0, 2)


def test_L44_solo_ends_with_a_score():
    state = opened(with_totals(to_scoring(hands(1)), [EXAMPLE]))
    assert box.turn(state) == Over(Result((1,), "solo"))


def test_L46_the_last_box_and_every_entry_can_be_taken_back_freely():
    state = to_scoring(hands(1))
    assert not box.play(state, read_move("0 total yellow 5")).sealed
    state = with_totals(state, [EXAMPLE])
    assert not box.play(state, read_move("0 grey")).sealed


@pytest.mark.parametrize("zone", list(Zone))
def test_L53_possible_marks_are_all_allowed(zone):
    found = list(box.possible_marks(SHEET.scales, zone))
    assert len(found) == {"yellow": 32, "purple": 7, "red": 32, "green": 64, "blue": 8}[zone.value]


def test_L53_scales_that_break_a_rule_are_refused_at_setup():
    def why(**scales: tuple[int, ...]) -> str | None:
        options = box.Options(scales=replace(SHEET.scales, **scales))
        refusal = box.setup_refusal(Setup(2, Seat(0), options))
        return None if refusal is None else refusal.key

    assert why() is None
    assert why(purple=(0, 5, 4)) == "scale_falls"
    assert why(purple=(1, 5)) == "scale_falls"
    assert why(blue=(4, 4)) == "scale_not_rising"
    assert why(blue=(0, 4)) == "scale_zero"
    assert why(red=()) == "scale_length"
    assert why(green=(1000,)) == "scale_range"
