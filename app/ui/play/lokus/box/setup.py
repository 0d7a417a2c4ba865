"""Sets up a game of Lokus beside the box: how much the device does, the edition, ties, the points table."""

from typing import Any

from msgspec import Struct

from app.games.game import Setup
from app.games.lokus.box.state import Help
from app.games.lokus.points import PointsTable
from app.table.match.seats import Player
from app.ui.kit.frame import NOWHERE
from app.ui.play.lokus.both.setup import LokusSetupScreen
from app.ui.play.lokus.box.draft import BoxDraft
from app.ui.screens.choice import Answer
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui
from app.ui.widgets.list_row import ListRow


class AskHelp(Struct, frozen=True):
    """Choose how much the device does."""


class BoxSetupScreen(LokusSetupScreen):
    """Setting up beside the box."""

    draft: BoxDraft

    def __init__(self, ui: Ui, playable: Playable, players: tuple[Player, ...]) -> None:
        super().__init__(ui, playable, players, BoxDraft.remembered_from(ui.last_table(playable.game)))

    def heading(self) -> tuple[str, ...]:
        """Return the title."""
        return (self.ui.t("Lokus beside the box"), "Lokus")

    def setup(self, points: PointsTable) -> Setup[Any]:
        """Return the setup the rules start from."""
        return self.draft.setup(len(self.players), points)

    def rows(self) -> list[ListRow]:
        """Return help, edition, ties, points, screen."""
        ui, is_light = self.ui, self.draft.help is Help.LIGHT
        value = ui.t("light") if is_light else ui.t("referee")
        note = ui.t("one press a round") if is_light else ui.t("you enter every card")
        helps = ListRow(bounds=NOWHERE, icon="eye", name=ui.t("Help"), value=value, note=note, opens=True,
                        tap=AskHelp())  # fmt: skip
        return [helps, self.edition_row(), self.tie_row(), self.points_row(), self.lying_row()]

    def meant(self, intent: object) -> None:
        """Ask what was touched."""
        if isinstance(intent, AskHelp):
            self._ask_help()
        else:
            super().meant(intent)

    def _ask_help(self) -> None:
        ui = self.ui
        light = ui.t("Counts rounds and points. One press of the star a round.")
        referee = ui.t("You enter every card. It keeps lines, rolls and points.")
        answers = [
            Answer(Help.LIGHT, ui.t("Light"), light, icon="button"),
            Answer(Help.REFEREE, ui.t("Referee"), referee, icon="eye"),
        ]
        self.ask(ui.t("How much shall the screen do?"), answers, "help")
