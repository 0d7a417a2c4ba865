"""What setting up any game has in common: all answers on one page, each with the value it has; the star begins."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import Seat, Setup
from app.table.match.seats import Player
from app.ui.kit.frame import NOWHERE, Frame
from app.ui.kit.parts import back_key, help_key, hint, title
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.screens.device.lying import ask_lying, lying
from app.ui.stage.playable import Playable
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.star import StarLook


class AskTurning(Struct, frozen=True):
    """Choose how the picture turns."""


class SetupScreen(Screen):
    """The page of answers. `draft` holds them; it can be `remembered` as text for the next game."""

    def __init__(self, ui: Ui, playable: Playable, players: tuple[Player, ...], draft: Any) -> None:
        super().__init__(ui)
        self.playable = playable
        self.players = players
        self.draft = draft
        self.following: Seat | None = None

    @property
    def star_look(self) -> StarLook:
        """Always armed: everything has an answer, or is asked."""
        return StarLook.ARMED

    # ------------------------------------------------------------ what a game fills in

    def heading(self) -> tuple[str, ...]:
        """Return the title, long and short."""
        raise NotImplementedError

    def remark(self) -> str | tuple[str, ...]:
        """Return what is said at the right of the title, long and short; usually nothing."""
        return ""

    def rows(self) -> list[ListRow]:
        """Return the rows, top first, without their places."""
        raise NotImplementedError

    def pressed(self) -> None:
        """Begin the game, or say why it cannot be."""
        raise NotImplementedError

    def follow(self, first: Seat) -> None:
        """Come after a game that was just played: `first` starts this one, unless its rules find the starter."""
        self.following = first

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the rows."""
        ui, stage = self.ui, frame.stage
        out = [*title(ui.theme, frame, self.heading(), note=self.remark()), help_key(frame), back_key(frame)]
        out += hint(ui.theme, frame, ui.t("Star: begin"), is_gold=True)
        rows = self.rows()
        height = min(21.0 if frame.is_tall else 17.0, (stage.h - 2.0 * (len(rows) - 1)) / len(rows))
        for index, row in enumerate(rows):
            place = stage.moved(0, index * (height + 2.0))._replace(h=height)
            out.append(replace(row, bounds=place, note=row.note if height > 11.4 else ""))
        return out

    def lying_row(self) -> ListRow:
        """Return the row for how the screen lies."""
        return ListRow(bounds=NOWHERE, icon="screen", name=self.ui.t("Screen"), value=lying(self.ui), opens=True,
                       tap=AskTurning())  # fmt: skip

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Ask how the screen lies, leave, or help."""
        match intent:
            case AskTurning():
                ask_lying(self.ui)

    def ask(self, question: str, answers: list[Answer], field: str) -> None:
        """Ask one question whose answer is a field of the draft."""

        def done(value: object) -> None:
            self.draft = replace(self.draft, **{field: value})

        self.ui.go(ChoiceScreen(self.ui, question, answers, getattr(self.draft, field), done))

    def begin(self, setup: Setup[Any], code: int | None = None) -> None:
        """Put the game on the table, and remember how it was set up."""
        ui, game = self.ui, self.playable.game
        ui.remember_table(game, self.players, self.draft.remembered())
        ui.table.begin(game, self.players, setup, code)
        ui.home(self.playable.play(ui))
