"""What systemd hears: ready after the first frame, alive often enough, stopping; and nothing where nobody listens."""

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

import pytest

from app import loop
from app.devices.notify import Notifier
from app.devices.stand_ins import FakeClock, StandInLamp
from app.table.ports import LampPattern


@contextmanager
def listening(address: str) -> Iterator[socket.socket]:
    """Listen as systemd does."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(f"\0{address[1:]}" if address.startswith("@") else address)
        ear.setblocking(False)
        yield ear


def heard(ear: socket.socket) -> list[str]:
    """Return what was said since the last time."""
    words = []
    while True:
        try:
            words.append(ear.recv(256).decode())
        except BlockingIOError:
            return words


@pytest.fixture(params=["path", "abstract"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "notify") if request.param == "path" else f"@{tmp_path}"


def test_it_speaks_to_the_socket_it_is_given(address: str) -> None:
    with listening(address) as ear:
        notifier = Notifier.from_environ({"NOTIFY_SOCKET": address})
        notifier.ready()
        notifier.stopping()
        assert heard(ear) == ["READY=1", "STOPPING=1"]


def test_it_tells_that_it_lives_three_times_in_the_time_systemd_waits(address: str) -> None:
    with listening(address) as ear:
        notifier = Notifier.from_environ({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1"})
        beats = [n / 25 for n in range(25 * 60)]
        for now in beats:
            notifier.alive(now)
        assert heard(ear) == ["WATCHDOG=1"] * 6


@pytest.mark.parametrize("waits", ["", "0", "soon"])
def test_without_a_watchdog_nobody_is_told_that_it_lives(address: str, waits: str) -> None:
    with listening(address) as ear:
        Notifier.from_environ({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": waits}).alive(1.0)
        assert heard(ear) == []


@pytest.mark.parametrize("environ", [{}, {"NOTIFY_SOCKET": ""}, {"NOTIFY_SOCKET": "/nobody/listens/here"}])
def test_without_anybody_who_listens_the_program_goes_on(environ: dict[str, str]) -> None:
    notifier = Notifier.from_environ({**environ, "WATCHDOG_USEC": "1000000"})
    notifier.ready()
    notifier.alive(1.0)
    notifier.stopping()


def test_a_full_line_does_not_hold_up_the_game(address: str) -> None:
    """Systemd that does not read is no reason to wait."""
    with listening(address) as ear:
        notifier = Notifier.from_environ({"NOTIFY_SOCKET": address})
        for _ in range(5000):
            notifier.ready()
        assert heard(ear)


class Beats:
    """A shell that is done after some beats, and remembers what was heard before each."""

    def __init__(self, clock: FakeClock, ear: socket.socket, count: int) -> None:
        self.clock = clock
        self.ear = ear
        self.left = count
        self.before: list[list[str]] = []

    def beat(self, events: object, edges: object) -> float:  # noqa: ARG002 - nothing happens to it
        self.before.append(heard(self.ear))
        self.left -= 1
        self.clock.turn(0.5)
        return 0.5

    def held(self, act: Callable[[], object]) -> bool:
        act()
        return True

    def lamp(self, now: float) -> LampPattern:  # noqa: ARG002 - always dark
        return LampPattern.OFF

    @property
    def is_done(self) -> bool:
        return self.left == 0


def test_the_loop_says_ready_after_the_first_frame_and_alive_at_its_beats(address: str) -> None:
    clock = FakeClock()
    with listening(address) as ear:
        beats = Beats(clock, ear, 4)
        notifier = Notifier.from_environ({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "3000000"})
        loop.run(
            beats, StandInLamp(), SimpleQueue(), clock, notifier,
            events=list, sleep=lambda _: None, after_first=lambda: None,
        )  # fmt: skip
        assert beats.before[:2] == [[], ["READY=1", "WATCHDOG=1"]]
        assert heard(ear)[-1] == "STOPPING=1"
