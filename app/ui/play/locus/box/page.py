"""What the pages of a game beside the box share: its state, the picking order, the one thing to remember."""

from app.games.game import Seat
from app.games.locus import course
from app.games.locus.box.state import State
from app.games.locus.box.talk import reminder
from app.ui.ink.geometry import Rect
from app.ui.kit.parts import seat_order
from app.ui.play.locus.both.page import LocusPage
from app.ui.play.locus.words.log import reminder_sentence
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatLook


class BoxPage(LocusPage):
    """A page of a game beside the box."""

    @property
    def state(self) -> State:
        """The game as the device knows it."""
        state: State = self.seen
        return state

    def order(self, box: Rect) -> list[Element]:
        """Return the seats in picking order: done, now, to come (L8)."""
        seats = course.picking_order(self.state)
        return seat_order(self.ui.theme, box, [(self.players[seat], self._look(seat)) for seat in seats])

    def _look(self, seat: Seat) -> SeatLook:
        if seat == self.seat:
            return SeatLook.TURN
        return SeatLook.WAITING if seat in course.to_come(self.state) else SeatLook.DONE

    def reminder(self, box: Rect) -> list[Element]:
        """Return the one thing that matters next."""
        matter = reminder(self.state)
        if matter is None:
            return []
        words = reminder_sentence(self.ui.language, matter)
        colour = self.ui.theme.text.second
        return [Label(bounds=box, wordings=words, colour=colour, role="small", lines=3, floor=2.9)]
