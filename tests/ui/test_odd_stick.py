"""A stick with odd files, by touch: each is named with its reason, and the good one among them is brought in."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from odd_files import FAULTS, odd_stick

from app.errors import FileFault, FileTrouble
from app.games.locus.own_sheet import own_sheet_text, parse_own_sheet
from app.paper import files
from app.prints.locomotion.files import find_yards
from app.prints.locomotion.shelf import YardShelf
from app.prints.locus.files import find_sheets
from app.prints.locus.shelf import Shelf
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import Back
from app.ui.play.locomotion.yards.files_screen import YardFilesScreen
from app.ui.play.locus.sheets.sheet_files_screen import SheetFilesScreen
from app.ui.screens.files import Read, RefusedFileScreen
from app.ui.words.file_words import FAULTS as SAID
from app.ui.words.file_words import fault_words, place_words
from app.ui.words.language import Language

SHEET = 'format = 1\nname = "Zomer"\ncoins = 3\nyellow = [1]\npurple = [0]\nred = [1]\ngreen = [1]\nblue = [1]\n'
YARD = "format = 1\n[[yard]]\nid = 'a'\ntitle = 'Zomer'\npicture = '''\no---o---o---o---o---o---o\n'''\n"
KINDS = [
    pytest.param(SheetFilesScreen, SHEET, Shelf, id="sheets"),
    pytest.param(YardFilesScreen, YARD, YardShelf, id="yards"),
]


def tap(stage, index):
    """Turn to the page of a file and tap it."""
    while not any(element.tap == Read(index) for element in stage.robot.scene):
        stage.robot.tap(TurnTo(stage.ui.screen.page + 1))
    stage.robot.tap(Read(index))


@pytest.mark.parametrize(("screen", "good", "shelf"), KINDS)
def test_every_odd_file_is_told_and_the_good_one_is_brought_in(rehearsal, tmp_path, screen, good, shelf):
    (odd_stick(tmp_path) / "m-good.toml").write_bytes(b"\xef\xbb\xbf" + good.replace("\n", "\r\n").encode())
    stage = rehearsal(screen="800x480")
    stage.ui.sticks = lambda: (tmp_path,)
    stage.ui.go(screen(stage.ui))
    stage.robot.settle()
    listed = stage.ui.screen.found
    for index, found in enumerate(listed):
        tap(stage, index)
        if found.thing is None:
            assert isinstance(stage.ui.screen, RefusedFileScreen)
            assert (found.refused.file, found.refused.fault) == (found.file.name, FAULTS[found.file.name])
            stage.robot.tap(Back())
    assert [shelf(stage.ui.table.store).name_of(each) for each in shelf(stage.ui.table.store).all()] == ["Zomer"]
    told = {found.file.name for found in listed if found.thing is None}
    assert told == set(FAULTS) - {name for name in FAULTS if is_other(screen, name)}


def is_other(screen, name):
    """Tell whether a file speaks of no yard at all, so that the list of yards leaves it out: all with a text."""
    return screen is YardFilesScreen and FAULTS[name] in (FileFault.CONTENT, FileFault.NO_FORM, FileFault.BEYOND)


def test_every_fault_is_said_in_both_languages_and_what_is_in_a_file_by_its_game():
    assert set(SAID) == set(FileFault) - {FileFault.CONTENT}
    said = [
        [fault_words(Language(code), FileTrouble("a", "b", "c", "d", fault)) for fault in SAID] for code in ("en", "nl")
    ]
    assert all(english and dutch and english != dutch for english, dutch in zip(*said, strict=True))
    assert fault_words(Language("en"), FileTrouble("a", "b", "c", "d")) is None


@pytest.mark.parametrize(
    ("place", "dutch"),
    [("line 12", "regel 12"), ("file", "het hele bestand"), ("text", "het hele bestand"), ("yellow", "yellow")],
)
def test_a_place_is_said_in_the_language_and_a_key_as_it_stands_in_the_file(place, dutch):
    assert place_words(Language("nl"), place) == dutch


# ---------------------------------------------------------------- limits that cut say so


def test_more_files_than_are_read_are_told(tmp_path):
    (tmp_path / "exports").mkdir()
    for number in range(files.MOST_FILES + 3):
        (tmp_path / "exports" / f"{number:04}.toml").write_text("[[yard]]\n")
    (tmp_path / "exports" / "0001.toml").write_text(SHEET)
    good, last = find_sheets(tmp_path, ())
    assert good.thing is not None
    assert (last.file.name, last.refused.fault) == (f"{files.MOST_FILES:04}.toml", FileFault.LEFT_OUT)
    assert str(files.MOST_FILES) in last.refused.what
    assert str(files.MOST_FILES + 3) in last.refused.what


def test_just_as_many_files_as_are_read_are_all_there(tmp_path):
    (tmp_path / "exports").mkdir()
    for number in range(files.MOST_FILES):
        (tmp_path / "exports" / f"{number:04}.toml").write_text(SHEET)
    assert [found.refused for found in find_sheets(tmp_path, ())] == [None] * files.MOST_FILES


def test_more_things_than_are_shown_are_told(tmp_path):
    (tmp_path / "exports").mkdir()
    yards = "".join(YARD[len("format = 1\n") :].replace("'a'", f"'a{n}'") for n in range(files.MOST_THINGS + 1))
    (tmp_path / "exports" / "many.toml").write_text("format = 1\n" + yards)
    found = find_yards(tmp_path, ())
    assert len(found) == files.MOST_THINGS
    assert found[-1].refused.fault is FileFault.LEFT_OUT
    assert all(each.thing for each in found[:-1])


def test_a_folder_that_cannot_be_read_is_told_and_hides_no_other(tmp_path):
    (tmp_path / "stick").mkdir()
    (tmp_path / "stick" / "tafelster").symlink_to("tafelster")  # round and round
    (tmp_path / "stick" / "good.toml").write_text(SHEET)
    good, bad = find_sheets(tmp_path, (tmp_path / "stick",))
    assert (bad.refused.fault, bad.file.name) == (FileFault.UNREACHABLE, "tafelster")
    assert good.thing is not None


# ---------------------------------------------------------------- names


@settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.text(max_size=16))
def test_a_sheet_of_any_name_that_is_taken_can_be_written_out_and_read_again(name):
    quoted = "".join(f"\\U{ord(sign):08x}" for sign in name if not 0xD800 <= ord(sign) < 0xE000)
    try:
        sheet = parse_own_sheet(SHEET.replace("Zomer", quoted), "a")
    except FileTrouble:
        return
    assert parse_own_sheet(own_sheet_text(sheet), "a") == sheet


def test_a_name_with_its_accents_apart_is_kept_with_them_in_place():
    assert parse_own_sheet(SHEET.replace("Zomer", "Re\u0301"), "a").name == "Ré"


def test_the_hundredth_of_a_name_is_free_too(rehearsal):
    shelf = Shelf(rehearsal().ui.table.store)
    sheet = parse_own_sheet(SHEET.replace("Zomer", "Wim en Marloes"), "a")
    for _ in range(101):
        name = shelf.free_name(sheet.name, 14)
        shelf.put(parse_own_sheet(SHEET.replace("Zomer", name), "a"))
    assert name == "Wim en Mar 101"
