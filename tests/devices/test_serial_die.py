"""What the serial die alone has: a link with its states, lives that end, a cell, faults, and a real port."""

import queue
import random

import pytest
from test_dice import Serial, faces, roll

from app.config import Die as Settings
from app.devices.die_line import wanted
from app.devices.serial_die import SerialDie
from app.devices.stand_ins import SystemClock
from app.table.ports import DeviceState, DieFace, DieMotion, DieMoved, DieSignal, Health
from firmware_bridge.discovery import Wanted
from firmware_bridge.link import Kind, Status
from firmware_bridge.messages import Battery, Fault, Settled
from firmware_bridge.simulator import SimulatedDie


@pytest.mark.parametrize(
    ("kind", "health"),
    [(Kind.ABSENT, Health.ABSENT), (Kind.STARTING, Health.STARTING), (Kind.UP, Health.OK), (Kind.ERROR, Health.ERROR)],
)
def test_the_state_is_that_of_the_link_with_its_reason(kind: Kind, health: Health) -> None:
    hand = Serial()
    hand.link.status = Status(kind, "/dev/ttyACM0", "the reason")
    assert hand.die.state() == DeviceState("die", health, "the reason")


def test_the_settings_say_which_die() -> None:
    settings = Settings(port="/dev/serial0", vid=1, pid=2, serial="abc")
    assert wanted(settings) == Wanted(vid=1, pid=2, serial="abc", port="/dev/serial0")
    assert wanted(Settings()) == Wanted()


def test_a_fault_in_the_die_is_an_error_until_it_starts_again() -> None:
    hand = Serial()
    hand.says(Fault("sensor"))
    assert hand.die.state() == DeviceState(
        "die", Health.ERROR, "The die reports a fault: its button or sensor is stuck."
    )
    assert not hand.die.is_ready(6)
    hand.plug_in("bbbb")
    assert hand.die.state().health is Health.OK


def test_a_low_cell_is_told() -> None:
    hand = Serial()
    hand.says(Battery(80))
    assert hand.die.state().reason == ""
    hand.says(Battery(9))
    assert hand.die.state() == DeviceState("die", Health.OK, "Its cell is at 9 %.")


def test_the_first_face_of_another_life_is_no_answer() -> None:
    """Nobody knows when it was rolled: perhaps long before it was asked."""
    hand = Serial()
    hand.die.ask(7, 6)
    hand.unplug()
    hand.face, hand.rolls = 5, 3
    hand.plug_in("bbbb")
    hand.wait(9.0)
    assert faces(hand) == []
    roll(hand, 2)
    assert faces(hand) == [DieFace(7, 2)]


def test_a_new_life_that_is_seen_rolling_answers() -> None:
    hand = Serial()
    hand.die.ask(7, 6)
    hand.unplug()
    hand.link.status = Status(Kind.UP)
    hand.rolls = 0
    hand.plug_in("bbbb")
    roll(hand, 4)
    assert faces(hand) == [DieFace(7, 4)]


def test_a_face_that_is_told_again_waits_no_longer() -> None:
    """The table asks on every doubt; the answer is the same face of the same roll."""
    hand = Serial()
    hand.die.ask(7, 6)
    hand.drop(2)
    hand.wait(0.3)
    hand.says(Settled(2, 1))
    hand.wait(0.2)
    assert faces(hand) == [DieFace(7, 2)]


def test_on_a_real_port_from_question_to_face() -> None:
    """Thread, pseudo-terminal and frames included; the answer is put into a queue and nothing else happens."""
    inbox: queue.SimpleQueue[DieSignal] = queue.SimpleQueue()
    with SimulatedDie(luck=random.Random(2)) as real:  # noqa: S311 - a test
        with SerialDie(Settings(port=real.path), SystemClock()) as die:
            die.ask(1, 6)
            die.start(inbox.put)
            assert inbox.get(timeout=30) == DieMoved(1, DieMotion.STILL)
            real.roll(3)
            assert inbox.get(timeout=30) == DieMoved(1, DieMotion.ROLLING)
            assert inbox.get(timeout=30) == DieFace(1, 3)
            assert die.is_ready(6)
        assert die.state().health is Health.ABSENT
