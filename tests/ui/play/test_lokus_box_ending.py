"""The end of a game beside the box: the counting as a ceremony, three sets as a chart, ties in words, a rematch."""

import pytest
from lokus_box_table import begin, page, play_to, show, words

from app.games.game import Over
from app.games.lokus.box.moves import CleanUp, RoundDone, Score, SetRolls
from app.games.lokus.box.state import Help, Phase
from app.games.lokus.moves import Next
from app.games.lokus.standing import ROUNDS, SETS
from app.ui.ink.geometry import Rect
from app.ui.play.lokus.both.points_kept import EVEN, PointsShelf
from app.ui.play.lokus.both.result_page import ResultPage
from app.ui.play.lokus.both.set_page import SetPage
from app.ui.play.lokus.look.place_row import PlaceRow
from app.ui.play.lokus.look.set_chart import Course, SetChart, dashes
from app.ui.play.lokus.look.set_count import LOOKED_UP, STACKED, WIPED, SeatCount, SetTable
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.first.records import RecordsScreen
from app.ui.screens.match.end_page import GoHome, Rematch, ShowLog
from app.ui.screens.match.log import LogScreen
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow

MINUS = "\N{MINUS SIGN}"


def play(stage, *sets, cleaned=()):
    """Play light sets by their rolls; `cleaned` are seats that clean up in each set."""
    for number, rolls in enumerate(sets, 1):
        for seat in cleaned:
            stage.match.submit(CleanUp(seat))
        for _ in range(ROUNDS):
            stage.match.submit(RoundDone(0))
        for seat, count in enumerate(rolls):
            stage.match.submit(SetRolls(seat, count))
        stage.match.submit(Score(0))
        if number < len(sets):
            stage.match.submit(Next(0))


@pytest.fixture
def table(rehearsal):
    """Return a function that plays sets by their rolls and shows the table then."""

    def at(*sets, motion="less", cleaned=(), is_over=False, screen="1280x800", **wishes):
        stage = rehearsal(screen=screen)
        stage.likes(motion=motion)
        begin(stage, len(sets[0]), Help.LIGHT, **wishes)
        play(stage, *sets, cleaned=cleaned)
        if is_over:
            stage.match.submit(Next(0))
        show(stage)
        stage.robot.wait(2.0)  # until it could be read
        return stage

    return at


def find(stage, kind):
    return [element for element in stage.robot.scene if isinstance(element, kind)]


# ---------------------------------------------------------------- the ceremony


def test_k15_clean_ups_are_taken_off_visibly(table):
    stage = table((9, 4, 7), cleaned=(0, 1, 1, 1))
    (shown,) = find(stage, SetTable)
    assert [(seat.rolls, seat.brushes, seat.left) for seat in shown.seats] == [(9, 1, 8), (4, 3, 0), (7, 0, 7)]
    assert [seat.points for seat in shown.seats] == [36, 0, 28]


def test_k16_totals_follow_the_points_of_the_set(table):
    stage = table((2, 3), (1, 4))
    (shown,) = find(stage, SetTable)
    assert [(seat.before, seat.points, seat.total) for seat in shown.seats] == [(3, 1, 4), (6, 10, 16)]
    assert [seat.leads for seat in shown.seats] == [True, False]


def test_rolls_are_counted_before_clean_ups_before_points():
    """First the stack, then the brush, then the table, then the total."""
    seat = SeatCount("Anna", "moon", 4, 1, 3, 6, 10)
    said = {}
    for part in (STACKED / 2, STACKED, WIPED, LOOKED_UP, 1.0):
        shown = SetTable(bounds=Rect(0, 0, 120, 60), seats=(seat,), words=("a", "b", "c"), part=part)
        said[part] = (shown._rolls(seat), shown._points(seat), shown._total(seat))
    assert list(said.values()) == [
        ("2", "", ""),
        ("4", "", ""),
        ("3", f"{MINUS}6", ""),
        ("3", f"{MINUS}6", f"{MINUS}16"),
        ("3", f"{MINUS}6", f"{MINUS}16"),
    ]


def test_a_press_while_it_counts_shows_the_end_of_it(table):
    """Nobody has to wait, and nothing is skipped unseen."""
    stage = table((9, 4), motion="full", is_over=False)
    stage.ui.home(stage.ui.screen)
    stage.ui.screen._version = -1  # the page is made anew, as after a move
    assert page(stage).is_moving(stage.ui.now)
    page(stage).pressed()
    assert not page(stage).is_moving(stage.ui.now)
    assert isinstance(page(stage), SetPage)


def test_an_even_set_leads_nobody(table):
    stage = table((5, 5, 5))
    assert f"All are equally close to zero: {MINUS}15" in words(stage)


# ---------------------------------------------------------------- the result


def test_k18_the_one_closest_to_zero_wins(table):
    stage = table((9, 4), (9, 4), (9, 4), is_over=True)
    assert "Ben wins!" in words(stage)
    rows = find(stage, PlaceRow)
    assert [(row.place, row.name, row.points) for row in rows] == [(1, "Ben", f"{MINUS}30"), (2, "Anna", f"{MINUS}135")]


def test_k18_a_tie_is_a_shared_win(table):
    stage = table((5, 5, 9), (5, 5, 9), (5, 5, 9), is_over=True)
    assert "Anna and Ben share the win" in words(stage)
    assert [row.place for row in find(stage, PlaceRow)] == [1, 1, 3]


def test_k18_with_the_switch_the_rolls_of_set_three_decide_and_it_is_said(table):
    stage = table((2, 1), (0, 0), (1, 2), is_over=True, tie_rolls=True)
    assert "Anna wins by fewer rolls in set 3" in words(stage)


def test_k18_rolls_decide_only_between_equal_points(table):
    """Ben had no roll at all in set three, but one point more."""
    stage = table((0, 1), (0, 1), (1, 0), is_over=True, tie_rolls=True)
    assert "Anna wins!" in words(stage)
    assert [(row.place, row.name) for row in find(stage, PlaceRow)] == [(1, "Anna"), (2, "Ben")]


def test_k18_two_in_the_lead_are_not_all(table):
    stage = table((5, 5, 9))
    assert f"In the lead, closest to zero: Anna and Ben with {MINUS}15" in words(stage)


def test_who_leads_is_lit_only_when_all_is_counted(table):
    seat = SeatCount("Anna", "moon", 4, 1, 3, 6, 10, leads=True)
    for part, is_lit in ((LOOKED_UP, False), (1.0, True)):
        shown = SetTable(bounds=Rect(0, 0, 120, 60), seats=(seat,), words=("a", "b", "c"), part=part)
        assert shown._is_lit(seat) is is_lit


def test_the_chart_is_as_deep_as_the_worst_total():
    """It stands on the lowest of three guides, not in the middle of them."""
    courses = (Course("moon", (1, 2, 3)),)
    assert SetChart(bounds=Rect(0, 0, 90, 60), courses=courses, words=("a", "b", "c"))._step() == 1


def test_the_chart_has_three_sets_and_zero_on_top(table):
    stage = table((9, 4), (1, 1), (2, 3), is_over=True)
    (chart,) = find(stage, SetChart)
    assert chart.courses == (Course("moon", (45, 46, 49)), Course("leaf", (10, 11, 17), is_best=True))
    assert chart.words == ("set 1", "set 2", "set 3")
    assert len(chart.words) == SETS


@pytest.mark.parametrize(("on", "off", "pieces"), [(1.0, 0.0, 1), (2.0, 2.0, 5)])
def test_a_dashed_line_ends_where_it_ends(on, off, pieces):
    cut = dashes(Rect(0, 0, 0, 0).centre, Rect(20, 0, 0, 0).centre, on, off)
    assert len(cut) == pieces
    assert max(end.x for _, end in cut) <= 20


def test_a_rematch_begins_with_the_first_set(table):
    stage = table((9, 4), (9, 4), (9, 4), is_over=True)
    first = stage.match.id
    stage.robot.tap(Rematch())
    assert stage.match.id != first
    assert (stage.match.state.set, stage.match.state.round) == (1, 1)


def test_k16_a_rematch_is_played_with_the_table_as_it_is_kept_now(table):
    stage = table((9, 4), (9, 4), (9, 4), is_over=True)
    PointsShelf(stage.ui.table.store).keep(EVEN)
    totals = stage.match.score().totals
    assert totals == (135, 30)
    stage.robot.tap(Rematch())
    assert stage.match.state.table == EVEN


def test_the_result_opens_the_log_and_leads_home(table):
    stage = table((9, 4), (9, 4), (9, 4), is_over=True)
    stage.robot.tap(ShowLog())
    assert isinstance(stage.ui.screen, LogScreen)
    stage.ui.back()
    stage.robot.settle()
    stage.robot.tap(GoHome())
    assert isinstance(stage.ui.screen, HomeScreen)
    assert stage.ui.table.match is None


def test_a_whole_refereed_game_ends_with_a_result(rehearsal):
    stage = rehearsal(screen="720x1280", lang="nl")
    begin(stage, 5, Help.REFEREE)
    play_to(stage, lambda state: state.phase is Phase.OVER)
    show(stage)
    assert isinstance(page(stage), ResultPage)
    assert isinstance(stage.match.turn, Over)


def test_log_and_records_write_minus_points_below_zero(table):
    stage = table((2, 3), (1, 4), (2, 2), is_over=True)
    totals = {MINUS + str(total) for total in stage.match.game.score(stage.match.state).totals}
    stage.robot.tap(ShowLog())
    stage.robot.settle()
    said = {label.wordings for label in find(stage, Label) if isinstance(label.wordings, str)}
    assert totals <= said
    stage.ui.table.leave()
    stage.ui.home(RecordsScreen(stage.ui))
    stage.robot.settle()
    assert {row.value for row in find(stage, ListRow)} & totals
