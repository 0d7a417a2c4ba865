"""Bots at the table: they play by themselves and can be followed; people keep the picture, the undo and the pace."""

from itertools import pairwise
from pathlib import Path

import pytest
from rival_table import BEAT, TURN, SlowThinker, moves, offer, simple, sit, turn, watched
from stage_set import Stage

from app.table.match.seats import Side
from app.ui.play.locus.screen.turn_intents import AskHint, PickCard, PutDown, Spend
from app.ui.play.locus.screen.turn_page import TurnPage
from app.ui.play.locus.screen.watch_page import WatchPage
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.pause import PauseScreen
from app.ui.stage import places
from app.ui.stage.rival import STEP
from app.ui.widgets.star import StarLook


@pytest.fixture
def table(rehearsal):
    """Return a function that seats people and bots and shows the table."""

    def at(*levels, thinker=None, **wishes):
        stage = rehearsal(screen="800x480")
        stage.likes(motion="less")
        if thinker is not None:
            stage.ui.thinker = thinker
        sit(stage, *levels, **wishes)
        return stage

    return at


# ------------------------------------------------------------ playing


def test_a_bot_plays_its_whole_turn_by_itself(table):
    stage = table("", "easy")
    turn(stage)
    watched(stage, 3.0)
    assert moves(stage)[3:] == [(1, name) for name in TURN]
    assert stage.match.acting == (0,)


def test_every_thought_has_its_own_luck(table):
    """Else a bot would misjudge the same way in every turn of a game."""
    lucks = []

    def noted(view, seat, level, luck):
        lucks.append(luck)
        return simple(view, seat, level, luck)

    stage = table("", "easy", "easy", advise=noted)
    turn(stage)
    watched(stage, 6.0)
    assert len(lucks) > 1
    assert len(set(lucks)) == len(lucks)


def test_no_step_comes_sooner_than_it_can_be_seen(table):
    """Nor does the first, after the player's own."""
    stage = table("", "easy")
    turn(stage)
    began = stage.clock.now()
    changed = [began, *watched(stage, 4.0)]
    steps = [after - before for before, after in pairwise(changed)]
    assert len(steps) == 3
    assert min(steps) >= STEP - 1e-9
    assert max(steps) <= STEP + 2 * BEAT


def test_two_bots_play_one_after_the_other(table):
    stage = table("", "easy", "middle")
    turn(stage)
    changed = watched(stage, 6.0)
    assert moves(stage)[3:] == [(seat, name) for seat in (1, 2) for name in TURN]
    assert min(b - a for a, b in pairwise(changed)) >= STEP - 1e-9


def test_each_bot_is_asked_at_its_level_from_its_own_view(table):
    asked = []

    def noted(view, seat, level, luck):
        asked.append((seat, level, view.current))
        return simple(view, seat, level, luck)

    stage = table("", "easy", "strong", advise=noted)
    turn(stage)
    watched(stage, 6.0)
    assert asked[:2] == [(1, "easy", 1), (2, "strong", 2)]


def test_a_real_bot_plays_a_legal_turn(table):
    stage = table("", "easy", advise=None)
    turn(stage)
    watched(stage, 8.0)
    assert moves(stage)[3] == (1, "Pick")
    assert (1, "Done") in moves(stage)


def test_the_picture_stays_where_people_read_it(table):
    """Also while bots of all sides play; it turns to the next person."""
    sides = (Side.LEFT, Side.FAR, Side.NEAR, Side.RIGHT)
    stage = table("", "easy", "easy", "", sides=sides)
    assert stage.ui.facing is Side.LEFT
    turn(stage)
    seen = []
    while stage.match.acting != (3,):
        seen.append(stage.ui.facing)
        watched(stage, 0.1)
    assert set(seen) == {Side.LEFT}
    assert stage.ui.facing is Side.RIGHT


def test_a_turn_of_a_bot_is_watched_and_a_turn_of_a_person_played(table):
    stage = table("", "easy")
    assert type(stage.ui.screen.page) is TurnPage
    turn(stage)
    assert type(stage.ui.screen.page) is WatchPage


# ------------------------------------------------------------ people meanwhile


def test_touches_and_the_star_do_nothing_in_its_turn(table):
    stage = table("", "easy", thinker=SlowThinker())
    places = [e.target.centre for e in stage.robot.scene if type(e.tap).__name__ in ("PickCard", "Spend", "AskHint")]
    turn(stage)
    stage.robot.settle()
    before = stage.match.version
    assert len(places) >= 4
    for place in places:
        stage.robot.touch(place)
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    stage.robot.press_button()
    assert stage.match.version == before
    assert stage.ui.notice.sentence == "Ben thinks"
    assert isinstance(stage.ui.screen, MatchScreen)


@pytest.mark.parametrize("intent", [Spend(), AskHint(), PutDown()])
def test_what_was_meant_for_the_own_turn_comes_to_nothing(table, intent):
    """A touch that arrives late is no move of the bot."""
    stage = table("", "easy", thinker=SlowThinker())
    turn(stage)
    before = stage.match.version
    stage.ui.screen.tapped(intent)
    stage.ui.screen.tapped(PickCard(stage.match.state.untaken[0].id))
    assert (stage.match.version, stage.ui.notice) == (before, None)
    assert isinstance(stage.ui.screen, MatchScreen)


def test_in_a_pause_no_bot_plays(table):
    stage = table("", "easy")
    turn(stage)
    stage.ui.screen.pause()
    assert isinstance(stage.ui.screen, PauseScreen)
    assert watched(stage, 3.0) == []
    stage.ui.stack.pop()  # the table in sight, its clock still stopped
    assert watched(stage, 3.0) == []
    stage.ui.open(places.Pause())
    stage.robot.settle()
    stage.robot.press()
    watched(stage, 3.0)
    assert stage.match.acting == (0,)


def test_while_the_log_is_read_no_bot_plays_on(table):
    """Nobody misses anything."""
    stage = table("", "easy")
    turn(stage)
    stage.ui.open(places.Log())
    assert watched(stage, 3.0) == []
    stage.ui.back()
    watched(stage, 3.0)
    assert stage.match.acting == (0,)


# ------------------------------------------------------------ switched off in its turn


@pytest.mark.parametrize("seconds", [0.1, 0.8, 1.4])
def test_after_a_power_cut_the_bot_goes_on_where_it_was(tmp_path, seconds):
    """Before its first step, with a card in hand, and with its card used."""
    first = Stage(Path(tmp_path), screen="800x480")
    sit(first, "", "easy")
    turn(first)
    watched(first, seconds)
    before = moves(first)
    first.close()

    second = Stage(Path(tmp_path), screen="800x480")
    try:
        offer(second, simple)
        second.ui.home()  # it went on by itself, with the bots of the house
        second.robot.settle()
        second.robot.press()
        assert moves(second)[: len(before)] == before
        watched(second, 4.0)
        assert moves(second) == [(seat, name) for seat in (0, 1) for name in TURN]
        assert second.match.acting == (0,)
    finally:
        second.close()


def test_a_bot_has_other_luck_at_every_move(table):
    """And the same luck again when the same moment comes again."""
    seen = []

    def advise(view, seat, level, luck):
        seen.append(luck)
        return simple(view, seat, level, luck)

    stage = table("", "easy", advise=advise)
    for _ in range(2):
        turn(stage)
        watched(stage, 3.0)
    assert len(seen) > 1
    assert len(set(seen)) == len(seen)
