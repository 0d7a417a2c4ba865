"""The end: who won and why, the whole table, and what may be played next."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.game import Over, Seat, clockwise
from app.table.codes import to_words
from app.ui.frame import Frame
from app.ui.geometry import Rect, around
from app.ui.motion import Span
from app.ui.parts import head, hint
from app.ui.play.locus.ghost import best_games
from app.ui.play.locus.locus_page import LocusPage
from app.ui.play.locus.score_board import LOWEST, score_board
from app.ui.screens import doors
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import Star, StarLook

COUNTING = 0.6  # seconds for the grey boxes


class Rematch(Struct, frozen=True):
    """Play again with the same players; `is_same` deals the same cards."""

    is_same: bool = False


class ShowLog(Struct, frozen=True):
    """Look at what happened."""


class GoHome(Struct, frozen=True):
    """Leave the table."""


class ResultPage(LocusPage):
    """The finished game. The star plays again; `deals` offers the same cards once more."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], *, deals: bool) -> None:
        super().__init__(ui, submit)
        self._deals = deals
        length = COUNTING if ui.preferences.motion == "full" else 0.0
        self.counting = Span(ui.now, length)
        self.reading = Span(ui.now, length + ui.theme.time.reveal / 1000)

    @property
    def is_end(self) -> bool:
        """The result is the end."""
        return True

    def is_moving(self, now: float) -> bool:
        """Count up the grey boxes."""
        return not self.counting.is_over(now)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats on the first place."""
        assert isinstance(self.match.turn, Over)
        return self.match.turn.result.winners

    def scene(self, frame: Frame) -> list[Element]:
        """Return winner, table and keys."""
        ui, theme, stage = self.ui, self.ui.theme, frame.stage
        out = [] if self.is_moving(ui.now) else self._heading(frame)
        again = ui.t("Star: play again")
        if frame.is_tall:
            table, keys = stage.cut_bottom(42.0 if self._deals else 28.0, 4.0)
            out += hint(theme, frame, (again, ui.t("again")), is_gold=True)
            places = keys.rows(3 if self._deals else 2, 2.0)
        else:
            table, side = stage.cut_right(min(62.0, stage.w * 0.36), 4.0)
            out += hint(theme, frame, again, is_gold=True)
            places = [p._replace(h=min(p.h, 17.0)) for p in side.rows(3 if self._deals else 2, 3.0)]
        out += score_board(ui, self.match, table, row=LOWEST, counted=self.counting.part(ui.now))
        return out + self._keys(places)

    def _heading(self, frame: Frame) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        box = head(frame)
        mark, words = box.cut_left(12.0, 3.0)
        names = ui.language.joined([self.name(seat) for seat in self.winners])
        if len(self.players) == 1:
            said: tuple[str, ...] = self._alone(names)
        elif len(self.winners) > 1:
            said = (ui.t("{names} share the win", names=names), ui.t("Shared win"))
        else:
            said = (ui.t("{name} wins!", name=names),)
        return [
            Star(bounds=around(mark.centre, 12.0), look=StarLook.ARMED, is_bare=True),
            Label(bounds=words, wordings=said, colour=theme.gold.star, role="line_min", floor=4.2),
        ]

    def _alone(self, name: str) -> tuple[str, ...]:
        """Say the points, and their place in the best list."""
        ui = self.ui
        total = self.match.score().totals[0] or 0
        said = ui.t("{name}: {total} points", name=name, total=total)
        better = [r for r in best_games(ui, self.match) if r.match != self.match.id]
        if not better:
            return (said,)
        best = better[0].totals[0] or 0
        if total > best:
            return (ui.t("{total} points: your best!", total=total), said)
        return (ui.t("{total} points, best {best}", total=total, best=best), said)

    def _keys(self, places: list[Rect]) -> list[Element]:
        ui = self.ui
        out: list[Element] = []
        if self._deals:
            words = (ui.t("Same cards again"), ui.t("Same cards"))
            code = to_words(self.match.code, ui.language.code)
            note = code if places[0].h > 13 and places[0].w > 50 else ""
            out.append(Key(bounds=places[0], icon="again", label=words, note=note, tap=Rematch(is_same=True)))
            places = places[1:]
        out.append(Key(bounds=places[0], icon="log", label=ui.t("Log"), tap=ShowLog()))
        out.append(Key(bounds=places[1], icon="home", label=ui.t("Home"), tap=GoHome()))
        return out

    def tapped(self, intent: object) -> None:
        """Play again, look back, or leave."""
        match intent:
            case Rematch(is_same):
                self._again(self.match.code if is_same else None)
            case ShowLog():
                doors.open_log(self.ui)
            case GoHome():
                self.ui.table.leave()
                self.ui.home()

    @property
    def star_look(self) -> StarLook:
        """Armed once the result could be read: a press too many shall not begin a game."""
        return StarLook.ARMED if self.reading.is_over(self.ui.now) else StarLook.NOT_YET

    def pressed(self) -> None:
        """Play again."""
        if self.reading.is_over(self.ui.now):
            self._again(None)

    def _again(self, code: int | None) -> None:
        """Begin the next game: the star goes to the next seat, except with the same cards again."""
        ui, setup = self.ui, self.match.setup
        if code is None:
            setup = type(setup)(setup.seats, clockwise(setup.first, setup.seats)[1 % setup.seats], setup.options)
        ui.table.begin(self.match.game, self.players, setup, code)
        playable = doors.playable_of(ui, self.match.game)
        assert playable is not None
        ui.home(playable.play(ui))
