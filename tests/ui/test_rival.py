"""Bots at the table: they play by themselves and can be followed; people keep the picture, the undo and the pace."""

import dataclasses
from concurrent.futures import Future
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from stage_set import Stage

from app.games.game import Seat, Way
from app.games.locus.screen_moves import Discard, Done, Pick
from app.games.locus.screen_state import Phase
from app.table.seats import Side
from app.ui.parts import Redo, Undo
from app.ui.play.locus.draft import ScreenDraft
from app.ui.play.locus.turn_page import TurnPage
from app.ui.play.locus.watch_page import WatchPage
from app.ui.rival import STEP
from app.ui.screens import doors, seats
from app.ui.screens.choice import ChoiceScreen
from app.ui.screens.choice import Pick as Choose
from app.ui.screens.match_screen import MatchScreen
from app.ui.screens.pause import PauseScreen
from app.ui.widgets.star import StarLook

CODE = 123_456_789
BEAT = 1 / 60


def simple(view, seat, level, luck):
    """Advise like a bot that puts every card away; in a window it is done."""
    if view.phase is Phase.PICKING:
        return (Pick(seat, view.untaken[0].id), Discard(seat), Done(seat))
    return (Discard(seat), Done(seat)) if view.hand is not None else (Done(seat),)


class SlowThinker:
    """Thinks only when a test lets it: jobs wait in `asked` with their futures."""

    def __init__(self):
        self.asked = []

    def think(self, job):
        future = Future()
        self.asked.append((job, future))
        return future

    def answer(self, which=-1):
        job, future = self.asked[which]
        future.set_result(job())

    def close(self):
        self.asked.clear()


def sit(stage, *levels, sides=(), advise=simple):
    """Begin a match whose seats are people where the level is empty, and show it."""
    if advise is not None:
        offer(stage, advise)
    people = stage.players(len(levels), *sides)
    players = tuple(replace(player, bot=level) for player, level in zip(people, levels, strict=True))
    setup = ScreenDraft().setup(players, Seat(0))
    whole = stage.playable("locus", Way.SCREEN)
    stage.ui.table.begin(whole.game, players, setup, CODE)
    stage.ui.home(whole.play(stage.ui))
    stage.shell.beat((), ())


def offer(stage, advise):
    """Offer the whole game with other bots."""
    whole = stage.playable("locus", Way.SCREEN)
    other = dataclasses.replace(whole, advise=advise)
    stage.ui.playables = tuple(other if playable is whole else playable for playable in stage.ui.playables)


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


def moves(stage):
    """Return the kinds of the moves that stand, and their seats."""
    standing = [entry.move for entry in stage.match.log if not entry.taken_back and hasattr(entry.move, "seat")]
    return [(move.seat, type(move).__name__) for move in standing]


def turn(stage, seat=0):
    """Play a person's turn by its moves: the card is put away."""
    for move in simple(stage.match.view(Seat(seat)), Seat(seat), "", 0):
        stage.ui.screen.submit(move)


def watched(stage, seconds):
    """Let time pass; return the moments at which the match changed."""
    clock, version, changed = stage.clock, stage.match.version, []
    for _ in range(round(seconds / BEAT)):
        stage.shell.beat((), ())
        if stage.match.version != version:
            version = stage.match.version
            changed.append(clock.now())
        clock.turn(BEAT)
    return changed


TURN = ["Pick", "Discard", "Done"]


# ------------------------------------------------------------ playing


def test_a_bot_plays_its_whole_turn_by_itself(table):
    stage = table("", "easy")
    turn(stage)
    watched(stage, 3.0)
    assert moves(stage)[3:] == [(1, name) for name in TURN]
    assert stage.match.acting == (0,)


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
    places = [e.target.centre for e in stage.shell.scene if type(e.tap).__name__ in ("PickCard", "Spend", "AskHint")]
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


def test_in_a_pause_no_bot_plays(table):
    stage = table("", "easy")
    turn(stage)
    stage.ui.screen.pause()
    assert isinstance(stage.ui.screen, PauseScreen)
    assert watched(stage, 3.0) == []
    stage.robot.press()
    watched(stage, 3.0)
    assert stage.match.acting == (0,)


def test_while_the_log_is_read_no_bot_plays_on(table):
    """Nobody misses anything."""
    stage = table("", "easy")
    turn(stage)
    doors.open_log(stage.ui)
    assert watched(stage, 3.0) == []
    stage.ui.back()
    watched(stage, 3.0)
    assert stage.match.acting == (0,)


# ------------------------------------------------------------ taking back


@pytest.mark.parametrize("way", ["key", "star"])
@pytest.mark.parametrize("seconds", [0.8, 3.0])
def test_undo_goes_back_past_the_bot_to_the_own_move(table, way, seconds):
    """Nobody is asked, whether the bot is in the middle of its turn or done with it."""
    stage = table("", "easy")
    turn(stage)
    watched(stage, seconds)
    stage.robot.settle()
    if way == "key":
        stage.robot.tap(Undo())
    else:
        stage.robot.press(1.0)
    assert isinstance(stage.ui.screen, MatchScreen)
    assert moves(stage) == [(0, "Pick"), (0, "Discard")]
    assert stage.match.acting == (0,)
    assert type(stage.ui.screen.page) is TurnPage


def test_a_step_further_back_is_the_step_before(table):
    stage = table("", "easy")
    turn(stage)
    watched(stage, 3.0)
    for _ in range(2):
        stage.robot.tap(Undo())
    assert moves(stage) == [(0, "Pick")]


def test_before_anybody_moved_only_the_bot_is_taken_back(table):
    """A bot that begins has nobody's move before it; it plays again."""
    stage = table("easy", "")
    watched(stage, 3.0)
    assert stage.match.acting == (1,)
    stage.robot.tap(Undo())
    assert moves(stage) == []
    assert stage.ui.notice.sentence == "There is nothing to take back."
    watched(stage, 3.0)
    assert stage.match.acting == (1,)


def test_a_person_after_a_bot_takes_back_without_asking_it(table):
    """Of two people the other one is asked, past a bot between them."""
    stage = table("", "easy", "")
    turn(stage)
    watched(stage, 3.0)
    stage.robot.tap(Undo())
    assert isinstance(stage.ui.screen, MatchScreen)
    assert stage.match.acting == (0,)


def test_a_plan_made_before_a_take_back_is_dropped(table):
    """It answers too late: nothing of it is played, and a new one is asked for."""
    thinker = SlowThinker()
    stage = table("", "easy", thinker=thinker)
    turn(stage)
    watched(stage, 1.0)
    assert len(thinker.asked) == 1
    stage.robot.tap(Undo())
    thinker.answer(0)
    assert watched(stage, 2.0) == []
    stage.ui.screen.submit(Done(Seat(0)))
    watched(stage, 1.0)
    assert len(thinker.asked) == 2
    assert moves(stage)[3:] == []
    thinker.answer()
    watched(stage, 3.0)
    assert moves(stage)[3:] == [(1, name) for name in TURN]


def test_an_old_answer_does_not_come_in_a_new_turn_of_the_bot(table):
    """The person plays otherwise after taking back: the card the bot wanted is gone."""
    thinker = SlowThinker()
    stage = table("", "easy", thinker=thinker)
    for move in (Pick(Seat(0), stage.match.state.untaken[0].id), Discard(Seat(0)), Done(Seat(0))):
        stage.ui.screen.submit(move)
    watched(stage, 0.5)
    wanted = stage.match.state.untaken[0].id
    for _ in range(3):
        stage.robot.tap(Undo())
    for move in (Pick(Seat(0), wanted), Discard(Seat(0)), Done(Seat(0))):
        stage.ui.screen.submit(move)
    thinker.answer(0)
    watched(stage, 2.0)
    assert moves(stage)[3:] == []
    thinker.answer(1)
    watched(stage, 3.0)
    assert moves(stage)[3:] == [(1, name) for name in TURN]


def test_the_rest_of_a_plan_is_dropped_with_a_take_back(table):
    stage = table("", "easy")
    turn(stage)
    watched(stage, 0.8)
    assert len(moves(stage)) == 4
    stage.robot.tap(Undo())
    watched(stage, 3.0)
    assert moves(stage) == [(0, "Pick"), (0, "Discard")]


def test_what_a_bot_did_can_be_brought_back(table):
    """The own move is there again first."""
    stage = table("", "easy")
    turn(stage)
    watched(stage, 3.0)
    stage.robot.tap(Undo())
    stage.robot.tap(Redo())
    assert moves(stage)[:3] == [(0, name) for name in TURN]


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
        second.robot.settle()
        second.robot.press()
        assert moves(second)[: len(before)] == before
        watched(second, 4.0)
        assert moves(second) == [(seat, name) for seat in (0, 1) for name in TURN]
        assert second.match.acting == (0,)
    finally:
        second.close()


# ------------------------------------------------------------ the seats


@pytest.fixture
def seating(rehearsal):
    stage = rehearsal(screen="1024x600")
    stage.remember(1)
    doors.open_seats(stage.ui, stage.playable("locus", Way.SCREEN))
    stage.robot.settle()
    return stage


def add(stage, level):
    """Let the device play, at a level counted from the weakest."""
    stage.robot.tap(seats.AddRival())
    assert isinstance(stage.ui.screen, ChoiceScreen)
    stage.robot.tap(Choose(level))


def test_the_device_plays_a_free_chair_at_a_level(seating):
    seating.robot.tap(seats.SitDown(0))
    add(seating, 1)
    assert [(p.name, p.bot) for p in seating.ui.screen.players] == [("Anna", ""), ("Regular", "middle")]
    assert len({p.figure for p in seating.ui.screen.players}) == 2


def test_two_of_a_level_have_two_names(seating):
    add(seating, 0)
    add(seating, 0)
    assert [p.name for p in seating.ui.screen.players] == ["Rookie", "Rookie 2"]


def test_bots_alone_do_not_begin(seating):
    add(seating, 2)
    add(seating, 2)
    assert seating.ui.screen.star_look is StarLook.NOT_YET
    seating.robot.press()
    assert seating.ui.notice.sentence == "Tap your side of the table."
    seating.robot.tap(seats.SitDown(4))
    assert seating.ui.screen.star_look is StarLook.ARMED


def test_a_bot_can_change_its_level_and_leave(seating):
    add(seating, 0)
    seating.robot.tap(seats.Edit(0))
    seating.robot.tap(Choose(2))
    assert [(p.name, p.bot) for p in seating.ui.screen.players] == [("Master", "strong")]
    seating.robot.tap(seats.Edit(0))
    seating.robot.tap(Choose(3))
    assert seating.ui.screen.players == ()


def test_beside_the_box_the_device_has_no_seat(rehearsal):
    stage = rehearsal(screen="1024x600")
    doors.open_seats(stage.ui, stage.playable())
    stage.robot.settle()
    assert stage.robot.find(seats.AddRival) is None
