"""Before the first turn: M6 to M9."""

import pytest
from locomotion_table import after, facts, refused, rolled, shuffled, told
from msgspec.structs import replace
from setups_locomotion import RINGS, options

from app.games.game import Chance, Roll, Rolled, Seat, Setup, Shuffle, Shuffled, Waiting
from app.games.locomotion.course import Variant
from app.games.locomotion.screen import game as screen
from app.games.locomotion.spread import distances, spread_start
from app.games.locomotion.start import Start, start_fault
from app.games.locomotion.train import COLOURS, Colour, End
from app.games.locomotion.yard.generator import Difficulty, Shape, generated_yard
from app.games.locomotion.yard.network import Rail, Yard
from app.games.locomotion.yard.text import read_yard

YARD = read_yard("o---o---o---o---o---o---o---o---o---o---o---o")
BY_HAND = screen.Options(YARD)
LINES = ("0 locomotive a1 c1", "0 wagon c1 yellow", "0 wagon e1 red", "0 wagon g1 green", "0 wagon i1 blue")


def opened(seats=2, first=0, settings=BY_HAND):
    return screen.start(Setup(seats, Seat(first), settings))


def refusal_of(seats, settings, first=0):
    refused = screen.setup_refusal(Setup(seats, Seat(first), settings))
    return None if refused is None else (refused.rule, refused.key)


def test_m6_seat_by_seat_each_places_a_locomotive_and_four_wagons():
    state = opened(first=1)
    assert state.current == 1
    state = after(state, *(line.replace("0 ", "1 ", 1) for line in LINES))
    assert refused(state, "0 locomotive k1 m1") == ("M9", "not_your_turn")
    state = after(state, "1 done")
    assert state.current == 0
    assert state.hand == COLOURS


def test_m6_any_piece_may_come_first():
    state = after(opened(), *reversed(LINES))
    assert refused(state, "0 done") is None


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("0 locomotive e1 g1", ("M6", "placed_already")),
        ("0 wagon c1 red", ("M6", "occupied")),
        ("0 wagon a1 red", ("M6", "occupied")),
        ("0 wagon e1 yellow", ("M6", "placed_already")),
        ("0 done", ("M6", "pieces_left")),
        ("0 front c1", ("M20", "not_moving")),
        ("1 wagon e1 red", ("M9", "not_your_turn")),
        ("0 next", ("M29", "game_not_over")),
        ("0 speed 3", ("M23", "no_card_now")),
        ("0 agree", ("M30", "not_begun")),
        ("0 give-up", ("M30", "no_giving_up")),
    ],
)
def test_m6_what_is_refused_while_placing(line, refusal):
    assert refused(after(opened(), *LINES[:2]), line) == refusal


def test_m6_a_locomotive_stands_with_its_rear_on_one_of_its_rails():
    assert refused(opened(), "0 locomotive a1 e1") == ("M6", "no_such_rail")
    (train,) = after(opened(), "0 locomotive c1 e1").trains
    assert (train.end, YARD.names[train.rail]) == (End.REAR, "e1")


def test_m6_there_is_no_placing_off_the_yard():
    for point in (-1, 12):
        assert screen.refusal(opened(), screen.PlaceLocomotive(Seat(0), point, 1)).key == "no_point"
        assert screen.refusal(opened(), screen.PlaceWagon(Seat(0), point, Colour.RED)).key == "no_point"


def test_m6_nothing_is_coupled_at_the_start_even_if_touching():
    state = after(opened(), *LINES, "0 done")
    assert state.trains[0].wagons == ()
    assert len(state.loose) == 4


def test_m6_a_placement_that_traps_a_locomotive_is_refused():
    state = after(opened(), "0 locomotive a1 c1")
    state = after(state, "0 wagon e1 yellow", "0 wagon g1 red", "0 wagon i1 green", "0 wagon k1 blue", "0 done")
    assert refused(state, "1 locomotive c1 a1") == ("M6", "traps")
    assert refused(state, "1 locomotive m1 o1") is None


def test_m6_with_fewer_players_the_first_colours_are_used():
    state = shuffled(screen.start(Setup(3, Seat(0), options(3))))
    assert sorted(state.cards, key=COLOURS.index) == list(COLOURS[:3])


@pytest.mark.parametrize(("seats", "points"), [(2, 10), (3, 15), (4, 20)])
def test_m6_a_yard_needs_more_than_five_points_for_each_player(seats, points):
    row = read_yard("---".join("o" * points))
    longer = read_yard("---".join("o" * (points + 1)))
    assert refusal_of(seats, screen.Options(row)) == ("M6", "yard_too_small")
    assert refusal_of(seats, screen.Options(longer)) is None


def test_m6_two_to_four_players_and_one_in_solo():
    assert refusal_of(1, BY_HAND) == ("M6", "seats")
    assert refusal_of(5, BY_HAND) == ("M6", "seats")
    assert refusal_of(1, replace(BY_HAND, variant=Variant.SOLO)) is None
    assert refusal_of(0, replace(BY_HAND, variant=Variant.SOLO)) == ("M6", "seats")


def test_m4_a_yard_with_a_breach_cannot_be_played():
    assert refusal_of(2, screen.Options(read_yard("o---o\n \\ /\n  o"))) == ("M4", "unreachable")


@pytest.mark.parametrize(
    "yard",
    [
        Yard((Rail(0, 0, 7),)),
        Yard(RINGS.rails, 4),
        Yard(RINGS.rails[::-1]),
        Yard((*RINGS.rails, RINGS.rails[-1])),
        Yard(tuple(Rail(q + 1, r, way) for q, r, way in RINGS.rails)),
    ],
)
def test_m2_a_record_that_holds_no_proper_yard_is_refused(yard):
    assert refusal_of(2, screen.Options(yard)) == ("M2", "no_yard")


def test_m4a_a_yard_that_cannot_turn_may_be_played():
    """It is allowed, with a warning that ends when wagons in front count too (M22)."""
    assert refusal_of(2, BY_HAND) is None
    warning = screen.setup_warning(Setup(2, Seat(0), BY_HAND))
    assert warning is not None
    assert (warning.rule, warning.key) == ("M4a", "no_turning")
    assert screen.setup_warning(Setup(2, Seat(0), replace(BY_HAND, either_end=True))) is None
    assert screen.setup_warning(Setup(2, Seat(0), options(2))) is None


GOOD = spread_start(RINGS, 2, 5)


@pytest.mark.parametrize(
    ("start", "key"),
    [
        (replace(GOOD, locomotives=GOOD.locomotives[:1]), "start_pieces"),
        (replace(GOOD, wagons=GOOD.wagons[1:]), "start_pieces"),
        (replace(GOOD, wagons=((99, GOOD.wagons[0][1]), *GOOD.wagons[1:])), "start_off_yard"),
        (replace(GOOD, wagons=((GOOD.wagons[1][0], GOOD.wagons[0][1]), *GOOD.wagons[1:])), "start_same_point"),
        (replace(GOOD, locomotives=((0, 20), (1, 20))), "start_no_rail"),
        (replace(GOOD, order=COLOURS), "start_order"),
    ],
)
def test_m6_a_given_placement_is_checked(start, key):
    if key == "start_no_rail":
        free = [point for point in range(21) if point not in {at for at, _ in GOOD.wagons}]
        start = replace(start, locomotives=((free[0], free[0]), (free[1], free[0])))
    refused = screen.setup_refusal(Setup(2, Seat(0), screen.Options(RINGS, starts=(GOOD, start))))
    assert refused is not None
    assert refused.key == key
    assert refused.values["start"] == 2


def test_m6_a_given_placement_that_traps_is_refused():
    yard = read_yard("---".join("o" * 12))
    wagons = tuple(zip(range(2, 10), COLOURS * 2, strict=True))
    assert start_fault(yard, Start(((0, 1), (1, 2)), wagons), 2) == "trapped"
    assert start_fault(yard, Start(((0, 1), (11, 10)), wagons), 2) is None


def test_start_refuses_what_setup_refuses():
    with pytest.raises(ValueError, match="M6"):
        opened(seats=1)


@pytest.mark.parametrize(
    ("switches", "refusal"),
    [
        ({"wagons": 1}, ("M8", "wagons")),
        ({"wagons": 5}, ("M8", "wagons")),
        ({"rounds": 0}, ("M30", "rounds")),
        ({"games": 0}, ("M29", "games")),
        ({"variant": Variant.SOLO, "rounds": 3}, ("M30", "rounds")),
        ({"variant": Variant.SOLO, "games": 2}, ("M29", "games")),
    ],
)
def test_switches_that_do_not_fit_are_refused(switches, refusal):
    assert refusal_of(2, screen.Options(RINGS, **switches)) == refusal


def test_m9_the_first_seat_is_one_of_the_table():
    assert refusal_of(2, BY_HAND, first=2) == ("M9", "first")
    assert refusal_of(2, BY_HAND, first=-1) == ("M9", "first")


def test_m6_the_device_suggests_a_spread():
    """The same code spreads the same way; pieces stand apart where there is room; no start is at fault."""
    yard = generated_yard(30, Difficulty.MEDIUM, Shape.LANDSCAPE, 3)
    assert spread_start(yard, 2, 8) == spread_start(yard, 2, 8)
    assert len({spread_start(yard, 2, code) for code in range(20)}) == 20
    for code in range(20):
        start = spread_start(yard, 1, code, 4)
        assert start_fault(yard, start, 1) is None
        points = [start.locomotives[0][0], *(point for point, _ in start.wagons)]
        assert all(distances(yard, one)[two] > 1 for one in points for two in points if one != two)
        assert len(set(start.order)) == 4


def test_m6_nothing_is_spread_over_a_yard_that_is_too_small():
    with pytest.raises(ValueError, match="too few"):
        spread_start(read_yard("o---o---o---o---o"), 1, 0)


# ---------------------------------------------------------------- cards and the first turn


def test_m7_the_cards_are_drawn_after_placing():
    state = screen.start(Setup(2, Seat(0), options(2)))
    assert screen.turn(state) == Chance(Shuffle(2))
    assert state.cards == ()
    step = screen.play(state, Shuffled((1, 0)))
    assert step.state.cards == (Colour.RED, Colour.YELLOW)
    assert step.state.seat_of(0) == 1
    assert facts(step.events) == ["LocomotivesDrawn"]


def test_m7_the_colour_drawn_is_the_players_locomotive():
    state = screen.play(screen.start(Setup(2, Seat(0), options(2, variant=Variant.SPEED))), Shuffled((1, 0))).state
    state = after(shuffled(state), "0 speed 1")
    assert state.train == state.trains[1]


@pytest.mark.parametrize("wagons", [2, 3, 4])
def test_m8_the_wagon_cards_are_the_order_the_first_next_to_the_locomotive(wagons):
    state = screen.play(screen.start(Setup(2, Seat(0), options(2, wagons=wagons))), Shuffled((0, 1))).state
    assert screen.turn(state) == Chance(Shuffle(4))
    step = screen.play(state, Shuffled((2, 0, 3, 1)))
    assert step.state.order == (Colour.GREEN, Colour.YELLOW, Colour.BLUE, Colour.RED)[:wagons]
    assert len(step.state.loose) == 8


@pytest.mark.parametrize("order", [(0, 0), (1,), (0, 1, 2), (1, 2)])
def test_m7_what_is_no_shuffle_is_refused(order):
    state = screen.start(Setup(2, Seat(0), options(2)))
    refusal = screen.refusal(state, Shuffled(order))
    assert (refusal.rule, refusal.key) == ("M7", "not_a_shuffle")
    assert screen.refusal(state, Rolled(3)).key == "no_such_chance"


def test_m7_nobody_moves_while_cards_are_shuffled():
    state = screen.start(Setup(2, Seat(0), options(2)))
    assert refused(state, "0 done") == ("M7", "not_while_drawing")


def test_m9_the_highest_roll_starts():
    state = shuffled(screen.start(Setup(3, Seat(1), options(3))))
    assert screen.turn(state) == Chance(Roll(Seat(1)))
    state = rolled(state, 3, 5)
    assert screen.turn(state) == Chance(Roll(Seat(0)))
    step = screen.play(state, Rolled(2))
    assert facts(step.events) == ["RolledOff", "StarterFound"]
    assert screen.turn(step.state) == Chance(Roll(Seat(2)))


def test_m9_the_tied_roll_again():
    state = shuffled(screen.start(Setup(3, Seat(0), options(3))))
    state = rolled(state, 6, 2)
    step = screen.play(state, Rolled(6))
    assert facts(step.events) == ["RolledOff", "RollOffTied"]
    state = rolled(step.state, 1)
    assert screen.turn(state) == Chance(Roll(Seat(2)))
    state = rolled(state, 1, 4, 5)
    assert (state.starter, state.current) == (2, 2)


def test_m9_then_clockwise():
    state = rolled(shuffled(screen.start(Setup(3, Seat(0), options(3)))), 1, 2, 6)
    seats = []
    for _ in range(4):
        seats.append(state.current)
        state = after(rolled(state, 1), f"{state.current} done")
    assert seats == [2, 0, 1, 2]


def test_m9_in_the_speed_game_the_seat_that_was_chosen_starts():
    state = shuffled(screen.start(Setup(3, Seat(2), options(3, variant=Variant.SPEED))))
    assert screen.turn(state) == Waiting((Seat(2),))
    assert state.phase is screen.Phase.LAYING


def test_m9_a_face_that_no_die_has_is_refused():
    state = shuffled(screen.start(Setup(2, Seat(0), options(2))))
    for face in (0, 7):
        assert screen.refusal(state, Rolled(face)).key == "no_such_face"
    assert refused(state, "0 done") == ("M9", "not_while_rolling_off")


def test_a_whole_placing_by_hand_leads_to_the_cards():
    second = ("1 locomotive w1 u1", "1 wagon k1 yellow", "1 wagon m1 red", "1 wagon o1 green", "1 wagon q1 blue")
    state, events = told(opened(), *LINES, "0 done", *second, "1 done")
    assert facts(events) == ["PlacingDone"]
    assert screen.turn(state) == Chance(Shuffle(2))
    assert state.start is not None
    assert len(state.start.wagons) == 8
