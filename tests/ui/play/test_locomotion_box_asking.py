"""What pages beside the box decide: whose points, whose roll, which question, which numbers, what is remembered."""

import pytest
from loco_box_table import begin, page, play, playable, said, show

from app.games.game import Seat
from app.games.locomotion.box.game import Act, Done, EndByAgreement, GiveUp, Spend
from app.games.locomotion.course import Variant
from app.ui.kit.parts import Undo
from app.ui.play.locomotion.both.more_setup import Ask
from app.ui.play.locomotion.box.best import Best
from app.ui.play.locomotion.box.enter_page import Placed
from app.ui.play.locomotion.box.move_page import AskWin, Burn
from app.ui.play.locomotion.box.setup import AskMore, AskStarter
from app.ui.play.locomotion.box.solo_page import BoxSoloPage
from app.ui.play.locomotion.look.pip_track import PipKey
from app.ui.screens.choice import Pick
from app.ui.screens.match.roll_page import TypeFace
from app.ui.widgets.die_face import DieFace
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatLook, SeatMarker

STARTED = (6, 2, 1)
"""Rolls for the start: the first seat begins."""


@pytest.fixture
def table(rehearsal):
    """Return a function that begins a game, plays these moves and shows the table."""

    def at(*moves, seats=3, variant=Variant.DIE, **switches):
        stage = rehearsal(screen="800x480")
        begin(stage, seats, variant, **switches)
        play(stage, *moves)
        show(stage)
        return stage

    return at


def shown(stage, kind):
    return [element for element in stage.robot.scene if isinstance(element, kind)]


def words(stage):
    return [each.wordings if isinstance(each.wordings, str) else each.wordings[0] for each in shown(stage, Label)]


# ---------------------------------------------------------------- points and rolls


def test_m31_points_that_were_taken_back_are_not_burnt(table):
    stage = table(*STARTED, 5)
    stage.robot.tap(Burn(Act.COUPLE))
    stage.robot.tap(Undo())
    assert [key.burnt for key in shown(stage, PipKey)] == [None] * 5


def test_m20_a_turn_begins_with_nothing_spent(table):
    """What the turn before spent stays with that turn."""
    stage = table(*STARTED, 3, Spend(Seat(0), Act.COUPLE))
    assert [key.burnt for key in shown(stage, PipKey)] == [Act.COUPLE, None, None]
    play(stage, Spend(Seat(0), Act.STEP, 2), Done(Seat(0)), 4)
    show(stage)
    assert [key.burnt for key in shown(stage, PipKey)] == [None] * 4


def test_m20_every_turn_shows_its_own_roll(table):
    stage = table(*STARTED, 5)
    stage.robot.press()
    stage.robot.tap(TypeFace(3))
    assert [face.face for face in shown(stage, DieFace)] == [3]


def test_m9_after_a_tie_a_face_stands_beside_the_seat_that_rolled_it(table):
    stage = table(2, 5, 5, 4)
    rolled = page(stage)._rolled()
    assert rolled[0] is None
    assert (rolled[1].face, type(rolled[2])) == (4, type(rolled[2]))
    assert not isinstance(rolled[2], DieFace)


def test_m20_of_the_drivers_the_one_who_rolls_is_gold(table):
    looks = [marker.look for marker in shown(table(*STARTED), SeatMarker)]
    assert looks.count(SeatLook.TURN) == 1


# ---------------------------------------------------------------- the question, and the numbers


@pytest.mark.parametrize("either_end", [False, True])
def test_m22_the_question_speaks_of_the_ends_that_count(table, either_end):
    stage = table(*STARTED, 4, either_end=either_end)
    stage.robot.tap(AskWin())
    assert ("in front" in page(stage).asked()[0]) is either_end


def test_m22_after_a_win_that_is_refused_the_run_goes_on(table):
    stage = table(seats=1, variant=Variant.SOLO)
    stage.robot.tap(AskWin())
    stage.robot.press()
    assert said(stage)
    assert isinstance(page(stage), BoxSoloPage)


def test_m29_the_whole_order_is_for_the_winner_who_has_five_points(table):
    stage = table(*STARTED, 4)
    stage.robot.tap(AskWin())
    stage.robot.press()
    assert [intent.wagons for intent in stage.robot.intents(Placed)] == [0, 1, 2, 3]
    assert "5" in words(stage)


def test_m29_the_star_goes_on_until_nobody_is_left(table):
    stage = table(*STARTED, lambda s: EndByAgreement(s.current))
    for says in ("Star: go on", "Star: go on", "Star: count"):
        stage.robot.tap(Placed(1))
        assert page(stage).said()[0] == says
        stage.robot.press()


# ---------------------------------------------------------------- runs


def test_m27_who_gave_up_is_told_to_the_next_and_nobody_is_compared_with_oneself(table):
    stage = table(lambda s: GiveUp(s.current), lambda s: Spend(s.current, Act.STEP), seats=2, variant=Variant.SOLO)
    assert page(stage)._finished() == [0]
    assert "given up" in words(stage)


def test_m26_of_several_runs_the_shortest_is_the_best(table):
    stage = table(seats=1, variant=Variant.SOLO)
    for code, steps in ((9, 12), (8, 20), (7, 30)):
        begin(stage, 1, Variant.SOLO, code=code)
        play(stage, lambda s, n=steps: Spend(s.current, Act.STEP, n), lambda s: Spend(s.current, Act.COUPLE))
        show(stage)
        stage.robot.tap(AskWin())
        stage.robot.press()
    begin(stage, 1, Variant.SOLO, code=8)
    show(stage)
    assert page(stage).best == Best(21, "Anna", is_same=True)
    begin(stage, 1, Variant.SOLO, code=6)
    show(stage)
    assert page(stage).best == Best(13, "Anna", is_same=False)


# ---------------------------------------------------------------- setting up


def opened(stage, seats):
    stage.ui.home()
    stage.ui.go(playable(stage).setup(stage.ui, stage.players(seats)))
    stage.robot.settle()


@pytest.fixture
def limited(rehearsal):
    """Set up a tournament of three players with a limit of rounds."""
    stage = rehearsal(screen="800x480")
    opened(stage, 3)
    stage.robot.tap(AskMore())
    for field in ("rounds", "games"):
        stage.robot.tap(Ask(field))
        stage.robot.tap(Pick(1))
    stage.robot.press()
    return stage


def test_the_row_tells_what_was_answered_under_more(limited):
    row = limited.robot.find(AskMore())
    assert (row.value, row.note) == ("as you chose", "3 games, 8 rounds")


def test_alone_neither_rounds_nor_games_are_kept_or_told(limited):
    limited.robot.press()
    opened(limited, 1)
    assert limited.robot.find(AskMore()).value == "4 wagons"
    limited.robot.press()
    options = limited.match.state.options
    assert (options.rounds, options.games) == (None, 1)


def test_m9_a_starter_who_is_not_there_any_more_is_forgotten(rehearsal):
    stage = rehearsal(screen="800x480")
    opened(stage, 3)
    stage.ui.screen.draft = type(stage.ui.screen.draft)(variant=Variant.SPEED, starter=2)
    stage.robot.press()
    opened(stage, 2)
    assert stage.robot.find(AskStarter()).value == "the device draws"
