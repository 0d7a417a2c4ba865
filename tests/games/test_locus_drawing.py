"""Drawing shapes in the whole game: L12 to L16 and recolouring L26."""

import pytest
from locus_screen import after, balance, facts, full, picture, refused, table, told, with_coins, with_zone

from app.games.game import Seat
from app.games.locus.screen import game as screen
from app.games.locus.screen.moves import Draw
from app.games.locus.screen.notation import read_move
from app.games.locus.zones import Zone


def picked(card: str, seats: int = 2) -> screen.State:
    return after(table(seats, card), f"0 pick {card}")


def values(state: screen.State, line: str) -> dict:
    refusal = screen.refusal(state, read_move(line))
    assert refusal is not None
    return dict(refusal.values)


def test_l12_the_colour_says_the_zone():
    state = with_coins(picked("blue-2"), 0)
    assert refused(state, "0 draw blue a8 b8 c8") is None
    assert refused(state, "0 draw red a2 b2 c2") == ("L26", "too_few_coins")


@pytest.mark.parametrize(
    "line",
    [
        "0 draw yellow b2 c2 d2",
        "0 draw purple a4 a5 a3",
        "0 draw red e2 f2 g2",
        "0 draw green e3 e4 e5",
        "0 draw blue b8 c8 d8",
    ],
)
def test_l12_a_rainbow_goes_into_a_zone_of_choice(line):
    state = with_coins(picked("rainbow-3"), 0)
    assert refused(state, line) is None
    assert balance(after(state, line)) == (1 if line.endswith("d8") else 0)


def test_l13_the_whole_shape_turned_or_mirrored():
    state = picked("red-6")
    for squares in ("a2 a3 b3 c3", "c2 c3 b3 a3", "d1 d2 d3 e3", "e3 e2 e1 d1"):
        assert refused(state, f"0 draw red {squares}") is None
    for squares in ("a2 b2 c2 d2", "a2 a3 b3", "a2 a3 b3 c3 d3", "a2 a3 b3 b3"):
        assert refused(state, f"0 draw red {squares}") == ("L13", "not_the_shape")


def test_l13_inside_the_zone():
    state = picked("red-2")
    assert refused(state, "0 draw red e1 f1 g1") == ("L13", "off_the_zone")
    assert values(state, "0 draw red e1 f1 g1") == {"zone": "red", "column": 6, "row": 0}
    outside = screen.refusal(state, Draw(Seat(0), Zone.RED, ((-1, 1), (0, 1), (1, 1))))
    assert outside is not None
    assert outside.values["column"] == -1


def test_l13_over_no_filled_square():
    state = with_zone(picked("red-2"), "red", "......", ".X.....", ".......", ".....")
    assert refused(state, "0 draw red a2 b2 c2") == ("L13", "overlaps")
    assert values(state, "0 draw red a2 b2 c2") == {"zone": "red", "cell": "b2", "column": 1, "row": 1}
    assert refused(state, "0 draw red c2 d2 e2") is None


def test_l14_on_a_bold_square_or_touching_by_an_edge():
    state = picked("yellow-2")
    assert refused(state, "0 draw yellow b2 c2 d2") is None
    assert refused(state, "0 draw yellow d1 e1 f1") == ("L14", "touches_nothing")
    assert values(state, "0 draw yellow d1 e1 f1") == {"zone": "yellow", "cell": "d1", "column": 3, "row": 0}
    state = with_zone(state, "yellow", "   ...", " XXX...", ".......", "  ......", "   ....")
    assert refused(state, "0 draw yellow d1 e1 f1") is None


def test_l14_a_corner_does_not_count():
    state = with_zone(picked("yellow-2"), "yellow", "   ...", " XX....", ".......", "  ......", "   ....")
    assert refused(state, "0 draw yellow d1 e1 f1") == ("L14", "touches_nothing")


def test_l14_a_second_group_on_another_bold_square():
    state = with_zone(picked("yellow-2"), "yellow", "   ...", " XXX...", ".......", "  ......", "   ....")
    assert refused(state, "0 draw yellow d4 e4 f4") is None


def test_l15_red_anywhere_across_blocks():
    state = after(picked("red-4"), "0 draw red d2 e2 f2 g2")
    assert picture(state, "red") == ["......", "...XXXX", ".......", "....."]


def test_l16_squares_of_bonuses_hold_like_any_other():
    state = after(table(2, "red-6"), "0 pick red-6", "0 draw red b4 c4 d4 d3", "0 joker blue b8")
    assert picture(state, "blue")[-1] == ".X.."
    assert refused(with_coins(state, 2), "0 buy") is None
    state = after(with_coins(state, 2), "0 buy")
    assert refused(state, "0 loose blue c8") is None
    assert refused(state, "0 loose blue b8") == ("L13", "overlaps")


def test_l26_one_coin_draws_in_another_zone():
    state, events = told(picked("blue-2"), "0 draw red a2 b2 c2")
    assert facts(events) == ["CoinsSpent", "ShapeDrawn"]
    assert balance(state) == 0


def test_l26_costs_nothing_in_the_own_zone_or_for_a_rainbow():
    assert balance(after(picked("blue-2"), "0 draw blue a8 b8 c8")) == 1
    assert balance(after(picked("rainbow-3"), "0 draw red a2 b2 c2")) == 1


def test_l26_legal_holds_each_place_once_whatever_it_costs():
    state = picked("blue-2")
    draws = [move for move in screen.legal(state, Seat(0)) if isinstance(move, Draw)]
    assert len(draws) == len(set(draws))
    assert {move.zone for move in draws} == set(Zone)
    assert {move.zone for move in screen.legal(with_coins(state, 0), Seat(0)) if isinstance(move, Draw)} == {Zone.BLUE}


def test_l25_the_printed_coin_cannot_pay_for_its_own_recolour():
    state = with_coins(picked("blue-1"), 0)
    assert refused(state, "0 draw red a2 b2") == ("L26", "too_few_coins")
    assert balance(after(with_coins(state, 1), "0 draw red a2 b2")) == 1


def test_a_card_that_fits_nowhere_can_only_be_discarded():
    state = with_coins(full(picked("red-7"), "red"), 0)
    assert [type(move).__name__ for move in screen.legal(state, Seat(0))] == ["Discard"]
