"""The solver: every route is replayed by the rules, small starts are compared with a search without tables."""

import pytest
from locomotion_replay import fewest_steps, naive, replayed
from msgspec.structs import replace

from app.games.locomotion.coupling import coupled, couplings, uncoupled
from app.games.locomotion.screen.moves import TakeStep
from app.games.locomotion.search.bits import bits_of, numbers_of
from app.games.locomotion.search.packed import joined, loose_points, packed, parted, wagon_at
from app.games.locomotion.search.poses import Poses, poses_of
from app.games.locomotion.search.puzzle import BestKnown, Proven, Puzzle, Undecided, Unsolvable, puzzle_of
from app.games.locomotion.search.solver import first_route, solve
from app.games.locomotion.spread import spread_start
from app.games.locomotion.steps import moved, steps
from app.games.locomotion.train import COLOURS, Colour, End, Train, lone
from app.games.locomotion.yard.generator import Difficulty, Shape, generated_yard
from app.games.locomotion.yard.text import read_yard

LINE = read_yard("o---o---o---o---o---o---o\n")
Y = read_yard(r"""
o                   o
 \                 /
  o---o---o---o---o
 /                 \
o                   o
""")


def puzzle(code, rails, order, *, either_end, difficulty=Difficulty.HARD):
    """Make a yard, a start and an order from the first code that has a solution."""
    while True:
        yard = generated_yard(rails, difficulty, Shape.LANDSCAPE, code)
        start = spread_start(yard, 1, code, 4)
        if isinstance(solve(puzzle_of(yard, start, start.order, either_end=False)), Proven):
            return puzzle_of(yard, start, start.order[:order], either_end=either_end)
        code += 100


def lined_up(front_first, either_end):
    """Lay a line with the wagons to the right of a locomotive, its front or its rear towards them."""
    train = lone(1, 0) if front_first else lone(1, 2)
    return Puzzle(LINE, train, tuple(zip(range(3, 7), COLOURS, strict=True)), COLOURS, either_end)


# ---------------------------------------------------------------- proven routes


@pytest.mark.parametrize("either_end", [True, False])
@pytest.mark.parametrize(("code", "rails", "order"), [(0, 10, 2), (4, 11, 2), (5, 12, 2), (6, 10, 3), (9, 10, 2)])
def test_m26_m27_the_route_is_as_short_as_a_search_without_tables_finds_and_has_as_few_steps(
    code, rails, order, either_end
):
    difficulty = list(Difficulty)[code % 3]
    asked = puzzle(code, rails, order, either_end=either_end, difficulty=difficulty)
    answer = solve(asked)
    assert isinstance(answer, Proven)
    replayed(asked, answer.route)
    assert (answer.total, answer.steps) == naive(asked)


@pytest.mark.parametrize("either_end", [True, False])
def test_m26_m27_the_whole_order_is_as_short_as_a_search_without_tables_finds(either_end):
    wagons = ((0, Colour.RED), (1, Colour.BLUE), (4, Colour.GREEN), (6, Colour.YELLOW))
    asked = Puzzle(Y, lone(3, 2), wagons, (Colour.RED, Colour.GREEN, Colour.BLUE, Colour.YELLOW), either_end)
    answer = solve(asked)
    assert isinstance(answer, Proven)
    assert (answer.total, answer.steps) == naive(asked)


@pytest.mark.parametrize("either_end", [True, False])
@pytest.mark.parametrize(("code", "rails", "order"), [(0, 10, 2), (5, 12, 2), (6, 10, 3), (9, 10, 2)])
def test_m50_the_fewest_steps_are_those_a_search_without_tables_finds_and_then_the_fewest_couplings(
    code, rails, order, either_end
):
    difficulty = list(Difficulty)[code % 3]
    asked = replace(puzzle(code, rails, order, either_end=either_end, difficulty=difficulty), steps_only=True)
    answer = solve(asked)
    assert isinstance(answer, Proven)
    replayed(asked, answer.route)
    assert (answer.total, len(answer.route) - answer.steps) == fewest_steps(asked)


@pytest.mark.parametrize("code", range(3))
def test_m50_a_whole_order_takes_no_more_steps_where_they_alone_count(code):
    asked = puzzle(code, 13, 4, either_end=False)
    every, alone = solve(asked), solve(replace(asked, steps_only=True))
    replayed(asked, alone.route)
    assert alone.total == alone.steps <= every.steps
    assert len(alone.route) >= every.total


def test_m50_where_steps_alone_count_a_proof_that_nothing_leads_there_is_one():
    asked = replace(lined_up(front_first=True, either_end=False), steps_only=True)
    assert solve(asked) == Unsolvable()


def test_m50_where_steps_alone_count_a_budget_that_runs_out_claims_nothing():
    asked = replace(puzzle(1, 25, 4, either_end=False), steps_only=True)
    told = []
    assert isinstance(solve(asked, budget=1), Undecided)
    assert solve(asked, tell=told.append).total >= max(progress.lower for progress in told)
    assert all(progress.lower <= progress.upper for progress in told)


@pytest.mark.parametrize("either_end", [True, False])
@pytest.mark.parametrize("code", range(3))
@pytest.mark.parametrize(("rails", "difficulty"), [(13, Difficulty.EASY), (25, Difficulty.EASY), (13, Difficulty.HARD)])
def test_m16_every_act_of_a_route_is_legal_and_the_last_one_completes_the_order(rails, difficulty, code, either_end):
    asked = puzzle(code, rails, 4, either_end=either_end, difficulty=difficulty)
    answer = solve(asked)
    assert isinstance(answer, Proven)
    replayed(asked, answer.route)


def test_m22_behind_is_never_shorter_than_either_end():
    for code in range(4):
        behind, either = (solve(puzzle(code, 13, 4, either_end=end)) for end in (False, True))
        assert behind.total >= either.total


def test_m22_a_shorter_order_is_never_longer():
    totals = [solve(puzzle(2, 13, order, either_end=False)).total for order in (2, 3, 4)]
    assert totals == sorted(totals)


def test_m16_a_row_in_order_is_coupled_at_once():
    answer = solve(lined_up(front_first=False, either_end=False))
    assert [type(act).__name__ for act in answer.route] == ["TakeStep", "Couple"]
    assert answer.route[-1].points == (3, 4, 5, 6)


def test_a_complete_train_needs_no_act():
    train = Train((0, 1, 2, 3, 4), 1, End.REAR, COLOURS)
    assert solve(Puzzle(LINE, train, (), COLOURS)) == Proven(())


def test_a_train_that_has_wagons_already_is_solved_from_there():
    train = Train((2, 3), 3, End.REAR, (Colour.RED,))
    loose = ((0, Colour.YELLOW), (4, Colour.GREEN), (6, Colour.BLUE))
    asked = Puzzle(LINE, train, loose, (Colour.RED, Colour.GREEN))
    assert len(replayed(asked, solve(asked).route).wagons) >= 2


def test_blocked_points_are_never_entered():
    asked = puzzle(3, 25, 2, either_end=True, difficulty=Difficulty.EASY)
    free = solve(asked)
    for act in free.route:
        if isinstance(act, TakeStep) and act.point not in asked.train.points:
            shut = Puzzle(asked.yard, asked.train, asked.loose, asked.order, True, frozenset([act.point]))
            answer = solve(shut)
            assert isinstance(answer, Unsolvable) or len(replayed(shut, answer.route).wagons) >= 2
            assert isinstance(answer, Unsolvable) or answer.total >= free.total


# ---------------------------------------------------------------- no solution, no proof


def test_m28_a_locomotive_that_cannot_turn_is_proven_unable_to_win_behind():
    assert solve(lined_up(front_first=True, either_end=False)) == Unsolvable()


def test_m28_with_either_end_the_same_start_is_won():
    assert isinstance(solve(lined_up(front_first=True, either_end=True)), Proven)


def test_m27_a_budget_that_runs_out_claims_nothing():
    asked = puzzle(1, 25, 4, either_end=False)
    total = solve(asked).total
    answer = solve(asked, budget=1)
    assert isinstance(answer, Undecided)
    assert answer.lower <= total


def test_m27_a_route_that_is_not_proven_is_called_the_best_known():
    asked = puzzle(1, 25, 4, either_end=False)
    proven = solve(asked)
    answer = solve(asked, budget=4000)
    assert isinstance(answer, BestKnown)
    replayed(asked, answer.route)
    assert answer.lower <= proven.total <= answer.total


def test_m27_the_search_stops_when_told_to():
    asked = puzzle(1, 25, 4, either_end=False)
    assert isinstance(solve(asked, keep_going=lambda: False), Undecided)


def test_m27_the_range_of_the_length_narrows_down_to_the_proof():
    told = []
    asked = puzzle(0, 25, 4, either_end=False)
    proven = solve(asked, tell=told.append)
    lowers = [progress.lower for progress in told]
    assert lowers == sorted(lowers)
    assert lowers[-1] == proven.total
    assert all(progress.lower <= proven.total <= progress.upper for progress in told)


def test_a_first_route_is_legal_though_it_may_be_long():
    asked = puzzle(2, 25, 4, either_end=False)
    route = first_route(asked)
    replayed(asked, route)
    assert len(route) >= solve(asked).total


# ---------------------------------------------------------------- tables


def trains_of(poses, wagons):
    """Yield every pose of a table as a train, with its number."""
    for number, path in enumerate(poses.paths[wagons]):
        side = End.REAR if poses.counts[wagons][number] else End.FRONT
        yield number, Train(path[: wagons + 1], path[1], side, COLOURS[:wagons])


@pytest.mark.parametrize("wagons", range(5))
def test_m10_m11_the_table_of_poses_steps_as_the_rules_do(wagons):
    poses = Poses(generated_yard(20, Difficulty.EASY, Shape.LANDSCAPE, 3), either_end=False)
    arrivals = {number: set() for number, _ in trains_of(poses, wagons)}
    for number, train in trains_of(poses, wagons):
        assert poses.number_of(train) == number
        for end, point in steps(poses.yard, train, ()):
            arrivals[poses.number_of(moved(train, end, point))].add(number)
    assert {number: {*first, *last} for number, (first, last) in enumerate(poses.arrivals[wagons])} == arrivals


@pytest.mark.parametrize("wagons", range(4))
def test_m16_the_table_of_poses_couples_as_the_rules_do(wagons):
    poses = Poses(generated_yard(20, Difficulty.EASY, Shape.LANDSCAPE, 3), either_end=False)
    for number, train in trains_of(poses, wagons):
        loose = {point: Colour.BLUE for point in range(poses.points) if point not in train.points}
        rows = [row for row in couplings(poses.yard, train, loose) if len(row) == 1]
        expected = {(row[0], poses.number_of(coupled(train, row, loose))) for row in rows}
        assert set(poses.hitches[wagons][number]) == expected


@pytest.mark.parametrize("wagons", range(1, 5))
def test_m17_the_table_of_poses_uncouples_as_the_rules_do(wagons):
    poses = poses_of(Y, either_end=False)
    for number, train in trains_of(poses, wagons):
        expected = {(joint, poses.number_of(uncoupled(train, joint)[0])) for joint in range(wagons)}
        assert set(poses.rests[wagons][number]) == expected


def test_arrangements_are_packed_and_found_again():
    key = packed([2, 4], {1: 90, 3: 0})
    assert loose_points(key) == [(1, 90), (3, 0)]
    assert (wagon_at(key, 90), wagon_at(key, 0), wagon_at(key, 5)) == (1, 3, 0)
    assert joined(key, 2, 3, 0) == packed([2, 4, 3], {1: 90})
    assert parted(joined(key, 2, 3, 0), 2, 0) == key


def test_bits_and_numbers_are_the_same_set():
    numbers = [0, 7, 8, 63, 1000]
    assert numbers_of(bits_of(numbers)) == numbers
