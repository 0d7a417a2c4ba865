"""Printable sheets: one page of the right size, letters in the file, every word and number, little ink when asked."""

import pytest
from pdf_seen import Seen

from app import assets
from app.games.locus import ZONES, Scales, course, parse_sheet
from app.games.locus.own_sheet import OwnSheet
from app.paper.inks import Ink
from app.prints.locus.printing import Order, Paper, printed
from app.ui.words.language import Language

HOUSE = parse_sheet(assets.text("locus/sheet.toml"), "locus/sheet.toml")
OURS = OwnSheet(
    "Ons groene blad",
    Scales((5, 9, 11, 9, 7), (0, 4, 10, 17), (61, 62, 63, 64, 65, 66, 67, 68, 69), (81, 82), (4, 93, 194)),
    coins=23,
)
SHEETS = {"house": HOUSE, "ours": OURS}
EVERY = [(name, paper, ink) for name in SHEETS for paper in Paper for ink in Ink]


def seen(name="house", paper=Paper.A5, ink=Ink.COLOUR, lang="en"):
    """Print a sheet and read it back."""
    return Seen(printed(SHEETS[name], Order(paper, ink), Language(lang)))


@pytest.mark.parametrize(("name", "paper", "ink"), EVERY)
def test_a_print_is_one_page_of_its_paper(name, paper, ink):
    page = seen(name, paper, ink)
    assert page.pages == 1
    assert page.size == {Paper.A5: (148.0, 210.0), Paper.A4: (297.0, 210.0)}[paper]


@pytest.mark.parametrize("name", SHEETS)
def test_the_letters_are_in_the_file(name):
    assert seen(name).embedded == {"NunitoBold": True, "NunitoBlack": True}


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Yellow", "Purple", "Red", "Green", "Blue", "Total", "Coins", "Rounds", "fill whole rows", "Name"]),
        ("nl", ["Geel", "Paars", "Rood", "Groen", "Blauw", "Totaal", "Munten", "Rondes", "vul hele rijen", "Naam"]),
    ],
)
def test_the_house_sheet_speaks_the_language(lang, words):
    assert set(words) <= set(seen(lang=lang).words)


def test_all_printed_points_of_the_house_sheet_are_there():
    numbers = [str(number) for zone in ZONES for number in HOUSE.scales.of(zone)]
    words = seen().words
    assert all(words.count(n) >= numbers.count(n) for n in numbers)


def test_two_sheets_on_a4_say_everything_twice():
    assert sorted(seen(paper=Paper.A4).words) == sorted(2 * seen().words)


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_score_card_has_every_number_and_says_what_it_is(lang):
    words = seen("ours", lang=lang).words
    assert words[0] == OURS.name
    for scale in (OURS.scales.yellow, OURS.scales.purple, OURS.scales.red, OURS.scales.green, OURS.scales.blue):
        assert {str(number) for number in scale} <= set(words)
    note = {
        "nl": "Scorekaart bij het scorevel uit de doos: daar staan de vakjes, hier de punten.",
        "en": "Score card for the sheet from the box: the squares are there, the points are here.",
    }
    assert note[lang] in words


@pytest.mark.parametrize(("name", "paper"), [(name, paper) for name in SHEETS for paper in Paper])
def test_little_ink_fills_nothing_larger_than_a_coin(name, paper):
    assert 0 < seen(name, paper, Ink.SAVING).largest_fill <= 5.0 * 5.0


def test_colour_fills_squares():
    assert seen().largest_fill > 5.0 * 4.0


@pytest.mark.parametrize("name", SHEETS)
def test_little_ink_needs_no_colour(name):
    """Dark ink and its greys only: what tells the zones apart is not their colour."""
    assert all(max(colour) - min(colour) < 0.13 for colour in seen(name, ink=Ink.SAVING).colours)


def test_a_long_name_with_accents_is_printed_whole():
    sheet = OwnSheet("Wïm én Mårløs W", OURS.scales)
    assert Seen(printed(sheet, Order(), Language("nl"))).words[0] == sheet.name


def test_linked_squares_are_counted_from_none():
    """The first step of purple is for no square at all: both its points and its count are 0."""
    assert seen("ours").words.count("0") == 2


@pytest.mark.parametrize("name", SHEETS)
def test_every_number_of_players_finds_its_last_round(name):
    last = {rounds: players for players, rounds in course.ROUNDS.items()}
    words = seen(name).words
    row = [word for n in range(1, max(last) + 1) for word in (str(n), *([str(last[n])] if n in last else []))]
    begins = words.index("Rounds") + 1
    assert words[begins : begins + len(row)] == row
