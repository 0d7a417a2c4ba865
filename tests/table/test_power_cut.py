"""A program killed at any moment loses no confirmed move and starts again at the same turn."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from table_toys import GAMES, HandClock, seeded

from app.table.match.codes import Luck
from app.table.store.store import Store
from app.table.table import Table

CHILD = Path(__file__).with_name("table_child.py")
ROOT = Path(__file__).parents[2]
KILLS = 25


def child_of(folder: Path, *words: str) -> subprocess.Popen[str]:
    """Start the child; it says "started", then "open" with the version it found, then "confirmed" per move."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{CHILD.parent}"}
    words = (sys.executable, str(CHILD), str(folder), *words)
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment)  # noqa: S603 our own child


def last_said(lines: list[str]) -> int:
    """Return the last version that was said whole."""
    whole = [line.split() for line in lines if line.endswith("\n")]
    return max(int(version) for _, version in whole)


def run_until(folder: Path, said: int, spins: int) -> int:
    """Kill a child some time after it said `said` lines, and return the last confirmed version."""
    with child_of(folder) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(said)]
        for _ in range(spins):  # lands the kill anywhere inside the next moves, without a clock
            pass
        child.send_signal(signal.SIGKILL)
        return last_said(lines + child.stdout.readlines())


def play_to(folder: Path, version: int) -> int:
    """Let a child play and kill itself there; its last moves are in the log only. Returns the version."""
    with child_of(folder, str(version)) as child:
        assert child.stdout is not None
        return last_said(child.stdout.readlines())


def test_no_confirmed_move_is_lost(tmp_path):
    """Every move the child called confirmed is there, the same seat is asked, and the game goes on."""
    luck = seeded(1)
    for _ in range(KILLS):
        last = run_until(tmp_path, luck.randrange(3, 14), luck.randrange(60_000))
        clock = HandClock()
        with Store.open(tmp_path, clock) as store:
            assert store.notices == ()
            match = Table(store, GAMES, clock).match
            assert match is not None
            assert match.version >= last
            assert match.awaiting is None
            assert match.code == Luck(5).code


@pytest.mark.parametrize("seed", range(5))
def test_a_second_power_cut_during_recovery_loses_nothing_either(tmp_path, seed):
    """The database is gone; recovery is killed again and again before one start is left alone."""
    luck = seeded(seed)
    folder = tmp_path / "data"
    last = run_until(folder, 22, 0)
    (folder / "tafelster.db").unlink()
    for _ in range(3):
        last = max(last, run_until(folder, 1, luck.randrange(400_000)))
    clock = HandClock()
    with Store.open(folder, clock) as store:
        match = Table(store, GAMES, clock).match
        assert match is not None
        assert match.version >= last
        assert {notice.values["lost"] for notice in store.notices} <= {0}
