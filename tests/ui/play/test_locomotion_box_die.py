"""The die game beside the box, by touch and star: cards, start, points that burn, the win, and taking back."""

import pytest
from loco_box_table import begin, page, play, play_to, said, show

from app.games.game import Seat
from app.games.locomotion.box.game import Act, EndByAgreement, Ending, Phase, Spend
from app.games.locomotion.course import Variant
from app.games.locomotion.train import COLOURS
from app.table.match.journal import Status
from app.table.match.seats import Side
from app.ui.kit.parts import Redo, Undo
from app.ui.play.locomotion.both.drawn_page import DrawnPage
from app.ui.play.locomotion.both.result_page import ResultPage
from app.ui.play.locomotion.box.claim_page import ClaimPage, NotYet, Yes
from app.ui.play.locomotion.box.enter_page import EnterPage, Placed
from app.ui.play.locomotion.box.move_page import AskWin, BoxMovePage, Burn
from app.ui.play.locomotion.box.page import AskTrapped
from app.ui.play.locomotion.box.roll_page import BoxRollPage
from app.ui.play.locomotion.look.order_strip import OrderStrip, Pips
from app.ui.play.locomotion.look.piece_key import PieceCard
from app.ui.play.locomotion.look.pip_track import PipKey
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.match.consent import ConsentScreen
from app.ui.screens.match.pause import Stop
from app.ui.screens.match.roll_page import TypeFace
from app.ui.widgets.star import StarLook


@pytest.fixture
def table(rehearsal):
    """Return a function that begins a die game, plays these moves and shows the table."""

    def at(*moves, seats=3, screen="800x480", past_cards=True, **switches):
        stage = rehearsal(screen=screen)
        begin(stage, seats, Variant.DIE, **switches)
        play(stage, *moves)
        show(stage, past_cards=past_cards)
        return stage

    return at


STARTED = (6, 2, 1)
"""Rolls for the start: the first seat begins."""


def shown(stage, kind):
    return [element for element in stage.robot.scene if isinstance(element, kind)]


def points(stage):
    return stage.match.state.points


# ---------------------------------------------------------------- cards and start


def test_m7_m8_the_cards_are_shown_before_anything_else(table):
    stage = table(seats=4, past_cards=False)
    cards = shown(stage, PieceCard)
    state = stage.match.state
    assert [c.paint for c in cards if c.kind == "locomotive"] == list(state.cards)
    assert [c.paint for c in cards if c.kind == "wagon"] == list(state.order)
    stage.robot.press()
    assert isinstance(page(stage), BoxRollPage)


def test_the_cards_are_shown_again_after_a_restart_until_somebody_rolled(table):
    stage = table()
    show(stage, past_cards=False)
    assert isinstance(page(stage), DrawnPage)
    stage.robot.press()
    stage.robot.tap(TypeFace(4))
    show(stage, past_cards=False)
    assert isinstance(page(stage), BoxRollPage)


def test_m8_the_order_stands_on_the_line_behind_the_locomotive_of_the_seat(table):
    stage = table(*STARTED)
    state = stage.match.state
    for seat in (0, 1):
        (strip,) = shown(stage, OrderStrip)
        assert (strip.order, strip.locomotive) == (state.order, state.cards[seat])
        stage.robot.tap(TypeFace(3))
        (strip,) = shown(stage, OrderStrip)
        assert (strip.order, strip.locomotive) == (state.order, state.cards[seat])
        stage.robot.press()


def test_on_a_large_panel_order_and_points_face_both_sides(table):
    stage = table(*STARTED, 4, screen="1280x800")
    assert sorted(strip.is_far for strip in shown(stage, OrderStrip)) == [False, True]
    assert sorted(pips.is_far for pips in shown(stage, Pips)) == [False, True]


def test_m9_the_highest_roll_starts_and_the_tied_roll_again(table):
    stage = table()
    for face in (5, 2, 5):
        stage.robot.tap(TypeFace(face))
    assert stage.match.state.roll_off.seats == (0, 2)
    stage.robot.tap(TypeFace(1))
    stage.robot.tap(TypeFace(3))
    state = stage.match.state
    assert (state.phase, state.current, state.starter) == (Phase.ROLLING, 2, 2)


# ---------------------------------------------------------------- points


def test_m20_three_keys_burn_a_point_each(table):
    stage = table(*STARTED, 5)
    for act in Act:
        stage.robot.tap(Burn(act))
    assert points(stage) == 2
    assert [key.burnt for key in shown(stage, PipKey)] == [*Act, None, None]


def test_m20_a_touched_point_burns_all_up_to_it(table):
    stage = table(*STARTED, 6)
    stage.robot.tap(Burn(Act.STEP, 4))
    assert points(stage) == 2
    stage.robot.tap(Burn(Act.STEP, 2))
    assert points(stage) == 0


def test_m20_without_points_nothing_more_is_done(table):
    stage = table(*STARTED, 1)
    stage.robot.tap(Burn(Act.STEP))
    stage.robot.tap(Burn(Act.COUPLE))
    assert points(stage) == 0
    assert "(M20)" in said(stage)


@pytest.mark.parametrize("press", ["press", "press_button"])
def test_m20_the_star_says_what_is_lost_and_ends_the_turn(table, press):
    stage = table(*STARTED, 4)
    stage.robot.tap(Burn(Act.STEP))
    assert "3 points are lost" in page(stage).said()[0]
    getattr(stage.robot, press)()
    state = stage.match.state
    assert (state.phase, state.current) == (Phase.ROLLING, 1)


def test_m20_who_does_not_count_here_sees_the_roll_and_presses(table):
    stage = table(*STARTED, counting=False)
    stage.robot.tap(TypeFace(5))
    assert isinstance(page(stage), BoxMovePage)
    assert page(stage).given() == 5
    assert stage.robot.find(Burn) is None
    stage.robot.press()
    assert stage.match.acting == (1,)


def test_m21_a_trapped_seat_passes_before_its_roll(table):
    stage = table(*STARTED)
    stage.robot.tap(AskTrapped())
    assert stage.match.acting == (1,)
    assert "trapped" in said(stage)


def test_m21_nobody_is_trapped_while_rolling_for_the_start(table):
    assert table().robot.find(AskTrapped) is None


def test_m21_when_all_are_trapped_the_game_ends(table):
    stage = table(*STARTED)
    for _ in range(3):
        stage.robot.tap(AskTrapped())
    assert stage.match.state.ending is Ending.TRAPPED
    assert isinstance(page(stage), EnterPage)


# ---------------------------------------------------------------- the win


def test_m22_the_win_is_asked_once_and_can_be_denied(table):
    stage = table(*STARTED, 4)
    stage.robot.tap(AskWin())
    assert isinstance(page(stage), ClaimPage)
    stage.robot.tap(NotYet())
    assert isinstance(page(stage), BoxMovePage)
    assert stage.match.state.phase is Phase.MOVING


def test_a_hold_of_the_star_leaves_the_question(table):
    stage = table(*STARTED, 4, lambda s: Spend(s.current, Act.STEP))
    stage.robot.tap(AskWin())
    stage.robot.press(1.0)
    assert isinstance(page(stage), BoxMovePage)
    assert points(stage) == 3


def test_m22_m29_the_others_enter_what_is_in_place(table):
    stage = table(*STARTED, 4)
    stage.robot.tap(AskWin())
    stage.robot.tap(Yes())
    assert isinstance(page(stage), EnterPage)
    assert page(stage).seat == 1
    stage.robot.tap(Placed(3))
    stage.robot.press()
    stage.robot.tap(Placed(1))
    stage.robot.press()
    state = stage.match.state
    assert (state.phase, state.scores) == (Phase.OVER, (5, 3, 1))
    assert isinstance(page(stage), ResultPage)


def test_m29_the_star_waits_for_a_number(table):
    stage = table(*STARTED, 4)
    stage.robot.tap(AskWin())
    stage.robot.press()
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert stage.match.state.placed == (4, None, None)
    assert "Ben" in said(stage)


def test_m29_an_entry_is_put_right_by_taking_back(table):
    stage = table(*STARTED, 4)
    stage.robot.tap(AskWin())
    stage.robot.press()
    stage.robot.tap(Placed(3))
    stage.robot.press()
    stage.robot.tap(Undo())
    if isinstance(stage.ui.screen, ConsentScreen):
        stage.robot.press()
    assert stage.match.state.placed == (4, None, None)


def test_m30_the_round_limit_ends_the_game(table):
    stage = table(*STARTED, rounds=1)
    for _ in range(3):
        stage.robot.press()
        stage.robot.press()
    assert stage.match.state.ending is Ending.ROUNDS
    for wagons in (2, 0, 2):
        stage.robot.tap(Placed(wagons))
        stage.robot.press()
    assert stage.match.state.scores == (2, 0, 2)
    assert stage.match.outcome().places == (1, 3, 1)


def test_m29_a_tournament_of_two_games(table):
    stage = table(*STARTED, games=2)
    starters = []
    for game in (1, 2):
        if game == 2:
            stage.robot.press()
            assert isinstance(page(stage), DrawnPage)
            stage.robot.press()
            for face in (2, 2, 6):
                stage.robot.tap(TypeFace(face))
        starters.append(stage.match.state.current)
        stage.robot.tap(TypeFace(6))
        stage.robot.tap(AskWin())
        stage.robot.press()
        for wagons in (1, 2):
            stage.robot.tap(Placed(wagons))
            stage.robot.press()
        stage.robot.wait(2.0)
        assert isinstance(page(stage), ResultPage)
    state = stage.match.state
    assert state.phase is Phase.OVER
    assert sum(state.scores) == 2 * (5 + 1 + 2)
    assert starters[0] == 0


def test_m30_the_pause_ends_the_game_by_agreement(table):
    stage = table(*STARTED, 4)
    stage.robot.press(3.2)
    stage.robot.hold(Stop())
    assert stage.match.state.ending is Ending.AGREEMENT
    assert isinstance(page(stage), EnterPage)
    assert not stage.match.is_paused


def test_while_wagons_are_entered_the_pause_ends_the_game_as_it_stands(table):
    stage = table(*STARTED, lambda s: EndByAgreement(s.current))
    match = stage.match
    stage.robot.press(3.2)
    stage.robot.hold(Stop())
    assert match.status is Status.STOPPED
    assert isinstance(stage.ui.screen, HomeScreen)


# ---------------------------------------------------------------- taking back, going on


def test_m31_points_come_back_one_by_one_and_again(table):
    stage = table(*STARTED, 5)
    stage.robot.tap(Burn(Act.STEP, 2))
    stage.robot.tap(Burn(Act.COUPLE))
    stage.robot.tap(Undo())
    assert points(stage) == 3
    stage.robot.tap(Undo())
    assert points(stage) == 5
    stage.robot.tap(Redo())
    assert points(stage) == 3


def test_m31_a_turn_that_ended_needs_the_next_seat(table):
    stage = table(*STARTED, 5)
    stage.robot.press()
    stage.robot.tap(Undo())
    assert isinstance(stage.ui.screen, ConsentScreen)


def test_a_turn_goes_on_where_it_was(table):
    stage = table(*STARTED, 5, lambda s: Spend(s.current, Act.COUPLE))
    show(stage)
    assert [key.burnt for key in shown(stage, PipKey)] == [Act.COUPLE, None, None, None, None]


def test_the_star_alone_plays_until_somebody_wins(table):
    stage = table(past_cards=False)
    for _ in range(40):
        stage.robot.press_button()
    assert stage.match.state.round > 3


def test_the_picture_turns_to_the_seat(table):
    stage = table(*STARTED, sides=(Side.NEAR, Side.FAR, Side.NEAR))
    stage.robot.press()
    stage.robot.press()
    assert stage.ui.facing is Side.FAR


def test_while_wagons_are_counted_the_picture_stays(table):
    stage = table(*STARTED, 5, sides=(Side.NEAR, Side.FAR, Side.FAR))
    stage.robot.tap(AskWin())
    stage.robot.press()
    assert page(stage).seat == Seat(1)
    assert stage.ui.facing is Side.NEAR


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_drives_a_colour_of_the_first(table, seats):
    stage = table(seats=seats)
    assert set(stage.match.state.cards) == set(COLOURS[:seats])


def test_a_whole_game_is_in_the_log(table):
    stage = table()
    play_to(stage, lambda state: state.phase is Phase.OVER)
    spoken = [
        words
        for entry in stage.match.log
        for event in entry.events
        if (words := stage.ui.cover_of("locomotion", stage.match.game.way).playable.sentence(
            stage.ui.language, stage.match, event))
    ]  # fmt: skip
    assert any(words.startswith("The order:") for words in spoken)
    assert any("starts" in words for words in spoken)
    assert any("has the whole order" in words for words in spoken)
    assert spoken[-1].startswith("Points:")
