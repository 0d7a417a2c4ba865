"""Laying a speed card (M23): seven cards, those that may be laid in paper; the star lays the one that was chosen."""

from collections.abc import Callable
from typing import Any

from app.games.game import AnyRefusal
from app.games.locomotion.speed import SPEEDS
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.play.locomotion.both.laying import Choose, Laying
from app.ui.play.locomotion.both.page import TO_LOOK_AT, LocoPage
from app.ui.play.locomotion.both.run import Run
from app.ui.play.locomotion.look.speed_card import SpeedCard
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.star import StarLook


class LayPage(LocoPage):
    """The speed of this turn. Only the last speed and its neighbours can be chosen."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], run: Run, explain: Callable[[AnyRefusal], str]) -> None:
        super().__init__(ui, submit, run)
        self.laying = Laying(ui, self.match, self.seat, explain)

    @property
    def star_look(self) -> StarLook:
        """Armed when a card is chosen."""
        return self.laying.star_look

    def tapped(self, intent: object) -> None:
        """Choose a card, or say why it may not be laid."""
        if isinstance(intent, Choose):
            self.laying.choose(intent.speed)

    def pressed(self) -> None:
        """Lay the card."""
        self.laying.lay(self.submit)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return line, yard and cards."""
        at = self.places(frame, len(self.state.order) + 1)
        wide = at.yard.w if at.is_long and frame.format is Format.LARGE else frame.stage.w
        high = {Format.LOW: 19.0, Format.LARGE: 28.0, Format.TALL: 38.0}[frame.format]
        above, cards = Rect(frame.stage.x, at.yard.y, frame.stage.w, frame.stage.bottom - at.yard.y).cut_bottom(
            high, 3.0
        )
        yard, words = above.cut_bottom(6.0, 1.0)
        out = [*self.line(frame, at), *self.yard(self.map(yard._replace(w=wide), TO_LOOK_AT))]
        out += self.told_beside(
            frame, words, self.laying.told(), self.laying.star_says(), is_gold=self.laying.chosen is not None
        )
        for speed, place in zip(SPEEDS, self._card_places(frame, cards), strict=False):
            may = self.laying.may_lay(speed)
            is_chosen = speed == self.laying.chosen
            out.append(SpeedCard(bounds=place, speed=speed, may_be_laid=may, is_chosen=is_chosen, tap=Choose(speed)))
        return out

    @staticmethod
    def _card_places(frame: Frame, box: Rect) -> list[Rect]:
        """Lay seven cards side by side, on a tall panel in two rows."""
        if not frame.is_tall:
            return box.moved(0, 1.0)._replace(h=box.h - 2.0).columns(len(SPEEDS), 2.0)
        return [card for row in box.rows(2, 3.0) for card in row.columns(4, 2.0)]
