"""The end: who is closest to zero and why, the three sets as a chart, and what may be played next."""

from collections.abc import Callable
from itertools import accumulate
from typing import Any

from msgspec import Struct

from app.games.game import Over, Seat, clockwise
from app.games.lokus.scoring import points
from app.games.lokus.standing import SETS
from app.ui.frame import Frame
from app.ui.geometry import Rect, around
from app.ui.motion import Span
from app.ui.parts import head, hint
from app.ui.play.lokus.lokus_page import LokusPage
from app.ui.play.lokus.set_chart import Course, SetChart
from app.ui.screens import doors
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker
from app.ui.widgets.star import Star, StarLook


class ShowLog(Struct, frozen=True):
    """Look at what happened."""


class GoHome(Struct, frozen=True):
    """Leave the table."""


class EndedPage(LokusPage):
    """The finished game; the star plays again."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        self.reading = Span(ui.now, ui.theme.time.reveal / 1000)

    @property
    def is_end(self) -> bool:
        """The result is the end."""
        return True

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats on the first place."""
        assert isinstance(self.match.turn, Over)
        return self.match.turn.result.winners

    def scene(self, frame: Frame) -> list[Element]:
        """Return winner, standings, chart and keys."""
        ui, stage = self.ui, frame.stage
        out = self._heading(frame)
        out += hint(ui.theme, frame, (ui.t("Star: play again"), ui.t("again")), is_gold=True)
        if frame.is_tall:
            table, rest = stage.cut_top(stage.h * 0.4, 3.0)
            chart, keys = rest.cut_bottom(14.0, 3.0)
        else:
            left, chart = stage.cut_left(stage.w * 0.46, 4.0)
            table, keys = left.cut_bottom(12.0, 3.0)
        out += self._standings(table)
        words = tuple(ui.t("set {set}", set=n + 1) for n in range(SETS))
        out.append(SetChart(bounds=chart, courses=self._courses(), words=words))
        return out + self._keys(keys)

    def _heading(self, frame: Frame) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        mark, words = head(frame).cut_left(12.0, 3.0)
        names = ui.language.joined([self.name(seat) for seat in self.winners])
        said: tuple[str, ...] = (ui.t("{name} wins!", name=names),)
        if len(self.winners) > 1:
            said = (ui.t("{names} share the win", names=names), ui.t("Shared win"))
        return [
            Star(bounds=around(mark.centre, 12.0), look=StarLook.ARMED, is_bare=True),
            Label(bounds=words, wordings=said, colour=theme.gold.star, role="line_min", floor=4.2),
        ]

    def _courses(self) -> tuple[Course, ...]:
        state = self.seen
        columns = [points(counted, state.table) for counted in state.sets]
        return tuple(
            Course(player.figure, tuple(accumulate(column[seat] for column in columns)), seat in self.winners)
            for seat, player in enumerate(self.players)
        )

    def _standings(self, box: Rect) -> list[Element]:
        assert isinstance(self.match.turn, Over)
        ui, theme = self.ui, self.ui.theme
        places = self.match.turn.result.places
        totals = self.match.score().totals
        order = sorted(range(len(self.players)), key=lambda seat: places[seat])
        rows = [row._replace(h=min(row.h, 17.0)) for row in box.rows(len(order), 1.6)]
        out: list[Element] = []
        for row, seat in zip(rows, order, strict=True):
            wins = places[seat] == 1
            out.append(Panel(bounds=row, fill=theme.surface.tray, edge=theme.gold.star if wins else None, stroke=0.5))
            inner = row.shrunk(2.5, 0.8)
            place, inner = inner.cut_left(5.0, 1.5)
            disc, inner = inner.cut_left(min(inner.h, 11.0), 2.5)
            name, points_box = inner.cut_right(min(26.0, inner.w * 0.36), 1.0)
            gold = theme.gold.star if wins else theme.text.second
            look = SeatLook.TURN if wins else SeatLook.WAITING
            said = ui.language.number(-(totals[seat] or 0))
            out += [
                Label(bounds=place, wordings=str(places[seat]), colour=gold, role="label", floor=3.4),
                SeatMarker(bounds=around(disc.centre, disc.w), figure=self.players[seat].figure, look=look),
                Label(bounds=name, wordings=self.name(seat), colour=theme.text.main, role="title", floor=3.4),
                Label(bounds=points_box, wordings=said, colour=theme.text.main, role="line_min", align=1.0, floor=3.4),
            ]
        return out

    def _keys(self, box: Rect) -> list[Element]:
        ui = self.ui
        log, home = box.columns(2, 3.0)
        return [
            Key(bounds=log, icon="log", label=ui.t("Log"), tap=ShowLog()),
            Key(bounds=home, icon="home", label=ui.t("Home"), tap=GoHome()),
        ]

    def tapped(self, intent: object) -> None:
        """Look back, or leave."""
        match intent:
            case ShowLog():
                doors.open_log(self.ui)
            case GoHome():
                self.ui.table.leave()
                self.ui.home()

    @property
    def star_look(self) -> StarLook:
        """Armed once the result could be read."""
        return StarLook.ARMED if self.reading.is_over(self.ui.now) else StarLook.NOT_YET

    def pressed(self) -> None:
        """Play again: the star goes to the next person."""
        if not self.reading.is_over(self.ui.now):
            return
        ui, setup = self.ui, self.match.setup
        people = [s for s in clockwise(setup.first, setup.seats) if not self.players[s].bot]
        first = people[1 % len(people)] if people else setup.first
        ui.table.begin(self.match.game, self.players, type(setup)(setup.seats, first, setup.options))
        playable = doors.playable_of(ui, self.match.game)
        assert playable is not None
        ui.home(playable.play(ui))
