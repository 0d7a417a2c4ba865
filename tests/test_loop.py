"""The heart beat: what is done first, what waits, and for what."""

import queue

from app import loop
from app.devices.notify import Notifier
from app.devices.stand_ins import FakeClock, StandInLamp
from app.table.ports import Edge, LampPattern


class Beats:
    """Beats until its touches have come."""

    def __init__(self, *touches):
        self.touches = list(touches)
        self.done = []

    def events(self):
        return self.touches.pop(0)

    def beat(self, events, edges):
        self.done.append("touched" if [*events, *edges] else "quiet")
        return 0.5

    def held(self, act):
        act()
        return True

    def lamp(self, _now):
        return LampPattern.STEADY

    @property
    def is_done(self):
        return not self.touches


def run(beats, inbox=None, spare=(), slept=None):
    """Run all beats; return what was done, in order."""

    def steps():
        for step in spare:
            beats.done.append(step)
            yield step

    loop.run(
        beats, StandInLamp(), inbox or queue.SimpleQueue(), FakeClock(), Notifier(),
        events=beats.events, sleep=([] if slept is None else slept).append,
        after_first=lambda: beats.done.append("after first"), spare=steps(),
    )  # fmt: skip
    return beats.done


def test_what_can_wait_waits_for_the_first_frame():
    assert run(Beats((), (), ()), spare=("a", "b", "c")) == ["quiet", "after first", "quiet", "a", "quiet", "b"]


def test_what_can_wait_never_delays_a_touch():
    assert run(Beats((), ("tap",), ()), spare=("a",)) == ["quiet", "after first", "touched", "quiet", "a"]


def test_what_can_wait_never_delays_the_star():
    inbox = queue.SimpleQueue()
    beats = Beats((), (), ())
    beats.events = lambda: (beats.touches.pop(0), len(beats.touches) == 1 and inbox.put(Edge(True, 0.0)))[0]
    assert run(beats, inbox, spare=("a",)) == ["quiet", "after first", "touched", "quiet", "a"]


def test_it_sleeps_as_long_as_it_may():
    slept = []
    run(Beats((), ()), slept=slept)
    assert slept == [0.5, 0.5]


def test_what_is_done_first_and_what_waits_is_held():
    """Trouble in them is told by the shell like any other."""
    beats = Beats((), (), ())
    beats.held = lambda act: (beats.done.append("held"), act())
    assert run(beats, spare=("a",)) == ["quiet", "held", "after first", "quiet", "held", "a", "quiet", "held"]
