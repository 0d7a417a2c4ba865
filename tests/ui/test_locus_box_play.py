"""Playing Locus beside the box by touch and star: every phase on its page, refusals told, the picture turned."""

import pytest
from locus_at_table import begin, play_to

from app.games.game import Seat
from app.games.locus.box_state import Dealing, Phase
from app.table.match.seats import Side
from app.ui.keypad import Digit
from app.ui.parts import Redo, Undo
from app.ui.play.end_page import GoHome, Rematch
from app.ui.play.end_page import ShowLog as ShowLogOfResult
from app.ui.play.locus.picking_page import Count, PickCard, PickingPage, ShowCards, Through
from app.ui.play.locus.result_page import ResultPage
from app.ui.play.locus.scale_keys import Mark, Place
from app.ui.play.locus.scoring_page import ScoringPage, Step
from app.ui.play.locus.window_page import Buy, NobodyElse, WindowPage
from app.ui.screens.consent import ConsentScreen
from app.ui.screens.home import HomeScreen
from app.ui.screens.log import LogScreen
from app.ui.screens.number import NumberScreen
from app.ui.screens.pause import PauseScreen
from app.ui.widgets.star import StarLook

ROUND = (Side.NEAR, Side.LEFT, Side.FAR)


@pytest.fixture
def playing(rehearsal):
    """Return a function that plays to a phase and shows the table."""

    def at(phase=Phase.PICKING, until=lambda _state: True, seats=3, **wishes):
        stage = rehearsal()
        stage.likes(motion="less")
        begin(stage, seats, **wishes)
        play_to(stage, phase, until)
        stage.ui.home(stage.playable().play(stage.ui))
        stage.robot.settle()
        return stage

    return at


def first_card(stage):
    return stage.match.state.untaken[0].id


# ---------------------------------------------------------------- picking


def test_a_card_is_picked_and_the_star_passes_it_on(playing):
    stage = playing()
    card = first_card(stage)
    stage.robot.tap(PickCard(card))
    assert stage.match.state.takes[0].id == card
    stage.robot.press()
    assert stage.match.acting == (1,)


def test_before_a_card_is_picked_the_star_refuses_with_the_rule(playing):
    stage = playing()
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert stage.match.acting == (0,)
    assert "(L9)" in stage.ui.notice.sentence


def test_another_card_may_be_picked_until_done(playing):
    stage = playing()
    one, two = (card.id for card in stage.match.state.open[:2])
    stage.robot.tap(PickCard(one))
    stage.robot.tap(PickCard(two))
    assert stage.match.state.takes[0].id == two


def test_a_card_that_is_taken_is_refused(playing):
    stage = playing()
    card = first_card(stage)
    stage.robot.tap(PickCard(card))
    stage.robot.press()
    stage.robot.tap(PickCard(card))
    assert stage.match.state.takes[1] is None
    assert stage.ui.notice is not None


@pytest.mark.parametrize("press", ["press", "press_button"])
def test_either_star_is_enough_with_cards_from_the_box(playing, press):
    stage = playing(dealing=Dealing.BOX)
    for seat in (1, 2):
        getattr(stage.robot, press)()
        assert stage.match.acting == (seat,)


def test_the_picture_turns_to_whoever_picks(playing):
    stage = playing(dealing=Dealing.BOX, sides=ROUND)
    seen = []
    for _ in ROUND:
        seen.append(stage.ui.facing)
        stage.robot.press_button()
    assert tuple(seen) == ROUND


def test_a_fixed_picture_turns_to_nobody(playing):
    stage = playing(dealing=Dealing.BOX, sides=ROUND)
    stage.likes(facing="fixed")
    stage.ui.face(Side.NEAR)
    for _ in ROUND:
        stage.robot.press_button()
        assert stage.ui.facing is Side.NEAR
        assert stage.shell.turn == Side.NEAR.turn


def test_the_pile_can_be_counted_again(playing):
    stage = playing(dealing=Dealing.BOX)
    stage.robot.tap(Count())
    assert isinstance(stage.ui.screen, NumberScreen)
    for digit in (2, 0):
        stage.robot.tap(Digit(digit))
    stage.robot.press()
    assert stage.match.state.pile.count == 20


def test_the_cards_can_be_looked_at(playing):
    stage = playing()
    stage.robot.tap(ShowCards())
    assert not isinstance(stage.ui.screen, type(stage.playable().play(stage.ui)))
    stage.robot.press()
    assert isinstance(stage.ui.screen.page, PickingPage)


def test_alone_with_an_uncounted_pile_the_player_says_when_it_is_through(playing):
    stage = playing(Phase.PICKING, lambda state: state.reveal == 3, seats=1, dealing=Dealing.BOX, deck_size=None)
    stage.robot.tap(Through())
    assert stage.match.state.phase is not Phase.PICKING


# ---------------------------------------------------------------- windows


def test_the_leftover_is_bought_once(playing):
    stage = playing(Phase.LEFTOVER)
    assert isinstance(stage.ui.screen.page, WindowPage)
    seat = stage.match.state.current
    stage.robot.tap(Buy())
    assert stage.match.state.buyers == (seat,)
    stage.robot.tap(Buy())
    assert stage.match.state.buyers == (seat,)
    assert stage.ui.notice is not None


def test_nobody_else_closes_the_window_for_all(playing):
    stage = playing(Phase.LEFTOVER)
    stage.robot.tap(NobodyElse())
    assert stage.match.state.phase is Phase.PICKING
    assert stage.match.state.reveal == 2


def test_in_the_last_window_nothing_is_bought(playing):
    stage = playing(Phase.LAST_WINDOW)
    assert stage.robot.find(Buy) is None
    for _ in range(3):
        stage.robot.press()
    assert isinstance(stage.ui.screen.page, ScoringPage)


# ---------------------------------------------------------------- counting


def test_a_total_is_typed_and_taken(playing):
    stage = playing(Phase.SCORING, has_scales=False)
    seat = stage.match.state.holder
    for digit in (3, 6):
        stage.robot.tap(Digit(digit))
    stage.robot.press()
    assert stage.match.state.entries[seat][0].points == 36


def test_a_scale_adds_up_what_is_touched(playing):
    stage = playing(Phase.SCORING)
    seat, page = stage.match.state.holder, stage.ui.screen.page
    zone = page.cell[1]
    for index in (0, 2, 2, 1):
        stage.robot.tap(Mark(Place(zone, index)))
    stage.robot.press()
    assert stage.match.state.entries[seat][zone.place].marks == (0, 1)


def test_nothing_entered_is_nothing_taken(playing):
    stage = playing(Phase.SCORING)
    before = stage.match.version
    stage.robot.press()
    assert stage.match.version == before
    assert stage.ui.notice.sentence == "Enter the points first."


def test_an_entry_can_be_put_right(playing):
    """A step back, another number, and on from where it was."""
    stage = playing(Phase.SCORING, has_scales=False)
    seat = stage.match.state.holder
    for digit in (3, 6):
        stage.robot.tap(Digit(digit))
    stage.robot.press()
    stage.robot.tap(Step(-1))
    stage.robot.tap(Digit(9))
    stage.robot.press()
    assert stage.match.state.entries[seat][0].points == 9
    assert stage.ui.screen.page.cell[0] != seat


def test_the_grey_boxes_are_opened_by_the_star(playing):
    stage = playing(Phase.GREY)
    stage.robot.press()
    assert isinstance(stage.ui.screen.page, ResultPage)


# ---------------------------------------------------------------- the end


def test_the_key_plays_again_and_the_next_seat_begins(playing):
    stage = playing(Phase.OVER)
    before = stage.match
    stage.robot.tap(Rematch())
    assert stage.match is not before
    assert stage.match.players == before.players
    assert stage.match.setup.first == (before.setup.first + 1) % 3


def test_the_same_cards_can_be_played_again(playing):
    stage = playing(Phase.OVER)
    before = stage.match
    stage.robot.tap(Rematch(is_same=True))
    assert (stage.match.code, stage.match.setup) == (before.code, before.setup)
    assert stage.match.id != before.id


def test_the_result_leads_home_and_to_the_log(playing):
    stage = playing(Phase.OVER)
    stage.robot.tap(ShowLogOfResult())
    assert isinstance(stage.ui.screen, LogScreen)
    stage.ui.back()
    stage.robot.settle()
    stage.robot.tap(GoHome())
    assert isinstance(stage.ui.screen, HomeScreen)
    assert stage.ui.table.match is None


# ---------------------------------------------------------------- taking back, pausing


def test_a_pick_is_taken_back_freely_and_brought_back(playing):
    stage = playing()
    card = first_card(stage)
    stage.robot.tap(PickCard(card))
    stage.robot.press(1.0)
    assert stage.match.state.takes[0] is None
    stage.robot.tap(Redo())
    assert stage.match.state.takes[0].id == card


def test_what_was_passed_on_is_taken_back_with_consent(playing):
    """The star of the next player allows it."""
    stage = playing(dealing=Dealing.BOX)
    stage.robot.press()
    stage.robot.tap(Undo())
    assert isinstance(stage.ui.screen, ConsentScreen)
    stage.robot.press()
    assert stage.match.acting == (0,)


def test_a_long_hold_pauses_and_the_star_plays_on(playing):
    stage = playing()
    stage.robot.press(3.2)
    assert isinstance(stage.ui.screen, PauseScreen)
    assert stage.match.is_paused
    stage.robot.press()
    assert isinstance(stage.ui.screen.page, PickingPage)
    assert not stage.match.is_paused


def test_a_whole_game_needs_no_touch_but_numbers(playing):
    """Pass, take back, next round, next score: the star alone does them with cards from the box."""
    stage = playing(seats=2, dealing=Dealing.BOX)
    for _ in range(200):
        if stage.match.state.phase is Phase.SCORING:
            break
        stage.robot.press_button()
    assert stage.match.state.phase is Phase.SCORING
    assert stage.match.state.holder in (Seat(0), Seat(1))
