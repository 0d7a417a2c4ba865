"""The leftover window and the last window: player by player, the star says no more; one key closes it for all."""

from msgspec import Struct

from app.games.locus.box.moves import BuyLeftover, CloseWindow, Done
from app.games.locus.box.state import Phase
from app.games.locus.course import to_come
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint
from app.ui.play.locus.box.page import BoxPage
from app.ui.play.locus.look.card_face import CardFace, Coin
from app.ui.play.locus.words.log import colour_word
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel


class Buy(Struct, frozen=True):
    """Draw the leftover for three coins."""


class NobodyElse(Struct, frozen=True):
    """Close the window: nobody wants anything more."""


class WindowPage(BoxPage):
    """Spending coins after the picks (L29) or after the last round (L33)."""

    @property
    def is_last(self) -> bool:
        """The last window of the game."""
        return self.state.phase is Phase.LAST_WINDOW

    def scene(self, frame: Frame) -> list[Element]:
        """Return prices, keys and order."""
        ui, stage = self.ui, frame.stage
        low = 36.0 if frame.is_tall else (24.0 if frame.format is Format.LARGE else 21.0)
        upper, lower = stage.cut_bottom(low, 3.0)
        out = [*self.line(frame), *self._prices(upper, frame)]
        done = self.done_words()
        if frame.is_tall:
            order, rest = lower.cut_top(18.6, 3.0)
            words, key = rest.cut_left(rest.w * 0.4, 3.0)
        else:
            order, right = lower.cut_left(lower.w * 0.56, 4.0)
            words, key = right.cut_bottom(14.0, 1.5)
        if frame.far_line is None:
            out += hint(ui.theme, frame, done, is_gold=True)
        else:
            out += self.star_words(words, done, align=1.0)
        out += self.order(order)
        if len(to_come(self.state)) > 1:
            out.append(Key(bounds=key, label=(ui.t("Nobody else"), ui.t("Nobody")), icon="check", tap=NobodyElse()))
        return out

    def _prices(self, box: Rect, frame: Frame) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        out: list[Element] = [Panel(bounds=box, fill=theme.surface.tray)]
        inner = box.shrunk(4.0, 3.0)
        heading, inner = inner.cut_top(7.0, 2.0)
        asked = ui.t("{name}, one last time: spend coins?", name=self.player.name)
        if not self.is_last:
            asked = ui.t("{name}, do you want to spend coins?", name=self.player.name)
        out.append(Label(bounds=heading, wordings=(asked, ui.t("Spend coins?")), colour=theme.text.main, floor=3.4))
        card = self.state.leftover
        if card is not None:
            place, inner = self._card_place(inner, frame)
            word = colour_word(ui.language, card)
            out.append(CardFace(bounds=place, card=card, word=word))
        rows = inner
        if not self.is_last:
            rows, key = inner.cut_bottom(17.0, 2.0)
            out.append(self._buy_key(key))
        return out + self._loose(rows)

    @staticmethod
    def _card_place(box: Rect, frame: Frame) -> tuple[Rect, Rect]:
        if not frame.is_tall:
            return box.cut_left(min(26.0, box.h * 0.8), 4.0)
        above, rest = box.cut_top(box.h * 0.5, 3.0)
        return around(above.centre, above.h * 0.82, above.h), rest

    def _buy_key(self, box: Rect) -> Key:
        ui = self.ui
        can = self.match.refusal(BuyLeftover(self.seat)) is None
        words = (ui.t("I draw the leftover: 3 coins"), ui.t("Leftover: 3 coins"))
        if not can:
            words = (ui.t("Leftover drawn"), ui.t("Drawn"))
        return Key(
            bounds=box,
            icon="coin" if can else "check",
            label=words,
            note=ui.t("in another colour: 4 coins"),
            tap=Buy(),
            look=Look.REST if can else Look.CHOSEN,
        )

    def _loose(self, box: Rect) -> list[Element]:
        """Return what two coins buy, and before the end the one thing to remember."""
        ui = self.ui
        row, rest = box.cut_top(min(10.0, box.h))
        size = min(5.5, row.h - 1.5)
        coins, text = row.cut_left(2 * size + 1.0, 3.0)
        out: list[Element] = [
            Coin(bounds=Rect(coins.x + n * (size + 1.0), coins.centre.y - size / 2, size, size)) for n in range(2)
        ]
        words = ui.t("two loose squares")
        out.append(Label(bounds=text, wordings=words, colour=ui.theme.text.main, floor=2.9))
        if self.is_last:
            out += self.reminder(rest._replace(h=min(18.0, rest.h)))
        return out

    def tapped(self, intent: object) -> None:
        """Note a purchase, or close the window."""
        match intent:
            case Buy():
                self.submit(BuyLeftover(self.seat))
            case NobodyElse():
                self.submit(CloseWindow(self.seat))

    def pressed(self) -> None:
        """Be done."""
        self.submit(Done(self.seat))
