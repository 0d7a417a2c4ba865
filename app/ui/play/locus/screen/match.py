"""The screen of a game of Locus played here: the turn, then the result; events are heard."""

from typing import Any

from app.games.game import AnyRefusal
from app.games.locus.box.moves import GameEnded, PickDone, StarPassed, WindowDone
from app.games.locus.screen.moves import (
    BonusTriggered,
    CardPicked,
    CoinGained,
    DoublePlaced,
    JokerPlaced,
    LoosePlaced,
    ShapeDrawn,
)
from app.games.locus.screen.state import Phase, State
from app.ui.play.locus.both.result_page import ResultPage
from app.ui.play.locus.screen.ceremony_page import CeremonyPage
from app.ui.play.locus.screen.turn_page import TurnPage
from app.ui.play.locus.screen.views import lay, watch
from app.ui.play.locus.screen.watch_page import WatchPage
from app.ui.play.locus.words.log import refusal_sentence
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.page import Page
from app.ui.stage.sound import Cue


class OnScreen(MatchScreen):
    """Locus on this screen."""

    def page_of(self, state: State) -> Page:
        """Return the page for the phase."""
        if state.phase is Phase.OVER:
            return CeremonyPage(self.ui, self.submit, self._show_result)
        if state.phase is Phase.LAST and not self.match.players[state.current].bot:
            self.ui.tell(self.ui.t("Last chance: coins left over are worth nothing."), "info")
        if self.match.players[state.current].bot:
            return WatchPage(self.ui, self.submit, watch)
        return TurnPage(self.ui, self.submit, lay)

    def _show_result(self) -> None:
        """Open the grey boxes and say who won."""
        result = ResultPage(self.ui, self.submit, deals=True)
        self.ui.play(Cue.WIN, self.match.players[result.winners[0]].figure)
        self.show(result)

    def explain(self, refusal: AnyRefusal) -> str:
        """Return a refusal as one sentence."""
        return refusal_sentence(self.ui.language, refusal, self.match.players)

    def heard(self, events: tuple[Any, ...]) -> None:
        """Let what happened be heard, and a chain be seen."""
        ui, players = self.ui, self.match.players
        chain = max((event.depth for event in events if isinstance(event, BonusTriggered)), default=0)
        if chain > 1:
            ui.tell(ui.t("Chain of {depth}!", depth=chain), "yes")
        for event in events:
            match event:
                case GameEnded():
                    ui.play(Cue.REVEAL)
                case StarPassed(_, holder):
                    ui.play(Cue.PASS, players[holder].figure)
                case PickDone() | WindowDone() if self.match.acting:
                    ui.play(Cue.PASS, players[self.match.acting[0]].figure)
                case CoinGained():
                    ui.play(Cue.COIN)
                case ShapeDrawn() | JokerPlaced() | DoublePlaced() | LoosePlaced() | CardPicked():
                    ui.play(Cue.PLACE)
