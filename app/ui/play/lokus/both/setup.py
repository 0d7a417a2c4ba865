"""What setting up Lokus has in common both ways: the edition, ties, the points table, how the screen lies."""

from typing import Any

from msgspec import Struct

from app.games.game import Setup
from app.games.lokus.points import PointsTable
from app.games.lokus.standing import BOX_SEATS, Edition
from app.ui.kit.frame import NOWHERE
from app.ui.play.lokus.both.points_kept import PointsShelf
from app.ui.play.lokus.both.points_screen import PointsScreen
from app.ui.screens.choice import Answer
from app.ui.screens.first.setup import SetupScreen
from app.ui.widgets.list_row import ListRow


class AskEdition(Struct, frozen=True):
    """Choose the edition."""


class AskTie(Struct, frozen=True):
    """Choose what decides a tie."""


class AskPoints(Struct, frozen=True):
    """Look at the points table."""


class LokusSetupScreen(SetupScreen):
    """The answers that both ways ask for."""

    def setup(self, points: PointsTable) -> Setup[Any]:
        """Return the setup the rules start from."""
        raise NotImplementedError

    def remark(self) -> str | tuple[str, ...]:
        """Say so where the box is made for another number of players (K1)."""
        if len(self.players) in BOX_SEATS:
            return ""
        words = {"least": BOX_SEATS[0], "most": BOX_SEATS[-1]}
        return (self.ui.t("The box says {least} to {most}", **words), self.ui.t("box: {least} to {most}", **words))

    # ------------------------------------------------------------ rows

    def edition_row(self) -> ListRow:
        """Return the row for the edition (K4)."""
        ui, is_german = self.ui, self.draft.edition is Edition.GERMAN
        note = ui.t("each line begins with a card") if is_german else ui.t("lines begin empty")
        value = ui.t("German, 2012") if is_german else ui.t("the rulebook's")
        return ListRow(bounds=NOWHERE, icon="rules", name=ui.t("Edition"), value=value, note=note, opens=True,
                       tap=AskEdition())  # fmt: skip

    def tie_row(self) -> ListRow:
        """Return the row for ties (K18)."""
        ui = self.ui
        value = ui.t("fewest rolls") if self.draft.tie_rolls else ui.t("shared win")
        note = ui.t("of the third set") if self.draft.tie_rolls else ui.t("who is equally close, wins too")
        return ListRow(bounds=NOWHERE, icon="cup", name=ui.t("Tie"), value=value, note=note, opens=True, tap=AskTie())

    def points_row(self) -> ListRow:
        """Return the row for the points table; it warns until somebody checked it (K16)."""
        ui, shelf = self.ui, PointsShelf(self.ui.table.store)
        if shelf.is_checked:
            return ListRow(bounds=NOWHERE, icon="roll", name=ui.t("Points"), value=ui.t("your table"),
                           note=ui.t("as on your overview card"), opens=True, tap=AskPoints())  # fmt: skip
        note = (ui.t("Check against your overview card: this table is a guess."), ui.t("Check your overview card."))
        return ListRow(bounds=NOWHERE, icon="roll", name=ui.t("Points"), value=ui.t("check it"), signal="warn",
                       note=note, opens=True, tap=AskPoints())  # fmt: skip

    # ------------------------------------------------------------ questions

    def meant(self, intent: object) -> None:
        """Ask what was touched."""
        ui = self.ui
        match intent:
            case AskEdition():
                self._ask_edition()
            case AskTie():
                self._ask_tie()
            case AskPoints():
                shelf = PointsShelf(ui.table.store)
                ui.go(PointsScreen(ui, shelf.points, shelf.keep))
            case _:
                super().meant(intent)

    def _ask_edition(self) -> None:
        ui = self.ui
        book = ui.t("Lines begin empty. The first four of a full line become rolls.")
        german = ui.t("Each line begins with an open card. The four go aside: cleaning up is a pure gain.")
        answers = [
            Answer(Edition.RULEBOOK, ui.t("As in the rulebook"), book),
            Answer(Edition.GERMAN, ui.t("The German edition of 2012"), german),
        ]
        self.ask(ui.t("Which edition do you play?"), answers, "edition")

    def _ask_tie(self) -> None:
        ui = self.ui
        answers = [
            Answer(False, ui.t("A shared win"), ui.t("whoever is equally close to zero wins too")),
            Answer(True, ui.t("The fewest rolls decide"), ui.t("of the third set, after cleaning up")),
        ]
        self.ask(ui.t("What if two are equally close to zero?"), answers, "tie_rolls")

    def pressed(self) -> None:
        """Begin the game with the table of the household."""
        self.begin(self.setup(PointsShelf(self.ui.table.store).points))
