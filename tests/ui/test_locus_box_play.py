"""Playing Locus beside the box by touch and star: every phase on its page, refusals told, the picture turned."""

import pytest
from locus_at_table import begin, play_to

from app.games.game import Seat
from app.games.locus.box.state import Dealing, Phase
from app.games.locus.box.talk import scoring_cursor
from app.games.locus.zones import Zone
from app.table.match.seats import Side
from app.ui.kit.keypad import Digit
from app.ui.kit.parts import Redo, Undo
from app.ui.play.locus.both.result_page import ResultPage
from app.ui.play.locus.box.cards_screen import Show, SmallShape
from app.ui.play.locus.box.picking_page import Count, PickCard, PickingPage, ShowCards, Through
from app.ui.play.locus.box.scale_keys import Mark, Place
from app.ui.play.locus.box.scoring_page import ScoringPage, Step
from app.ui.play.locus.box.window_page import Buy, NobodyElse, WindowPage
from app.ui.play.locus.look.card_face import CardFace
from app.ui.screens.match.consent import ConsentScreen
from app.ui.screens.match.pause import PauseScreen
from app.ui.screens.number import NumberScreen
from app.ui.widgets.element import Look
from app.ui.widgets.label import Label
from app.ui.widgets.score_table import ScoreTable
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


def find(stage, kind):
    return [element for element in stage.robot.scene if isinstance(element, kind)]


def board(stage):
    (table,) = find(stage, ScoreTable)
    return table


def said(stage):
    """Return what the labels say, the longest wording of each."""
    labels = [label.wordings for label in find(stage, Label)]
    return [each if isinstance(each, str) else each[0] for each in labels]


def count(stage, *totals):
    """Type a total for each seat and zone that is asked for."""
    for total in totals:
        for digit in str(total):
            stage.robot.tap(Digit(int(digit)))
        stage.robot.press()


# ---------------------------------------------------------------- picking


def test_only_the_own_card_is_lit(playing):
    stage = playing(until=lambda state: state.takes.count(None) == 1 and state.takes[state.current] is None)
    taken = [face for face in find(stage, CardFace) if face.taker]
    assert [face.is_mine for face in taken] == [False, False]
    stage.robot.tap(PickCard(first_card(stage)))
    assert [face.is_mine for face in find(stage, CardFace) if face.taker].count(True) == 1


def test_only_the_first_turns_cards_up(playing):
    stage = playing(dealing=Dealing.BOX)
    assert "Turn up 4 cards, Anna picks first." in said(stage)
    stage.robot.press()
    assert "Ben picks one of the open cards." in said(stage)


def test_the_cards_that_were_seen_are_told_from_those_to_come(playing):
    stage = playing()
    stage.robot.tap(ShowCards())
    assert len(stage.ui.screen.cards) == len(find(stage, SmallShape)) == 4
    stage.robot.tap(Show(is_seen=False))
    assert len(stage.ui.screen.cards) == 48 - 4


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
        assert stage.shell.easel.turn == Side.NEAR.turn


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


def test_the_last_one_in_a_window_has_nobody_else_to_ask(playing):
    stage = playing(Phase.LEFTOVER)
    for _ in range(2):
        assert stage.robot.find(NobodyElse()) is not None
        stage.robot.press()
    assert stage.match.state.phase is Phase.LEFTOVER
    assert stage.robot.find(NobodyElse()) is None


def test_a_leftover_that_was_bought_is_marked_so(playing):
    stage = playing(Phase.LEFTOVER)
    assert stage.robot.find(Buy()).look is Look.REST
    stage.robot.tap(Buy())
    assert stage.robot.find(Buy()).look is Look.CHOSEN


# ---------------------------------------------------------------- counting


def test_the_picture_stays_with_whoever_reads_the_scores(playing):
    stage = playing(Phase.SCORING, has_scales=False, sides=ROUND)
    reader = stage.match.players[stage.match.state.holder].side
    for _ in ROUND:
        assert stage.ui.facing is reader
        count(stage, 20)


def test_the_table_marks_who_is_entered_and_from_the_second_zone_on_the_weakest(playing):
    """Of equal zones the first is the weakest (L39); nobody leads with nothing."""
    stage = playing(Phase.SCORING, seats=2, has_scales=False)
    first = stage.match.state.holder
    count(stage, 0)
    assert (board(stage).column, board(stage).row) == (1 - first, 0)
    assert (board(stage).framed, board(stage).leaders) == ((), ())
    count(stage, 5, 0)
    assert board(stage).framed == ((0, first),)
    assert board(stage).leaders == (1 - first,)


def test_the_greatest_total_can_be_typed_and_no_greater_one(playing):
    stage = playing(Phase.SCORING, has_scales=False)
    seat = stage.match.state.holder
    count(stage, 9999)
    assert stage.match.state.entries[seat][0].points == 999


def test_after_a_look_back_the_star_goes_on_where_the_counting_was(playing):
    stage = playing(Phase.SCORING, has_scales=False)
    count(stage, 20, 25, 30)
    before = stage.ui.screen.page.cell
    for _ in range(3):
        stage.robot.tap(Step(-1))
    stage.robot.press()
    assert stage.ui.screen.page.cell == before


def test_marks_are_taken_in_the_order_of_the_sheet(playing):
    """So the sum is said as it is printed."""
    stage = playing(Phase.SCORING)
    zone = stage.ui.screen.page.cell[1]
    for index in (2, 0):
        stage.robot.tap(Mark(Place(zone, index)))
    assert stage.ui.screen.page.marked == (0, 2)


def test_who_reached_no_row_of_blue_has_a_key_for_it(playing):
    stage = playing(Phase.SCORING, lambda state: scoring_cursor(state)[1] is Zone.BLUE)
    seat = stage.match.state.holder
    stage.robot.tap(Mark(Place(Zone.BLUE, None)))
    stage.robot.press()
    assert stage.match.state.entries[seat][Zone.BLUE.place].points == 0


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
