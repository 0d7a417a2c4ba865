"""The end of a game, or the standings between two games of a tournament: who won, why, and what may follow."""

import math
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from app.games.game import Over, Seat, Way
from app.games.locomotion.box.moves import DrawAgain, GameEnded, NextGame
from app.games.locomotion.screen.state import State
from app.games.locomotion.search.puzzle import Answer, BestKnown, Proven
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import head, hint, one_size
from app.ui.play.locomotion.both.par import Par
from app.ui.play.locomotion.look.lanterns import Lanterns
from app.ui.play.locomotion.words.log import ENDINGS
from app.ui.screens.first.setup import SetupScreen
from app.ui.screens.match.end_page import EndPage, GoHome, Rematch, ShowLog
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.score_table import Row, ScoreTable
from app.ui.widgets.star import Star, StarLook

LANTERN_SHARES = (1.4, 1.15, 1.0)
"""How many times as long as the shortest way a run may be for one, two and three lanterns."""


LEAST_BOARD = 40.0
"""A board that is less high, in mm, is not shown."""


class ResultPage(EndPage):
    """The end of a game of both ways, or of one in a tournament, after which the star goes on.

    `board` shows how the table stood at the end, where there is room.
    """

    def __init__(
        self, ui: Ui, submit: Callable[[Any], bool], board: Callable[[Rect], list[Element]] | None = None
    ) -> None:
        super().__init__(ui, submit)
        self.board = board
        self.state: Any = self.match.view(None)

    @property
    def is_end(self) -> bool:
        """The result is the end; standings are not."""
        return isinstance(self.match.turn, Over)

    @property
    def is_solo(self) -> bool:
        """Runs are compared, not points."""
        return bool(self.state.is_solo)

    # ------------------------------------------------------------ words

    def heading(self) -> tuple[str, ...]:
        """Say who won, or how it stands, long and short."""
        ui, t = self.ui, self.ui.t
        if not isinstance(self.match.turn, Over):
            game = self.state.game
            return (t("After game {game} of {games}", game=game, games=self.state.options.games),)
        winners = [self.match.players[seat].name for seat in self.match.turn.result.winners]
        if len(self.match.players) == 1:
            return self._alone()
        if self.is_solo and all(tally.has_given_up for tally in self.state.tallies):
            return (t("Nobody finished it"),)
        names = ui.language.joined(winners)
        if len(winners) > 1:
            return (t("{names} share the win", names=names), t("Shared win"))
        return (t("{name} wins!", name=names),)

    def _alone(self) -> tuple[str, ...]:
        t, total = self.ui.t, self.state.counted[0]
        if self.state.tallies[0].has_given_up:
            return (t("Given up"),)
        return (t("The order is complete: {total}", total=total), t("Complete: {total}", total=total))

    def why(self) -> str:
        """Say what ended the game."""
        ending = self.state.ending
        if self.is_solo and self.knows_yard:
            return self._shortest()
        return self.ui.t(ENDINGS[ending]) if ending is not None else ""

    @property
    def knows_yard(self) -> bool:
        """Only on this screen: beside the box the yard lies on the table."""
        return self.match.game.way is Way.SCREEN

    def _par(self) -> Answer | None:
        return Par(self.ui).of_start(self.state) if self.is_solo and self.knows_yard else None

    def _shortest(self) -> str:
        """Say how long the shortest way is, as far as it is known (M27)."""
        t, best = self.ui.t, self._best()
        match self._par():
            case Proven() as par if par.total == best:
                return t("No way is shorter!")
            case Proven() as par:
                return t("The shortest way: {total}", total=par.total)
            case BestKnown() as par if best is not None and par.total >= best:
                return t("No shorter way is known!")
            case BestKnown() as par:
                return t("The best known way: {total}", total=par.total)
            case _:
                return t("The shortest way is not proven yet")

    def lanterns(self) -> int | None:
        """Return how many lanterns the best run earns: three for a way as short as can be; None: not known."""
        par, best = self._par(), self._best()
        if not isinstance(par, Proven | BestKnown):
            return None
        return 0 if best is None else sum(math.ceil(par.total * share) >= best for share in LANTERN_SHARES)

    def _best(self) -> int | None:
        """Return what counts of the best run; None when nobody finished one, or nobody was alone."""
        return min((total for total in self.state.counted if total is not None), default=None)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return heading, table and keys."""
        theme, stage = self.ui.theme, frame.stage
        out = [*self._heading(frame), *self.star_hint(frame)]
        keys = self._keys()
        if frame.is_tall:
            table, box = stage.cut_bottom(14.0 * len(keys), 4.0)
            places = box.rows(len(keys), 2.0)
        else:
            table, side = stage.cut_right(min(62.0, stage.w * 0.36), 4.0)
            places = [place._replace(h=min(place.h, 17.0)) for place in side.rows(max(3, len(keys)), 3.0)]
        why, table = table.cut_top(7.0, 2.0)
        lit = self.lanterns()
        if lit is not None:
            why, lamps = why.cut_right(20.0, 2.0)
            out.append(Lanterns(bounds=lamps, lit=lit))
        out.append(Label(bounds=why, wordings=self.why(), colour=theme.text.second, floor=3.4))
        scores = self._table(table)
        out.append(scores)
        below = Rect(table.x, scores.bounds.bottom + 4.0, table.w, table.bottom - scores.bounds.bottom - 4.0)
        if self.board is not None and below.h > LEAST_BOARD:
            out += self.board(below)
        given = zip(places, keys, strict=False)
        return [*out, *one_size([Key(bounds=box, icon=icon, label=said, tap=tap) for box, (icon, said, tap) in given])]

    def star_hint(self, frame: Frame) -> list[Element]:
        """Say what the star does: between two games it goes on."""
        if self.is_end:
            return super().star_hint(frame)
        words, short = self.ui.t("Star: next game"), self.ui.t("go on")
        return hint(self.ui.theme, frame, (words, short) if frame.format is Format.LARGE else short, is_gold=True)

    def _heading(self, frame: Frame) -> list[Element]:
        theme = self.ui.theme
        mark, words = head(frame).cut_left(12.0, 3.0)
        return [
            Star(bounds=around(mark.centre, 12.0), look=StarLook.ARMED, is_bare=True),
            Label(bounds=words, wordings=self.heading(), colour=theme.gold.star, role="line_min", floor=4.2),
        ]

    def _keys(self) -> list[tuple[str, str | tuple[str, ...], Any]]:
        t = self.ui.t
        keys: list[tuple[str, str | tuple[str, ...], Any]] = []
        if self.is_end:
            keys.append(("next", t("Play again"), Rematch()))
        if self.is_end and self.is_solo:
            keys.append(("again", (t("Same start again"), t("Same start")), Rematch(is_same=True)))
        return [*keys, ("log", t("Log"), ShowLog()), ("home", t("Home"), GoHome())]

    def _table(self, box: Rect) -> ScoreTable:
        rows, total = self._rows()
        known = [value for value in total if value is not None]
        best = (min if self.is_solo else max)(known, default=0)
        leaders = tuple(seat for seat, value in enumerate(total) if value == best) if len(total) > 1 else ()
        high = min(box.h, 11.5 + 12.0 + 14.0 * len(rows))
        players = self.match.players
        return ScoreTable(
            bounds=box._replace(h=high),
            names=tuple(player.name for player in players),
            figures=tuple(player.figure for player in players),
            rows=tuple(rows),
            total=Row(self._total_word(), total),
            leaders=leaders,
            least_wins=self.is_solo,
            has_tiles=False,
        )

    def _total_word(self) -> str:
        """Name the last row: where steps alone count it is no sum (M50)."""
        return self.ui.t("counts") if self.is_solo and self.state.options.steps_only else self.ui.t("total")

    def _rows(self) -> tuple[list[Row], tuple[int | None, ...]]:
        t = self.ui.t
        if self.is_solo:
            tallies = self.state.tallies
            rows = [Row(t("steps"), tuple(tally.steps for tally in tallies)),
                    Row(t("coupled"), tuple(tally.couplings for tally in tallies))]  # fmt: skip
            return rows, self.state.counted
        games = [event for entry in self.match.log if not entry.taken_back for event in entry.events
                 if isinstance(event, GameEnded)]  # fmt: skip
        if self.state.options.games == 1:
            placed = games[-1].well_placed if games else (0,) * len(self.match.players)
            return [Row(t("in place"), placed)], tuple(self.state.scores)
        rows = [Row(t("Game {game}", game=number), game.points) for number, game in enumerate(games, start=1)]
        return rows[-6:], tuple(self.state.scores)

    # ------------------------------------------------------------ doing

    def pressed(self) -> None:
        """Look back, or go on with the tournament once the standings could be read."""
        if self.is_end:
            super().pressed()
        elif self.reading.is_over(self.ui.now):
            self.submit(NextGame(Seat(self.state.current)))

    def again(self, playable: Playable, first: Seat) -> None:
        """Set up anew: another start is dealt, or another yard is wanted."""
        screen = playable.setup(self.ui, self.match.players)
        assert isinstance(screen, SetupScreen)
        screen.follow(first)
        self.ui.home(screen)

    def same_again(self, playable: Playable) -> None:
        """Begin on the same start with the same order."""
        self._begin_same()
        self.ui.home(playable.play(self.ui))

    def _begin_same(self) -> None:
        """Begin on the same start: as it stood on this screen, or beside the box with the same cards."""
        table, game, players, setup = self.ui.table, self.match.game, self.match.players, self.match.setup
        if isinstance(self.state, State):
            assert self.state.start is not None
            start = replace(self.state.start, order=self.state.order)
            options = replace(setup.options, starts=(start,))
            table.begin(game, players, type(setup)(setup.seats, setup.first, options))
            return
        match = table.begin(game, players, setup, self.match.code)
        for entry in self.match.log:
            if isinstance(entry.move, DrawAgain) and not entry.taken_back:
                match.submit(entry.move)
