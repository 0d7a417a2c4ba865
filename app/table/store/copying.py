"""When copies are taken: beside the game, in a quiet moment, after so many moves and at every end of a match."""

import threading
from collections.abc import Callable
from pathlib import Path

from app.errors import Trouble
from app.table.store.backups import Backups, BadCopy, read_whole, seen
from app.table.store.notice import Notice
from app.table.store.sqlite_trouble import translated
from app.table.store.survey import Survey

MOVES_PER_COPY = 8
_QUIET = 1.0  # seconds from the move to the copy


class Copying:
    """The copies of one open database. One thread owns it; `notify` hears of copies that failed, or were bad."""

    def __init__(self, backups: Backups, database: Path, notify: Callable[[Notice], None]) -> None:
        self._backups = backups
        self._database = database
        self._notify = notify
        self._copier: _Copier | None = None
        self._moves_since = 0
        self.has_failed = False

    def played(self, moves: int, *, is_due: bool) -> None:
        """Hear of moves; with enough of them, or when it `is_due` anyway, a copy is begun."""
        self._moves_since += moves
        if is_due or self._moves_since >= MOVES_PER_COPY:
            self.begin()

    def begin(self, spare: Path | None = None) -> None:
        """Have a copy taken beside the game, unless the `spare` one is as good; while one is taken the next waits."""
        if self._copier is not None and self._copier.is_alive():
            self._moves_since = MOVES_PER_COPY
            return
        self.finish()
        self._moves_since = 0
        self._copier = _Copier(self._backups, self._database, spare)
        self._copier.start()

    def look(self) -> None:
        """Hear what came of a copy, if it is there."""
        if self._copier is not None and not self._copier.is_alive():
            self.finish()

    def finish(self) -> None:
        """Wait for the copy that is being taken."""
        if self._copier is None:
            return
        self._copier.finish()
        trouble, bad, self._copier = self._copier.trouble, self._copier.bad, None
        if bad is not None:
            self._notify(bad)
        self.has_failed = trouble is not None
        if trouble is not None:
            self._notify(Notice("copy-failed", {"why": trouble.what, "remedy": trouble.remedy}))

    def close(self) -> None:
        """Take the copy that had to wait, and wait for it."""
        if self._moves_since >= MOVES_PER_COPY:
            self.finish()
            self.begin()
        self.finish()


class _Copier(threading.Thread):
    """Takes one copy beside the game in a quiet moment; `trouble` is what came of it.

    A copy takes longer than a frame, and while moves follow one another it would hold them up. With a `spare`
    that should be as good as a new one, it is read whole first: only if it is `bad`, and
    then set aside, a new one is taken.
    """

    def __init__(self, backups: Backups, database: Path, spare: Path | None = None) -> None:
        super().__init__(name="copier")
        self.trouble: Trouble | None = None
        self.bad: Notice | None = None
        self._backups = backups
        self._database = database
        self._spare = spare
        self._hurry = threading.Event()

    def run(self) -> None:
        """Wait, take the copy; only the outcome crosses to the thread that owns the store."""
        self._hurry.wait(_QUIET)
        try:
            with translated(self._database.parent):
                if not self._is_spared():
                    self._backups.take(self._database)
        except Trouble as trouble:
            self.trouble = trouble

    def _is_spared(self) -> bool:
        found = seen(read_whole, self._spare) if self._spare is not None else None
        if isinstance(found, BadCopy):
            self.bad = found.notice(self._backups.set_aside(found))
        return isinstance(found, Survey)

    def finish(self) -> None:
        """Do not wait any longer; return when the copy is there."""
        self._hurry.set()
        self.join()
