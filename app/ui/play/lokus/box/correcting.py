"""Writes a card into the referee's book; one that stands elsewhere in the set is never moved without a yes (K2, K21).

Then a question names who played that card and in which round, and leads there.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from app.games.game import Seat
from app.games.lokus.box.book import Spot, entry, spot
from app.games.lokus.box.moves import Correct, CorrectStarter, EnterCard, EnterStarter
from app.games.lokus.box.state import Book
from app.games.lokus.cards import Card
from app.table.match.match import AnyMatch
from app.ui.play.lokus.words.people import said
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.stage.ui import Ui

Writing = EnterCard | EnterStarter | Correct | CorrectStarter


class Correcting:
    """The door through which cards are written; `open_spot` shows an entry, to put it right there."""

    def __init__(
        self, ui: Ui, match: AnyMatch, submit: Callable[[Any], bool], open_spot: Callable[[Spot], None]
    ) -> None:
        self.ui = ui
        self.match = match
        self.submit = submit
        self.open_spot = open_spot

    @property
    def _book(self) -> Book:
        book: Book | None = self.match.state.book
        assert book is not None
        return book

    def write(self, move: Writing, done: Callable[[], None] = lambda: None) -> None:
        """Write a card, or ask where it stands already; `done` is called once something was written."""
        there = spot(self._book, move.card)
        if there is not None and self._refuses_exchange(move):
            self._ask(move, there, done)
        elif self.submit(_alone(move)):
            done()

    def _refuses_exchange(self, move: Writing) -> bool:
        refusal = self.match.refusal(_alone(move))
        return refusal is not None and refusal.rule == "K2"

    def _ask(self, move: Writing, there: Spot, done: Callable[[], None]) -> None:
        ui = self.ui
        where = {"card": said(ui.language, move.card), **self._place(there)}
        if there.round == 0:
            question = ui.t("{card} opened line {line}. Which is wrong?", **where)
            look = Answer("there", ui.t("Put line {line} right", **where), icon="next")
        else:
            question = ui.t("{card} is of {name}, round {round}. Which is wrong?", **where)
            look = Answer("there", ui.t("Put {name}, round {round} right", **where), icon="next")
        answers = [look, Answer("no", ui.t("Name another card here"), icon="close")]
        if isinstance(move, Correct | CorrectStarter):
            mixed = (ui.t("The two were mixed up: exchange"), ui.t("Exchange the two"))
            answers.insert(0, Answer("exchange", mixed, self._briefly(move, there), "again"))
        self.ui.go(ChoiceScreen(ui, question, answers, None, lambda value: self._answered(value, move, there, done)))

    def _answered(self, value: str, move: Writing, there: Spot, done: Callable[[], None]) -> None:
        match value:
            case "exchange":
                told = self._after(move, there)
                if self.submit(move):
                    done()
                    self.ui.tell(told, "yes")
            case "there":
                self.open_spot(there)

    def _after(self, move: Writing, there: Spot) -> str:
        """Say what both entries are once they changed places."""
        here = self._spot_of(move)
        was = self._card_at(here)
        return f"{self._entry(here, move.card)} · {self._entry(there, was)}"

    def _entry(self, at: Spot, card: Card) -> str:
        ui = self.ui
        values = {"card": said(ui.language, card), **self._place(at)}
        if at.round == 0:
            return ui.t("Line {line}: {card}", **values)
        return ui.t("Round {round}, {name}: {card}", **values)

    def _briefly(self, move: Writing, there: Spot) -> str:
        """Say the same in a few words: by round, or in one round by name."""
        t, here = self.ui.t, self._spot_of(move)
        out = []
        for at, card in ((here, move.card), (there, self._card_at(here))):
            values = {"card": said(self.ui.language, card), **self._place(at)}
            if at.round == 0:
                out.append(t("Line {line}: {card}", **values))
            elif here.round == there.round:
                out.append(t("{name}: {card}", **values))
            else:
                out.append(t("Round {round}: {card}", **values))
        return " · ".join(out)

    def _place(self, at: Spot) -> dict[str, object]:
        if at.round == 0:
            return {"line": at.seat + 1}
        return {"name": self.match.players[at.seat].name, "round": at.round}

    def _spot_of(self, move: Writing) -> Spot:
        match move:
            case Correct(seat, number, _):
                return Spot(number, seat)
            case CorrectStarter(_, line, _) | EnterStarter(_, line, _):
                return Spot(0, Seat(line))
            case EnterCard(seat, _):
                return Spot(len(self._book.rounds) + 1, seat)

    def _card_at(self, at: Spot) -> Card:
        card = self._book.starters[at.seat] if at.round == 0 else entry(self._book, at.seat, at.round)
        assert card is not None  # only what stands there is exchanged
        return card


def _alone(move: Writing) -> Writing:
    """Return the move that exchanges nothing."""
    return replace(move, exchange=False) if isinstance(move, Correct | CorrectStarter) else move
