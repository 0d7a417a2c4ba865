"""The moves that both ways of Lokus have."""

from app.games.game import Move
from app.games.lokus.points import PointsTable


class ChooseLine(Move, frozen=True):
    """Place the own card in this line, 0 or 1; asked only where both accept it (K8)."""

    line: int


class Next(Move, frozen=True):
    """Go on from what stays to be read: a round that was shown (on this screen), a set that was scored."""


class ChangeTable(Move, frozen=True):
    """Put the points table of this game right; sets that were scored are looked up again (K16)."""

    table: PointsTable
