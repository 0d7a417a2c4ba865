"""What the pages of a game beside the box share: the match, its state, the line with round and star."""

from collections.abc import Callable
from typing import Any

from app.games.game import Seat
from app.games.locus import course
from app.games.locus.box_state import State
from app.games.locus.box_talk import reminder
from app.table.seats import Player
from app.ui.frame import Frame
from app.ui.geometry import Rect
from app.ui.parts import seat_order, turn_line
from app.ui.play.locus.log_words import reminder_sentence
from app.ui.play.page import Page
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatLook


class BoxPage(Page):
    """A page of a game beside the box. It holds the view it was made for."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        match = ui.table.match
        assert match is not None
        self.match = match
        self.state: State = match.view(None)
        self.players = match.players

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.state.current

    @property
    def player(self) -> Player:
        """Who sits there."""
        return self.players[self.seat]

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.players[seat].name

    def round_words(self) -> tuple[str, ...]:
        """Return the round banner (L4), long and short."""
        ui, place = self.ui, course.banner(self.state)
        if place.rounds is None:
            return (ui.t("round {round}", round=place.round),)
        if place.stars > 1:
            return (
                ui.t("round {round} of {rounds}, star {star} of {stars}", round=place.round, rounds=place.rounds,
                     star=place.star, stars=place.stars),
                ui.t("round {round} of {rounds}, star {star}", round=place.round, rounds=place.rounds, star=place.star),
                f"{place.round}/{place.rounds} ★ {place.star}/{place.stars}".replace(" ★ ", " · "),
            )  # fmt: skip
        return (
            ui.t("round {round} of {rounds}", round=place.round, rounds=place.rounds),
            ui.t("round {round}/{rounds}", round=place.round, rounds=place.rounds),
            f"{place.round}/{place.rounds}",
        )

    def line(self, frame: Frame) -> list[Element]:
        """Return the shared line; it points to the real seat when the picture does not turn there."""
        return turn_line(self.ui, frame, self.player, self.round_words(), points_to=self.player.side)

    def order(self, box: Rect) -> list[Element]:
        """Return the seats in picking order: done, now, to come (L8)."""
        seats = course.picking_order(self.state)
        return seat_order(self.ui.theme, box, [(self.players[seat], self._look(seat)) for seat in seats])

    def _look(self, seat: Seat) -> SeatLook:
        if seat == self.seat:
            return SeatLook.TURN
        return SeatLook.WAITING if seat in course.to_come(self.state) else SeatLook.DONE

    def reminder(self, box: Rect) -> list[Element]:
        """Return the one thing that matters next."""
        matter = reminder(self.state)
        if matter is None:
            return []
        words = reminder_sentence(self.ui.language, matter)
        colour = self.ui.theme.text.second
        return [Label(bounds=box, wordings=words, colour=colour, role="small", lines=3, floor=2.9)]

    def star_words(
        self, box: Rect, words: str | tuple[str, ...], *, align: float = 0.0, is_gold: bool = True
    ) -> list[Element]:
        """Say in the stage what the star does now: in gold if it does something."""
        colour = self.ui.theme.gold.star if is_gold else self.ui.theme.text.second
        return [Label(bounds=box, wordings=words, colour=colour, role="body", align=align, lines=2, floor=3.0)]
