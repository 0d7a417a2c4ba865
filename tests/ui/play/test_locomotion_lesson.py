"""The first run of Locomotion: learnt by touching what is ringed; and how a past moment is drawn beside the log."""

import pytest
from locomotion_at_table import at, play, starts
from locomotion_glass import shown

from app.games.game import Seat, Way
from app.games.locomotion.screen.game import Phase, TakeStep
from app.games.locomotion.train import End
from app.ui.ink.geometry import Rect
from app.ui.play.locomotion.look.overlays import Trail
from app.ui.play.locomotion.look.pieces import PieceView
from app.ui.play.locomotion.screen.picture import screen_picture
from app.ui.screens.first.seats import SeatsScreen
from app.ui.screens.match.lesson import LessonScreen
from app.ui.screens.match.lesson_steps import Go, Press
from app.ui.widgets.ring import Ring


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("screen", ["800x480", "1280x800", "720x1280"])
def test_the_whole_lesson_is_played_by_what_has_the_ring(rehearsal, screen, lang):
    """It ends with the order complete in eight acts, and leads to a game of one's own."""
    stage = rehearsal(screen=screen, lang=lang)
    stage.ui.go(stage.playable("locomotion", Way.SCREEN).lesson(stage.ui))
    stage.robot.settle()
    lesson = stage.ui.screen
    while isinstance(stage.ui.screen, LessonScreen):
        assert shown(stage, Ring)
        if isinstance(lesson.wanted, Go | Press):
            stage.robot.press()
        else:
            stage.robot.tap(lesson.wanted)
    state = lesson.match.view(None)
    assert (state.phase, state.tallies[0].total) == (Phase.OVER, 8)
    assert isinstance(stage.ui.screen, SeatsScreen)


def test_a_moment_of_the_log_is_drawn_with_all_pieces_and_the_way_of_its_move(yard):
    stage = yard()
    starts(stage)
    play(stage, TakeStep(Seat(0), End.FRONT, at("k3")))
    picture = screen_picture(stage.ui, stage.match, stage.match.log[-1].n, Rect(0.0, 0.0, 80.0, 60.0))
    assert sum(isinstance(each, PieceView) for each in picture) == 10
    assert sum(isinstance(each, Trail) for each in picture) == 1
