"""One question with a few answers: tap one. Used by the setups and the settings."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, title
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.star import StarLook


class Answer(Struct, frozen=True):
    """One answer: what it means, its words, and a second line that helps to choose."""

    value: Any
    name: str | tuple[str, ...]
    note: str = ""
    icon: str = ""
    figure: str = ""


class Pick(Struct, frozen=True):
    """Choose an answer by its number."""

    index: int


class ChoiceScreen(Screen):
    """Shows the answers as rows; the chosen one is framed and checked. `done` gets the value."""

    def __init__(
        self, ui: Ui, question: str, answers: Sequence[Answer], chosen: Any, done: Callable[[Any], None]
    ) -> None:
        super().__init__(ui)
        self.question = question
        self.answers = tuple(answers)
        self.chosen = chosen
        self.done = done

    def scene(self, frame: Frame) -> list[Element]:
        """Return the question and its answers."""
        out = [*title(self.ui.theme, frame, self.question), help_key(frame), back_key(frame)]
        columns = 1 if frame.is_tall or len(self.answers) <= 5 else 2
        rows = -(-len(self.answers) // columns)
        height = min(22.0, (frame.stage.h - 3.0 * (rows - 1)) / rows)
        for index, answer in enumerate(self.answers):
            column = frame.stage.columns(columns, 3.0)[index // rows]
            out.append(
                ListRow(
                    bounds=Rect(column.x, column.y + (index % rows) * (height + 3.0), column.w, height),
                    name=answer.name,
                    note=answer.note,
                    icon=answer.icon,
                    figure=answer.figure,
                    value=" " if answer.value == self.chosen else "",
                    signal="yes" if answer.value == self.chosen else "",
                    look=Look.CHOSEN if answer.value == self.chosen else Look.REST,
                    tap=Pick(index),
                )
            )
        return out

    @property
    def star_look(self) -> StarLook:
        """The star takes the answer that is framed."""
        return StarLook.ARMED if any(a.value == self.chosen for a in self.answers) else StarLook.UNUSED

    def pressed(self) -> None:
        """Take the framed answer."""
        if self.star_look is StarLook.ARMED:
            self.ui.back()
            self.done(self.chosen)

    def meant(self, intent: object) -> None:
        """Take the answer and close."""
        match intent:
            case Pick(index):
                self.ui.back()
                self.done(self.answers[index].value)
