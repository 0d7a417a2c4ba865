"""The screen of a game of Lokus played here: whose hand may be open, which beat of a round is told, what is heard.

A hand is only ever shown to the one seat that opened it with the star, and the star opens it only once the screen was
passed on. It closes when its player locks, when
another screen lies above, when the picture turns, and when nobody has touched anything for a while.
"""

from typing import Any

from app.games.game import AnyRefusal, Seat
from app.games.lokus.events import CardPlaced, GameEnded, RoundBegan, SetScored
from app.games.lokus.screen.moves import AllLocked, CardLocked, CardsRevealed
from app.games.lokus.screen.state import Phase, State
from app.ui.play.lokus.both.result_page import ResultPage
from app.ui.play.lokus.both.set_page import SetPage
from app.ui.play.lokus.screen.armed_page import ArmedPage
from app.ui.play.lokus.screen.bots import hinted
from app.ui.play.lokus.screen.hand_page import HandPage
from app.ui.play.lokus.screen.handover_page import HandoverPage
from app.ui.play.lokus.screen.open_hand import OpenHand
from app.ui.play.lokus.screen.passing import Passing
from app.ui.play.lokus.telling.beats import Asking, Beat, Cleaning, Placing, Told, told
from app.ui.play.lokus.telling.page import TellingPage
from app.ui.play.lokus.words.refusal import refusal_sentence
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.page import Page
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui


class OnScreen(MatchScreen):
    """Lokus on this screen. `waits`: a reveal goes on by the star instead of by itself, and beats follow no clock."""

    waits = False

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.hand: OpenHand | None = None
        self._passing = Passing(ui.theme.time.hand_over / 1000, ui.now)
        self._called: Seat | None = None
        self._at: int | None = None  # the beat that is told; None: the last one
        self._heard = -1

    # ------------------------------------------------------------ pages

    def page_of(self, state: State) -> Page:
        """Return the page for the phase."""
        match state.phase:
            case Phase.CHOOSING | Phase.DEALING:
                return self._choosing()
            case Phase.ARMED:
                self.hand = None
                return ArmedPage(self.ui, self.submit)
            case Phase.LOWEST | Phase.HIGHEST | Phase.SHOWN:
                return self._telling()
            case Phase.SCORED:
                return SetPage(self.ui, self.submit)
            case Phase.OVER:
                return ResultPage(self.ui, self.submit)

    def _choosing(self) -> Page:
        if self.hand is not None:
            return HandPage(self.ui, self.submit, self.hand, self._close, hinted)
        self._passing.asks(self.asked, self.ui.now)
        return HandoverPage(self.ui, self.submit, self.asked, self._call, self._open, self._is_passed)

    def _telling(self) -> Page:
        round_ = told(self.match)
        assert round_ is not None  # in these phases cards lie open
        return self._tell_page(round_)

    def _beat_of(self, round_: Told) -> int:
        """Return the beat to tell: after a take-back or on resuming the last one."""
        last = len(round_.beats) - 1
        is_known = self.waits or self._heard == self.match.version
        at = min(self._at, last) if self._at is not None and is_known else last
        while at < last and isinstance(round_.beats[at], Asking):  # what was asked is answered by now
            at += 1
        self._at = at
        return at

    def _tell_page(self, round_: Told) -> TellingPage:
        return TellingPage(self.ui, self.submit, round_, self._beat_of(round_), self._go_on, waits=self.waits)

    def _go_on(self) -> None:
        """Tell the next beat."""
        page = self.page
        assert isinstance(page, TellingPage)
        self._at = page.at + 1
        self._tell(page.told)

    def _tell(self, round_: Told) -> None:
        self.show(self._tell_page(round_))
        self.changed()
        assert self._at is not None
        self._sound(round_.beats[self._at])

    # ------------------------------------------------------------ hands

    @property
    def asked(self) -> Seat | None:
        """The person who is handed the screen: who was called, else the next who has not locked; None for bots."""
        people = [seat for seat in self.match.acting if not self.match.players[seat].bot]
        if self._called is not None:
            return self._called
        return people[0] if people else None

    def _call(self, seat: Seat) -> None:
        """Hand the screen to a seat: also one that has locked, to choose again."""
        if self.match.players[seat].bot:
            self.ui.tell(self.ui.t("{name} chooses by itself.", name=self.match.players[seat].name), "info")
            return
        self._called = seat
        self._turn_over()

    def _is_passed(self) -> bool:
        """Tell whether the player who is asked has the screen now; who sits alone among bots always has (K19)."""
        return self._has_one_person() or self._passing.is_over(self.ui.now)

    def _has_one_person(self) -> bool:
        return sum(not player.bot for player in self.match.players) == 1

    def _open(self) -> None:
        """Open the hand of the player who is asked, once the screen was passed on; before that say so."""
        seat = self.asked
        if seat is None:
            return
        if not self._is_passed():
            self._passing.pressed(self.ui.now)
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("First pass the screen to {name}.", name=self.match.players[seat].name), "info")
            return
        self._passing.held_by(seat, self.ui.now)
        self.hand = OpenHand(seat, self.ui.facing, self.ui.now)
        self._turn_over()

    def _open_alone(self) -> None:
        """Open the hand of the one person among bots, whose own press began the round: there is nobody to hide from."""
        people = [seat for seat in self.match.acting if not self.match.players[seat].bot]
        if self._has_one_person() and people:
            self.hand = OpenHand(people[0], self.ui.facing, self.ui.now)

    def _close(self) -> None:
        """Hide the hand, and whatever was said to its player."""
        self.hand = self._called = None
        self.ui.hush()
        self._turn_over()

    def _turn_over(self) -> None:
        """Show another page of the same moment; fingers on the old one mean nothing any more."""
        self._page = None
        self.ui.layout += 1
        self.changed()

    def entered(self) -> None:
        """Be on top (again): no hand is open then."""
        self.hand = self._called = None
        self._page = None
        self._passing.held_by(None, self.ui.now)
        super().entered()

    def seat_asked(self) -> int | None:
        """Return whose hand it is, or who chooses a line; the rest is for the whole table."""
        phase = self.match.state.phase
        if phase is Phase.CHOOSING:
            return self.hand.seat if self.hand is not None else self.asked
        if phase in (Phase.LOWEST, Phase.HIGHEST) and isinstance(self._page, TellingPage) and self._page.is_last:
            return self.match.acting[0]
        return None

    # ------------------------------------------------------------ time

    def tick(self, now: float) -> None:
        """Let bots play once what happened was told; hide a hand that was turned away or forgotten."""
        page = self.page
        is_told = not isinstance(page, TellingPage) or page.is_last
        if is_told and not self.match.is_paused:
            self.rival.tick(now)
        if self.hand is not None and self._is_left(self.hand, now):
            self._close()
            self._passing.held_by(None, now)
        self.page.tick(now)

    def _is_left(self, hand: OpenHand, now: float) -> bool:
        return self.ui.facing is not hand.facing or now - hand.touched > self.ui.theme.time.dim_after / 1000

    # ------------------------------------------------------------ words and sounds

    def explain(self, refusal: AnyRefusal) -> str:
        """Return a refusal as one sentence."""
        return refusal_sentence(self.ui.language, refusal, self.match.players)

    @property
    def can_undo(self) -> bool:
        """In an open hand undo always has something to do."""
        return self.hand is not None or super().can_undo

    def take_back(self) -> None:
        """Put back the chosen card, or close the hand; else take back as everywhere."""
        if self.hand is None:
            self._passing.held_by(None, self.ui.now)
            super().take_back()
        elif self.hand.chosen is not None:
            self.hand.chosen = None
            self.ui.redraw()
        else:
            self._close()

    def heard(self, events: tuple[Any, ...]) -> None:
        """Let what happened be heard; a reveal is told beat by beat from here."""
        self._follow(events)
        for event in events:
            match event:
                case CardsRevealed():
                    self.ui.play(Cue.REVEAL)
                case AllLocked():
                    self.ui.play(Cue.KNOCK)
                case CardLocked(seat):
                    self._heard_lock(seat)
                case RoundBegan():
                    self._called = None
                    self._passing.held_by(None, self.ui.now)
                    self._open_alone()
                case SetScored():
                    self.ui.play(Cue.SCORE_TICK)
                case GameEnded(_, places):
                    self.ui.play(Cue.WIN, self.match.players[places.index(1)].figure)

    def _heard_lock(self, seat: Seat) -> None:
        """Lay the card, and call the next person by its two notes."""
        players, following = self.match.players, self.asked
        self.ui.play(Cue.PLACE)
        if following is not None and not players[seat].bot and self.match.state.phase is Phase.CHOOSING:
            self.ui.play(Cue.PASS, players[following].figure)

    def _follow(self, events: tuple[Any, ...]) -> None:
        """Find the beat that these events begin with; a choice that a person just made needs none of its own."""
        chosen_at, self._at = self._at, None
        self._heard = self.match.version
        if any(isinstance(event, CardsRevealed) for event in events):
            self._at = 0
        elif events and isinstance(events[0], CardPlaced) and chosen_at is not None:
            round_ = told(self.match)
            assert round_ is not None  # a line is chosen while cards lie open
            is_seen = chosen_at + 2 < len(round_.beats) and not self.match.players[events[0].seat].bot
            self._at = chosen_at + (2 if is_seen else 1)
            self._sound(round_.beats[self._at])

    def _sound(self, beat: Beat) -> None:
        """Let a beat be heard."""
        match beat:
            case Cleaning():
                self.ui.play(Cue.FLUSH)
            case Placing(_, CardPlaced()):
                self.ui.play(Cue.PLACE)
            case Placing():
                self.ui.play(Cue.REFUSE)
            case Asking(named):
                self.ui.play(Cue.PASS, self.match.players[named.seat].figure)
