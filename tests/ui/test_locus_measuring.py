"""Entering the numbers of a sheet: slots that are typed into, opened, taken away, and gone through in order."""

import pytest

from app.games.locus.scoring import MOST_KEYS, MOST_POINTS
from app.games.locus.sheet import Scales
from app.games.locus.zones import Zone
from app.ui.kit.keypad import Digit, Erase
from app.ui.play.locus.sheets.measuring import EMPTY, WHOLE, Measuring

SOME = Scales((5, 9, 11), (0, 4, 10), (6, 8), (8,), (4, 9))
YELLOW, PURPLE, BLUE = (zone.place for zone in (Zone.YELLOW, Zone.PURPLE, Zone.BLUE))


def typed(work, *digits):
    for digit in digits:
        after = work.typing(Digit(digit))
        assert after is not None
        work = after
    return work


def test_numbers_are_typed_one_after_the_other():
    work = typed(Measuring.of(EMPTY), 1, 2).after()
    assert typed(work, 7).scales.yellow == (12, 7)


def test_typing_into_a_number_in_hand_replaces_it():
    assert typed(Measuring.of(SOME).chosen(1), 3, 0).scales.yellow == (5, 30, 11)


def test_erasing_takes_digit_by_digit_and_then_the_number():
    work = Measuring.of(SOME).chosen(2)
    once = work.typing(Erase())
    assert once.scales.yellow == (5, 9, 1)
    twice = once.typing(Erase())
    assert twice.scales.yellow == (5, 9)
    assert twice.slots == (5, 9, None)


def test_an_emptied_place_is_typed_into_again():
    work = Measuring.of(SOME).chosen(1).typing(Erase())
    assert typed(work, 7).scales.yellow == (5, 7, 11)


def test_a_place_is_opened_before_the_number_in_hand():
    work = Measuring.of(SOME).chosen(1).inserted()
    assert typed(work, 7).scales.yellow == (5, 7, 9, 11)


def test_an_opened_place_that_stays_empty_closes_again():
    work = Measuring.of(SOME).chosen(1).inserted()
    assert work.chosen(3).number == 11
    assert work.shown(BLUE).scales == SOME


def test_a_number_is_taken_away():
    work = Measuring.of(SOME).chosen(1).removed()
    assert work.scales.yellow == (5, 11)
    assert work.number == 11


def test_purple_begins_at_nothing_and_that_stays():
    work = Measuring.of(SOME, PURPLE).chosen(0)
    assert work.at == 1
    assert typed(work, 5).scales.purple == (0, 5, 10)
    assert Measuring.of(EMPTY, PURPLE).typing(Erase()).scales.purple == (0,)


def test_after_the_last_number_comes_an_empty_place_and_then_the_next_zone():
    work = Measuring.of(SOME).chosen(2).after()
    assert (work.tab, work.number) == (YELLOW, None)
    assert work.after().tab == PURPLE


def test_after_blue_comes_the_whole_sheet():
    assert Measuring.of(SOME, BLUE).after().tab == WHOLE


def test_no_more_numbers_than_there_is_room_for_keys():
    full = Measuring.of(Scales((1,) * MOST_KEYS, (0,), (), (), ()))
    assert full.typing(Digit(1)) is None
    assert full.chosen(3).inserted().scales.yellow == (1,) * MOST_KEYS
    assert full.chosen(MOST_KEYS - 1).after().tab == PURPLE


def test_no_number_is_larger_than_a_sheet_can_score():
    work = typed(Measuring.of(EMPTY), *map(int, str(MOST_POINTS)))
    assert work.typing(Digit(0)) is None


@pytest.mark.parametrize(
    ("scales", "zone"),
    [
        (Scales((5,), (0, 9, 4), (6,), (8,), (4,)), "purple"),
        (Scales((5,), (0,), (6,), (8,), (9, 4)), "blue"),
    ],
)
def test_what_cannot_be_printed_is_named(scales, zone):
    refusal = Measuring.of(scales).refusal
    assert refusal is not None
    assert refusal.values["zone"] == zone


def test_a_whole_sheet_is_in_order():
    assert Measuring.of(SOME).refusal is None
