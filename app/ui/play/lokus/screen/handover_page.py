"""Handing the screen over: the public table, whose hand is next, and the star that opens it."""

from collections.abc import Callable
from typing import Any

from app.games.game import Seat
from app.ui.ink.geometry import Rect, around
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint
from app.ui.play.lokus.both.intents import CallSeat, ShowSeen
from app.ui.play.lokus.both.page import LokusPage
from app.ui.play.lokus.look.public_table import Places, places_of, seat_piles, stock, table_lines
from app.ui.play.lokus.screen.seen_grid import SeenGrid, grid_area, seen_key
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatLook, SeatMarker
from app.ui.widgets.star import StarLook


class HandoverPage(LokusPage):
    """No hand is open. `asked` is who opens one with the star; `call` makes it another seat, `opens` does it.

    `is_passed` tells whether that player can have the screen by now.
    """

    def __init__(
        self, ui: Ui, submit: Callable[[Any], bool], asked: Seat | None, call: Callable[[Seat], None],
        opens: Callable[[], None], is_passed: Callable[[], bool],
    ) -> None:  # fmt: skip
        super().__init__(ui, submit)
        self._is_passed = is_passed
        self.asked = asked
        self._call = call
        self._opens = opens
        self.is_aided = False

    @property
    def star_look(self) -> StarLook:
        """Armed for a person who was passed the screen; bots choose by themselves."""
        return StarLook.ARMED if self.asked is not None and self._is_passed() else StarLook.NOT_YET

    def scene(self, frame: Frame) -> list[Element]:
        """Return the table, and the name of who takes the screen."""
        ui, places = self.ui, places_of(frame, len(self.players))
        out = self.line(frame, self.asked) if self.asked is not None and frame.far_line else self.banner(frame)
        out += table_lines(ui.theme, ui.language, self.seen, places)
        out += seat_piles(self.seen, self.players, places, self.asked, CallSeat)
        return [*out, *self._asking(frame, places)]

    def _asking(self, frame: Frame, places: Places) -> list[Element]:
        ui, theme, area = self.ui, self.ui.theme, places.area
        out: list[Element] = []
        if self.seen.options.seen_aid:
            out.append(seen_key(ui, places.keys.columns(2, 2.0)[1], is_on=self.is_aided))
        if not (self.seen.options.seen_aid and places.shares_keys):
            out += stock(theme, self.seen, places.stock)
        if self.is_aided:
            return [*out, SeenGrid(bounds=grid_area(area) if frame.far_line else area, seen=self.seen.seen)]
        if self.asked is None:
            words = ui.t("The others are choosing a card.")
            return [*out, Label(bounds=area, wordings=words, colour=theme.text.second, align=0.5, lines=2, floor=3.4)]
        out += hint(theme, frame, self._star_says(), is_gold=self._is_passed()) if frame.hint else []
        return [*out, *(self._upright(area) if frame.is_tall else self._beside(area))]

    def _upright(self, area: Rect) -> list[Element]:
        """Lay figure, name and sentence below each other."""
        size = min(30.0, area.h * 0.4)
        top, words = area.cut_top(size + 3.0)
        name, said = words.cut_top(13.0, 1.0)
        return self._parts(around(top.centre, size), name, said._replace(h=min(said.h, 18.0)), 0.5)

    def _beside(self, area: Rect) -> list[Element]:
        """Lay the figure at the left of name and sentence."""
        size = min(24.0, area.h * 0.72)
        left, words = around(area.centre, area.w, min(area.h, 30.0)).cut_left(size, 6.0)
        name, said = words.rows(2, 1.0)
        return self._parts(around(left.centre, size), name, said, 0.0)

    def _parts(self, marker: Rect, name: Rect, said: Rect, align: float) -> list[Element]:
        assert self.asked is not None
        text, player = self.ui.theme.text, self.players[self.asked]
        return [
            SeatMarker(bounds=marker, figure=player.figure, look=SeatLook.TURN),
            Label(bounds=name, wordings=player.name, colour=text.main, role="line", align=align, floor=5.6, valign=0.7),
            Label(bounds=said, wordings=self._sentence(), colour=text.second, align=align, lines=3, valign=0.1,
                  floor=3.4),
        ]  # fmt: skip

    def _sentence(self) -> tuple[str, ...]:
        t = self.ui.t
        assert self.asked is not None
        if self.seen.locked[self.asked]:
            return (t("Take the screen and press the star to choose again."), t("The star opens your hand again."))
        return (
            t("Take the screen and press the star: only then your cards open."),
            t("Take the screen, press the star."),
        )

    def _star_says(self) -> tuple[str, ...]:
        assert self.asked is not None
        t = self.ui.t
        if not self._is_passed():
            return (t("Pass it to {name}", name=self.name(self.asked)), t("Pass it on"))
        return (t("Star: {name} opens", name=self.name(self.asked)), t("Star: open"), t("open"))

    def tapped(self, intent: object) -> None:
        """Hand the screen to another seat."""
        match intent:
            case CallSeat(seat):
                self._call(seat)
            case ShowSeen():
                self.is_aided = not self.is_aided

    def pressed(self) -> None:
        """Open the hand."""
        if self.asked is not None:
            self._opens()
