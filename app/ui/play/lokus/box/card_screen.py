"""Names another card for an entry that is wrong, or says that the other line was chosen."""

from collections.abc import Callable

from msgspec import Struct

from app.games.lokus.cards import Card
from app.table.match.match import AnyMatch
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, title
from app.ui.play.lokus.box.card_pad import Half, PickColour, PickNumber, pad_boxes, pads
from app.ui.play.lokus.look.person_card import SLIM, PersonCard
from app.ui.play.lokus.words.people import shown
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel


class TookOther(Struct, frozen=True):
    """The other line was chosen."""


class CardScreen(Screen):
    """Two touches; what becomes of a card that stands elsewhere in the set is asked by whoever opened this (K21)."""

    def __init__(
        self,
        ui: Ui,
        match: AnyMatch,
        question: tuple[str, ...],
        was: Card,
        done: Callable[[Card], None],
        *,
        line: int | None = None,
        other_line: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(ui)
        self.match = match
        self.question, self.was, self.done = question, was, done
        self.line_told, self.other_line = line, other_line
        self.half = Half()

    @property
    def may_sleep(self) -> bool:
        """Never dark in a game."""
        return False

    def scene(self, frame: Frame) -> list[Element]:
        """Return the keys, the card as it was entered, and the key for the line."""
        ui = self.ui
        out = [*title(ui.theme, frame, self.question), help_key(frame), back_key(frame)]
        pad, low = self._boxes(frame)
        numbers, colours = pad_boxes(pad, is_tall=frame.is_tall)
        out += pads(ui.language, numbers, colours, self.half, lambda card: card != self.was)
        return [*out, *self._below(low)]

    @staticmethod
    def _boxes(frame: Frame) -> tuple[Rect, Rect]:
        if frame.is_tall:
            pad, low = frame.stage.cut_top(69.0, 4.0)
            return pad, low._replace(h=min(low.h, 22.0))
        return frame.stage.cut_bottom(frame.stage.h - 44.0 if frame.format is Format.LOW else 28.0, 4.0)

    def _below(self, box: Rect) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        inner = box.shrunk(3.0, 1.6)
        wide = min(inner.h * SLIM, 16.0)
        place, words = inner.cut_left(wide, 3.0)
        out: list[Element] = [
            Panel(bounds=box, fill=theme.surface.tray),
            PersonCard(bounds=place._replace(h=wide / SLIM), face=shown(ui.language, self.was)),
        ]
        if self.line_told is not None:
            words, key = words.cut_right(min(44.0, words.w * 0.5), 3.0)
            label = (ui.t("No, line {line}", line=2 - self.line_told),)
            high = min(key.h, 14.0)
            out.append(Key(bounds=Rect(key.x, key.centre.y - high / 2, key.w, high), label=label, tap=TookOther()))
        said: tuple[str, ...] = (ui.t("Entered. Touch what it was."), ui.t("Touch what it was."))
        if self.line_told is not None:
            line = self.line_told + 1
            said = (ui.t("Entered, in line {line}. Touch what it was.", line=line), ui.t("In line {line}.", line=line))
        return [*out, Label(bounds=words, wordings=said, colour=theme.text.second, lines=3, floor=3.4)]

    @property
    def rules_of(self) -> AnyMatch | None:
        """The game that is played."""
        return self.match

    def meant(self, intent: object) -> None:
        """Name the card, change the line, or leave."""
        match intent:
            case PickNumber() | PickColour():
                self.half = self.half.touched(intent)
                if self.half.card is not None:
                    self.ui.back()
                    self.done(self.half.card)
            case TookOther():
                self.ui.back()
                if self.other_line is not None:
                    self.other_line()
