"""Laying a speed card beside the box (M23): those that may be laid are paper; the star lays the one that is raised."""

from collections.abc import Callable
from typing import Any

from app.games.game import Refusal
from app.games.locomotion.beside_box import LaySpeed, PassTrapped, speeds_now
from app.games.locomotion.speed import SPEEDS
from app.ui.frame import NOWHERE, Frame
from app.ui.geometry import Rect
from app.ui.play.locomotion.box_page import AskTrapped, BoxPage, footed, trapped_key
from app.ui.play.locomotion.drivers import drivers
from app.ui.play.locomotion.lay_page import Choose
from app.ui.play.locomotion.speed_card import SpeedCard
from app.ui.sound import Cue
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

GAP = 3.0


class BoxLayPage(BoxPage):
    """Seven cards. The last speed is raised already: keeping it is one press."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], explain: Callable[[Refusal], str]) -> None:
        super().__init__(ui, submit)
        self.explain = explain
        allowed, last = speeds_now(self.state), self.state.speeds[self.seat]
        self.chosen: int | None = last if last in allowed else None
        if len(allowed) == 1:
            self.chosen = allowed[0]

    @property
    def star_look(self) -> StarLook:
        """Armed when a card is raised."""
        return StarLook.NOT_YET if self.chosen is None else StarLook.ARMED

    def said(self) -> tuple[str, ...]:
        """Return what a press does, long and short."""
        t = self.ui.t
        if self.chosen is None:
            return (t("Choose your speed"), t("Choose"))
        return (t("Star: lay {speed}", speed=self.chosen), t("lay {speed}", speed=self.chosen))

    def told(self) -> tuple[str, ...]:
        """Say what the last card means for this one."""
        t, last = self.ui.t, self.state.speeds[self.seat]
        if self.seat in self.state.stopped:
            return (t("Stopped dead: the card is 0 now"), t("Stopped dead: 0"))
        if last is None:
            return (t("Your first speed is free"), t("First speed: free"))
        return (t("Speed was {last}: one less, the same or one more", last=last), t("Speed was {last}", last=last))

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Raise a card, say why it may not be laid, or pass."""
        match intent:
            case AskTrapped():
                self.submit(PassTrapped(self.seat))
            case Choose(speed):
                refusal = self.match.refusal(LaySpeed(self.seat, speed))
                if refusal is None:
                    self.chosen = speed
                    self.ui.play(Cue.PLACE)
                    self.ui.redraw()
                else:
                    self.ui.play(Cue.REFUSE)
                    self.ui.tell(f"{self.explain(refusal)} ({refusal.rule})", "no")

    def pressed(self) -> None:
        """Lay the card."""
        if self.chosen is None:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("First choose a speed card."), "info")
        else:
            self.submit(LaySpeed(self.seat, self.chosen))

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
        out = [*self.line(frame, (self.ui.t("speed"), "")), *self.star_words(frame, foot, self.said(),
                                                                      is_gold=self.chosen is not None)]  # fmt: skip
        out.append(Label(bounds=words, wordings=self.told(), colour=theme.text.main, floor=3.4))
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
        allowed = speeds_now(self.state)
        return [
            SpeedCard(bounds=place, speed=speed, may_be_laid=speed in allowed, is_chosen=speed == self.chosen,
                      tap=Choose(speed))
            for speed, place in zip(SPEEDS, places, strict=True)
        ]  # fmt: skip
