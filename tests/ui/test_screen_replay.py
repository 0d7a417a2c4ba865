"""Replay: scrubbing through a game shows how its sheets looked, also of a game that is in the records."""

import pytest
from locus_at_table import begin as begin_box
from locus_at_table import play_to as play_box_to
from scenes_locus_screen import begin, play_to

from app.games.game import Way
from app.games.locus.box import state as box_state
from app.games.locus.screen.moves import CardPicked, ShapeDrawn
from app.games.locus.screen.state import Phase
from app.games.locus.screen.totals import squares_of
from app.games.locus.zones import ZONES
from app.ui.kit.parts import Back, Help, Redo, Undo
from app.ui.play.locus.look.board import Board
from app.ui.screens.first.record_lines import LookBack
from app.ui.screens.first.records import RecordsScreen, Show, Tab
from app.ui.screens.match.log import LogScreen, Select, TurnOver
from app.ui.screens.match.rules import RulesScreen
from app.ui.stage import places
from app.ui.widgets.log_row import LogRow
from app.ui.widgets.seat_marker import SeatMarker


@pytest.fixture
def replaying(rehearsal):
    """Return a function that plays two reveals on this screen and opens the log."""

    def opened(screen="1280x800", seats=3):
        stage = rehearsal(screen=screen)
        begin(stage, seats)
        play_to(stage, Phase.PICKING, lambda state: state.reveal == 3)
        stage.ui.open(places.Log())
        stage.robot.settle()
        return stage

    return opened


def boards(stage):
    """Return the zones of the picture."""
    return {element.zone: element for element in stage.robot.scene if isinstance(element, Board)}


def scrub_to(stage, kind):
    """Step back with the arrow until an entry with an event of a kind is looked at; return that entry."""
    screen = stage.ui.screen
    while True:
        n = screen._lines()[screen.chosen].n
        entry = next((each for each in screen.match.log if each.n == n), None)
        event = next((e for e in entry.events if isinstance(e, kind)), None) if entry else None
        if event is not None:
            return entry, event
        stage.robot.tap(next(e.tap for e in stage.robot.scene if getattr(e, "icon", "") == "left" and e.tap != Back()))


def test_the_sheet_of_who_acted_is_shown_as_it_was_then(replaying):
    """A shape was drawn: its squares are outlined on the sheet of that seat, and later ones are not there yet."""
    stage = replaying()
    entry, event = scrub_to(stage, ShapeDrawn)
    then = squares_of(stage.match.view_at(entry.n, None), entry.seat)
    seen = boards(stage)

    assert {zone: seen[zone].filling.filled for zone in ZONES} == dict(zip(ZONES, then, strict=True))
    assert seen[event.zone].filling.trail == frozenset(event.cells)
    assert sum(bool(board.filling.trail) for board in seen.values()) == 1


def test_a_pick_outlines_nothing(replaying):
    """Nothing was filled by it."""
    stage = replaying()
    scrub_to(stage, CardPicked)

    assert not any(board.filling.trail for board in boards(stage).values())


def test_at_the_start_the_sheets_are_empty(replaying):
    """The first key goes there."""
    stage = replaying()
    stage.robot.tap(Select(0))

    assert len(boards(stage)) == 5
    assert not any(board.filling.filled for board in boards(stage).values())


def test_the_picture_says_whose_sheet_it_is(replaying):
    """The figure of the seat that acted stands in it."""
    stage = replaying()
    entry, _ = scrub_to(stage, ShapeDrawn)
    figure = stage.match.players[entry.seat].figure
    blue = boards(stage)[ZONES[-1]]
    below = [e for e in stage.robot.scene if isinstance(e, SeatMarker) and e.bounds.x == blue.bounds.x]

    assert [marker.figure for marker in below] == [figure]


def test_a_low_panel_turns_over_between_list_and_picture(replaying):
    """First the list; the key shows the picture in its place with the sentence, and the list again."""
    stage = replaying("800x480")
    rows = [e for e in stage.robot.scene if isinstance(e, LogRow)]
    assert rows
    assert not boards(stage)
    stage.robot.tap(TurnOver(True))
    assert len(boards(stage)) == 5
    assert not any(isinstance(e, LogRow) for e in stage.robot.scene)
    stage.robot.tap(TurnOver(False))
    assert [e for e in stage.robot.scene if isinstance(e, LogRow)] == rows


@pytest.mark.parametrize("screen", ["1280x800", "720x1280"])
def test_panels_with_room_show_both(replaying, screen):
    """List and picture stand beside or below each other."""
    stage = replaying(screen)

    assert len(boards(stage)) == 5
    assert any(isinstance(e, LogRow) for e in stage.robot.scene)


def test_a_game_beside_the_box_has_no_picture(rehearsal):
    """Its sheets are of paper: the scores stand there as before, and no key turns over."""
    stage = rehearsal(screen="800x480")
    begin_box(stage, 3)
    stage.ui.open(places.Log())
    stage.robot.settle()

    assert stage.robot.find(TurnOver) is None


# ---------------------------------------------------------------- from the records


@pytest.fixture
def finished(rehearsal):
    """Return a function that finishes a game, lays another one on the table, and opens the finished ones."""

    def opened(way=Way.SCREEN, screen="1280x800"):
        stage = rehearsal(screen=screen)
        if way is Way.SCREEN:
            begin(stage, 2)
            play_to(stage, Phase.OVER)
        else:
            begin_box(stage, 2)
            play_box_to(stage, box_state.Phase.OVER)
        over = stage.match.id
        begin(stage, 3)
        stage.ui.go(RecordsScreen(stage.ui))
        stage.ui.screen.tapped(Show(Tab.FINISHED))
        stage.robot.settle()
        return stage, over

    return opened


@pytest.mark.parametrize("way", list(Way))
def test_a_finished_game_is_looked_at_from_the_records(finished, way):
    """Its log opens, and back leads to the records again."""
    stage, over = finished(way)
    stage.robot.tap(LookBack(over))
    screen = stage.ui.screen
    assert isinstance(screen, LogScreen)
    assert (screen.match.id, screen.match.game.way) == (over, way)
    stage.robot.tap(Back())

    assert isinstance(stage.ui.screen, RecordsScreen)


def test_the_running_game_stays_on_the_table(finished):
    """Looking at another one changes nothing of it, nor which one is last on the table."""
    stage, over = finished()
    running, version = stage.match, stage.match.version
    waiting = stage.ui.table.unfinished()
    stage.robot.tap(LookBack(over))
    scrub_to(stage, ShapeDrawn)
    stage.robot.tap(Back())

    assert stage.match is running
    assert running.version == version
    assert stage.ui.table.unfinished() == waiting


def test_nothing_can_be_taken_back_there(finished):
    """No keys for it, and a held star goes back to the records."""
    stage, over = finished()
    stage.robot.tap(LookBack(over))
    assert stage.robot.find(Undo) is None
    assert stage.robot.find(Redo) is None
    stage.robot.press_button(1.0)

    assert isinstance(stage.ui.screen, RecordsScreen)
    assert len(stage.ui.records.all()) == 1


def test_a_game_that_is_not_known_here_says_why(finished):
    """The record stays; what cannot be shown is told calmly."""
    stage, over = finished()
    stage.ui.table.games = {}
    stage.robot.tap(LookBack(over))

    assert stage.ui.notice.sentence == "It does not fit the rules any more."
    assert isinstance(stage.ui.screen, RecordsScreen)


def test_nothing_is_paused_there_and_help_tells_of_no_moment(finished):
    """That game is over, and the one on the table is not looked at."""
    stage, over = finished()
    stage.robot.tap(LookBack(over))
    stage.robot.press_button(3.2)
    assert isinstance(stage.ui.screen, LogScreen)
    stage.robot.tap(Help())

    assert isinstance(stage.ui.screen, RulesScreen)
    assert stage.ui.screen.match is None
