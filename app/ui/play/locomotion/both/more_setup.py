"""The finer points of a game of Locomotion: how long the order is, which end counts, rounds, games, who starts."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.table.match.seats import Player
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, hint, title
from app.ui.play.locomotion.both.starters import starters
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.star import StarLook

WAGONS = 4
"""So long is the order of the rulebook."""
ROUNDS = (None, 8, 12, 20, 30)
GAMES = (1, 3, 5, 7)


class Ask(Struct, frozen=True):
    """Choose one of them, by the name of its field."""

    field: str


def more_words(ui: Ui, draft: Any) -> str:
    """Say how long the order is, or that something was chosen that the note tells."""
    return ui.t("as you chose") if _chosen(ui, draft) else ui.n("one wagon", "{count} wagons", draft.wagons)


def more_note(ui: Ui, draft: Any) -> str:
    """Say what was chosen, or what can be chosen here."""
    topics = ui.t("order, end, counting") if draft.is_solo else ui.t("order, end, rounds, tournament")
    return ", ".join(_chosen(ui, draft)) or topics


def _chosen(ui: Ui, draft: Any) -> list[str]:
    """Return in a few words what is not as in the rulebook."""
    parts: list[str] = []
    if draft.wagons < WAGONS:
        parts.append(ui.n("one wagon", "{count} wagons", draft.wagons))
    if draft.either_end:
        parts.append(ui.t("either end"))
    if draft.is_solo and draft.steps_only:
        parts.append(ui.t("steps alone"))
    if not draft.is_solo and draft.games > 1:
        parts.append(ui.n("one game", "{count} games", draft.games))
    if not draft.is_solo and draft.rounds is not None:
        parts.append(ui.n("one round", "{count} rounds", draft.rounds))
    return parts


class MoreSetupScreen(Screen):
    """A page of answers; going back keeps them. `players`, if there are any, are those of whom one may start."""

    def __init__(self, ui: Ui, draft: Any, done: Callable[[Any], None], players: tuple[Player, ...] = ()) -> None:
        super().__init__(ui)
        self.draft = draft
        self.done = done
        self.players = players

    @property
    def star_look(self) -> StarLook:
        """The star takes what is there."""
        return StarLook.ARMED

    def scene(self, frame: Frame) -> list[Element]:
        """Return the rows."""
        ui, stage = self.ui, frame.stage
        out = [*title(ui.theme, frame, ui.t("More")), help_key(frame), back_key(frame)]
        out += hint(ui.theme, frame, ui.t("Star: take it"), is_gold=True)
        rows = [("wagons", "couple", ui.t("Order")), ("either_end", "ends", ui.t("Which end"))]
        if self.draft.is_solo:
            rows.append(("steps_only", "coin", ui.t("Count")))
        else:
            rows += [("rounds", "again", ui.t("Rounds")), ("games", "cup", ui.t("Games"))]
        if self.players:
            rows.append(("starter", "first", ui.t("Start")))
        high = min(20.0 if frame.is_tall else 14.5, (stage.h - 2.0 * (len(rows) - 1)) / len(rows))
        for n, (field, icon, name) in enumerate(rows):
            answer = next(each for each in self._answers(field) if each.value == getattr(self.draft, field))
            place = stage.moved(0, n * (high + 2.0))._replace(h=high)
            out.append(ListRow(bounds=place, icon=icon, name=name, value=str(answer.name), note=answer.note,
                               opens=True, tap=Ask(field)))  # fmt: skip
        return out

    def _answers(self, field: str) -> list[Answer]:
        ui = self.ui
        match field:
            case "wagons":
                notes = {4: ui.t("the whole game"), 3: ui.t("shorter"), 2: ui.t("the shortest")}
                return [Answer(n, ui.n("one wagon", "{count} wagons", n), notes[n]) for n in (4, 3, 2)]
            case "either_end":
                return [
                    Answer(False, ui.t("behind"), ui.t("as in the rulebook")),
                    Answer(True, ui.t("either end"), ui.t("wagons in front count too")),
                ]
            case "steps_only":
                return [
                    Answer(False, ui.t("everything"), ui.t("steps and couplings together")),
                    Answer(True, ui.t("steps alone"), ui.t("couplings are free")),
                ]
            case "starter":
                return starters(ui, self.players)
            case "rounds":
                counts = [(n, ui.n("one round", "{count} rounds", n)) for n in ROUNDS if n is not None]
                return [Answer(None, ui.t("no limit")), *(Answer(n, words) for n, words in counts)]
            case _:
                note = ui.t("5 points for the winner")
                return [Answer(1, ui.t("one game"), ui.t("no tournament")),
                        *(Answer(n, ui.n("one game", "{count} games", n), note) for n in GAMES[1:])]  # fmt: skip

    def meant(self, intent: object) -> None:
        """Ask."""
        ui = self.ui
        match intent:
            case Ask(field):
                questions = {
                    "wagons": ui.t("How long is the order?"),
                    "either_end": ui.t("Where must the wagons hang?"),
                    "steps_only": ui.t("What counts?"),
                    "rounds": ui.t("Is there a limit?"),
                    "games": ui.t("How many games?"),
                    "starter": ui.t("Who starts?"),
                }

                def chosen(value: object) -> None:
                    self.draft = replace(self.draft, **{field: value})

                now = getattr(self.draft, field)
                ui.go(ChoiceScreen(ui, questions[field], self._answers(field), now, chosen))

    def leave(self) -> None:
        """Keep the answers, as the star does."""
        self.pressed()

    def pressed(self) -> None:
        """Keep the answers."""
        self.ui.back()
        self.done(self.draft)
