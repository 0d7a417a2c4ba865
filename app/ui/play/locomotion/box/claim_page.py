"""Before a game or a run ends by what the device cannot see, it asks once: is it so? The star says yes."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.locomotion.box.game import GiveUp, Win
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.kit.parts import turn_line
from app.ui.play.locomotion.box.page import BoxPage, footed
from app.ui.play.locomotion.look.order_strip import OrderStrip
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label

GAP = 3.0


class Yes(Struct, frozen=True):
    """It is so."""


class NotYet(Struct, frozen=True):
    """Go back: it is not so."""


class ClaimPage(BoxPage):
    """The train as it must look, and two keys. `back` shows the page from before."""

    def __init__(
        self, ui: Ui, submit: Callable[[Any], bool], back: Callable[[], None], *, gives_up: bool = False
    ) -> None:
        super().__init__(ui, submit)
        self._back = back
        self.gives_up = gives_up

    def tapped(self, intent: object) -> None:
        """Answer."""
        match intent:
            case Yes():
                self.pressed()
            case NotYet():
                self._back()

    def pressed(self) -> None:
        """Yes; a refusal is told, and the turn goes on."""
        if not self.submit(GiveUp(self.seat) if self.gives_up else Win(self.seat)):
            self._back()

    # ------------------------------------------------------------ scene

    def asked(self) -> tuple[str, ...]:
        """Return the question."""
        t = self.ui.t
        if self.gives_up:
            return (t("Give up this run?"),)
        if self.state.options.either_end:
            return (t("Does the train hold this order, in front or behind?"), t("Is this order coupled?"))
        return (t("Does the train hold this order behind the locomotive?"), t("Is this order coupled behind?"))

    def scene(self, frame: Frame) -> list[Element]:
        """Return question, train, keys."""
        ui, theme, state = self.ui, self.ui.theme, self.state
        body, foot = footed(frame, frame.stage)
        words, rest = body.cut_top(14.0 if frame.is_tall else 11.0, GAP)
        picture, keys = rest.cut_bottom(35.0 if frame.is_tall else 17.0, 2 * GAP)
        first, second = keys.rows(2, GAP) if frame.is_tall else keys.columns(2, GAP)
        yes = (ui.t("Yes, give up"), ui.t("Yes")) if self.gives_up else (ui.t("Yes, it is complete"), ui.t("Yes"))
        out = turn_line(ui, frame, self.player, "", points_to=self.player.side)
        out += self.star_words(frame, foot, (ui.t("Star: yes"), ui.t("yes")))
        return [
            *out,
            Label(bounds=words, wordings=self.asked(), colour=theme.text.main, role="title", lines=2, floor=3.8),
            OrderStrip(bounds=fitted(picture, len(state.order) + 1), order=state.order,
                       locomotive=state.cards[self.seat]),
            Key(bounds=second, icon="check", label=yes, tap=Yes(), is_primary=True),
            Key(bounds=first, icon="left", label=(ui.t("No, play on"), ui.t("No")), tap=NotYet()),
        ]  # fmt: skip


def fitted(box: Rect, slots: int) -> Rect:
    """Return the part of a box in the middle that a strip of so many pieces fills."""
    spacing = min(box.w / (slots * 0.7 + 0.1), box.h / 0.8)
    wide, high = spacing * (slots * 0.7 + 0.1), spacing * 0.62
    return Rect(box.centre.x - wide / 2, box.centre.y - high / 2, wide, high)
