"""Looks at a whole data folder and says how its database stands; changes nothing.

`recovery` acts on it, and `tafelster doctor` tells it: both see the same.
"""

import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from app.table.store.backups import Backups, BadCopy, read_whole, seen
from app.table.store.lock import Marks
from app.table.store.loose_pages import has_lost
from app.table.store.survey import Damaged, Head, Survey, survey

DATABASE = "tafelster.db"
LOG = f"{DATABASE}-wal"
SIDES = ("-wal", "-shm", "-journal")


@dataclass(frozen=True, slots=True)
class Finding:
    """How a data folder stands.

    why       what is wrong with the database; "" if nothing is, or if there never was one
    found     what a whole database holds
    newest    the newest copy that can be believed, and how far it goes
    bad       copies that cannot be used
    """

    why: str
    found: Survey | None
    newest: tuple[Path, Survey] | None
    bad: tuple[BadCopy, ...]
    marks: Marks

    @property
    def is_first(self) -> bool:
        """Whether there never was a database here."""
        return self.found is None and not self.why

    @property
    def is_copied(self) -> bool:
        """Whether the newest copy holds just what the database holds, as far as it says so itself."""
        return self.found is not None and self.newest is not None and self.newest[1].mark == self.found.mark

    @property
    def lacks_marks(self) -> bool:
        """Whether there was something to mark and the marks are gone or damaged, so that a loss could be hidden."""
        is_needed = bool(self.why) if self.found is None else self.found.moves + self.found.changes > 0
        return is_needed and not self.marks.is_sound


def look(folder: Path, marks: Marks, surveyed: Callable[[Path], Survey] = survey) -> Finding:
    """Look at the database, its log, its copies and the marks. Raises StoreNewer, and what `surveyed` raises."""
    bad: list[BadCopy] = []
    copies = Backups(folder).outlined(bad)
    first = list(itertools.islice(copies, 1))  # before the database, which only grows
    why, found, newest = "", None, None
    try:
        if not (folder / DATABASE).exists():
            why = "it is gone" if marks.matches or _has_traces(folder) else ""
        elif has_lost(folder / LOG):
            why = "its log is damaged"
        else:
            found = surveyed(folder / DATABASE)
            newest, why = _compared(found, itertools.chain(first, copies), bad)
            why = why or _unmarked(found, marks)
    except Damaged as damage:
        why = str(damage)
    return Finding(why, found, newest, tuple(bad), marks)


def _compared(
    found: Survey, copies: Iterable[tuple[Path, Survey]], bad: list[BadCopy]
) -> tuple[tuple[Path, Survey] | None, str]:
    """Return the newest copy that can be believed, and what the database lacks that it has.

    A copy that claims more than the database is read whole before it is believed.
    """
    for path, claimed in copies:
        if not claimed.is_ahead_of(found):
            return (path, claimed), ""
        whole = seen(read_whole, path)
        if isinstance(whole, Survey):
            return (path, whole), "it lacks moves that its copy has"
        if whole is not None:
            bad.append(whole)
    return None, ""


def _unmarked(found: Survey, marks: Marks) -> str:
    lacking = [mark for mark in marks.matches if found.heads.get(mark.match, Head()).n < mark.n]
    if lacking:
        return "it lacks the moves confirmed last"
    return "it lacks settings that were kept" if found.changes < marks.changes else ""


def _has_traces(folder: Path) -> bool:
    """Tell whether there was a database here before, so that an empty one is no first run."""
    return bool(
        Backups(folder).newest_first()
        or any((folder / f"{DATABASE}{end}").exists() for end in SIDES)
        or any(folder.glob("tafelster.damaged-*"))
    )
