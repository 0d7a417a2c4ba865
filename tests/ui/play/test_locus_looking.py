"""Looking in a turn of Locus on this screen: other sheets at any time, and hints in three grades."""

import pytest
from whole_table import begin, first_card, page, play, said, show, words

from app.games.locus.zones import Zone
from app.ui.kit.parts import Back
from app.ui.play.locus.look.overview import CoinRow
from app.ui.play.locus.screen.sheets_screen import LookAtSeat, SheetsScreen
from app.ui.play.locus.screen.turn_intents import AskHint, PickCard, PutDown, ShowSheets, Spend
from app.ui.play.locus.screen.turn_page import TurnPage
from app.ui.play.locus.screen.watch_page import WatchPage
from app.ui.play.locus.words.log import card_words
from app.ui.screens.choice import Pick
from app.ui.widgets.element import Look

BLOCK = "draw red a1 b1 c1 b2"  # six points and a coin


# ------------------------------------------------------------ sheets


def test_every_sheet_can_be_read_with_its_total(table):
    """The own one lies in front; the star leads back to the turn."""
    stage = table("pick", BLOCK, "done", seats=2, deal="red T4")
    stage.robot.tap(ShowSheets())
    assert isinstance(stage.ui.screen, SheetsScreen)
    assert stage.robot.find(LookAtSeat(1)).look is Look.CHOSEN
    assert "total 0" in words(stage)
    stage.robot.tap(LookAtSeat(0))
    assert "total 6" in words(stage)
    (row,) = (element for element in stage.robot.scene if isinstance(element, CoinRow))
    assert (row.gained, row.spent) == (2, 0)
    stage.robot.press()
    assert isinstance(page(stage), TurnPage)


def test_with_a_card_in_hand_the_way_is_by_the_whole_sheet(table):
    stage = table("pick", seats=3)
    stage.robot.tap(PutDown())
    stage.robot.tap(ShowSheets())
    assert [intent.seat for intent in stage.robot.intents(LookAtSeat)] == [0, 1, 2]
    stage.robot.tap(Back())
    assert stage.match.state.hand is not None


@pytest.mark.parametrize(
    "screen",
    [
        "1280x800",
        "800x480",
    ],
)
def test_in_a_window_sheets_can_be_read(table, screen):
    stage = table("pick", BLOCK, "done", deal="red T4", screen=screen)
    stage.robot.tap(ShowSheets())
    assert "total 6" in words(stage)


def test_while_a_bot_plays_only_sheets_can_be_read(rehearsal):
    stage = rehearsal(screen="800x480")
    stage.likes(motion="less")
    begin(stage, 2, bots=("easy",))
    show(stage)
    assert isinstance(page(stage), WatchPage)
    touchable = {type(element.tap).__name__ for element in stage.robot.scene if element.tap is not None}
    assert touchable == {"ShowSheets", "Help", "Undo"}
    stage.robot.tap(ShowSheets())
    assert isinstance(stage.ui.screen, SheetsScreen)


# ------------------------------------------------------------ hints


def told(stage):
    """Ask for a hint, by its key or in the purse, and return what it says."""
    if stage.robot.find(AskHint):
        stage.robot.tap(AskHint())
    else:
        stage.robot.tap(Spend())
        answers = [answer.value for answer in stage.ui.screen.answers]
        stage.robot.tap(Pick(answers.index("hint")))
    stage.robot.wait(0.1)
    return said(stage)


@pytest.fixture
def few(rehearsal):
    """Return a table with little left to think of: the last cards are alike and only fit for red."""
    stage = rehearsal(screen="800x480")
    stage.likes(motion="less")
    begin(stage, deal="red T4", count=3, coins=0)
    show(stage)
    return stage


def test_hints_say_more_each_time(few):
    """First the zone, then the card."""
    assert told(few) == "Hint: look at red."
    card = few.match.state.untaken[0]
    assert told(few) == f"Hint: {card_words(few.ui.language, card)}."


def test_a_hint_changes_nothing(few):
    before = few.match.version
    for _ in range(3):
        told(few)
    assert few.match.version == before


def test_another_moment_begins_with_the_zone_again(few):
    told(few)
    few.robot.tap(PickCard(first_card(few)))
    few.robot.tap(PutDown())
    assert told(few) == "Hint: look at red."


def test_the_third_hint_shows_the_place(few):
    play(few, "pick")
    show(few)
    few.robot.tap(PutDown())
    assert [told(few) for _ in range(2)][-1] == "Hint: here, in red."
    assert page(few).tool.zone is Zone.RED
    assert page(few).tool.squares
