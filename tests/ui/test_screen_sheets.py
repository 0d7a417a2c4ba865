"""A household's own sheets, by robot: calibrated, changed, renamed, deleted."""

import pytest
from scenes_sheets import OURS
from stage_set import Stage

from app.games.locus.zones import ZONES, Zone
from app.prints.locus.shelf import Shelf
from app.ui.kit.keypad import Digit
from app.ui.kit.parts import Back
from app.ui.play.locus.sheets.calibrate_screen import CalibrateScreen
from app.ui.play.locus.sheets.calibrate_view import AskCards, AskCoins, AskName, Show, Take, ThrowAway
from app.ui.play.locus.sheets.measuring import WHOLE
from app.ui.play.locus.sheets.own_sheet_screen import Change, Delete, OwnSheetScreen
from app.ui.play.locus.sheets.sheets_kept_screen import New, OpenSheet, SheetsKeptScreen
from app.ui.screens.keyboard import KeyboardScreen
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.star import StarLook


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


def rows(stage):
    return {e.name: e.value for e in stage.robot.scene if isinstance(e, ListRow)}


def enter(stage, number):
    for digit in str(number):
        stage.robot.tap(Digit(int(digit)))


def calibrate(stage, scales):
    """Enter every number of a sheet, and go on with the star."""
    for zone in ZONES:
        for number in scales.of(zone)[1 if zone is Zone.PURPLE else 0 :]:
            enter(stage, number)
            stage.robot.press()
        stage.robot.press()


# ---------------------------------------------------------------- calibrating


@pytest.mark.parametrize("screen", ["800x480", "1024x600", "1280x800", "720x1280"])
def test_a_sheet_is_calibrated_by_tapping_its_numbers(sheets, screen):
    stage = sheets(screen=screen)
    stage.robot.tap(New())
    assert isinstance(stage.ui.screen, KeyboardScreen)
    stage.robot.press()
    calibrate(stage, OURS.scales)
    stage.robot.tap(AskCoins())
    enter(stage, 16)
    stage.robot.press()
    stage.robot.tap(AskCards())
    enter(stage, 54)
    stage.robot.press()
    stage.robot.press()
    (kept,) = shelf(stage).all()
    assert (kept.name, kept.scales, kept.coins, kept.cards) == ("Our sheet", OURS.scales, 16, 54)
    assert shelf(stage).begun is None


def test_the_star_waits_for_a_number(sheets):
    stage = sheets()
    stage.robot.tap(New())
    stage.robot.press()
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert stage.ui.screen.work.tab == 0
    enter(stage, 7)
    assert stage.ui.screen.star_look is StarLook.ARMED


def test_a_sheet_with_a_bare_zone_is_not_kept_and_says_which(sheets):
    stage = sheets()
    stage.robot.tap(New())
    stage.robot.press()
    enter(stage, 7)
    stage.robot.tap(Show(WHOLE))
    stage.robot.press()
    assert shelf(stage).all() == ()
    assert stage.ui.notice.sentence == "Purple has no numbers yet."


def test_numbers_that_do_not_rise_are_told_at_once_and_not_kept(sheets):
    stage = sheets(OURS)
    stage.robot.tap(OpenSheet(OURS.name))
    stage.robot.tap(Change())
    stage.robot.tap(Show(Zone.BLUE.place))
    stage.robot.tap(Take(1))
    enter(stage, 40)
    stage.robot.tap(Take(0))
    assert "The numbers of blue rise with every row." in words(stage)
    stage.robot.tap(Show(WHOLE))
    stage.robot.press()
    assert shelf(stage).all() == (OURS,)


def test_leaving_half_way_loses_nothing(sheets):
    stage = sheets()
    stage.robot.tap(New())
    stage.robot.press()
    enter(stage, 7)
    stage.robot.press()
    stage.robot.tap(Back())
    assert "Our sheet" in rows(stage)
    stage.robot.tap(New())
    assert stage.ui.screen.work.scales.yellow == (7,)


def test_what_was_half_done_can_be_thrown_away(sheets):
    stage = sheets()
    stage.robot.tap(New())
    stage.robot.press()
    enter(stage, 7)
    stage.robot.tap(Show(WHOLE))
    stage.robot.hold(ThrowAway())
    assert shelf(stage).begun is None
    assert list(rows(stage)) == ["House sheet"]


def test_a_held_star_takes_back_number_by_number_and_then_leaves(sheets):
    stage = sheets(OURS)
    stage.robot.tap(OpenSheet(OURS.name))
    stage.robot.tap(Change())
    stage.robot.tap(Show(0))
    enter(stage, 12)
    assert stage.ui.screen.work.scales.yellow[-1] == 12
    for _ in range(3):
        stage.robot.press(1.0)
    assert stage.ui.screen.work.tab == WHOLE
    assert stage.ui.screen.work.scales == OURS.scales
    stage.robot.press(1.0)
    assert isinstance(stage.ui.screen, OwnSheetScreen)


# ---------------------------------------------------------------- keeping


def test_a_sheet_is_changed_in_its_place(sheets):
    stage = sheets(OURS)
    stage.robot.tap(OpenSheet(OURS.name))
    stage.robot.tap(Change())
    stage.robot.tap(Show(0))
    stage.robot.tap(Take(0))
    enter(stage, 6)
    stage.robot.tap(Show(WHOLE))
    stage.robot.press()
    assert [sheet.scales.yellow[0] for sheet in shelf(stage).all()] == [6]
    assert stage.ui.screen.sheet.scales.yellow[0] == 6


def test_a_sheet_is_renamed_but_not_to_the_name_of_another(sheets):
    other = type(OURS)("Ander", OURS.scales)
    stage = sheets(OURS, other)
    stage.robot.tap(OpenSheet("Ander"))
    stage.robot.tap(Change())
    stage.robot.tap(AskName())
    stage.ui.screen.text = OURS.name
    stage.robot.press()
    assert isinstance(stage.ui.screen, KeyboardScreen)
    stage.ui.screen.text = "Nog een"
    stage.robot.press()
    stage.robot.press()
    assert [sheet.name for sheet in shelf(stage).all()] == ["Nog een", OURS.name]


def test_a_sheet_is_deleted_only_by_holding(sheets):
    stage = sheets(OURS)
    stage.robot.tap(OpenSheet(OURS.name))
    stage.robot.tap(Delete())
    assert shelf(stage).all() == (OURS,)
    stage.robot.hold(Delete())
    assert shelf(stage).all() == ()
    assert isinstance(stage.ui.screen, SheetsKeptScreen)


def test_calibrating_is_never_in_a_game(sheets):
    """The panel may sleep here."""
    stage = sheets()
    stage.robot.tap(New())
    stage.robot.press()
    assert isinstance(stage.ui.screen, CalibrateScreen)
    assert stage.ui.screen.may_sleep
