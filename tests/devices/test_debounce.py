"""The debounce: trains of bounces, short presses, stuck contacts, with a turned clock."""

import random

import pytest

from app.devices.debounce import Debounce
from app.table.ports import Edge


class Contact:
    """A contact that chatters: levels with their times, fed to a debounce, which may also be ticked."""

    def __init__(self, debounce: Debounce, *, tick_every: float | None, seed: int = 1) -> None:
        self.debounce = debounce
        self.now = 100.0
        self.edges: list[Edge] = []
        self._luck = random.Random(seed)  # noqa: S311 - bounces, repeatable
        self._tick_every = tick_every

    def rest(self, seconds: float) -> None:
        """Let time pass, ticking if this contact has somebody who ticks."""
        end = self.now + seconds
        while self._tick_every and self.now + self._tick_every < end:
            self.now += self._tick_every
            self.edges += self.debounce.tick(self.now)
        self.now = end

    def go(self, is_down: bool, *, chatter: float) -> None:
        """Chatter for so long, both levels between 0.1 and 15 ms, and come to rest."""
        end, level = self.now + chatter, is_down
        while self.now < end:
            self.edges += self.debounce.level(level, self.now)
            level = not level
            self.rest(min(self._luck.uniform(0.0001, 0.015), end - self.now + 1e-9))
        self.edges += self.debounce.level(is_down, self.now)


@pytest.mark.parametrize("tick_every", [None, 0.001, 0.016, 0.1])
@pytest.mark.parametrize("chatter", [0.001, 0.005, 0.020, 0.060])
def test_a_thousand_chattering_presses_none_doubled_none_missed(chatter: float, tick_every: float | None) -> None:
    contact = Contact(Debounce(), tick_every=tick_every)
    for _ in range(1000):
        contact.go(True, chatter=chatter)
        contact.rest(0.12)
        contact.go(False, chatter=chatter)
        contact.rest(0.12)
    contact.edges += contact.debounce.tick(contact.now)
    assert [edge.is_down for edge in contact.edges] == [True, False] * 1000


def test_edges_are_dated_when_the_contact_came_to_rest() -> None:
    debounce = Debounce(stable=0.025, source="door")
    debounce.level(True, 1.000)
    debounce.level(False, 1.003)
    debounce.level(True, 1.007)
    assert debounce.tick(1.031) == ()
    assert debounce.tick(1.033) == (Edge(is_down=True, at=1.007, source="door", contact=1),)


@pytest.mark.parametrize("seconds", [0.025, 0.030, 0.040, 0.1])
def test_a_short_press_is_not_missed_without_any_tick(seconds: float) -> None:
    debounce = Debounce(stable=0.025)
    debounce.level(True, 0.0)
    assert debounce.level(False, seconds) == (Edge(is_down=True, at=0.0, contact=1),)
    assert debounce.tick(seconds + 0.025) == (Edge(is_down=False, at=seconds, contact=1),)


def test_a_spike_is_not_a_press() -> None:
    debounce = Debounce(stable=0.025)
    debounce.level(True, 1.0)
    debounce.level(False, 1.010)
    assert debounce.tick(2.0) == ()


def test_a_flicker_while_held_is_not_a_release() -> None:
    debounce = Debounce(stable=0.025)
    debounce.level(True, 1.0)
    debounce.tick(1.1)
    debounce.level(False, 1.5)
    debounce.level(True, 1.51)
    assert debounce.tick(2.0) == ()
    assert debounce.is_down


def test_due_tells_when_a_tick_is_needed() -> None:
    debounce = Debounce(stable=0.5)
    assert debounce.due() is None
    debounce.level(True, 1.0)
    assert debounce.due() == 1.5
    debounce.tick(1.5)
    assert debounce.due() is None


def test_a_level_out_of_order_counts_as_the_last_one_seen() -> None:
    debounce = Debounce(stable=0.025)
    debounce.level(True, 1.000)
    debounce.level(False, 0.999)
    assert debounce.tick(2.0) == ()


# ---------------------------------------------------------------- stuck


def test_down_at_the_start_is_stuck_and_not_pressed() -> None:
    debounce = Debounce()
    debounce.begin(True, 0.0)
    assert debounce.tick(100.0) == ()
    assert debounce.is_stuck(0.0)


def test_stuck_heals_on_release_without_an_edge_and_then_presses_again() -> None:
    debounce = Debounce(stable=0.025)
    debounce.begin(True, 0.0)
    debounce.level(False, 10.0)
    assert debounce.tick(10.1) == ()
    assert not debounce.is_stuck(10.1)
    debounce.level(True, 11.0)
    assert debounce.tick(11.1) == (Edge(is_down=True, at=11.0, contact=1),)


def test_a_chattering_stuck_contact_stays_stuck() -> None:
    debounce = Debounce(stable=0.025)
    debounce.begin(True, 0.0)
    debounce.level(False, 10.0)
    debounce.level(True, 10.01)
    assert debounce.tick(11.0) == ()
    assert debounce.is_stuck(11.0)


def test_up_at_the_start_is_quiet() -> None:
    debounce = Debounce()
    debounce.begin(False, 0.0)
    assert debounce.tick(1.0) == ()
    assert not debounce.is_stuck(100.0)


def test_held_for_longer_than_a_minute_is_stuck_until_released() -> None:
    debounce = Debounce()
    debounce.level(True, 0.0)
    debounce.tick(1.0)
    assert not debounce.is_stuck(59.9)
    assert debounce.is_stuck(60.0)
    debounce.level(False, 70.0)
    assert debounce.tick(71.0) == (Edge(is_down=False, at=70.0, contact=1),)
    assert not debounce.is_stuck(71.0)
