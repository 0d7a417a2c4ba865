"""The link in its thread and a simulated die on a pseudo-terminal, with every fault it knows. Waits for events only."""

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from link_bench import PATIENCE, Bench

from firmware_bridge.discovery import Wanted
from firmware_bridge.link import Attached, Detached, Heard, Kind, Link
from firmware_bridge.messages import Cocked, Handling, Resting, Rolling, Settled
from firmware_bridge.simulator import SimulatedDie


@pytest.fixture
def bench() -> Iterator[Bench]:
    with SimulatedDie(luck=random.Random(1)) as die:  # noqa: S311 - a test
        bench = Bench(die)
        with bench.link:
            yield bench.meets()


def test_hello_and_what_it_does_now(bench: Bench) -> None:
    assert bench.link.status.kind is Kind.UP
    assert bench.link.status.port == bench.die.path


def test_a_roll_from_hand_to_rest(bench: Bench) -> None:
    bench.die.handle()
    bench.die.roll(5)
    bench.die.cock()
    assert bench.until(Cocked()) == [
        Heard(message) for message in (Handling(), Rolling(), Settled(5, 1), Rolling(), Cocked())
    ]


@pytest.mark.parametrize("fault", ["noise", "overlong", "bad_crc", "replay"])
def test_a_fault_on_the_line_is_no_news(bench: Bench, fault: str) -> None:
    bench.die.roll(2)
    bench.until(Settled(2, 1))
    getattr(bench.die, fault)()
    bench.die.roll(6)
    assert bench.until(Settled(6, 2)) == [Heard(Rolling()), Heard(Settled(6, 2))]


def test_half_a_frame_costs_at_most_the_next_one(bench: Bench) -> None:
    """The roll behind it is told twice, so nothing is missed."""
    bench.die.partial()
    bench.die.roll(3)
    assert bench.until(Settled(3, 1))[-1] == Heard(Settled(3, 1))


def test_a_restart_in_the_middle_of_a_frame(bench: Bench) -> None:
    bench.die.roll(3)
    bench.until(Settled(3, 1))
    bench.die.restart(mid_frame=True)
    assert [type(event) for event in bench.until(Resting())] == [Attached, Heard]
    assert bench.link.rejects.total() == 1


def test_unplugged_and_plugged_in_under_another_name(bench: Bench) -> None:
    before = bench.die.path
    taken = threading.Thread(target=bench.die.unplug)
    taken.start()
    taken.join()
    assert isinstance(bench.until(Detached)[-1], Detached)
    with SimulatedDie(is_threaded=False):  # takes the old name
        bench.die.replug()
        attached = bench.until(Attached)[-1]
        assert attached == Attached(attached.hello, bench.die.path)
        assert before not in (bench.die.path, "")
    bench.die.roll(4)
    assert bench.until(Settled(4, 1))[-1] == Heard(Settled(4, 1))


def test_thrown_while_unplugged_it_tells_the_face_afterwards(bench: Bench) -> None:
    """A die with a cell goes on living."""
    bench.die.roll(1)
    bench.until(Settled(1, 1))
    bench.die.unplug()
    bench.until(Detached)
    bench.die.roll(6)
    bench.die.replug(is_reborn=False)
    assert bench.until(Settled(6, 2))[-1] == Heard(Settled(6, 2))


def test_a_mute_die_is_lost_and_found_when_it_speaks(bench: Bench) -> None:
    bench.die.mute()
    assert "it fell silent" in bench.until(Detached)[-1].reason
    bench.die.mute(False)
    assert isinstance(bench.until(Attached)[-1], Attached)


def test_lost_frames_of_a_roll_are_asked_for(bench: Bench) -> None:
    bench.die.mute()
    bench.die.roll(4)
    bench.die.mute(False)
    assert bench.until(Settled(4, 1)) == [Heard(Settled(4, 1))]


def test_closing_lets_go_of_the_port_and_ends_the_thread() -> None:
    with SimulatedDie() as die:
        bench = Bench(die)
        bench.link.start()
        bench.meets()
        bench.link.close()
        bench.link.close()
        assert bench.link.status.kind is Kind.ABSENT
        assert "die link" not in {thread.name for thread in threading.enumerate()}
        bench.link.start()
        bench.meets()
        bench.link.close()


def test_two_tables_cannot_have_the_same_die(bench: Bench) -> None:
    second = Bench(bench.die)
    done = threading.Event()

    def wait(_seconds: float) -> None:
        done.set()
        second.link._closing.set()

    second.link = Link(Wanted(), second.told.put, lister=bench.die.ports, pause=wait)
    second.link.start()
    assert done.wait(PATIENCE)
    reason = second.link.status.reason
    second.link.close()
    assert reason.endswith("is used by another program.")


def test_a_link_to_the_port_follows_the_die(tmp_path: Path) -> None:
    """As a udev rule does: a port that is given by path survives a change of name."""
    path = tmp_path / "die"
    with SimulatedDie(link=path) as die:
        bench = Bench(die)
        with Link(Wanted(port=str(path)), bench.told.put, lister=list):
            bench.meets()
            die.unplug()
            bench.until(Detached)
            assert not path.exists()
            die.replug()
            assert bench.until(Attached)[-1].port == str(path)
