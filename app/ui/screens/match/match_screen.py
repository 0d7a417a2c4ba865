"""What the screens of all matches share: help, undo, redo, pause, and the door through which moves go."""

from typing import Any

from app.games.game import AnyRefusal, Over
from app.table.match.match import AnyMatch, Refused
from app.table.match.put_right import WrongRoll
from app.table.match.seats import Side
from app.table.match.take_back import NothingToTakeBack
from app.ui.kit.frame import Frame
from app.ui.kit.parts import AskFace, Redo, Undo, help_key, redo_key, undo_key
from app.ui.screens.match.consent import take_back
from app.ui.screens.match.page import Page
from app.ui.screens.match.roll_page import RollPage
from app.ui.stage import places
from app.ui.stage.net import held
from app.ui.stage.playable import playable_of
from app.ui.stage.rival import Rival
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.star import StarLook


class MatchScreen(Screen):
    """The screen of the match on the table. Games say which page shows the phase it is in."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        assert ui.table.match is not None
        self.match: AnyMatch = ui.table.match
        playable = playable_of(ui, self.match.game.name, self.match.game.way)
        assert playable is not None
        self.rival = Rival(ui, playable, self.match, self.submit)
        self._page: Page | None = None
        self._version = -1

    # ------------------------------------------------------------ what a game fills in

    def page_of(self, state: Any) -> Page:
        """Return the page for a state."""
        raise NotImplementedError

    def roll_page(self) -> Page:
        """Return the page on which a roll is awaited; a game may show its board beside it."""
        return RollPage(self.ui, self.match, self.submit)

    def explain(self, refusal: AnyRefusal) -> str:
        """Return a refusal as one sentence."""
        raise NotImplementedError

    def heard(self, events: tuple[Any, ...]) -> None:
        """Let events be heard."""

    def seat_asked(self) -> int | None:
        """Return the seat the screen speaks to; None for nobody in particular."""
        acting = self.match.acting
        return acting[0] if acting else None

    # ------------------------------------------------------------ one page at a time

    @property
    def page(self) -> Page:
        """The page of the moment, made anew with every change of the match."""
        if self._page is None or self._version != self.match.version:
            is_rolled = self.match.awaiting is not None
            self._page = self.roll_page() if is_rolled else self.page_of(self.match.view(None))
            self._version = self.match.version
        return self._page

    def show(self, page: Page) -> None:
        """Put another page in the place of this one, until the match changes."""
        self._page = page
        self.ui.redraw()

    @property
    def may_sleep(self) -> bool:
        """Never dark in a game."""
        return isinstance(self.match.turn, Over)

    @property
    def star_look(self) -> StarLook:
        """As the page says."""
        return self.page.star_look

    @property
    def side(self) -> Side:
        """The side of the seat that is asked; for a bot the picture stays where people read it."""
        seat = self.seat_asked()
        if seat is None or self.match.players[seat].bot:
            return self.ui.facing
        return self.match.players[seat].side

    def entered(self) -> None:
        """Let the playing clock run, and face the seat; the game is seen also where nothing can be written."""
        held(self.ui, self.match.resume_clock)
        super().entered()

    def tick(self, now: float) -> None:
        """Let the bots play."""
        if not self.match.is_paused:
            self.rival.tick(now)
        if self.match.awaiting is None:
            self.ui.die.forget()
        self.page.tick(now)

    def is_moving(self, now: float) -> bool:
        """As the page says."""
        return self.page.is_moving(now)

    @property
    def can_undo(self) -> bool:
        """Tell whether undo has something to do."""
        return not isinstance(self.match.take_back(), NothingToTakeBack)

    def scene(self, frame: Frame) -> list[Element]:
        """Return the page and the corner keys."""
        keys: list[Element] = [help_key(frame), undo_key(frame, can=self.can_undo)]
        if self.match.can_redo:
            keys.append(redo_key(frame))
            frame = frame.with_redo()
        return [*self.page.scene(frame), *keys]

    def submit(self, move: Any) -> bool:
        """Play a move, or tell why it is refused; raises StoreTrouble."""
        outcome = self.match.wish(move)
        if isinstance(outcome, Refused):
            self.ui.play(Cue.REFUSE)
            self.ui.tell(f"{self.explain(outcome.refusal)} ({outcome.refusal.rule})", "no")
            return False
        self._happened(outcome.events)
        return True

    def put_right(self, face: int) -> None:
        """Take another face for the roll that was entered wrongly; tell what was played since that does not fit."""
        refusal = self.match.correction_refusal(face)
        if refusal is not None:
            self.ui.play(Cue.REFUSE)
            why = self.explain(refusal)
            self.ui.tell(self.ui.t("Not with {face}: {why} First take back.", face=face, why=why), "no")
        else:
            self._happened(self.match.correct(face))

    def _asked_face(self) -> None:
        wrong = self.match.wrong_roll()
        if wrong is None:
            self.ui.tell(self.ui.t("The screen rolled this."), "info")
        else:
            self._ask_face(wrong)

    def _ask_face(self, wrong: WrongRoll) -> None:
        self.ui.open(places.FaceAsked(self.match, wrong, self.put_right))

    def _happened(self, events: tuple[Any, ...]) -> None:
        self.heard(events)
        self.changed()

    def changed(self) -> None:
        """Show the match as it now is, to the seat that is asked now."""
        self.ui.redraw()
        self.ui.face(self.side)

    # ------------------------------------------------------------ taps and the star

    @property
    def rules_of(self) -> AnyMatch | None:
        """The game that is played."""
        return self.match

    def meant(self, intent: Intent) -> None:
        """Corner keys are the same in every game; the rest is the page's."""
        match intent:
            case Undo():
                self.take_back()
            case Redo():
                self.redo()
            case AskFace():
                self._asked_face()
            case _:
                self.page.tapped(intent)

    def pressed(self) -> None:
        """As the page says."""
        self.page.pressed()

    def take_back(self) -> None:
        """Take back the last move: free inside a turn, else with the next player's consent.

        A face that was only just entered is looked at first: mostly it was touched wrongly.
        """
        wrong = self.match.wrong_roll()
        if wrong is not None and wrong.is_last:
            self._ask_face(wrong)
            return
        take_back(self.ui)
        if self.ui.screen is self:
            self.changed()

    def redo(self) -> None:
        """Bring back what was taken back."""
        self.match.redo()
        self.ui.play(Cue.PLACE)
        self.changed()

    def pause(self) -> None:
        """Pause."""
        self.ui.open(places.Pause())
