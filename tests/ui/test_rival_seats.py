"""The device takes a chair: at a level, under a name of its own, never alone."""

import pytest

from app.games.game import Way
from app.table.match.seats import FIGURES
from app.ui.screens.choice import ChoiceScreen
from app.ui.screens.choice import Pick as Choose
from app.ui.screens.first import seats
from app.ui.stage import places
from app.ui.widgets.star import StarLook


@pytest.fixture
def seating(rehearsal):
    stage = rehearsal(screen="1024x600")
    stage.remember(1)
    stage.ui.open(places.Seats(stage.playable("locus", Way.SCREEN)))
    stage.robot.settle()
    return stage


def add(stage, level):
    """Let the device play, at a level counted from the weakest."""
    stage.robot.tap(seats.AddRival())
    assert isinstance(stage.ui.screen, ChoiceScreen)
    stage.robot.tap(Choose(level))


def test_the_device_plays_a_free_chair_at_a_level(seating):
    seating.robot.tap(seats.SitDown(0))
    add(seating, 1)
    assert [(p.name, p.bot) for p in seating.ui.screen.players] == [("Anna", ""), ("Regular", "middle")]
    assert len({p.figure for p in seating.ui.screen.players}) == 2


def test_two_of_a_level_have_two_names(seating):
    add(seating, 0)
    add(seating, 0)
    assert [p.name for p in seating.ui.screen.players] == ["Rookie", "Rookie 2"]


def test_bots_alone_do_not_begin(seating):
    add(seating, 2)
    add(seating, 2)
    assert seating.ui.screen.star_look is StarLook.NOT_YET
    seating.robot.press()
    assert seating.ui.notice.sentence == "Tap your side of the table."
    seating.robot.tap(seats.SitDown(4))
    assert seating.ui.screen.star_look is StarLook.ARMED


def test_a_bot_can_change_its_level_and_leave(seating):
    add(seating, 0)
    seating.robot.tap(seats.Edit(2))
    seating.robot.tap(Choose(2))
    assert [(p.name, p.bot) for p in seating.ui.screen.players] == [("Master", "strong")]
    seating.robot.tap(seats.Edit(2))
    seating.robot.tap(Choose(3))
    assert seating.ui.screen.players == ()


def test_beside_the_box_the_device_has_no_seat(rehearsal):
    stage = rehearsal(screen="1024x600")
    stage.ui.open(places.Seats(stage.playable()))
    stage.robot.settle()
    assert stage.robot.find(seats.AddRival) is None


def test_the_device_takes_the_last_figure_so_that_people_have_the_first(seating):
    add(seating, 0)
    assert [p.figure for p in seating.ui.screen.players] == [FIGURES[-1]]
