"""A game beside the box on a sheet of our own, by robot: chosen, counted with, remembered."""

import pytest
from scenes_sheets import OURS
from stage_set import Stage

from app.games.locus.box.state import Dealing, Phase
from app.games.locus.scoring import points, total
from app.games.locus.zones import ZONES, Zone
from app.prints.locus.shelf import Shelf
from app.table.preferences import LastTable
from app.ui.kit.keypad import Digit
from app.ui.play.locus.both.draft import BoxDraft, SheetChoice, SheetKind
from app.ui.play.locus.box.scale_keys import Mark, Place
from app.ui.play.locus.box.setup import AskSheet, BoxSetupScreen
from app.ui.play.locus.box.sheet_choice import SheetChoiceScreen
from app.ui.screens.choice import Pick
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.widgets.list_row import ListRow

BOX, HOUSE, FIRST = 0, 1, 2
"""Places in the list of sheets to choose from."""


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
