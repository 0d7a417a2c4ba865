"""Who has the first turn of a game with speed cards (M9): a seat that was touched, or one the device draws.

With a die the rolls find who starts; there, and alone, it is who is asked first: to place, or to run.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from app.games.game import Seat
from app.games.locomotion.course import Variant
from app.table.match.seats import Player
from app.ui.screens.choice import Answer
from app.ui.screens.first.setup import SetupScreen
from app.ui.stage.ui import Ui


class FirstTurn(SetupScreen):
    """A setup screen that knows who starts. Its draft has a `variant` and a `starter`."""

    draft: Any

    def follow(self, first: Seat) -> None:
        """Let `first` have the first turn; it is shown where it can be chosen."""
        super().follow(first)
        self.draft = replace(self.draft, starter=first)

    def who_may_start(self) -> tuple[Player, ...]:
        """Return from whom the starter may be chosen: with a die the roll finds it (M9)."""
        return self.players if self.draft.variant is Variant.SPEED else ()

    def first(self) -> Seat:
        """Return who has the first turn with speed cards, else who is asked first (M9, M36)."""
        chosen = seated(self.draft.starter, self.who_may_start())
        if chosen is None and not self.who_may_start():
            chosen = self.following
        return Seat(self.ui.lots(len(self.players)) if chosen is None else chosen)


def seated(starter: int | None, players: Sequence[Player]) -> int | None:
    """Return who starts, if that seat is taken."""
    return starter if starter is not None and starter < len(players) else None


def starters(ui: Ui, players: Sequence[Player]) -> list[Answer]:
    """Return who can start."""
    drawn = Answer(None, ui.t("the device draws"), icon="again")
    return [drawn, *(Answer(seat, player.name, icon=f"figure-{player.figure}") for seat, player in enumerate(players))]
