"""From toilet paper rolls to minus points: the table of the overview card, and what clean-up cards take off.

The printed table is not public, so the table is data: it comes with the setup and the players may change it (K16).
"""

from app.games.lokus.refusals import Refusal

PointsTable = tuple[int, ...]
"""Minus points by rolls: row 0 is for no roll. They are written without a sign; 0 is the best."""

PLACEHOLDER: PointsTable = tuple(rolls * (rolls + 1) // 2 for rolls in range(26))
"""What the device ships until it is checked against the overview card: 0, 1, 3, 6, ... 325 (K16)."""

MOST_ROWS = 73
MOST_POINTS = 999
FREE = 3
"""With so many clean-up cards a set scores 0 (K15)."""


def points_for(table: PointsTable, rolls: int) -> int:
    """Return the minus points for so many rolls; beyond the last row the last row counts (K16)."""
    return table[min(rolls, len(table) - 1)]


def counted_rolls(rolls: int, clean_ups: int) -> int:
    """Return the rolls that count: one less with one clean-up card, two with two, none with three or more (K15)."""
    return 0 if clean_ups >= FREE else max(0, rolls - clean_ups)


def set_points(table: PointsTable, rolls: int, clean_ups: int) -> int:
    """Return the minus points of a set (K15, K16): exactly 0 with three or more clean-up cards."""
    return 0 if clean_ups >= FREE else points_for(table, counted_rolls(rolls, clean_ups))


def table_refusal(table: PointsTable) -> Refusal | None:
    """Say what is wrong with a table: no rows, too many of them, or points that cannot be printed (K16)."""
    if not 1 <= len(table) <= MOST_ROWS:
        return Refusal("K16", "table_rows", {"rows": len(table), "most": MOST_ROWS})
    for rolls, points in enumerate(table):
        if not 0 <= points <= MOST_POINTS:
            return Refusal("K16", "table_points", {"rolls": rolls, "points": points, "most": MOST_POINTS})
    return None


def new_table_refusal(now: PointsTable, wanted: PointsTable) -> Refusal | None:
    """Refuse a points table that is none, and one that changes nothing (K16)."""
    return table_refusal(wanted) or (Refusal("K16", "same_table") if wanted == now else None)
