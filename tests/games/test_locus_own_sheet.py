"""An own sheet as TOML: what is written is read back, what cannot be printed is refused with place and remedy."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.locus.data_refused import DataRefused, Malformed, NotRising, OutOfRange, WrongScale
from app.games.locus.own_sheet import LONGEST_NAME, OwnSheet, own_sheet_text, parse_own_sheet
from app.games.locus.scoring import MOST_KEYS, MOST_POINTS
from app.games.locus.sheet import Scales
from app.reading.names import name_fault, tidy

OURS = OwnSheet("Ons blad", Scales((5, 9, 11), (0, 4, 10), (6, 8), (8, 8, 6), (4, 9, 14)), coins=16, cards=54)

points = st.integers(0, MOST_POINTS)
scale = st.lists(points, min_size=1, max_size=MOST_KEYS).map(tuple)
rising = st.sets(st.integers(1, MOST_POINTS), min_size=1, max_size=MOST_KEYS).map(lambda s: tuple(sorted(s)))
never_falling = st.lists(points, max_size=MOST_KEYS - 1).map(lambda s: (0, *sorted(s)))
names = st.text(min_size=1, max_size=LONGEST_NAME).map(tidy).filter(lambda text: name_fault(text, LONGEST_NAME) is None)
sheets = st.builds(
    OwnSheet,
    names,
    st.builds(Scales, scale, never_falling, scale, scale, rising),
    st.integers(1, 99),
    st.none() | st.integers(3, 200),
)


@given(sheets)
def test_what_is_written_is_read_back(sheet):
    assert parse_own_sheet(own_sheet_text(sheet), "a.toml") == sheet


def test_a_written_sheet_explains_itself():
    text = own_sheet_text(OURS)
    assert text.startswith("# ")
    assert "purple = [0, 4, 10]" in text
    assert "cards  = 54" in text


def test_cards_nobody_counted_are_left_out():
    text = own_sheet_text(OwnSheet("Ons blad", OURS.scales))
    assert "\ncards" not in text
    assert parse_own_sheet(text, "a.toml").cards is None


REFUSED = [
    ("format = 1", "format = 2", OutOfRange, "format"),
    ('"Ons blad"', '""', OutOfRange, "name"),
    ('"Ons blad"', '" Ons blad"', OutOfRange, "name"),
    ('"Ons blad"', '"' + "x" * (LONGEST_NAME + 1) + '"', OutOfRange, "name"),
    ('"Ons blad"', '"a\\nb"', OutOfRange, "name"),
    ("coins  = 16", "coins  = 0", OutOfRange, "coins"),
    ("coins  = 16", "coins  = 100", OutOfRange, "coins"),
    ("coins  = 16", 'coins  = "16"', Malformed, "coins"),
    ("cards  = 54", "cards  = 2", OutOfRange, "cards"),
    ("cards  = 54", "cards  = 201", OutOfRange, "cards"),
    ("cards  = 54", "crads  = 54", Malformed, "top"),
    ("yellow = [5, 9, 11]", "", Malformed, "top"),
    ("[5, 9, 11]", "[]", OutOfRange, "yellow"),
    ("[5, 9, 11]", str([5] * (MOST_KEYS + 1)), OutOfRange, "yellow"),
    ("[5, 9, 11]", "[5, -9, 11]", OutOfRange, "yellow"),
    ("[5, 9, 11]", "[5, 1000, 11]", OutOfRange, "yellow"),
    ("[5, 9, 11]", "[5, 9.5, 11]", Malformed, "yellow"),
    ("[0, 4, 10]", "[1, 4, 10]", WrongScale, "purple"),
    ("[0, 4, 10]", "[0, 10, 4]", WrongScale, "purple"),
    ("[4, 9, 14]", "[4, 9, 9]", NotRising, "blue"),
    ("[4, 9, 14]", "[0, 9, 14]", NotRising, "blue"),
    ("[4, 9, 14]", "[4, 9, 14", Malformed, "text"),
]


@pytest.mark.parametrize(("good", "bad", "kind", "place"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_printed_is_refused_with_file_place_and_remedy(good, bad, kind, place):
    text = own_sheet_text(OURS)
    assert good in text
    with pytest.raises(DataRefused) as refused:
        parse_own_sheet(text.replace(good, bad, 1), "a.toml")
    assert type(refused.value) is kind
    assert refused.value.file == "a.toml"
    assert refused.value.place.partition("[")[0] == place
    assert refused.value.remedy
