"""Words: what Language does with a text, what the catalogue owes the code, and what the fonts can draw."""

import importlib.util
from datetime import date
from pathlib import Path

import pygame
import pytest

from app import assets
from app.ui.words.language import MINUS, Language, mark

# ---------------------------------------------------------------- a small tree with a catalogue of its own

CODE = """
HINT = mark("Press the star, {name}.")
def draw(language, coins):
    language.t("Pause")
    language.n("{count} coin", "{count} coins", coins)
"""

DUTCH = {
    "Press the star, {name}.": "Druk op de ster, {name}.",
    "Pause": "Pauze",
    "{count} coin": ("één munt", "{count} munten"),
}


def loaded():
    """Load the script that keeps the catalogues."""
    spec = importlib.util.spec_from_file_location("locale_update", assets.path("locale/update.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


UPDATE = loaded()


def translate(root: Path, **changes: str | tuple[str, ...]) -> None:
    """Write the Dutch of DUTCH into the catalogue, `changes` by the first word of the English."""
    file = UPDATE.po_file(root, "nl")
    words = UPDATE.read(file, "nl")
    for message in words:
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            message.string = changes.get(key.split()[0], DUTCH.get(key, ""))
    with file.open("wb") as stream:
        UPDATE.write_po(stream, words)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Write a program of three texts, all translated and compiled."""
    (tmp_path / "app" / "ui").mkdir(parents=True)
    (tmp_path / "app" / "ui" / "pause.py").write_text(CODE)
    UPDATE.update(tmp_path, "nl")
    translate(tmp_path)
    UPDATE.update(tmp_path, "nl")
    return tmp_path


@pytest.fixture
def dutch(tree: Path) -> Language:
    return Language("nl", tree / "assets" / "locale")


# ---------------------------------------------------------------- texts


def test_a_text_is_translated_and_filled_in(dutch: Language):
    assert dutch.t(mark("Press the star, {name}."), name="Anna") == "Druk op de ster, Anna."


@pytest.mark.parametrize(("count", "text"), [(0, "0 munten"), (1, "één munt"), (12, "12 munten")])
def test_the_form_fits_the_count(dutch: Language, count: int, text: str):
    assert dutch.n("{count} coin", "{count} coins", count) == text


@pytest.mark.parametrize(("count", "text"), [(1, "1 coin"), (2, "2 coins")])
def test_english_needs_no_catalogue(tmp_path: Path, count: int, text: str):
    assert Language("en", tmp_path).n("{count} coin", "{count} coins", count) == text


def test_a_text_without_translation_is_shown_in_english(dutch: Language):
    assert dutch.t("Not yet in Dutch") == "Not yet in Dutch"


def test_no_text_is_no_text(dutch: Language):
    assert dutch.t("") == ""


def test_a_name_without_a_value_is_a_bug():
    with pytest.raises(KeyError, match="name"):
        Language("en").t("Press the star, {name}.")


def test_braces_in_a_value_are_left_alone():
    assert Language("en").t("Hello {name}", name="{Ben}") == "Hello {Ben}"


@pytest.mark.parametrize(
    ("code", "found"),
    [("nl", "nl"), ("nl_NL.UTF-8", "nl"), ("nl-BE", "nl"), ("EN", "en"), ("tlh", "en"), ("", "en"), ("../nl", "en")],
)
def test_an_unknown_language_is_english(code: str, found: str):
    assert Language(code).code == found


def test_the_languages_name_themselves():
    assert Language.available == ("nl", "en")
    assert [Language.names[code] for code in Language.available] == ["Nederlands", "English"]


# ---------------------------------------------------------------- numbers, lists, dates, quotes


def test_a_minus_is_a_minus():
    assert MINUS == "\u2212"
    assert Language("nl").number(-3) == f"{MINUS}3"
    assert Language("nl").t("{points} points", points=-3) == f"{MINUS}3 points"


def test_a_sign_is_shown_on_request():
    assert [Language("en").number(value, signed=True) for value in (5, 0, -5)] == ["+5", "+0", f"{MINUS}5"]


def test_a_fraction_has_the_sign_of_the_language():
    assert (Language("nl").number(2.5), Language("en").number(2.5)) == ("2,5", "2.5")


def test_a_name_with_a_hyphen_keeps_it():
    assert Language("nl").t("{name}", name="Jan-Piet.") == "Jan-Piet."


@pytest.mark.parametrize(
    ("names", "nl", "en"),
    [
        ([], "", ""),
        (["Anna"], "Anna", "Anna"),
        (["Anna", "Ben"], "Anna en Ben", "Anna and Ben"),
        (["Anna", "Ben", "Cor"], "Anna, Ben en Cor", "Anna, Ben and Cor"),
    ],
)
def test_a_list_is_joined_as_one_says_it(names: list[str], nl: str, en: str):
    assert (Language("nl").joined(names), Language("en").joined(names)) == (nl, en)


def test_a_date_is_written_in_full():
    day = date(2026, 11, 29)
    assert (Language("nl").date(day), Language("en").date(day)) == ("29 november 2026", "29 November 2026")


def test_a_birthday_has_no_year():
    assert (Language("nl").birthday(2, 29), Language("en").birthday(5, 1)) == ("29 februari", "1 May")


@pytest.mark.parametrize("code", Language.available)
def test_quotes_are_single_and_curled(code: str):
    assert Language(code).quote("Anna") == "\u2018Anna\u2019"


# ---------------------------------------------------------------- the check of a tree


def test_a_tree_in_step_passes(tree: Path, capsys: pytest.CaptureFixture[str]):
    assert UPDATE.main(["--check"], tree) == 0
    assert capsys.readouterr().out == ""


def test_a_tree_without_texts_passes(tmp_path: Path):
    (tmp_path / "app").mkdir()
    UPDATE.update(tmp_path, "nl")
    assert UPDATE.check(tmp_path, "nl") == []


def test_a_new_text_is_missing_until_the_update_and_untranslated_after_it(tree: Path):
    (tree / "app" / "new.py").write_text('t("Hold to stop")')
    assert any("missing: 'Hold to stop'" in fault for fault in UPDATE.check(tree, "nl"))
    UPDATE.update(tree, "nl")
    assert UPDATE.check(tree, "nl") == ["nl: untranslated: 'Hold to stop'"]


def test_a_dead_text_is_obsolete_and_the_update_hands_back_its_translation(tree: Path):
    (tree / "app" / "ui" / "pause.py").write_text(CODE.replace("Pause", "Rest"))
    assert "nl: obsolete: 'Pause' is in no code" in UPDATE.check(tree, "nl")
    assert UPDATE.update(tree, "nl") == ["dropped 'Pause', was 'Pauze'"]


def test_a_plural_with_one_form_is_untranslated(tree: Path):
    translate(tree, **{"{count}": ("één munt", "")})
    assert "nl: untranslated: '{count} coin'" in UPDATE.check(tree, "nl")


def test_a_guess_is_fuzzy(tree: Path):
    file = UPDATE.po_file(tree, "nl")
    file.write_text(file.read_text().replace('msgid "Pause"', '#, fuzzy\nmsgid "Pause"'))
    assert "nl: fuzzy: 'Pause'" in UPDATE.check(tree, "nl")


def test_a_changed_catalogue_must_be_compiled_again(tree: Path):
    translate(tree, Pause="Even wachten")
    assert any("out of date" in fault for fault in UPDATE.check(tree, "nl"))
    UPDATE.update(tree, "nl")
    assert UPDATE.check(tree, "nl") == []


@pytest.mark.parametrize("text", ["Druk op de ster.", "Druk op de ster, {naam}.", "Druk, {name"])
def test_a_lost_or_renamed_placeholder_is_found(tree: Path, text: str):
    translate(tree, Press=text)
    assert any("placeholders" in fault for fault in UPDATE.check(tree, "nl"))


def test_an_update_twice_writes_the_same_bytes(tree: Path):
    files = [UPDATE.po_file(tree, "nl").with_suffix(ending) for ending in (".po", ".mo")]
    before = [file.read_bytes() for file in files]
    UPDATE.update(tree, "nl")
    assert [file.read_bytes() for file in files] == before


# ---------------------------------------------------------------- the catalogue that ships


def shipped():
    """All texts of the catalogue with their translations."""
    file = UPDATE.po_file(UPDATE.ROOT, "nl")
    return [message for message in UPDATE.read(file, "nl") if message.id]


def test_a_compiled_catalogue_ships():
    assert UPDATE.po_file(UPDATE.ROOT, "nl").with_suffix(".mo").exists()


def test_every_translation_has_the_placeholders_of_its_english():
    assert [fault for message in shipped() for fault in UPDATE.misfits(message)] == []


@pytest.mark.parametrize("font", sorted(file.name for file in assets.path("fonts").glob("*.ttf")))
def test_the_fonts_can_draw_every_character(font: str):
    texts = [*Language.names.values(), MINUS + "0123456789+,."]
    for message in shipped():
        texts += [message.id] if isinstance(message.id, str) else message.id
        texts += [message.string] if isinstance(message.string, str) else message.string
    characters = "".join(sorted(set("".join(texts)) - {"\n"}))
    pygame.font.init()
    metrics = pygame.font.Font(str(assets.path("fonts") / font), 20).metrics(characters)
    assert [char for char, metric in zip(characters, metrics, strict=True) if metric is None] == []


def test_a_text_for_one_of_several_things_is_found_alone_too(tree: Path, monkeypatch: pytest.MonkeyPatch):
    """Before 3.11.3 Python's own look-up knows no text that has a plural: the English stood on Dutch screens."""
    language = Language("nl", tree / "assets" / "locale")
    found = language._words.gettext
    several = "{count} coin"
    monkeypatch.setattr(language._words, "gettext", lambda text: text if text == several else found(text))
    assert language.t(several) == "één munt"
    assert language.t("Pause") == "Pauze"
