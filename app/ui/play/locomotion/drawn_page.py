"""The cards have been drawn: whose locomotive is which (M7), and the order of the wagons (M8). The star goes on."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.locomotion.box_moves import DrawAgain, OrderDrawn
from app.games.locomotion.train import COLOURS
from app.table.match import Match
from app.ui.frame import Frame
from app.ui.geometry import Rect, around
from app.ui.parts import head, hint
from app.ui.play.locomotion.loco_page import LocoPage
from app.ui.play.locomotion.piece_key import PieceCard
from app.ui.play.locomotion.run import Run
from app.ui.play.locomotion.words import colour_word
from app.ui.screen_profiles import Format
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatMarker


class AskDrawAgain(Struct, frozen=True):
    """Draw another order."""


def is_fresh(match: Match) -> bool:
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
            out.append(Key(bounds=wide, icon="again", label=t("Draw another order"), tap=AskDrawAgain()))
        if self.state.is_solo:
            return [*out, *self._order(box)]
        drivers, order = box.cut_top((box.h - 4.0) * 0.5, 4.0)
        return [*out, *self._drivers(frame, drivers), *self._order(order)]

    def _drivers(self, frame: Frame, box: Rect) -> list[Element]:
        """Return a card for every locomotive, with figure and name of who drives it."""
        out: list[Element] = []
        cells = box.columns(max(3, len(self.players)), 3.0)
        shift = (len(cells) - len(self.players)) * (cells[0].w + 3.0) / 2
        for seat, player in enumerate(self.players):
            cell = cells[seat].moved(shift, 0.0)
            card, below = cell.cut_bottom(9.0, 1.5)
            out.append(PieceCard(bounds=card, kind="locomotive", paint=self.state.cards[seat]))
            disc, name = below.cut_left(9.0, 2.0)
            if frame.format is not Format.LARGE and len(self.players) > 2:
                out.append(SeatMarker(bounds=around(below.centre, 9.0), figure=player.figure))
                continue
            out.append(SeatMarker(bounds=disc, figure=player.figure))
            out.append(Label(bounds=name, wordings=player.name, colour=self.ui.theme.text.main, floor=3.4))
        return out

    def _order(self, box: Rect) -> list[Element]:
        """Return the wagon cards from the locomotive outwards, the first one numbered 1."""
        theme, order = self.ui.theme, self.state.order
        words, cards = box.cut_top(7.0, 1.5)
        told = (self.ui.t("Wagons behind the locomotive, the first one next to it"), self.ui.t("From the locomotive"))
        out: list[Element] = [Label(bounds=words, wordings=told, colour=theme.text.second, floor=3.4)]
        cells = cards._replace(h=min(cards.h, 34.0)).columns(5, 2.0)
        engine = COLOURS[0] if self.state.is_solo else None
        if engine is not None:
            out.append(PieceCard(bounds=cells[0].cut_bottom(6.0, 1.0)[0], kind="locomotive", paint=engine))
        first = 0 if engine is None else 1
        for n, colour in enumerate(order):
            card, below = cells[first + n].cut_bottom(6.0, 1.0)
            out.append(PieceCard(bounds=card, kind="wagon", paint=colour))
            said = f"{n + 1} {colour_word(self.ui.language, colour)}"
            out.append(Label(bounds=below, wordings=said, colour=theme.text.main, align=0.5, floor=3.4))
        return out
