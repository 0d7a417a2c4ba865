"""The first game: it is learnt by touching what is ringed, and the table never hears of it."""

import pytest
from locus_at_table import begin, next_move
from msgspec.structs import replace

from app.games.game import Over, Way
from app.games.locus.screen.moves import BonusTriggered, CoinGained, DoublePlaced, LeftoverDrawn, ShapeDrawn
from app.games.locus.zones import Zone
from app.ui.kit.parts import Back
from app.ui.play.locus.screen.lesson import act
from app.ui.play.locus.screen.turn_intents import Aim, PickCard, Turn
from app.ui.play.locus.words.lesson import LESSON_WORDS
from app.ui.screens.choice import ChoiceScreen, Pick
from app.ui.screens.first.home import Choose, HomeScreen
from app.ui.screens.first.seats import SeatsScreen
from app.ui.screens.match.lesson import LessonScreen, Restart
from app.ui.screens.match.lesson_steps import Go, Press
from app.ui.stage.playable import games_of
from app.ui.widgets.ring import Ring
from app.ui.widgets.star import StarLook
from app.ui.words.language import Language

PANELS = ("800x480", "1280x800", "720x1280")


@pytest.fixture
def learning(rehearsal):
    """Return a function that opens the first game of Locus, and goes to a step of it by its own acts."""

    def opened(step=0, act=0, **wishes):
        stage = rehearsal(**wishes)
        playable = stage.playable("locus", Way.SCREEN)
        stage.ui.go(playable.lesson(stage.ui))
        stage.robot.settle()
        while (stage.ui.screen.step, stage.ui.screen.act) < (step, act):
            do(stage)
        return stage

    return opened


def do(stage):
    """Do what is asked for: touch what has the ring, or press the star."""
    wanted = stage.ui.screen.wanted
    if isinstance(wanted, Go | Press):
        stage.robot.press()
    else:
        stage.robot.tap(wanted)


def events(stage):
    """Return everything that happened in the match of the lesson."""
    return [event for entry in stage.ui.screen.match.log for event in entry.events]


@pytest.mark.parametrize("screen", PANELS)
def test_the_whole_of_it_is_played_by_touch_and_star(rehearsal, screen):
    """From the tile of the game to the end, and on to a game of one's own; nothing is kept."""
    stage = rehearsal(screen=screen)
    stage.robot.settle()
    tile = next(n for n, ways in enumerate(games_of(stage.ui)) if ways[0].name == "locus")
    stage.robot.tap(Choose(tile))
    assert isinstance(stage.ui.screen, ChoiceScreen)
    stage.robot.tap(Pick(2))
    lesson = stage.ui.screen
    while stage.ui.screen is lesson:
        do(stage)

    assert isinstance(lesson.match.turn, Over)
    assert isinstance(stage.ui.screen, SeatsScreen)
    assert (stage.ui.table.match, stage.ui.table.unfinished(), stage.ui.records.all()) == (None, (), ())


def test_the_learner_wins_a_coin_a_double_a_chain_and_the_leftover(learning):
    """The deal was chosen for it."""
    stage = learning(step=11)
    mine = [event for event in events(stage) if event_seat(event) == 0]
    kinds = {type(event) for event in mine}

    assert {CoinGained, DoublePlaced, LeftoverDrawn} <= kinds
    assert max(event.depth for event in mine if isinstance(event, BonusTriggered)) == 3


def event_seat(event):
    """Return the seat an event is about."""
    return getattr(event, "seat", None)


def test_the_running_game_stays_as_it_is(learning, rehearsal):
    """A game lies on the table: the lesson is played beside it and leaves it there, to be played on."""
    stage = rehearsal()
    begin(stage, 3)
    running, version = stage.match, stage.match.version
    entries = stage.ui.table.store.entries(running.id)
    stage.ui.go(stage.playable("locus", Way.SCREEN).lesson(stage.ui))
    stage.robot.settle()
    for _ in range(9):
        do(stage)
    stage.robot.tap(Back())

    assert stage.match is running
    assert running.version == version
    assert stage.ui.table.store.entries(running.id) == entries
    assert isinstance(stage.ui.screen, HomeScreen)
    assert running.submit(next_move(running.state))


def test_a_ring_lies_round_what_is_asked_for(learning):
    """The card that is to be taken has it, and nothing else."""
    stage = learning(step=1)
    (ring,) = (element for element in stage.robot.scene if isinstance(element, Ring))
    card = stage.robot.find(stage.ui.screen.wanted)

    assert card.bounds.inside(ring.bounds)
    assert ring.bounds.w < card.bounds.w + 3


def test_l14_what_is_said_of_bold_squares_is_so(learning):
    """The first touch is asked for beside a bold square; turned and moved, the shape covers one."""
    stage = learning(step=2)
    field = stage.ui.screen.match.state.sheet.field(Zone.YELLOW)
    column, row = stage.ui.screen.wanted.cell
    beside = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
    while stage.ui.screen.step < 5:
        do(stage)
    drawn = next(event for event in events(stage) if isinstance(event, ShapeDrawn))

    assert (column, row) not in field.bold
    assert beside & set(field.bold)
    assert set(drawn.cells) & set(field.bold)


def test_another_card_waits_with_a_gentle_word(learning):
    """Nothing is played; the sentence stays and a remark stands above it."""
    stage = learning(step=1)
    screen = stage.ui.screen
    other = next(tap for tap in stage.robot.intents(PickCard) if tap != screen.wanted)
    version = screen.match.version
    stage.robot.tap(other)

    assert screen.said.sentence == "First do this:"
    assert (screen.step, screen.match.version) == (1, version)


def test_the_star_waits_too(learning):
    """Before the shape was turned the star draws nothing, though it may lie there."""
    stage = learning(step=3)
    screen = stage.ui.screen
    assert screen.star_look is StarLook.NOT_YET
    stage.robot.press()

    assert (screen.step, screen.act) == (3, 0)
    assert screen.said is not None


def test_a_remark_goes_with_the_next_act(learning):
    """What was said is not said for ever."""
    stage = learning(step=3)
    stage.robot.press()
    stage.robot.tap(Turn())

    assert stage.ui.screen.said is None


def test_the_chain_is_told_above_the_sentence(learning):
    """No notice lies over what is to be read."""
    stage = learning(step=6)

    assert stage.ui.notice is None
    assert stage.ui.screen.said.sentence == "Chain of 2!"


def test_a_held_star_goes_one_act_back(learning):
    """The square was touched; now it is to be touched again."""
    stage = learning(step=3)
    screen = stage.ui.screen
    stage.robot.press_button(1.0)

    assert (screen.step, screen.act) == (2, 0)
    assert isinstance(screen.wanted, Aim)
    do(stage)
    assert (screen.step, screen.act) == (3, 0)


def test_going_back_undoes_what_others_played(learning):
    """The other seat played after the turn; one act back, and it has not."""
    stage = learning(step=8)
    screen = stage.ui.screen
    stage.robot.press_button(1.0)

    assert screen.step == 7
    assert screen.match.state.current == 0
    do(stage)
    assert screen.step == 8


def test_it_can_begin_again(learning):
    """From the middle back to the first sentence."""
    stage = learning(step=4)
    stage.robot.tap(Restart())
    screen = stage.ui.screen

    assert (screen.step, screen.act) == (0, 0)
    assert screen.match.state.takes == (None, None)


def test_it_can_be_left_at_any_time(learning):
    """The back key closes it."""
    stage = learning(step=4)
    stage.robot.tap(Back())

    assert not isinstance(stage.ui.screen, LessonScreen)


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_sentence_is_short(lang):
    """At most 25 words; in practice two lines on a small panel."""
    words = [Language(lang).t(text) for text in LESSON_WORDS.values()]

    assert max(len(text.split()) for text in words) <= 25


def test_an_act_that_is_none_is_quoted():
    """Whoever writes a lesson reads what is wrong with it."""
    with pytest.raises(ValueError, match="'jump' is nothing that a learner does"):
        act("jump")


def test_a_silent_table_stays_silent_when_one_goes_back(learning):
    """What is done again to get there makes no sound either."""
    stage = learning(step=3)
    stage.ui.prefer(replace(stage.ui.preferences, is_muted=True))
    stage.robot.press_button(1.0)

    assert stage.ui.screen.step == 2
    assert stage.ui.sound.is_muted


def test_it_begins_again_without_a_remark(learning):
    stage = learning(step=3)
    stage.robot.press()
    assert stage.ui.screen.said is not None
    stage.robot.tap(Restart())

    assert stage.ui.screen.said is None
