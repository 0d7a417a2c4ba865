"""What setting up Locus has in common both ways: rounds, who starts, the code of the cards, how the screen lies."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import AnyRefusal, Seat, Setup
from app.games.locus import course
from app.table.match.codes import from_words, to_words
from app.table.match.seats import Player
from app.ui.kit.frame import NOWHERE
from app.ui.play.locus.both.birthdays import by_birthday
from app.ui.play.locus.both.draft import LOTS
from app.ui.play.locus.words.log import refusal_sentence
from app.ui.screens.choice import Answer
from app.ui.screens.first.setup import SetupScreen
from app.ui.stage import places
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui
from app.ui.widgets.list_row import ListRow


class AskRounds(Struct, frozen=True):
    """Choose the round length."""


class AskFirst(Struct, frozen=True):
    """Choose who starts."""


class AskCards(Struct, frozen=True):
    """Choose who deals, and what there is to deal."""


class LocusSetupScreen(SetupScreen):
    """The answers that both ways ask for."""

    def __init__(self, ui: Ui, playable: Playable, players: tuple[Player, ...], draft: Any) -> None:
        super().__init__(ui, playable, players, draft)
        self.by_birthday = by_birthday(ui, players)
        first = self.by_birthday[0] if len(self.by_birthday) == 1 else LOTS
        self.draft = replace(draft, first=first)

    # ------------------------------------------------------------ what a way fills in

    def refused(self, setup: Setup[Any]) -> AnyRefusal | None:
        """Say why a game cannot be set up so."""
        raise NotImplementedError

    # ------------------------------------------------------------ scene

    def course_rows(self) -> list[ListRow]:
        """Return the rows for rounds and who starts; alone there is nothing to choose."""
        if len(self.players) == 1:
            return []
        ui = self.ui
        count = ui.n("one round", "{count} rounds", course.rounds(len(self.players)) or 0)
        note = self._length_note(self.draft.circuit)
        rounds = ListRow(bounds=NOWHERE, icon="again", name=ui.t("Rounds"), value=count, note=note, opens=True,
                         tap=AskRounds())  # fmt: skip
        return [rounds, self._first_row()]

    def _first_row(self) -> ListRow:
        ui, first = self.ui, self.draft.first
        if first == LOTS:
            note = ui.t("The next birthday starts, says the rulebook."), ui.t("the next birthday starts")
            return ListRow(bounds=NOWHERE, icon="die", name=ui.t("Starts"), value=ui.t("by lot"), opens=True,
                           note=note, tap=AskFirst())  # fmt: skip
        player = self.players[first]
        why = ui.t("has the next birthday") if first in self.by_birthday else ""
        return ListRow(bounds=NOWHERE, figure=player.figure, is_gold=True, name=ui.t("Starts"),
                       value=player.name, note=why, opens=True, tap=AskFirst())  # fmt: skip

    def _length_note(self, circuit: bool) -> str:
        seats = len(self.players)
        picks = course.picks_per_player(seats, circuit) or 0
        return self.ui.t(
            "{picks} cards each, about {minutes} minutes", picks=picks, minutes=course.minutes(seats, circuit) or 0
        )

    def code_note(self) -> str:
        """Say how the house deck is dealt."""
        if self.draft.code is None:
            return self.ui.t("house deck, shuffled anew")
        return self.ui.t("code {code}", code=to_words(self.draft.code, self.ui.language.code))

    # ------------------------------------------------------------ questions

    def meant(self, intent: object) -> None:
        """Ask what was touched."""
        match intent:
            case AskRounds():
                self._ask_rounds()
            case AskFirst():
                self._ask_first()
            case _:
                super().meant(intent)

    def _ask_rounds(self) -> None:
        ui = self.ui
        short = Answer(False, ui.t("A round is one reveal"), self._length_note(False))
        circuit = Answer(True, ui.t("A round goes all the way round"), self._length_note(True))
        self.ask(ui.t("How long is a round?"), [short, circuit], "circuit")

    def _ask_first(self) -> None:
        ui = self.ui
        answers = [
            Answer(i, p.name, ui.t("has the next birthday") if i in self.by_birthday else "", figure=p.figure)
            for i, p in enumerate(self.players)
        ]
        answers.append(Answer(LOTS, ui.t("Draw lots"), "", icon="die"))
        self.ask(ui.t("Who starts with the star?"), answers, "first")

    def ask_code(self, then: Callable[[int], None]) -> None:
        """Ask for the four words of a deal."""

        def done(text: str) -> None:
            code = from_words(text)
            if code is None:
                self.ui.tell(self.ui.t("These are not four code words: {text}", text=text), "no")
            else:
                then(code)

        code = "" if self.draft.code is None else to_words(self.draft.code, self.ui.language.code)
        self.ui.open(places.Keyboard(self.ui.t("Which four words?"), code, done, longest=31))

    # ------------------------------------------------------------ beginning

    def pressed(self) -> None:
        """Begin the game, or say why it cannot be."""
        ui, first = self.ui, self.draft.first
        if not 0 <= first < len(self.players):
            pool = self.by_birthday or tuple(Seat(i) for i in range(len(self.players)))
            first = pool[ui.lots(len(pool))]
        setup = self.draft.setup(self.players, Seat(first))
        refusal = self.refused(setup)
        if refusal is not None:
            ui.tell(refusal_sentence(ui.language, refusal, self.players), "no")
        else:
            self.begin(setup, self.draft.code)
