"""The referee hears a round: number and colour of every card, seat by seat, both lines in view."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from app.games.game import Seat
from app.games.lokus.box.moves import Correct, EnterCard, RoundDone
from app.games.lokus.cards import Card
from app.games.lokus.standing import ROUNDS
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint, turn_line
from app.ui.play.lokus.both.intents import AskFits
from app.ui.play.lokus.box.book_page import BookPage
from app.ui.play.lokus.box.card_pad import Half, PickColour, PickNumber, pad_boxes, pads
from app.ui.play.lokus.box.fits_screen import FitsScreen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.seat_marker import SeatLook
from app.ui.widgets.star import StarLook


class EnterSeat(Struct, frozen=True):
    """Enter this seat now, or put right what it has."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Places:
    """Where things lie: numbers, colours, the two lines, the key that asks, the seats."""

    numbers: Rect
    colours: Rect
    lines: list[Rect]
    fits: Rect
    seats: list[Rect]


class EnterPage(BookPage):
    """Two touches a seat. A seat that is in already can be touched to put it right."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        self.seat = self.match.acting[0]
        self.half = Half()

    @property
    def star_look(self) -> StarLook:
        """The star waits for the cards."""
        return StarLook.NOT_YET

    @property
    def entered(self) -> Card | None:
        """What the seat has already."""
        return self.book.entries[self.seat]

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the keys, the lines and the seats."""
        ui = self.ui
        out = turn_line(ui, frame, self.players[self.seat], self._line_words())
        if frame.far_line is None:
            out += hint(ui.theme, frame, (ui.t("Touch number and colour"), ui.t("Number, colour")))
        places = places_of(frame, self.state.seats)
        out += pads(ui.language, places.numbers, places.colours, self.half, self._is_free)
        out += self.lines(places.lines)
        label = (ui.t("Does it fit here?"), ui.t("Does it fit?"), ui.t("Fits?"))
        icon = "eye" if places.fits.w > 30.0 else ""
        out.append(Key(bounds=places.fits, icon=icon, label=label, tap=AskFits()))
        for seat, box in zip(self.seats_in_order(), places.seats, strict=True):
            card = None if seat == self.seat else self.book.entries[seat]
            half = self.half if seat == self.seat else None
            out += self.seat_cell(box, seat, card, self._look(seat), half, EnterSeat(seat))
        return out

    def _line_words(self) -> tuple[str, ...]:
        ui, now = self.ui, {"round": self.number, "rounds": ROUNDS}
        if self.entered is not None:
            return (ui.t("put right, round {round}", **now), ui.t("put right"), f"{self.number}/{ROUNDS}")
        return (
            ui.t("which card? round {round}", **now),
            ui.t("round {round}/{rounds}", **now),
            f"{self.number}/{ROUNDS}",
        )

    def _look(self, seat: Seat) -> SeatLook:
        if seat == self.seat:
            return SeatLook.TURN
        return SeatLook.WAITING if self.book.entries[seat] is None else SeatLook.DONE

    def _is_free(self, card: Card) -> bool:
        """Tell whether this card can be meant; one put right changes places with another (K21)."""
        return card != self.entered if self.entered is not None else card not in self.book.used

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Take half a card, or the whole."""
        match intent:
            case PickNumber() | PickColour():
                self._touch(intent)
            case EnterSeat(seat):
                self.seat, self.half = seat, Half()
            case AskFits():
                self.ui.go(FitsScreen(self.ui, self.match, self.submit))

    def _touch(self, intent: PickNumber | PickColour) -> None:
        half = self.half.touched(intent)
        if half.card is None:
            self.half = half
            return
        if self.entered is None:
            self.write(EnterCard(self.seat, half.card))
        elif half.card != self.entered:
            self.write(Correct(self.seat, self.number, half.card))

    def pressed(self) -> None:
        """Say what is missing."""
        self.submit(RoundDone(self.state.holder))


def places_of(frame: Frame, seats: int) -> Places:
    """Fold the page for a panel."""
    return {Format.LOW: _low, Format.LARGE: _large, Format.TALL: _tall}[frame.format](frame.stage, seats)


def _low(stage: Rect, seats: int) -> Places:
    pad, rest = stage.cut_top(40.0, 2.0)
    lines, low = rest.cut_top(11.6, 1.0)
    lines, fits = lines.cut_right(17.4, 2.0)
    fits = fits._replace(h=fits.h - 1.0)
    numbers, colours = pad_boxes(pad, is_tall=False)
    return Places(numbers, colours, lines.columns(2, 1.6), fits, low.columns(seats, 2.0))


def _large(stage: Rect, seats: int) -> Places:
    rest, low = stage.cut_bottom(15.0, 3.0)
    pad, lines = rest.cut_bottom(22.0, 3.0)
    lines, fits = lines.cut_right(36.0, 3.0)
    numbers, colours = pad_boxes(pad, is_tall=False)
    return Places(numbers, colours, lines.columns(2, 3.0), fits, low.columns(seats, 3.0))


def _tall(stage: Rect, seats: int) -> Places:
    pad, low = stage.cut_top(69.0, 2.5)
    numbers, colours = pad_boxes(pad, is_tall=True)
    rest, cells = low.cut_bottom(13.0, 2.5)
    lines, fits = rest.cut_right(16.5, 2.0)
    return Places(numbers, colours, lines.rows(2, 2.0), fits, cells.columns(seats, 2.0))
