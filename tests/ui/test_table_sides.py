"""The table as it lies: whatever shows its sides shows them where people sit, however the picture is turned."""

from pathlib import Path

import pytest
from locus_at_table import begin

import app.ui
from app.games.game import Seat
from app.table.match.seats import Side
from app.ui.ink.screen_profiles import PROFILES
from app.ui.kit.parts import turn_line
from app.ui.kit.table_sides import edge_of
from app.ui.screens.first.seats import CHAIRS, Edit, SeatsScreen, SitDown
from app.ui.screens.match.pause import Leave
from app.ui.stage import places
from app.ui.widgets.seat_marker import SeatMarker
from app.ui.widgets.table_map import TableMap
from app.ui.widgets.turn_line import SeatEdge, TurnLine


def nearest_edge(shell, at, middle=None):
    """Return the side of the table that a place of the picture is nearest to, seen from a middle of the picture."""
    x, y = shell.window.reported(at, shell.easel.turn)
    mx, my = (0.5, 0.5) if middle is None else shell.window.reported(middle, shell.easel.turn)
    w, h = shell.window.seat_profile(0).mm
    across, down = (x - mx) * w, (y - my) * h
    if middle is None:
        across, down = across / w, down / h
    if abs(across) > abs(down):
        return Side.LEFT if across < 0 else Side.RIGHT
    return Side.FAR if down < 0 else Side.NEAR


@pytest.fixture
def seating(rehearsal):
    """Return a function that opens the seats on a panel, the picture turned to a side."""

    def opened(panel, facing):
        stage = rehearsal(screen=panel)
        stage.likes(motion="less")
        stage.ui.face(facing)
        stage.robot.wait(0.5)
        stage.ui.open(places.Seats(stage.playable()))
        stage.robot.settle()
        assert stage.shell.easel.turn == facing.turn
        return stage

    return opened


def test_only_the_seats_show_a_map():
    """Another screen with a map of the table belongs into the tests below."""
    folder = Path(app.ui.__file__).parent
    users = [path.name for path in folder.rglob("*.py") if "TableMap(" in path.read_text("utf-8")]
    assert sorted(users) == ["seats.py", "table_map.py"]


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("facing", Side)
def test_whoever_touches_the_chair_before_them_sits_there(seating, panel, facing):
    """Every chair lies towards its own side of the glass, free and taken, and so does who sits down on it."""
    stage = seating(panel, facing)
    (table,) = [element for element in stage.robot.scene if isinstance(element, TableMap)]
    for chair, side in enumerate(CHAIRS):
        place = stage.robot.find(SitDown(chair)).bounds.centre
        assert nearest_edge(stage.shell, place, table.bounds.centre) is side
        stage.robot.touch(place)
        assert stage.ui.screen.chairs[chair].side is side
        assert stage.robot.find(Edit(chair)) is not None
    seated = [element for element in stage.robot.scene if isinstance(element, SeatMarker)]
    assert len(seated) >= len(CHAIRS)


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("facing", Side)
def test_the_device_lies_on_the_map_as_it_is_seen(seating, panel, facing):
    """Wide where the picture is wide."""
    stage = seating(panel, facing)
    (table,) = [element for element in stage.robot.scene if isinstance(element, TableMap)]
    w, h = stage.shell.window.seat_profile(facing.turn).mm
    assert table.wide == pytest.approx(w / h)


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("facing", Side)
@pytest.mark.parametrize("side", Side)
def test_the_edge_of_the_person_is_lit_and_the_pin_points_there(seating, panel, facing, side):
    """The edge of the glass where they sit; none for whom the picture is turned to."""
    stage = seating(panel, facing)
    (player,) = stage.players(1)
    line = turn_line(stage.ui, stage.shell.easel.frame, player, "", points_to=side)
    edges = [element for element in line if isinstance(element, SeatEdge)]
    assert len(edges) == (side is not facing)
    for edge in edges:
        assert nearest_edge(stage.shell, edge.bounds.centre) is side
    pins = {element.points_to for element in line if isinstance(element, TurnLine)}
    assert pins == {None if side is facing else edge_of(side, facing)}


def test_chairs_lie_right_after_a_game_that_was_left_at_a_side_seat(rehearsal):
    """The picture is still turned to whoever was to move."""
    stage = rehearsal(screen="800x480")
    stage.likes(motion="less")
    begin(stage, sides=(Side.LEFT, Side.NEAR))
    stage.ui.go(stage.playable().play(stage.ui))
    assert stage.match.acting == (Seat(0),)
    stage.robot.settle()
    stage.robot.press(3.2)
    stage.robot.tap(Leave())
    stage.ui.open(places.Seats(stage.playable()))
    stage.robot.settle()
    assert isinstance(stage.ui.screen, SeatsScreen)
    assert stage.shell.easel.turn == Side.LEFT.turn
    (table,) = [element for element in stage.robot.scene if isinstance(element, TableMap)]
    chair = CHAIRS.index(Side.LEFT)
    place = stage.robot.find(SitDown(chair)).bounds.centre
    assert place.y > table.bounds.bottom
