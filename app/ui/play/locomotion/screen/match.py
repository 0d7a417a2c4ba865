"""The screen of a game of Locomotion played here: which page shows the phase, and what is heard and seen to move."""

from typing import Any

from app.games.game import AnyRefusal
from app.games.locomotion.box.moves import GameEnded, RunEnded, TurnDone
from app.games.locomotion.screen.game import Phase, State
from app.games.locomotion.screen.moves import Coupled, Stepped, StoppedDead, TrappedPassed, Uncoupled
from app.ui.play.locomotion.both.drawn_page import DrawnPage, is_fresh
from app.ui.play.locomotion.both.par import Par
from app.ui.play.locomotion.both.result_page import ResultPage
from app.ui.play.locomotion.both.run import Leg, Run
from app.ui.play.locomotion.screen.best_run import Ways, best_run
from app.ui.play.locomotion.screen.lay_page import LayPage
from app.ui.play.locomotion.screen.placing_page import PlacingPage
from app.ui.play.locomotion.screen.roll_board import RollBoard, YardRollPage
from app.ui.play.locomotion.screen.solo_page import SoloPage
from app.ui.play.locomotion.screen.turn_page import TurnPage
from app.ui.play.locomotion.screen.watch_page import WatchPage
from app.ui.play.locomotion.words.refusal import refusal_sentence
from app.ui.play.locomotion.words.start import told_start
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.page import Page
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui


class OnScreen(MatchScreen):
    """Locomotion on this screen."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.run = Run(ui.theme)
        self.par = Par(ui)
        self._best_run: Ways | None = None
        self._seen_at = -1  # the version of the match whose cards were looked at

    def page_of(self, state: State) -> Page:
        """Return the page for the phase."""
        if self._must_show_cards(state):
            return self._cards()
        if state.phase in (Phase.OVER, Phase.STANDINGS):
            return ResultPage(self.ui, self.submit, RollBoard(self.ui, self.submit, self.run).shown)
        if self.match.players[state.current].bot:
            return WatchPage(self.ui, self.submit, self.run)
        if state.phase is Phase.PLACING:
            return PlacingPage(self.ui, self.submit, self.run, self.explain)
        return self._turn_page(state)

    def _turn_page(self, state: State) -> Page:
        if state.phase is Phase.LAYING:
            return LayPage(self.ui, self.submit, self.run, self.explain)
        if state.is_solo:
            return SoloPage(self.ui, self.submit, self.run, self.explain, self.par, self._best())
        return TurnPage(self.ui, self.submit, self.run, self.explain)

    def _best(self) -> Ways:
        """Return the best run of this start, looked up once."""
        if self._best_run is None:
            self._best_run = best_run(self.ui, self.match)
        return self._best_run

    def roll_page(self) -> Page:
        """Return the page of a roll with the yard beside it; first the cards, if they were just drawn."""
        if self._must_show_cards(self.match.view(None)):
            return self._cards()
        board = RollBoard(self.ui, self.submit, self.run)
        return YardRollPage(self.ui, self.match, self.submit, board.shown)

    def _must_show_cards(self, state: State) -> bool:
        return self._seen_at != self.match.version and state.phase is not Phase.OVER and is_fresh(self.match)

    def _cards(self) -> Page:
        return DrawnPage(self.ui, self.submit, self.run, self._go_on)

    def _go_on(self) -> None:
        """Leave the cards for what comes next."""
        self._seen_at = self.match.version
        rolls = self.match.awaiting is not None
        self.show(self.roll_page() if rolls else self.page_of(self.match.view(None)))

    # ------------------------------------------------------------ time

    def tick(self, now: float) -> None:
        """Let a train come nearer."""
        is_under_way = self.run.leg is not None
        self.run.tick(now)
        if is_under_way:
            self.ui.redraw()
        super().tick(now)

    def is_moving(self, now: float) -> bool:
        """Tell whether a train is under way, or the page moves."""
        return self.run.leg is not None or super().is_moving(now)

    def explain(self, refusal: AnyRefusal) -> str:
        """Return a refusal as one sentence."""
        return refusal_sentence(self.ui.language, refusal, self.match.players)

    def take_back(self) -> None:
        """Show the train where it stands."""
        self.run.stop()
        super().take_back()

    def _told(self, sentence: str) -> None:
        """Say what stopped a train; what is in its way is framed on the yard."""
        self.ui.play(Cue.REFUSE)
        self.ui.tell(sentence, "info")

    def heard(self, events: tuple[Any, ...]) -> None:
        """Let what happened be heard, and the train be seen under way."""
        ui, players = self.ui, self.match.players
        told_start(ui, self.match, events)
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
                case TrappedPassed():
                    self._told(ui.t("{name} is trapped and skipped", name=players[event.seat].name))
                case StoppedDead():
                    name = players[event.seat].name
                    self._told(ui.t("{name} stopped dead, {lost} unspent", name=name, lost=event.lost))
                case GameEnded() | RunEnded():
                    ui.play(Cue.REVEAL)
