"""Tournaments, endings and undo on this screen: M29 to M31."""

import pytest
from locomotion_table import after, facts, position, refused, rolled, shuffled, told
from msgspec.structs import replace
from setups_locomotion import RINGS, options

from app.games.game import Chance, Over, Roll, Rolled, Seat, Setup, Shuffle, Waiting
from app.games.locomotion.course import Ending, placing_first
from app.games.locomotion.notation import read_move
from app.games.locomotion.order import is_complete, well_placed
from app.games.locomotion.screen import game as screen
from app.games.locomotion.spread import spread_start
from app.games.locomotion.tournament import game_points
from app.games.locomotion.train import COLOURS, Colour, End, Train

NEARLY = r"""
o---b---g---r---Y---o---R---g---o
yellow i1 rear red g1
red m1 rear green o1
"""


def train(letters, end=End.REAR):
    wagons = tuple(next(colour for colour in COLOURS if colour.value[0] == letter) for letter in letters)
    return Train(tuple(range(len(wagons) + 1)), 1, end, wagons)


ORDER = (Colour.RED, Colour.GREEN, Colour.BLUE, Colour.YELLOW)


@pytest.mark.parametrize(
    ("wagons", "count"),
    [("", 0), ("r", 1), ("rg", 2), ("gr", 0), ("bgr", 1), ("rbg", 1), ("rgyb", 2), ("yg", 1), ("ygb", 2)],
)
def test_m29_a_wagon_is_well_placed_where_its_place_matches_whatever_stands_before_it(wagons, count):
    assert well_placed(train(wagons), ORDER, either_end=False) == count
    assert well_placed(train(wagons, End.FRONT), ORDER, either_end=False) == 0
    assert well_placed(train(wagons, End.FRONT), ORDER, either_end=True) == count


def test_m29_in_a_shorter_game_only_the_places_of_the_order_count():
    assert well_placed(train("ygb"), ORDER[:2], either_end=False) == 1
    assert is_complete(train("rgy"), ORDER[:2], either_end=False)
    assert not is_complete(train("r"), ORDER[:2], either_end=False)


def test_m29_the_winner_has_5_and_the_others_1_per_well_placed_wagon():
    state, events = told(position(NEARLY, "rgb", games=3), "0 couple e1 c1")
    assert facts(events) == ["Coupled", "OrderCompleted", "GameEnded", "StandingsTold"]
    assert events[2].points == (5, 0)
    assert events[3].scores == (5, 0)
    state = position(NEARLY.replace("red m1 rear green", "red m1 rear blue").replace("R---g", "R---b"), "bgr", games=3)
    assert screen.points_now(state) == (0, 1)
    assert game_points((4, 2, 0), Seat(0)) == (5, 2, 0)
    assert game_points((3, 2, 0), None) == (3, 2, 0)


def test_m29_standings_wait_before_the_next_game():
    state = after(position(NEARLY, "rgb", games=2), "0 couple e1 c1")
    assert screen.turn(state) == Waiting((Seat(0),))
    assert refused(state, "0 done") == ("M20", "not_moving")
    state, events = told(state, "0 next")
    assert facts(events) == ["NextGameBegan"]
    assert (state.game, state.scores, state.starter) == (2, (5, 0), 1)
    assert (state.cards, state.order, state.winner, state.ending) == ((), (), None, None)


def test_m29_a_whole_tournament_ends_with_the_sum():
    starts = (spread_start(RINGS, 2, 1), spread_start(RINGS, 2, 2))
    state = screen.start(Setup(2, Seat(0), screen.Options(RINGS, games=3, starts=starts)))
    placed = []
    for game in (1, 2, 3):
        placed.append(state.trains)
        state = after(rolled(shuffled(state), 5, 4), "1 agree")
        if game < 3:
            state = after(state, f"{state.current} next")
    over = screen.turn(state)
    assert isinstance(over, Over)
    assert (over.result.places, over.result.reason) == ((1, 1), "tournament")
    assert placed[0] == placed[2] != placed[1]


def test_m29_the_one_who_places_first_moves_clockwise():
    assert [placing_first(Seat(1), game, 3) for game in (1, 2, 3, 4)] == [1, 2, 0, 1]


def test_m29_a_game_without_a_winner_has_no_5():
    state, events = told(position(NEARLY, "rgb", games=2), "0 agree")
    assert events[0].ending is Ending.AGREEMENT
    assert events[0].points == (1, 0)
    assert state.scores == (1, 0)


def test_m30_a_round_limit_ends_the_game_after_the_last_seat_and_ranks_by_well_placed():
    state = position(NEARLY, "rgb", rounds=2)
    state = rolled(after(state, "0 done"), 1)
    state = rolled(after(state, "1 done"), 1)
    assert state.round == 2
    state = rolled(after(state, "0 done"), 1)
    state, events = told(state, "1 done")
    assert facts(events) == ["TurnDone", "GameEnded"]
    over = screen.turn(state)
    assert isinstance(over, Over)
    assert (over.result.places, over.result.reason) == ((1, 2), "rounds")


def test_m30_a_round_begins_with_the_starter_whoever_sits_first():
    state = position(NEARLY, "rgb", rounds=1, starter=Seat(1), current=Seat(1))
    state = rolled(after(state, "1 done"), 2)
    assert isinstance(screen.turn(after(state, "0 done")), Over)


def test_m30_a_game_ends_by_agreement_with_ties_shared():
    state = position(NEARLY, "yrgb")
    over = screen.turn(after(state, "1 agree"))
    assert isinstance(over, Over)
    assert (over.result.places, over.result.reason) == ((1, 1), "agreement")


def test_m30_agreement_needs_nobodys_turn_and_comes_while_a_roll_is_awaited():
    state = after(position(NEARLY), "0 done")
    assert refused(state, "0 agree") is None
    assert refused(state, "5 agree") == ("M6", "no_such_seat")


def test_m30_between_games_agreement_ends_the_tournament():
    state = after(position(NEARLY, "rgb", games=9), "0 couple e1 c1")
    state, events = told(state, "1 agree")
    assert facts(events) == ["StandingsTold"]
    over = screen.turn(state)
    assert isinstance(over, Over)
    assert over.result.places == (1, 2)


def test_m30_nothing_else_ends_a_game():
    state = position(NEARLY, "yrgb")
    for seat in (0, 1) * 30:
        state = rolled(after(state, f"{seat} done"), 6)
    assert not isinstance(screen.turn(state), Over)


# ---------------------------------------------------------------- undo


def sealed(state, *lines):
    """Return per move whether it was sealed."""
    seals = []
    for line in lines:
        step = screen.play(state, read_move(state.yard, line))
        seals.append(step.sealed)
        state = step.state
    return seals


def test_m31_inside_a_turn_steps_and_couplings_are_taken_back_one_by_one():
    board = "o---b---r---o---Y---o---R---g---o\nyellow i1 rear g1\nred m1 rear green o1"
    lines = ("0 rear g1", "0 couple e1", "0 uncouple 0", "0 done")
    assert sealed(position(board, "gryb"), *lines) == [False, False, False, True]


def test_m31_the_speed_card_is_taken_back_too():
    state = position(NEARLY, variant="speed", points=0, phase=screen.Phase.LAYING)
    assert sealed(state, "0 speed 0", "0 done") == [False, True]


def test_m31_the_roll_stays():
    """A roll is luck, so the table asks for consent across it; the state holds nothing to be rolled again."""
    state = after(position(NEARLY), "0 done")
    assert screen.turn(state) == Chance(Roll(Seat(1)))
    assert screen.refusal(rolled(state, 4), Rolled(5)).key == "no_such_chance"


def test_m31_placing_is_free_until_done():
    state = screen.start(Setup(2, Seat(0), screen.Options(RINGS)))
    name, rail = RINGS.names[0], RINGS.names[RINGS.neighbours[0][0]]
    assert sealed(state, f"0 locomotive {name} {rail}") == [False]


def test_m7_a_new_game_of_a_tournament_shuffles_again():
    state = after(position(NEARLY, "rgb", games=2, starts=(spread_start(RINGS, 2, 1),)), "0 couple e1 c1")
    state = replace(state, setup=Setup(2, Seat(0), options(2, games=2)))
    assert screen.turn(after(state, "0 next")) == Chance(Shuffle(2))
