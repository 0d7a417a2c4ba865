"""Names and drawn text: what the bundled letters have, and a mark for the rest."""

import unicodedata

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from app import assets
from app.reading.letters import LETTERS
from app.reading.names import MARK, composed, drawable, name_fault, tidy, undrawable

FONTS = sorted(assets.path("fonts").glob("*.ttf"))


def test_the_letters_written_down_are_those_of_every_font():
    """All that all weights have: without controls, lone accents, and any space but the one."""
    shared = set.intersection(*(set(TTFont(font).getBestCmap()) for font in FONTS))
    signs = {chr(code) for code in shared}
    drawn = {s for s in signs if unicodedata.category(s)[0] not in "CM" and (s == " " or not s.isspace())}
    assert len(FONTS) == 3
    assert drawn == LETTERS


@given(st.text())
def test_whatever_is_drawn_has_letters(text):
    assert set(drawable(text)) <= LETTERS | {"\n"}


@given(st.text(alphabet=sorted(LETTERS)))
def test_what_has_letters_is_left_alone(text):
    assert drawable(text) == text
    assert undrawable(text) == ""


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("a\0b", f"a{MARK}b"),
        ("\ud800", MARK),
        ("\ufe0f", MARK),
        ("数独", MARK * 2),
        ("e\u0301", "é"),
        ("\u0301", MARK),
        ("ĳs", "ijs"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER A}", "A"),
        ("a\tb\u00a0c", "a b c"),
        ("two\nlines", "two\nlines"),
        ("\U0001f600", MARK),
    ],
)
def test_what_no_font_has_is_seen_to_be_missing(text, drawn):
    assert drawable(text) == drawn


@pytest.mark.parametrize(
    "name", ["\ufe0f", "\u0301", "数独", "a\0", "a\u202eb", "\ud800", "\U0001f600", "a\nb", "a\u00adb"]
)
def test_a_name_that_cannot_be_drawn_is_none(name):
    what, remedy = name_fault(name, 14) or ("", "")
    assert "cannot be drawn" in what
    assert remedy


@pytest.mark.parametrize("name", ["", " a", "a ", "a  b", "x" * 15])
def test_a_name_is_short_and_has_no_space_too_many(name):
    what, remedy = name_fault(name, 14) or ("", "")
    assert str(len(name)) in what
    assert "14" in remedy


@pytest.mark.parametrize("name", ["x", "x" * 14, "Ons blad", "Œuvre", "Łódź!", "blad 2", "№ 1"])
def test_a_good_name_has_no_fault(name):
    assert name_fault(name, 14) is None


def test_an_accent_beside_its_letter_is_put_into_it():
    assert composed("Re\u0301") == "Ré"
    assert tidy("  Re\u0301  \u00a0b ") == "Ré b"
