"""Sets up a game of Locus beside the box: who deals, how many cards there are, whose sheets are used."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import AnyRefusal, Setup
from app.games.locus import course
from app.games.locus.box.refusals import setup_refusal
from app.games.locus.box.state import Dealing
from app.table.match.seats import Player
from app.ui.kit.frame import NOWHERE
from app.ui.play.locus.both.draft import BoxDraft, SheetChoice, SheetKind
from app.ui.play.locus.both.setup import AskCards, AskFirst, AskRounds, LocusSetupScreen
from app.ui.play.locus.box.sheet_choice import SheetChoiceScreen, current
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.screens.number import NumberScreen
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui
from app.ui.widgets.list_row import ListRow

MOST_CARDS = 200

__all__ = ["AskCards", "AskFirst", "AskRounds", "AskSheet", "BoxSetupScreen"]


class AskSheet(Struct, frozen=True):
    """Choose whose sheets are used."""


class BoxSetupScreen(LocusSetupScreen):
    """Setting up beside the box. The number of cards in the box is asked once."""

    draft: BoxDraft

    def __init__(self, ui: Ui, playable: Playable, players: tuple[Player, ...]) -> None:
        super().__init__(ui, playable, players, BoxDraft.remembered_from(ui.last_table(playable.game)))

    def heading(self) -> tuple[str, ...]:
        """Return the title."""
        return (self.ui.t("Locus beside the box"), "Locus")

    def refused(self, setup: Setup[Any]) -> AnyRefusal | None:
        """Ask the rules."""
        return setup_refusal(setup)

    def rows(self) -> list[ListRow]:
        """Return rounds, first, cards, sheets, screen."""
        ui, draft = self.ui, self.draft
        deals = draft.dealing is Dealing.DEVICE
        cards = ListRow(
            bounds=NOWHERE,
            icon="cards",
            name=ui.t("Cards"),
            value=ui.t("the screen deals") if deals else ui.t("from the box"),
            note=self.code_note() if deals else self._count_note(),
            opens=True,
            tap=AskCards(),
        )
        sheets = ListRow(
            bounds=NOWHERE,
            icon="log",
            name=ui.t("Sheets"),
            value=self._sheets(),
            opens=True,
            tap=AskSheet(),
        )
        return [*self.course_rows(), cards, sheets, self.lying_row()]

    def _sheets(self) -> str:
        ui, sheets = self.ui, self.draft.sheets
        if sheets.own is not None:
            return sheets.own.name
        return ui.t("house sheet") if sheets.kind is SheetKind.HOUSE else ui.t("from the box")

    def _count_note(self) -> str:
        ui, draft = self.ui, self.draft
        if not draft.is_counted:
            return ui.t("how many is asked once")
        if draft.deck_size is None:
            return ui.t("not counted")
        return ui.n("one card", "{count} cards", draft.deck_size)

    # ------------------------------------------------------------ questions

    def meant(self, intent: object) -> None:
        """Ask what was touched."""
        match intent:
            case AskCards():
                self._ask_cards()
            case AskSheet():
                self._ask_sheet()
            case _:
                super().meant(intent)

    def _ask_cards(self) -> None:
        ui = self.ui
        answers = [
            Answer("box", ui.t("Cards from the box"), ui.t("you deal, the device counts"), icon="cards"),
            Answer("new", ui.t("The screen deals"), ui.t("house deck, shuffled anew"), icon="screen"),
            Answer("code", ui.t("The screen deals from a code"), ui.t("same words, same cards"), icon="code"),
        ]
        now = "box" if self.draft.dealing is Dealing.BOX else ("new" if self.draft.code is None else "code")
        ui.go(ChoiceScreen(ui, ui.t("Where do the cards come from?"), answers, now, self._cards_chosen))

    def _cards_chosen(self, value: str) -> None:
        if value == "box":
            self.draft = replace(self.draft, dealing=Dealing.BOX, code=None)
            self._ask_deck_size(lambda: None)
        elif value == "new":
            self.draft = replace(self.draft, dealing=Dealing.DEVICE, code=None)
        else:
            self.ask_code(self._coded)

    def _coded(self, code: int) -> None:
        self.draft = replace(self.draft, dealing=Dealing.DEVICE, code=code)

    def _ask_deck_size(self, then: Callable[[], None]) -> None:
        ui = self.ui

        def done(cards: int | None) -> None:
            self.draft = replace(self.draft, deck_size=cards, is_counted=True)
            then()

        least = course.least_cards(len(self.players))
        question = ui.t("How many cards are in the box?")
        now, unknown = self.draft.deck_size, ui.t("I do not know")
        ui.go(NumberScreen(ui, question, done, least=least, most=MOST_CARDS, value=now, unknown=unknown))

    def _ask_sheet(self) -> None:
        def done(sheets: SheetChoice) -> None:
            self.draft = self.draft.with_sheets(sheets)

        self.ui.go(SheetChoiceScreen(self.ui, self.draft.sheets, done))

    def entered(self) -> None:
        """Be on top (again): a sheet of our own may have been changed, renamed or deleted meanwhile."""
        super().entered()
        self.draft = replace(self.draft, sheets=current(self.ui, self.draft.sheets))

    def pressed(self) -> None:
        """Begin, or ask what is still missing."""
        if self.draft.is_ready:
            super().pressed()
        else:
            self._ask_deck_size(super().pressed)
