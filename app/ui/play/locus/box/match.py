"""The screen of a game of Locus beside the box: picks a page for the phase and lets events be heard."""

from typing import Any

from app.games.game import AnyRefusal
from app.games.locus.box.moves import (
    CardTaken,
    GameEnded,
    LeftoverBought,
    LowestDoubled,
    PickDone,
    PileReshuffled,
    StarPassed,
    WindowDone,
    ZoneEntered,
)
from app.games.locus.box.state import Dealing, Phase, State
from app.ui.play.locus.both.result_page import ResultPage
from app.ui.play.locus.box.picking_page import PickingPage
from app.ui.play.locus.box.scoring_page import ScoringPage
from app.ui.play.locus.box.window_page import WindowPage
from app.ui.play.locus.words.log import refusal_sentence
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.page import Page
from app.ui.stage.sound import Cue


class BoxScreen(MatchScreen):
    """Locus beside the box."""

    def page_of(self, state: State) -> Page:
        """Return the page for the phase."""
        match state.phase:
            case Phase.DEALING | Phase.PICKING:
                return PickingPage(self.ui, self.submit)
            case Phase.LEFTOVER | Phase.LAST_WINDOW:
                return WindowPage(self.ui, self.submit)
            case Phase.SCORING | Phase.GREY:
                return ScoringPage(self.ui, self.submit)
            case Phase.OVER:
                return ResultPage(self.ui, self.submit, deals=state.options.dealing is Dealing.DEVICE)

    def explain(self, refusal: AnyRefusal) -> str:
        """Return a refusal as one sentence."""
        return refusal_sentence(self.ui.language, refusal, self.match.players)

    def seat_asked(self) -> int | None:
        """Return the acting seat; while scores are entered, the picture stays with whoever reads them."""
        state: State = self.match.state
        if state.phase in (Phase.SCORING, Phase.GREY, Phase.OVER):
            return state.holder
        return super().seat_asked()

    def heard(self, events: tuple[Any, ...]) -> None:
        """Let the most telling event be heard."""
        ui, players = self.ui, self.match.players
        for event in events:
            match event:
                case GameEnded(_, places):
                    ui.play(Cue.WIN, players[places.index(1)].figure)
                case LowestDoubled():
                    ui.play(Cue.REVEAL)
                case StarPassed(_, holder):
                    ui.play(Cue.PASS, players[holder].figure)
                case PickDone() | WindowDone() if self.match.acting:
                    ui.play(Cue.PASS, players[self.match.acting[0]].figure)
                case PileReshuffled():
                    ui.play(Cue.REVEAL)
                case LeftoverBought():
                    ui.play(Cue.COIN)
                case ZoneEntered():
                    ui.play(Cue.SCORE_TICK)
                case CardTaken():
                    ui.play(Cue.PLACE)
