"""Seed codes: four words in two languages, one number, one order of the cards."""

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.game import Roll, Rolled, Seat, Shuffle, Shuffled
from app.table.match.code_words import FORMER, words
from app.table.match.codes import LARGEST_CODE, Luck, from_words, new_code, to_words

CODES = st.integers(0, LARGEST_CODE)


@given(CODES, st.sampled_from(["nl", "en"]), st.sampled_from(["-", " ", "  ", " - "]))
def test_words_give_the_code_back(code, lang, dash):
    """However the four words are typed, they mean the same number."""
    assert from_words(f" {to_words(code, lang).upper().replace('-', dash)} ") == code


def test_both_languages_may_be_mixed():
    assert from_words("maan oak lepel boat") == from_words("maan-eik-lepel-boot")


@pytest.mark.parametrize("text", ["", "maan", "maan-eik-lepel", "maan-eik-lepel-boot-maan", "maan-eik-x-boot"])
def test_other_text_is_no_code(text):
    assert from_words(text) is None


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_words_are_short_plain_and_apart(lang):
    """256 words of three to ten letters, all apart in their first four letters."""
    assert len(words(lang)) == 256
    assert all(3 <= len(word) <= 10 and word.isascii() and word.islower() for word in words(lang))
    assert max(Counter(word[:4] for word in words(lang)).values()) == 1


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_no_two_words_differ_in_one_letter(lang):
    for one, other in itertools.combinations(words(lang), 2):
        if len(one) == len(other):
            assert sum(a != b for a, b in zip(one, other, strict=True)) > 1, (one, other)


def test_a_word_of_both_languages_has_one_number():
    for number, word in enumerate(words("nl")):
        if word in words("en"):
            assert words("en").index(word) == number


def test_a_slip_with_a_former_word_still_deals():
    """The number 245 was called otherwise: what was written down then is read for ever, and not given any more."""
    assert from_words("pecker-oak-pecker-boat") == from_words("specht-eik-specht-boot") == 0xF501F503
    assert to_words(0xF501F503, "en") == "woodpecker-oak-woodpecker-boat"
    assert not set(FORMER) & {*words("nl"), *words("en")}


def test_a_code_needs_four_random_bytes():
    with pytest.raises(ValueError, match="not 3"):
        new_code(b"abc")


def test_new_codes_use_all_four_words():
    codes = [new_code(bytes([number]) * 16) for number in range(64)]
    assert len({to_words(code, "nl").split("-")[0] for code in codes}) > 40


def test_a_known_code_deals_known_cards():
    """A slip of paper from last year still deals the same cards: this order may never change."""
    assert Luck(123456789).fulfil(Shuffle(12), 0) == Shuffled((7, 8, 9, 4, 3, 2, 11, 10, 0, 1, 6, 5))
    assert Luck(123456789).fulfil(Roll(Seat(0)), 3) == Rolled(6, "screen")


@given(CODES, st.integers(0, 200), st.integers(0, 9))
def test_a_shuffle_keeps_every_card(code, size, count):
    order = Luck(code).fulfil(Shuffle(size), count).order
    assert sorted(order) == list(range(size))


def test_counts_and_codes_give_other_orders():
    orders = {Luck(code).fulfil(Shuffle(30), count) for code in range(20) for count in range(20)}
    assert len(orders) == 400


def test_every_face_is_equally_likely():
    """6000 rolls: every face within 15 % of its thousand."""
    faces = Counter(Luck(7).fulfil(Roll(Seat(0)), count).face for count in range(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(850 < times < 1150 for times in faces.values())


def test_every_order_of_three_is_equally_likely():
    orders = Counter(Luck(code).fulfil(Shuffle(3), 0).order for code in range(3000))
    assert len(orders) == 6
    assert all(400 < times < 600 for times in orders.values())
