"""The points table of a household: kept once it was put right or found to match the overview card (K16)."""

from msgspec import Struct

from app.games.lokus.points import PLACEHOLDER, PointsTable, table_refusal
from app.table.store.store import Store

KEY = "lokus-points"
LAST_ROW = len(PLACEHOLDER) - 1
"""The last row of the table as it is shown; more rolls cost what this row says."""

EVEN: PointsTable = tuple(range(LAST_ROW + 1))
"""One point a roll: a table that nobody has to look up, for who has lost the card."""

PRESETS: dict[str, PointsTable] = {"triangle": PLACEHOLDER, "even": EVEN}


class Kept(Struct, frozen=True):
    """The table as the household has it."""

    points: PointsTable


class PointsShelf:
    """The table in a store; until one is kept there, the placeholder stands in for it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def is_checked(self) -> bool:
        """Tell whether somebody held the table against the overview card."""
        return bool(self._kept())

    @property
    def points(self) -> PointsTable:
        """The table that the next game is set up with."""
        kept = self._kept()
        return kept[0].points if kept else PLACEHOLDER

    def keep(self, points: PointsTable) -> None:
        """Keep a table for the games to come; games under way keep theirs."""
        self._store.put(KEY, (Kept(points),))

    def _kept(self) -> tuple[Kept, ...]:
        kept = self._store.get(KEY, tuple[Kept, ...], ())
        return kept if kept and table_refusal(kept[0].points) is None else ()


def whole(points: PointsTable) -> PointsTable:
    """Return a table with all the rows that are shown: what is missing costs what the last row costs (K16)."""
    return (*points, *([points[-1]] * (LAST_ROW + 1)))[: LAST_ROW + 1]


def falls_at(points: PointsTable) -> int | None:
    """Return the first row that costs less than the one before, or None. It may be so, but hardly ever is."""
    return next((row for row in range(1, len(points)) if points[row] < points[row - 1]), None)
