"""A household's own sheets, by robot: calibrated, chosen, counted with, changed, printed, and carried on a stick."""

import pytest
from scenes_sheets import FALLING, OURS
from stage_set import Stage

from app.games.locus.box_state import Dealing, Phase
from app.games.locus.own_sheet import own_sheet_text, parse_own_sheet
from app.games.locus.scoring import points, total
from app.games.locus.zones import ZONES, Zone
from app.paper.inks import Ink
from app.paper.printing import Paper
from app.paper.shelf import Shelf
from app.table.preferences import LastTable
from app.ui.keypad import Digit
from app.ui.parts import Back
from app.ui.play.locus.calibrate_screen import CalibrateScreen
from app.ui.play.locus.calibrate_view import AskCards, AskCoins, AskName, Show, Take, ThrowAway
from app.ui.play.locus.draft import BoxDraft, SheetChoice, SheetKind
from app.ui.play.locus.measuring import WHOLE
from app.ui.play.locus.own_sheet_screen import Change, Delete, OwnSheetScreen, Print
from app.ui.play.locus.print_screen import Choose
from app.ui.play.locus.scale_keys import Mark, Place
from app.ui.play.locus.setup import AskSheet, BoxSetupScreen
from app.ui.play.locus.sheet_choice import SheetChoiceScreen
from app.ui.play.locus.sheet_files_screen import Read, RefusedFileScreen
from app.ui.play.locus.sheets_kept_screen import Bring, Export, New, OpenSheet, SheetsKeptScreen
from app.ui.screens.choice import Pick
from app.ui.screens.keyboard import KeyboardScreen
from app.ui.screens.match_screen import MatchScreen
from app.ui.screens.service import OpenPapers, ServiceScreen
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.star import StarLook

BOX, HOUSE, FIRST = 0, 1, 2
"""Places in the list of sheets to choose from."""


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


@pytest.fixture
def setting_up(rehearsal):
    """Return a function that opens the setup beside the box for two players."""

    def opened(*own, last=None, screen="1280x800"):
        stage = rehearsal(screen=screen)
        for sheet in own:
            shelf(stage).put(sheet)
        if last is not None:
            stage.ui.remember_table(stage.playable().game, stage.players(2), last)
        stage.ui.go(stage.playable().setup(stage.ui, stage.players(2)))
        stage.robot.settle()
        return stage

    return opened


def shelf(stage: Stage) -> Shelf:
    return Shelf(stage.ui.table.store)


def words(stage):
    return [e.wordings for e in stage.shell.scene if isinstance(e, Label)]


def rows(stage):
    return {e.name: e.value for e in stage.shell.scene if isinstance(e, ListRow)}


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


# ---------------------------------------------------------------- playing


@pytest.mark.parametrize("screen", ["800x480", "720x1280"])
def test_a_game_is_counted_with_an_own_sheet(setting_up, screen):
    """From the setup to the grey box: the numbers of the sheet are the keys, and the box holds its cards."""
    stage = setting_up(OURS, screen=screen)
    robot = stage.robot
    robot.tap(AskSheet())
    robot.tap(Pick(FIRST))
    assert rows(stage)["Sheets"] == OURS.name
    robot.press()
    assert isinstance(stage.ui.screen, MatchScreen)
    options = stage.match.state.options
    assert (options.dealing, options.deck_size, options.scales) == (Dealing.BOX, 54, OURS.scales)
    for _ in range(200):
        if stage.match.state.phase is Phase.SCORING:
            break
        robot.press()
    marked = {Zone.YELLOW: (1, 3), Zone.PURPLE: (4,), Zone.RED: (0,), Zone.GREEN: (0, 4), Zone.BLUE: (5,)}
    while stage.match.state.phase is Phase.SCORING:
        _, zone = stage.ui.screen.page.cell
        for index in marked[zone]:
            robot.tap(Mark(Place(zone, index)))
        robot.press()
    robot.press()
    zones = [points(OURS.scales, zone, marked[zone]) for zone in ZONES]
    assert zones == [18, 25, 6, 18, 32]
    assert stage.match.score().totals == (total(zones), total(zones)) == (105, 105)


def test_a_sheet_calibrated_from_the_setup_is_used_at_once(setting_up):
    stage = setting_up()
    stage.robot.tap(AskSheet())
    stage.robot.tap(Pick(2))
    stage.robot.press()
    calibrate(stage, OURS.scales)
    stage.robot.press()
    assert isinstance(stage.ui.screen, BoxSetupScreen)
    assert rows(stage)["Sheets"] == "Our sheet"
    assert stage.ui.screen.draft.sheets.scales == OURS.scales


def test_the_cards_of_a_sheet_need_no_counting_and_one_without_leaves_them(setting_up):
    uncounted = type(OURS)("Zonder", OURS.scales)
    stage = setting_up(OURS, uncounted)
    stage.robot.tap(AskSheet())
    stage.robot.tap(Pick(FIRST))
    assert stage.ui.screen.draft.deck_size == 54
    stage.robot.tap(AskSheet())
    stage.robot.tap(Pick(FIRST + 1))
    draft = stage.ui.screen.draft
    assert (draft.sheets.own, draft.deck_size) == (uncounted, 54)


def test_the_sheet_of_the_last_game_is_chosen_again(setting_up):
    last = BoxDraft(sheets=SheetChoice(SheetKind.OWN, OURS)).remembered()
    assert setting_up(OURS, last=last).ui.screen.draft.sheets.own == OURS


def test_a_sheet_changed_since_the_last_game_is_the_changed_one(setting_up):
    last = BoxDraft(sheets=SheetChoice(SheetKind.OWN, OURS)).remembered()
    changed = type(OURS)(OURS.name, OURS.scales, coins=20)
    stage = setting_up(changed, last=last)
    assert stage.ui.screen.draft.sheets.own == changed


@pytest.mark.parametrize(
    "last",
    [
        BoxDraft(sheets=SheetChoice(SheetKind.OWN, OURS)).remembered(),
        '{"has_house_sheet": true, "is_counted": true}',
        '{"sheets": "ours"}',
        "not even text of a draft",
    ],
    ids=["deleted", "earlier", "other", "broken"],
)
def test_a_last_game_whose_sheet_is_not_to_be_had_falls_back(setting_up, last):
    assert setting_up(last=last).ui.screen.draft.sheets == SheetChoice()


def test_the_house_sheet_and_none_can_be_chosen_beside_our_own(setting_up):
    stage = setting_up(OURS)
    stage.robot.tap(AskSheet())
    assert isinstance(stage.ui.screen, SheetChoiceScreen)
    stage.robot.tap(Pick(HOUSE))
    assert rows(stage)["Sheets"] == "house sheet"
    stage.robot.tap(AskSheet())
    stage.robot.tap(Pick(BOX))
    assert rows(stage)["Sheets"] == "from the box"


def test_a_draft_is_remembered_with_its_sheet():
    draft = BoxDraft(sheets=SheetChoice(SheetKind.OWN, OURS))
    last = LastTable((), draft.remembered())
    assert BoxDraft.remembered_from(last) == draft


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
    assert [found.sheet for found in stage.ui.screen.found] == [OURS]


def test_calibrating_is_never_in_a_game(sheets):
    """The panel may sleep here."""
    stage = sheets()
    stage.robot.tap(New())
    stage.robot.press()
    assert isinstance(stage.ui.screen, CalibrateScreen)
    assert stage.ui.screen.may_sleep
