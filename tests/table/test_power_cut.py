"""A program killed at any moment loses no confirmed move and starts again at the same turn."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from table_toys import GAMES, HandClock, seeded

from app.table.codes import Luck
from app.table.store import Store
from app.table.table import Table

CHILD = Path(__file__).with_name("table_child.py")
ROOT = Path(__file__).parents[2]
KILLS = 25


def run_until(folder: Path, confirmed: int, spins: int) -> int:
    """Let a child play, kill it some time after `confirmed` more moves, and return the last confirmed version."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{CHILD.parent}"}
    with subprocess.Popen(  # noqa: S603 our own child
        [sys.executable, str(CHILD), str(folder)], stdout=subprocess.PIPE, text=True, env=environment
    ) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(1 + confirmed)]
        for _ in range(spins):  # lands the kill anywhere inside the next moves, without a clock
            pass
        child.send_signal(signal.SIGKILL)
        lines += child.stdout.read().splitlines()
    whole = [line.split() for line in lines if line.strip()]
    return max(int(words[1]) for words in whole if len(words) == 2)


def test_no_confirmed_move_is_lost(tmp_path):
    """Every move the child called confirmed is there, the same seat is asked, and the game goes on."""
    luck = seeded(1)
    for _ in range(KILLS):
        last = run_until(tmp_path, luck.randrange(1, 12), luck.randrange(60_000))
        clock = HandClock()
        with Store.open(tmp_path, clock) as store:
            assert store.notices == ()
            match = Table(store, GAMES, clock).match
            assert match is not None
            assert match.version >= last
            assert match.awaiting is None
            assert match.code == Luck(5).code
