"""The bots of Locomotion: legal, deterministic, sensible when stuck, and the strong one beats the easy one."""

import pytest

from app.games.game import Chance, Over, Seat, Setup
from app.games.locomotion.bot.advice import Level, advise, hint
from app.games.locomotion.course import Variant
from app.games.locomotion.notation import read_position
from app.games.locomotion.screen import game as screen
from app.games.locomotion.screen.moves import Done, TakeStep
from app.games.locomotion.screen.state import Phase
from app.games.locomotion.spread import spread_start
from app.games.locomotion.start import Start
from app.games.locomotion.yard.generator import Difficulty, Shape, generated_yard
from app.games.luck import Luck
from benchmarks.locomotion_bots import Kind, chance_of, played, tournament

BOTS = [Level.EASY, Level.MIDDLE, Level.STRONG]


def begun(state, luck):
    """Answer the table's luck until a seat is awaited."""
    while isinstance(turn := screen.turn(state), Chance):
        state = screen.play(state, chance_of(turn.request, luck)).state
    return state


def table(variant, code, seats=2, rails=16, **switches):
    yard = generated_yard(rails, Difficulty.EASY, Shape.LANDSCAPE, code)
    starts = (spread_start(yard, seats if variant is not Variant.SOLO else 1, code),)
    options = screen.Options(yard, variant, starts=starts, **switches)
    return begun(screen.start(Setup(seats, Seat(0), options)), Luck(code))


@pytest.mark.parametrize("variant", [Variant.DIE, Variant.SPEED])
@pytest.mark.parametrize("level", [Level.RANDOM, *BOTS])
def test_advice_is_legal_and_ends_the_turn(level, variant):
    state = table(variant, 3)
    for turn in range(6):
        seat = state.current
        for move in advise(screen.view(state, seat), seat, level, turn):
            assert state.current == seat
            state = screen.play(state, move).state
        assert state.phase is Phase.OVER or state.current != seat
        state = begun(state, Luck(turn))


@pytest.mark.parametrize("level", BOTS)
def test_equal_views_and_luck_give_equal_advice(level):
    state = table(Variant.DIE, 4)
    assert advise(state, state.current, level, 7) == advise(state, state.current, level, 7)


def test_who_is_not_awaited_gets_no_advice():
    state = table(Variant.DIE, 4)
    assert advise(state, Seat(1 - state.current), Level.STRONG, 7) == ()


def test_m6_bots_place_their_pieces():
    yard = generated_yard(20, Difficulty.EASY, Shape.LANDSCAPE, 1)
    state = screen.start(Setup(3, Seat(0), screen.Options(yard)))
    while state.phase is Phase.PLACING:
        for move in advise(state, state.current, Level.EASY, state.current):
            state = screen.play(state, move).state
    assert (len(state.trains), len(state.loose)) == (3, 12)


def test_m22_a_bot_that_can_win_does_so():
    state = table(Variant.DIE, 5, wagons=2)
    for turn in range(200):
        if isinstance(screen.turn(state), Over):
            break
        for move in advise(state, state.current, Level.STRONG, turn):
            state = screen.play(state, move).state
        state = begun(state, Luck(turn)) if not isinstance(screen.turn(state), Over) else state
    assert state.ending is screen.Ending.ORDER


def test_a_bot_that_finds_no_way_walks_about():
    """Two locomotives face each other on a line, so that neither can reach its wagons."""
    yard, _, loose = read_position("r---g---b---y---o---o---o---o---o---o---o---y---b---g---r\n")
    poses = ((5, 6), (9, 8))
    state = screen.start(
        Setup(2, Seat(0), screen.Options(yard, starts=(Start(poses, loose),), either_end=True, wagons=4))
    )
    state = begun(state, Luck(2))
    assert state.phase is Phase.MOVING
    moves = advise(state, state.current, Level.STRONG, 1)
    assert any(isinstance(move, TakeStep) for move in moves)
    assert isinstance(moves[-1], Done)


@pytest.mark.parametrize("variant", [Variant.DIE, Variant.SPEED])
def test_the_strong_bot_beats_the_easy_one_clearly(variant):
    shares = [share for share, _ in tournament(Level.STRONG, Level.EASY, 12, 1, Kind(variant, 40, 2))]
    assert sum(shares) >= 8


def test_bots_play_a_game_of_three_to_its_end():
    ended = played((Level.EASY, Level.MIDDLE, Level.STRONG), 2, Kind(rails=36, wagons=2))
    assert sorted(ended.places)[0] == 1


def test_m26_a_hint_is_the_first_act_of_the_shortest_route():
    state = table(Variant.SOLO, 2, seats=1, rails=13)
    told = hint(state)
    while told is not None:
        assert told.is_proven
        state = screen.play(state, told.act).state
        following = hint(state)
        assert following is None or following.left == told.left - 1
        told = following
    assert state.ending is screen.Ending.ORDER or isinstance(screen.turn(state), Over)


def test_m26_a_bot_solves_a_solo_start():
    state = table(Variant.SOLO, 2, seats=1, rails=13)
    for move in advise(state, Seat(0), Level.STRONG, 1):
        state = screen.play(state, move).state
    assert isinstance(screen.turn(state), Over)
    assert not state.tallies[0].has_given_up
