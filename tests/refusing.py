"""A connection to the database that refuses as a card, a file system or another program does, when it is told to."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

CODES = {
    "full": (sqlite3.SQLITE_FULL, "database or disk is full"),
    "read-only": (sqlite3.SQLITE_READONLY, "attempt to write a readonly database"),
    "locked": (sqlite3.SQLITE_BUSY, "database is locked"),
    "failing": (sqlite3.SQLITE_IOERR_WRITE, "disk I/O error"),
    "unreadable": (sqlite3.SQLITE_IOERR_READ, "disk I/O error"),
    "pulled": (sqlite3.SQLITE_CANTOPEN, "unable to open database file"),
}
BLIND = ("locked", "unreadable", "pulled")
"""Those that do not even let it be read."""

AT_ONCE, IN_THE_MIDDLE, AT_THE_END = "BEGIN", "INSERT", "COMMIT"
"""The statement at which a write is refused."""


@dataclass
class Mood:
    """How a card feels: well (""), or refusing for a reason from a statement on; `refused` counts.

    takes_all  SQLite undoes everything by itself before it tells, as it may when the disk refuses
    """

    why: str = ""
    at: str = AT_ONCE
    takes_all: bool = False
    refused: int = 0

    def refuses(self, statement: str) -> bool:
        """Tell whether a statement is refused now."""
        word = statement.split(maxsplit=1)[0]
        if not self.why or word in ("ROLLBACK", "RELEASE", "SAVEPOINT", "PRAGMA"):
            return False
        if word == "SELECT":
            return self.why in BLIND
        return word == "COMMIT" or self.at == AT_ONCE or (self.at == IN_THE_MIDDLE and word != "BEGIN")


def refusing(mood: Mood) -> type[sqlite3.Connection]:
    """Return a kind of connection in this mood, for whoever opens the database."""

    class Refusing(sqlite3.Connection):
        def execute(self, statement: str, values: Sequence[Any] = (), /) -> sqlite3.Cursor:
            self._ask(statement)
            return super().execute(statement, values)

        def executemany(self, statement: str, rows: Any, /) -> sqlite3.Cursor:
            self._ask(statement)
            return super().executemany(statement, rows)

        def _ask(self, statement: str) -> None:
            if not mood.refuses(statement):
                return
            mood.refused += 1
            if mood.takes_all and self.in_transaction:
                super().execute("ROLLBACK")
            code, words = CODES[mood.why]
            error = sqlite3.OperationalError(words)
            error.sqlite_errorcode = code
            raise error

    return Refusing
