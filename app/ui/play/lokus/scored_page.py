"""A set is counted: rolls stack up, clean-ups wipe them, the table says the points; the star goes on."""

from collections.abc import Callable
from typing import Any

from app.games.lokus.moves import Next
from app.games.lokus.points import counted_rolls, set_points
from app.games.lokus.scoring import totals
from app.games.lokus.standing import SETS
from app.ui.frame import Frame
from app.ui.motion import Span
from app.ui.parts import head, hint
from app.ui.play.lokus.lokus_page import LokusPage
from app.ui.play.lokus.set_count import SeatCount, SetTable
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

COUNTING = 2.4  # seconds for a whole set, counted roll by roll


class ScoredPage(LokusPage):
    """The set that was played last."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        length = COUNTING if ui.preferences.motion == "full" else 0.0
        self.counting = Span(ui.now, length)

    def is_moving(self, now: float) -> bool:
        """Count."""
        return not self.counting.is_over(now)

    @property
    def star_look(self) -> StarLook:
        """Armed once everything is counted."""
        return StarLook.NOT_YET if self.is_moving(self.ui.now) else StarLook.ARMED

    @property
    def is_final(self) -> bool:
        """Tell whether this was the last set."""
        return len(self.seen.sets) == SETS

    def scene(self, frame: Frame) -> list[Element]:
        """Return the heading and the count of every seat."""
        ui = self.ui
        title = ui.t("Set {set} of {sets}", set=len(self.seen.sets), sets=SETS)
        out: list[Element] = [
            Label(bounds=head(frame), wordings=title, colour=ui.theme.text.main, role="line_min", floor=4.2)
        ]
        gold = not self.is_moving(ui.now)
        words = (ui.t("Star: who wins?"), ui.t("who wins?"))
        if not self.is_final:
            words = (ui.t("Star: next set"), ui.t("next set"))
        out += hint(ui.theme, frame, words if gold else (ui.t("Counting"),), is_gold=gold)
        rows = (ui.t("rolls"), ui.t("points"), ui.t("together"))
        part = self.counting.part(ui.now)
        return [*out, SetTable(bounds=frame.stage, seats=self.counts(), words=rows, part=part)]

    def counts(self) -> tuple[SeatCount, ...]:
        """Return what every seat counts in this set."""
        state = self.seen
        before = totals(state.sets[:-1], state.table, state.seats)
        after = totals(state.sets, state.table, state.seats)
        out = []
        for seat, count in enumerate(state.sets[-1]):
            points = set_points(state.table, count.rolls, count.clean_ups)
            player = self.players[seat]
            left = counted_rolls(count.rolls, count.clean_ups)
            out.append(SeatCount(player.name, player.figure, count.rolls, count.clean_ups, left, points, before[seat],
                                 leads=after[seat] == min(after)))  # fmt: skip
        return tuple(out)

    def pressed(self) -> None:
        """Go on to the next set, or to the result."""
        if self.star_look is StarLook.ARMED:
            self.submit(Next(self.seen.holder))
