"""Sets up a game of Locomotion beside the box: which game, whether points are counted here, who starts, and more."""

from msgspec import Struct
from msgspec.structs import replace

from app.games.locomotion.box.game import setup_refusal
from app.games.locomotion.course import Variant
from app.games.locomotion.train import COLOURS
from app.table.match.seats import Player
from app.ui.kit.frame import NOWHERE
from app.ui.play.locomotion.both.more_setup import MoreSetupScreen, more_note, more_words
from app.ui.play.locomotion.both.starters import FirstTurn, seated, starters
from app.ui.play.locomotion.both.variants import variants
from app.ui.play.locomotion.box.draft import BoxDraft
from app.ui.play.locomotion.words.refusal import refusal_sentence
from app.ui.play.locomotion.words.shared import colour_word
from app.ui.screens.choice import Answer
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui
from app.ui.widgets.list_row import ListRow


class AskVariant(Struct, frozen=True):
    """Choose die, speed cards, or the shortest way."""


class AskCounting(Struct, frozen=True):
    """Choose whether the points are burned on the device."""


class AskStarter(Struct, frozen=True):
    """Choose who has the first turn."""


class AskMore(Struct, frozen=True):
    """Choose the length of the order, which end counts, rounds and games."""


class BoxSetupScreen(FirstTurn):
    """Setting up beside the box."""

    draft: BoxDraft

    def __init__(self, ui: Ui, playable: Playable, players: tuple[Player, ...]) -> None:
        draft = BoxDraft.remembered_from(ui.last_table(playable.game))
        if len(players) == 1:
            draft = replace(draft, variant=Variant.SOLO)
        super().__init__(ui, playable, players, draft)

    def heading(self) -> tuple[str, ...]:
        """Return the title."""
        return (self.ui.t("Locomotion beside the box"), "Locomotion")

    def remark(self) -> tuple[str, ...]:
        """Say what is placed before the cards are drawn: nobody knows the own locomotive yet (M6, M7)."""
        t = self.ui.t
        if self.draft.is_solo:
            return (t("Place a locomotive and four wagons; remember where."), t("Place: 1 loco, 4 wagons"))
        first = [colour_word(self.ui.language, colour) for colour in COLOURS[: len(self.players)]]
        colours = self.ui.language.joined(first)
        return (
            t("First place locomotives {colours}, and four wagons each.", colours=colours),
            t("Place: {colours}, each with 4 wagons.", colours=colours),
            t("Place: {count} locos, {wagons} wagons", count=len(first), wagons=4 * len(first)),
        )

    # ------------------------------------------------------------ rows

    def rows(self) -> list[ListRow]:
        """Return game, counting, starter, more, screen."""
        ui, draft = self.ui, self.draft
        answers = variants(ui, len(self.players))
        game = next(answer for answer in answers if answer.value is draft.variant)
        out = [ListRow(bounds=NOWHERE, icon="die", name=ui.t("Game"), value=str(game.name), note=game.note,
                       opens=len(answers) > 1, tap=AskVariant())]  # fmt: skip
        if not draft.is_solo:
            counting = next(answer for answer in self._countings() if answer.value is draft.counting)
            out.append(ListRow(bounds=NOWHERE, icon="coin", name=ui.t("Points"), value=str(counting.name),
                               note=counting.note, opens=True, tap=AskCounting()))  # fmt: skip
        if draft.variant is Variant.SPEED:
            known = seated(draft.starter, self.players)
            starter = next(answer for answer in starters(ui, self.players) if answer.value == known)
            out.append(ListRow(bounds=NOWHERE, icon="first", name=ui.t("Start"), value=str(starter.name),
                               note=starter.note, opens=True, tap=AskStarter()))  # fmt: skip
        out.append(ListRow(bounds=NOWHERE, icon="sliders", name=ui.t("More"), value=more_words(ui, draft), opens=True,
                           note=more_note(ui, draft), tap=AskMore()))  # fmt: skip
        return [*out, self.lying_row()]

    def _countings(self) -> list[Answer]:
        t = self.ui.t
        return [
            Answer(True, t("burned here"), t("touch every step and coupling"), icon="touch"),
            Answer(False, t("counted by you"), t("one press when you are done"), icon="button"),
        ]

    # ------------------------------------------------------------ questions

    def meant(self, intent: object) -> None:
        """Ask what was touched."""
        ui = self.ui
        match intent:
            case AskVariant():
                answers = variants(ui, len(self.players))
                if len(answers) > 1:
                    self.ask(ui.t("Which game?"), answers, "variant")
            case AskCounting():
                self.ask(ui.t("Who counts the points?"), self._countings(), "counting")
            case AskStarter():
                self.draft = replace(self.draft, starter=seated(self.draft.starter, self.players))
                self.ask(ui.t("Who starts?"), starters(ui, self.players), "starter")
            case AskMore():
                ui.go(MoreSetupScreen(ui, self.draft, self._changed))
            case _:
                super().meant(intent)

    def _changed(self, draft: BoxDraft) -> None:
        self.draft = draft

    def pressed(self) -> None:
        """Begin, or say why it cannot be."""
        ui = self.ui
        setup = self.draft.setup(len(self.players), self.first())
        refusal = setup_refusal(setup)
        if refusal is not None:
            ui.tell(refusal_sentence(ui.language, refusal, self.players), "no")
        else:
            self.begin(setup)
