"""A die made of code on a pseudo-terminal: it says what a real one says, and can be told to misbehave.

A pseudo-terminal fails as a USB port does when its plug is pulled, with the very exceptions.
"""

import contextlib
import random
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from firmware_bridge.discovery import PICO_PID, PICO_VID, Port
from firmware_bridge.framing import Deframer, encode
from firmware_bridge.messages import (
    PROTOCOL,
    Alive,
    Ask,
    Battery,
    Cocked,
    Fault,
    FromDie,
    Handling,
    Hello,
    Motion,
    Resting,
    Rolling,
    Settled,
    Unreadable,
    Who,
    read,
    words_of,
)
from firmware_bridge.pseudo_port import PseudoPort

HEARTBEAT = 0.5  # seconds
SPOKEN = 8  # frames that are kept for a replay


class SimulatedDie:
    """One die. All its verbs may be called from any thread; with `is_threaded` false the owner calls `pump`.

    `link` is a path that always leads to the port of the moment, as a udev rule would make it.
    """

    def __init__(
        self,
        *,
        faces: int = 6,
        serial: str = "SIM0001",
        protocol: int = PROTOCOL,
        luck: random.Random | None = None,
        link: Path | None = None,
        is_threaded: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.faces = faces
        self.serial = serial
        self.protocol = protocol
        self.motion: Motion = Resting()
        self.rolls = 0
        self._luck = luck or random.Random()  # noqa: S311 - a toy for the bench
        self._port = PseudoPort(link)
        self._ears = Deframer()
        self._clock = clock
        self._lock = threading.RLock()
        self._closing = threading.Event()
        self._lives = 0
        self._is_mute = False
        self._beat_at = 0.0
        self._sequence = 0
        self._spoken: deque[bytes] = deque(maxlen=SPOKEN)
        self._boot()
        self._worker = threading.Thread(target=self._serve, name="simulated die", daemon=True) if is_threaded else None
        if self._worker is not None:
            self._worker.start()

    # ------------------------------------------------------------ what a hand does

    def handle(self) -> None:
        """Pick it up."""
        self._do(Handling())

    def roll(self, face: int | None = None) -> int:
        """Roll it; it comes to rest with `face`, or with one of its own luck. Returns the face."""
        with self._lock:
            face = self._luck.randint(1, self.faces) if face is None else face
            self._do(Rolling())
            self.rolls += 1
            self._do(Settled(face, self.rolls), times=2)
            return face

    def shake(self) -> None:
        """Press it, or shake it, and do not let it come to rest yet."""
        self._do(Rolling())

    def cock(self) -> None:
        """Throw it against the edge of a board, as only a die that is thrown can."""
        self._do(Rolling())
        self._do(Cocked())

    def drain(self, percent: int) -> None:
        """Let it tell how full its cell is, as a die without a cable may."""
        self.say(Battery(percent))

    def fail(self, what: str = "sensor") -> None:
        """Let it tell of a fault."""
        self.say(Fault(what))

    def restart(self, *, mid_frame: bool = False) -> None:
        """Let it start again, in the middle of a frame if asked."""
        with self._lock:
            if mid_frame:
                self.send(self._frame(Alive(self.rolls))[:9])
            self._boot()

    # ------------------------------------------------------------ what goes wrong

    def noise(self, count: int = 200) -> None:
        """Send bytes that mean nothing, line ends among them."""
        self.send(self._luck.randbytes(count) + b"\n")

    def partial(self) -> None:
        """Send the first half of a frame and leave it at that."""
        self.send(self._frame(Alive(self.rolls))[:9])

    def overlong(self) -> None:
        """Send a line longer than any frame."""
        self.send(b"0" * 5000 + b"\n")

    def replay(self) -> None:
        """Send the last frames once more, as they were."""
        with self._lock:
            self.send(b"".join(self._spoken))

    def bad_crc(self) -> None:
        """Send a settled frame whose check is wrong."""
        good = self._frame(Settled(1, self.rolls + 1))
        self.send(good[:-2] + (b"0" if good[-2:-1] != b"0" else b"1") + b"\n")

    def mute(self, is_mute: bool = True) -> None:
        """Say nothing, or speak again."""
        self._is_mute = is_mute

    def unplug(self) -> None:
        """Pull the plug."""
        with self._lock:
            self._port.unplug()

    def replug(self, *, is_reborn: bool = True) -> None:
        """Put the plug back; the port has another name. A die that lives on its cable starts anew."""
        with self._lock:
            self._port.plug()
            self._ears = Deframer()
            if is_reborn:
                self._boot()

    # ------------------------------------------------------------ the port

    @property
    def path(self) -> str:
        """The port of the moment; "" while it is unplugged."""
        with self._lock:
            return self._port.path

    def ports(self) -> list[Port]:
        """Return what a listing of USB ports would show."""
        path = self.path
        return [Port(path, PICO_VID, PICO_PID, self.serial, "simulated die")] if path else []

    def say(self, message: FromDie, *, times: int = 1) -> None:
        """Send a message in a frame of its own, several times if asked."""
        with self._lock:
            self.send(self._frame(message) * times)

    def send(self, data: bytes) -> None:
        """Send bytes as they are; they are lost while it is mute, unplugged or nobody reads."""
        with self._lock:
            if not self._is_mute:
                self._port.write(data)

    def pump(self, patience: float) -> None:
        """Answer what is asked and keep the heart beating; waits for `patience` seconds at most."""
        self._port.wait(patience, self._closing)
        with self._lock:
            data = self._port.read()
            for frame in self._ears.feed(data):
                with contextlib.suppress(Unreadable):
                    self._answer(read(frame.words))
            if self._clock() >= self._beat_at:
                self._beat_at = self._clock() + HEARTBEAT
                self.say(Alive(self.rolls))

    def close(self) -> None:
        """Be gone; may be called twice."""
        self._closing.set()
        if self._worker is not None:
            self._worker.join()
            self._worker = None
        self.unplug()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ------------------------------------------------------------ inside

    def _serve(self) -> None:
        while not self._closing.is_set():
            self.pump(0.05)

    def _boot(self) -> None:
        with self._lock:
            self._lives += 1
            self._sequence, self.rolls, self.motion = 0, 0, Resting()
            self._beat_at = self._clock() + HEARTBEAT
            self._spoken.clear()
            self.send(b"\n")
            self.say(self._hello())

    def _hello(self) -> Hello:
        return Hello(self.protocol, "simulator", self.faces, self.serial, f"{self._lives:04x}")

    def _answer(self, message: object) -> None:
        if isinstance(message, Who):
            self.say(self._hello())
        elif isinstance(message, Ask):
            self.say(self.motion)

    def _do(self, motion: Motion, *, times: int = 1) -> None:
        with self._lock:
            self.motion = motion
            self.say(motion, times=times)

    def _frame(self, message: FromDie) -> bytes:
        frame = encode(self._sequence, *words_of(message))
        self._sequence = (self._sequence + 1) % 256
        self._spoken.append(frame)
        return frame
