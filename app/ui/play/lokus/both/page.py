"""What all pages of Lokus on this screen share: the match, what anybody may see of it, the line, and names."""

from collections.abc import Callable
from typing import Any

from app.games.lokus.cards import Card
from app.games.lokus.screen.state import State
from app.table.match.seats import Player
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.kit.parts import head, turn_line
from app.ui.play.lokus.words.face import Face
from app.ui.play.lokus.words.people import round_words, said, shown
from app.ui.screens.match.page import Page
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label


class LokusPage(Page):
    """A page of Lokus. `seen` is what a bystander may see: no hand, no deck, no face of a snub pile."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        match = ui.table.match
        assert match is not None
        self.match = match
        self.players: tuple[Player, ...] = match.players
        self.seen: State = match.view(None)

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.players[seat].name

    def card(self, card: Card) -> str:
        """Name a card."""
        return said(self.ui.language, card)

    def face(self, card: Card) -> Face:
        """Return what a card shows."""
        return shown(self.ui.language, card)

    def round_words(self) -> tuple[str, ...]:
        """Name set and round, long and short."""
        return round_words(self.ui.language, self.seen.set, self.seen.round)

    def line(self, frame: Frame, seat: int) -> list[Element]:
        """Return the shared line for a seat; it points there when the picture does not turn."""
        player = self.players[seat]
        return turn_line(self.ui, frame, player, self.round_words(), points_to=player.side)

    def banner(self, frame: Frame) -> list[Element]:
        """Return the line while nobody in particular is asked: set and round, at both ends where there is room."""
        words, second = self.round_words(), self.ui.theme.text.second
        label = Label(bounds=head(frame), wordings=words, colour=second, role="line_min", floor=4.2)
        if frame.far_line is None:
            return [label]
        far = Label(bounds=frame.far_line, wordings=words, colour=second, role="line_min", is_turned=True, floor=4.2)
        return [far, Label(bounds=self._near(frame), wordings=words, colour=second, role="line_min", floor=4.2)]

    @staticmethod
    def _near(frame: Frame) -> Rect:
        return frame.line
