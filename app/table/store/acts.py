"""What is written in one go: any number of writes that are on the disk all together, or not at all.

An act may stand in another. One that fails is undone alone, and the outer one may go on; unless SQLite itself undid
more than that, which it may do when the disk refuses: then the outer one fails as well.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from app.table.store.sqlite_trouble import translated


class Acts:
    """The acts on one connection. `safe` is called when all is on the disk, `undone` when something was forgotten."""

    def __init__(
        self, connection: sqlite3.Connection, folder: Path, safe: Callable[[], None], undone: Callable[[bool], None]
    ) -> None:
        self._connection = connection
        self._folder = folder
        self._safe = safe
        self._undone = undone
        self._depth = 0
        self._lost: sqlite3.Error | None = None

    @contextmanager
    def act(self) -> Iterator[None]:
        """Make all writes inside one; raises StoreTrouble if they cannot be kept."""
        is_part = self._connection.in_transaction
        self._depth += 1
        try:
            if is_part:
                self._run("SAVEPOINT part")
            yield
            self._finish(is_part=is_part)
        except BaseException as error:
            self._undo(error, is_part=is_part)
            raise
        finally:
            self._depth -= 1
        if not self._depth:
            self._safe()

    @contextmanager
    def write(self) -> Iterator[None]:
        """Write something: an act of its own, or a part of the one it stands in."""
        with self.act(), translated(self._folder):
            if not self._connection.in_transaction:
                self._connection.execute("BEGIN IMMEDIATE")
            yield

    def _finish(self, *, is_part: bool) -> None:
        if is_part:
            self._run("RELEASE part")
        elif self._depth == 1:
            if self._lost is not None:
                with translated(self._folder):
                    raise self._lost
            if self._connection.in_transaction:
                self._run("COMMIT")

    def _undo(self, error: BaseException, *, is_part: bool) -> None:
        with contextlib.suppress(sqlite3.Error):
            if is_part:
                self._connection.execute("ROLLBACK TO part")
                self._connection.execute("RELEASE part")
            elif self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        if is_part and not self._connection.in_transaction:
            cause = error.__cause__
            self._lost = cause if isinstance(cause, sqlite3.Error) else sqlite3.OperationalError("all was undone")
        is_outermost = self._depth == 1
        if is_outermost:
            self._lost = None
        self._undone(is_outermost)

    def _run(self, statement: str) -> None:
        with translated(self._folder):
            self._connection.execute(statement)
