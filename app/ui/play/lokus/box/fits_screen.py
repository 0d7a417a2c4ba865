"""Can this go here? A card is named with two touches, and both lines say yes, or no and who is in the way (K8)."""

from collections.abc import Callable
from typing import Any

from app.games.lokus.box.state import Book
from app.games.lokus.cards import Card
from app.games.lokus.lines import Block, blocks
from app.table.match.match import AnyMatch
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, title
from app.ui.play.lokus.both.intents import PutRight
from app.ui.play.lokus.box.card_pad import Half, PickColour, PickNumber, pad_boxes, pads
from app.ui.play.lokus.box.rounds_screen import RoundsScreen
from app.ui.play.lokus.look.judged_line import judged_lines
from app.ui.play.lokus.words.people import said
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.star import StarLook


class FitsScreen(Screen):
    """Looks only: nothing that is asked here is played."""

    def __init__(self, ui: Ui, match: AnyMatch, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui)
        self.match = match
        self.submit = submit
        self.half = Half()

    @property
    def star_look(self) -> StarLook:
        """The star goes back to the table."""
        return StarLook.ARMED

    @property
    def may_sleep(self) -> bool:
        """Never dark in a game."""
        return False

    @property
    def book(self) -> Book:
        """What lies on the table."""
        book: Book | None = self.match.state.book
        assert book is not None
        return book

    def scene(self, frame: Frame) -> list[Element]:
        """Return the keys and the two lines."""
        ui = self.ui
        card = self.half.card
        ask = (ui.t("Does it fit here?"), ui.t("Does it fit?"))
        heading = ask if card is None else (ui.t("{card}: can it go here?", card=said(ui.language, card)), *ask)
        out = [*title(ui.theme, frame, heading), help_key(frame), back_key(frame)]
        pad, lines, key = self._boxes(frame)
        numbers, colours = pad_boxes(pad, is_tall=frame.is_tall)
        out += pads(ui.language, numbers, colours, self.half, lambda _card: True)
        out += judged_lines(ui, lines, self.book.standing.lines, self._found(card))
        label = (ui.t("Put an entry right"), ui.t("Put right"))
        icon = "log" if key.w > 30.0 else ""
        return [*out, Key(bounds=key, icon=icon, label=label, tap=PutRight())]

    def _found(self, card: Card | None) -> tuple[Block | None, ...] | None:
        return None if card is None else blocks(self.book.standing.lines, card)

    @staticmethod
    def _boxes(frame: Frame) -> tuple[Rect, list[Rect], Rect]:
        stage = frame.stage
        if frame.is_tall:
            pad, low = stage.cut_top(66.0, 3.0)
            lines, key = low.cut_bottom(12.0, 2.5)
            return pad, lines.rows(2, 2.0), key
        if frame.format is Format.LARGE:
            pad, low = stage.cut_top(52.0, 3.0)
            lines, key = low.cut_right(40.0, 4.0)
            return pad, lines.columns(2, 4.0), key._replace(h=20.0)
        pad, low = stage.cut_top(40.0, 2.0)
        lines, key = low.cut_right(24.0, 2.0)
        return pad, lines.columns(2, 2.0), key

    @property
    def rules_of(self) -> AnyMatch | None:
        """The game that is played."""
        return self.match

    def meant(self, intent: object) -> None:
        """Name a card, or go."""
        match intent:
            case PickNumber() | PickColour():
                self.half = self.half.touched(intent)
            case PutRight():
                self.ui.swap(RoundsScreen(self.ui, self.match, self.submit))

    def pressed(self) -> None:
        """Go back to the table."""
        self.ui.back()
