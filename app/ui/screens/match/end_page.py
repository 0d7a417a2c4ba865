"""What the results of all games share: they are read in peace, and only a key leads to another game.

Whoever pressed the star through a ceremony presses once too often. So the star begins nothing here: it looks back.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.game import Seat
from app.table.match.match import AnyMatch
from app.table.rematch import next_starter
from app.ui.ink.motion import Span
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint
from app.ui.screens.match.page import Page
from app.ui.stage import places
from app.ui.stage.playable import Playable, playable_of
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.star import StarLook


class Rematch(Struct, frozen=True):
    """Play again with the same players; `is_same` with the same cards, or on the same start."""

    is_same: bool = False


class ShowLog(Struct, frozen=True):
    """Look at what happened."""


class GoHome(Struct, frozen=True):
    """Leave the table."""


class EndPage(Page):
    """A finished game. Games lay their result, and say how another one begins."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        match = ui.table.match
        assert match is not None
        self.match: AnyMatch = match
        self.reading = Span(ui.now, self.seen_after() + ui.theme.time.reveal / 1000)

    # ------------------------------------------------------------ what a game fills in

    def seen_after(self) -> float:
        """Return the seconds until the result stands still."""
        return 0.0

    def named(self) -> tuple[Seat, ...]:
        """Return the seats of which the rulebook says that they start; usually it names nobody."""
        return ()

    def again(self, playable: Playable, first: Seat) -> None:
        """Begin another game with the same players; `first` starts it."""
        raise NotImplementedError

    def same_again(self, playable: Playable) -> None:
        """Begin the very same game once more, with the same starter: there is something to compare."""
        raise NotImplementedError

    # ------------------------------------------------------------ the same in every game

    @property
    def is_end(self) -> bool:
        """The result is the end."""
        return True

    def star_hint(self, frame: Frame) -> list[Element]:
        """Say that the star opens the log."""
        return hint(self.ui.theme, frame, (self.ui.t("Star: the log"), self.ui.t("the log")), is_gold=True)

    @property
    def star_look(self) -> StarLook:
        """Armed once the result could be read: a press too many shall not turn it over."""
        return StarLook.ARMED if self.reading.is_over(self.ui.now) else StarLook.NOT_YET

    def pressed(self) -> None:
        """Look back: nothing begins by a press too many."""
        if self.reading.is_over(self.ui.now):
            self.ui.open(places.Log())

    def tapped(self, intent: Intent) -> None:
        """Play again, look back, or leave."""
        match intent:
            case Rematch(is_same):
                self._begin(is_same=is_same)
            case ShowLog():
                self.ui.open(places.Log())
            case GoHome():
                self.ui.table.leave()
                self.ui.home()

    def _begin(self, *, is_same: bool) -> None:
        playable = playable_of(self.ui, self.match.game.name, self.match.game.way)
        assert playable is not None
        if is_same:
            self.same_again(playable)
        else:
            self.again(playable, next_starter(self.match.players, self.match.setup.first, self.named()))
