"""What stays in sight while a roll is awaited: order and yard, and in the roll for the start who rolled what."""

from app.games.game import Seat
from app.games.locomotion.screen.game import Phase
from app.ui.ink.geometry import Rect, around
from app.ui.play.locomotion.both.page import TO_LOOK_AT, LocoPage
from app.ui.play.locomotion.words.start import start_asked, start_words
from app.ui.screens.match.roll_page import RollPage
from app.ui.widgets.die_face import DieFace
from app.ui.widgets.element import Element
from app.ui.widgets.panel import Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker

HEAD = 13.0
ROLLS = 20.0  # figures with their dice below them


class YardRollPage(RollPage):
    """A roll with the yard beside it."""

    @property
    def purpose(self) -> tuple[str, ...]:
        """The start, or the points of a turn."""
        return start_words(self.ui, is_for_start=self.is_for_start)

    @property
    def is_for_start(self) -> bool:
        """Who starts is rolled for."""
        return bool(self.match.state.phase is Phase.ROLLING_OFF)

    def asks(self) -> tuple[str, ...]:
        """Say so where the start is rolled for."""
        return start_asked(self.ui, is_for_start=self.is_for_start)


class RollBoard(LocoPage):
    """The yard to look at; nothing on it answers."""

    def shown(self, box: Rect) -> list[Element]:
        """Return the order or the rolls at the top, and the yard below."""
        is_contest = self.state.phase is Phase.ROLLING_OFF
        head, below = box.cut_top(ROLLS if is_contest else HEAD, 2.0)
        top = self._rolls(head) if is_contest else self.order(head)
        return [*top, *self.yard(self.map(below, TO_LOOK_AT))]

    def _rolls(self, box: Rect) -> list[Element]:
        """Return figure and face of every seat that rolls for the start (M9)."""
        out: list[Element] = []
        contest = self.state.roll_off
        faces = dict(zip(contest.seats, contest.faces, strict=False))
        cells = box.columns(len(self.players), 3.0)
        for seat, (player, cell) in enumerate(zip(self.players, cells, strict=True)):
            top, low = cell.rows(2, 1.0)
            left, right = around(top.centre, 8.4), around(low.centre, 9.4)
            look = SeatLook.TURN if seat == self.seat else SeatLook.WAITING
            out.append(SeatMarker(bounds=left, figure=player.figure, look=look))
            if Seat(seat) in faces:
                out.append(DieFace(bounds=right, face=faces[Seat(seat)]))
            elif seat in contest.seats:
                out.append(Panel(bounds=right, fill=None, edge=self.ui.theme.surface.edge))
        return out
