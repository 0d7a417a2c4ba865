"""Solo and the competition on this screen: M26 to M28, giving up under M30."""

import pytest
from locomotion_table import after, colours, facts, moves, position, refused, shuffled, told
from setups_locomotion import RINGS, options

from app.games.game import Chance, Over, Seat, Setup, Shuffle, Shuffled, Waiting
from app.games.locomotion.box import game as box
from app.games.locomotion.course import Variant
from app.games.locomotion.notation import read_move
from app.games.locomotion.screen import game as screen
from app.games.locomotion.solo import Tally, run_places
from app.games.locomotion.spread import spread_start
from app.games.locomotion.train import COLOURS

BOARD = """
o---o---Y---r---g---o---b
yellow e1 front g1
"""


def solo(order="rg", **switches):
    return position(BOARD, order, variant="solo", either_end=True, **switches)


def test_m26_one_locomotive_four_wagons_an_order_and_no_die():
    start = spread_start(RINGS, 1, 3)
    state = screen.start(Setup(1, Seat(0), screen.Options(RINGS, Variant.SOLO, starts=(start,))))
    assert screen.turn(state) == Chance(Shuffle(4))
    state = screen.play(state, Shuffled((3, 2, 1, 0))).state
    assert state.order == colours("bgry")
    assert screen.turn(state) == Waiting((Seat(0),))
    assert (len(state.trains), len(state.loose)) == (1, 4)


def test_m26_a_saved_start_brings_its_order():
    start = spread_start(RINGS, 1, 3, 4)
    state = screen.start(Setup(1, Seat(0), screen.Options(RINGS, Variant.SOLO, starts=(start,))))
    assert state.order == start.order
    assert screen.turn(state) == Waiting((Seat(0),))


def test_m26_steps_and_couplings_are_counted_without_limit():
    state = solo("gr")
    for _ in range(10):
        state = after(state, "0 rear c1", "0 front e1")
    state, events = told(state, "0 couple g1")
    assert events[0].left is None
    state = after(state, "0 uncouple 0")
    assert state.tallies == (Tally(20, 2),)
    board = screen.scoreboard(state)
    assert (board.totals, board.lowest_wins) == ((22,), True)
    assert [line.points for line in board.lines] == [(20,), (2,)]


def test_m50_where_steps_alone_count_couplings_are_free():
    state = after(after(after(solo("gr", steps_only=True), "0 rear c1"), "0 front e1"), "0 couple g1")
    assert state.tallies == (Tally(2, 1),)
    board = screen.scoreboard(state)
    assert (board.totals, board.lowest_wins) == ((2,), True)


def test_m50_the_fewest_steps_win_then_fewer_couplings_then_it_is_shared():
    runs = Tally(12, 9), Tally(13, 1), Tally(12, 8), Tally(12, 8), Tally(1, 1, has_given_up=True)
    assert run_places(runs, steps_only=True) == (3, 4, 1, 1, 5)
    assert run_places(runs) == (4, 1, 2, 2, 5)


def test_m50_steps_alone_count_only_where_the_shortest_way_is_looked_for():
    for way in (screen.Options(RINGS, steps_only=True), box.Options(Variant.SPEED, steps_only=True)):
        setup_refusal = box.setup_refusal if isinstance(way, box.Options) else screen.setup_refusal
        assert setup_refusal(Setup(2, Seat(0), way)).rule == "M50"


def test_m26_there_are_no_turns():
    assert refused(solo(), "0 done") == ("M26", "no_turns")
    assert refused(solo(), "0 speed 3") == ("M23", "no_card_now")
    assert refused(solo(), "0 agree") == ("M30", "give_up_instead")


def test_m26_nothing_seals_so_undo_is_free():
    state = solo("rgb")
    for line in ("0 couple g1", "0 rear c1", "0 uncouple 0"):
        step = screen.play(state, read_move(state.yard, line))
        assert not step.sealed
        state = step.state


def test_m26_the_order_ends_the_run_with_its_total():
    state, events = told(solo(), "0 couple g1 i1")
    assert facts(events) == ["Coupled", "OrderCompleted", "RunEnded"]
    over = screen.turn(state)
    assert isinstance(over, Over)
    assert (over.result.places, over.result.reason) == ((1,), "solo")
    assert screen.scoreboard(state).totals == (1,)


def test_m27_behind_the_end_of_the_locomotive_matters():
    state = after(position(BOARD, "rg", variant="solo"), "0 couple g1 i1")
    assert isinstance(screen.turn(state), Waiting)


def test_m27_in_a_competition_everyone_plays_the_same_start():
    state = solo(seats=3)
    first = state
    state, events = told(state, "0 rear c1", "0 front e1", "0 couple g1 i1")
    assert facts(events) == ["Coupled", "OrderCompleted", "RunEnded", "RunBegan"]
    assert (state.current, state.loose, state.train.points) == (1, first.loose, first.train.points)
    state = after(state, "1 couple g1 i1", "2 give-up")
    over = screen.turn(state)
    assert isinstance(over, Over)
    assert (over.result.places, over.result.reason) == ((2, 1, 3), "competition")


def test_m27_who_ends_a_run_hands_over_so_it_seals():
    state = solo(seats=2)
    assert screen.play(state, screen.Couple(Seat(0), (3, 4))).sealed


def test_m27_lowest_total_then_fewer_steps_then_shared():
    assert run_places([Tally(10, 4), Tally(11, 3), Tally(10, 4), Tally(9, 4), Tally(0, 0, True)]) == (2, 4, 2, 1, 5)


def test_m28_another_order_may_be_drawn_before_the_first_step():
    start = spread_start(RINGS, 1, 3)
    state = shuffled(screen.start(Setup(1, Seat(0), screen.Options(RINGS, Variant.SOLO, starts=(start,)))))
    state = after(state, "0 redraw")
    assert screen.turn(state) == Chance(Shuffle(4))
    state = screen.play(state, Shuffled((1, 0, 2, 3))).state
    assert state.order == colours("rygb")


@pytest.mark.parametrize(
    ("state", "refusal"),
    [
        (solo(), None),
        (after(solo("gr"), "0 rear c1"), ("M28", "begun")),
        (position(BOARD.replace("front", "rear"), "rg", variant="die", seats=2), ("M28", "no_drawing")),
    ],
)
def test_m28_drawing_again_is_for_solo_before_the_first_step(state, refusal):
    assert refused(state, "0 redraw") == refusal


def test_m28_a_start_with_its_own_order_is_not_drawn_again():
    start = spread_start(RINGS, 1, 3, 4)
    state = screen.start(Setup(1, Seat(0), screen.Options(RINGS, Variant.SOLO, starts=(start,))))
    assert refused(state, "0 redraw") == ("M28", "order_given")


def test_m30_a_solo_player_may_give_up():
    state, events = told(after(solo(), "0 rear c1"), "0 give-up")
    assert facts(events) == ["RunEnded"]
    assert events[0].has_given_up
    assert screen.scoreboard(state).totals == (None,)
    assert isinstance(screen.turn(state), Over)


def test_m30_only_solo_is_given_up():
    assert "0 give-up" in moves(solo())
    assert refused(position(BOARD, "rg", seats=2), "0 give-up") == ("M30", "no_giving_up")


def test_m6_solo_by_hand_the_first_seat_places_for_all():
    state = screen.start(Setup(2, Seat(1), screen.Options(RINGS, Variant.SOLO)))
    names = RINGS.names
    state = after(
        state,
        f"1 locomotive {names[0]} {names[RINGS.neighbours[0][0]]}",
        *(f"1 wagon {names[at]} {colour.value}" for at, colour in zip((4, 8, 12, 16), COLOURS, strict=True)),
        "1 done",
    )
    assert screen.turn(state) == Chance(Shuffle(4))
    assert shuffled(state).current == 1


def test_m6_solo_options_of_the_laws_are_played_with_one_locomotive():
    state = screen.start(Setup(3, Seat(1), options(1, variant=Variant.SOLO)))
    assert state.locomotives == 1
