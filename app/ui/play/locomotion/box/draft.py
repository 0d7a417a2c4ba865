"""What is being set up for a game of Locomotion beside the box, before it begins; remembered for the next time."""

import msgspec
from msgspec import Struct

from app.errors import FileTrouble
from app.games.game import Seat, Setup
from app.games.locomotion.box.game import Options
from app.games.locomotion.course import Variant
from app.reading import typed
from app.table.preferences import LastTable


class BoxDraft(Struct, frozen=True):
    """The answers of the setup screen. `starter` is who has the first turn with speed cards; None: the device draws."""

    variant: Variant = Variant.DIE
    wagons: int = 4
    either_end: bool = False
    steps_only: bool = False
    counting: bool = True
    rounds: int | None = None
    games: int = 1
    starter: int | None = None

    @property
    def is_solo(self) -> bool:
        """No turns: the shortest way counts."""
        return self.variant is Variant.SOLO

    def setup(self, seats: int, first: Seat) -> Setup[Options]:
        """Return the setup the rules start from."""
        options = Options(
            variant=self.variant,
            wagons=self.wagons,
            either_end=self.either_end,
            steps_only=self.is_solo and self.steps_only,
            counting=self.counting,
            rounds=None if self.is_solo else self.rounds,
            games=1 if self.is_solo else self.games,
        )
        return Setup(seats, first, options)

    def remembered(self) -> str:
        """Return as text what holds for the next game too."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def remembered_from(cls, last: LastTable | None) -> "BoxDraft":
        """Return the draft of the last game, or a fresh one where that cannot be read."""
        try:
            return typed.json(last.options, "options", cls) if last else cls()
        except FileTrouble:
            return cls()
