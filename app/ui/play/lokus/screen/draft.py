"""What is being set up for a game of Lokus on this screen, before it begins; remembered for the next time."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from app.errors import FileTrouble
from app.games.game import Seat, Setup
from app.games.lokus.points import PointsTable
from app.games.lokus.screen.state import Options
from app.games.lokus.standing import Edition
from app.reading import typed
from app.table.match.seats import Player
from app.table.preferences import LastTable


class ScreenDraft(Struct, frozen=True):
    """The answers of the setup screen. The points table is kept apart: it belongs to the household."""

    edition: Edition = Edition.RULEBOOK
    seen_aid: bool = False
    tie_rolls: bool = False

    def setup(self, players: Sequence[Player], points: PointsTable) -> Setup[Options]:
        """Return the setup the rules start from. A person holds the star: it is pressed for the whole table."""
        options = Options(self.edition, self.seen_aid, self.tie_rolls, points)
        person = next((seat for seat, player in enumerate(players) if not player.bot), 0)
        return Setup(len(players), Seat(person), options)

    def remembered(self) -> str:
        """Return, as text, what holds for the next game too."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def remembered_from(cls, last: LastTable | None) -> "ScreenDraft":
        """Return the draft of the last game, or a fresh one where that cannot be read."""
        try:
            return typed.json(last.options, "options", cls) if last else cls()
        except FileTrouble:
            return cls()
