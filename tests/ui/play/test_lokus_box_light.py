"""Light help: one press a round, one touch a clean-up, two acts a seat for counting; the star alone goes on."""

import pytest
from lokus_box_table import Counted, begin, page, play_to, said, show, words

from app.games.game import Seat
from app.games.lokus.box.state import Help, Phase
from app.games.lokus.standing import ROUNDS
from app.ui.ink.geometry import Rect
from app.ui.kit.keypad import Digit
from app.ui.kit.parts import Redo, Undo
from app.ui.play.lokus.both.intents import PutRight
from app.ui.play.lokus.both.result_page import ResultPage
from app.ui.play.lokus.both.set_page import SetPage
from app.ui.play.lokus.box.count_page import Brushes, CountPage, CountSeat, MoreRolls, Rolls
from app.ui.play.lokus.box.light_page import Brush, LightPage
from app.ui.play.lokus.box.picture import box_picture
from app.ui.play.lokus.look.brush_key import BrushKey
from app.ui.play.lokus.look.ladder import Ladder
from app.ui.play.lokus.look.round_banner import RoundBanner
from app.ui.screens.choice import Pick
from app.ui.screens.match.log import LogScreen
from app.ui.stage import places
from app.ui.stage.sound import Cue
from app.ui.widgets.element import Look
from app.ui.widgets.star import StarLook


@pytest.fixture
def table(rehearsal):
    """Return a function that plays to a phase and shows the table there."""

    def at(phase=Phase.ROUND, seats=3, number=1, **wishes):
        stage = rehearsal(screen="800x480")
        begin(stage, seats, Help.LIGHT, **wishes)
        play_to(stage, lambda state: state.phase is phase and state.set == number)
        show(stage)
        return stage

    return at


def find(stage, kind):
    return [element for element in stage.robot.scene if isinstance(element, kind)]


def tallies(stage):
    return [(tally.rolls, tally.clean_ups) for tally in stage.match.state.tallies]


# ---------------------------------------------------------------- rounds


def test_k22_a_round_is_one_press(table):
    robot = Counted(table())
    robot.press()
    assert robot.stage.match.state.round == 2
    assert robot.acts == 1


def test_k5_the_round_is_told_very_large(table):
    stage = table()
    stage.robot.press()
    (banner,) = find(stage, RoundBanner)
    assert (banner.round, banner.rounds, banner.before, banner.after) == (2, 11, "round", "of 11")
    assert "Set 1" in words(stage)


def test_k6_the_ladder_is_always_there(table):
    stage = table()
    for _ in range(3):
        assert find(stage, Ladder)
        stage.robot.press()


def test_a_round_that_is_done_can_be_heard(table):
    stage = table()
    heard = []
    stage.ui.sound = Heard(heard)
    stage.robot.press()
    assert Cue.SCORE_TICK in heard


class Heard:
    """A speaker that writes down what it is asked to play."""

    def __init__(self, heard):
        self.heard = heard

    def play(self, cue, figure=None):
        del figure
        self.heard.append(cue)


def test_k13_a_clean_up_is_one_touch_and_a_flush(table):
    robot = Counted(table())
    heard = []
    robot.stage.ui.sound = Heard(heard)
    robot.tap(Brush(Seat(1)))
    assert robot.acts == 1
    assert tallies(robot.stage) == [(None, 0), (None, 1), (None, 0)]
    assert [key.brushes for key in find(robot.stage, BrushKey)] == [0, 1, 0]
    assert Cue.FLUSH in heard


def test_k22_a_clean_up_is_taken_back_freely_and_brought_back(table):
    stage = table()
    stage.robot.tap(Brush(Seat(1)))
    stage.robot.tap(Undo())
    assert tallies(stage)[1] == (None, 0)
    stage.robot.tap(Redo())
    assert tallies(stage)[1] == (None, 1)
    stage.robot.press(1.0)
    assert tallies(stage)[1] == (None, 0)


def test_k14_a_sixth_clean_up_is_refused_with_its_reason(table):
    stage = table()
    for _ in range(6):
        stage.robot.tap(Brush(Seat(0)))
    assert tallies(stage)[0] == (None, 5)
    assert said(stage) == "There are 5 clean-up cards left for this seat at most. (K14)"


def test_k5_after_eleven_presses_the_rolls_are_counted(table):
    stage = table()
    for _ in range(ROUNDS):
        stage.robot.press_button()
    assert isinstance(page(stage), CountPage)


# ---------------------------------------------------------------- counting


def test_k15_a_seat_is_counted_with_two_acts(table):
    """One touch, one press; what is noted of clean-ups is there already."""
    robot = Counted(table(Phase.COUNTING))
    for seat in range(3):
        robot.acts = 0
        robot.tap(Rolls(8 + seat))
        robot.press()
        assert robot.acts == 2
    assert robot.stage.match.state.sets[0][2].rolls == 10
    assert isinstance(page(robot.stage), SetPage)


def test_k16_points_and_total_are_there_as_soon_as_the_rolls_are_touched(table):
    stage = table(Phase.COUNTING, number=2)
    before = stage.match.score().totals[0]
    stage.robot.tap(Rolls(4))
    assert {"\N{MINUS SIGN}10", f"\N{MINUS SIGN}{before + 10}"} <= words(stage)


def test_k15_clean_ups_are_put_right_beside_the_rolls(table):
    stage = table(Phase.COUNTING)
    stage.robot.tap(Rolls(4))
    for _ in range(3):
        stage.robot.tap(Brushes(1))
    assert "0" in words(stage)
    stage.robot.tap(Brushes(-1))
    assert "\N{MINUS SIGN}3" in words(stage)
    stage.robot.press()
    assert tallies(stage)[0] == (4, 2)


def test_k14_there_are_no_more_than_five_clean_ups_together(table):
    stage = table(Phase.COUNTING)
    for _ in range(6):
        stage.robot.tap(Brushes(1))
    assert page(stage).brushes == 5


def test_k24_many_rolls_are_typed(table):
    stage = table(Phase.COUNTING)
    for intent in (MoreRolls(), Digit(3), Digit(1)):
        stage.robot.tap(intent)
    stage.robot.press()
    assert page(stage).rolls == 31
    stage.robot.press()
    assert tallies(stage)[0] == (31, 0)


def test_k24_the_first_number_beyond_the_keys_stands_on_the_key_for_more(table):
    stage = table(Phase.COUNTING)
    for intent in (MoreRolls(), Digit(2), Digit(6)):
        stage.robot.tap(intent)
    stage.robot.press()
    key = stage.robot.find(MoreRolls())
    assert (key.label, key.look) == ("26", Look.CHOSEN)


def test_the_star_waits_for_the_rolls(table):
    stage = table(Phase.COUNTING)
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert said(stage) == "First touch how many rolls Anna has."
    assert tallies(stage)[0] == (None, 0)


def test_a_seat_that_is_in_can_be_counted_again(table):
    stage = table(Phase.COUNTING)
    stage.robot.tap(Rolls(8))
    stage.robot.press()
    for intent in (CountSeat(Seat(0)), Rolls(9)):
        stage.robot.tap(intent)
    stage.robot.press()
    assert tallies(stage) == [(9, 0), (None, 0), (None, 0)]
    assert page(stage).seat == 1


# ---------------------------------------------------------------- scored


def test_k18_who_leads_is_said_as_closest_to_zero(table):
    stage = table(Phase.SCORED)
    assert "In the lead, closest to zero: Anna with \N{MINUS SIGN}36" in words(stage)


def test_k23_a_set_is_counted_anew_when_a_number_was_wrong(table):
    stage = table(Phase.SCORED)
    for intent in (PutRight(), Pick(0), CountSeat(Seat(1)), Rolls(3)):
        stage.robot.tap(intent)
    stage.robot.press()
    assert stage.match.state.sets[0][1].rolls == 3
    assert isinstance(page(stage), SetPage)


def test_a_set_that_was_right_after_all_is_shown_again(table):
    stage = table(Phase.SCORED)
    version = stage.match.version
    for intent in (PutRight(), Pick(0)):
        stage.robot.tap(intent)
    assert isinstance(page(stage), CountPage)
    stage.robot.press()
    assert isinstance(page(stage), SetPage)
    assert stage.match.version == version


def test_a_seat_that_was_left_out_is_asked_for_at_last(table):
    """The first seat is not forgotten when the others were counted before it."""
    stage = table(Phase.COUNTING)
    for seat in (1, 2):
        for intent in (CountSeat(Seat(seat)), Rolls(5)):
            stage.robot.tap(intent)
        stage.robot.press()
    assert page(stage).seat == 0


def test_the_star_alone_plays_rounds_and_goes_on(table):
    """Without touch: round done, next set, result."""
    stage = table(Phase.SCORED)
    stage.robot.press_button()
    assert (stage.match.state.set, stage.match.state.round) == (2, 1)
    assert isinstance(page(stage), LightPage)
    for _ in range(ROUNDS):
        stage.robot.press_button()
    assert stage.match.state.phase is Phase.COUNTING


def test_k18_after_the_third_set_the_star_shows_the_result(table):
    stage = table(Phase.SCORED, number=3)
    stage.robot.press_button()
    assert isinstance(page(stage), ResultPage)
    assert "Anna wins!" in words(stage)


# ---------------------------------------------------------------- the log


def told(stage):
    """Return the sentences and headings of the log, opened now."""
    stage.ui.open(places.Log())
    stage.robot.settle()
    assert isinstance(stage.ui.screen, LogScreen)
    return [line.text for line in stage.ui.screen._lines()]


def test_the_log_tells_a_light_round_by_its_end(table):
    stage = table()
    stage.robot.tap(Brush(Seat(1)))
    stage.robot.press()
    assert told(stage) == ["The game began", "Ben cleaned up: one clean-up card", "Round 1 is done", "Set 1 round 2"]


def test_the_log_tells_the_counting_and_who_won(table):
    stage = table(Phase.OVER, number=3)
    lines = told(stage)
    assert "Counting" in lines
    assert "Anna has 8 rolls" in lines
    assert lines[-1] == "Anna wins"


def test_the_log_pictures_the_round_and_then_the_piles(table):
    stage = table(Phase.SCORED)
    box = Rect(0.0, 0.0, 120.0, 60.0)
    (early,) = box_picture(stage.ui, stage.match, 3, box)
    assert (early.round, early.rounds) == (4, ROUNDS)
    late = box_picture(stage.ui, stage.match, stage.match.version, box)
    assert [element.pile.rolls for element in late[1:]] == [8, 10, 12]
