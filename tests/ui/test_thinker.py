"""Thinking beside the picture: answers come from another thread, and closing forgets what waits."""

import threading

import pytest

from app.ui.stage.thinker import InstantThinker, ThreadThinker

PATIENCE = 10.0  # seconds until a test gives up


@pytest.fixture
def thinker():
    thinker = ThreadThinker()
    yield thinker
    thinker.close()


def test_an_answer_comes_from_another_thread(thinker):
    here = threading.get_ident()
    there = thinker.think(threading.get_ident).result(PATIENCE)
    assert there != here


def test_asking_does_not_wait_for_the_answer(thinker):
    """The picture goes on: the future is not done before the job is."""
    go = threading.Event()
    thought = thinker.think(lambda: go.wait(PATIENCE))
    assert not thought.done()
    go.set()
    assert thought.result(PATIENCE) is True


def test_thoughts_come_one_after_the_other_in_one_thread(thinker):
    thoughts = [thinker.think(threading.get_ident) for _ in range(4)]
    assert len({thought.result(PATIENCE) for thought in thoughts}) == 1


def test_what_goes_wrong_comes_with_the_answer(thinker):
    """It is a bug, and is raised where the answer is asked for."""
    thought = thinker.think(lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        thought.result(PATIENCE)


def test_nobody_thinks_before_being_asked():
    before = threading.active_count()
    thinker = ThreadThinker()
    assert threading.active_count() == before
    thinker.close()


def test_closing_drops_what_waits_and_does_not_wait_itself(thinker):
    """A thought that has begun ends by itself."""
    begun, go = threading.Event(), threading.Event()

    def job():
        begun.set()
        return go.wait(PATIENCE)

    first, second = thinker.think(job), thinker.think(lambda: "never")
    assert begun.wait(PATIENCE)
    thinker.close()
    assert second.cancelled()
    assert not first.done()
    go.set()
    assert first.result(PATIENCE) is True


@pytest.mark.parametrize("make", [ThreadThinker, InstantThinker])
def test_closing_twice_is_closing_once(make):
    thinker = make()
    thinker.think(lambda: 1).result(PATIENCE)
    thinker.close()
    thinker.close()


def test_after_closing_it_can_be_asked_again(thinker):
    thinker.think(lambda: 1).result(PATIENCE)
    thinker.close()
    assert thinker.think(lambda: 2).result(PATIENCE) == 2


def test_in_rehearsals_the_answer_is_there_at_once():
    thought = InstantThinker().think(lambda: 7)
    assert thought.done()
    assert thought.result() == 7
