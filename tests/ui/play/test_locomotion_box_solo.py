"""Runs without a die beside the box, by touch and star: counting, the best of before, a competition, giving up."""

import pytest
from loco_box_table import begin, page, play, play_to, said, show

from app.games.locomotion.box.game import Act, DrawAgain, Phase, Spend
from app.games.locomotion.course import Variant
from app.ui.kit.keypad import Digit
from app.ui.kit.parts import Undo
from app.ui.play.locomotion.both.drawn_page import AskDrawAgain, DrawnPage
from app.ui.play.locomotion.both.result_page import ResultPage
from app.ui.play.locomotion.box.best import Best, best_run
from app.ui.play.locomotion.box.claim_page import ClaimPage, NotYet, Yes
from app.ui.play.locomotion.box.move_page import AskWin, Burn
from app.ui.play.locomotion.box.solo_page import AskGiveUp, AskSteps, BoxSoloPage
from app.ui.screens.match.end_page import Rematch


@pytest.fixture
def table(rehearsal):
    """Return a function that begins a run, plays these moves and shows the table."""

    def at(*moves, seats=1, past_cards=True, **switches):
        stage = rehearsal(screen="800x480")
        begin(stage, seats, Variant.SOLO, **switches)
        play(stage, *moves)
        show(stage, past_cards=past_cards)
        return stage

    return at


def spend(act, count=1):
    return lambda state: Spend(state.current, act, count)


def tally(stage, seat=0):
    found = stage.match.state.tallies[seat]
    return found.steps, found.couplings


def complete(stage):
    """Couple, and say that the order is complete."""
    stage.robot.tap(Burn(Act.COUPLE))
    stage.robot.tap(AskWin())
    stage.robot.press()


def test_m26_the_star_counts_a_step(table):
    stage = table()
    for _ in range(3):
        stage.robot.press_button()
    assert tally(stage) == (3, 0)


def test_m50_where_steps_alone_count_the_total_is_the_steps(table):
    stage = table(steps_only=True)
    stage.robot.press_button()
    stage.robot.press_button()
    complete(stage)
    assert tally(stage) == (2, 1)
    assert stage.match.turn.result.places == (1,)
    assert stage.match.game.score(stage.match.state).totals == (2,)


def test_m26_keys_count_steps_and_couplings(table):
    stage = table()
    for act in (Act.STEP, Act.COUPLE, Act.UNCOUPLE):
        stage.robot.tap(Burn(act))
    assert tally(stage) == (1, 2)


def test_m26_several_steps_at_once(table):
    stage = table()
    stage.robot.tap(AskSteps())
    stage.robot.tap(Digit(1))
    stage.robot.tap(Digit(4))
    stage.robot.press()
    assert tally(stage) == (14, 0)
    assert isinstance(page(stage), BoxSoloPage)


def test_m26_taking_back_takes_the_count_back(table):
    stage = table(spend(Act.STEP, 4), spend(Act.COUPLE))
    stage.robot.tap(Undo())
    stage.robot.tap(Undo())
    assert tally(stage) == (0, 0)


def test_m22_an_order_needs_a_coupling(table):
    stage = table(spend(Act.STEP, 4))
    stage.robot.tap(AskWin())
    stage.robot.press()
    assert "(M22)" in said(stage)
    assert isinstance(page(stage), BoxSoloPage)


def test_m28_another_order_before_the_first_step(table):
    stage = table(past_cards=False)
    before = stage.match.state.order
    seen = {before}
    for _ in range(4):
        stage.robot.tap(AskDrawAgain())
        assert isinstance(page(stage), DrawnPage)
        seen.add(stage.match.state.order)
    assert len(seen) > 1


def test_m28_not_once_something_was_counted(table):
    stage = table(spend(Act.STEP))
    assert stage.robot.find(AskDrawAgain) is None


def test_m30_giving_up_is_asked_once(table):
    stage = table(spend(Act.STEP, 4))
    stage.robot.tap(AskGiveUp())
    assert isinstance(page(stage), ClaimPage)
    stage.robot.tap(NotYet())
    assert isinstance(page(stage), BoxSoloPage)
    stage.robot.tap(AskGiveUp())
    stage.robot.tap(Yes())
    assert stage.match.state.tallies[0].has_given_up
    assert isinstance(page(stage), ResultPage)


def test_m27_a_competition_ranks_the_runs(table):
    stage = table(seats=3)
    for steps in (9, 7, 8):
        play(stage, spend(Act.STEP, steps))
        show(stage)
        complete(stage)
    assert stage.match.outcome().places == (3, 1, 2)


def test_m26_a_whole_run_by_touch(table):
    stage = table(past_cards=False)
    stage.robot.press()
    for _ in range(5):
        stage.robot.press()
    complete(stage)
    assert stage.match.state.phase is Phase.OVER
    assert stage.match.outcome().totals == (6,)


# ---------------------------------------------------------------- the best of before


def test_m26_there_is_no_best_before_the_first_run(table):
    assert page(table()).best is None


def test_m26_the_best_of_this_start_is_told(table):
    stage = table(spend(Act.STEP, 20))
    complete(stage)
    begin(stage, 1, Variant.SOLO)
    show(stage)
    assert page(stage).best == Best(21, "Anna", is_same=True)


def test_m26_else_the_best_with_as_many_wagons(table):
    stage = table(spend(Act.STEP, 20))
    complete(stage)
    begin(stage, 1, Variant.SOLO, code=7)
    show(stage)
    assert page(stage).best == Best(21, "Anna", is_same=False)
    begin(stage, 1, Variant.SOLO, wagons=2)
    assert best_run(stage.ui.table.store, stage.match) is None


def test_m30_a_run_that_was_given_up_is_no_best(table):
    stage = table(spend(Act.STEP, 2))
    stage.robot.tap(AskGiveUp())
    stage.robot.press()
    begin(stage, 1, Variant.SOLO)
    assert best_run(stage.ui.table.store, stage.match) is None


def test_m26_the_same_start_again_has_the_same_order(table):
    stage = table(lambda state: DrawAgain(state.current))
    order = stage.match.state.order
    play_to(stage, lambda state: state.phase is Phase.OVER)
    show(stage)
    stage.robot.wait(2.0)
    stage.robot.tap(Rematch(is_same=True))
    assert stage.match.state.phase is Phase.MOVING
    assert stage.match.state.order == order
