"""Errands with a stand-in for the child: queue, kept answers, ends without an answer. Real children: tests/devices."""

import pytest

from app.devices.stand_ins import FakeClock
from app.table.errands import GRACE, MOST_KEPT, Errand, Errands
from app.table.store.store import Store


class FakeRunning:
    """Work that says what the test lets it say."""

    def __init__(self, errand):
        self.errand, self.lines, self.ended, self.stopped = errand, [], False, False

    def heard(self):
        lines, self.lines = self.lines, []
        return lines

    def is_over(self):
        return self.ended

    def stop(self):
        self.stopped = True


class FakeRunner:
    """Starts stand-ins, unless the system is full."""

    def __init__(self):
        self.started, self.is_full = [], False

    def start(self, errand):
        if self.is_full:
            return None
        self.started.append(FakeRunning(errand))
        return self.started[-1]


@pytest.fixture
def clock():
    return FakeClock()


@pytest.fixture
def store(tmp_path, clock):
    with Store.open(tmp_path, clock) as opened:
        yield opened


@pytest.fixture
def runner():
    return FakeRunner()


@pytest.fixture
def errands(runner, store, clock):
    return Errands(runner, store, clock)


def errand(name):
    return Errand("module:function", b"?", name)


def answered(errands, runner, name, words=b"42"):
    question = errands.ask(errand(name))
    errands.tick()
    runner.started[-1].lines.append((True, words))
    errands.tick()
    errands.keep()
    errands.keep()
    return question


def test_an_answer_closes_the_question(errands, runner):
    question = answered(errands, runner, "a")
    assert (question.answer, question.is_open) == (b"42", False)
    assert runner.started[0].stopped


def test_what_is_told_on_the_way_is_there_at_once(errands, runner):
    question = errands.ask(errand("a"))
    errands.tick()
    runner.started[0].lines += [(False, b"1"), (False, b"2")]
    assert errands.tick()
    assert (question.told, question.is_open) == (b"2", True)
    assert not errands.tick()


def test_a_kept_answer_starts_no_work(errands, runner, store, clock):
    answered(errands, runner, "a")
    later = FakeRunner()
    question = Errands(later, store, clock).ask(errand("a"))
    assert (question.answer, later.started) == (b"42", [])


def test_the_same_question_is_asked_once(errands, runner):
    assert errands.ask(errand("a")) is errands.ask(errand("a"))
    errands.tick()
    assert errands.ask(errand("a")) is errands.ask(errand("a"))


def test_one_errand_at_a_time_in_order_of_asking(errands, runner):
    errands.ask(errand("a"))
    errands.ask(errand("b"))
    errands.tick()
    errands.tick()
    assert [running.errand.fingerprint for running in runner.started] == ["a"]
    runner.started[0].ended = True
    errands.tick()
    errands.tick()
    assert [running.errand.fingerprint for running in runner.started] == ["a", "b"]


def test_a_hurried_question_comes_first(errands, runner):
    errands.ask(errand("a"))
    errands.hurry(errands.ask(errand("b")))
    errands.tick()
    assert runner.started[0].errand.fingerprint == "b"


def test_a_child_that_dies_leaves_a_question_without_an_answer(errands, runner, store, clock):
    question = errands.ask(errand("a"))
    errands.tick()
    runner.started[0].ended = True
    assert errands.tick()
    assert (question.answer, question.is_open) == (None, False)
    assert Errands(runner, store, clock).ask(errand("a")).is_open


def test_an_answer_in_the_last_breath_is_heard(errands, runner):
    question = errands.ask(errand("a"))
    errands.tick()
    runner.started[0].lines.append((True, b"42"))
    runner.started[0].ended = True
    errands.tick()
    assert question.answer == b"42"


def test_work_that_never_ends_is_stopped_after_its_time(errands, runner, clock):
    question = errands.ask(errand("a"))
    errands.tick()
    clock.turn(60.0)
    errands.tick()
    assert question.is_open
    clock.turn(GRACE + 1)
    errands.tick()
    assert (question.is_open, runner.started[0].stopped) == (False, True)


def test_a_full_system_is_asked_again(errands, runner):
    runner.is_full = True
    question = errands.ask(errand("a"))
    errands.tick()
    assert (runner.started, question.is_open) == ([], True)
    runner.is_full = False
    errands.tick()
    assert len(runner.started) == 1


def test_a_dropped_question_is_stopped_or_never_begun(errands, runner):
    first, second = errands.ask(errand("a")), errands.ask(errand("b"))
    errands.tick()
    errands.drop(second)
    errands.drop(first)
    errands.tick()
    assert runner.started[0].stopped
    assert (first.is_open, second.is_open, len(runner.started)) == (False, False, 1)


def test_closing_stops_what_runs(errands, runner):
    errands.ask(errand("a"))
    errands.tick()
    errands.close()
    errands.close()
    assert runner.started[0].stopped


def test_the_oldest_answers_are_forgotten(errands, runner):
    for number in range(MOST_KEPT + 1):
        answered(errands, runner, str(number))
    assert errands.ask(errand("0")).is_open
    assert not errands.ask(errand("1")).is_open


def test_an_answer_waits_until_it_is_seen_to_be_kept(errands, runner, store, clock):
    """What was undone with the act around it is written again."""

    class Undone(Exception):
        pass

    question = errands.ask(errand("a"))
    errands.tick()
    runner.started[-1].lines.append((True, b"42"))
    errands.tick()

    def kept_in_vain():
        with store.act():
            errands.keep()
            raise Undone

    with pytest.raises(Undone):
        kept_in_vain()
    assert (question.answer, errands.ask(errand("a")).answer) == (b"42", b"42")
    assert Errands(FakeRunner(), store, clock).ask(errand("a")).is_open
    errands.keep()
    assert errands.has_unkept
    assert Errands(FakeRunner(), store, clock).ask(errand("a")).answer == b"42"
    errands.keep()
    assert not errands.has_unkept
