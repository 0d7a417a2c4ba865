"""The log: what it says, what it lets one look at, and taking back from it."""

import pytest
from locus_at_table import begin, next_move, play_to

from app.games.game import Seat
from app.games.locus.box.moves import EnterTotal
from app.games.locus.box.state import Phase
from app.games.locus.zones import Zone
from app.ui.kit.parts import Back, Redo, Undo
from app.ui.screens.match.log import LogScreen, Select
from app.ui.screens.match.log_lines import clock_words
from app.ui.screens.match.pause import PauseScreen
from app.ui.stage import places
from app.ui.widgets.element import Look
from app.ui.widgets.label import Label
from app.ui.widgets.log_row import LogRow

SYNCED = 1_796_000_000.0


@pytest.fixture
def logged(rehearsal):
    """Return a function that plays a match to a phase and opens its log."""

    def opened(phase=Phase.PICKING, until=lambda state: state.reveal == 3, **wishes):
        stage = rehearsal()
        stage.clock.set_wall(SYNCED)
        begin(stage, 3, **wishes)
        play_to(stage, phase, until)
        stage.ui.home(stage.playable().play(stage.ui))
        stage.robot.settle()
        stage.ui.open(places.Log())
        stage.robot.settle()
        return stage

    return opened


def rows(stage):
    """Return the rows of the page, oldest first."""
    return [element for element in stage.robot.scene if isinstance(element, LogRow)]


def labels(stage):
    """Return every word on the screen outside the rows."""
    return [element.wordings for element in stage.robot.scene if isinstance(element, Label)]


def test_it_opens_at_the_newest_line(logged):
    """What just happened is at the foot of the list and chosen."""
    stage = logged()

    assert stage.ui.screen._lines()[-1].text == rows(stage)[-1].sentence
    assert Look.CHOSEN is rows(stage)[-1].look


def test_the_first_key_goes_to_the_start(logged):
    """From the start all keys towards it are off and the list begins with the beginning."""
    stage = logged()
    stage.robot.tap(Select(0))

    assert rows(stage)[0].sentence == "The game began"


def test_paging_up_and_down_shows_every_line_once(logged):
    """No line is lost between two pages."""
    stage = logged(Phase.SCORING, lambda _state: True)
    everything = len(stage.ui.screen._lines())
    seen = {row.tap.line for row in rows(stage)}
    while True:
        up = next(e.tap for e in stage.robot.scene if getattr(e, "icon", "") == "up")
        if up.line in seen:
            break
        stage.robot.tap(up)
        seen |= {row.tap.line for row in rows(stage)}

    headings = sum(line.is_heading for line in stage.ui.screen._lines())
    assert everything - headings == len(seen)


def test_lines_stand_under_their_round(logged):
    """The moment looked at names the round it belongs to."""
    stage = logged()

    assert "Round 3 of 5" in labels(stage)


def test_the_time_on_the_wall_stands_beside_a_line(logged):
    """Where the clock is set, the log says when."""
    stage = logged()

    assert rows(stage)[-1].time == clock_words(stage.match.log[-1].at_wall)


def test_an_earlier_moment_shows_the_scores_of_then(logged):
    """Scrubbing back takes the totals back too."""
    stage = logged(Phase.SCORING, lambda state: state.entries[1][1] is not None, has_scales=False)
    totals = stage.match.score().totals
    first = next(e for e in stage.match.log if isinstance(e.move, EnterTotal))
    line = next(i for i, each in enumerate(stage.ui.screen._lines()) if each.n == first.n)
    now = labels(stage)
    stage.robot.tap(Select(0))
    at_start = labels(stage)
    stage.ui.screen.tapped(Select(line))
    stage.ui.redraw()
    stage.robot.settle()

    assert str(totals[0]) in now
    assert "no scores yet" in at_start
    assert str(first.move.points) in labels(stage)


def test_undo_strikes_the_line_and_redo_brings_it_back(logged):
    """What was taken back stays readable."""
    stage = logged()
    stage.match.submit(next_move(stage.match.state))
    stage.ui.screen.chosen = len(stage.ui.screen._lines()) - 1
    stage.ui.redraw()
    stage.robot.settle()
    stage.robot.tap(Undo())
    struck = rows(stage)[-1].note
    stage.robot.tap(Redo())

    assert struck == ("taken back",)
    assert rows(stage)[-1].note == ()


def test_a_line_taken_back_with_consent_names_who_allowed_it(logged):
    """The other player's yes is part of the story."""
    stage = logged(Phase.PICKING, lambda state: state.current != state.holder)
    asked = stage.match.take_back().asked
    stage.robot.tap(Undo())
    stage.robot.press()
    stage.robot.settle()
    name = stage.match.players[asked].name

    assert any(f"taken back, allowed by {name}" in row.note for row in rows(stage))


def test_nothing_to_bring_back_is_said_calmly(logged):
    """The key is off but answers."""
    stage = logged()
    stage.robot.tap(Redo())

    assert stage.ui.notice.sentence == "There is nothing to bring back."


def test_a_correction_is_marked_in_words(logged):
    """A number put right shows both numbers."""
    stage = logged(Phase.SCORING, lambda state: state.entries[1][1] is not None, has_scales=False)
    was = stage.match.state.entries[0][0].points
    stage.match.submit(EnterTotal(Seat(0), Zone.YELLOW, 99))
    stage.ui.screen.chosen = len(stage.ui.screen._lines()) - 1
    stage.ui.redraw()
    stage.robot.settle()

    assert rows(stage)[-1].sentence == f"Correction: Anna, yellow 99, not {was}"


def test_back_closes_it_and_a_long_hold_pauses(logged):
    """The log is no dead end."""
    stage = logged()
    stage.robot.press_button(3.2)
    paused = stage.ui.screen
    stage.robot.press()
    stage.ui.open(places.Log())
    stage.robot.settle()
    stage.robot.tap(Back())

    assert isinstance(paused, PauseScreen)
    assert not isinstance(stage.ui.screen, LogScreen)


def key_to(stage, icon):
    """Return where the key with this icon leads."""
    return next(element.tap for element in stage.robot.scene if getattr(element, "icon", "") == icon)


def test_a_page_up_looks_at_the_line_just_before(logged):
    """Reading goes on where it was, upwards; nothing between is passed over."""
    stage = logged(Phase.SCORING, lambda _state: True)
    first, lines = rows(stage)[0].tap.line, stage.ui.screen._lines()
    stage.robot.tap(key_to(stage, "up"))

    assert stage.ui.screen.chosen == max(at for at in range(first) if not lines[at].is_heading)


def test_every_moment_names_its_own_round(logged):
    stage = logged(Phase.SCORING, lambda _state: True)
    shown = stage.ui.screen._lines()
    heads = [at for at, line in enumerate(shown) if line.is_heading]
    for head in heads[:3]:
        stage.ui.screen.tapped(Select(head + 1))
        stage.ui.redraw()
        stage.robot.settle()
        small = [each for each in labels(stage) if each in {shown[at].text for at in heads}]
        assert small[-1] == shown[head].text


def test_only_the_moment_that_is_read_is_marked(logged):
    stage = logged(Phase.SCORING, lambda _state: True)
    stage.robot.tap(Select(0))

    assert len(rows(stage)) > 1
    assert [row.tap.line for row in rows(stage) if row.look is Look.CHOSEN] == [0]


def foot_of_rows_and_headings(stage):
    """Return how low the last row of the page lies, and how low its last heading, which stands above the rows."""
    heads = {line.text for line in stage.ui.screen._lines() if line.is_heading}
    left = rows(stage)[0].bounds.x
    found = [e for e in stage.robot.scene if isinstance(e, Label) and e.wordings in heads]
    lows = [label.bounds.y for label in found if abs(label.bounds.x - left) < 2.0]
    return max(row.bounds.y for row in rows(stage)), max(lows, default=0.0)


def test_no_heading_stands_alone_at_the_foot_of_a_page(logged):
    """However long the log is: on every page a line follows the heading."""
    stage = logged(Phase.PICKING, lambda state: state.reveal == 4)
    for _ in range(4):
        stage.robot.tap(key_to(stage, "last"))
        top = None
        while top != rows(stage)[0].tap:
            top = rows(stage)[0].tap
            row, heading = foot_of_rows_and_headings(stage)
            assert heading < row
            stage.robot.tap(key_to(stage, "up"))
        stage.match.submit(next_move(stage.match.state))
        stage.ui.redraw()
        stage.robot.settle()


def test_while_the_log_of_a_game_is_read_the_panel_stays_lit(logged):
    stage = logged()
    stage.clock.turn(700.0)
    stage.robot.settle()

    assert stage.shell.window.dark < 1.0


def test_a_clock_that_nobody_set_tells_no_time(rehearsal):
    stage = rehearsal()
    begin(stage)
    stage.ui.open(places.Log())
    stage.robot.settle()

    assert not stage.match.header.is_synced
    assert [row.time for row in rows(stage)] == [""] * len(rows(stage))
