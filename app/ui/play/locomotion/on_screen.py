"""The screen of a game of Locomotion played here: which page shows the phase, and what is heard and seen to move."""

from typing import Any

from app.games.game import Refusal
from app.games.locomotion.box_moves import GameEnded, RunEnded, TurnDone
from app.games.locomotion.on_screen import Phase, State
from app.games.locomotion.screen_moves import Coupled, Stepped, StoppedDead, TrappedPassed, Uncoupled
from app.ui.play.locomotion.lay_page import LayPage
from app.ui.play.locomotion.log_words import sentence
from app.ui.play.locomotion.placing_page import PlacingPage
from app.ui.play.locomotion.refusal_words import refusal_sentence
from app.ui.play.locomotion.result_page import ResultPage
from app.ui.play.locomotion.run import Leg, Run
from app.ui.play.locomotion.turn_page import TurnPage
from app.ui.play.locomotion.watch_page import WatchPage
from app.ui.play.page import Page
from app.ui.screens.match_screen import MatchScreen
from app.ui.sound import Cue
from app.ui.ui import Ui


class OnScreen(MatchScreen):
    """Locomotion on this screen."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.run = Run(ui.theme)

    def page_of(self, state: State) -> Page:
        """Return the page for the phase."""
        if state.phase in (Phase.OVER, Phase.STANDINGS):
            return ResultPage(self.ui, self.submit)
        if self.match.players[state.current].bot:
            return WatchPage(self.ui, self.submit, self.run, self.explain)
        if state.phase is Phase.PLACING:
            return PlacingPage(self.ui, self.submit, self.run, self.explain)
        if state.phase is Phase.LAYING:
            return LayPage(self.ui, self.submit, self.run, self.explain)
        return TurnPage(self.ui, self.submit, self.run, self.explain)

    def explain(self, refusal: Refusal) -> str:
        """Return a refusal as one sentence."""
        return refusal_sentence(self.ui.language, refusal, self.match.players)

    def take_back(self) -> None:
        """Show the train where it stands."""
        self.run.stop()
        super().take_back()

    def heard(self, events: tuple[Any, ...]) -> None:
        """Let what happened be heard, and the train be seen under way."""
        ui, players = self.ui, self.match.players
        for event in events:
            match event:
                case Stepped() if ui.preferences.motion == "full":
                    self.run.add(Leg(event.seat, event.before, event.after))
                case Coupled():
                    ui.play(Cue.COUPLE)
                case Uncoupled():
                    ui.play(Cue.UNCOUPLE)
                case TurnDone() if self.match.acting:
                    ui.play(Cue.PASS, players[self.match.acting[0]].figure)
                case TrappedPassed() | StoppedDead():
                    ui.play(Cue.REFUSE)
                    ui.tell(sentence(ui.language, self.match, event) or "", "info")
                case GameEnded() | RunEnded():
                    ui.play(Cue.REVEAL)
