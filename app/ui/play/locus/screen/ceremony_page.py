"""The end as a ceremony: zone by zone the sheets are read, the star opens the next row, the grey boxes come last."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.game import Seat
from app.games.locus.scoring import marks
from app.games.locus.screen.state import State
from app.games.locus.screen.totals import points_of, squares_of
from app.games.locus.zones import ZONES, Zone
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import head, hint
from app.ui.play.locus.both.page import LocusPage
from app.ui.play.locus.look.board import Board, Filling, board_size
from app.ui.play.locus.look.card_face import ZoneTile
from app.ui.play.locus.look.score_board import LOWEST, score_board
from app.ui.play.locus.words.log import zone_word
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker


class ReadNext(Struct, frozen=True):
    """Read the sheet of the next seat in this zone."""


class CeremonyPage(LocusPage):
    """Reads the zones aloud. `done` opens the result once the grey boxes are due."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], done: Callable[[], None]) -> None:
        super().__init__(ui, submit)
        self.state: State = self.seen
        self._done = done
        self.row = 0
        self.read = self._best()

    @property
    def zone(self) -> Zone:
        """The zone that is read."""
        return ZONES[self.row]

    def _best(self) -> Seat:
        """Return the seat with most points in the zone: its sheet is read first."""
        return max((Seat(s) for s in range(self.state.seats)), key=lambda s: points_of(self.state, s)[self.zone.place])

    def scene(self, frame: Frame) -> list[Element]:
        """Return the zone of the seat that is read, and the rows opened so far."""
        ui, theme, stage = self.ui, self.ui.theme, frame.stage
        box = head(frame)
        out: list[Element] = [
            Label(bounds=box, wordings=ui.t("Counting"), colour=theme.text.main, role="title", floor=4.2)
        ]
        following = zone_word(ui.language, ZONES[self.row + 1]) if self.row + 1 < len(ZONES) else ui.t("lowest")
        words = (ui.t("Star: next {zone}", zone=following), ui.t("next"))
        out += hint(theme, frame, words, is_gold=True)
        if frame.is_tall:
            field, table = stage.cut_top(stage.h * 0.46, 3.0)
        else:
            field, table = stage.cut_left(stage.w * (0.46 if frame.format is Format.LARGE else 0.5), 4.0)
        board = score_board(ui, self.match, table, row=self.row, column=self.read, opened=self.row)
        return [*out, *self._field(field), *board]

    def _field(self, box: Rect) -> list[Element]:
        ui, theme, sheet = self.ui, self.ui.theme, self.state.sheet
        top, room = box.shrunk(3.0, 2.0).cut_top(11.0, 1.5)
        tile, words = top.cut_left(9.0, 2.5)
        words, seat = words.cut_right(11.0, 2.0)
        name, points = words.cut_right(words.w * 0.35, 1.0)
        squares = squares_of(self.state, self.read)[self.zone.place]
        said = str(points_of(self.state, self.read)[self.zone.place])
        wide, tall = board_size(sheet, self.zone, 1.0)
        cell = min(9.0, room.w / wide, room.h / tall)
        field = sheet.field(self.zone)
        place = Rect(
            room.x + (room.w - wide * cell) / 2,
            room.y + (room.h - tall * cell) / 2,
            field.width * cell,
            field.height * cell,
        )
        player = self.players[self.read]
        return [
            Panel(bounds=box, fill=theme.surface.tray),
            ZoneTile(bounds=around(tile.centre, 9.0), zone=self.zone.value),
            Label(bounds=name, wordings=zone_word(ui.language, self.zone), colour=theme.text.main, role="title",
                  floor=3.4),
            Label(bounds=points, wordings=said, colour=theme.text.main, role="title", align=1.0, floor=3.4),
            SeatMarker(bounds=around(seat.centre, 10.6), figure=player.figure, look=SeatLook.TURN, tap=ReadNext()),
            Board(bounds=place, sheet=sheet, zone=self.zone, cell=cell, filling=Filling(filled=squares),
                  points=frozenset(marks(sheet, self.zone, squares))),
        ]  # fmt: skip

    def tapped(self, intent: object) -> None:
        """Read another sheet."""
        if isinstance(intent, ReadNext):
            self.read = Seat((self.read + 1) % self.state.seats)

    def pressed(self) -> None:
        """Open the next row; after the fifth the grey boxes."""
        if self.row + 1 == LOWEST:
            self._done()
            return
        self.row += 1
        self.read = self._best()
