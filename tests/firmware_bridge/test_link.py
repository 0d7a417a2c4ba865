"""The link over lines made of code, and a clock that turns only while it waits: what it tries, and when."""

import errno
import termios
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
import serial

from firmware_bridge.conversation import Why
from firmware_bridge.discovery import PICO_PID, PICO_VID, Port, Wanted
from firmware_bridge.framing import encode
from firmware_bridge.link import Attached, Detached, Event, Heard, Kind, Link, Status
from firmware_bridge.messages import Alive, FromDie, Hello, Rolling, Settled, words_of

HELLO = Hello(1, "1.0.0", 6, "id", "aaaa")
PICO = Port("/dev/ttyACM0", PICO_VID, PICO_PID, "E661", "Board in FS mode")


def frames(*messages: FromDie) -> bytes:
    return b"".join(encode(number, *words_of(message)) for number, message in enumerate(messages))


class Script:
    """A line that gives what it was told to: bytes, silence for so many seconds, or an exception."""

    def __init__(self, world: "World", steps: list[bytes | float | BaseException]) -> None:
        self.world = world
        self.steps = steps
        self.rest = b""
        self.written = b""
        self.is_closed = False

    @property
    def in_waiting(self) -> int:
        return len(self.rest)

    def read(self, size: int = 1) -> bytes:
        if not self.rest and self.steps:
            match self.steps.pop(0):
                case bytes(data):
                    self.rest = data
                case float(seconds) if seconds > 0.1:
                    self.steps.insert(0, seconds - 0.1)
                case BaseException() as error:
                    raise error
        if not self.rest:
            self.world.now += 0.1
        out, self.rest = self.rest[:size], self.rest[size:]
        return out

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True


class World:
    """Ports that come and go, and what was tried on them. It ends after `patience` waits."""

    def __init__(self, *answers: object, patience: int = 8, wanted: Wanted | None = None) -> None:
        self.now = 1000.0
        self.answers = list(answers)
        self.ports = [PICO]
        self.tried: list[tuple[float, str]] = []
        self.statuses: list[Status] = []
        self.told: list[Event] = []
        self.lines: list[Script] = []
        self.pauses: list[float] = []
        self.patience = patience
        self.lister: Callable[[], list[Port]] = lambda: self.ports
        self.link = Link(
            wanted or Wanted(), self.told.append,
            clock=lambda: self.now, lister=lambda: self.lister(), opener=self.opens, pause=self.wait,
        )  # fmt: skip

    def opens(self, path: str) -> Script:
        self.tried.append((self.now, path))
        answer = self.answers.pop(0) if self.answers else OSError(errno.ENOENT, "gone")
        if isinstance(answer, BaseException):
            raise answer
        self.lines.append(Script(self, list(answer)))  # type: ignore[call-overload]
        return self.lines[-1]

    def wait(self, seconds: float) -> None:
        self.statuses.append(self.link.status)
        self.pauses.append(seconds)
        self.now += seconds
        if len(self.pauses) >= self.patience:
            self.link.close()

    def run(self) -> "World":
        self.link.run()
        return self


def denied() -> OSError:
    return serial.SerialException(errno.EACCES, "could not open port")


def test_a_die_is_attached_heard_and_lost() -> None:
    world = World([frames(HELLO, Rolling(), Settled(4, 1)), OSError(errno.EIO, "gone")], patience=1).run()
    assert world.told == [
        Attached(HELLO, "/dev/ttyACM0"),
        Heard(Rolling()),
        Heard(Settled(4, 1)),
        Detached("/dev/ttyACM0: [Errno 5] gone"),
    ]


@pytest.mark.parametrize(
    "error",
    [
        serial.SerialException("device reports readiness to read but returned no data"),
        OSError(errno.EIO, "Input/output error"),
        termios.error(errno.EIO, "Input/output error"),
        TypeError("'NoneType' object cannot be interpreted as an integer"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_every_way_in_which_a_plug_is_pulled_is_one_loss(error: BaseException) -> None:
    """After it the port is closed, and the die is found again at the next look."""
    world = World([frames(HELLO), error], [frames(HELLO, Settled(2, 1)), OSError()], patience=2).run()
    assert [type(event) for event in world.told] == [Attached, Detached, Attached, Heard, Detached]
    assert all(line.is_closed for line in world.lines)


def test_a_mistake_of_ours_is_not_taken_for_a_pulled_plug() -> None:
    with pytest.raises(ZeroDivisionError):
        World([frames(HELLO), ZeroDivisionError()]).run()


def test_a_mistake_in_what_is_told_is_not_taken_for_one_either() -> None:
    """Even one of the kinds that a pulled plug raises."""
    world = World([frames(HELLO)])
    world.link._tell = len  # type: ignore[assignment] - wants something with a length
    with pytest.raises(TypeError):
        world.link.run()
    assert world.lines[0].is_closed


def test_after_a_loss_it_looks_again_at_once() -> None:
    world = World([frames(HELLO), OSError()], [frames(HELLO), OSError()], patience=2).run()
    assert world.pauses == [0.25, 0.25]
    assert world.statuses[0].kind is Kind.STARTING


def test_a_port_that_keeps_failing_is_tried_less_and_less() -> None:
    world = World(*[OSError(errno.EIO, "broken")] * 9, patience=7).run()
    assert world.pauses == [0.25, 0.5, 1.0, 2.0, 4.0, 4.0, 4.0]


def test_without_a_port_it_is_absent_and_looks_every_second() -> None:
    world = World(patience=3)
    world.ports = []
    world.run()
    assert (world.tried, world.pauses) == ([], [1.0, 1.0, 1.0])
    assert {status.kind for status in world.statuses} == {Kind.ABSENT}


def test_permission_denied_means_not_yet_for_three_seconds() -> None:
    """At a hot-plug the port is there before udev has given it its group."""
    world = World(denied(), denied(), denied(), [frames(HELLO), OSError()], patience=4).run()
    assert [status.kind for status in world.statuses[:3]] == [Kind.STARTING] * 3
    assert Attached(HELLO, "/dev/ttyACM0") in world.told


def test_permission_denied_for_longer_is_an_error_with_a_remedy() -> None:
    world = World(*[denied()] * 9, patience=7).run()
    last = world.statuses[-1]
    assert (last.kind, last.port) == (Kind.ERROR, "/dev/ttyACM0")
    assert last.reason == "/dev/ttyACM0 may not be opened. Add the user to the group dialout."


def test_a_port_in_use_says_so() -> None:
    busy = serial.SerialException("Could not exclusively lock port /dev/ttyACM0: [Errno 11]")
    assert World(busy, patience=1).run().statuses == [
        Status(Kind.ERROR, "/dev/ttyACM0", "/dev/ttyACM0 is used by another program.", Why.TAKEN)
    ]


def test_a_port_that_says_no_hello_is_let_go_after_three_seconds() -> None:
    world = World([10.0], patience=1).run()
    assert world.lines[0].is_closed
    assert world.statuses[0].reason == "/dev/ttyACM0: it does not say hello"
    assert 3.0 <= world.now - 0.25 - world.tried[0][0] < 3.3
    assert world.told == []


def test_a_board_that_restarts_when_it_is_opened_is_waited_for() -> None:
    world = World([2.4, frames(HELLO), OSError()], patience=1).run()
    assert world.told[0] == Attached(HELLO, "/dev/ttyACM0")
    assert world.lines[0].written.count(b" who*") >= 4


def test_a_die_that_falls_silent_is_lost_within_two_seconds() -> None:
    world = World([frames(HELLO, Alive(0)), 9.0], patience=1).run()
    assert world.told[-1] == Detached("/dev/ttyACM0: it fell silent")
    assert world.now - 0.25 - world.tried[0][0] < 2.0


def test_another_protocol_is_an_error_and_not_a_die() -> None:
    world = World([frames(Hello(2, "2.0", 6, "id", "aaaa"), Settled(1, 1)), 1.0], patience=1).run()
    assert world.told == []
    assert "it speaks protocol 2" in world.statuses[0].reason


def test_several_boards_are_tried_in_turn() -> None:
    world = World([10.0], [frames(HELLO), OSError()], patience=2)
    world.ports = [PICO, Port("/dev/ttyACM7", PICO_VID, PICO_PID)]
    world.run()
    assert [path for _, path in world.tried] == ["/dev/ttyACM0", "/dev/ttyACM7"]
    assert Attached(HELLO, "/dev/ttyACM7") in world.told


def test_a_listing_that_fails_is_a_failed_look() -> None:
    """It reads files of a device that is just being pulled."""
    world = World([frames(HELLO), OSError()], patience=2)
    looks: Iterator[object] = iter([OSError(errno.ENODEV, "gone"), [PICO], [PICO]])

    def lister() -> list[Port]:
        found = next(looks)
        if isinstance(found, BaseException):
            raise found
        return found  # type: ignore[return-value]

    world.lister = lister
    world.run()
    assert Attached(HELLO, "/dev/ttyACM0") in world.told


def test_a_given_port_is_tried_whatever_is_listed() -> None:
    world = World(patience=2, wanted=Wanted(port="/dev/pts/7"))
    world.ports = []
    world.run()
    assert [path for _, path in world.tried] == ["/dev/pts/7"] * 2
    assert world.statuses[0].kind is Kind.ABSENT


@pytest.mark.parametrize(
    ("wanted", "fits"),
    [
        (Wanted(), True),
        (Wanted(serial="E661"), True),
        (Wanted(serial="E662"), False),
        (Wanted(product="Board in FS mode"), True),
        (Wanted(product="tafelster die"), False),
        (Wanted(vid=0x239A), False),
        (Wanted(pid=0x000A), False),
    ],
)
def test_a_port_is_known_by_what_it_says_of_itself(wanted: Wanted, fits: bool) -> None:
    assert wanted.fits(PICO) is fits


def test_a_die_that_started_again_says_hello_again() -> None:
    reborn = Hello(1, "1.0.0", 6, "id", "bbbb")
    world = World([frames(HELLO, Alive(0)), b"0f ali\n", frames(reborn), OSError()], patience=1).run()
    assert [event for event in world.told if isinstance(event, Attached)] == [
        Attached(HELLO, "/dev/ttyACM0"),
        Attached(reborn, "/dev/ttyACM0"),
    ]
    assert world.link.rejects.total() == 1


def test_it_ticks_while_it_listens() -> None:
    ticks: list[float] = []
    world = World([frames(HELLO), 1.0, OSError()], patience=1)
    world.link = Link(
        Wanted(), world.told.append, tick=lambda: ticks.append(world.now),
        clock=lambda: world.now, lister=lambda: [PICO], opener=world.opens, pause=world.wait,
    )  # fmt: skip
    world.run()
    assert max(after - before for before, after in pairwise(ticks)) < 0.11
