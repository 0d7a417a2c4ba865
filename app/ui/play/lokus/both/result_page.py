"""The end: who was closest to zero, all places with the tie in words, the three sets as a chart, and a rematch."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from app.games.game import Over, Seat
from app.games.lokus.scoring import totals
from app.games.lokus.standing import SETS, SetCounts
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import head
from app.ui.play.lokus.both.points_kept import PointsShelf
from app.ui.play.lokus.look.place_row import PlaceRow
from app.ui.play.lokus.look.set_chart import Course, SetChart
from app.ui.play.lokus.look.set_count import minus
from app.ui.screens.match.end_page import EndPage, GoHome, Rematch, ShowLog
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import Star, StarLook


class ResultPage(EndPage):
    """The finished game, of either way."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        match = self.match
        assert isinstance(match.turn, Over)
        self.players = match.players
        self.result = match.turn.result
        state = match.view(None)
        sets: tuple[SetCounts, ...] = state.sets
        self.sums = [totals(sets[:n], state.table, len(self.players)) for n in range(1, SETS + 1)]

    @property
    def ranking(self) -> list[Seat]:
        """The seats, the first place first."""
        return sorted((Seat(s) for s in range(len(self.players))), key=lambda s: (self.result.places[s], s))

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return winner, places, chart and keys."""
        ui = self.ui
        out = [*self._heading(frame), *self.star_hint(frame)]
        rows, chart, keys = self._boxes(frame)
        out += self._rows(rows)
        courses = tuple(
            Course(player.figure, tuple(sums[seat] for sums in self.sums), is_best=self.result.places[seat] == 1)
            for seat, player in enumerate(self.players)
        )
        words = tuple(ui.t("set {set}", set=n) for n in range(1, SETS + 1))
        out.append(SetChart(bounds=chart, courses=courses, words=words))
        again, below = keys.rows(2, 2.5)
        first, second = below.columns(2, 3.0)
        log, home = ("log", "home") if first.w > 28.0 else ("", "")
        return [
            *out,
            Key(bounds=again, icon="next", label=ui.t("Play again"), tap=Rematch()),
            Key(bounds=first, icon=log, label=ui.t("Log"), tap=ShowLog()),
            Key(bounds=second, icon=home, label=ui.t("Home"), tap=GoHome()),
        ]

    def _boxes(self, frame: Frame) -> tuple[Rect, Rect, Rect]:
        stage, count = frame.stage, len(self.players)
        if frame.is_tall:
            rest, keys = stage.cut_bottom(26.5, 3.0)
            high = min(11.0 * count, rest.h * 0.62)
            rows, chart = rest.cut_top(high, 3.0)
            return rows, chart, keys
        left, right = stage.cut_left(stage.w * (0.47 if frame.format is Format.LARGE else 0.53), 4.0)
        chart, keys = right.cut_bottom(30.5 if frame.format is Format.LARGE else 26.5, 3.0)
        return left, chart, keys

    def _heading(self, frame: Frame) -> list[Element]:
        theme, box = self.ui.theme, head(frame)
        mark, words = box.cut_left(12.0, 3.0)
        return [
            Star(bounds=around(mark.centre, 12.0), look=StarLook.ARMED, is_bare=True),
            Label(bounds=words, wordings=self._winner_words(), colour=theme.gold.star, role="line_min", floor=4.2),
        ]

    def _winner_words(self) -> tuple[str, ...]:
        """Say who won, and what decided a tie (K18)."""
        ui = self.ui
        names = [self.players[seat].name for seat in self.result.winners]
        said = ui.language.joined(names)
        if len(names) > 1:
            return (ui.t("{names} share the win", names=said), ui.t("Shared win"))
        if self.result.reason == "rolls":
            return (ui.t("{name} wins by fewer rolls in set 3", name=said), ui.t("{name} wins by rolls", name=said),
                    ui.t("{name} wins!", name=said))  # fmt: skip
        return (ui.t("{name} wins!", name=said),)

    def _rows(self, box: Rect) -> list[Element]:
        high = min(16.0, (box.h - 2.0 * (len(self.players) - 1)) / len(self.players))
        return [
            PlaceRow(
                bounds=Rect(box.x, box.y + n * (high + 2.0), box.w, high),
                place=self.result.places[seat],
                figure=self.players[seat].figure,
                name=self.players[seat].name,
                points=minus(self.sums[-1][seat]),
            )
            for n, seat in enumerate(self.ranking)
        ]

    # ------------------------------------------------------------ doing

    def again(self, playable: Playable, first: Seat) -> None:
        """Play with the table of points as it is kept now."""
        ui, match, setup = self.ui, self.match, self.match.setup
        options = replace(setup.options, table=PointsShelf(ui.table.store).points)
        ui.table.begin(match.game, match.players, type(setup)(setup.seats, first, options))
        ui.home(playable.play(ui))
