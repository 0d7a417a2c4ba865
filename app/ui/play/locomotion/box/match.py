"""The screen of a game of Locomotion beside the box: which page shows the phase, and what is heard."""

from typing import Any

from app.games.game import AnyRefusal
from app.games.locomotion.box.game import Act, Phase, State
from app.games.locomotion.box.moves import (
    DieRolled,
    GameEnded,
    OrderDrawn,
    PlacedEntered,
    PointsSpent,
    RolledOff,
    RunEnded,
    SpeedLaid,
    StopNoted,
    TrappedNoted,
    TurnDone,
)
from app.ui.play.locomotion.both.drawn_page import DrawnPage, is_fresh
from app.ui.play.locomotion.both.result_page import ResultPage
from app.ui.play.locomotion.both.run import Run
from app.ui.play.locomotion.box.claim_page import ClaimPage
from app.ui.play.locomotion.box.enter_page import EnterPage
from app.ui.play.locomotion.box.lay_page import BoxLayPage
from app.ui.play.locomotion.box.move_page import BoxMovePage
from app.ui.play.locomotion.box.roll_page import BoxRollPage
from app.ui.play.locomotion.box.solo_page import BoxSoloPage
from app.ui.play.locomotion.words.log import sentence
from app.ui.play.locomotion.words.refusal import refusal_sentence
from app.ui.play.locomotion.words.start import told_start
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.page import Page
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui

ACTS = {Act.STEP: Cue.SCORE_TICK, Act.COUPLE: Cue.COUPLE, Act.UNCOUPLE: Cue.UNCOUPLE}


class BoxScreen(MatchScreen):
    """Locomotion beside the box."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self._seen = 0  # the entry of the log with the cards that were looked at

    def page_of(self, state: State) -> Page:
        """Return the page for the phase; first the cards, if they were just drawn."""
        ui, submit = self.ui, self.submit
        if self._must_show_cards(state):
            return DrawnPage(ui, submit, Run(ui.theme), self._go_on)
        match state.phase:
            case Phase.LAYING:
                return BoxLayPage(ui, submit, self.explain)
            case Phase.ENTERING:
                return EnterPage(ui, submit)
            case Phase.MOVING if state.is_solo:
                return BoxSoloPage(ui, submit, self._claim, self._give_up)
            case Phase.MOVING:
                return BoxMovePage(ui, submit, self._claim)
            case _:
                return ResultPage(ui, submit)

    def roll_page(self) -> Page:
        """Return the page of a roll; first the cards, if they were just drawn."""
        if self._must_show_cards(self.match.view(None)):
            return DrawnPage(self.ui, self.submit, Run(self.ui.theme), self._go_on)
        return BoxRollPage(self.ui, self.submit)

    def _must_show_cards(self, state: State) -> bool:
        """Tell whether an order was drawn that nobody looked at; who plays on has seen it."""
        if not is_fresh(self.match):
            self._seen = self._drawn()
        return state.phase is not Phase.OVER and self._seen != self._drawn()

    def _drawn(self) -> int:
        """Return the number of the last entry of the log in which an order was drawn."""
        return max(e.n for e in self.match.log if any(isinstance(event, OrderDrawn) for event in e.events))

    def _go_on(self) -> None:
        """Leave the cards for what comes next."""
        self._seen = self._drawn()
        self._play_on()

    def _play_on(self) -> None:
        """Show the page of the phase."""
        rolls = self.match.awaiting is not None
        self.show(self.roll_page() if rolls else self.page_of(self.match.view(None)))

    def _claim(self) -> None:
        """Ask whether the order is complete."""
        self.show(ClaimPage(self.ui, self.submit, self._play_on))

    def _give_up(self) -> None:
        """Ask whether the run is given up."""
        self.show(ClaimPage(self.ui, self.submit, self._play_on, gives_up=True))

    def take_back(self) -> None:
        """Leave a question; else take back as everywhere."""
        if isinstance(self.page, ClaimPage):
            self._play_on()
        else:
            super().take_back()

    def explain(self, refusal: AnyRefusal) -> str:
        """Return a refusal as one sentence."""
        return refusal_sentence(self.ui.language, refusal, self.match.players)

    def seat_asked(self) -> int | None:
        """Return the acting seat; while wagons are counted, the picture stays with whoever played last."""
        state: State = self.match.state
        if state.phase in (Phase.ENTERING, Phase.STANDINGS, Phase.OVER):
            return state.current
        return super().seat_asked()

    def heard(self, events: tuple[Any, ...]) -> None:
        """Let what happened be heard; a pass and a dead stop are told too."""
        ui, players = self.ui, self.match.players
        told_start(ui, self.match, events)
        for event in events:
            match event:
                case PointsSpent(_, act):
                    ui.play(ACTS[act])
                case DieRolled() | RolledOff() | SpeedLaid() | PlacedEntered():
                    ui.play(Cue.PLACE)
                case TurnDone() if self.match.acting:
                    ui.play(Cue.PASS, players[self.match.acting[0]].figure)
                case TrappedNoted() | StopNoted():
                    ui.play(Cue.REFUSE)
                    ui.tell(sentence(ui.language, self.match, event) or "", "info")
                case GameEnded() | RunEnded():
                    ui.play(Cue.REVEAL)
