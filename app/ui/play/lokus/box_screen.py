"""The screen of a game of Lokus beside the box: picks a page for the phase and lets events be heard."""

from typing import Any

from app.games.game import Refusal
from app.games.lokus.box_moves import (
    CardEntered,
    CleanUpNoted,
    CountingBegan,
    RollsSet,
)
from app.games.lokus.box_state import Help, Phase, State
from app.games.lokus.events import CleanedUp, GameEnded, RoundBegan, SetEnded
from app.games.lokus.moves import Next
from app.ui.play.lokus.refusal_words import refusal_sentence
from app.ui.play.page import Page
from app.ui.screens.match_screen import MatchScreen
from app.ui.sound import Cue


class BoxScreen(MatchScreen):
    """Lokus beside the box. The picture stays with whoever keeps count: no seat is special (K22)."""

    def page_of(self, state: State) -> Page:  # noqa: PLR0911 - one page per phase
        """Return the page for the phase; each is imported when it is first shown."""
        match state.phase:
            case Phase.STARTERS:
                from app.ui.play.lokus.starters_page import StartersPage

                return StartersPage(self.ui, self.submit)
            case Phase.ROUND if state.options.help is Help.LIGHT:
                from app.ui.play.lokus.light_page import LightPage

                return LightPage(self.ui, self.submit)
            case Phase.ROUND:
                from app.ui.play.lokus.enter_page import EnterPage

                return EnterPage(self.ui, self.submit)
            case Phase.LINE:
                from app.ui.play.lokus.line_page import LinePage

                return LinePage(self.ui, self.submit)
            case Phase.SHOWN:
                from app.ui.play.lokus.shown_page import ShownPage

                return ShownPage(self.ui, self.submit)
            case Phase.COUNTING:
                from app.ui.play.lokus.count_page import CountPage

                return CountPage(self.ui, self.submit)
            case Phase.SCORED:
                return self._scored(state)
            case Phase.OVER:
                from app.ui.play.lokus.result_page import ResultPage

                return ResultPage(self.ui, self.submit)

    def _scored(self, state: State) -> Page:
        """Return the ceremony; what was counted or entered can be put right from it."""
        from app.ui.play.lokus.book_page import PutRight
        from app.ui.play.lokus.set_page import SetPage

        return SetPage(self.ui, self.submit, state.sets, state.table, lambda: self._next(state),
                       corner=PutRight(), open_corner=lambda: self._put_right(state))  # fmt: skip

    def _next(self, state: State) -> None:
        self.submit(Next(state.holder))

    def _put_right(self, state: State) -> None:
        if state.book is None:
            from app.ui.play.lokus.count_page import CountPage

            self.show(CountPage(self.ui, self.submit))
        else:
            from app.ui.play.lokus.rounds_screen import RoundsScreen

            self.ui.go(RoundsScreen(self.ui, self.match, self.submit))

    def explain(self, refusal: Refusal) -> str:
        """Return a refusal as one sentence."""
        return refusal_sentence(self.ui.language, refusal, self.match.players)

    def seat_asked(self) -> int | None:
        """Nobody in particular: one person types for all."""
        return None

    def heard(self, events: tuple[Any, ...]) -> None:
        """Let the most telling event be heard."""
        ui, players = self.ui, self.match.players
        cue: Cue | None = None
        for event in events:
            match event:
                case GameEnded(_, places):
                    ui.play(Cue.WIN, players[places.index(1)].figure)
                    return
                case CleanedUp() | CleanUpNoted():
                    cue = Cue.FLUSH
                case SetEnded() | CountingBegan():
                    cue = cue or Cue.REVEAL
                case RoundBegan():
                    cue = cue or Cue.SCORE_TICK
                case CardEntered() | RollsSet():
                    cue = cue or Cue.PLACE
        if cue is not None:
            ui.play(cue)
