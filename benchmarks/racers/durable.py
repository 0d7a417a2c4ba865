"""Plays Locus beside the box into a real data folder; after every move as many bytes are written raw beside it."""

import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from app.devices.stand_ins import SystemClock
from app.games.game import Over, Seat, Setup
from app.games.locus import BESIDE_BOX
from app.table.match.match import Match
from app.table.match.seats import Player
from app.table.store.store import Store
from benchmarks.racers.numbers import tell

SOME = 8_700  # bytes of a move, where the system does not count them
WARM = 10


def written() -> int | None:
    """Return how many bytes this process has written so far."""
    try:
        lines = Path("/proc/self/io").read_text("ascii").splitlines()
    except OSError:
        return None
    return int(dict(line.split(": ") for line in lines)["wchar"])


class Table:
    """A match after the other, played at random."""

    def __init__(self, store: Store, clock: SystemClock) -> None:
        self._store, self._clock = store, clock
        self._luck = random.Random(1)  # noqa: S311 - the same game every time
        self._begin()

    def _begin(self) -> None:
        setup = Setup(2, Seat(0), BESIDE_BOX.options())
        players = (Player("Anna", "moon"), Player("Ben", "leaf"))
        self._match = Match.begun(BESIDE_BOX, players, setup, 1, self._store, self._clock)

    def move(self) -> float:
        """Make one move; seconds it took until it was safe."""
        if isinstance(self._match.turn, Over):
            self._begin()
        moves = [move for seat in self._match.acting for move in self._match.legal(seat)]
        move = self._luck.choice(moves)
        began = time.perf_counter()
        self._match.submit(move)
        return time.perf_counter() - began


def raw(handle: int, size: int) -> float:
    """Write so many bytes and wait for the disk; seconds."""
    block = os.urandom(size)
    began = time.perf_counter()
    os.write(handle, block)
    os.fdatasync(handle)
    return time.perf_counter() - began


def main(parent: Path, count: int) -> None:
    """Measure."""
    ours: list[float] = []
    peer: list[float] = []
    sizes: list[int] = []
    with tempfile.TemporaryDirectory(dir=parent) as name, Store.open(Path(name) / "ours", SystemClock()) as store:
        table = Table(store, SystemClock())
        handle = os.open(Path(name) / "raw", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        for n in range(count + WARM):
            size = statistics.median_low(sizes) if sizes else SOME
            least = raw(handle, size) if n % 2 else 0.0  # now before, now after: the second of two may find a warm disk
            before = written()
            took = table.move()
            after = written()
            least = least or raw(handle, size)
            if n >= WARM:
                ours.append(took)
                peer.append(least)
            sizes.append(SOME if before is None or after is None else after - before)
        os.close(handle)
    tell(
        ours=statistics.median(ours) * 1000,
        peer=statistics.median(peer) * 1000,
        bytes=statistics.median(sizes),
        mean=statistics.mean(sizes),
    )


main(Path(sys.argv[1]), int(sys.argv[2]))
