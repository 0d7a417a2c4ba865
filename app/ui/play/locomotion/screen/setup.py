"""Sets up a game of Locomotion on this screen: which game, which yard, how it is placed, the order, and more."""

from msgspec import Struct
from msgspec.structs import replace

from app.games.locomotion.course import Variant
from app.games.locomotion.screen.game import setup_refusal
from app.games.locomotion.start import is_big_enough
from app.games.locomotion.yard.checks import can_turn
from app.games.locomotion.yard.file import NamedYard
from app.table.match.seats import Player
from app.ui.kit.frame import NOWHERE
from app.ui.play.locomotion.both.library import house_yards, yard_title
from app.ui.play.locomotion.both.more_setup import MoreSetupScreen, more_note, more_words
from app.ui.play.locomotion.both.starters import FirstTurn, seated
from app.ui.play.locomotion.both.variants import variants
from app.ui.play.locomotion.screen.draft import BY_HAND, SPREAD, ScreenDraft
from app.ui.play.locomotion.words.refusal import refusal_sentence
from app.ui.play.locomotion.yards.choice import YardChoiceScreen
from app.ui.play.locomotion.yards.own_yards import current
from app.ui.screens.choice import Answer
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui
from app.ui.widgets.list_row import ListRow


class AskVariant(Struct, frozen=True):
    """Choose die, speed cards, or the shortest way."""


class AskYard(Struct, frozen=True):
    """Choose a yard."""


class AskPlacing(Struct, frozen=True):
    """Choose how the pieces come on the yard."""


class AskMore(Struct, frozen=True):
    """Choose the length of the order, which end counts, rounds and games."""


class ScreenSetupScreen(FirstTurn):
    """Setting up the whole game."""

    def __init__(self, ui: Ui, playable: Playable, players: tuple[Player, ...]) -> None:
        draft = ScreenDraft.remembered_from(ui.last_table(playable.game))
        if len(players) == 1:
            draft = replace(draft, variant=Variant.SOLO)
        if not draft.fits(len(players)):  # the first yard is too small for four: begin with the smallest that is not
            fitting = (named.id for named in house_yards() if replace(draft, yard=named.id).fits(len(players)))
            draft = replace(draft, yard=next(fitting))
        super().__init__(ui, playable, players, draft)

    def entered(self) -> None:
        """Take a yard of our own as it is now: it may have been changed meanwhile."""
        super().entered()
        self.draft = self.draft.on(current(self.ui, self.draft.named()))

    def heading(self) -> tuple[str, ...]:
        """Return the title."""
        return (self.ui.t("Locomotion on this screen"), "Locomotion")

    # ------------------------------------------------------------ rows

    def rows(self) -> list[ListRow]:
        """Return game, yard, placing, more, screen."""
        ui, draft = self.ui, self.draft
        answers = variants(ui, len(self.players))
        game = next(answer for answer in answers if answer.value is draft.variant)
        named = draft.named()
        rails = ui.n("one rail", "{count} rails", len(named.yard.rails))
        is_stuck = not can_turn(named.yard) and not draft.either_end
        warning = ui.t("cannot be turned here: wagons behind may be impossible")
        yard = ListRow(bounds=NOWHERE, icon="yard", name=ui.t("Yard"), value=yard_title(ui.language, named),
                       opens=True, note=warning if is_stuck else rails, signal="warn" if is_stuck else "",
                       tap=AskYard())  # fmt: skip
        placing = next(answer for answer in self._placings() if answer.value == self._placing())
        return [
            ListRow(bounds=NOWHERE, icon="die", name=ui.t("Game"), value=str(game.name), note=game.note,
                    opens=len(answers) > 1, tap=AskVariant()),
            yard,
            ListRow(bounds=NOWHERE, icon="touch", name=ui.t("Placing"), value=str(placing.name), note=placing.note,
                    opens=True, tap=AskPlacing()),
            ListRow(bounds=NOWHERE, icon="sliders", name=ui.t("More"), value=more_words(ui, draft), opens=True,
                    note=more_note(ui, draft), tap=AskMore()),
            self.lying_row(),
        ]  # fmt: skip

    def _placing(self) -> str:
        """Return the placing of the draft, if the yard has it."""
        known = [answer.value for answer in self._placings()]
        return self.draft.placing if self.draft.placing in known else SPREAD

    def _placings(self) -> list[Answer]:
        ui, draft = self.ui, self.draft
        starts = draft.named().starts if draft.is_solo else ()
        kept = [
            Answer(each.id, ui.t("Start {number}", number=number), ui.t("of this yard, its own order"), icon="first")
            for number, each in enumerate(starts, start=1)
        ]
        return [
            *kept,
            Answer(SPREAD, ui.t("Spread out"), ui.t("by the device, all pieces far apart"), icon="again"),
            Answer(BY_HAND, ui.t("By hand"), ui.t("seat by seat, as in the rulebook"), icon="touch"),
        ]

    # ------------------------------------------------------------ questions

    def meant(self, intent: object) -> None:
        """Ask what was touched."""
        ui = self.ui
        match intent:
            case AskVariant():
                self.ask(ui.t("Which game?"), variants(ui, len(self.players)), "variant")
            case AskYard():
                ui.go(YardChoiceScreen(ui, self.draft.named(), self._fits, self._chosen))
            case AskPlacing():
                self.draft = replace(self.draft, placing=self._placing())
                self.ask(ui.t("Who places the pieces?"), self._placings(), "placing")
            case AskMore():
                self.draft = replace(self.draft, starter=seated(self.draft.starter, self.players))
                ui.go(MoreSetupScreen(ui, self.draft, self._changed, self.who_may_start()))
            case _:
                super().meant(intent)

    def _fits(self, named: NamedYard) -> bool:
        return is_big_enough(named.yard, 1 if self.draft.is_solo else len(self.players))

    def _chosen(self, named: NamedYard) -> None:
        self.draft = self.draft.on(named)

    def _changed(self, draft: ScreenDraft) -> None:
        self.draft = draft

    # ------------------------------------------------------------ beginning

    def pressed(self) -> None:
        """Begin, or say why it cannot be."""
        ui, seats = self.ui, len(self.players)
        draft = self.draft = replace(self.draft, placing=self._placing())
        if not draft.fits(seats):
            ui.tell(ui.t("This yard is too small for so many players. (M6)"), "no")
            return
        title = yard_title(ui.language, draft.named())
        setup = draft.setup(seats, self.first(), ui.lots, title)
        refusal = setup_refusal(setup)
        if refusal is not None:
            ui.tell(refusal_sentence(ui.language, refusal, self.players), "no")
        else:
            self.begin(setup)
