"""The die's own files under a real MicroPython, joined to the real link by a pseudo-terminal."""

import queue
from collections.abc import Iterator

import pytest
from link_bench import PATIENCE, Bench
from micropython_die import MISSING, MicroPythonDie, routes

from app.config import Die as Settings
from app.devices.serial_die import SerialDie
from app.devices.stand_ins import SystemClock
from app.table.ports import DieFace, DieMotion, DieMoved, DieSignal
from firmware_bridge.link import Attached, Detached, Heard
from firmware_bridge.messages import FromDie, Rolling, Settled

pytestmark = pytest.mark.skipif(not routes(), reason=MISSING)


@pytest.fixture(params=routes())
def bench(request: pytest.FixtureRequest) -> Iterator[Bench[MicroPythonDie]]:
    with MicroPythonDie(request.param) as die:
        bench = Bench(die)
        with bench.link:
            yield bench.meets()


def lands(bench: Bench[MicroPythonDie], roll: int) -> Settled:
    """Wait for the die to come to rest after so many rolls."""
    while True:
        event = bench.next()
        if isinstance(event, Heard) and isinstance(event.message, Settled):
            assert event.message.roll == roll
            return event.message


def says(bench: Bench[MicroPythonDie], wanted: FromDie) -> None:
    bench.until(wanted)


def test_presses_from_finger_to_face(bench: Bench[MicroPythonDie]) -> None:
    faces = []
    for roll in range(1, 4):
        bench.die.press()
        says(bench, Rolling())
        faces.append(lands(bench, roll).face)
    assert set(faces) <= set(range(1, 7))
    assert bench.link.rejects.total() == 0


def test_sparks_on_the_wire_of_the_button_are_no_roll(bench: Bench[MicroPythonDie]) -> None:
    bench.die.tell("jerk 12")
    bench.die.press()
    assert bench.next() == Heard(Rolling())
    assert lands(bench, 1)


def test_a_traceback_on_the_console_is_no_frame(bench: Bench[MicroPythonDie]) -> None:
    for noise in (b"Traceback (most recent call last):\r\n  File\r\n", bytes(range(256)), b"2a settled 6 9*0000\n"):
        bench.die.tell(f"noise {noise.hex()}0a")
    bench.die.press()
    assert lands(bench, 1)
    assert bench.link.rejects.total() >= 3


def test_noise_to_the_die_does_not_stop_it(bench: Bench[MicroPythonDie]) -> None:
    """Ctrl-C, Ctrl-D and what a modem is asked among it."""
    bench.die.shout(b"AT+CGMM\r\n\x03\x04\x01\x00\xff" * 20 + b"\n")
    bench.die.press()
    assert lands(bench, 1)


def test_it_starts_again_in_the_middle_of_a_frame(bench: Bench[MicroPythonDie]) -> None:
    bench.die.press()
    lands(bench, 1)
    bench.die.brown_out()
    assert isinstance(bench.until(Attached)[-1], Attached)
    bench.die.press()
    assert lands(bench, 1)


def test_unplugged_and_plugged_in_again(bench: Bench[MicroPythonDie]) -> None:
    bench.die.press()
    lands(bench, 1)
    bench.die.unplug()
    assert isinstance(bench.until(Detached)[-1], Detached)
    bench.die.plug_in()
    attached = bench.until(Attached)[-1]
    assert isinstance(attached, Attached)
    assert attached.port == bench.die.path
    bench.die.press()
    assert lands(bench, 1)


@pytest.mark.parametrize("route", routes())
def test_from_the_table_to_the_firmware_and_back(route: str) -> None:
    """The adapter of the program asks; a press on the bench answers."""
    inbox: queue.SimpleQueue[DieSignal] = queue.SimpleQueue()
    with MicroPythonDie(route) as real, SerialDie(Settings(port=real.path), SystemClock()) as die:
        die.ask(1, 6)
        die.start(inbox.put)
        assert inbox.get(timeout=PATIENCE) == DieMoved(1, DieMotion.STILL)
        real.press()
        signal = inbox.get(timeout=PATIENCE)
        while isinstance(signal, DieMoved):
            signal = inbox.get(timeout=PATIENCE)
        assert signal in [DieFace(1, face) for face in range(1, 7)]
