"""A face of the die that was touched wrongly, beside the box: put right at any moment of the turn, if it still fits."""

import pytest
from loco_box_table import begin, page, play, playable, said, show

from app.games.game import Rolled, Seat
from app.games.locomotion.box.game import Act, Spend
from app.games.locomotion.box.moves import StarterFound
from app.games.locomotion.course import Variant
from app.ui.kit.parts import AskFace, Undo
from app.ui.screens.match.consent import ConsentScreen
from app.ui.screens.match.log_lines import lines
from app.ui.screens.match.wrong_roll import RightFace, TakeRollBack
from app.ui.widgets.label import Label

STARTED = (6, 2, 1)


@pytest.fixture
def rolled(rehearsal):
    """Return a function: Anna has won the roll for the start and rolled 4; some steps were driven since."""

    def at(*moves):
        stage = rehearsal(screen="800x480")
        begin(stage, 3, Variant.DIE)
        play(stage, *STARTED, 4, *moves)
        show(stage)
        return stage

    return at


def driven(steps):
    return Spend(Seat(0), Act.STEP, steps)


def test_m20_the_face_is_put_right_and_the_steps_stay(rolled):
    stage = rolled(driven(2))
    stage.robot.tap(AskFace())
    stage.robot.tap(RightFace(6))
    assert stage.match.state.points == 4
    assert page(stage).given() == 6
    assert len(page(stage).spent()) == 2


def test_m20_a_face_that_the_steps_do_not_fit_is_refused_with_the_reason(rolled):
    stage = rolled(driven(3))
    stage.robot.tap(AskFace())
    stage.robot.tap(RightFace(2))
    assert stage.match.state.points == 1
    assert said(stage) == "Not with 2: Your points are spent. First take back."


def test_the_log_tells_both_and_marks_where_the_face_comes_from(rolled):
    stage = rolled()
    stage.robot.tap(AskFace())
    stage.robot.tap(RightFace(6))
    told = [line.text for line in lines(stage.ui, stage.match, playable(stage)) if "Anna rolled" in line.text]
    assert told[-2:] == ["Anna rolled 4 (typed)", "Anna rolled 6 (corrected)"]


def test_m9_a_roll_for_the_start_is_put_right_and_another_begins(rehearsal):
    """Cornelia's 1 was a 6, too: the two best roll again."""
    stage = rehearsal(screen="800x480")
    begin(stage, 3, Variant.DIE)
    play(stage, *STARTED)
    show(stage)
    stage.robot.tap(Undo())
    stage.robot.tap(RightFace(6))
    assert stage.match.state.roll_off.seats == (0, 2)
    assert not any(isinstance(event, StarterFound) for entry in stage.match.log if not entry.taken_back
                   for event in entry.events)  # fmt: skip


def test_m31_the_next_player_is_asked_about_a_roll_and_it_is_named(rolled):
    """Anna rolled: Ben is asked, about Anna's roll, and not Anna about the turn of somebody else."""
    stage = rolled()
    stage.robot.tap(Undo())
    stage.robot.tap(TakeRollBack())
    assert isinstance(stage.ui.screen, ConsentScreen)
    words = [label.wordings for label in stage.robot.scene if isinstance(label, Label)]
    assert any("Ben, may the last move of Anna be taken back?" in each for each in words)
    assert any("Anna rolled 4 (typed)" in each for each in words)
    stage.robot.press()
    assert stage.match.awaiting is not None


def test_m31_what_the_screen_rolled_is_no_mistake_of_a_finger(rehearsal):
    stage = rehearsal(screen="800x480")
    begin(stage, 3, Variant.DIE)
    play(stage, *STARTED)
    stage.match.submit(Rolled(4, "screen"))
    show(stage)
    stage.robot.tap(AskFace())
    assert said(stage) == "The screen rolled this."
