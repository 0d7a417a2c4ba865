"""A board made of code for the firmware's logic: a clock that is turned, a button or a sensor, bytes that are kept."""

import random
from collections.abc import Callable
from typing import Any

from die_firmware.die import Die

from firmware_bridge.framing import Deframer
from firmware_bridge.messages import Alive, FromDie, FromTable, read


class FakeBoard:
    """What a Pico is to the firmware."""

    def __init__(self, entropy: Callable[[int], bytes] | None = None) -> None:
        self.time = 0
        self.jerks = 0
        self.closed = False
        self.shown: tuple[int, ...] = ()
        self.came_in = b""
        self.sent = b""
        self.fallen: list[BaseException] = []
        self.entropy = entropy or random.Random(7).randbytes  # noqa: S311 - a test

    def start(self) -> None:
        """Begin."""

    def now(self) -> int:
        return self.time

    def rest(self, milliseconds: int) -> None:
        self.time += milliseconds

    def edges(self) -> int:
        edges, self.jerks = self.jerks, 0
        return edges

    def is_closed(self) -> bool:
        return self.closed

    def light(self, pattern: tuple[int, ...]) -> None:
        self.shown = pattern

    def name(self) -> str:
        return "e6614c311b8a2b37"

    def read(self) -> bytes:
        data, self.came_in = self.came_in, b""
        return data

    def write(self, data: bytes) -> None:
        self.sent += data

    def fall(self, error: BaseException) -> None:
        self.fallen.append(error)


class Bench:
    """A die on a board, a finger, and what the die says, read as the table reads it."""

    def __init__(self, board: FakeBoard | None = None, **how: Any) -> None:
        self.board = board or FakeBoard()
        self.die = Die(self.board, **how)
        self.die.start()
        self.ears = Deframer()

    def wait(self, milliseconds: int) -> None:
        """Let the die go round for so long."""
        end = self.board.time + milliseconds
        while self.board.time < end:
            self.die.round()
            self.board.rest(5)

    def press(self, milliseconds: int = 80) -> None:
        """Hold the button so long, and wait until the die has come to rest."""
        self.board.closed = True
        self.wait(milliseconds)
        self.board.closed = False
        self.wait(1000)

    def hear(self, data: bytes) -> None:
        """Let the die hear bytes of the table."""
        self.board.came_in += data
        self.wait(10)

    def said(self) -> list[FromDie | FromTable]:
        """Return what it said since the last call, without heartbeats."""
        data, self.board.sent = self.board.sent, b""
        messages = [read(frame.words) for frame in self.ears.feed(data)]
        assert not self.ears.rejects
        return [message for message in messages if not isinstance(message, Alive)]


class ThrownBench(Bench):
    """A cube with an accelerometer, and a hand."""

    def __init__(self, board: FakeBoard | None = None) -> None:
        board = board or FakeBoard()
        board.closed = True
        super().__init__(board, trigger="shake")

    def nudge(self) -> None:
        """Touch it: one jerk of the sensor."""
        self.board.jerks += 1
        self.wait(20)

    def shake(self) -> None:
        """Shake it as one does before a throw."""
        for _ in range(12):
            self.nudge()

    def throw(self, *, is_flat: bool = True) -> None:
        """Shake it and let it come to rest."""
        self.shake()
        self.board.closed = is_flat
        self.wait(700)

    def rattle(self, edges: list[int]) -> None:
        """Let edges come at such milliseconds from now on, as an oscilloscope writes them down."""
        begin = self.board.time
        while edges:
            due = [edge for edge in edges if begin + edge <= self.board.time]
            edges = edges[len(due) :]
            self.board.jerks += len(due)
            self.wait(5)
