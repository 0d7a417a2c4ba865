"""What all pages of Locus share: the match, whose turn it is, the line with the round, words in gold."""

from collections.abc import Callable
from typing import Any

from app.games.game import Seat
from app.games.locus import course
from app.table.match.seats import Player
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.kit.parts import turn_line
from app.ui.screens.match.page import Page
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.words.language import Language


def round_words(language: Language, state: course.Course) -> tuple[str, ...]:
    """Return the round banner (L4), long and short."""
    place, t = course.banner(state), language.t
    if place.rounds is None:
        return (t("round {round}", round=place.round),)
    short = f"{place.round}/{place.rounds}"
    if place.stars > 1:
        of = {"round": place.round, "rounds": place.rounds, "star": place.star, "stars": place.stars}
        return (
            t("round {round} of {rounds}, star {star} of {stars}", **of),
            t("round {round} of {rounds}, star {star}", **of),
            f"{short} · {place.star}/{place.stars}",
        )
    return (
        t("round {round} of {rounds}", round=place.round, rounds=place.rounds),
        t("round {round}/{rounds}", round=place.round, rounds=place.rounds),
        short,
    )


class LocusPage(Page):
    """A page of Locus. It holds the view it was made for."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        match = ui.table.match
        assert match is not None
        self.match = match
        self.players = match.players
        self.seen: Any = match.view(None)

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        seat: Seat = self.seen.current
        return seat

    @property
    def player(self) -> Player:
        """Who sits there."""
        return self.players[self.seat]

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.players[seat].name

    def line(self, frame: Frame) -> list[Element]:
        """Return the shared line; it points to the real seat when the picture does not turn there."""
        words = round_words(self.ui.language, self.seen)
        return turn_line(self.ui, frame, self.player, words, points_to=self.player.side)

    def done_words(self) -> tuple[str, ...]:
        """Say that the star ends the pick or the window of this seat, long and short."""
        return (self.ui.t("Star: {name} is done", name=self.player.name), self.ui.t("Star: done"))

    def star_words(
        self, box: Rect, words: str | tuple[str, ...], *, align: float = 0.0, is_gold: bool = True
    ) -> list[Element]:
        """Say in the stage what the star does now: in gold if it does something."""
        colour = self.ui.theme.gold.star if is_gold else self.ui.theme.text.second
        return [Label(bounds=box, wordings=words, colour=colour, role="body", align=align, lines=2, floor=3.0)]
