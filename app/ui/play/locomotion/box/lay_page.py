"""Laying a speed card beside the box (M23): those that may be laid are paper; the star lays the one that is raised."""

from collections.abc import Callable
from typing import Any

from app.games.game import AnyRefusal
from app.games.locomotion.box.game import PassTrapped
from app.games.locomotion.speed import SPEEDS
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import NOWHERE, Frame
from app.ui.play.locomotion.both.laying import Choose, Laying
from app.ui.play.locomotion.box.page import AskTrapped, BoxPage, footed, trapped_key
from app.ui.play.locomotion.look.drivers import drivers
from app.ui.play.locomotion.look.speed_card import SpeedCard
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

GAP = 3.0


class BoxLayPage(BoxPage):
    """Seven cards. The last speed is raised already: keeping it is one press."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], explain: Callable[[AnyRefusal], str]) -> None:
        super().__init__(ui, submit)
        self.laying = Laying(ui, self.match, self.seat, explain)
        last = self.laying.last
        if last is not None and self.laying.may_lay(last):
            self.laying.chosen = last

    @property
    def star_look(self) -> StarLook:
        """Armed when a card is raised."""
        return self.laying.star_look

    def tapped(self, intent: object) -> None:
        """Raise a card, say why it may not be laid, or pass."""
        match intent:
            case AskTrapped():
                self.submit(PassTrapped(self.seat))
            case Choose(speed):
                self.laying.choose(speed)

    def pressed(self) -> None:
        """Lay the card."""
        self.laying.lay(self.submit)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return line, sentence, cards, drivers and the key."""
        theme, state = self.ui.theme, self.state
        body, foot = footed(frame, self.body(frame))
        words, rest = body.cut_top(9.0, 2.0)
        cards, below = rest.cut_bottom(43.0 if frame.is_tall else 15.0, 2 * GAP)
        if frame.is_tall:
            seats, key = below.cut_top(26.0, GAP)
        else:
            seats, key = below.cut_right(46.0, GAP)
        is_ready = self.laying.chosen is not None
        out = self.line(frame, (self.ui.t("speed"), ""))
        out += self.star_words(frame, foot, self.laying.star_says(), is_gold=is_ready)
        out.append(Label(bounds=words, wordings=self.laying.told(), colour=theme.text.main, floor=3.4))
        out += self._cards(cards, frame)
        out += drivers(theme, seats, self.players, state.cards, self.seat, self._lasts())
        return [*out, trapped_key(self.ui, key)]

    def _lasts(self) -> list[Element | None]:
        """Return per seat the number of the card it laid last."""
        colour = self.ui.theme.text.main
        return [
            None if last is None else Label(bounds=NOWHERE, wordings=str(last), colour=colour, role="title", align=0.5)
            for last in self.state.speeds
        ]

    def _cards(self, box: Rect, frame: Frame) -> list[Element]:
        """Lay the cards in one row, on a tall panel in two."""
        if frame.is_tall:
            places = [place for row in box.rows(2, 2 * GAP) for place in row.columns(4, GAP)][: len(SPEEDS)]
        else:
            high = min(box.h - 3.0, 44.0)
            places = box._replace(y=box.y + 3.0, h=high).columns(7, GAP)
        return [
            SpeedCard(bounds=place, speed=speed, may_be_laid=self.laying.may_lay(speed),
                      is_chosen=speed == self.laying.chosen, tap=Choose(speed))
            for speed, place in zip(SPEEDS, places, strict=True)
        ]  # fmt: skip
