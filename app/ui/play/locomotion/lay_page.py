"""Laying a speed card (M23): seven cards, those that may be laid in paper; the star lays the one that was chosen."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.game import Refusal
from app.games.locomotion.box_moves import LaySpeed
from app.games.locomotion.speed import SPEEDS
from app.ui.frame import Frame
from app.ui.geometry import Rect
from app.ui.play.locomotion.loco_page import TO_LOOK_AT, LocoPage
from app.ui.play.locomotion.run import Run
from app.ui.play.locomotion.speed_card import SpeedCard
from app.ui.screen_profiles import Format
from app.ui.sound import Cue
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.star import StarLook


class Choose(Struct, frozen=True):
    """Choose a speed."""

    speed: int


class LayPage(LocoPage):
    """The speed of this turn. Only the last speed and its neighbours can be chosen."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], run: Run, explain: Callable[[Refusal], str]) -> None:
        super().__init__(ui, submit, run)
        self.explain = explain
        allowed = [speed for speed in SPEEDS if self._refusal(speed) is None]
        self.chosen: int | None = allowed[0] if len(allowed) == 1 else None

    def may_lay(self, speed: int) -> bool:
        """Tell whether a card may be laid now."""
        return self._refusal(speed) is None

    def _refusal(self, speed: int) -> Refusal | None:
        return self.match.refusal(LaySpeed(self.seat, speed))

    @property
    def star_look(self) -> StarLook:
        """Armed when a card is chosen."""
        return StarLook.NOT_YET if self.chosen is None else StarLook.ARMED

    def star_says(self) -> tuple[str, ...]:
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

    def tapped(self, intent: object) -> None:
        """Choose a card, or say why it may not be laid."""
        if not isinstance(intent, Choose):
            return
        refusal = self._refusal(intent.speed)
        if refusal is None:
            self.chosen = intent.speed
            self.ui.play(Cue.PLACE)
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
        """Return line, yard and cards."""
        at = self.places(frame, len(self.state.order) + 1)
        wide = at.yard.w if at.is_long and frame.format is Format.LARGE else frame.stage.w
        high = {Format.LOW: 19.0, Format.LARGE: 28.0, Format.TALL: 38.0}[frame.format]
        above, cards = Rect(frame.stage.x, at.yard.y, frame.stage.w, frame.stage.bottom - at.yard.y).cut_bottom(
            high, 3.0
        )
        yard, words = above.cut_bottom(6.0, 1.0)
        out = [*self.line(frame, at), *self.yard(self.map(yard._replace(w=wide), TO_LOOK_AT))]
        out += self.told_beside(frame, words, self.told(), self.star_says(), is_gold=self.chosen is not None)
        for speed, place in zip(SPEEDS, self._card_places(frame, cards), strict=False):
            may = self.may_lay(speed)
            is_chosen = speed == self.chosen
            out.append(SpeedCard(bounds=place, speed=speed, may_be_laid=may, is_chosen=is_chosen, tap=Choose(speed)))
        return out

    @staticmethod
    def _card_places(frame: Frame, box: Rect) -> list[Rect]:
        """Lay seven cards side by side, on a tall panel in two rows."""
        if not frame.is_tall:
            return box.moved(0, 1.0)._replace(h=box.h - 2.0).columns(len(SPEEDS), 2.0)
        return [card for row in box.rows(2, 3.0) for card in row.columns(4, 2.0)]
