"""The end: who won and why, the whole table, and what may be played next."""

from collections.abc import Callable
from typing import Any

from app.games.game import Over, Seat, Setup
from app.table.match.codes import to_words
from app.ui.ink.geometry import Rect, around
from app.ui.ink.motion import Span
from app.ui.kit.frame import Frame
from app.ui.kit.parts import head, one_size
from app.ui.play.locus.both.birthdays import by_birthday
from app.ui.play.locus.both.ghost import best_games
from app.ui.play.locus.both.page import LocusPage
from app.ui.play.locus.look.score_board import LOWEST, score_board
from app.ui.screens.match.end_page import EndPage, GoHome, Rematch, ShowLog
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import Star, StarLook

COUNTING = 0.6  # seconds for the grey boxes


class ResultPage(EndPage, LocusPage):
    """The finished game; `deals` offers the same cards once more."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], *, deals: bool) -> None:
        super().__init__(ui, submit)
        self._deals = deals
        self.counting = Span(ui.now, self.seen_after())

    def seen_after(self) -> float:
        """Return the seconds in which the grey boxes are counted."""
        return COUNTING if self.ui.preferences.motion == "full" else 0.0

    def named(self) -> tuple[Seat, ...]:
        """Return who has the next birthday (L5)."""
        return by_birthday(self.ui, self.match.players)

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
        ui, stage = self.ui, frame.stage
        out = [] if self.is_moving(ui.now) else self._heading(frame)
        out += self.star_hint(frame)
        count = 4 if self._deals else 3
        if frame.is_tall:
            table, keys = stage.cut_bottom(14.0 * (count - 1), 4.0)
            *above, last = keys.rows(count - 1, 2.0)
            places = [*above, *last.columns(2, 3.0)]
        else:
            table, side = stage.cut_right(min(62.0, stage.w * 0.36), 4.0)
            places = [p._replace(h=min(p.h, 17.0)) for p in side.rows(count, 3.0)]
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
        again = [Key(bounds=places.pop(0), icon="next", label=ui.t("Play again"), tap=Rematch())]
        if self._deals:
            words = (ui.t("Same cards again"), ui.t("Same cards"))
            code = to_words(self.match.code, ui.language.code)
            note = code if places[0].h > 13 and places[0].w > 50 else ""
            again.append(Key(bounds=places[0], icon="again", label=words, note=note, tap=Rematch(is_same=True)))
            places = places[1:]
        out: list[Element] = [*one_size(again)]
        out.append(Key(bounds=places[0], icon="log", label=ui.t("Log"), tap=ShowLog()))
        out.append(Key(bounds=places[1], icon="home", label=ui.t("Home"), tap=GoHome()))
        return out

    def again(self, playable: Playable, first: Seat) -> None:
        """Deal anew."""
        setup = self.match.setup
        self._deal(playable, type(setup)(setup.seats, first, setup.options), None)

    def same_again(self, playable: Playable) -> None:
        """Deal the same cards to the same seats."""
        self._deal(playable, self.match.setup, self.match.code)

    def _deal(self, playable: Playable, setup: Setup[Any], code: int | None) -> None:
        self.ui.table.begin(self.match.game, self.match.players, setup, code)
        self.ui.home(playable.play(self.ui))
