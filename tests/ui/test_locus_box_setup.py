"""Setting up Locus beside the box: one page of answers, what is missing is asked, and all is remembered."""

import pytest
from msgspec.structs import replace

from app.games.locus.box.state import Dealing
from app.table.match.codes import to_words
from app.ui.kit.keypad import Digit
from app.ui.play.locus.both import setup as locus_setup
from app.ui.play.locus.box.setup import AskSheet, BoxSetupScreen
from app.ui.screens.choice import Pick
from app.ui.screens.keyboard import KeyboardScreen
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.number import NumberScreen, Unknown
from app.ui.widgets.list_row import ListRow

CARDS = {"box": 0, "new": 1, "code": 2}


@pytest.fixture
def setting_up(rehearsal):
    """Return a function that opens the setup for so many known players."""

    def opened(seats=3, lang="en"):
        stage = rehearsal(lang=lang)
        stage.remember(seats)
        players = [
            type(player)(player.name, player.figure, player.side, profile.id)
            for player, profile in zip(stage.players(seats), stage.ui.profiles.all(), strict=True)
        ]
        stage.ui.go(stage.playable().setup(stage.ui, tuple(players)))
        stage.robot.settle()
        return stage

    return opened


def rows(stage):
    return {e.name: e.value for e in stage.robot.scene if isinstance(e, ListRow)}


def choose(stage, question, index):
    stage.robot.tap(question)
    stage.robot.tap(Pick(index))


def test_every_answer_stands_there_with_its_value(setting_up):
    """The rounds follow from the players, the first from the birthdays."""
    stage = setting_up(3)
    assert rows(stage)["Rounds"] == "5 rounds"
    assert rows(stage)["Starts"] in ("Anna", "Ben", "Cornelia")
    assert rows(stage)["Cards"] == "from the box"


def test_alone_nobody_asks_for_rounds_or_who_starts(setting_up):
    assert not {"Rounds", "Starts"} & set(rows(setting_up(1)))


def test_what_is_missing_is_asked_when_the_star_begins(setting_up):
    """With cards from the box that is their number."""
    stage = setting_up(3)
    stage.robot.press()
    assert isinstance(stage.ui.screen, NumberScreen)
    for digit in (4, 8):
        stage.robot.tap(Digit(digit))
    stage.robot.press()
    assert isinstance(stage.ui.screen, MatchScreen)
    assert stage.match.state.options.deck_size == 48


def test_nobody_has_to_count_the_cards(setting_up):
    stage = setting_up(3)
    stage.robot.press()
    stage.robot.tap(Unknown())
    assert stage.match.state.options.deck_size is None


def test_the_screen_deals_when_asked_to(setting_up):
    stage = setting_up(3)
    choose(stage, locus_setup.AskCards(), CARDS["new"])
    assert rows(stage)["Cards"] == "the screen deals"
    stage.robot.press()
    assert stage.match.state.options.dealing is Dealing.DEVICE
    assert len(stage.match.state.open) == 4


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_four_words_deal_the_same_cards_again(setting_up, lang):
    """Typed in either language."""
    stage = setting_up(3, lang)
    choose(stage, locus_setup.AskCards(), CARDS["code"])
    assert isinstance(stage.ui.screen, KeyboardScreen)
    stage.ui.screen.text = to_words(123_456_789, lang)
    stage.robot.press()
    stage.robot.press()
    assert stage.match.code == 123_456_789


def test_words_that_are_no_code_are_told(setting_up):
    stage = setting_up(3)
    choose(stage, locus_setup.AskCards(), CARDS["code"])
    stage.ui.screen.text = "moon-moon"
    stage.robot.press()
    assert "moon-moon" in stage.ui.notice.sentence
    assert isinstance(stage.ui.screen, BoxSetupScreen)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_can_be_chosen_to_start(setting_up, seat):
    stage = setting_up(3)
    choose(stage, locus_setup.AskFirst(), seat)
    choose(stage, locus_setup.AskCards(), CARDS["new"])
    stage.robot.press()
    assert stage.match.state.holder == seat


def test_lots_choose_one_of_the_table(setting_up):
    stage = setting_up(3)
    choose(stage, locus_setup.AskFirst(), 3)
    assert rows(stage)["Starts"] == "by lot"
    choose(stage, locus_setup.AskCards(), CARDS["new"])
    stage.robot.press()
    assert stage.match.state.holder in (0, 1, 2)


def test_two_with_the_same_birthday_draw_lots_between_them(rehearsal):
    """Nobody is preselected, and the third at the table is not in it (L5)."""
    stage = rehearsal()
    days = {"Anna": (5, 28), "Ben": (5, 28), "Cornelia": None}
    for player, day in zip(stage.players(3), days.values(), strict=True):
        stage.ui.profiles.add(player.name, player.figure, day)
    known = zip(stage.players(3), stage.ui.profiles.all(), strict=True)
    players = tuple(replace(player, profile=profile.id) for player, profile in known)
    stage.ui.lots = lambda count: count - 1
    stage.ui.go(stage.playable().setup(stage.ui, players))
    stage.robot.settle()
    assert rows(stage)["Starts"] == "by lot"
    choose(stage, locus_setup.AskCards(), CARDS["new"])
    stage.robot.press()
    assert stage.match.state.holder == 1


def test_alone_a_round_is_one_reveal_whatever_was_played_last(setting_up):
    stage = setting_up(3)
    choose(stage, locus_setup.AskRounds(), 1)
    choose(stage, locus_setup.AskCards(), CARDS["new"])
    stage.robot.press()
    stage.ui.home(stage.playable().setup(stage.ui, stage.players(1)))
    stage.robot.settle()
    stage.robot.press()
    assert stage.match.setup.seats == 1
    assert not stage.match.state.options.circuit


def test_rounds_and_sheets_reach_the_match(setting_up):
    stage = setting_up(3)
    choose(stage, locus_setup.AskRounds(), 1)
    choose(stage, AskSheet(), 1)
    choose(stage, locus_setup.AskCards(), CARDS["new"])
    stage.robot.press()
    assert stage.match.state.options.circuit
    assert stage.match.state.options.scales is not None


def test_the_next_game_begins_with_these_answers(setting_up):
    """All but the code and who started."""
    stage = setting_up(3)
    choose(stage, AskSheet(), 1)
    choose(stage, locus_setup.AskCards(), CARDS["new"])
    stage.robot.press()
    stage.ui.home(stage.playable().setup(stage.ui, stage.players(3)))
    stage.robot.settle()
    assert rows(stage)["Cards"] == "the screen deals"
    assert rows(stage)["Sheets"] == "house sheet"
