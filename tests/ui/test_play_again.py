"""With nothing on the table the star of the first screen sets the last game up again, with the same players."""

import pytest
from locus_at_table import begin as begin_box
from msgspec.structs import replace

from app.games.game import Way
from app.games.locus.screen.moves import Discard, Done, Pick
from app.table.match.journal import Status
from app.table.match.seats import Side
from app.ui.play.locus.box.setup import BoxSetupScreen
from app.ui.play.locus.screen.setup import ScreenSetupScreen
from app.ui.screens.first import home, seats
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.stage import places
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

CHAIRS = (0, 2, 4)
SIDES = [Side.NEAR, Side.FAR, Side.RIGHT]


@pytest.fixture
def played(rehearsal):
    """Return a function that sets games up by touch and star, one after the other, and goes home."""

    def at(*ways):
        stage = rehearsal(screen="1024x600")
        stage.likes(motion="less")
        stage.remember(3)
        for way in ways:
            stage.ui.table.stop()
            stage.ui.open(places.Seats(stage.playable("locus", way)))
            stage.robot.settle()
            for chair in CHAIRS:
                if stage.robot.find(seats.SitDown(chair)):
                    stage.robot.tap(seats.SitDown(chair))
            stage.robot.press()
            if way is Way.BOX:  # nobody counts the cards of the box
                stage.ui.screen.draft = replace(stage.ui.screen.draft, is_counted=True)
            stage.robot.press()
            assert isinstance(stage.ui.screen, MatchScreen)
        return stage

    return at


def leave(stage):
    """End the match by agreement and go home."""
    stage.ui.table.stop()
    stage.ui.home()
    stage.robot.settle()


def hints(stage):
    labels = [element.wordings for element in stage.robot.scene if isinstance(element, Label)]
    return [each if isinstance(each, str) else each[0] for each in labels]


def people(players):
    return [(player.name, player.figure, player.side) for player in players]


def test_the_star_sets_the_last_game_up_with_the_same_players(played):
    stage = played(Way.SCREEN)
    before = people(stage.match.players)
    assert [side for _, _, side in before] == SIDES
    leave(stage)
    assert stage.ui.screen.star_look is StarLook.ARMED
    assert "Star: Locus again" in hints(stage)
    stage.robot.press()
    assert isinstance(stage.ui.screen, ScreenSetupScreen)
    assert people(stage.ui.screen.players) == before
    stage.robot.press()
    assert isinstance(stage.ui.screen, MatchScreen)
    assert people(stage.match.players) == before


@pytest.mark.parametrize(
    ("ways", "screen"), [((Way.SCREEN, Way.BOX), BoxSetupScreen), ((Way.BOX, Way.SCREEN), ScreenSetupScreen)]
)
def test_it_is_the_game_that_was_played_last(played, ways, screen):
    stage = played(*ways)
    leave(stage)
    stage.robot.press_button()
    assert isinstance(stage.ui.screen, screen)


def test_nothing_begins_by_one_press(played):
    """The setup is looked at first."""
    stage = played(Way.SCREEN)
    leave(stage)
    stage.robot.press()
    assert stage.ui.table.match is None


def test_a_game_on_the_table_comes_first(played):
    stage = played(Way.SCREEN)
    stage.ui.home()
    stage.robot.settle()
    assert "Star: play on" in hints(stage)
    before = stage.match
    stage.robot.press()
    assert isinstance(stage.ui.screen, MatchScreen)
    assert stage.match is before


def test_a_finished_game_is_not_offered_to_be_played_on(played):
    """It lies on the table until the result is left; the first screen offers a new one."""
    stage = played(Way.SCREEN)
    while stage.match.status is Status.OPEN:
        (seat,) = stage.match.acting
        wishes = (Done(seat), Discard(seat), *(Pick(seat, card.id) for card in stage.match.state.untaken))
        stage.match.submit(next(move for move in wishes if stage.match.refusal(move) is None))
    assert stage.match.status is Status.FINISHED
    stage.ui.home()
    stage.robot.settle()
    assert stage.robot.find(home.Resume) is None
    assert "Star: Locus again" in hints(stage)
    stage.robot.press()
    assert isinstance(stage.ui.screen, ScreenSetupScreen)


def test_a_game_that_was_never_set_up_here_is_not_again(rehearsal):
    stage = rehearsal(screen="1024x600")
    begin_box(stage)
    leave(stage)
    assert isinstance(stage.ui.screen, HomeScreen)
    assert stage.ui.screen.star_look is StarLook.UNUSED
