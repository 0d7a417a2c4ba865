"""Sets up a game of Locus on this screen: rounds, who starts, the cards, and whether bonuses set off bonuses."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import AnyRefusal, Setup
from app.games.locus.screen.refusals import setup_refusal
from app.table.match.seats import Player
from app.ui.kit.frame import NOWHERE
from app.ui.play.locus.both.draft import ScreenDraft
from app.ui.play.locus.both.setup import AskCards, LocusSetupScreen
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui
from app.ui.widgets.list_row import ListRow


class AskChains(Struct, frozen=True):
    """Choose whether bonuses set off bonuses (L22)."""


class ScreenSetupScreen(LocusSetupScreen):
    """Setting up the whole game."""

    def __init__(self, ui: Ui, playable: Playable, players: tuple[Player, ...]) -> None:
        super().__init__(ui, playable, players, ScreenDraft.remembered_from(ui.last_table(playable.game)))

    def heading(self) -> tuple[str, ...]:
        """Return the title."""
        return (self.ui.t("Locus on this screen"), "Locus")

    def refused(self, setup: Setup[Any]) -> AnyRefusal | None:
        """Ask the rules."""
        return setup_refusal(setup)

    def rows(self) -> list[ListRow]:
        """Return rounds, first, cards, chains, screen."""
        ui, draft = self.ui, self.draft
        cards = ListRow(bounds=NOWHERE, icon="cards", name=ui.t("Cards"), value=ui.t("house deck"), opens=True,
                        note=self.code_note(), tap=AskCards())  # fmt: skip
        chains = ListRow(bounds=NOWHERE, icon="couple", name=ui.t("Chains"), opens=True, tap=AskChains(),
                         value=ui.t("on") if draft.chains else ui.t("off"),
                         note=ui.t("bonuses set off bonuses"))  # fmt: skip
        return [*self.course_rows(), cards, chains, self.lying_row()]

    def meant(self, intent: object) -> None:
        """Ask what was touched."""
        match intent:
            case AskCards():
                self._ask_cards()
            case AskChains():
                self._ask_chains()
            case _:
                super().meant(intent)

    def _ask_cards(self) -> None:
        ui = self.ui
        answers = [
            Answer("new", ui.t("Shuffle anew"), ui.t("the house deck of 48 cards"), icon="cards"),
            Answer("code", ui.t("Deal from a code"), ui.t("same words, same cards"), icon="code"),
        ]
        now = "new" if self.draft.code is None else "code"
        ui.go(ChoiceScreen(ui, ui.t("Which cards?"), answers, now, self._cards_chosen))

    def _cards_chosen(self, value: str) -> None:
        if value == "new":
            self._coded(None)
        else:
            self.ask_code(self._coded)

    def _coded(self, code: int | None) -> None:
        self.draft = replace(self.draft, code=code)

    def _ask_chains(self) -> None:
        ui = self.ui
        answers = [
            Answer(True, ui.t("Chains on"), ui.t("a bonus can set off the next")),
            Answer(False, ui.t("Chains off"), ui.t("only shapes of cards set off bonuses")),
        ]
        self.ask(ui.t("Do bonuses set off bonuses?"), answers, "chains")
