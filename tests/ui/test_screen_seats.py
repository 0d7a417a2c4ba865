"""Who sits where: chairs are tapped, known players come first, and the star goes on when the game can be played."""

import pytest

from app.table.match.seats import Side
from app.ui.kit.parts import Back
from app.ui.play.locus.box.setup import BoxSetupScreen
from app.ui.screens.first import seats
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.first.player import LeaveSeat, PlayerScreen
from app.ui.stage import places
from app.ui.widgets.star import StarLook


@pytest.fixture
def seating(rehearsal):
    """Return a function that opens the seat map, with so many players known."""

    def opened(known=0):
        stage = rehearsal()
        stage.remember(known)
        stage.ui.open(places.Seats(stage.playable()))
        stage.robot.settle()
        return stage

    return opened


def sit(stage, *chairs):
    for chair in chairs:
        stage.robot.tap(seats.SitDown(chair))
    return [player.name for player in stage.ui.screen.players]


def test_known_players_sit_down_first(seating):
    """Then players without a name, numbered."""
    stage = seating(known=2)
    assert sit(stage, 0, 1, 2) == ["Anna", "Ben", "Player 1"]


def test_seats_count_clockwise_however_they_filled(seating):
    stage = seating(known=3)
    sit(stage, 4, 0, 2)
    assert [(p.name, p.side) for p in stage.ui.screen.players] == [
        ("Ben", Side.NEAR),
        ("Cornelia", Side.FAR),
        ("Anna", Side.RIGHT),
    ]


def test_no_two_players_have_one_figure(seating):
    stage = seating()
    sit(stage, *range(6))
    figures = [player.figure for player in stage.ui.screen.players]
    assert len(set(figures)) == 6


@pytest.mark.parametrize("count", range(7))
def test_the_star_is_armed_when_the_game_can_be_played(seating, count):
    """Locus is for one to five."""
    stage = seating()
    sit(stage, *range(count))
    assert stage.ui.screen.star_look is (StarLook.ARMED if 1 <= count <= 5 else StarLook.NOT_YET)


def test_the_star_goes_on_to_the_setup(seating):
    stage = seating(known=2)
    sit(stage, 0, 2)
    stage.robot.press()
    assert isinstance(stage.ui.screen, BoxSetupScreen)
    assert [player.name for player in stage.ui.screen.players] == ["Anna", "Ben"]


def test_the_star_tells_what_is_missing(seating):
    stage = seating()
    stage.robot.press()
    assert isinstance(stage.ui.screen, seats.SeatsScreen)
    assert stage.ui.notice.sentence == "Tap your side of the table."


def test_a_taken_chair_can_be_changed_and_left(seating):
    stage = seating(known=1)
    sit(stage, 3)
    stage.robot.tap(seats.Edit(3))
    assert isinstance(stage.ui.screen, PlayerScreen)
    stage.robot.tap(LeaveSeat())
    assert stage.ui.screen.players == ()


def test_the_last_table_sits_there_already(seating):
    """In the same chairs, when this game is opened again."""
    stage = seating(known=3)
    sit(stage, 0, 1, 4)
    stage.ui.remember_table(stage.playable().game, stage.ui.screen.players, "{}")
    stage.ui.home()
    stage.ui.open(places.Seats(stage.playable()))
    assert [player.name for player in stage.ui.screen.players] == ["Anna", "Ben", "Cornelia"]
    assert [player.side for player in stage.ui.screen.players] == [Side.NEAR, Side.LEFT, Side.RIGHT]


def test_the_way_leads_back(seating):
    stage = seating()
    stage.robot.tap(Back())
    assert isinstance(stage.ui.screen, HomeScreen)


def test_the_last_players_sit_on_their_own_chairs(seating):
    """Not on the next free ones: the picture would show them at another side than they have."""
    stage = seating(known=3)
    sit(stage, 0, 1, 4)
    stage.ui.remember_table(stage.playable().game, stage.ui.screen.players, "{}")
    stage.ui.home()
    stage.ui.open(places.Seats(stage.playable()))
    stage.robot.settle()
    assert {intent.chair for intent in stage.robot.intents(seats.Edit)} == {0, 1, 4}
