"""Both lines accept a placer's card: whose it is and why is said, and the line it chose is touched (K7, K8)."""

from collections.abc import Callable
from typing import Any

from app.games.game import Seat
from app.games.lokus.box.moves import RoundDone
from app.games.lokus.box.state import Asked
from app.games.lokus.box.talk import round_told
from app.games.lokus.course import named
from app.games.lokus.events import CardBlocked, CardPlaced, RoundEvent
from app.games.lokus.moves import ChooseLine
from app.games.lokus.standing import ROUNDS
from app.ui.kit.frame import Frame
from app.ui.kit.parts import turn_line
from app.ui.play.lokus.both.intents import PickLine
from app.ui.play.lokus.box.book_page import BookPage
from app.ui.play.lokus.look.person_card import CardLook
from app.ui.play.lokus.look.piles import PileSeen
from app.ui.play.lokus.look.toilet_line import LineLook, LineSeen
from app.ui.play.lokus.telling.show_page import Say, ShowPage, Words
from app.ui.play.lokus.telling.show_row import RowCard
from app.ui.play.lokus.words.telling import TellingWords
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatLook
from app.ui.widgets.star import StarLook


class LinePage(BookPage, ShowPage):
    """One touch. After a correction it may ask for a line of an earlier round (K21)."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        self.said = TellingWords(ui.language, self.players)
        asked = self.book.asked
        assert asked is not None  # the phase is defined by what the book asks
        self.asked: Asked = asked
        self.cards = self.book.rounds[asked.round - 1].cards
        self.told = round_told(self.book, asked.round, self.state.options.edition)

    @property
    def star_look(self) -> StarLook:
        """The star waits for the line."""
        return StarLook.NOT_YET

    def heading(self, frame: Frame) -> list[Element]:
        """Return whose card it is and as what it places, or the round if it is an earlier one."""
        ui, number = self.ui, self.asked.round
        words: Words = self.said.role(self.asked.role, self.asked.card)
        if number != self.state.round:
            words = (
                ui.t("which line in round {round}?", round=number),
                ui.t("round {round}: line?", round=number),
                f"{number}/{ROUNDS}",
            )
        elif frame.far_line is not None:
            words = self.round_words()
        return turn_line(ui, frame, self.players[self.asked.seat], words)

    def star_says(self) -> Words:
        """Say that a line is waited for."""
        return (self.ui.t("Touch the line"), self.ui.t("Which line?"))

    # ------------------------------------------------------------ the row

    def row_cards(self) -> tuple[list[RowCard], bool]:
        """Return the cards from low to high; the one that is placed is raised."""
        ranked = sorted(range(len(self.cards)), key=lambda seat: self.cards[seat].rank)
        badges = ["lowest", *([""] * (len(ranked) - 2)), "highest"]
        return [self._card(Seat(seat), badge) for seat, badge in zip(ranked, badges, strict=True)], True

    def _card(self, seat: Seat, badge: str) -> RowCard:
        snub = self.book.standing.snubs[seat]
        is_asked = seat == self.asked.seat
        look = SeatLook.TURN if is_asked else SeatLook.WAITING
        pile = PileSeen(self.players[seat].figure, snub.rolls, snub.clean_ups, look)
        lies = CardLook.CHOSEN if is_asked else (CardLook.AWAY if seat in self._away() else CardLook.REST)
        return RowCard(seat, pile, self.face(self.cards[seat]), look=lies, badge=badge)

    def _away(self) -> set[int]:
        return {event.seat for event in self.told if isinstance(event, CardPlaced | CardBlocked)}

    # ------------------------------------------------------------ words and lines

    def says(self) -> Say:
        """Say who places, that both lines accept it, why in a tie, and what came before."""
        who = named(self.cards, self.asked.role)
        lit = tuple(card.colour.value for card in (who.card, *who.tied)) if who.tied else ()
        before = tuple(words for event in self.told if (words := self._before(event)))
        touch = (self.ui.t("It fits both lines: touch one."), self.ui.t("Touch a line."))
        is_now = self.asked.round == self.state.round
        return Say(self.said.named(who), (touch, *self.said.tie(who), *before), lit, is_headed=is_now)

    def _before(self, event: RoundEvent) -> Words:
        """Say what the lowest card did, while the highest is asked."""
        match event:
            case CardPlaced():
                words = {"name": self.name(event.seat), "line": event.line + 1}
                return (self.ui.t("First {name}: line {line}.", **words),)
            case CardBlocked():
                return (self.ui.t("First {name}: two rolls.", name=self.name(event.seat)),)
            case _:
                return ()

    def lines_seen(self) -> list[tuple[LineSeen, Words, bool]]:
        """Return both lines, each to be touched."""
        who, edition = named(self.cards, self.asked.role), self.state.options.edition
        return [
            (
                self.plain_line(n, people, LineLook.LEGAL),
                self.said.line_offer(who, people, edition, is_here=False),
                True,
            )
            for n, people in enumerate(self.book.standing.lines)
        ]

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Take the line."""
        if isinstance(intent, PickLine):
            self.submit(ChooseLine(self.asked.seat, intent.line))

    def pressed(self) -> None:
        """Say what is missing."""
        self.submit(RoundDone(self.state.holder))
