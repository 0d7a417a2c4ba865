"""The cards have been drawn: whose locomotive is which (M7), and the order of the wagons (M8). The star goes on."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.locomotion.box.moves import DrawAgain, OrderDrawn
from app.games.locomotion.train import COLOURS, Colour
from app.table.match.match import AnyMatch
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import head, hint
from app.ui.play.locomotion.both.page import LocoPage
from app.ui.play.locomotion.both.run import Run
from app.ui.play.locomotion.look.piece_key import PieceCard
from app.ui.play.locomotion.words.shared import colour_word
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatMarker


class AskDrawAgain(Struct, frozen=True):
    """Draw another order."""


def is_fresh(match: AnyMatch) -> bool:
    """Tell whether the order was drawn and nobody has moved since."""
    kept = [entry for entry in match.log if not entry.taken_back and entry.events]
    return bool(kept) and any(isinstance(event, OrderDrawn) for event in kept[-1].events)


class DrawnPage(LocoPage):
    """The cards, one beside the other. `go_on` opens what comes next."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], run: Run, go_on: Callable[[], None]) -> None:
        super().__init__(ui, submit, run)
        self._go_on = go_on

    @property
    def may_draw_again(self) -> bool:
        """Alone another order may be drawn before the first step (M28)."""
        return self.match.refusal(DrawAgain(self.seat)) is None

    def pressed(self) -> None:
        """Go on."""
        self._go_on()

    def tapped(self, intent: object) -> None:
        """Draw again."""
        if isinstance(intent, AskDrawAgain):
            self.submit(DrawAgain(self.seat))

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the locomotives with their drivers, and the order as cards."""
        theme, t = self.ui.theme, self.ui.t
        said = (t("The cards are drawn"),) if not self.state.is_solo else (t("This is the order"),)
        out: list[Element] = [Label(bounds=head(frame), wordings=said, colour=theme.text.main, role="title", floor=4.2)]
        out += hint(theme, frame, (t("Star: go on"), t("go on")), is_gold=True)
        box = frame.stage
        if self.may_draw_again:
            box, key = box.cut_bottom(13.0, 3.0)
            wide = around(key.centre, min(key.w, 70.0), key.h)
            words = (t("Draw another order"), t("Draw again"))
            out.append(Key(bounds=wide, icon="again", label=words, tap=AskDrawAgain()))
        if self.state.is_solo:
            return [*out, *self._order(frame, box)]
        drivers, order = box.cut_top((box.h - 4.0) * 0.5, 4.0)
        return [*out, *self._drivers(frame, drivers), *self._order(frame, order)]

    def _drivers(self, frame: Frame, box: Rect) -> list[Element]:
        """Return a card for every locomotive, with figure and name of who drives it."""
        count, has_names = len(self.players), frame.is_tall or frame.format is Format.LARGE or len(self.players) < 3
        out: list[Element] = []
        for player, paint, place in zip(self.players, self.state.cards, self._spread(frame, box, count), strict=True):
            card, below = place.cut_left(26.0, 3.0) if frame.is_tall else place.cut_bottom(9.0, 1.5)
            out.append(PieceCard(bounds=card, kind="locomotive", paint=paint))
            disc, name = below.cut_left(9.0, 2.0) if has_names else (below, below)
            out.append(SeatMarker(bounds=around(disc.centre, 9.0), figure=player.figure))
            if has_names:
                out.append(Label(bounds=name, wordings=player.name, colour=self.ui.theme.text.main, floor=3.4))
        return out

    def _order(self, frame: Frame, box: Rect) -> list[Element]:
        """Return the wagon cards from the locomotive outwards, the first one numbered 1."""
        theme, order = self.ui.theme, self.state.order
        words, cards = box.cut_top(7.0, 1.5)
        told = (self.ui.t("Wagons behind the locomotive, the first one next to it"), self.ui.t("From the locomotive"))
        out: list[Element] = [Label(bounds=words, wordings=told, colour=theme.text.second, floor=3.4)]
        engine: tuple[Colour, ...] = (COLOURS[0],) if self.state.is_solo else ()
        colours = (*engine, *order)
        places = self._spread(frame, cards, len(colours))
        said = [f"{n} {colour_word(self.ui.language, colour)}" for n, colour in enumerate(order, start=1)]
        for n, (colour, place) in enumerate(zip(colours, places, strict=True), start=1 - len(engine)):
            card, below = place.cut_left(26.0, 3.0) if frame.is_tall else place.cut_bottom(6.0, 1.0)
            out.append(PieceCard(bounds=card, kind="wagon" if n else "locomotive", paint=colour))
            if n:
                out.append(Label(bounds=below, wordings=said[n - 1], beside=tuple(said), colour=theme.text.main,
                                 align=0.0 if frame.is_tall else 0.5, floor=3.4))  # fmt: skip
        return out

    @staticmethod
    def _spread(frame: Frame, box: Rect, count: int) -> list[Rect]:
        """Lay places side by side in the middle of a box, on a tall panel one below the other."""
        if frame.is_tall:
            return [row._replace(h=min(row.h, 17.0)) for row in box.rows(count, 2.0)]
        wide = min(40.0, (box.w - 3.0 * (count - 1)) / count)
        left = box.x + (box.w - count * wide - 3.0 * (count - 1)) / 2
        high = min(box.h, wide * 0.7 + 10.0)
        return [Rect(left + n * (wide + 3.0), box.y, wide, high) for n in range(count)]
