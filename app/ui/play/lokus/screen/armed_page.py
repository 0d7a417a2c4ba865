"""Everyone has locked: the backs of all cards, and the star that turns them up together."""

from collections.abc import Callable
from typing import Any

from app.games.game import Seat
from app.games.lokus.screen.moves import Reveal
from app.games.lokus.standing import ROUNDS
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.play.lokus.look.ladder import ladder
from app.ui.play.lokus.look.toilet_line import LineSeen
from app.ui.play.lokus.telling.beats import table_of
from app.ui.play.lokus.telling.show_page import Say, ShowPage, Words
from app.ui.play.lokus.telling.show_row import RowCard
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatLook


class ArmedPage(ShowPage):
    """The moment before the reveal."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        self.table = table_of(self.seen.standing)

    def row_cards(self) -> tuple[list[RowCard], bool]:
        """Return a back for every seat."""
        seats = [Seat(seat) for seat in range(self.seen.seats)]
        return [RowCard(seat, self.pile(self.table, seat, look=SeatLook.DONE)) for seat in seats], False

    def says(self) -> Say:
        """Say that all have chosen."""
        t = self.ui.t
        if self.seen.round == ROUNDS:
            return Say((t("The last card chooses itself."),))
        return Say((t("Everyone has chosen a card."), t("Everyone has chosen.")))

    def _words(self, frame: Frame, box: Rect) -> list[Element]:
        """Show the ladder of colours too: it is needed in a moment."""
        words, place = box.cut_bottom(6.4, 2.0)
        return [*super()._words(frame, words), ladder(self.ui.language, place._replace(w=min(place.w, 84.0)))]

    def lines_seen(self) -> list[tuple[LineSeen, Words, bool]]:
        """Return the lines as they lie."""
        return [(self.plain_line(n, people), (), False) for n, people in enumerate(self.table.lines)]

    def star_says(self) -> Words:
        """Say what the star does."""
        return (self.ui.t("Star: turn them up"), self.ui.t("turn up"))

    def pressed(self) -> None:
        """Turn up all cards."""
        self.submit(Reveal(self.seen.holder))
