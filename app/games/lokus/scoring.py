"""From counted sets to points, totals and places: the same for both ways (K15, K16, K18)."""

from typing import NamedTuple

from app.games.game import Result, Scoreboard, ScoreLine, Seat, places
from app.games.lokus.events import GameEnded, SetEnded, SetScored
from app.games.lokus.points import PointsTable, counted_rolls, set_points
from app.games.lokus.standing import SETS, Count, SetCounts

Sets = tuple[SetCounts, ...]


class Standings(NamedTuple):
    """The end of a game: totals, places, and whether the rolls of set three decided the first place (K18)."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    by_rolls: bool

    @property
    def result(self) -> Result:
        """The result for the table."""
        return Result(self.places, "rolls" if self.by_rolls else "points")


def points(counted: SetCounts, table: PointsTable) -> tuple[int, ...]:
    """Return the minus points of everyone in a set."""
    return tuple(set_points(table, count.rolls, count.clean_ups) for count in counted)


def totals(sets: Sets, table: PointsTable, seats: int) -> tuple[int, ...]:
    """Return the minus points of everyone so far; 0 before a set is scored."""
    columns = [points(counted, table) for counted in sets]
    return tuple(sum(column[seat] for column in columns) for seat in range(seats))


def standings(sets: Sets, table: PointsTable, *, tie_rolls: bool) -> Standings:
    """Rank a finished game: closest to zero wins; a tie is shared, or the rolls of set three decide (K18)."""
    sums = totals(sets, table, len(sets[-1]))
    shared = places(sums, lowest_wins=True)
    if not tie_rolls:
        return Standings(sums, shared, False)
    last = tuple(_counted(count) for count in sets[-1])
    most = max(last) + 1
    decided = places(tuple(total * most + rolls for total, rolls in zip(sums, last, strict=True)), lowest_wins=True)
    return Standings(sums, decided, decided.count(1) < shared.count(1))


def _counted(count: Count) -> int:
    return counted_rolls(count.rolls, count.clean_ups)


# ---------------------------------------------------------------- as facts


def scored(sets: Sets, table: PointsTable) -> tuple[SetScored | SetEnded, ...]:
    """Tell the last of these sets step by step, seat by seat, then as a whole."""
    counted, number = sets[-1], len(sets)
    got, sums = points(counted, table), totals(sets, table, len(counted))
    lines = (
        SetScored(number, Seat(seat), count.rolls, count.clean_ups, _counted(count), got[seat], sums[seat])
        for seat, count in enumerate(counted)
    )
    return *lines, SetEnded(number, got, sums)


def ended(end: Standings) -> GameEnded:
    """Tell how the game ended."""
    return GameEnded(end.totals, end.places, end.by_rolls)


def scoreboard(sets: Sets, table: PointsTable, seats: int) -> Scoreboard:
    """Return minus points by set, None for sets that are not scored, and their sums; the lowest wins (K18)."""
    columns = [points(counted, table) for counted in sets]
    nothing = (None,) * seats
    lines = (
        ScoreLine(f"set_{number + 1}", columns[number] if number < len(columns) else nothing) for number in range(SETS)
    )
    return Scoreboard(tuple(lines), totals(sets, table, seats), lowest_wins=True)
