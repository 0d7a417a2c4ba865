"""What the pages of the referee share: the book, the two lines on show, and the seats with what they turned up."""

from app.games.game import Seat
from app.games.lokus.box.book import Spot
from app.games.lokus.box.state import Book
from app.games.lokus.cards import Card
from app.games.lokus.lines import Blocks
from app.ui.ink.geometry import Rect
from app.ui.play.lokus.box.card_pad import Half
from app.ui.play.lokus.box.correcting import Correcting, Writing
from app.ui.play.lokus.box.page import BoxPage
from app.ui.play.lokus.box.rounds_screen import RoundsScreen
from app.ui.play.lokus.look.person_card import SLIM, PersonCard
from app.ui.play.lokus.look.toilet_line import LineLook, LineSeen, line_row, line_tray
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker

NAME = 27.0  # mm that any name has room in
DISC, OVER = 5.2, 3.2  # mm: a figure over a card's corner, and how far it stands out


class BookPage(BoxPage):
    """A page of the referee."""

    @property
    def book(self) -> Book:
        """What was entered in this set."""
        book = self.state.book
        assert book is not None
        return book

    @property
    def number(self) -> int:
        """The round that is on the table: one being entered, or the last one turned up."""
        return self.state.round

    def write(self, move: Writing) -> None:
        """Write a card into the book; one that stands elsewhere in the set is asked about (K2, K21)."""
        Correcting(self.ui, self.match, self.submit, self._open_spot).write(move)

    def _open_spot(self, at: Spot) -> None:
        rounds = RoundsScreen(self.ui, self.match, self.submit)
        self.ui.go(rounds)
        rounds.open_spot(at)

    def lines(self, boxes: list[Rect], tap: Intent = None) -> list[Element]:
        """Return both lines as they lie, on trays."""
        out: list[Element] = []
        for n, (box, people) in enumerate(zip(boxes, self.book.standing.lines, strict=True)):
            seen = LineSeen(n + 1, tuple(self.face(card) for card in people))
            is_low = box.h < 13.0
            inner = box.shrunk(0.5 if is_low else 1.6, 0.2 if is_low else min(1.4, box.h * 0.08))
            out += [line_tray(self.ui.theme, box, LineLook.REST, tap), *line_row(inner, seen)]
        return out

    def seat_cell(
        self, box: Rect, seat: int, card: Card | None, look: SeatLook, half: Half | None = None, tap: Intent = None
    ) -> list[Element]:
        """Return a seat with the card it turned up; a half-entered one shows what is known of it."""
        theme = self.ui.theme
        disc, place = _cell(box)
        name_room = box.right - place.right - 2.0
        out: list[Element] = [Panel(bounds=box, fill=None, tap=tap)] if tap is not None else []
        out += [PersonCard(bounds=place, face=self.face(card))] if card is not None else self._empty(place, half)
        out.append(SeatMarker(bounds=disc, figure=self.players[seat].figure, look=look))
        if name_room > NAME:
            name = Rect(place.right + 1.5, box.y, name_room, box.h)
            colour = theme.text.main if look is SeatLook.TURN else theme.text.second
            out.append(Label(bounds=name, wordings=self.name(seat), colour=colour, role="small", floor=3.4))
        return out

    def _empty(self, place: Rect, half: Half | None) -> list[Element]:
        theme = self.ui.theme
        edge = theme.text.main if half is not None else theme.surface.line
        out: list[Element] = [Panel(bounds=place, fill=theme.night.deep, edge=edge, stroke=0.6, radius=1.4)]
        if half is not None and half.number is not None:
            label = Label(bounds=place, wordings=str(half.number), colour=theme.text.main, role="label", align=0.5,
                          floor=3.4)  # fmt: skip
            out.append(label)
        return out

    def blocked_looks(self, found: Blocks) -> list[LineLook]:
        """Return how the lines look for a card that is or is not blocked there."""
        return [LineLook.LEGAL if each is None else LineLook.BLOCKED for each in found]

    def seats_in_order(self) -> list[Seat]:
        """Return the seats as they are entered."""
        return [Seat(seat) for seat in range(self.state.seats)]


def _cell(box: Rect) -> tuple[Rect, Rect]:
    """Return the places of figure and card: side by side, or in a narrow box the figure over the card's corner."""
    wide = (box.h - 0.2) * SLIM
    if box.w >= wide + DISC + 1.0:
        size = min(9.5, box.h, box.w - wide - 1.0)
        disc = Rect(box.x, box.centre.y - size / 2, size, size)
        return disc, Rect(disc.right + 1.0, box.y + 0.1, wide, box.h - 0.2)
    wide = min(wide, box.w - OVER)
    card = Rect(box.right - wide, box.y, wide, wide / SLIM)
    return Rect(box.x, box.bottom - DISC, DISC, DISC), card
