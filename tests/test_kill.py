"""The program killed at any moment of a match: nothing confirmed is lost, and the next run plays on to the end.

Six kills in the default run; TAFELSTER_KILLS=200 for as many as the table asks for.
"""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

from app.devices.stand_ins import FakeClock
from app.table.match.journal import Status
from app.table.store.store import Store

ROOT = Path(__file__).parents[1]
KILLS = int(os.environ.get("TAFELSTER_KILLS", "6"))
DEMO = ("-m", "app", "demo", "--game", "locus", "--way", "box", "--players", "2", "--screen", "800x480", "--progress")


def child(folder: Path) -> "subprocess.Popen[str]":
    """Start a demo that keeps its match in a folder."""
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, *DEMO, "--data", str(folder)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )


def killed(folder: Path, confirmed: int, spins: int) -> int:
    """Kill a demo some time after it confirmed so many moves; return the last version it called safe, or 0."""
    with child(folder) as demo:
        assert demo.stdout is not None
        lines = [demo.stdout.readline() for _ in range(confirmed)]
        for _ in range(spins):  # lands the kill anywhere inside the next moves, without a clock
            pass
        demo.send_signal(signal.SIGKILL)
        lines += demo.stdout.readlines()
    versions = [int(line.split()[1]) for line in lines if line.startswith("confirmed ") and line.endswith("\n")]
    return versions[-1] if versions else 0


def newest(folder: Path) -> tuple[Status, int]:
    """Return how the match begun last stands, and its version; a folder that lost anything fails here."""
    with Store.open(folder, FakeClock()) as store:
        assert store.notices == ()
        kept = max((match for status in Status for match in store.matches(status)), key=lambda match: match.id)
        return kept.status, store.entries(kept.id)[-1].n


def test_a_killed_program_loses_no_confirmed_move(tmp_path):
    """Killed while it starts, plays, or writes: every move it called confirmed is there afterwards."""
    luck = random.Random(11)  # noqa: S311 - the same kills every time
    for _ in range(KILLS):
        last = killed(tmp_path, luck.randrange(1, 9), luck.randrange(900_000))
        status, version = newest(tmp_path)
        assert version >= last
        assert status in (Status.OPEN, Status.FINISHED)
    with child(tmp_path) as demo:
        assert demo.stdout is not None
        *_, final = demo.stdout.readlines()
    assert demo.returncode == 0
    assert newest(tmp_path) == (Status.FINISHED, int(final.split()[1]))


def test_a_program_killed_before_its_first_move_starts_again(tmp_path):
    """A folder that was only just made is no trouble for the next run."""
    with child(tmp_path) as demo:
        while not any(tmp_path.iterdir()) and demo.poll() is None:
            pass
        demo.send_signal(signal.SIGKILL)
    killed(tmp_path, 2, 0)
    assert newest(tmp_path)[1] >= 2
