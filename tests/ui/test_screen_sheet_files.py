"""Sheets on paper and on sticks, by robot: printed, written out, brought in, refused."""

import pytest
from scenes_sheets import FALLING, OURS
from stage_set import Stage

from app.games.locus.own_sheet import own_sheet_text, parse_own_sheet
from app.paper.inks import Ink
from app.prints.locus.printing import Paper
from app.prints.locus.shelf import Shelf
from app.ui.play.locus.sheets.own_sheet_screen import Print
from app.ui.play.locus.sheets.print_screen import Choose
from app.ui.play.locus.sheets.sheets_kept_screen import Bring, Export, OpenSheet, SheetsKeptScreen
from app.ui.screens.choice import Pick
from app.ui.screens.device.service import OpenPapers, ServiceScreen
from app.ui.screens.files import Read, RefusedFileScreen
from app.ui.widgets.label import Label


@pytest.fixture
def sheets(rehearsal):
    """Return a function that opens the list of sheets, with some of our own."""

    def opened(*own, screen="1280x800", stick=None):
        stage = rehearsal(screen=screen)
        for sheet in own:
            shelf(stage).put(sheet)
        stage.ui.sticks = lambda: () if stick is None else (stick,)
        stage.ui.go(SheetsKeptScreen(stage.ui))
        stage.robot.settle()
        return stage

    return opened


def shelf(stage: Stage) -> Shelf:
    return Shelf(stage.ui.table.store)


def words(stage):
    return [e.wordings for e in stage.robot.scene if isinstance(e, Label)]


# ---------------------------------------------------------------- paper and sticks


def test_the_device_page_leads_to_the_sheets(rehearsal):
    stage = rehearsal()
    stage.ui.go(ServiceScreen(stage.ui))
    stage.robot.settle()
    stage.robot.tap(OpenPapers())
    assert isinstance(stage.ui.screen, SheetsKeptScreen)


def test_the_house_sheet_is_printed_into_the_exports(sheets):
    stage = sheets()
    stage.robot.tap(OpenSheet())
    stage.robot.tap(Choose(Paper.A4))
    stage.robot.tap(Choose(Ink.SAVING))
    stage.robot.press()
    file = stage.ui.folder / "exports" / "locus-house-sheet-a4-saving.pdf"
    assert file.read_bytes().startswith(b"%PDF-")
    assert file.name in stage.ui.notice.sentence


def test_an_own_sheet_is_printed_onto_the_stick(sheets, tmp_path):
    stage = sheets(OURS, stick=tmp_path)
    stage.robot.tap(OpenSheet(OURS.name))
    stage.robot.tap(Print())
    stage.robot.press()
    assert [f.name for f in (tmp_path / "tafelster").iterdir()] == ["locus-ons-groen-blad-a5-colour.pdf"]


def test_a_stick_that_is_full_or_gone_is_told_calmly(sheets, tmp_path):
    (tmp_path / "tafelster").write_text("a file where the folder should be")
    stage = sheets(OURS, stick=tmp_path)
    stage.robot.tap(Export())
    assert stage.ui.notice.signal == "warn"


def test_sheets_are_written_to_device_and_stick(sheets, tmp_path):
    stage = sheets(OURS, stick=tmp_path)
    stage.robot.tap(Export())
    for folder in (stage.ui.folder / "exports", tmp_path / "tafelster"):
        text = (folder / "ons-groen-blad.toml").read_text()
        assert parse_own_sheet(text, "x") == OURS


def test_with_no_own_sheet_there_is_nothing_to_write(sheets):
    stage = sheets()
    stage.robot.tap(Export())
    assert stage.ui.notice.sentence == "There is no sheet of your own yet."


def test_a_sheet_is_brought_in_from_a_stick_once(sheets, tmp_path):
    (tmp_path / "ours.toml").write_text(own_sheet_text(OURS))
    stage = sheets(stick=tmp_path)
    stage.robot.tap(Bring())
    stage.robot.tap(Read(0))
    assert shelf(stage).all() == (OURS,)
    stage.robot.tap(Read(0))
    assert stage.ui.notice.sentence == f"{OURS.name} is here already."


@pytest.mark.parametrize(("answer", "names"), [(0, ["Ons groen b 2", OURS.name]), (1, [OURS.name])])
def test_another_sheet_of_the_same_name_is_asked_about(sheets, tmp_path, answer, names):
    (tmp_path / "ours.toml").write_text(own_sheet_text(OURS))
    stage = sheets(type(OURS)(OURS.name, OURS.scales, coins=9), stick=tmp_path)
    stage.robot.tap(Bring())
    stage.robot.tap(Read(0))
    stage.robot.tap(Pick(answer))
    kept = {sheet.name: sheet.coins for sheet in shelf(stage).all()}
    assert sorted(kept) == sorted(names)
    assert 16 in kept.values()


def test_a_refused_file_says_file_place_and_remedy(sheets, tmp_path):
    (tmp_path / "falls.toml").write_text(FALLING)
    stage = sheets(stick=tmp_path)
    stage.robot.tap(Bring())
    stage.robot.tap(Read(0))
    assert isinstance(stage.ui.screen, RefusedFileScreen)
    said = words(stage)
    assert ("falls.toml",) in said
    assert "Place: purple" in said
    assert "Let them begin at 0 and rise." in said
    assert shelf(stage).all() == ()


def test_a_stick_plugged_in_now_is_noticed(sheets, tmp_path):
    stage = sheets()
    stage.robot.tap(Bring())
    assert stage.ui.screen.found == ()
    (tmp_path / "ours.toml").write_text(own_sheet_text(OURS))
    stage.ui.sticks = lambda: (tmp_path,)
    stage.robot.wait(1.5)
    assert [found.thing for found in stage.ui.screen.found] == [OURS]
