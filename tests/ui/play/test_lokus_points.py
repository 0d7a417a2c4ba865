"""The points table of the overview card: typed cell by cell, filled by a rule, kept, warned of until it was checked."""

import pytest
from lokus_box_table import begin, play_to, playable, show

from app.games.lokus.box.state import Phase
from app.games.lokus.points import PLACEHOLDER
from app.ui.kit.keypad import Digit, Erase
from app.ui.kit.parts import Back
from app.ui.play.lokus.both.intents import PutRight
from app.ui.play.lokus.both.points_kept import EVEN, LAST_ROW, PointsShelf, falls_at, whole
from app.ui.play.lokus.both.points_screen import AskPreset, NextRow, PointsScreen
from app.ui.play.lokus.both.setup import AskPoints
from app.ui.play.lokus.box.setup import BoxSetupScreen
from app.ui.play.lokus.look.table_card import Row
from app.ui.screens.choice import Pick
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.star import StarLook


@pytest.fixture
def setup(rehearsal):
    """Return the setup of a household that never saw its table."""
    stage = rehearsal(screen="800x480")
    stage.ui.go(playable(stage).setup(stage.ui, stage.players(4)))
    stage.robot.settle()
    return stage


def tap(stage, *intents):
    for intent in intents:
        stage.robot.tap(intent)


def signal(stage):
    """Return the sign at the row of the points table."""
    row = stage.robot.find(AskPoints())
    assert isinstance(row, ListRow)
    return row.signal


def shelf(stage):
    return PointsShelf(stage.ui.table.store)


def test_k16_the_placeholder_stands_in_and_warns(setup):
    assert signal(setup) == "warn"
    assert not shelf(setup).is_checked
    assert shelf(setup).points == PLACEHOLDER


def test_k16_two_acts_say_that_it_matches(setup):
    """Open the card, press the star."""
    tap(setup, AskPoints())
    setup.robot.press()
    assert isinstance(setup.ui.screen, BoxSetupScreen)
    assert shelf(setup).is_checked
    assert signal(setup) == ""


def test_k16_the_card_is_typed_from_row_to_row(setup):
    tap(setup, AskPoints(), Row(4), Digit(1), Digit(2), NextRow(), Digit(1), Digit(7))
    setup.robot.press()
    assert shelf(setup).points == (*PLACEHOLDER[:4], 12, 17, *PLACEHOLDER[6:])


def test_k16_a_number_is_replaced_when_its_row_was_just_chosen_and_then_goes_on(setup):
    tap(setup, AskPoints(), Row(20), Digit(1), Digit(9), Digit(9), Digit(9))
    assert setup.ui.screen.points[20] == 199


def test_k16_after_the_last_row_comes_the_first(setup):
    tap(setup, AskPoints(), Row(LAST_ROW), NextRow())
    assert setup.ui.screen.row == 0


def test_k16_a_row_that_is_only_looked_at_keeps_its_points(setup):
    tap(setup, AskPoints(), Row(4), Row(5), NextRow())
    assert setup.ui.screen.points == PLACEHOLDER


def test_k31_the_greatest_number_can_be_typed(setup):
    tap(setup, AskPoints(), Row(25), Digit(9), Digit(9), Digit(9))
    assert setup.ui.screen.points[25] == 999


def test_k31_equal_points_are_not_pointed_out():
    assert falls_at((0, 5, 5, 7)) is None
    assert falls_at((0, 5, 4, 7)) == 2


def test_k16_an_empty_row_is_not_kept(setup):
    tap(setup, AskPoints(), Row(3), Erase())
    assert setup.ui.screen.star_look is StarLook.NOT_YET
    setup.robot.press()
    assert isinstance(setup.ui.screen, PointsScreen)
    assert not shelf(setup).is_checked


def test_k31_a_table_that_falls_is_pointed_out_and_kept_all_the_same(setup):
    """What is printed on the overview card is right."""
    tap(setup, AskPoints(), Row(5), Digit(9))
    assert falls_at(setup.ui.screen.points) == 5
    setup.robot.press()
    assert shelf(setup).points[5] == 9


def test_k16_a_rule_fills_the_whole_card(setup):
    tap(setup, AskPoints(), AskPreset(), Pick(1))
    setup.robot.press()
    assert shelf(setup).points == EVEN


def test_k16_going_back_keeps_nothing(setup):
    tap(setup, AskPoints(), Row(5), Digit(9), Back())
    assert not shelf(setup).is_checked


def test_k16_the_kept_table_is_played_with(setup):
    tap(setup, AskPoints(), AskPreset(), Pick(1))
    setup.robot.press()
    setup.robot.press()
    assert setup.match.state.table == EVEN


def test_k16_a_short_table_is_shown_with_all_its_rows():
    assert whole((0, 2, 5))[:5] == (0, 2, 5, 5, 5)
    assert len(whole((0, 2, 5))) == len(PLACEHOLDER)


def test_k16_a_table_that_cannot_be_is_not_taken_from_the_store(setup):
    shelf(setup).keep(())
    assert not shelf(setup).is_checked
    assert shelf(setup).points == PLACEHOLDER


# ---------------------------------------------------------------- in a game


@pytest.fixture
def scored(rehearsal):
    stage = rehearsal(screen="800x480")
    begin(stage, 3)
    play_to(stage, lambda state: state.phase is Phase.SCORED)
    show(stage)
    return stage


def test_k16_a_game_reminds_of_the_card_when_its_first_set_is_scored(scored):
    assert scored.robot.find(PutRight()).icon == "warn"
    tap(scored, PutRight(), Pick(1))
    scored.robot.press()
    assert shelf(scored).is_checked
    assert scored.robot.find(PutRight()).icon != "warn"


def test_k16_putting_the_table_right_scores_the_game_anew(scored):
    before = scored.match.score().totals
    tap(scored, PutRight(), Pick(1), AskPreset(), Pick(1))
    scored.robot.press()
    assert scored.match.state.table == EVEN
    assert scored.match.score().totals == tuple(count.rolls for count in scored.match.state.sets[0])
    assert scored.match.score().totals != before


def test_k16_a_game_keeps_the_table_it_was_set_up_with(scored):
    """What is put right elsewhere is for the games to come."""
    shelf(scored).keep(EVEN)
    assert scored.match.state.table == PLACEHOLDER
