"""Sets up a game of Lokus on this screen: the edition, the seen-cards aid, ties, the points table."""

from typing import Any

from msgspec import Struct

from app.games.game import Setup
from app.games.lokus.points import PointsTable
from app.table.match.seats import Player
from app.ui.kit.frame import NOWHERE
from app.ui.play.lokus.both.setup import LokusSetupScreen
from app.ui.play.lokus.screen.draft import ScreenDraft
from app.ui.screens.choice import Answer
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui
from app.ui.widgets.list_row import ListRow


class AskSeen(Struct, frozen=True):
    """Choose whether seen cards are listed (K19)."""


class ScreenSetupScreen(LokusSetupScreen):
    """Setting up the whole game."""

    draft: ScreenDraft

    def __init__(self, ui: Ui, playable: Playable, players: tuple[Player, ...]) -> None:
        super().__init__(ui, playable, players, ScreenDraft.remembered_from(ui.last_table(playable.game)))

    def heading(self) -> tuple[str, ...]:
        """Return the title."""
        return (self.ui.t("Lokus on this screen"), "Lokus")

    def setup(self, points: PointsTable) -> Setup[Any]:
        """Return the setup the rules start from."""
        return self.draft.setup(self.players, points)

    def rows(self) -> list[ListRow]:
        """Return edition, seen cards, ties, points, screen."""
        ui, is_on = self.ui, self.draft.seen_aid
        note = ui.t("a key lists what was open in this set") if is_on else ui.t("you remember them yourself")
        seen = ListRow(bounds=NOWHERE, icon="eye", name=ui.t("Seen cards"), value=ui.t("on") if is_on else ui.t("off"),
                       note=note, opens=True, tap=AskSeen())  # fmt: skip
        return [self.edition_row(), seen, self.tie_row(), self.points_row(), self.lying_row()]

    def meant(self, intent: object) -> None:
        """Ask what was touched."""
        if isinstance(intent, AskSeen):
            self._ask_seen()
        else:
            super().meant(intent)

    def _ask_seen(self) -> None:
        ui = self.ui
        answers = [
            Answer(False, ui.t("Remember them yourself"), ui.t("as at the table")),
            Answer(True, ui.t("List the seen cards"), ui.t("all cards that were open in this set")),
        ]
        self.ask(ui.t("Shall the screen list the cards that were seen?"), answers, "seen_aid")
