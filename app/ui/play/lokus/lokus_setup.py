"""What setting up Lokus has in common both ways: the edition, ties, the points table, how the screen lies."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import Setup
from app.games.lokus.points import PointsTable
from app.games.lokus.standing import BOX_SEATS, Edition
from app.table.seats import Player
from app.ui.frame import NOWHERE, Frame
from app.ui.parts import Back, Help, back_key, help_key, hint, title
from app.ui.play.lokus.points_kept import PointsShelf
from app.ui.play.lokus.points_screen import PointsScreen
from app.ui.playable import Playable
from app.ui.screen import Screen
from app.ui.screens import doors
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.screens.lying import ask_lying, lying
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.star import StarLook


class AskEdition(Struct, frozen=True):
    """Choose the edition."""


class AskTie(Struct, frozen=True):
    """Choose what decides a tie."""


class AskPoints(Struct, frozen=True):
    """Look at the points table."""


class AskTurning(Struct, frozen=True):
    """Choose how the picture turns."""


class LokusSetupScreen(Screen):
    """All answers on one page, each with the value it has; the star begins. `draft` holds the answers."""

    draft: Any

    def __init__(self, ui: Ui, playable: Playable, players: tuple[Player, ...], draft: Any) -> None:
        super().__init__(ui)
        self.playable = playable
        self.players = players
        self.draft = draft

    @property
    def star_look(self) -> StarLook:
        """Always armed: everything has an answer."""
        return StarLook.ARMED

    # ------------------------------------------------------------ what a way fills in

    def heading(self) -> tuple[str, ...]:
        """Return the title, long and short."""
        raise NotImplementedError

    def rows(self) -> list[ListRow]:
        """Return the rows of this way, top first, without their places."""
        raise NotImplementedError

    def setup(self, points: PointsTable) -> Setup[Any]:
        """Return the setup the rules start from."""
        raise NotImplementedError

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the rows."""
        ui, stage = self.ui, frame.stage
        out = [*title(ui.theme, frame, self.heading(), note=self._crowd()), help_key(frame), back_key(frame)]
        out += hint(ui.theme, frame, ui.t("Star: begin"), is_gold=True)
        rows = self.rows()
        height = min(21.0 if frame.is_tall else 17.0, (stage.h - 2.0 * (len(rows) - 1)) / len(rows))
        for index, row in enumerate(rows):
            place = stage.moved(0, index * (height + 2.0))._replace(h=height)
            out.append(replace(row, bounds=place, note=row.note if height > 11.4 else ""))
        return out

    def _crowd(self) -> str | tuple[str, ...]:
        """Say so where the box is made for another number of players (K1)."""
        if len(self.players) in BOX_SEATS:
            return ""
        words = {"least": BOX_SEATS[0], "most": BOX_SEATS[-1]}
        return (self.ui.t("The box says {least} to {most}", **words), self.ui.t("box: {least} to {most}", **words))

    def edition_row(self) -> ListRow:
        """Return the row for the edition (K4)."""
        ui, is_german = self.ui, self.draft.edition is Edition.GERMAN
        note = ui.t("each line begins with a card") if is_german else ui.t("lines begin empty")
        value = ui.t("German, 2012") if is_german else ui.t("as in the rulebook")
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

    def lying_row(self) -> ListRow:
        """Return the row for how the screen lies."""
        return ListRow(bounds=NOWHERE, icon="screen", name=self.ui.t("Screen"), value=lying(self.ui), opens=True,
                       tap=AskTurning())  # fmt: skip

    # ------------------------------------------------------------ questions

    def tapped(self, intent: object) -> None:
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
            case AskTurning():
                ask_lying(ui)
            case Back():
                ui.back()
            case Help():
                doors.open_rules(ui, None)

    def ask(self, question: str, answers: list[Answer], field: str) -> None:
        """Ask one question whose answer is a field of the draft."""

        def done(value: object) -> None:
            self.draft = replace(self.draft, **{field: value})

        self.ui.go(ChoiceScreen(self.ui, question, answers, getattr(self.draft, field), done))

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

    # ------------------------------------------------------------ beginning

    def pressed(self) -> None:
        """Begin the game with the table of the household."""
        ui, game = self.ui, self.playable.game
        setup = self.setup(PointsShelf(ui.table.store).points)
        ui.remember_table(game, self.players, self.draft.remembered())
        ui.table.begin(game, self.players, setup)
        ui.home(self.playable.play(ui))
