"""The end of the whole game: zones are read aloud by the star, then the result, a rematch, and the ghost alone."""

import pytest
from whole_table import begin, page, play, play_out, purse, show, words

from app.games.locus.screen.state import Phase
from app.ui.play.locus.both.result_page import ResultPage
from app.ui.play.locus.look.board import Board
from app.ui.play.locus.screen.ceremony_page import CeremonyPage, ReadNext
from app.ui.play.locus.screen.turn_intents import PickCard
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.match.end_page import GoHome, Rematch, ShowLog
from app.ui.screens.match.log import LogScreen
from app.ui.stage.sound import Cue
from app.ui.widgets.score_table import ScoreTable
from app.ui.widgets.seat_marker import SeatMarker

BLOCK = "draw red a1 b1 c1 b2"  # block A, with a T4: six points and a coin
NOTHING = "draw red c2 d2 e2 d1"
ALONE = {"count": 3, "deal": "red T4", "coins": 0}  # one reveal, no coins, no windows


@pytest.fixture
def ended(table):
    """Return a function that plays a game out and shows its end."""

    def at(*lines, **wishes):
        stage = table(*lines, **wishes)
        play_out(stage)
        show(stage)
        return stage

    return at


@pytest.fixture
def two(ended):
    """Return a game of two in which Ben has block A of red and Anna nothing."""
    return ended("pick", NOTHING, "done", "pick", BLOCK, "done", seats=2, deal="red T4")


def rows(stage):
    """Return the zones of the score table that are open."""
    (table,) = (element for element in stage.robot.scene if isinstance(element, ScoreTable))
    return [row.points[0] is not None for row in table.rows]


def read_next(stage):
    stage.robot.tap(ReadNext())
    return page(stage).read


# ------------------------------------------------------------ the ceremony


def test_the_star_opens_row_by_row_and_the_grey_one_last(two):
    opened = []
    while isinstance(page(two), CeremonyPage):
        opened.append(rows(two))
        two.robot.press()
    assert opened == [[True] * n + [False] * (6 - n) for n in range(1, 6)]
    assert isinstance(page(two), ResultPage)
    assert rows(two) == [True] * 6


def test_the_button_reads_as_well_as_the_screen(two):
    for _ in range(5):
        assert isinstance(page(two), CeremonyPage)
        two.robot.press_button()
    assert isinstance(page(two), ResultPage)


def test_the_best_sheet_of_a_zone_is_read_first_and_the_others_on_touch(two):
    for _ in range(2):
        two.robot.press()
    assert page(two).zone.value == "red"
    assert page(two).read == 1
    assert [read_next(two), read_next(two)] == [0, 1]


def test_what_is_read_lies_on_the_board(two):
    for _ in range(2):
        two.robot.press()
    (board,) = (element for element in two.shell.easel.scene if isinstance(element, Board))
    assert board.filling.filled == {(0, 0), (1, 0), (2, 0), (1, 1)}
    markers = [element.figure for element in two.shell.easel.scene if isinstance(element, SeatMarker)]
    assert two.match.players[1].figure in markers


def board_of(stage):
    (table,) = (element for element in stage.robot.scene if isinstance(element, ScoreTable))
    return table


def test_the_table_marks_the_zone_and_the_sheet_that_are_read(two):
    for _ in range(2):
        two.robot.press()
    assert (board_of(two).row, board_of(two).column) == (2, 1)
    two.robot.tap(ReadNext())
    assert (board_of(two).row, board_of(two).column) == (2, 0)


def test_every_zone_begins_with_its_own_best_sheet(two):
    """Ben is read in red; in green nobody has a point, and the first seat is read."""
    for _ in range(2):
        two.robot.press()
    assert page(two).read == 1
    two.robot.press()
    assert (page(two).zone.value, page(two).read) == ("green", 0)


def test_the_total_grows_with_the_rows(two):
    """Red is the third: before it nobody has a point."""
    sums = []
    while isinstance(page(two), CeremonyPage):
        (table,) = (element for element in two.shell.easel.scene if isinstance(element, ScoreTable))
        sums.append(table.total.points)
        two.robot.press()
    assert sums == [(0, 0), (0, 0), (0, 6), (0, 6), (0, 6)]


def test_the_last_done_opens_the_ceremony(table):
    stage = table("pick", NOTHING, **ALONE)
    stage.robot.press()
    assert stage.match.state.phase is Phase.OVER
    assert isinstance(page(stage), CeremonyPage)


# ------------------------------------------------------------ the result


@pytest.fixture
def result(two):
    """Return the game of two at its result."""
    for _ in range(5):
        two.robot.press()
    return two


def test_the_winner_is_named_and_heard(result):
    assert "Ben wins!" in words(result)
    assert (Cue.WIN, result.match.players[1].figure) in result.ui.sound.heard


def test_a_tie_is_shared(ended):
    stage = ended(seats=2)
    for _ in range(5):
        stage.robot.press()
    assert "Anna and Ben share the win" in words(stage)


def test_the_key_plays_again_and_the_next_seat_begins(result):
    before = result.match
    result.robot.tap(Rematch())
    assert result.match is not before
    assert (result.match.players, result.match.setup.first) == (before.players, 1)
    assert result.match.acting == (1,)
    assert result.robot.find(PickCard) is not None


def test_the_same_cards_again_deal_the_same_market(ended):
    """By the same code, with the same seat first; anew they are other cards."""
    stage = ended(count=9, deal="house")
    first = next(entry.events[-1].cards for entry in stage.match.log if entry.events)
    for _ in range(5):
        stage.robot.press()
    before = stage.match
    stage.robot.tap(Rematch(is_same=True))
    assert (stage.match.code, stage.match.setup) == (before.code, before.setup)
    assert stage.match.id != before.id
    assert stage.match.state.open == first
    assert purse(stage) == 1


def test_the_result_leads_to_the_log_and_home(result):
    result.robot.tap(ShowLog())
    assert isinstance(result.ui.screen, LogScreen)
    result.ui.back()
    result.robot.settle()
    assert isinstance(page(result), ResultPage)
    result.robot.tap(GoHome())
    assert isinstance(result.ui.screen, HomeScreen)
    assert result.ui.table.match is None


def test_alone_the_end_is_taken_back_without_asking(table):
    """The turn is there again."""
    stage = table("pick", NOTHING, **ALONE)
    stage.robot.press()
    stage.robot.press(1.0)
    assert stage.match.state.phase is Phase.RESOLVING
    stage.robot.press()
    assert isinstance(page(stage), CeremonyPage)


# ------------------------------------------------------------ the ghost, alone


def again(stage, *lines, deal="red T4", chains=True):
    """Play one more game alone to the moment after these lines."""
    begin(stage, **{**ALONE, "deal": deal}, chains=chains)
    play(stage, *lines)
    show(stage)


def to_result(stage):
    for _ in range(5):
        stage.robot.press()
    return words(stage)


def test_the_first_game_alone_has_no_ghost(table):
    stage = table(**ALONE)
    assert page(stage).ghost_words() == ""
    assert not any("best" in each for each in words(stage))


def test_the_best_game_so_far_is_told_at_each_card(ended):
    """It had block A, six points, after the first card."""
    stage = ended("pick", BLOCK, "done", **ALONE)
    again(stage)
    assert "now 0, your best had 6" in words(stage)


def test_the_ghost_is_the_best_and_not_the_last(ended):
    stage = ended("pick", BLOCK, "done", **ALONE)
    again(stage, "pick", NOTHING, "done")
    again(stage)
    assert "now 0, your best had 6" in words(stage)


def test_games_of_two_are_no_ghosts(two):
    again(two)
    assert page(two).ghost_words() == ""


def test_a_better_game_is_your_best(ended):
    stage = ended("pick", NOTHING, "done", **ALONE)
    assert "Anna: 0 points" in to_result(stage)
    again(stage, "pick", BLOCK, "done")
    assert "6 points: your best!" in to_result(stage)


def test_a_game_that_is_not_better_names_the_best(ended):
    stage = ended("pick", BLOCK, "done", **ALONE)
    again(stage, "pick", NOTHING, "done")
    assert "0 points, best 6" in to_result(stage)


def test_a_game_as_good_as_the_best_is_no_new_best(ended):
    stage = ended("pick", BLOCK, "done", **ALONE)
    again(stage, "pick", BLOCK, "done")
    assert "6 points, best 6" in to_result(stage)


def test_a_game_by_other_rules_is_no_ghost(ended):
    """Chains make other totals."""
    stage = ended("pick", BLOCK, "done", **ALONE)
    again(stage, chains=False)
    assert page(stage).ghost_words() == ""
