"""A match over a toy game with a journal in memory, for the tests of matches."""

from table_toys import TOY, HandClock, players, setup

from app.games.game import Seat
from app.table.match.journal import Entry, Header, Status
from app.table.match.match import Match

A, B = Seat(0), Seat(1)


class Notebook:
    """A journal in memory; `is_full` refuses everything."""

    def __init__(self) -> None:
        self.header: Header | None = None
        self.entries: list[Entry] = []
        self.statuses: list[Status] = []
        self.is_full = False

    def open_match(self, header, entries, outcome) -> int:
        self.header = header
        self.entries = list(entries)
        self.statuses = [Status.OPEN if outcome is None else Status.FINISHED]
        return 7

    def append(self, match, entries, status, outcome) -> None:
        assert match == 7
        assert (outcome is not None) == (status is Status.FINISHED)
        if self.is_full:
            raise OSError("no room")
        self.entries += entries
        self.statuses.append(status)


def again(notebook: Notebook, clock: HandClock) -> Match:
    return Match.restored(7, notebook.header, notebook.entries, TOY, notebook, clock)


def alone(notebook: Notebook, clock: HandClock) -> Match:
    return Match.begun(TOY, players(1), setup(1), 5, notebook, clock)
