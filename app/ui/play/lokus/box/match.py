"""The screen of a game of Lokus beside the box: picks a page for the phase and lets events be heard."""

from typing import Any

from app.games.game import AnyRefusal
from app.games.lokus.box.moves import CardEntered, CleanUpNoted, CountingBegan, RollsSet
from app.games.lokus.box.state import Help, Phase, State
from app.games.lokus.events import CleanedUp, GameEnded, RoundBegan, SetEnded
from app.ui.play.lokus.both.result_page import ResultPage
from app.ui.play.lokus.both.set_page import SetPage
from app.ui.play.lokus.box.card_pad import Half
from app.ui.play.lokus.box.count_page import CountPage
from app.ui.play.lokus.box.enter_page import EnterPage
from app.ui.play.lokus.box.light_page import LightPage
from app.ui.play.lokus.box.line_page import LinePage
from app.ui.play.lokus.box.rounds_screen import RoundsScreen
from app.ui.play.lokus.box.shown_page import ShownPage
from app.ui.play.lokus.box.starters_page import StartersPage
from app.ui.play.lokus.words.refusal import refusal_sentence
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.page import Page
from app.ui.stage.sound import Cue

CUES: tuple[tuple[type | tuple[type, ...], Cue], ...] = (
    ((CleanedUp, CleanUpNoted), Cue.FLUSH),
    ((SetEnded, CountingBegan), Cue.REVEAL),
    (RoundBegan, Cue.SCORE_TICK),
    ((CardEntered, RollsSet), Cue.PLACE),
)
"""What is heard, the most telling first."""


class BoxScreen(MatchScreen):
    """Lokus beside the box. The picture stays with whoever keeps count: no seat is special (K22)."""

    def page_of(self, state: State) -> Page:
        """Return the page for the phase."""
        match state.phase:
            case Phase.ROUND:
                page: type[Page] = LightPage if state.options.help is Help.LIGHT else EnterPage
            case Phase.SCORED:
                what = self.ui.t("The rolls of somebody") if state.book is None else self.ui.t("A card or a line")
                return SetPage(self.ui, self.submit, (what, self._recount))
            case _:
                page = PAGES[state.phase]
        return page(self.ui, self.submit)

    def _recount(self) -> None:
        """Open what the set was counted from: the piles, or the rounds."""
        if self.match.state.book is None:
            self.show(CountPage(self.ui, self.submit, self._ceremony))
        else:
            self.ui.go(RoundsScreen(self.ui, self.match, self.submit))

    def _ceremony(self) -> None:
        """Show the set as it was scored."""
        self.show(self.page_of(self.match.state))

    def explain(self, refusal: AnyRefusal) -> str:
        """Return a refusal as one sentence."""
        return refusal_sentence(self.ui.language, refusal, self.match.players)

    def seat_asked(self) -> int | None:
        """Nobody in particular: one person types for all."""
        return None

    def take_back(self) -> None:
        """Let go of half a card; else take back as everywhere."""
        page = self.page
        if isinstance(page, EnterPage | StartersPage) and page.half != Half():
            page.half = Half()
            self.ui.redraw()
        else:
            super().take_back()

    def heard(self, events: tuple[Any, ...]) -> None:
        """Let the most telling event be heard."""
        for event in events:
            if isinstance(event, GameEnded):
                self.ui.play(Cue.WIN, self.match.players[event.places.index(1)].figure)
                return
        for kind, cue in CUES:
            if any(isinstance(event, kind) for event in events):
                self.ui.play(cue)
                return


PAGES: dict[Phase, type[Page]] = {
    Phase.STARTERS: StartersPage,
    Phase.LINE: LinePage,
    Phase.SHOWN: ShownPage,
    Phase.COUNTING: CountPage,
    Phase.OVER: ResultPage,
}
"""The page of each phase that has only one."""
