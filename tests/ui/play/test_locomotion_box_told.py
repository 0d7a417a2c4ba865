"""What the table is told beside the box: what to place first (M6), the roll for the start (M9), a second run (M26)."""

import pytest
from loco_box_table import begin, page, play, playable, said, show

from app.games.game import Seat
from app.games.locomotion.box.game import Act, GiveUp, Spend
from app.games.locomotion.course import Variant
from app.ui.widgets.label import Label


@pytest.mark.parametrize(("seats", "colours"), [(2, "yellow and red"), (4, "yellow, red, green and blue")])
def test_m6_before_the_cards_are_drawn_it_is_said_which_locomotives_are_placed(rehearsal, seats, colours):
    stage = rehearsal(screen="800x480")
    stage.ui.go(playable(stage).setup(stage.ui, stage.players(seats)))
    stage.robot.settle()
    said_there = [e.wordings for e in stage.robot.scene if isinstance(e, Label) and not isinstance(e.wordings, str)]
    assert f"First place locomotives {colours}, and four wagons each." in [words[0] for words in said_there]


def test_m9_the_roll_for_the_start_says_what_it_is_for_and_its_winner_is_told(rehearsal):
    stage = rehearsal(screen="800x480")
    begin(stage, 2, Variant.DIE)
    show(stage)
    assert page(stage).purpose[0] == "rolls for the start"
    assert page(stage).asks()[0] == "For the start: roll your die and touch what it shows"
    stage.ui.screen.submit(stage.match.luck())
    while stage.match.state.roll_off.seats and "starts" not in said(stage):
        stage.ui.screen.submit(stage.match.luck())
    assert said(stage).endswith("starts")
    assert page(stage).purpose[0] == "rolls"


def test_m9_who_rolls_again_is_told(rehearsal):
    stage = rehearsal(screen="800x480")
    begin(stage, 2, Variant.DIE)
    play(stage, 4)
    show(stage)
    stage.ui.screen.submit(type(stage.match.luck())(4, "typed"))
    assert "roll again" in said(stage)


def test_m26_before_a_second_run_the_pieces_go_back_and_then_no_more_is_said_of_it(rehearsal):
    stage = rehearsal(screen="800x480")
    begin(stage, 2, Variant.SOLO)
    show(stage)
    assert page(stage)._says()[0] == "Star: one step"
    stage.ui.screen.submit(Spend(Seat(0), Act.STEP, 3))
    stage.ui.screen.submit(GiveUp(Seat(0)))
    assert page(stage)._says()[0] == "First put all pieces back as at the start"
    stage.ui.screen.submit(Spend(Seat(1), Act.STEP, 1))
    assert page(stage)._says()[0] == "Star: one step"
