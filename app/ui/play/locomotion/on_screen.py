"""The screen of a game of Locomotion played here: which page shows the phase, and what is heard and seen to move."""

from typing import Any

from app.games.game import Refusal
from app.games.locomotion.box_moves import TurnDone
from app.games.locomotion.on_screen import Phase, State
from app.games.locomotion.screen_moves import Coupled, Stepped, Uncoupled
from app.ui.play.locomotion.refusal_words import refusal_sentence
from app.ui.play.locomotion.run import Leg, Run
from app.ui.play.locomotion.turn_page import TurnPage
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
        assert state.phase is Phase.MOVING
        return TurnPage(self.ui, self.submit, self.run, self.explain)

    def explain(self, refusal: Refusal) -> str:
        """Return a refusal as one sentence."""
        return refusal_sentence(self.ui.language, refusal, self.match.players)

    def heard(self, events: tuple[Any, ...]) -> None:
        """Let what happened be heard, and the train be seen under way."""
        ui = self.ui
        for event in events:
            match event:
                case Stepped() if ui.preferences.motion == "full":
                    self.run.add(Leg(event.seat, event.before, event.after))
                case Coupled():
                    ui.play(Cue.COUPLE)
                case Uncoupled():
                    ui.play(Cue.UNCOUPLE)
                case TurnDone() if self.match.acting:
                    ui.play(Cue.PASS, self.match.players[self.match.acting[0]].figure)
