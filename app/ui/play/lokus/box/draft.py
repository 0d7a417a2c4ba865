"""What is being set up for a game of Lokus beside the box, before it begins; remembered for the next time."""

import msgspec
from msgspec import Struct

from app.errors import FileTrouble
from app.games.game import Seat, Setup
from app.games.lokus.box.state import Help, Options
from app.games.lokus.points import PointsTable
from app.games.lokus.standing import Edition
from app.reading import typed
from app.table.preferences import LastTable


class BoxDraft(Struct, frozen=True):
    """The answers of the setup screen. The points table is kept apart: it belongs to the household."""

    help: Help = Help.LIGHT
    edition: Edition = Edition.RULEBOOK
    tie_rolls: bool = False

    def setup(self, seats: int, points: PointsTable) -> Setup[Options]:
        """Return the setup the rules start from."""
        options = Options(help=self.help, edition=self.edition, tie_rolls=self.tie_rolls, table=points)
        return Setup(seats, Seat(0), options)

    def remembered(self) -> str:
        """Return, as text, what holds for the next game too."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def remembered_from(cls, last: LastTable | None) -> "BoxDraft":
        """Return the draft of the last game, or a fresh one where that cannot be read."""
        try:
            return typed.json(last.options, "options", cls) if last else cls()
        except FileTrouble:
            return cls()
