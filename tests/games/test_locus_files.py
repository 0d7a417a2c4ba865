"""Sheet and deck files: what is read, and every mistake with its place and remedy."""

import pytest

from app import assets
from app.games.locus import DataRefused, Zone, parse_deck, parse_sheet
from app.games.locus import data_refused as no
from app.games.locus.sheet import Bonus
from app.games.locus.zones import cell_name, cell_named

SHEET_TEXT = assets.text("locus/sheet.toml")
DECK_TEXT = assets.text("locus/deck.toml")
SHEET = parse_sheet(SHEET_TEXT, "sheet.toml")
DECK = parse_deck(DECK_TEXT, "deck.toml")

# ---------------------------------------------------------------- what is read


def test_the_house_sheet_has_150_squares():
    sizes = [len(SHEET.field(zone).cells) for zone in Zone]
    assert sizes == [26, 35, 25, 33, 31]


def test_the_house_sheet_has_twelve_bold_squares_none_in_red():
    assert [len(SHEET.field(zone).bold) for zone in Zone] == [3, 6, 0, 1, 2]


def test_the_house_sheet_pays_ten_coins_five_jokers_and_ten_doubles():
    bonuses = [bonus for zone in Zone for _, bonus in SHEET.field(zone).bonuses]
    assert bonuses.count(Bonus.COIN) == 10
    assert bonuses.count(Bonus.JOKER) == 5
    assert sum(bonus.double is not None for bonus in bonuses) == 10


def test_a_double_names_its_zone():
    assert SHEET.field(Zone.RED).bonus((5, 0)) is Bonus.YELLOW
    assert Bonus.YELLOW.double is Zone.YELLOW


def test_blue_scales_rise_from_the_bottom():
    assert SHEET.scales.blue == (4, 9, 14, 18, 22, 27, 32)


def test_the_sheet_lies_both_ways():
    assert SHEET.layout("portrait").spot(Zone.BLUE).at == (0, 22)
    assert SHEET.layout("landscape").size == (38, 21)


def test_the_house_deck_has_48_cards_and_twelve_coins():
    assert len(DECK.cards) == 48
    assert sum(card.coin for card in DECK.cards) == 12


def test_a_card_is_named_by_colour_and_place():
    card = DECK.cards[27]
    assert (card.id, card.colour, card.shape.name) == ("green-4", Zone.GREEN, "I4")


def test_a_rainbow_card_has_no_zone():
    assert DECK.cards[-1].colour is None


def test_a_shape_is_drawn_as_in_the_file():
    assert DECK.shape("L4").rows == ("X..", "XXX")


@pytest.mark.parametrize(("cell", "name"), [((0, 0), "a1"), ((2, 6), "c7"), ((25, 11), "z12")])
def test_squares_have_names_both_ways(cell, name):
    assert cell_name(cell) == name
    assert cell_named(name) == cell


@pytest.mark.parametrize("name", ["", "a", "a0", "A1", "1a", "a1b", "a-1"])
def test_what_is_no_square_has_no_name(name):
    with pytest.raises(ValueError, match="is not a square"):
        cell_named(name)


# ---------------------------------------------------------------- what is refused


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) >= 1, old
    return text.replace(old, new, 1)


SHEET_MISTAKES = [
    ("format = 1", "format = 2", no.OutOfRange, "format"),
    ("format = 1", 'format = "one"', no.Malformed, "format"),
    ('title  = "House sheet: Orrery"', "", no.Malformed, "top"),
    ('id     = "house-orrery"', 'id = "x"\ncolour = "red"', no.Malformed, "top"),
    ("[coins]", "[coins", no.Malformed, "line 23"),
    ("spaces    = 14", 'spaces = "many"', no.Malformed, "coins.spaces"),
    ("prefilled = 1", "prefilled = 15", no.OutOfRange, "coins"),
    ("5 = 3 }", "6 = 3 }", no.OutOfRange, "rounds.short"),
    ('["   .$.  ",  6]', '["   .?.  ",  6]', no.WrongCell, "yellow e1"),
    ('["   .$.  ",  6]', '["   .$. ",  6]', no.UnequalRows, "yellow row 2"),
    ('["   .$.  ",  6]', '["        ",  6]', no.WrongCell, "yellow row 1"),
    ('["   .$.  ",  6]', '["   .$.  ",  0]', no.OutOfRange, "yellow row 1"),
    ('["   .$.  ",  6]', '["   .$.  ", "six"]', no.Malformed, "yellow.rows[0][1]"),
    (' #.   .# "]', ' #. . .# "]', no.InPieces, "purple"),
    ("scale = [0, 3, 9, 16, 24, 32, 40]", "scale = [0, 3, 9, 16, 24, 32]", no.WrongScale, "purple.scale"),
    ("scale = [0, 3, 9", "scale = [0, 3, 2", no.WrongScale, "purple.scale for 2"),
    ("scale = [0, 3", "scale = [1, 3", no.WrongScale, "purple.scale"),
    ("scale = [0, 3", "scale = [0, -3", no.OutOfRange, "purple.scale for 1"),
    ('".$...Y ", "AAABBB "', '".$...Y ", "AAABB  "', no.OutsideBlocks, "red f1"),
    ('".$...Y ", "AAABBB "', '".$...Y ", "AAABBBB"', no.OutsideBlocks, "red g1"),
    ('".$...Y ", "AAABBB "', '".$...Y ", "AAABBZ "', no.UnknownLetter, "red.values"),
    ('".$...Y ", "AAABBB "', '".$...Y ", "AAABBE "', no.InPieces, "red block E"),
    ('".$...Y "', '"#$...Y "', no.WrongCell, "red a1"),
    ("values = { A = 6,", "values = { Q = 1, A = 6,", no.UnknownLetter, "red.values"),
    ("values = { A = 6,", "values = { A = 0,", no.OutOfRange, "red.values.A"),
    ('"  a    b "', '"a      b "', no.UnreachableEnd, "green a1"),
    ('"  a    b "', '"  a    a "', no.UnknownLetter, "green c1"),
    ('[".R..#....",', '[".R.......",', no.NoStart, "green"),
    ('["...      ", 27]', '["...      ", 33]', no.NotRising, "blue row 1"),
    ('["...      ", 27]', '["...      ", -1]', no.OutOfRange, "blue row 2"),
]


@pytest.mark.parametrize(("old", "new", "kind", "place"), SHEET_MISTAKES)
def test_a_mistake_in_a_sheet_is_refused_at_its_place(old, new, kind, place):
    with pytest.raises(kind) as refused:
        parse_sheet(changed(SHEET_TEXT, old, new), "my-sheet.toml")
    assert refused.value.place == place
    assert refused.value.file == "my-sheet.toml"
    assert refused.value.remedy
    assert "my-sheet.toml" in str(refused.value)


DECK_MISTAKES = [
    ("format = 1", "format = 3", no.OutOfRange, "format"),
    ('I3 = ["XXX"]', 'I3 = ["XOX"]', no.WrongCell, "shapes.I3"),
    ('I3 = ["XXX"]', 'I3 = ["X.X"]', no.InPieces, "shapes.I3"),
    ('I3 = ["XXX"]', 'I3 = ["..."]', no.InPieces, "shapes.I3"),
    ('I3 = ["XXX"]', 'I3 = ["XXX", "X"]', no.UnequalRows, "shapes.I3 row 2"),
    ('I3 = ["XXX"]', "I3 = []", no.UnequalRows, "shapes.I3"),
    ('I3 = ["XXX"]', 'I3 = ["XXXXXXXXX"]', no.UnequalRows, "shapes.I3"),
    ('green   = ["I2$", "I3",', 'green   = ["I2$", "I9",', no.UnknownShape, "cards.green card 2"),
    ("green   = [", "pink = [", no.Malformed, "cards"),
    ('rainbow = ["I2$",', "rainbow = [2,", no.Malformed, "cards.rainbow[0]"),
]


@pytest.mark.parametrize(("old", "new", "kind", "place"), DECK_MISTAKES)
def test_a_mistake_in_a_deck_is_refused_at_its_place(old, new, kind, place):
    with pytest.raises(kind) as refused:
        parse_deck(changed(DECK_TEXT, old, new), "my-deck.toml")
    assert refused.value.place == place
    assert refused.value.remedy


def test_every_refusal_is_a_value_error():
    assert issubclass(DataRefused, ValueError)
    kinds = [kind for kind in vars(no).values() if isinstance(kind, type) and issubclass(kind, DataRefused)]
    assert len(kinds) == 13


def test_an_empty_shape_border_is_trimmed():
    deck = parse_deck(changed(DECK_TEXT, 'I3 = ["XXX"]', 'I3 = ["....", ".XXX"]'), "deck.toml")
    assert deck.shape("I3").cells == ((0, 0), (1, 0), (2, 0))
