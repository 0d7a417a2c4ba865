"""A program that plays on until it is killed, and says aloud what was confirmed; run by the power-cut tests."""

import sys
from pathlib import Path

from table_toys import GAMES, TOY, Add, Done, HandClock, Riffle, players, setup

from app.table.store import Store
from app.table.table import Table


def main(folder: str) -> None:
    clock = HandClock()
    with Store.open(Path(folder), clock) as store:
        table = Table(store, GAMES, clock)
        match = table.match or table.begin(TOY, players(2), setup(passes=100_000), code=5)
        print("open", match.version, flush=True)
        while True:
            seat = match.acting[0]
            kind = match.version % 5
            match.submit(Riffle(seat) if kind == 0 else Done(seat) if kind == 1 else Add(seat, 1 + kind % 2))
            print("confirmed", match.version, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
