"""A roll that is awaited: the face of the real die is touched, or the star lets the screen roll."""

from pathlib import Path

import pytest
from dice_game import DICE, PLAYABLE, Options, Throw, ThrowPage
from msgspec.structs import replace
from scenes_dice import sit_at_dice
from stage_set import Stage

from app.games.game import Rolled, Seat, Setup, Way
from app.table.match.seats import Side
from app.table.match.take_back import NeedsConsent
from app.table.table import Table
from app.ui.kit.parts import Redo, Undo
from app.ui.screens.match.consent import ConsentScreen, Deny
from app.ui.screens.match.log_lines import lines
from app.ui.screens.match.roll_page import RollPage, TypeFace
from app.ui.screens.match.wrong_roll import RightFace, TakeRollBack
from app.ui.stage.playable import offered
from app.ui.widgets.die_face import DieFace
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook


@pytest.fixture
def rolling(rehearsal):
    """Return a function that seats players; the first has taken the die."""

    def at(screen="800x480", **wishes):
        stage = rehearsal(screen=screen)
        stage.likes(motion="less")
        sit_at_dice(stage, **wishes)
        stage.robot.press()
        return stage

    return at


def page(stage):
    return stage.ui.screen.page


def last(stage):
    """Return the last move of the log that stands."""
    return next(entry.move for entry in reversed(stage.match.log) if not entry.taken_back)


# ------------------------------------------------------------ rolling


@pytest.mark.parametrize("screen", ["800x480", "1280x800", "720x1280"])
@pytest.mark.parametrize("faces", [4, 6, 8])
def test_the_die_has_a_key_for_every_face(rolling, screen, faces):
    """None lies on another, and all can be touched."""
    stage = rolling(screen=screen, faces=faces)
    assert isinstance(page(stage), RollPage)
    keys = [element for element in stage.robot.scene if isinstance(element, DieFace)]
    assert [key.tap for key in keys] == [TypeFace(face) for face in range(1, faces + 1)]
    boxes = [key.bounds for key in keys]
    assert min(min(box.w, box.h) for box in boxes) >= 12.0
    assert all(box.inside(stage.shell.easel.frame.stage) for box in boxes)
    assert not [(a, b) for a in boxes for b in boxes if a is not b and a.touches(b)]


@pytest.mark.parametrize("face", range(1, 7))
def test_a_face_that_is_touched_is_the_roll(rolling, face):
    stage = rolling()
    stage.robot.tap(TypeFace(face))
    assert last(stage) == Rolled(face, "typed")
    assert stage.match.state.sums == (face, 0)
    assert isinstance(page(stage), ThrowPage)


@pytest.mark.parametrize("press", ["press", "press_button"])
def test_the_star_lets_the_screen_roll(rolling, press):
    """What the code of the match says, so that it can be played again."""
    stage = rolling()
    luck = stage.match.luck()
    assert stage.ui.screen.star_look is StarLook.ARMED
    getattr(stage.robot, press)()
    assert last(stage) == luck
    assert luck.source == "screen"
    assert stage.match.state.sums == (luck.face, 0)


def test_the_log_tells_where_a_face_came_from(rolling):
    stage = rolling()
    stage.robot.tap(TypeFace(5))
    for _ in range(2):
        stage.robot.press()
    told = [line.text for line in lines(stage.ui, stage.match, PLAYABLE)]
    assert told[1] == "Anna: 5 (typed)"
    assert told[2].startswith("Ben: ")
    assert told[2].endswith(" (screen)")


def test_the_picture_turns_to_whoever_rolls(rolling):
    stage = rolling(sides=(Side.NEAR, Side.FAR))
    stage.robot.tap(TypeFace(3))
    stage.robot.press()
    assert isinstance(page(stage), RollPage)
    assert (page(stage).roll.seat, stage.ui.facing) == (1, Side.FAR)


def test_a_real_die_changes_no_roll_of_the_screen(rehearsal):
    """The second roll of the screen is the second of the code, whatever was typed in between is counted alike."""
    rolls = []
    for typed in (1, 6):
        stage = rehearsal(screen="800x480")
        stage.likes(motion="less")
        sit_at_dice(stage)
        stage.robot.press()
        stage.robot.tap(TypeFace(typed))
        stage.robot.press()
        rolls.append(stage.match.luck())
    assert rolls[0] == rolls[1]


# ------------------------------------------------------------ taking back


@pytest.mark.parametrize("is_long", [False, True])
def test_a_roll_is_taken_back_with_consent(rolling, is_long):
    """The next player's star allows it, also while the one who rolled goes on; then the die is rolled again."""
    stage = rolling(is_long=is_long)
    stage.robot.tap(TypeFace(6))
    assert stage.match.take_back() == NeedsConsent(asked=1, by=0)
    stage.robot.tap(Undo())
    stage.robot.tap(TakeRollBack())
    assert isinstance(stage.ui.screen, ConsentScreen)
    assert stage.match.state.sums == (6, 0)
    stage.robot.press()
    assert stage.match.state.sums == (0, 0)
    assert isinstance(page(stage), RollPage)


def test_who_does_not_allow_it_keeps_the_roll(rolling):
    stage = rolling()
    stage.robot.tap(TypeFace(6))
    stage.robot.tap(Undo())
    stage.robot.tap(TakeRollBack())
    stage.robot.tap(Deny())
    assert stage.match.state.sums == (6, 0)


def test_a_face_that_was_touched_wrongly_is_put_right_without_asking_anybody(rolling):
    """Undo right after it asks which face it was; the log keeps both."""
    stage = rolling(is_long=True)
    stage.robot.tap(TypeFace(6))
    stage.robot.tap(Undo())
    chosen = [key.tap.face for key in stage.robot.scene if isinstance(key, DieFace) and key.is_chosen]
    assert chosen == [6]
    stage.robot.tap(RightFace(3))
    assert stage.match.state.sums == (3, 0)
    assert last(stage) == Rolled(3, "corrected")
    assert [entry.move for entry in stage.match.log if entry.taken_back] == [Rolled(6, "typed")]


def test_the_same_face_and_the_star_leave_the_roll_as_it_is(rolling):
    stage = rolling(is_long=True)
    stage.robot.tap(TypeFace(6))
    before = stage.match.version
    stage.robot.tap(Undo())
    stage.robot.tap(RightFace(6))
    stage.robot.tap(Undo())
    stage.robot.press()
    assert (stage.match.version, last(stage)) == (before, Rolled(6, "typed"))


def test_alone_a_roll_is_taken_back_freely(rolling):
    stage = rolling(seats=1)
    stage.robot.tap(TypeFace(6))
    stage.robot.tap(Undo())
    stage.robot.tap(TakeRollBack())
    assert not isinstance(stage.ui.screen, ConsentScreen)
    assert stage.match.state.sums == (0,)


def test_the_same_roll_comes_back_and_the_screen_rolls_it_again(rolling):
    """Nobody wins anything by taking back."""
    stage = rolling(seats=1)
    stage.robot.press()
    first = last(stage)
    stage.robot.tap(Undo())
    stage.robot.tap(Redo())
    assert last(stage) == first
    stage.robot.tap(Undo())
    while stage.match.awaiting is None:
        stage.robot.press()
    stage.robot.press()
    assert last(stage) == first


def test_before_the_roll_the_die_can_be_put_back(rolling):
    stage = rolling()
    stage.robot.tap(Undo())
    assert isinstance(page(stage), ThrowPage)
    assert stage.match.awaiting is None


# ------------------------------------------------------------ switched off


def test_after_a_power_cut_the_roll_is_still_awaited(tmp_path):
    first = Stage(Path(tmp_path), screen="800x480")
    sit_at_dice(first)
    first.robot.press()
    first.close()

    second = Stage(Path(tmp_path), screen="800x480")
    try:
        second.ui.covers = (*second.ui.covers, offered(PLAYABLE))
        second.ui.table = Table(second.ui.table.store, {("dice", Way.SCREEN): DICE}, second.clock)
        second.ui.home(PLAYABLE.play(second.ui))
        second.robot.settle()
        second.robot.tap(TypeFace(2))
        assert second.match.state.sums == (2, 0)
    finally:
        second.close()


# ------------------------------------------------------------ for a bot


@pytest.mark.parametrize(
    ("level", "plug_in", "said"),
    [
        ("", False, "Roll your die and touch what it shows"),
        ("strong", False, "The screen rolls for Anna"),
        ("", True, "Roll the die, or touch what yours shows"),
        ("strong", True, "Roll the die for Anna"),
    ],
)
def test_nobody_is_told_to_roll_the_die_of_a_bot(rehearsal, level, plug_in, said):
    """Without a die the screen rolls for it; a die on the cable is rolled by somebody else."""
    stage = rehearsal()
    anna, ben = stage.players(2)
    match = stage.ui.table.begin(DICE, (replace(anna, bot=level), ben), Setup(2, Seat(0), Options()), 1)
    match.submit(Throw(Seat(0)))
    if plug_in:
        stage.die.plug_in()
    shown = RollPage(stage.ui, match, lambda _move: True)
    shown.tick(stage.ui.now)
    labels = [element for element in shown.scene(stage.shell.easel.frame) if isinstance(element, Label)]

    assert any(said in label.wordings for label in labels)


@pytest.mark.parametrize(("plug_in", "rolls"), [(True, 0), (False, 1)])
def test_the_screen_rolls_for_a_bot_only_where_no_die_is(rehearsal, plug_in, rolls):
    """A die on the cable is waited for: somebody rolls it."""
    stage, moves = rehearsal(), []
    anna, ben = stage.players(2)
    match = stage.ui.table.begin(DICE, (replace(anna, bot="strong"), ben), Setup(2, Seat(0), Options()), 1)
    match.submit(Throw(Seat(0)))
    if plug_in:
        stage.die.plug_in()
    RollPage(stage.ui, match, moves.append).tick(stage.ui.now + 60.0)

    assert len(moves) == rolls
