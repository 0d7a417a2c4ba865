"""The German edition: before the first round the person that opens each line is told to the referee (K4)."""

from collections.abc import Callable
from typing import Any

from app.games.lokus.box.moves import EnterStarter, RoundDone
from app.games.lokus.cards import Card
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.play.lokus.box.book_page import BookPage
from app.ui.play.lokus.box.card_pad import Half, PickColour, PickNumber, pad_boxes, pads
from app.ui.play.lokus.look.toilet_line import LineLook, LineSeen, line_row, line_tray
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.star import StarLook


class StartersPage(BookPage):
    """Two touches a line."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        self.half = Half()
        self.asked = self.book.starters.index(None)

    @property
    def star_look(self) -> StarLook:
        """The star waits for the cards."""
        return StarLook.NOT_YET

    def scene(self, frame: Frame) -> list[Element]:
        """Return the keys and the two lines."""
        ui, line = self.ui, self.asked + 1
        asked = (ui.t("Set {set}: who opens line {line}?", set=self.state.set, line=line),
                 ui.t("Who opens line {line}?", line=line))  # fmt: skip
        out = self.headline(frame, asked)
        out += self.star_words(frame, (ui.t("Touch number and colour"), ui.t("Number, colour")), is_gold=False)
        pad, boxes = self._boxes(frame)
        numbers, colours = pad_boxes(pad, is_tall=frame.is_tall)
        out += pads(ui.language, numbers, colours, self.half, lambda card: card not in self.book.used)
        for n, (box, starter) in enumerate(zip(boxes, self.book.starters, strict=True)):
            out += self._line(box, n, starter)
        return out

    @staticmethod
    def _boxes(frame: Frame) -> tuple[Rect, list[Rect]]:
        stage = frame.stage
        if frame.is_tall:
            pad, low = stage.cut_top(69.0, 3.0)
            return pad, low.rows(2, 3.0)
        pad, low = stage.cut_bottom(stage.h - 43.0 if frame.format is Format.LOW else 34.0, 3.0)
        return pad, low.columns(2, 3.0)

    def _line(self, box: Rect, n: int, starter: Card | None) -> list[Element]:
        """Show a line with the person that opens it; the one that is asked for has an arrow."""
        is_asked = n == self.asked
        look = LineLook.LEGAL if is_asked else LineLook.REST
        faces = () if starter is None else (self.face(starter),)
        seen = LineSeen(n + 1, faces, look)
        return [line_tray(self.ui.theme, box, look), *line_row(box.shrunk(2.5, 1.6), seen)]

    def tapped(self, intent: object) -> None:
        """Take half a card, or the whole."""
        if not isinstance(intent, PickNumber | PickColour):
            return
        half = self.half.touched(intent)
        if half.card is None:
            self.half = half
        else:
            self.write(EnterStarter(self.state.holder, self.asked, half.card))

    def pressed(self) -> None:
        """Say what is missing."""
        self.submit(RoundDone(self.state.holder))
