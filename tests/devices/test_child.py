"""Real child processes: they answer, they die, they are limited, they are stopped; and the solver in one of them."""

import pytest

from app.devices.child import ChildRunner
from app.devices.stand_ins import FakeClock
from app.games.locomotion import errand as solving
from app.games.locomotion.generator import Difficulty, Shape, generated_yard
from app.games.locomotion.puzzle import Proven, puzzle_of
from app.games.locomotion.solver import solve
from app.games.locomotion.spread import spread_start
from app.table.errands import Errand, Errands
from app.table.store.store import Store


def works(name, **limits):
    return Errand(f"tests.devices.errand_works:{name}", b"abc", name, **limits)


def finished(errands, errand):
    """Ask, and tick until the question is over."""
    question = errands.ask(errand)
    while question.is_open:
        errands.tick()
    return question


@pytest.fixture
def errands(tmp_path):
    clock = FakeClock()
    with Store.open(tmp_path, clock) as store:
        opened = Errands(ChildRunner(), store, clock)
        yield opened
        opened.close()


def test_a_child_tells_and_answers(errands):
    question = finished(errands, works("echoed"))
    assert (question.told, question.answer) == (b"two", b"cba")


@pytest.mark.parametrize("name", ["killed", "greedy", "wrong"])
def test_a_child_that_dies_gives_no_answer_and_no_trouble(errands, name):
    assert finished(errands, works(name)).answer is None
    assert finished(errands, works("echoed")).answer == b"cba"


def test_a_child_ends_in_time_and_answers_with_what_it_has(errands):
    assert finished(errands, works("endless", seconds=0.2)).answer == b"stopped"


def test_a_child_is_stopped_when_the_program_ends(errands):
    question = errands.ask(works("endless", seconds=600.0))
    while question.told is None:
        errands.tick()
    errands.close()
    assert not question.is_open


def test_m27_the_solver_proves_the_optimum_in_a_child(errands):
    yard = generated_yard(13, Difficulty.EASY, Shape.LANDSCAPE, 2)
    start = spread_start(yard, 1, 2, 4)
    puzzle = puzzle_of(yard, start, start.order, either_end=False)
    errand = Errand(solving.WORK, solving.request(puzzle), solving.fingerprint(puzzle))
    question = finished(errands, errand)
    answer = solving.read_answer(question.answer)
    assert answer == solve(puzzle)
    assert isinstance(answer, Proven)
    assert solving.read_progress(question.told).lower == answer.total
    assert not errands.ask(errand).is_open


def test_fingerprints_differ_with_the_order_and_the_switches():
    yard = generated_yard(13, Difficulty.EASY, Shape.LANDSCAPE, 2)
    start = spread_start(yard, 1, 2, 4)
    puzzles = [
        puzzle_of(yard, start, order, either_end=either_end)
        for order in (start.order, start.order[:3], start.order[::-1])
        for either_end in (True, False)
    ]
    assert len({solving.fingerprint(puzzle) for puzzle in puzzles}) == 6
