"""A program that plays on until it is killed and says aloud what was confirmed; run by the power-cut tests.

With a number of entries it kills itself there, a few moves after a copy was taken.
"""

import os
import signal
import sys
from pathlib import Path

from table_toys import GAMES, TOY, Add, Done, HandClock, Riffle, players, setup

from app.table.match.match import Match
from app.table.store.store import Store
from app.table.table import Table


def main(folder: str, last: int | None) -> None:
    clock = HandClock()
    print("started", 0, flush=True)
    with Store.open(Path(folder), clock) as store:
        table = Table(store, GAMES, clock)
        match = table.match or table.begin(TOY, players(2), setup(passes=100_000), code=5)
        print("open", match.version, flush=True)
        if last is None:
            while True:
                play(match)
                if match.version % 15 == 0:
                    store.copy()
        for stop in (last - 24, last - 16, last - 8, last):
            while match.version < stop:
                play(match)
            if stop < last:
                store.copy()
        os.kill(os.getpid(), signal.SIGKILL)


def play(match: Match) -> None:
    seat = match.acting[0]
    kind = match.version % 5
    match.submit(Riffle(seat) if kind == 0 else Done(seat) if kind == 1 else Add(seat, 1 + kind % 2))
    print("confirmed", match.version, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else None)
